"""Starts real server processes quickly: has imported everything already, and forks for each `PORT DB` that it reads."""

from __future__ import annotations

import os
import signal
import sys

from doubloon.registry import find_game, game_ids
from doubloon.server import app, limits, run

if __name__ == "__main__":
    for id in game_ids():
        find_game(id)
    assert app
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody asks how they ended
    for line in sys.stdin:
        port, db = line.split()
        pid = os.fork()
        if pid == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            sys.stdin.close()
            sys.stdout = open(os.devnull, "w")  # noqa: SIM115
            os._exit(run.serve(app.Settings(db, limits=limits.OFF), "127.0.0.1", int(port), 1, False))
        print(pid, flush=True)
