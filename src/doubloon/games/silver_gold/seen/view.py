# interpreted: msgspec structs live here
"""What a seat of Silver & Gold may know."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from doubloon.core.task import NOBODY
from doubloon.core.view import View, common
from doubloon.games.silver_gold.box.box import Box
from doubloon.games.silver_gold.box.cards import COLOURS, NO_CARD, Card, names_of
from doubloon.games.silver_gold.moves import Keep
from doubloon.games.silver_gold.player import Player
from doubloon.games.silver_gold.rules import scoring
from doubloon.games.silver_gold.rules.crossing import CrossOff, palm_points
from doubloon.games.silver_gold.rules.setup import KeepCards

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


class CardView(Struct, frozen=True):
    """A treasure card: rows of `~` sea, `.` plain, `X` cross, `C` coin, `P` palm; "" or a colour for the seal."""

    id: str
    colour: str
    value: int
    rows: list[str]
    seal: str
    seal_points: int


class WorkingView(Struct, frozen=True):
    """A card that is being filled, with the names of its crossed boxes."""

    card: CardView
    crossed: list[str]


class Sheet(Struct, frozen=True):
    """A score card, part by part. (SG-124)"""

    cards: int
    seals: int
    coins: int
    cups: int
    palms: int
    total: int


class PlayerView(Struct, frozen=True):
    """What lies in front of a player. Place by place; None where no card lies."""

    working: list[WorkingView | None]
    coins: int
    cups: list[int]
    palms: list[int]
    completed: list[CardView]
    finished: bool  # has chosen or crossed off, while others have not
    due: int  # extra boxes still to cross; the owner alone sees more than 0
    sheet: Sheet


class SilverGoldView(View, frozen=True, kw_only=True, tag="silver_gold"):
    """The table from one seat."""

    round: int
    turn: int
    rounds: int
    turns: int
    start: int | None
    expedition: str | None  # the pattern of the newest card (SG-035)
    revealed: list[str] | None  # all of this round, oldest first, with the memory aid (SG-135)
    patterns: dict[str, list[str]]  # every pattern, drawn with #
    expedition_deck: list[str]  # the patterns of all expedition cards (SG-014)
    expeditions_left: int
    display: list[CardView | None]
    stack: int
    unseen: list[str]  # ids of the cards that this seat has not seen, sorted
    removed: list[str]
    cups_left: list[int]
    coin_rows: int
    coins_per_row: int
    palm_boxes: int
    palm_worth: int  # what a palm pays in this turn
    hand: list[CardView] | None  # the four dealt cards, owner only
    kept: list[int] | None  # the sealed choice among them, owner only
    players: list[PlayerView]


def view_of(state: SilverGoldState, seat: int) -> SilverGoldView:
    box = state.rules.box
    crossing_off = isinstance(state.question, CrossOff) and state.waiting != 0
    choosing = isinstance(state.question, KeepCards) and state.waiting != 0
    shown = [box.patterns[pattern].id for pattern in state.expeditions[: state.turn]]
    own = state.players[seat] if seat >= 0 else None
    fields = common(state, seat)
    fields["scores"] = [_sheet(state, other, crossing_off and other != seat).total for other in range(state.seats)]
    return SilverGoldView(
        **fields,
        round=state.round,
        turn=state.turn,
        rounds=box.rounds,
        turns=box.turns,
        start=None if state.start == NOBODY else state.start,
        expedition=shown[-1] if shown else None,
        revealed=shown if state.options.flag("memory_aid") else None,  # SG-036, SG-148 never the card that is left
        patterns={id: list(rows) for id, rows in _patterns(box).items()},
        expedition_deck=sorted(box.patterns[pattern].id for pattern in box.expeditions),
        expeditions_left=len(state.expeditions) - state.turn,
        display=[None if card == NO_CARD else _card(state.deck[card]) for card in state.display],
        stack=len(state.stack),
        unseen=_unseen(state, own, choosing),
        removed=[state.deck[card].id for card in state.removed],
        cups_left=box.cups[state.cups_out :],
        coin_rows=box.coin_rows,
        coins_per_row=box.coins_per_row,
        palm_boxes=box.palm_boxes,
        palm_worth=palm_points(state),
        hand=[_card(state.deck[card]) for card in own.hand] if own and choosing else None,
        kept=_kept(state, own) if own and choosing else None,
        players=[
            _player(state, other, sealed=crossing_off and other != seat, waited_for=crossing_off or choosing)
            for other in range(state.seats)
        ],
    )


def _player(state: SilverGoldState, seat: int, sealed: bool, waited_for: bool) -> PlayerView:
    """A player's part of the table; while sealed, as it looked at the reveal. (SG-139)"""
    player = state.players[seat]
    return PlayerView(
        working=[
            _working(state.deck, player.card1, player.seen_empty1 if sealed else player.empty1),
            _working(state.deck, player.card2, player.seen_empty2 if sealed else player.empty2),
        ],
        coins=player.seen_coins if sealed else player.coins,
        cups=list(player.cups),
        palms=list(player.seen_palms if sealed else player.palms),
        completed=[_card(state.deck[card]) for card in player.completed],
        finished=waited_for and seat not in state.deciders(),
        due=0 if sealed else player.due,
        sheet=_sheet(state, seat, sealed),
    )


def _working(deck: list[Card], number: int, empty: int) -> WorkingView | None:
    if number == NO_CARD:
        return None
    card = deck[number]
    return WorkingView(_card(card), names_of(card.island & ~empty))


def _sheet(state: SilverGoldState, seat: int, sealed: bool) -> Sheet:
    player = state.players[seat]
    coins = player.seen_coins if sealed else player.coins
    palms = player.seen_palms if sealed else player.palms
    return Sheet(
        cards=scoring.from_cards(state, player),
        seals=scoring.from_seals(state, player),
        coins=scoring.from_coins(state, coins),
        cups=sum(player.cups),
        palms=sum(palms),
        total=scoring.total(state, player, coins, palms),
    )


def _card(card: Card) -> CardView:
    seal = COLOURS[card.seal_colour] if card.seal_points else ""
    return CardView(card.id, COLOURS[card.colour], card.value, list(card.rows), seal, card.seal_points)


@cache
def _patterns(box: Box) -> dict[str, list[str]]:
    """Every pattern of a box, drawn once: each view of each move shows them."""
    return {pattern.id: _drawn(pattern.cells) for pattern in box.patterns}


def _drawn(cells: list[tuple[int, int]]) -> list[str]:
    height = max(row for row, _ in cells) + 1
    width = max(column for _, column in cells) + 1
    return ["".join("#" if (r, c) in cells else "." for c in range(width)) for r in range(height)]


def _unseen(state: SilverGoldState, own: Player | None, choosing: bool) -> list[str]:
    """Contents of the stack, which everybody can work out; while cards are chosen, all but the own four."""
    if choosing:
        return sorted(card.id for k, card in enumerate(state.deck) if own is None or k not in own.hand)
    return sorted(state.deck[card].id for card in state.stack)


def _kept(state: SilverGoldState, own: Player) -> list[int] | None:
    move = state.game.moveset[own.kept] if own.kept >= 0 else None
    return [move.first, move.second] if isinstance(move, Keep) else None
