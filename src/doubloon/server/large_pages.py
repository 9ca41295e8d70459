"""Asks Linux to keep what this process holds in large pages: 2 MB instead of 4 kB each.

Tables lie all over the memory. When the next one has its turn, a processor that knows a few thousand pages by heart has
to look up almost every one of its things, in a virtual machine twice over. Where Linux does not know what is asked, or
has been told otherwise, everything stays as it is.
"""

from __future__ import annotations

import ctypes
import re
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

PERIOD = 10.0  # seconds: what has been asked for since is seen to as well
LARGE = 2 << 20  # bytes
WANTED, NOW = 14, 25  # of madvise: MADV_HUGEPAGE, MADV_COLLAPSE
MAPS = Path("/proc/self/maps")
# Memory of our own that no file stands behind, and memory that nobody may touch.
OWN = re.compile(r"([0-9a-f]+)-([0-9a-f]+) rw-p \S+ \S+ 0 *(\[heap\])?")
UNTOUCHABLE = re.compile(r"\S+ ---p ")


def keep_asking() -> None:
    """In a thread of its own, which ends with the process."""
    if sys.platform == "linux" and MAPS.exists():
        threading.Thread(target=_ask, name="large pages", daemon=True).start()


def _ask() -> None:
    madvise = ctypes.CDLL(None).madvise
    madvise.argtypes = [ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int]
    pause = threading.Event()
    while not pause.wait(PERIOD):
        for start, end in regions(MAPS.read_text()):
            madvise(start, end - start, WANTED)
            madvise(start, end - start, NOW)


def regions(maps: str) -> Iterator[tuple[int, int]]:
    """Where whole large pages fit into our memory. Stacks of threads are left out: large, and mostly unused."""
    behind_a_guard = False
    for line in maps.splitlines():
        found = OWN.fullmatch(line)
        if found and not behind_a_guard:
            start, end = -(-int(found[1], 16) // LARGE) * LARGE, int(found[2], 16) // LARGE * LARGE
            if start < end:
                yield start, end
        behind_a_guard = UNTOUCHABLE.match(line) is not None
