"""The same games, compiled and interpreted: equal digests at every ply."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec

from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.testkit.kit import Kit, KitTable, game_from

MOST_PLIES = 120
NAMES = ("random", "greedy", "search:8")
VARIABLE = "DOUBLOON_INTERPRETED"


def interpreted_equals_compiled(kit: Kit, tables: list[KitTable]) -> None:
    """Another process, interpreted if this one is compiled and the other way round, plays the same games."""
    other = dict(os.environ, PYTHONPATH=os.pathsep.join(path or "." for path in sys.path))
    if other.pop(VARIABLE, "") != "1":
        other[VARIABLE] = "1"
    command = [sys.executable, "-c", "from doubloon.testkit import twin; twin.main()", kit.origin]
    done = subprocess.run(command, input=msgspec.json.encode(tables), env=other, capture_output=True, check=False)
    if done.returncode:
        raise tables[0].failed(f"the other process broke down: {done.stderr.decode().strip()}")
    theirs = msgspec.json.decode(done.stdout, type=list[list[str]])
    for table, digests in zip(tables, theirs, strict=True):
        ours = digests_of(kit.origin, table)
        if ours != digests:
            ply = next((n for n, (a, b) in enumerate(zip(ours, digests, strict=False)) if a != b), len(digests))
            raise table.failed("compiled and interpreted part ways", ply)


def digests_of(origin: str, table: KitTable) -> list[str]:
    """The digest after every ply of a game between opponents that draw, count and compare floating numbers."""
    game = game_from(origin)
    state = game.new(table.seats, table.seed, game.options(table.options.split()))
    bots = [make_bot(NAMES[seat % len(NAMES)], f"{table.seed}/{seat}") for seat in range(table.seats)]
    digests = [state.digest()]
    while not state.over() and len(digests) <= MOST_PLIES:
        seat = state.deciders()[-1]
        state.play(seat, bots[seat].choose(Chair(state, seat)))
        digests.append(state.digest())
    return digests


def main() -> None:
    """The other process: reads tables, writes their digests."""
    tables = msgspec.json.decode(sys.stdin.buffer.read(), type=list[KitTable])
    sys.stdout.buffer.write(msgspec.json.encode([digests_of(sys.argv[1], table) for table in tables]))
