"""Ways to leave a game before its end: typed, interrupted, or with the terminal gone."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

DONE, HUNG_UP, INTERRUPTED, TERMINATED = 0, 129, 130, 143


class Leave(Exception):
    """The player goes, or is made to; `code` is what the process ends with, `typed` whether a line was ended."""

    def __init__(self, code: int, typed: bool) -> None:
        super().__init__(code)
        self.code = code
        self.typed = typed


@contextmanager
def signals() -> Iterator[None]:
    """A closed terminal and a polite kill end the session as `q` does."""
    if threading.current_thread() is not threading.main_thread():
        yield  # Python sets signals in its main thread only
        return
    codes = {signal.SIGTERM: TERMINATED}
    if hasattr(signal, "SIGHUP"):  # not on Windows
        codes[signal.SIGHUP] = HUNG_UP

    def leave(number: int, frame: FrameType | None) -> None:
        raise Leave(codes[signal.Signals(number)], typed=False)

    before = {number: signal.signal(number, leave) for number in codes}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
