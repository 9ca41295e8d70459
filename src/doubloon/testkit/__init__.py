"""All that must hold of every game, whatever its rules: one call makes the tests of a new game.

It is no part of `core`, because it drives opponents, which `core` must not know.

    from doubloon.testkit import checks_for

    CHECKS = checks_for("silver_gold", laws=laws, secrets=secrets, data=Path("tests/data/silver_gold"))

    @pytest.mark.parametrize("check", CHECKS, ids=str)
    def test_silver_gold(check: Check) -> None:
        check()
"""

from doubloon.testkit.checks import Check, checks_for
from doubloon.testkit.kit import CheckFailed, Kit, KitTable

__all__ = ["Check", "CheckFailed", "Kit", "KitTable", "checks_for"]
