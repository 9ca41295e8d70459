"""What holds for every test run."""

import gc
import runpy
import signal
from importlib import import_module
from pathlib import Path

import pytest
from hypothesis import settings

from tests.measuring import INTERPRETED, Measuring, folder_of

# A busy machine is no failure: no test fails for being slow once.
settings.register_profile("doubloon", deadline=None)
settings.load_profile("doubloon")

# A shell that starts us in the background lets us ignore Ctrl-C, and every process that a test starts would inherit it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

LONGEST_FIRST = ("page", "workshop", "server", "games", "text")  # folders


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--coverage", action="store_true", help="write down which lines the tests run")


def pytest_collection() -> None:
    """Opponents find out from the registry what they steer each game by. Not earlier: imports are measured, too."""
    import_module("doubloon.registry")


def pytest_configure(config: pytest.Config) -> None:
    hands_out = config.getoption("numprocesses") and not hasattr(config, "workerinput")
    if config.getoption("coverage") and not hands_out:
        config.pluginmanager.register(Measuring())


def pytest_sessionstart() -> None:
    """Refuse to test machine code that is older than its source: it would prove nothing."""
    if INTERPRETED:
        return
    prepare = runpy.run_path(str(Path(__file__).parent / "tools" / "prepare.py"))
    if prepare["extensions"]() and not prepare["engine_is_fresh"]():
        pytest.exit("the compiled engine is older than its source: run `make setup`", returncode=4)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Folders whose modules take longest go first, so that at the end no process waits long for another.

    xdist hands out whole modules: what they share is made once, and handing out thousands of tests one by one would
    take its scheduler longer than most of them take themselves.
    """
    places = {folder: place for place, folder in enumerate(LONGEST_FIRST)}
    items.sort(key=lambda item: places.get(folder_of(item), len(places)))


def pytest_collection_finish() -> None:
    """The garbage collector need not go through thousands of tests and all that they import again and again."""
    gc.freeze()
