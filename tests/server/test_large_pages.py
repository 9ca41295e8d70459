"""Large pages: asked for where tables lie, and nowhere else."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from doubloon.server.large_pages import regions

MAPS = """\
55d0c4a00000-55d0c4e00000 r-xp 00000000 fe:00 329636                     /usr/bin/python3
55d0c5200000-55d0c5a00000 rw-p 00000000 00:00 0                          [heap]
7f0000100000-7f0000900000 rw-p 00000000 00:00 0
7f0001000000-7f0001100000 rw-p 00000000 00:00 0
7f0002000000-7f0003000000 rw-p 00000000 fe:00 329636                     /var/lib/tables.db
7f0004000000-7f0004001000 ---p 00000000 00:00 0
7f0004001000-7f0004801000 rw-p 00000000 00:00 0
7fff00000000-7fff00400000 rw-p 00000000 00:00 0                          [stack]
"""


def test_they_are_asked_for_where_they_fit_and_not_for_stacks_or_files() -> None:
    assert list(regions(MAPS)) == [(0x55D0C5200000, 0x55D0C5A00000), (0x7F0000200000, 0x7F0000800000)]


@pytest.mark.parametrize("told", ["", "nonsense\n", "7f00-7f01 rw-p 0 0 0\n"])
def test_what_is_not_understood_is_left_alone(told: str) -> None:
    assert list(regions(told)) == []


PROGRAM = """
import sys, time
from doubloon.server import large_pages
large_pages.PERIOD = 0.01
held = [bytes([n % 251]) * 1_000 for n in range(20_000)]
large_pages.keep_asking()
time.sleep(0.3)
assert all(each == bytes([n % 251]) * 1_000 for n, each in enumerate(held))
print(any("AnonHugePages" in line and int(line.split()[1]) for line in open("/proc/self/smaps_rollup")))
"""


def test_a_process_gets_them_where_linux_gives_any_and_keeps_what_it_holds() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=60, check=True)
    setting = Path("/sys/kernel/mm/transparent_hugepage/enabled")
    given = setting.exists() and "[never]" not in setting.read_text()
    assert (done.stdout.strip(), done.stderr) == (str(given), "")
