"""Coverage of a run: `pytest --coverage` writes it down, `coverage combine` and `coverage report` tell it.

The library without the plugin pytest-cov, which also watches what pytest does between tests, and the process that only
hands tests out to others.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Generator
from types import FrameType

import pytest
from coverage import Coverage

INTERPRETED = os.environ.get("DOUBLOON_INTERPRETED") == "1"
ENGINE_TESTS = {"bots", "core", "games", "rules"}
A_MOMENT = 0.02  # seconds of computing
TEN_MOMENTS = 10 * A_MOMENT


class Measuring:
    """Watches what is imported, and each test: for a moment, then again after every ten.

    Watched Python code takes six times as long. A test that computes for long does the same many times, or in every
    position of a game: a look at it now and then shows almost as much.
    """

    def __init__(self) -> None:
        self._coverage = Coverage()
        self._watching = False
        signal.signal(signal.SIGVTALRM, self._time_is_up)
        self._watch()

    def _watch(self) -> None:
        self._watching = True
        self._coverage.start()

    def _look_away(self) -> None:
        if self._watching:
            self._watching = False
            self._coverage.stop()

    def _time_is_up(self, number: int, frame: FrameType | None) -> None:
        if self._watching:
            self._look_away()
            signal.setitimer(signal.ITIMER_VIRTUAL, TEN_MOMENTS)
        else:
            self._watch()
            signal.setitimer(signal.ITIMER_VIRTUAL, A_MOMENT)

    def pytest_collection_finish(self) -> None:
        self._look_away()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        if _runs_elsewhere(item):
            return (yield)
        signal.setitimer(signal.ITIMER_VIRTUAL, A_MOMENT)
        self._watch()
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            self._look_away()

    def pytest_unconfigure(self) -> None:
        self._look_away()
        self._coverage.save()


def _runs_elsewhere(item: pytest.Item) -> bool:
    """Machine code cannot be watched, nor a page that another process serves."""
    return folder_of(item) == "page" or (folder_of(item) in ENGINE_TESTS and not INTERPRETED)


def folder_of(item: pytest.Item) -> str:
    """Of the tests."""
    return item.nodeid.split("/")[1]
