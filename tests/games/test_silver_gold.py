"""Silver & Gold passes all generic checks."""

from pathlib import Path

import pytest

from doubloon.testkit import Check, checks_for
from tests.games.silver_gold_declared import DERIVED, laws, secrets

CHECKS = checks_for(
    "silver_gold",
    laws=laws,
    secrets=secrets,
    derived=DERIVED,
    data=Path(__file__).parents[1] / "data" / "silver_gold",
)


@pytest.mark.parametrize("check", CHECKS, ids=str)
def test_silver_gold(check: Check) -> None:
    check()
