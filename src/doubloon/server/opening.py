"""What a new table is to be: as somebody wishes it, the same once more, or from a ply of a finished game."""

from __future__ import annotations

from secrets import token_hex
from time import time

from doubloon.core.errors import BadTable, DoubloonError
from doubloon.core.rng import rng_from
from doubloon.registry import find_game
from doubloon.server import fitting, permits
from doubloon.server.api import CreateTable, SeatPlan
from doubloon.server.entries import Setup
from doubloon.server.gates import Refusal
from doubloon.server.table import Table
from doubloon.server.thinking import STAND_IN, USUAL_LEVEL
from doubloon.server.tokens import new_table_id


def settled(wanted: CreateTable, before: str, lesson: bool) -> Setup:
    """What is fixed about the new table, if its game can be played so."""
    seats = wanted.seats
    if sum(plan.kind == "you" for plan in seats) > 1:
        raise Refusal("legality", "bad_table", "you can sit on one seat only", reason="one-seat")
    for level in [*[plan.level for plan in seats if plan.kind == "bot"], wanted.stand_in or STAND_IN]:
        permits.check_level(level)
    try:
        game = find_game(wanted.game)
    except DoubloonError as error:
        raise Refusal("legality", "bad_table", str(error), reason="unknown-game") from None
    try:
        options = game.options([f"{name}={value}" for name, value in wanted.options.items()])
        game.check(len(seats), options)
        seed = wanted.seed if wanted.seed is not None else token_hex(16)
        game.new(len(seats), seed, options)
    except BadTable as error:
        unfit = fitting.unfit(game, error)
        raise Refusal("legality", "bad_table", str(error), clause=error.clause, unfit=unfit) from None
    except DoubloonError as error:
        raise Refusal("legality", "bad_table", str(error), reason="options") from None
    return Setup(
        id=new_table_id(),
        game=game.id,
        ruleset=game.ruleset,
        components=game.components,
        seats=len(seats),
        options=options.text(),
        seed=seed,
        seeded=wanted.seed is not None,
        public=wanted.public,
        created=int(time()),
        away=wanted.away,
        hints=wanted.hints,
        before=before,
        lesson=lesson,
        clock=wanted.clock,
        stand_in=(wanted.stand_in or STAND_IN) if wanted.clock else "",
    )


def once_more(table: Table, seat: int, name: str) -> CreateTable:
    """The same game with the same bots; the seats of the others are open."""
    setup = table.setup
    plans = [
        SeatPlan("bot", place.level) if place.level and not place.tokens else SeatPlan("open") for place in table.places
    ]
    plans[seat] = SeatPlan("you")
    return CreateTable(
        setup.game, plans, name, _options(setup), False, None, setup.away, setup.clock, setup.stand_in, setup.hints
    )


def forked(table: Table, ply: int, seat: int, name: str) -> tuple[CreateTable, bytes]:
    """From a ply of a finished game: with bots on all other seats, and what the seat did not know dealt anew."""
    match = permits.finished(table)
    if seat >= match.state.seats or ply >= len(match.moves):
        sentence = f"the game has seats 0 to {match.state.seats - 1} and plies 0 to {len(match.moves) - 1}"
        raise Refusal("schema", "wrong_shape", sentence)
    position = match.after(ply).state.imagine(seat, rng_from(token_hex(16))).to_bytes()
    plans = [SeatPlan("bot", place.level or USUAL_LEVEL) for place in table.places]
    plans[seat] = SeatPlan("you")
    return CreateTable(table.setup.game, plans, name, _options(table.setup)), position


def _options(setup: Setup) -> dict[str, str]:
    return dict(assignment.split("=", 1) for assignment in setup.options.split())
