"""Nobody is told what is not theirs to know: what a viewer cannot know is imagined anew, and every byte stays.

Each kind of message that a viewer can receive is made twice: at the real table, and at one whose hidden half was drawn
again from that viewer's knowledge. They must be equal to the byte.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from hashlib import sha256

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import replace

from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.registry import game_ids
from doubloon.server import permits, replaying, telling
from doubloon.server.entries import Answered, Asked, Entry, Left, Moved, Said, Sat, Setup, TookBack
from doubloon.server.gates import Refusal
from doubloon.server.heard import PlayMove, StandIn, Undo
from doubloon.server.protocol import Presence
from doubloon.server.sights import Sights
from doubloon.server.table import Table

SEATS = 3
NOBODY_KNOWS = "a-seed-that-nobody-knows"
PRESENCE = Presence([True] * SEATS, 0)
VIEWERS = range(SPECTATOR, SEATS)


def sat(game: str, seed: str = NOBODY_KNOWS) -> Table:
    table = Table(Setup("table", game, 1, SEATS, "", seed, False, False, 1))
    for seat in range(SEATS):
        table.apply(Sat(seat, f"Player {seat}", f"token-hash-{seat}", f"recovery-hash-{seat}"))
    return table


def walked(game: str, chance: random.Random, plies: int) -> Iterator[Table]:
    """A table at every ply, with chat, asks and undos in between."""
    table = sat(game)
    for ply in range(plies):
        yield table
        assert table.match is not None
        state = table.match.state
        if state.over():
            return
        seat = chance.choice(state.deciders())
        if ply % 7 == 3:
            table.apply(Said(seat, f"hear, hear {ply}", 5))
        if ply % 11 == 5 and not table.match.undo_obstacle(seat):
            table.apply(TookBack(seat))
        elif ply % 13 == 6 and table.match.undo_obstacle(seat) not in ("", "nothing"):
            ask = table.last_ask + 1
            table.apply(Asked("undo", seat, seat, "", table.holders(seat), ask, ply))
            if chance.random() < 0.5:
                for voter in table.asks[ask].awaited:
                    table.apply(Answered(ask, voter, True, ply))
        elif ply % 17 == 8:
            table.apply(Left((seat + 1) % SEATS, ply))
            table.apply(Sat((seat + 1) % SEATS, f"Newcomer {ply}", f"token-hash-{ply}", f"recovery-hash-{ply}", ply))
        state = table.match.state
        seat = chance.choice(state.deciders())
        table.apply(Moved(seat, chance.choice(state.moves(seat)).id))


class Imagined:
    """The same table with a hidden half that a viewer holds possible; as it was when the block ends."""

    def __init__(self, table: Table, viewer: int, salt: int) -> None:
        assert table.match is not None
        self.match = table.match
        self.viewer = viewer
        self.real = table.match.state
        self.world = table.match.state.imagine(viewer, rng_from(f"world {viewer} {salt}"))
        self.world.events = self.real.events

    def __enter__(self) -> None:
        self.match.state = self.world

    def __exit__(self, *_: object) -> None:
        self.match.state = self.real


def said(make: Callable[[], Struct | Entry | None]) -> bytes:
    """What a viewer is told, a refusal included."""
    try:
        told = make()
        return msgspec.json.encode(replace(told, at=0) if isinstance(told, Asked) else told)
    except Refusal as refusal:
        return msgspec.json.encode(refusal.message("move"))


def messages(table: Table, viewer: int, chance: random.Random) -> dict[str, Callable[[], Struct | Entry | None]]:
    """Every kind of message that this viewer can get now, by what it is."""
    eyes = table.eyes[viewer]
    asked = chance.randrange(len(table.game.moveset))
    versions = sorted({1, eyes.version // 2, eyes.version})
    assert table.match is not None
    absent = {(viewer + 1) % SEATS: 1000.0}
    own = [move.id for move in table.match.state.moves(viewer)]
    kinds: dict[str, Callable[[], Struct | Entry | None]] = {
        "snapshot": lambda: telling.snapshot(Sights(table), viewer, PRESENCE),
        "card": lambda: telling.table_card(table, viewer if viewer >= 0 else None),
        "illegal": lambda: permits.play(table, viewer, PlayMove(eyes.version, asked)),
        "stale": lambda: permits.play(table, viewer, PlayMove(0, asked)),
        "undo": lambda: permits.undo(table, viewer, Undo(eyes.version)),
        "undo ask": lambda: permits.undo(table, viewer, Undo(eyes.version, True)),
        "stand in": lambda: permits.stand_in(table, viewer, StandIn((viewer + 1) % SEATS, "sailor"), absent),
        "replay too early": lambda: replaying.frame(permits.finished(table), 0, viewer),
    }
    for version in versions:
        kinds[f"update since {version}"] = lambda version=version: telling.news(Sights(table), viewer, version)  # type: ignore[misc]
    if own:
        move = table.game.moveset[chance.choice(own)]
        kinds["preview"] = lambda: telling.preview(table, viewer, [move])
        kinds["legal"] = lambda: permits.play(table, viewer, PlayMove(eyes.version, move.id))
    return kinds


@pytest.mark.parametrize("game", game_ids())
def test_every_message_is_the_same_in_every_world_that_its_reader_holds_possible(game: str) -> None:
    chance = random.Random(6)
    compared: dict[str, int] = {}
    for ply, table in enumerate(walked(game, chance, 160)):
        if table.phase == "over":
            break
        for viewer in VIEWERS:
            for kind, make in messages(table, viewer, chance).items():
                real = said(make)
                with Imagined(table, viewer, ply):
                    assert said(make) == real, f"{kind} for viewer {viewer} at ply {ply} tells what is hidden"
                assert NOBODY_KNOWS.encode() not in real
                assert b"-hash-" not in real
                compared[kind.partition(" since")[0]] = compared.get(kind.partition(" since")[0], 0) + 1
    assert min(compared.values()) > 40
    assert compared.keys() == {
        "snapshot", "card", "illegal", "stale", "undo", "undo ask", "stand in", "replay too early", "update", "preview",
        "legal",
    }  # fmt: skip


@pytest.mark.parametrize("game", game_ids())
def test_a_move_tells_others_nothing_until_something_is_revealed(game: str) -> None:
    """The same move at the real and at an imagined table: who may not notice gets no message, others the same one."""
    chance = random.Random(7)
    quiet = told = 0
    for ply, table in enumerate(walked(game, chance, 160)):
        if table.phase == "over":
            break
        assert table.match is not None
        state = table.match.state
        seat = chance.choice(state.deciders())
        move = chance.choice(state.moves(seat))
        for viewer in VIEWERS:
            world = state.imagine(viewer, rng_from(f"move {ply} {viewer}"))
            if move not in world.moves(seat):
                continue  # the mover knows more than the viewer
            outcomes = []
            for position in (state, world):
                twin = copy_of(table, position)
                version = twin.eyes[viewer].version
                twin.apply(Moved(seat, move.id))
                assert twin.match is not None
                silent = twin.eyes[viewer].version == version
                news = telling.news(Sights(twin), viewer, version) if not silent else None
                outcomes.append((silent, twin.match.state.reveals, without_ply(msgspec.json.encode(news))))
            (silent, reveals, news_here), (silent_there, reveals_there, news_there) = outcomes
            assert silent == silent_there or viewer != seat
            if silent and silent_there:
                quiet += 1
            elif silent == silent_there and reveals == reveals_there == state.reveals:
                told += 1
                assert news_here == news_there, f"viewer {viewer} is told what is hidden at ply {ply}"
    assert told > 20
    if game == "silver_gold":  # where a sealed plan takes several moves
        assert quiet > 20


def copy_of(table: Table, position: State) -> Table:
    """A table of its own that stands at this position, with the same past."""
    assert table.match is not None
    twin = Table(table.setup)
    for seat in range(SEATS):
        twin.apply(Sat(seat, f"Player {seat}", "", ""))
    assert twin.match is not None
    for viewer, eyes in table.eyes.items():
        twin.eyes[viewer].milestones, twin.eyes[viewer].dropped = eyes.milestones.copy(), eyes.dropped
        twin.eyes[viewer].looks, twin.eyes[viewer].epoch = eyes.looks, eyes.epoch
        twin.eyes[viewer].heard, twin.eyes[viewer].listened = eyes.heard, len(table.match.events)
    state = position.clone()
    state.events = []
    twin.match._told = table.match.told().copy()
    twin.chat, twin.said, twin.face = list(table.chat), table.said, table.face
    twin.match.state = state
    twin.match.moves = table.match.moves.copy()
    twin.match._sealed = list(table.match._sealed)
    return twin


def without_ply(news: bytes) -> bytes:
    """Imagined worlds do not share the count of plies once a sealed question is over."""
    message = msgspec.json.decode(news)
    if message and message["view"]:
        message["view"]["ply"] = 0
    for line in (message or {}).get("log", []):
        line["ply"] = 0
    return msgspec.json.encode(message)


@pytest.mark.parametrize("game", game_ids())
def test_a_replay_shows_each_seat_what_it_saw_then(game: str) -> None:
    table = sat(game)
    chance = random.Random(8)
    seen: dict[tuple[int, int], object] = {}
    assert table.match is not None
    while not table.match.state.over():
        state = table.match.state
        for viewer in VIEWERS:
            seen[len(table.match.moves), viewer] = msgspec.json.encode(state.view(viewer))
        seat = chance.choice(state.deciders())
        table.apply(Moved(seat, chance.choice(state.moves(seat)).id))
    match = permits.finished(table)
    for ply in range(0, len(match.moves), 9):
        for viewer in VIEWERS:
            frame = replaying.frame(match, ply, viewer)
            assert msgspec.json.encode(frame.view) == seen[ply, viewer]
            then = match.after(ply)
            real = msgspec.json.encode(replaying.frame_of(then, len(match.moves), viewer))
            then.state = imagined(then, viewer, ply)
            assert msgspec.json.encode(replaying.frame_of(then, len(match.moves), viewer)) == real


def imagined(match: Match, viewer: int, ply: int) -> State:
    world = match.state.imagine(viewer, rng_from(f"replay {ply}"))
    world.events = match.state.events
    return world


def test_the_seed_is_told_when_the_game_is_over_and_its_hash_from_the_start() -> None:
    table = sat("silver_gold")
    chance = random.Random(9)
    assert table.match is not None
    while not table.match.state.over():
        info = telling.table_info(table)
        assert info.seed is None
        assert info.seed_hash == sha256(NOBODY_KNOWS.encode()).hexdigest()
        seat = chance.choice(table.match.state.deciders())
        table.apply(Moved(seat, chance.choice(table.match.state.moves(seat)).id))
    assert telling.table_info(table).seed == NOBODY_KNOWS
