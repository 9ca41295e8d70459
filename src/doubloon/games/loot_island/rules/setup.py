"""Chapter 2: setup, with the initial hand variant of chapter 19."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from doubloon.core.move import Field, Move
from doubloon.core.task import Task
from doubloon.games.loot_island.box.board import CORNERS
from doubloon.games.loot_island.box.box import DEALT, OPEN
from doubloon.games.loot_island.box.maps import NO_CARD, MapSet
from doubloon.games.loot_island.moves import OfCard
from doubloon.games.loot_island.rules.general import draw_maps, in_turn_order, map_ids
from doubloon.games.loot_island.rules.preparation import ActAtOnce
from doubloon.games.loot_island.rules.questions import LootQuestion
from doubloon.games.loot_island.rules.rounds import BeginTurns

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def lay_out(state: LootState) -> None:
    """Prepare the table. (LI-020 to LI-034)"""
    box, setting, rng = state.box, state.setting, state.rng
    state.round = 1
    state.first = rng.below(state.seats)  # LI-032
    state.corner = rng.below(CORNERS)  # LI-021
    state.facing = 1 if rng.below(2) == 0 else -1
    state.tiles_up = setting.tiles  # LI-031
    _stack_treasures(state)
    maps = [card.number for card in box.maps]
    rng.shuffle(maps)  # LI-025
    state.map_deck = tuple(maps)
    _set_healers_aside(state)
    _stack_events(state)
    if state.events is not None:
        state.tell("first-player", {"seat": state.first})
        state.tell("event", {"id": state.event.id})
        if setting.events_shown:
            state.tell("events-shown", {"ids": [box.events[event].id for event in sorted(state.event_deck)]})
    for place in range(state.seats):
        seat = in_turn_order(state, place)
        state.players[seat].cubes = box.start_cubes  # LI-033
        more = setting.initial_hand and place > 0
        draw_maps(state, seat, box.dealt[place] if more else setting.hand)  # LI-026, LI-605
    if setting.aaron >= 0:
        draw_maps(state, setting.aaron, box.aaron_hand)  # LI-501
    state.agenda.append(OpenGame())
    KeepHand().do(state)


def _stack_treasures(state: LootState) -> None:
    """Each pile shuffled on its own, I on top. (LI-022, LI-023)"""
    deck: list[int] = []
    for pile in state.setting.piles:
        cards = [treasure.number for treasure in state.box.treasures if treasure.pile == pile]
        state.rng.shuffle(cards)
        deck += cards
    state.treasure_deck = tuple(deck)


def _set_healers_aside(state: LootState) -> None:
    """As many as there are players, or two for each. (LI-027, LI-601, LI-602)"""
    setting = state.setting
    healers = list(range(len(state.box.healers)))
    state.rng.shuffle(healers)
    if setting.healers == DEALT:
        for seat in range(state.seats):
            own = sorted([healers.pop() for _ in range(state.box.healers_each)])
            state.players[seat].own_healers = tuple(own)
            if state.events is not None:
                ids = [state.box.healers[healer].id for healer in own]
                state.tell("healers-dealt", {"seat": seat, "ids": ids}, 1 << seat)
        return
    state.healers = tuple(sorted(healers[: setting.healer_count]))
    state.healers_open = setting.healers == OPEN


def _stack_events(state: LootState) -> None:
    """One A event face up, four B events below it. (LI-028, LI-029)"""
    events = state.box.events
    late = state.rng.sample([event.number for event in events if event.deck == "B"], state.box.events_b)
    early = [event for event in events if event.deck == "A"]
    state.event_deck = tuple(late)
    state.event = early[state.rng.below(len(early))]


class KeepHand(LootQuestion):
    """D-02, initial hand variant: the cards not to keep, one by one from the lowest number up. (LI-605)"""

    NUMBER: ClassVar[int] = 0
    KEY: ClassVar[str] = "keep-hand"
    CLAUSE: ClassVar[str] = "LI-605"

    def do(self, state: LootState) -> None:
        """Ask all at once who were dealt more than they may keep. (LI-608)"""
        choosing = 0
        for seat in range(state.seats):
            if state.players[seat].hand.size > state.setting.hand:
                choosing |= 1 << seat
                state.players[seat].tossing = MapSet()
        if choosing:
            state.ask(self, choosing, sealed=True)

    def offers(self, state: LootState, seat: int) -> list[Move]:
        tosses = [state.box.moves.tosses[card] for card in state.players[seat].hand.cards()]
        return [move for move in tosses if not self.against(state, seat, move)]

    def against(self, state: LootState, seat: int, move: Move) -> str:
        if not isinstance(move, OfCard) or move.kind != "toss":
            return "LI-605"
        hand = state.players[seat].hand
        tossed = _tossed(state, seat)
        kept = [card for card in hand.cards() if not tossed.holds(card)]
        twin = state.box.has_twin(hand, move.card)
        first = not twin or tossed.holds(move.card - 1)
        # Behind it enough must be left to give away as well: no more go and no fewer.
        owed = len(kept) - state.setting.hand
        left = len([card for card in kept if card > move.card])
        if move.card in kept and first and move.card > max(tossed.cards(), default=NO_CARD) and left >= owed - 1:
            return ""
        return "LI-136" if twin else "LI-605"

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        """In secret until all have chosen. (LI-608)"""
        toss = cast(OfCard, move)
        tossed = _tossed(state, seat)
        tossed.add(toss.card)
        state.tell("tossing", {"seat": seat, "cards": [toss.card_id]}, 1 << seat)
        if state.players[seat].hand.size - tossed.size == state.setting.hand:
            state.answered(seat)

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        return {"owed": state.players[seat].hand.size - _tossed(state, seat).size - state.setting.hand}


def _tossed(state: LootState, seat: int) -> MapSet:
    """The cards not to keep, so far; none for who has no choice."""
    return state.players[seat].tossing or MapSet()


class OpenGame(Task["LootState"]):
    """Show the rejected cards; then round 1 begins with its event. (LI-606, LI-608, LI-035)"""

    NUMBER: ClassVar[int] = 20

    def do(self, state: LootState) -> None:
        for seat in range(state.seats):
            player = state.players[seat]
            tossing = player.tossing
            if tossing is None:
                continue
            state.reveal("hands-chosen")
            cards = tossing.cards()
            for card in cards:
                player.hand.remove(card)
            state.map_discards.take_all(tossing)
            player.tossing = None
            if state.events is not None:
                state.tell("tossed", {"seat": seat, "cards": map_ids(state, cards)})
        state.agenda += [BeginTurns(), ActAtOnce()]  # LI-060 no Phase 1 in round 1
