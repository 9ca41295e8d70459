"""`doubloon tables`: what a server keeps, for those who run it."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Coroutine
from pathlib import Path
from time import time
from typing import TYPE_CHECKING, Any

from doubloon.commands import arguments
from doubloon.commands.plain import plain
from doubloon.core.errors import DoubloonError

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from doubloon.server.archive import Listed
    from doubloon.server.store import Store

PHASES = ("waiting", "playing", "over", "record")
SHORTEST = 6  # letters of an id, as many as the server prints


class BadTables(DoubloonError):
    """The arguments name no tables, or not what can be done with them."""


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "tables",
        "List the tables of a server, write the records of their games, remove them. All of it may be done while the\n"
        "server runs. `record` is the phase of a finished game whose table is gone.",
        [
            "",
            "list --phase over --older 30d --json",
            "export Q8x0aB --to records",
            "remove --phase waiting --older 12h",
            "remove Q8x0aB --records",
            "backup tables-2026-11-17.db",
            "vacuum",
        ],
    )
    _add_db(parser)
    parser.set_defaults(db=None, ids=[], phase="", older="", json=False)
    actions = parser.add_subparsers(
        title="what to do", dest="action", metavar="[list|export|remove|backup|vacuum]", required=False
    )
    _add_list(actions)
    _add_export(actions)
    _add_remove(actions)
    _add_backup(actions)
    _add_vacuum(actions)


def _action(actions: arguments.Subparsers, name: str, summary: str, about: str, examples: list[str]) -> Any:
    parser = actions.add_parser(
        name,
        description=about,
        epilog="examples:\n" + "\n".join(f"  doubloon tables {name} {example}".rstrip() for example in examples),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        help=summary,
    )
    _add_db(parser)
    return parser


def _add_db(parser: argparse.ArgumentParser) -> None:
    """Before or behind what to do; who does not say it again does not take it back."""
    about = "the server's --db (default: the file of your own)"
    parser.add_argument("--db", metavar="URL", default=argparse.SUPPRESS, help=about)


def _add_choice(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "ids", nargs="*", metavar="ID", help=f"a table, by its id or the first {SHORTEST} letters of it"
    )
    parser.add_argument("--phase", choices=PHASES, default="", help="only those in this phase")
    parser.add_argument("--older", default="", metavar="AGE", help="only those not touched for so long, as 12h or 30d")


def _add_list(actions: arguments.Subparsers) -> None:
    about = "One line a table, those touched last at the end."
    parser = _action(actions, "list", "one line a table", about, ["", "--phase playing", "--older 30d --json"])
    _add_choice(parser)
    arguments.add_json(parser)


def _add_export(actions: arguments.Subparsers) -> None:
    about = (
        "Write the records of games, one file each, as `doubloon verify` and `replay` read them. A game that is not\n"
        "over is refused: its record holds the seed, and with it all that is hidden from its players. If a table\n"
        "could not be read, the others are written all the same and the exit code is 1."
    )
    examples = ["Q8x0aB", "--phase over --to records", "Q8x0aB --unfinished"]
    parser = _action(actions, "export", "write the records of games", about, examples)
    _add_choice(parser)
    parser.add_argument("--to", type=Path, default=Path(), metavar="FOLDER", help="where to (default: here)")
    parser.add_argument("--unfinished", action="store_true", help="also games that are not over, with their seeds")


def _add_remove(actions: arguments.Subparsers) -> None:
    about = (
        "Remove tables with their logs, for good. Whoever is connected is told so. The records of finished games stay\n"
        "unless --records is given."
    )
    examples = ["Q8x0aB", "--phase waiting --older 12h", "Q8x0aB --records"]
    parser = _action(actions, "remove", "remove tables for good", about, examples)
    _add_choice(parser)
    parser.add_argument("--records", action="store_true", help="remove the records, too")


def _add_backup(actions: arguments.Subparsers) -> None:
    about = (
        "Copy an SQLite file as it is at one moment, while the server goes on: moves do not wait. To go back to it,\n"
        "stop the server and put the copy in the place of the file. Of PostgreSQL `pg_dump` makes such a copy."
    )
    parser = _action(actions, "backup", "copy the whole database to a file", about, ["tables-2026-11-17.db"])
    parser.add_argument("file", type=Path, metavar="FILE", help="where to; there must be none yet")


def _add_vacuum(actions: arguments.Subparsers) -> None:
    about = "Give the disk back what removed tables took in an SQLite file. While it runs, moves wait."
    _action(actions, "vacuum", "give disk space back", about, [""])


def run(given: argparse.Namespace) -> int:
    does = {"list": _list, "export": _export, "remove": _remove, "backup": _backup, "vacuum": _vacuum}
    return asyncio.run(_with_store(given, does[given.action or "list"]))


async def _with_store(given: argparse.Namespace, does: Any) -> int:
    from sqlalchemy.exc import SQLAlchemyError

    from doubloon.server.database import connect, default_url, problem
    from doubloon.server.store import Store

    url = given.db or default_url()
    engine = connect(url)
    file = engine.url.database
    if engine.dialect.name == "sqlite" and not (file and Path(file).exists()):
        raise BadTables(f"there is no database {file or url}; name the server's own with --db")
    try:
        await _open(engine)
        doing: Coroutine[Any, Any, int] = does(given, Store(engine))
        return await doing
    except SQLAlchemyError as error:
        raise BadTables(f"the database does not do that ({problem(error)})") from None
    finally:
        await engine.dispose()


async def _open(engine: AsyncEngine) -> None:
    """Bring the database up to date; one sentence if it cannot be reached."""
    from doubloon.server.database import migrate, problem

    try:
        await migrate(engine)
    except OSError as error:
        raise BadTables(f"the database cannot be used ({problem(error)}); name the server's own with --db") from None


async def _list(given: argparse.Namespace, store: Store) -> int:
    from doubloon.commands.output import print_json, print_table

    found = await _chosen(given, store)
    if given.json:
        print_json({"tables": found})
        return 0
    columns = ["id", "game", "phase", "who", "created", "touched", "entries"]
    print_table(columns, [_row(one) for one in found], left=6)
    return 0


def _row(one: Listed) -> list[str]:
    who = ", ".join(plain(name) for name in one.who)
    entries = "" if one.entries is None else str(one.entries)
    return [one.id, one.game, one.phase, who, _day(one.created), _day(one.touched), entries]


def _day(seconds: int | None) -> str:
    from datetime import UTC, datetime

    return "" if seconds is None else f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M}"


async def _export(given: argparse.Namespace, store: Store) -> int:
    """Tables that cannot be opened are told and left out; the exit code is 1 then."""
    from doubloon.server.gates import Refusal

    _check_named(given)
    found = await _chosen(given, store)
    running = [one for one in found if one.phase == "playing"]
    if running and not given.unfinished:
        raise BadTables(
            f"the game of {running[0].id[:SHORTEST]} is not over, and its record would hold the seed, with all that is "
            "hidden; --unfinished writes it all the same"
        )
    given.to.mkdir(parents=True, exist_ok=True)
    unreadable = 0
    for one in found:
        try:
            text = await _record(store, one.id)
        except Refusal:  # opening it has told why
            unreadable += 1
            continue
        if text is None:
            print(f"{one.id[:SHORTEST]}: the game has not begun, there is no record")
            continue
        file = given.to / f"{one.game}-{one.id[:SHORTEST]}.txt"
        file.write_text(text, encoding="utf-8")
        print(plain(str(file)))
    return 1 if unreadable else 0


async def _record(store: Store, id: str) -> str | None:
    from doubloon.server import archive, replaying

    kept = await archive.record(store.engine, id)
    if kept is not None:
        return kept[1]
    table = await archive.loaded(store, id)
    return None if table is None or table.match is None else replaying.text_of(table, table.match)


async def _remove(given: argparse.Namespace, store: Store) -> int:
    from doubloon.server import archive
    from doubloon.server.database import records
    from doubloon.server.keeping import write_missed

    _check_named(given)
    found = await _chosen(given, store)
    ids = [one.id for one in found]
    if not given.records:
        await write_missed(store, int(time()) + 1, ids)
    gone = await archive.remove(store.engine, [one.id for one in found if one.phase != archive.RECORD])
    kept = await archive.remove_records(store.engine, records.c.table_id.in_(ids)) if given.records else 0
    print(f"{_count(gone, 'table')} removed" + (f", {_count(kept, 'record')} removed" if given.records else ""))
    return 0


async def _backup(given: argparse.Namespace, store: Store) -> int:
    from doubloon.server.backup import copy_sqlite

    if store.shared:
        raise BadTables("this copies an SQLite file; of PostgreSQL `pg_dump` makes a copy while the server runs")
    if given.file.exists():
        raise BadTables(f"{plain(str(given.file))} is there already; name another file")
    copy_sqlite(Path(str(store.engine.url.database)), given.file)
    print(f"{plain(str(given.file))}: {given.file.stat().st_size:,} bytes".replace(",", " "))
    return 0


async def _vacuum(_: argparse.Namespace, store: Store) -> int:
    if store.shared:
        raise BadTables("PostgreSQL gives space back by itself; vacuum is for an SQLite file")
    file = Path(str(store.engine.url.database))
    before = file.stat().st_size
    async with store.engine.connect() as connection:
        alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
        await alone.exec_driver_sql("VACUUM")
        await alone.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    print(f"{plain(str(file))}: {before:,} bytes before, {file.stat().st_size:,} now".replace(",", " "))
    return 0


async def _chosen(given: argparse.Namespace, store: Store) -> list[Listed]:
    """The tables that the arguments name; each id must be one table's."""
    from doubloon.server import archive
    from doubloon.server.keeping import read_age

    age = read_age(given.older) if given.older else None
    if given.older and age is None:
        raise BadTables("--older takes a time such as 12h or 30d")
    for id in given.ids:
        if len(id) < SHORTEST or not id.isalnum() or not id.isascii():
            raise BadTables(f"{plain(id[:40])!r} is no id of a table, nor its first {SHORTEST} letters")
    found = await archive.listed(store.engine, given.phase, None if age is None else int(time()) - age, given.ids)
    for id in given.ids:
        fitting = sum(one.id.startswith(id) for one in found)
        if fitting != 1:
            which = "there is no such table" if fitting == 0 else f"{fitting} tables begin so"
            raise BadTables(f"{id[:40]}: {which}; see `doubloon tables list`")
    return found


def _check_named(given: argparse.Namespace) -> None:
    if not (given.ids or given.phase or given.older):
        raise BadTables(f"say which tables to {given.action}: by their ids, or with --phase or --older")


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
