"""Pirates of Maracaibo passes all generic checks."""

from pathlib import Path

import pytest

from doubloon.testkit import Check, checks_for
from tests.games.maracaibo_declared import DERIVED, FLEETING, laws, secrets

CHECKS = checks_for(
    "maracaibo",
    laws=laws,
    secrets=secrets,
    fleeting=FLEETING,
    derived=DERIVED,
    data=Path(__file__).parents[1] / "data" / "maracaibo",
)


@pytest.mark.parametrize("check", CHECKS, ids=str)
def test_maracaibo(check: Check) -> None:
    check()
