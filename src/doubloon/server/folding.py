"""From entries to a table: as far as they can be applied, and without keeping everybody else waiting.

Entries are tried on a copy before they are written, so a log can be read to its end. A damaged one opens at its last
good entry (`Table.damaged`), to be looked at and downloaded.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from time import perf_counter

from doubloon.core.errors import DoubloonError, IllegalMove, UndoRefused
from doubloon.registry import find_game
from doubloon.server.entries import Entry, Setup
from doubloon.server.gates import Refusal
from doubloon.server.table import Table

SLICE = 0.005  # seconds after which others have their turn

logger = logging.getLogger("doubloon")


def opened(setup: Setup) -> Table:
    """The table before its first entry; refused if its game cannot be played here (any more)."""
    try:
        if find_game(setup.game, setup.ruleset).components == setup.components:
            return Table(setup)
    except DoubloonError as error:
        logger.error("table %s cannot be opened: %s", setup.id[:6], error)
        raise damaged() from None
    raise other_box()


def damaged() -> Refusal:
    return Refusal("turn", "damaged", "this table's log is damaged: you can look and download, but nothing can be done")


def other_box() -> Refusal:
    """The same cards by other numbers, or other cards: what was played with one box means something else in another."""
    told = "this table is played with another box of components than this server has now; it goes on when that is back"
    return Refusal("turn", "other_box", told)


async def fold(start: Table, entries: Sequence[Entry]) -> Table:
    """The table after these entries, or after all before the first that does not fit; `start` stays as it is."""
    table = start.clone()
    begin = perf_counter()
    for count, entry in enumerate(entries):
        try:
            table.apply(entry)
        except Exception as error:
            logger.error(
                "table %s: entry %d of its log cannot be applied (%s: %s); it opens as it was before, for looking only",
                start.setup.id[:6],
                start.seq + count + 1,
                type(error).__name__,
                error,
            )
            # What is half done must not stay.
            good = await fold(start, entries[:count])
            good.damage()
            return good
        if perf_counter() - begin > SLICE:
            await asyncio.sleep(0)
            begin = perf_counter()
    return table


def tried(table: Table, entry: Entry) -> Table:
    """The table after one more entry; if that cannot be, the one who acts is told why and nothing has changed."""
    after = table.clone()
    try:
        after.apply(entry)
    except UndoRefused as error:
        raise Refusal("legality", "undo_refused", str(error), reason=error.reason) from None
    except IllegalMove as error:
        raise Refusal("legality", "illegal", str(error), clause=error.clause) from None
    except DoubloonError as error:
        raise Refusal("legality", "illegal", str(error)) from None
    except Exception:
        logger.exception("table %s: a %s could not be applied", table.setup.id[:6], type(entry).__name__)
        raise Refusal("legality", "broken", "that cannot be done because of a fault in the server") from None
    return after
