"""How the levels behave: every one plays games among its like, and a watcher counts what good company does not do."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from doubloon.arena.ladder import Plan
from doubloon.arena.pools import map_on
from doubloon.bots.make import bot_seed
from doubloon.bots.own import seat_bot
from doubloon.core.chair import Chair
from doubloon.core.company import MOST_PLIES
from doubloon.core.steering import steering_of
from doubloon.registry import find_game

EXAMPLES = 10  # that a report names


class Kept(Struct, frozen=True):
    """One game: the follies with the plies at which they were committed."""

    level: str
    seed: str
    plies: int
    follies: list[tuple[str, int]]


class Behaviour(Struct, frozen=True):
    """All games of a level."""

    name: str
    games: int
    plies: int
    follies: dict[str, int]


class Company(Struct, frozen=True):
    """What was seen of each level, and some examples."""

    game: str
    seed: str
    levels: list[Behaviour]
    examples: list[str]


def company(plan: Plan, jobs: int = 1, seats: int = 2, on: str = "") -> Iterator[Kept]:
    """All games of all levels, in the order in which they are done."""
    wanted = [(plan, name, number, seats) for number in range(plan.games) for name in plan.bots]
    return map_on(keep_company, wanted, jobs, on, plan.game)


def keep_company(wanted: tuple[Plan, str, int, int]) -> Kept:
    """One game under a watcher's eyes."""
    plan, name, number, seats = wanted
    seed = f"{plan.seed}/{number}"
    game = find_game(plan.game)
    state = game.new(seats, seed, game.options(plan.options))
    bots = [seat_bot(name, bot_seed(seed, seat)) for seat in range(seats)]
    watcher = steering_of(game).watcher()
    follies: list[tuple[str, int]] = []
    while (deciders := state.deciders()) and state.plies < MOST_PLIES:
        seat = deciders[0]
        move = bots[seat].choose(Chair(state, seat))
        seen = watcher.sees(state, seat, move)
        if seen:
            follies.append((seen, state.plies))
        state.play(seat, move)
    last = watcher.ends(state)
    if last:
        follies.append((last, state.plies))
    return Kept(name, seed, state.plies, follies)


def report(plan: Plan, kept: list[Kept]) -> Company:
    """Counted up by level."""
    levels = []
    for name in plan.bots:
        games = [one for one in kept if one.level == name]
        counts: dict[str, int] = {}
        for one in games:
            for folly, _ in one.follies:
                counts[folly] = counts.get(folly, 0) + 1
        levels.append(Behaviour(name, len(games), sum(one.plies for one in games), dict(sorted(counts.items()))))
    examples = [
        f"{one.level}, seed {one.seed}, ply {ply + 1}: {folly}"
        for one in sorted(kept, key=lambda one: (plan.bots.index(one.level), one.seed))
        for folly, ply in one.follies
    ]
    return Company(plan.game, plan.seed, levels, examples[:EXAMPLES])
