"""The database: its tables, and how they come about. SQLite and PostgreSQL through the same code."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from platformdirs import user_data_path
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    event,
    false,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from doubloon.core.errors import DoubloonError
from doubloon.core.failures import in_words

MIGRATIONS = Path(__file__).parent / "migrations"
LOCKED_SECONDS = 10.0  # so long a write waits for another program that holds the file

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("open_seats", Integer, nullable=False),
    Column("card", Text, nullable=False),
    Column("created", BigInteger, nullable=False, index=True),
    # Hashes of the tokens of each seat: who says that a table is theirs is believed without a look at its log.
    Column("tokens", Text, nullable=False, server_default="[]"),
    # When it last changed, give or take a few entries (seconds since 1970).
    Column("touched", BigInteger, nullable=False, server_default="0", index=True),
    # When the next clock at the table will have run down (seconds since 1970); 0 if none runs.
    Column("due", BigInteger, nullable=False, server_default="0", index=True),
)

# Only ever added to. The primary key is what lets one move a ply in, however many workers there are.
log = Table(
    "log",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
)

# Which worker lets a bot think for a table, for which question, and until when that holds (seconds since 1970).
claims = Table(
    "claims",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("question", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)

# A table as it was after some entry. Never the truth, which is the log: what cannot be used is left aside.
snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("made_by", String(80), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

# Finished games, kept when their tables are gone.
records = Table(
    "records",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("finished", BigInteger, nullable=False, index=True),
    Column("text", Text, nullable=False),
)

# What the server keeps to itself.
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# From when to when the whole house was closed: clocks rested (seconds since 1970).
rests = Table(
    "rests",
    metadata,
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# Who is told when they are asked: a device by its push service (`key` is the hash of its token) or the channel of a
# group (one `key` a seat). Nobody is told twice before the table was opened, and nobody of a question they have seen.
notices = Table(
    "notices",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("key", String(80), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("address", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("base", Text, nullable=False),
    Column("language", String(8), nullable=False),
    Column("zone", String(80), nullable=False),
    # Minutes of the day, in that zone; the same twice is never.
    Column("quiet_from", Integer, nullable=False),
    Column("quiet_to", Integer, nullable=False),
    # The newest question that was seen.
    Column("question", Integer, nullable=False, server_default="0"),
    Column("told", Boolean, nullable=False, server_default=false()),
    # When it is to be sent, or tried again (seconds since 1970); 0 if it is not.
    Column("due", BigInteger, nullable=False, server_default="0", index=True),
    Column("tries", Integer, nullable=False, server_default="0"),
    # When the others last had them reminded (seconds since 1970).
    Column("nudged", BigInteger, nullable=False, server_default="0"),
)

# Written now and then: only to see that the database still takes what is written, and that the house is open.
pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
)


class BadDatabase(DoubloonError):
    """The database cannot be used."""


def default_url(*boxes: str) -> str:
    """A file in the user's own data folder; tables that are played with other boxes than ours have one for these."""
    folder = user_data_path("doubloon", appauthor=False, ensure_exists=True)
    return f"sqlite:///{folder / '-'.join(['tables', *sorted(boxes)])}.db"


def connect(url: str) -> AsyncEngine:
    """The engine for `sqlite:///FILE` or `postgresql://…`. Its error messages keep to themselves what was written."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise BadDatabase("a database is given as sqlite:///FILE or postgresql://USER@HOST/NAME") from None
    kind = parsed.get_backend_name()
    if kind == "sqlite":
        parsed = parsed.set(drivername="sqlite+aiosqlite")
        engine = create_async_engine(parsed, connect_args={"timeout": LOCKED_SECONDS}, hide_parameters=True)
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        return engine
    if kind == "postgresql":
        parsed = parsed.set(drivername="postgresql+asyncpg")
        return create_async_engine(parsed, pool_size=5, pool_pre_ping=True, hide_parameters=True)
    raise BadDatabase(f"tables are kept in SQLite or PostgreSQL, not in {kind[:40]!r}")


def inserting(engine: AsyncEngine, table: Table) -> Any:
    """An INSERT that may meet a row that is there; both databases have it, SQLAlchemy in two places."""
    return postgresql.insert(table) if engine.dialect.name == "postgresql" else sqlite.insert(table)


def problem(error: BaseException) -> str:
    """What the database says, in a few words and without what was to be written."""
    cause = getattr(error, "orig", None) or error
    return in_words(cause) if isinstance(cause, OSError) else str(cause).partition("\n")[0]


async def prepare(url: str) -> None:
    """Open the database once, look it over and bring it up to date; one sentence if that cannot be done.

    A file that was made for this goes again if it came to nothing.
    """
    engine = connect(url)
    file = _file_of(engine)
    is_new = file is not None and not file.exists()
    ready = False
    try:
        if file is not None:
            _look_over(file)
        await migrate(engine)
        ready = True
    except (OSError, SQLAlchemyError, sqlite3.Error) as error:
        raise BadDatabase(f"the database cannot be used ({problem(error)}); name another with --db") from None
    finally:
        await engine.dispose()
        if file is not None and is_new and not ready:
            for left in (file, file.with_name(file.name + "-wal"), file.with_name(file.name + "-shm")):
                if left.exists():  # where a part of the name is a file, even a missing one cannot be removed
                    left.unlink()


def _file_of(engine: AsyncEngine) -> Path | None:
    name = engine.url.database if engine.dialect.name == "sqlite" else None
    return Path(name) if name and name != ":memory:" and not name.startswith("file:") else None


def _look_over(file: Path) -> None:
    """Fails as opening a file does, which says why; aiosqlite would not, and leave a thread behind that complains.

    A damaged file is found now and not when the first table that is hit is opened.
    """
    with file.open("ab"):
        pass
    with closing(sqlite3.connect(file, timeout=LOCKED_SECONDS)) as connection:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    if found != "ok":
        raise BadDatabase(f"the database {file} is damaged; put a copy in its place or name another with --db")


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables of the database up to date."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        # Workers that start together take turns; the lock goes with the transaction.
        connection.exec_driver_sql("SELECT pg_advisory_xact_lock(7226532)")
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Write ahead, so that readers do not wait; each commit is on the disk, also when the power goes, before it counts.

    One commit is written for many tables at once, so that this costs little.
    """
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.close()
