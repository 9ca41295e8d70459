"""What holds for every test run."""

import os
import runpy
import signal
import sys
from collections.abc import Generator, Mapping
from pathlib import Path

import pytest
from hypothesis import settings

# A busy machine is no failure: no test fails for being slow once.
settings.register_profile("doubloon", deadline=None)
settings.load_profile("doubloon")

# A shell that starts us in the background lets us ignore Ctrl-C, and every process that a test starts would inherit it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

INTERPRETED = os.environ.get("DOUBLOON_INTERPRETED") == "1"
ENGINE_TESTS = {"bots", "core", "games", "rules"}
TRANSLATED = {"nl", "fr", "nl-NL", "fr-FR"}
LONGEST_FIRST = ("page", "workshop", "server", "games", "text")  # folders
REPETITIVE = ("chance", "invariants", "hidden_information", "puzzles")  # ends of modules' names
EXHAUSTIVE = ("_every_", "_hundred_", "_to_the_end", "_whatever_", "_whole_game")  # in tests' names


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
    items.sort(key=lambda item: places.get(_folder(item), len(places)))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Coverage makes Python code several times as slow, so what would show nothing new is not measured.

    These are tests of machine code, of a page that another process serves, of a language that runs the same lines as
    English did, and those that do the same thousands of times or in every position of a game. The mark
    `no_cover` would not help: in xdist's processes pytest-cov starts coverage twice, and one of the two goes on.
    """
    measuring = sys.gettrace()
    if measuring is None or not _shows_nothing_new(item):
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(measuring)


def _shows_nothing_new(item: pytest.Item) -> bool:
    if INTERPRETED:
        return item.path.stem.endswith(REPETITIVE)
    if any(part in item.name for part in EXHAUSTIVE):
        return True
    return _folder(item) in ENGINE_TESTS or _folder(item) == "page" or _is_translated(item)


def _folder(item: pytest.Item) -> str:
    """Of the tests."""
    return item.path.relative_to(Path(__file__).parent).parts[1]


def _is_translated(item: pytest.Item) -> bool:
    return isinstance(item, pytest.Function) and hasattr(item, "callspec") and _speaks(item.callspec.params)


def _speaks(parameters: Mapping[str, object]) -> bool:
    return any(isinstance(value, str) and value in TRANSLATED for value in parameters.values())
