"""Jackal passes all generic checks."""

from pathlib import Path

import pytest

from doubloon.testkit import Check, checks_for
from tests.games.jackal_declared import DERIVED, FLEETING, laws, secrets

CHECKS = checks_for(
    "jackal",
    laws=laws,
    secrets=secrets,
    fleeting=FLEETING,
    derived=DERIVED,
    data=Path(__file__).parents[1] / "data" / "jackal",
)


@pytest.mark.parametrize("check", CHECKS, ids=str)
def test_jackal(check: Check) -> None:
    check()
