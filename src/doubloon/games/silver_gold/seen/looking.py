"""From a position of Silver & Gold to what each seat may know of it: one table for all, and each seat's own answer."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from doubloon.core.looking import Looking, carried_over
from doubloon.core.task import NOBODY
from doubloon.core.view import SPECTATOR, common, prompt_for
from doubloon.games.silver_gold.box.box import Box
from doubloon.games.silver_gold.box.cards import COLOURS, NO_CARD, Card, names_of
from doubloon.games.silver_gold.moves import Keep
from doubloon.games.silver_gold.player import Player
from doubloon.games.silver_gold.rules import scoring
from doubloon.games.silver_gold.rules.crossing import CrossOff, palm_points
from doubloon.games.silver_gold.rules.setup import KeepCards
from doubloon.games.silver_gold.seen.view import CardView, PlayerView, Sheet, SilverGoldView, WorkingView

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


class SilverGoldLooking(Looking):
    """All views of one position."""

    def __init__(self, state: SilverGoldState, before: SilverGoldLooking | None = None) -> None:
        super().__init__(state)
        self.table = state
        self.crossing_off = isinstance(state.question, CrossOff) and state.waiting != 0
        self.choosing = isinstance(state.question, KeepCards) and state.waiting != 0
        self.own: dict[int, PlayerView] = before.own if before else {}
        self.public: SilverGoldView = carried_over(before.public if before else None, self._public())

    def view(self, seat: int) -> SilverGoldView:
        public = self.public
        if seat == SPECTATOR:
            return public
        asked, own = prompt_for(self.table, seat), self.table.players[seat]
        if self.crossing_off:
            mine = self._own(seat)
            if mine is not public.players[seat]:
                players = [*public.players[:seat], mine, *public.players[seat + 1 :]]
                scores = [player.sheet.total for player in players]
                return replace(public, seat=seat, prompt=asked, players=players, scores=scores)
        if not self.choosing:
            return replace(public, seat=seat, prompt=asked)
        return replace(
            public,
            seat=seat,
            prompt=asked,
            unseen=_unseen(self.table, own, choosing=True),
            hand=[card_view(self.table.deck[card]) for card in own.hand],
            kept=_kept(self.table, own),
        )

    def _own(self, seat: int) -> PlayerView:
        """What lies in front of a player who has answered already, seen by this player alone. (SG-139)"""
        now = _player(self.table, seat, sealed=False, waited_for=True)
        if now == self.public.players[seat]:
            return self.public.players[seat]
        had = self.own.get(seat)
        if had != now:
            self.own[seat] = now
        return self.own[seat]

    def _public(self) -> SilverGoldView:
        """What everybody sees."""
        state, waited_for = self.table, self.crossing_off or self.choosing
        box = state.rules.box
        printed = _printed(box)
        shown = [box.patterns[pattern].id for pattern in state.expeditions[: state.turn]]
        players = [_player(state, seat, self.crossing_off, waited_for) for seat in range(state.seats)]
        fields = common(state, SPECTATOR)
        fields["scores"] = [player.sheet.total for player in players]
        return SilverGoldView(
            **fields,
            round=state.round,
            turn=state.turn,
            rounds=box.rounds,
            turns=box.turns,
            start=None if state.start == NOBODY else state.start,
            expedition=shown[-1] if shown else None,
            revealed=shown if state.options.flag("memory_aid") else None,  # SG-036, SG-148 never the card that is left
            patterns=printed.patterns,
            expedition_deck=printed.expeditions,
            expeditions_left=len(state.expeditions) - state.turn,
            display=[None if card == NO_CARD else card_view(state.deck[card]) for card in state.display],
            stack=len(state.stack),
            unseen=_unseen(state, None, self.choosing),
            removed=[state.deck[card].id for card in state.removed],
            cups_left=box.cups[state.cups_out :],
            coin_rows=box.coin_rows,
            coins_per_row=box.coins_per_row,
            palm_boxes=box.palm_boxes,
            palm_worth=palm_points(state),
            hand=None,
            kept=None,
            players=players,
        )


def view_of(state: SilverGoldState, seat: int) -> SilverGoldView:
    return SilverGoldLooking(state).view(seat)


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
        completed=[card_view(state.deck[card]) for card in player.completed],
        finished=waited_for and seat not in state.deciders(),
        due=0 if sealed else player.due,
        sheet=_sheet(state, seat, sealed),
    )


def _working(deck: list[Card], number: int, empty: int) -> WorkingView | None:
    if number == NO_CARD:
        return None
    card = deck[number]
    return WorkingView(card_view(card), names_of(card.island & ~empty))


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


@cache
def card_view(card: Card) -> CardView:
    """What is printed on a card."""
    seal = COLOURS[card.seal_colour] if card.seal_points else ""
    return CardView(card.id, COLOURS[card.colour], card.value, list(card.rows), seal, card.seal_points)


class Printed:
    """What is printed in a box, made once: each view of each move shows it."""

    def __init__(self, box: Box) -> None:
        self.patterns = {pattern.id: _drawn(pattern.cells) for pattern in box.patterns}
        self.expeditions = sorted(box.patterns[pattern].id for pattern in box.expeditions)


@cache
def _printed(box: Box) -> Printed:
    return Printed(box)


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
