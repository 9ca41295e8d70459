"""Loot Island passes all generic checks."""

from pathlib import Path

import pytest

from doubloon.testkit import Check, checks_for
from tests.games.loot_island_declared import DERIVED, FLEETING, laws, secrets

CHECKS = checks_for(
    "loot_island",
    laws=laws,
    secrets=secrets,
    fleeting=FLEETING,
    derived=DERIVED,
    data=Path(__file__).parents[1] / "data" / "loot_island",
)


@pytest.mark.parametrize("check", CHECKS, ids=str)
def test_loot_island(check: Check) -> None:
    check()
