"""Chapters 5 to 8: action 2, crossing off; cross symbols, coins and palms."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from doubloon.core.event import all_but
from doubloon.core.move import Field, Move
from doubloon.core.task import Prompt, Question, Task
from doubloon.games.silver_gold.box.cards import COUNT, NO_CARD, names_of
from doubloon.games.silver_gold.moves import Cross
from doubloon.games.silver_gold.player import Player
from doubloon.games.silver_gold.rules.claiming import Claim, has_something_to_claim, rows_filled

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


class CrossOff(Question["SilverGoldState"]):
    """DP-2, DP-3: the pattern or a single box, then the extra boxes. (SG-037, SG-055)"""

    NUMBER: ClassVar[int] = 3

    def do(self, state: SilverGoldState) -> None:
        """All players cross off at the same time and in secret. (SG-032, SG-048, A-07)"""
        asked = 0
        for seat, player in enumerate(state.players):
            player.show()
            if player.has_empty_box():
                asked |= 1 << seat  # SG-038 no passing with an empty box
            elif state.events is not None:
                state.tell("no-box-left", {"seat": seat})  # SG-054
        state.ask(self, asked, sealed=True)

    def offers(self, state: SilverGoldState, seat: int) -> list[Move]:
        return choices(state, seat)

    def against(self, state: SilverGoldState, seat: int, move: Move) -> str:
        if not isinstance(move, Cross):
            return "SG-031"  # the actions of a turn have a fixed order
        player = state.players[seat]
        if (player.due > 0) != (move.kind == "extra"):
            return "SG-055" if player.due > 0 else "SG-037"
        number = player.card_on(move.place)
        if number == NO_CARD:
            return "SG-103"
        card = state.deck[number]
        if move.boxes & ~card.island:
            return "SG-041"
        if move.boxes & ~player.empty_on(move.place):
            return "SG-042"
        if move.kind == "cross" and move not in card.patterns[2 * state.pattern() + move.place]:
            return "SG-041"  # not the revealed pattern
        return ""

    def against_seat(self, state: SilverGoldState, seat: int, move: Move) -> str:
        return "SG-140" if isinstance(move, Cross) else "SG-031"  # finished already

    def answer(self, state: SilverGoldState, seat: int, move: Move) -> None:
        cross(state, seat, cast(Cross, move))

    def prompt(self, state: SilverGoldState, seat: int) -> Prompt:
        due = state.players[seat].due
        if due > 0:
            return Prompt("extra", "SG-055", {"due": due})
        args: dict[str, Field] = {"pattern": state.rules.box.patterns[state.pattern()].id}
        fits = any(move.kind == "cross" for move in state.offers(seat))
        return Prompt("cross", "SG-037", args) if fits else Prompt("cross-no-fit", "SG-045", args)


def choices(state: SilverGoldState, seat: int) -> list[Move]:
    """The main choice, or while extra boxes are due, one of those; always on own working cards. (SG-047)"""
    player = state.players[seat]
    offers: list[Move] = []
    empty1 = player.empty1
    empty2 = player.empty2
    if player.due > 0:  # SG-056 any empty box on either card; SG-061 a full one stays
        _add_singles(offers, state.rules.extras[0], empty1)
        _add_singles(offers, state.rules.extras[1], empty2)
        return offers
    pattern = 2 * state.pattern()
    _add(offers, state.deck[player.card1].patterns[pattern], empty1)  # SG-039 on one card or on the other
    _add(offers, state.deck[player.card2].patterns[pattern + 1], empty2)
    _add_singles(offers, state.rules.singles[0], empty1)  # SG-043, SG-044 a single box is always allowed too
    _add_singles(offers, state.rules.singles[1], empty2)
    return offers


def _add(offers: list[Move], moves: list[Cross], empty: i64) -> None:
    """Add the moves all of whose boxes are empty. (SG-041, SG-042)"""
    if empty:  # a full card, or none: spares the look at every move
        crossed = ~empty
        for move in moves:
            if move.boxes & crossed == 0:
                offers.append(move)


def _add_singles(offers: list[Move], singles: list[list[Cross]], empty: i64) -> None:
    """Add a move for every empty box, eight boxes at a time."""
    offers += singles[empty & 0xFF]
    offers += singles[0x100 + (empty >> 8)]


def cross(state: SilverGoldState, seat: int, move: Cross) -> None:
    """Cross all boxes of a choice as one unit, then let their symbols work. (SG-051, SG-052)"""
    player = state.players[seat]
    card = state.deck[player.card_on(move.place)]
    player.mark(move.place, move.boxes)
    if state.events is not None:
        args: dict[str, Field] = {"seat": seat, "place": move.place, "card": card.id, "boxes": list(move.names)}
        state.tell(f"crossed-{move.kind}", args, 1 << seat)
    if player.due > 0:
        player.due -= 1
    symbols = move.boxes & card.symbols  # SG-046 also those of a single box
    if symbols:
        player.due += COUNT[symbols & card.crosses]  # SG-055, SG-057, SG-058 one extra box for each
        for _ in range(COUNT[symbols & card.coins]):
            enter_coin(state, seat, player)
        for _ in range(COUNT[symbols & card.palms]):  # SG-079 each in a palm box of its own
            score_palm(state, seat, player)
    if player.due > 0 and not player.has_empty_box():
        player.due = 0  # SG-059, SG-060 lost, not saved
        if state.events is not None:
            state.tell("extra-lost", {"seat": seat}, 1 << seat)
    if player.due == 0:
        if state.events is not None:
            state.tell("finished", {"seat": seat})  # SG-139 the others learn this much, and no more
        state.answered(seat)


def enter_coin(state: SilverGoldState, seat: int, player: Player) -> None:
    """Cross the next coin box of the score card, if one is left. (SG-065 to SG-068)"""
    box = state.rules.box
    counts = player.coins < box.coin_rows * box.coins_per_row
    if counts:
        player.coins += 1
    if state.events is not None:
        state.tell("coin" if counts else "coin-forfeited", {"seat": seat, "coins": player.coins}, 1 << seat)


def score_palm(state: SilverGoldState, seat: int, player: Player) -> None:
    """Write a palm's points into the next palm box, if one is left. (SG-071, SG-076, SG-077, A-14, SG-078)"""
    points = palm_points(state)
    counts = len(player.palms) < state.rules.box.palm_boxes
    if counts:
        player.palms = (*player.palms, points)
    if state.events is not None:
        args: dict[str, Field] = {"seat": seat, "points": points if counts else 0}
        state.tell("palm" if counts else "palm-forfeited", args, 1 << seat)


def palm_points(state: SilverGoldState) -> int:
    """What a palm is worth in this turn: the palms on display count, no others. (SG-071 to SG-075)"""
    box = state.rules.box
    shown = 0
    for number in state.display:
        if number != NO_CARD:
            shown += COUNT[state.deck[number].palms]  # SG-074 symbols, not cards
    return box.palm_own + box.palm_per_displayed * shown


class ShowPlans(Task["SilverGoldState"]):
    """Everybody has finished: all plans become public at one moment, and action 3 begins. (SG-049, SG-033)"""

    NUMBER: ClassVar[int] = 4

    def do(self, state: SilverGoldState) -> None:
        state.reveal("plans-shown")
        if state.events is not None:
            _tell_plans(state)
        for turn in range(state.seats - 1, -1, -1):  # the agenda is a stack: the last to resolve lies lowest
            seat = (state.start + turn) % state.seats  # SG-081 from the start player clockwise
            if has_something_to_claim(state, state.players[seat]):
                state.agenda.append(Claim(seat=seat))


def _tell_plans(state: SilverGoldState) -> None:
    """Tell the others what each player has crossed; the player has heard it already."""
    for seat, player in enumerate(state.players):
        others = all_but(seat)
        for place in range(2):
            new = player.seen_empty_on(place) & ~player.empty_on(place)
            if new:
                card = state.deck[player.card_on(place)]
                plan: dict[str, Field] = {"seat": seat, "place": place, "card": card.id, "boxes": names_of(new)}
                state.tell("plan", plan, others)
        if player.coins > player.seen_coins:
            gained = player.coins - player.seen_coins
            state.tell("plan-coins", {"seat": seat, "count": gained, "coins": player.coins}, others)
        for points in player.palms[len(player.seen_palms) :]:
            state.tell("palm", {"seat": seat, "points": points}, others)
    for seat, player in enumerate(state.players):
        _announce(state, seat, player)


def _announce(state: SilverGoldState, seat: int, player: Player) -> None:
    """Say loud and clear what was filled, before the first player resolves. (SG-082)"""
    for _ in range(rows_filled(state, player)):
        state.tell("row-filled", {"seat": seat})
    for place in range(2):
        number = player.card_on(place)
        if number != NO_CARD and player.empty_on(place) == 0:
            state.tell("card-filled", {"seat": seat, "card": state.deck[number].id})


# Both say nothing beyond their kind, and tasks never change: one object serves all games.
CROSS_OFF: Final = CrossOff()
SHOW_PLANS: Final = ShowPlans()
