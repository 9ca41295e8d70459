"""A server that is started to be measured, and stopped."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from urllib.request import urlopen

from doubloon.core.errors import DoubloonError

STARTING = 60.0  # seconds
USER_TIME, SYSTEM_TIME = 11, 12  # places in /proc/PID/stat behind the name


@contextmanager
def served(workers: int, db: str) -> Iterator[tuple[str, Callable[[], float]]]:
    """The address of a server that is there for a while, and how long it has been computing."""
    with tempfile.TemporaryDirectory(prefix="doubloon-load-") as folder:
        port = _free_port()
        db = db or f"sqlite:///{Path(folder) / 'tables.db'}"
        command = [sys.executable, "-m", "doubloon", "serve", "--port", str(port), "--db", db, "--limits", "off"]
        server = subprocess.Popen([*command, "--workers", str(workers)], stdout=subprocess.DEVNULL)
        try:
            _await_server(server, port)
            yield f"127.0.0.1:{port}", lambda: _computed(server.pid)
        finally:
            server.terminate()
            server.wait(30)


def _computed(process: int) -> float:
    """Seconds of a processor that a process has used, with its children, as Linux tells them; elsewhere 0."""
    try:
        told = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()  # its name may hold anything
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except OSError:
        return 0.0
    own = (int(told[USER_TIME]) + int(told[SYSTEM_TIME])) / os.sysconf("SC_CLK_TCK")
    return own + sum(_computed(int(child)) for child in children)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _await_server(server: subprocess.Popen[bytes], port: int) -> None:
    begin = perf_counter()
    while perf_counter() - begin < STARTING:
        if server.poll() is not None:
            break
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                if answer.status == 200:
                    return
        except OSError:
            pass
        asyncio.run(asyncio.sleep(0.05))
    raise DoubloonError("the server to be measured does not start")
