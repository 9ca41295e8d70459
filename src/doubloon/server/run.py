"""Starting and stopping the server process."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import resource
import signal
import socket
import sys
import threading
import webbrowser

import msgspec
import uvicorn

from doubloon.core.errors import DoubloonError
from doubloon.core.failures import in_words
from doubloon.server.app import SETTINGS, Settings
from doubloon.server.connections import LimitedHttp, LimitedSocket
from doubloon.server.database import prepare
from doubloon.server.safety import FOR_UVICORN

GRACE = 10  # seconds in which running requests may end
KEEP_ALIVE = 5  # seconds that a connection may stay open between two requests
PING, PONG = 20, 20  # seconds between two pings on a socket, and in which one must be answered
MAX_FRAME = 64 << 10  # what is larger is not even read; the gate `size` answers below that


class CannotServe(DoubloonError):
    """The server cannot be started like this."""


def serve(settings: Settings, host: str, port: int, workers: int, open_browser: bool) -> int:
    """Run until a signal comes; the exit code."""
    if workers > 1 and not settings.db.startswith("postgresql"):
        raise CannotServe("several workers need PostgreSQL: --db postgresql://USER@HOST/NAME")
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(message)s", stream=sys.stderr)
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    allow_many_files()
    listener = _listen(host, port)
    try:
        # What cannot be opened is refused before anything is started, and nothing is made for a server that cannot be.
        asyncio.run(prepare(settings.db))
    except BaseException:
        listener.close()
        raise
    address = _address(host, listener.getsockname()[1])
    config = uvicorn.Config(
        "doubloon.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        loop="auto",
        http=LimitedHttp,
        ws=LimitedSocket,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        ws_max_size=MAX_FRAME,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        timeout_keep_alive=KEEP_ALIVE,
        log_config=None,
        log_level="error",  # every nonsense that a client sends would be a warning
        access_log=False,  # addresses of tables are nobody's business
        server_header=False,
        headers=FOR_UVICORN,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    print(f"Doubloon is open at {settings.url or address} (Ctrl-C closes it)", flush=True)
    if open_browser and _has_a_screen():
        threading.Timer(1.0, webbrowser.open, [address]).start()
    if workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listener]).run()
        return 0
    server = uvicorn.Server(config)

    def asked_to_end(*_: object) -> None:
        """uvicorn closes in good order and then sends the signal again, which must not look like a failure."""
        if not server.started:
            sys.exit(0)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, asked_to_end)
    server.run(sockets=[listener])
    return 0 if server.started else 1


def allow_many_files() -> None:
    """Every socket is a file; the usual limit is for people with few of them."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # By name: asyncio sends small messages at once (TCP_NODELAY) only where it can see that this is TCP. Without
    # that, every second message would wait 40 ms for the other side to acknowledge the first.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (TypeError, UnicodeError):  # what is no name of a machine in any writing
        listener.close()
        raise CannotServe(f"cannot listen on {host[:80]!r}: that is no address; name another --host") from None
    except OSError as error:
        listener.close()
        # An address that nobody has or that is not this machine's, or a port that another program has.
        wrong = "host" if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL else "port"
        raise CannotServe(f"cannot listen on {host}, port {port}: {in_words(error)}; name another --{wrong}") from None
    listener.listen(1024)
    listener.set_inheritable(True)
    return listener


def _has_a_screen() -> bool:
    """Elsewhere "the browser" would be one that takes over the terminal."""
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _address(host: str, port: int) -> str:
    if host in ("0.0.0.0", "::"):
        host = _own_address()
    shown = "localhost" if host in ("127.0.0.1", "::1") else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"


def _own_address() -> str:
    """The address under which the neighbours see this machine: links that are made there work for them, too."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way such an address would be reached
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
