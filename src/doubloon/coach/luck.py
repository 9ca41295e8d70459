"""Luck, card by card: what each card, tile and die brought a seat, against the mean of what could have come.

A ply brings something by chance if others of its events come in the imagined worlds of just before. What it brought is
guessed by the game's evaluation first, in the real course and in these worlds; the largest guesses are weighed by games
that are played on to the end. In a question that all answer in secret, what the others answer is imagined, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from typing import Final

import msgspec
from msgspec import Struct

from doubloon.bots.make import make_bot
from doubloon.coach.futures import PLAYERS, Tally, expected, played_on
from doubloon.core.chair import Chair
from doubloon.core.event import Event
from doubloon.core.move import Move
from doubloon.core.rng import rng_from
from doubloon.core.showing import showing_of
from doubloon.core.shown import Said
from doubloon.core.state import State
from doubloon.core.steering import steering_of

WORLDS: Final = 16  # in which a ply is looked at
VAIN: Final = 3  # worlds that are tried for one: others may hold what the move needs in few of them
TOLD: Final = 2  # events of a ply
ANSWERED: Final = frozenset(["seat", "party"])  # who is named in these has given a secret answer


class Draw(Struct, frozen=True):
    """What came after so many plies, and how many points it brought.

    `guess` is the evaluation's; `points` with their error come from so many games, if it was weighed.
    """

    ply: int
    what: list[Said]
    guess: float
    points: float = 0.0
    error: float = 0.0
    games: int = 0


class Turned:
    """One ply of a finished game: before, after, the move between them, and what the seat was told."""

    def __init__(self, before: State, after: State, mover: int, move: Move, told: list[Event]) -> None:
        self.before = before
        self.after = after
        self.mover = mover
        self.move = move
        self.told = told


def drawn(turned: Turned, seat: int, ply: int) -> Draw | None:
    """What the ply brought by chance, by the evaluation's guess; nothing where no chance was in it."""
    steering = steering_of(turned.before.game)
    seen: Counter[bytes] = Counter()
    could, came = Tally(), Tally()
    for world in _worlds(turned, seat, f"luck/{ply}", WORLDS):
        seen.update({_key(event) for event in world.events or []})
        could.add(steering.promise(world, seat))
    by_chance = [event for event in turned.told if 2 * seen[_key(event)] < len(could.values)]
    what = _said(turned, seat, by_chance)
    if not what:
        return None
    rng = rng_from(f"luck/{ply}/came")
    for _ in range(WORLDS):
        came.add(steering.promise(turned.after.imagine(seat, rng), seat))
    return Draw(ply, what, came.mean - could.mean)


def weighed(turned: Turned, seat: int, ply: int, games: int) -> Draw:
    """The same by games played on from what came, and from all that could have come."""
    could, came = Tally(), Tally()
    for number, world in enumerate(_worlds(turned, seat, f"luck/{ply}", games)):
        could.add(played_on(world, f"luck/{ply}/{number}").points[seat])
    for end in expected(Chair(turned.after, seat), games, f"luck/{ply}"):
        came.add(end.points[seat])
    error = sqrt(could.error**2 + came.error**2)
    return Draw(ply, [], 0.0, came.mean - could.mean, error, len(could.values))


def _worlds(turned: Turned, seat: int, seed: str, count: int) -> Iterator[State]:
    """So many worlds of just before in which the move was made, with their events; fewer where it seldom can be."""
    rng = rng_from(f"{seed}/worlds")
    found = 0
    for number in range(VAIN * count):
        world = turned.before.imagine(seat, rng)
        world.events = []
        if _made(world, turned, seat, f"{seed}/{number}"):
            found += 1
            yield world
        if found == count:
            return


def _made(world: State, turned: Turned, seat: int, seed: str) -> bool:
    """Make the move there, and let Sailors give the secret answers that the seat could not know."""
    sealed, asked = world.sealed, world.asked_at
    if turned.mover == seat or not sealed:
        if turned.move not in world.offers(turned.mover):
            return False
        world.play(turned.mover, turned.move)
    while sealed and world.sealed and world.asked_at == asked and not world.over():
        other = world.deciders()[0]
        world.play(other, make_bot(PLAYERS, f"{seed}/{other}").choose(Chair(world, other)))
    return True


def _key(event: Event) -> bytes:
    return msgspec.json.encode([event.kind, event.args])


def _said(turned: Turned, seat: int, events: list[Event]) -> list[Said]:
    """The events as the seat's log tells them, without the others' answers."""
    showing, view = showing_of(turned.after.game.id), turned.after.view(seat)
    found: list[Said] = []
    for event in events:
        told = showing.told(view, event.kind, event.args)
        if told.rank != "detail" and not (turned.before.sealed and ANSWERED & event.args.keys()):
            found.append(Said(f"event-{event.kind}", {**event.args, **told.called}))
    return found[:TOLD]
