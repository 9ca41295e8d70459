"""The line between a browser and the server, which a test can cut and mend."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable
from types import TracebackType

ROOM = 1 << 16


class Wire:
    """Carries bytes from an address of its own to the server's. Cut, it drops what it carries and takes nothing new."""

    def __init__(self, server: str) -> None:
        host, _, port = server.rpartition(":")
        self._server = (host, int(port))
        self._door = socket.create_server(("127.0.0.1", 0))
        self._whole = True
        self._answer = b""
        self._ends: list[socket.socket] = []
        self._lock = threading.Lock()
        self._threads: list[threading.Thread] = []
        self._start(self._take_calls)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self._door.getsockname()[1]}"

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            for end in self._ends:
                _hang_up(end)
            self._ends = []

    def mend(self) -> None:
        self._whole = True

    def stand_for(self, answer: str) -> None:
        """From now on all are answered so, as a proxy does behind which there is nobody."""
        self.cut()
        self._answer = answer.encode()
        self.mend()

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        _hang_up(self._door)
        self._door.close()
        self.cut()
        for thread in self._threads:
            thread.join()

    def _take_calls(self) -> None:
        with contextlib.suppress(OSError):  # until the door is closed
            while True:
                near, _ = self._door.accept()
                with self._lock:
                    if not self._whole:
                        near.close()
                        continue
                    if self._answer:
                        self._start(_say, near, self._answer)
                        continue
                    far = socket.create_connection(self._server)
                    self._ends += [near, far]
                self._start(_carry, near, far)
                self._start(_carry, far, near)

    def _start(self, work: Callable[..., None], *between: socket.socket | bytes) -> None:
        thread = threading.Thread(target=work, args=between, daemon=True)
        self._threads.append(thread)
        thread.start()


def _carry(here: socket.socket, there: socket.socket) -> None:
    with here, contextlib.suppress(OSError):  # cut
        while data := here.recv(ROOM):
            there.sendall(data)
    _hang_up(there)


def _say(near: socket.socket, answer: bytes) -> None:
    with near, contextlib.suppress(OSError):
        near.recv(ROOM)
        near.sendall(answer)
        _hang_up(near)


def _hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):  # the other side was quicker
        end.shutdown(socket.SHUT_RDWR)
