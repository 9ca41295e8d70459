"""`moves` and `play` are one truth, and the move table is sound."""

from __future__ import annotations

import re

import msgspec

from doubloon.core.errors import BadMove, IllegalMove
from doubloon.core.move import Move
from doubloon.core.state import State
from doubloon.testkit.kit import Kit, KitTable
from doubloon.testkit.walk import Position, walk

PARTS_UNASKED = 16


def offers_are_played(kit: Kit, table: KitTable) -> None:
    """Every move on offer is accepted; the list of offers holds nothing twice and belongs to who asked for it."""
    for at in walk(kit, table):
        for seat in at.state.deciders():
            offers = list(at.state.moves(seat))
            if len({move.id for move in offers}) != len(offers):
                raise at.failed(f"seat {seat + 1} is offered a move twice")
            if any(kit.game.moveset[move.id] is not move for move in offers):
                raise at.failed(f"seat {seat + 1} is offered a move that is not in the table")
            for move in offers:
                clause = at.state.check(seat, move)
                if clause:
                    raise at.failed(f"{move.text!r} is offered to seat {seat + 1}, but {clause} is said to forbid it")
            at.state.moves(seat).clear()
            if at.state.moves(seat) != offers:
                raise at.failed(f"emptying the list of seat {seat + 1}'s moves took the moves away")
            if at.probe:
                for move in offers:
                    _accept(at, seat, move)


def everything_else_is_refused(kit: Kit, table: KitTable) -> None:
    """What is not on offer is refused, by its clause, and nothing has happened."""
    clause = re.compile(re.escape(kit.game.prefix) + r"-\d+")
    everything = list(kit.game.moveset)
    for at in walk(kit, table):
        if not at.probe:
            continue
        copy = at.state.clone()
        copy.events = []
        before = copy.to_bytes()
        for seat in range(-1, at.state.seats + 1):
            asked = seat in at.state.deciders()
            offered = {move.id for move in at.state.moves(seat)}
            if offered and not asked:
                raise at.failed(f"seat {seat + 1} is not asked but has moves")
            # A seat that is not asked is refused everything alike: a part of the moves at a time is enough.
            parts = 1 if asked else PARTS_UNASKED
            for move in everything[at.ply % parts :: parts]:
                if move.id not in offered:
                    _refuse(at, copy, seat, move, clause)
            if copy.to_bytes() != before or copy.events:
                raise at.failed(f"a refused move of seat {seat + 1} has changed the position or told something")


def table_is_sound(kit: Kit) -> None:
    """Ids count from 0, texts parse back, fields are plain data."""
    failed = KitTable(kit.game.id, kit.game.min_seats, "", "-").failed
    moves = kit.game.moveset
    if not len(moves):
        raise failed("the move table is empty")
    for id, move in enumerate(moves):
        if move.id != id or moves[id] is not move:
            raise failed(f"the move {move.text!r} in place {id} has the id {move.id}")
        for text in (move.text, str(move), f"  {move.text.upper()} "):
            if _parsed(kit, text) is not move:
                raise failed(f"{text!r} does not parse back to the move {id}")
        if move.text != " ".join(move.text.split()) or not move.text.isprintable():
            raise failed(f"the text {move.text!r} has blanks or signs that a record cannot keep")
        for name, value in move.fields().items():
            plain = type(value) in (int, str) or (type(value) is list and all(type(item) is str for item in value))
            if not plain:
                raise failed(f"the field {name} of {move.text!r} is {value!r}: take a number, a text or texts")
        msgspec.json.encode(move.fields())


def _parsed(kit: Kit, text: str) -> Move | None:
    try:
        return kit.game.moveset.parse(text)
    except BadMove:
        return None


def _accept(at: Position, seat: int, move: Move) -> None:
    copy = at.state.clone()
    try:
        copy.play(seat, move)
    except Exception as error:
        raise at.failed(f"{move.text!r} is offered to seat {seat + 1} but fails: {error!r}") from error
    if copy.plies != at.state.plies + 1:
        raise at.failed(f"{move.text!r} of seat {seat + 1} counts as {copy.plies - at.state.plies} plies")
    if copy.moves(-1) or copy.moves(copy.seats):
        raise at.failed(f"after {move.text!r} somebody without a seat has moves")


def _refuse(at: Position, copy: State, seat: int, move: Move, clause: re.Pattern[str]) -> None:
    drawn = copy.rng.drawn
    try:
        copy.play(seat, move)
    except IllegalMove as error:
        if not clause.fullmatch(error.clause) or error.clause not in str(error):
            name = error.clause
            raise at.failed(f"refusing {move.text!r} of seat {seat + 1} names {name!r}, no clause") from error
        if copy.rng.drawn != drawn:
            raise at.failed(f"refusing {move.text!r} of seat {seat + 1} drew from the random numbers") from error
        return
    except Exception as error:
        raise at.failed(f"refusing {move.text!r} of seat {seat + 1} raises {error!r}") from error
    raise at.failed(f"{move.text!r} is not offered to seat {seat + 1} but accepted")
