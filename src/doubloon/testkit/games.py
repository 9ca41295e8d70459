"""Whole games: they end, their end is sound, their records replay, and the laws hold all the way."""

from __future__ import annotations

from doubloon.bots.playout import play_out
from doubloon.core.errors import DoubloonError
from doubloon.core.game import Game
from doubloon.core.match import Match
from doubloon.core.outcome import Outcome
from doubloon.core.record import parse_record, record_of, verify
from doubloon.core.state import State
from doubloon.core.steering import steering_of
from doubloon.testkit.kit import Kit, KitTable
from doubloon.testkit.walk import walk

ROUNDING = 1e-6


def random_games_end(kit: Kit, table: KitTable) -> None:
    """Random play comes to an end that names its winners."""
    for at in walk(kit, table):
        if at.move is None:
            _check_end(table, at.state, at.ply)
        elif at.state.outcome() is not None:
            raise at.failed("there is an outcome although the game goes on")


def bot_games_end(kit: Kit, table: KitTable) -> None:
    """Opponents that think play to the end too; they meet positions that random play does not."""
    state = kit.start(table)
    names = [kit.bots[(seat + table.seats + len(table.options)) % len(kit.bots)] for seat in range(table.seats)]
    bots = [kit.make_bot(name, f"{table.seed}/seat {seat + 1}") for seat, name in enumerate(names)]
    try:
        plies = len(play_out(state, bots))
    except Exception as error:
        raise table.failed(f"{' and '.join(names)} cannot play on: {error!r}", state.plies) from error
    _check_end(table, state, plies)


def laws_hold(kit: Kit, table: KitTable) -> None:
    """What the game declares to be constant is so at every ply."""
    first: dict[str, object] = {}
    for at in walk(kit, table):
        laws = kit.laws(at.state)
        first = first or laws
        broken = broken_law(first, laws)
        if broken:
            raise at.failed(broken)


def broken_law(first: dict[str, object], now: dict[str, object]) -> str:
    """A sentence about the first law that does not hold, or ""."""
    for name in first | now:
        if now.get(name) is False:
            return f"the law {name!r} does not hold"
        if first.get(name) != now.get(name):
            return f"the law {name!r} does not hold: it was {first.get(name)!r} and is {now.get(name)!r}"
    return ""


def records_replay(kit: Kit, table: KitTable) -> None:
    """A game written down and read back gives the same end."""
    match = Match(kit.game, table.seats, table.seed, kit.options(table))
    for at in walk(kit, table):
        if at.move is not None:
            match.play(at.seat, at.move)
    text = record_of(match, ["random"] * table.seats).text()
    record = parse_record(text)
    if record.text() != text:
        raise table.failed("the record does not read back to the same text")

    def find(id: str, ruleset: int, components: str) -> Game:
        return kit.game

    try:
        again = verify(record, find)
    except DoubloonError as error:
        raise table.failed(f"the record does not replay: {error}") from error
    if again.state.digest() != match.state.digest():
        raise table.failed("the record replays to another end", len(record.moves))


def _check_end(table: KitTable, state: State, ply: int) -> None:
    outcome = state.outcome()
    if state.deciders() or not state.over():
        raise table.failed("the game has ended but somebody is asked", ply)
    if outcome is None:
        raise table.failed("the game is over without an outcome", ply)
    if any(state.moves(seat) for seat in range(table.seats)):
        raise table.failed("the game is over but offers moves", ply)
    if len(state.scores()) != table.seats:
        raise table.failed(f"there are {len(state.scores())} scores", ply)
    steering = steering_of(state.game)
    hopes = [steering.points(state, seat) for seat in range(table.seats)]
    if any(abs(hope - score) > ROUNDING for hope, score in zip(hopes, state.scores(), strict=True)):
        raise table.failed(f"the game is over with {state.scores()}, but the evaluation expects {hopes}", ply)
    problem = _wrong_places(outcome, table.seats)
    if problem:
        raise table.failed(problem, ply)
    if not outcome.reason:
        raise table.failed("the outcome does not say why the game ended", ply)


def _wrong_places(outcome: Outcome, seats: int) -> str:
    places = outcome.places
    if len(places) != seats:
        return f"there are {len(places)} places"
    if places != [1 + sum(other < place for other in places) for place in places]:
        return f"the places {places} do not count as in sport (1, 1, 3)"
    first = [seat for seat in range(seats) if places[seat] == 1]
    if outcome.winners and outcome.winners != first:
        return f"the winners {outcome.winners} are not the first {first}, by index of seat"
    if not outcome.winners and seats > 1 and len(first) != seats:
        return f"nobody wins, but the places are {places}"
    return ""
