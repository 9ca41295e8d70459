"""Ctrl-C is heard while a bot thinks, in machine code too."""

from __future__ import annotations

import signal
import subprocess
import sys
import time

import pytest

THINK = """
from doubloon.bots.make import make_bot
from doubloon.bots.playout import play_out
from doubloon.core.chair import Chair
from doubloon.registry import find_game
state = find_game("silver_gold").new(3, "signals")
bot = make_bot("search:10000000", "1")
print("thinking", flush=True)
{act}
"""


@pytest.mark.parametrize(
    "act", ["bot.advise(Chair(state, 0))", "bot.choose(Chair(state, 0))", "play_out(state, [bot, bot, bot])"]
)
def test_ctrl_c_stops_a_long_thought(act: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", THINK.format(act=act)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            assert process.stdout.readline() == "thinking\n"
            time.sleep(0.5)
            process.send_signal(signal.SIGINT)
            _, errors = process.communicate(timeout=60)
        finally:
            process.kill()  # one that heard nothing would think for hours
    assert "KeyboardInterrupt" in errors
