"""What a seat of Silver & Gold may know, as numbers: the same as its view, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from doubloon.core.numbers import (
    Columns,
    Row,
    bit,
    place_from,
    put_list,
    put_set,
    put_tuple,
    put_tuple_set,
    seats_from,
)
from doubloon.games.silver_gold.box.box import DEALT, DISPLAY, WORKING, Box
from doubloon.games.silver_gold.box.cards import BOXES, COLOURS, COUNT
from doubloon.games.silver_gold.moves import Keep
from doubloon.games.silver_gold.player import Player
from doubloon.games.silver_gold.rules.crossing import CrossOff, palm_points
from doubloon.games.silver_gold.rules.setup import KeepCards

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


def declare(columns: Columns, box: Box, seats: int) -> None:
    """The columns of `fill`, in its order."""
    cards, patterns = len(box.cards), len(box.patterns)
    columns.count("round", box.rounds)
    columns.count("turn", box.turns)
    columns.pick("start player", seats)
    columns.pick("expedition", patterns)
    columns.picks("revealed", box.turns, patterns)
    columns.picks("display", DISPLAY, cards)
    columns.count("stack", cards)
    columns.mask("unseen", cards)
    columns.mask("removed", cards)
    columns.count("cups crossed out", len(box.cups))
    columns.count("palm worth", _most_for_a_palm(box))
    columns.picks("hand", DEALT, cards)
    columns.picks("kept", WORKING, DEALT)
    for place in range(seats):
        _declare_player(columns, box, f"player {place + 1}")


def _declare_player(columns: Columns, box: Box, who: str) -> None:
    for place in range(WORKING):
        columns.pick(f"{who}: card {place + 1}", len(box.cards))
        columns.mask(f"{who}: empty boxes of card {place + 1}", BOXES)
    columns.count(f"{who}: coins", box.coin_rows * box.coins_per_row)
    for palm in range(box.palm_boxes):
        columns.count(f"{who}: palm/{palm + 1}", _most_for_a_palm(box))
    for cup in range(len(box.cups)):
        columns.count(f"{who}: cup/{cup + 1}", max(box.cups))
    columns.mask(f"{who}: completed", len(box.cards))
    for colour in COLOURS:
        columns.count(f"{who}: {colour} cards", len(box.cards))
    columns.flag(f"{who}: finished")
    columns.count(f"{who}: due", BOXES)


def _most_for_a_palm(box: Box) -> int:
    palms = sorted([COUNT[card.palms] for card in box.cards])
    return box.palm_own + box.palm_per_displayed * sum(palms[-DISPLAY:])


def fill(state: SilverGoldState, seat: int, row: Row) -> None:
    box = state.rules.box
    cards = len(state.deck)
    crossing_off = isinstance(state.question, CrossOff) and state.waiting != 0
    choosing = isinstance(state.question, KeepCards) and state.waiting != 0
    own = state.players[seat] if seat >= 0 and choosing else None
    row.append(state.round)
    row.append(state.turn)
    row.append(place_from(seat, state.start, state.seats))
    row.append(state.pattern() if state.turn else -1)
    aided = state.options.flag("memory_aid")
    put_list(row, state.expeditions[: state.turn] if aided else [], box.turns)  # SG-036
    put_list(row, state.display, DISPLAY)
    row.append(len(state.stack))
    put_set(row, _unseen(state, own, choosing), cards)
    put_set(row, state.removed, cards)
    row.append(state.cups_out)
    row.append(palm_points(state))
    put_tuple(row, own.hand if own is not None else (), DEALT)
    put_list(row, _kept(state, own), WORKING)
    for other in seats_from(seat, state.seats):
        waited_for = (crossing_off or choosing) and state.waiting >> other & 1 == 0
        _fill_player(state, state.players[other], crossing_off and other != seat, waited_for, row)


def _fill_player(state: SilverGoldState, player: Player, sealed: bool, finished: bool, row: Row) -> None:
    """While an answer is sealed its player is seen as at the reveal. (SG-139)"""
    box = state.rules.box
    row.append(player.card1)
    row.append(player.seen_empty1 if sealed else player.empty1)
    row.append(player.card2)
    row.append(player.seen_empty2 if sealed else player.empty2)
    row.append(player.seen_coins if sealed else player.coins)
    palms = player.seen_palms if sealed else player.palms
    _put_points(row, palms, box.palm_boxes)
    _put_points(row, player.cups, len(box.cups))
    put_tuple_set(row, player.completed, len(state.deck))
    colours: i64 = 0  # a byte each
    for card in player.completed:
        colours += bit(8 * i64(state.deck[card].colour))
    for _ in COLOURS:
        row.append(colours & 255)
        colours >>= 8
    row.append(1 if finished else 0)
    row.append(0 if sealed else player.due)


def _put_points(row: Row, points: tuple[int, ...], places: i64) -> None:
    """The numbers in some boxes of a score card, and 0 in those that are empty."""
    left = places
    for number in points:
        row.append(number)
        left -= 1
    while left > 0:
        row.append(0)
        left -= 1


def _unseen(state: SilverGoldState, own: Player | None, choosing: bool) -> list[int]:
    if not choosing:
        return state.stack
    hand = () if own is None else own.hand
    return [card for card in range(len(state.deck)) if card not in hand]


def _kept(state: SilverGoldState, own: Player | None) -> list[int]:
    move = state.game.moveset[own.kept] if own is not None and own.kept >= 0 else None
    return [move.first, move.second] if isinstance(move, Keep) else []
