"""The generic checks where random play hardly ever comes: in the drafts of a campaign, and with abilities.

Three coins are much for somebody who moves at random. Out of a box that asks for none every crew takes part in every
draft, and on the islands that follow the abilities are in play.
"""

from __future__ import annotations

import atexit
from collections.abc import Callable
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp

import pytest

from doubloon.games.jackal.box.box import ABILITIES
from doubloon.games.jackal.game import Jackal, jackal
from doubloon.games.jackal.rules.campaign import PickAbility
from doubloon.games.jackal.state import JackalState
from doubloon.testkit import Kit, KitTable
from doubloon.testkit.checks import BOTS, EVERYWHERE, MOST_PLIES
from doubloon.testkit.walk import walk
from tests.games.jackal_declared import DERIVED, FLEETING, laws, secrets
from tests.rules.jackal.story import changed_file


def eager_crews() -> Jackal:
    """The game from a box with which everybody may draft. The file stays: pickled positions find their game by it."""
    folder = Path(mkdtemp())
    atexit.register(rmtree, folder)
    return jackal(changed_file(folder, ("min_coins_to_draft = 3", "min_coins_to_draft = 0")))


KIT = Kit("", eager_crews(), laws, secrets, Path(), FLEETING, BOTS, MOST_PLIES, DERIVED)

ISLANDS = "island=skerry campaign=skerry-long_reef-skerry no_progress_rounds=8 vote_after_idle_rounds=8"
TABLES = [
    KitTable("jackal", 2, f"{ISLANDS} max_rounds=6", "drafts 2", 1),
    KitTable("jackal", 2, f"{ISLANDS} max_rounds=3 teams=two_crews_each", "drafts 2 crews", 2),
    KitTable("jackal", 3, f"{ISLANDS} max_rounds=8", "drafts 3", 5),
    KitTable("jackal", 4, f"{ISLANDS} max_rounds=5 teams=two_on_two", "drafts 4", 3),
]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.seed)
@pytest.mark.parametrize("check", EVERYWHERE, ids=lambda check: check.__name__)
def test_jackal_in_drafts(check: Callable[[Kit, KitTable], None], table: KitTable) -> None:
    check(KIT, table)


def test_the_walks_come_to_every_draft_and_bring_every_ability_into_play() -> None:
    played: set[str] = set()
    for table in TABLES:
        probed = picks = 0
        for at in walk(KIT, table):
            assert isinstance(at.state, JackalState)
            if not at.state.over() and isinstance(at.state.question, PickAbility):
                picks += 1
                probed += at.probe
            elif at.state.crew >= 0:
                played |= {ABILITIES[card - 1] for card in at.state.ability if card}
        assert isinstance(at.state, JackalState)
        assert picks == at.state.crews * 3, table.seed
        assert probed > 0, table.seed
    assert played == set(ABILITIES)
