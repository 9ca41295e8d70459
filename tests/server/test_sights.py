"""What clients are told of views in patches: the newest look can be made of the one before, all through games."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from doubloon.core.patching import patched
from doubloon.core.shown import Shown
from doubloon.core.view import SPECTATOR, View
from doubloon.registry import game_ids
from doubloon.server import entries
from doubloon.server.entries import Entry, Setup
from doubloon.server.sights import Look, Screen, Sights
from doubloon.server.table import Table

ROOT = Path(__file__).parents[2]
MOST = 2000  # plies: more than any of these games has


def whole_game(game: str, seats: int) -> Iterator[Table]:
    """The table before every move, and after the last."""
    chance = Random(f"patches of {game}")
    setup = Setup("patches", game, 1, seats, "", f"patches {game}", False, False, 0)
    table = Table(setup)
    for seat in range(seats):
        table.apply(entries.BotSat(seat, "random"))
    for _ in range(MOST):
        yield table
        assert table.match is not None
        state = table.match.state
        if state.over():
            return
        seat = chance.choice(state.deciders())
        entry: Entry = entries.Moved(seat, chance.choice(list(state.moves(seat))).id)
        table = table.clone()
        table.apply(entry)


class Told:
    """A client that keeps what it is told, as plain data."""

    def __init__(self, viewer: int) -> None:
        self.viewer = viewer
        self.screen = Screen(shown=True, patches=True)
        self.look: dict[str, Any] = {}
        self.sent: list[bytes] = []

    def take(self, sights: Sights) -> None:
        patch = self.screen.patch(sights, self.viewer)
        if patch is None:
            self.screen.whole(sights, self.viewer)
            self.look = msgspec.to_builtins(sights.step(self.viewer, None, True)[0])
            return
        self.sent.append(msgspec.json.encode(patch))
        self.look = patched(self.look, msgspec.json.decode(self.sent[-1]))

    def check(self, sights: Sights) -> None:
        """What it has is what it would be told as a whole."""
        view, shown = sights.view(self.viewer), sights.shown(self.viewer)
        assert view is not None
        assert shown is not None
        prompt = self.look["view"]["prompt"]
        answers = self.look["asked"][prompt["kind"]] if prompt else {"moves": [], "choices": []}
        seen = {**self.look["view"], "prompt": prompt and {**prompt, "moves": answers["moves"]}}
        assert msgspec.convert(seen, type(view)) == view
        had = {**self.look["shown"], "choices": answers["choices"]}
        drawn = msgspec.convert(had["drawn"], type(shown.drawn))
        assert msgspec.structs.replace(msgspec.convert(had, Shown), drawn=drawn) == shown


@pytest.mark.parametrize("game", game_ids())
def test_patches_make_the_view_of_every_ply_from_the_one_before(game: str, tmp_path: Path) -> None:
    clients = [Told(SPECTATOR), Told(0)]
    first: list[bytes] = []
    digests: list[list[str]] = [[] for _ in clients]
    sights: Sights | None = None
    for ply, table in enumerate(whole_game(game, 3)):
        sights = Sights(table, sights)
        for place, (client, found) in enumerate(zip(clients, digests)):
            client.take(sights)
            if ply % len(clients) == place:
                client.check(Sights(table))  # who looks for the first time sees the same
            if not client.sent:
                first.append(msgspec.json.encode(client.look))
            else:
                found.append(sha256(msgspec.json.encode(client.look, order="sorted")).hexdigest())
    assert len(clients[0].sent) > 50
    games = [
        {"first": msgspec.Raw(one), "patches": [msgspec.Raw(patch) for patch in client.sent], "digests": found}
        for one, client, found in zip(first, clients, digests)
    ]
    # The page's own code makes the same of them.
    told = tmp_path / "told.json"
    told.write_bytes(msgspec.json.encode(games))
    subprocess.run(["node", ROOT / "web" / "tests" / "patches.mjs", told], check=True, timeout=120)
    # An ordinary move costs an ordinary packet or two.
    sizes = sorted(len(patch) for client in clients for patch in client.sent)
    assert sum(sizes) / len(sizes) < 2500


@pytest.mark.parametrize("game", game_ids())
def test_what_is_kept_of_a_presentation_is_what_would_be_made_anew_for_every_seat(game: str) -> None:
    sights: Sights | None = None
    for ply, table in zip(range(120), whole_game(game, 4)):
        sights = Sights(table, sights)
        for viewer in range(SPECTATOR, 4):
            kept = sights.shown(viewer)
            if ply % 5 == viewer + 1:  # one of the five each time: making all anew takes long
                assert kept == Sights(table).shown(viewer)


def test_a_look_is_made_once_for_all_who_had_the_same() -> None:
    tables = whole_game("silver_gold", 2)
    before, now = Sights(next(tables)), Sights(next(tables))
    pair = [Screen(shown=True, patches=True), Screen(shown=True, patches=True)]
    for screen in pair:
        screen.whole(before, SPECTATOR)
    assert pair[0].patch(now, SPECTATOR) is pair[1].patch(now, SPECTATOR)


def test_who_wants_no_patches_is_told_everything_every_time() -> None:
    tables = whole_game("silver_gold", 2)
    program = Screen()
    for _ in range(2):
        sights = Sights(next(tables))
        assert program.patch(sights, 0) is None
        view, shown = program.whole(sights, 0)
        assert isinstance(view, View)
        assert shown is None


def test_answers_are_kept_until_the_next_question_of_their_kind() -> None:
    tables = [table for table, _ in zip(whole_game("loot_island", 2), range(40))]
    look: Look | None = None
    kinds: set[str] = set()
    for table in tables:
        look, _ = Sights(table).step(0, look, True)
        if look.view.prompt:
            kinds.add(look.view.prompt.kind)
            assert look.view.prompt.moves == []
        assert set(look.asked) == kinds
