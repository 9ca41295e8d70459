"""What holds for every test run."""

import os
import runpy
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine is no failure: no test fails for being slow once.
settings.register_profile("doubloon", deadline=None)
settings.load_profile("doubloon")


def pytest_sessionstart() -> None:
    """Refuse to test machine code that is older than its source: it would prove nothing."""
    if os.environ.get("DOUBLOON_INTERPRETED") == "1":
        return
    prepare = runpy.run_path(str(Path(__file__).parent / "tools" / "prepare.py"))
    if prepare["extensions"]() and not prepare["engine_is_fresh"]():
        pytest.exit("the compiled engine is older than its source: run `make setup`", returncode=4)
