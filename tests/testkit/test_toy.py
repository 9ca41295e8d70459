"""A correct game passes every check. It is an interpreted subclass of the kernel, compiled or not."""

import pytest

from doubloon.testkit import Check
from tests.testkit.declared import checks


@pytest.mark.parametrize("check", checks(), ids=str)
def test_a_correct_game_passes(check: Check) -> None:
    check()
