"""Chapter 3: cubes, drawing map cards, revealing treasures, the ship."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from doubloon.core.event import all_but
from doubloon.core.move import Field, Move
from doubloon.core.task import Prompt
from doubloon.games.loot_island.box.board import CORNERS
from doubloon.games.loot_island.box.maps import MapSet
from doubloon.games.loot_island.box.treasures import TYPES
from doubloon.games.loot_island.moves import Drop
from doubloon.games.loot_island.rules.ending import CheckCubes
from doubloon.games.loot_island.rules.questions import LootQuestion

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

# Why cubes may be dropped: the key of the reason, and the clause that says how many.
BY_ICON: Final = 0
BY_ISLAND: Final = 1
BY_CROSSED: Final = 2
BY_DISCARD: Final = 3
BY_EVENT: Final = 4
REASONS: Final[list[tuple[str, str]]] = [
    ("icon", "LI-142"),
    ("island", "LI-380"),
    ("crossed", "LI-192"),
    ("discard", "LI-193"),
    ("event", "LI-433"),
]


# Cubes


def take_cubes(state: LootState, seat: int, cubes: int) -> None:
    """From the supply, which never runs out. (LI-040, LI-042, LI-043)"""
    if cubes == 0:
        return
    state.players[seat].cubes += cubes
    if state.events is not None:
        state.tell("cubes-taken", {"seat": seat, "cubes": cubes})


def offer_drop(state: LootState, seat: int, most: int, why: int) -> None:
    """Let a player discard cubes, as far as there are any. (LI-041)"""
    held = state.players[seat].cubes
    if held < most:
        most = held
    if most > 0:
        DropCubes(seat, most, why).do(state)


class DropCubes(LootQuestion):
    """D-10, D-15, D-20, D-21, D-23: how many cubes to discard, for one of the REASONS. (LI-041)"""

    NUMBER: ClassVar[int] = 12
    CLAUSE: ClassVar[str] = "LI-041"

    def __init__(self, seat: int, most: int, why: int) -> None:
        super().__init__(seat=seat)
        self.most = most
        self.why = why

    def numbers(self) -> tuple[int, int, int]:
        return self.most, self.why, 0

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> DropCubes:
        return cls(seat, a, b)

    def limit(self, state: LootState) -> str:
        """The clause that says how many may go."""
        if self.why == BY_ICON and state.event.icon_cubes != state.box.plain.icon_cubes:
            return "LI-427"
        return REASONS[self.why][1]

    def offers(self, state: LootState, seat: int) -> list[Move]:
        return state.box.moves.drops[: self.most + 1]

    def against(self, state: LootState, seat: int, move: Move) -> str:
        if not isinstance(move, Drop) or move.cubes > state.players[seat].cubes:
            return "LI-041"
        return "" if move.cubes <= self.most else self.limit(state)

    def answer(self, state: LootState, seat: int, move: Move) -> None:
        state.answered(seat)
        cubes = cast(Drop, move).cubes
        state.players[seat].cubes -= cubes
        if state.events is not None:
            state.tell("cubes-dropped", {"seat": seat, "cubes": cubes})

    def args(self, state: LootState, seat: int) -> dict[str, Field]:
        return {"most": self.most, "cubes": state.players[seat].cubes, "reason": REASONS[self.why][0]}

    def prompt(self, state: LootState, seat: int) -> Prompt:
        return Prompt("drop", self.limit(state), self.args(state, seat))


# Map cards


def maps_left(state: LootState) -> bool:
    """Can a map card be drawn at all? (LI-047)"""
    return state.map_at < len(state.map_deck) or state.map_discards.size > 0


def draw_maps(state: LootState, party: int, count: int) -> None:
    """Take cards from the deck; the discards become a new one when one is missing. (LI-044, LI-046, LI-047, LI-050)"""
    hand = state.players[party].hand
    drawn: list[int] = []
    while len(drawn) < count:
        if state.map_at == len(state.map_deck):
            if state.map_discards.size == 0:
                break
            _shuffle_maps(state)  # LI-056 only now
        card = state.map_deck[state.map_at]
        state.map_at += 1
        hand.add(card)
        drawn.append(card)
    if not drawn:
        return
    if state.map_at == len(state.map_deck):
        state.map_deck = ()
        state.map_at = 0
    state.reveal("maps-drawn")
    if state.events is not None:
        ids = map_ids(state, drawn)
        if party == state.setting.aaron:
            state.tell("aaron-drew", {"cards": ids})  # LI-501 his hand lies open
        else:
            state.tell("drew", {"seat": party, "cards": ids}, 1 << party)
            state.tell("drew-hidden", {"seat": party, "count": len(drawn)}, all_but(party))


def _shuffle_maps(state: LootState) -> None:
    cards = state.map_discards.cards()
    state.map_discards = MapSet()
    state.map_shuffles += 1
    # From now on everybody knows that these cards are in no hand until it draws.
    known = list(state.shuffled_in)
    for card in cards:
        known[card] = state.map_shuffles
    state.shuffled_in = tuple(known)
    state.rng.shuffle(cards)
    state.map_deck = tuple(cards)
    state.map_at = 0
    if state.events is not None:
        state.tell("maps-shuffled", {"count": len(cards)})


def discard_map(state: LootState, party: int, card: int) -> None:
    """Face up to the discard pile. (LI-045)"""
    state.players[party].hand.remove(card)
    state.map_discards.add(card)


def map_ids(state: LootState, cards: list[int]) -> list[str]:
    return [state.box.map_at[card].id for card in cards]


def end_event(state: LootState) -> None:
    """The event is in force no more, and stays known. (LI-064, LI-326)"""
    if state.event.number >= 0:  # a story may begin without one
        state.past_events = (*state.past_events, state.event.number)
    state.event = state.box.plain


# Treasures


def reveal_treasures(state: LootState, count: int) -> list[int]:
    """The next treasures, or what there is of them: then all that was pending lapses. (LI-048, LI-049, LI-057)"""
    found: list[int] = []
    while len(found) < count:
        if state.treasure_at == len(state.treasure_deck):
            if not state.treasure_discards:
                state.cut_short = True
                state.drop_agenda()
                state.agenda.append(CheckCubes())
                break
            _shuffle_treasures(state)  # LI-056 only now
        found.append(state.treasure_deck[state.treasure_at])
        state.treasure_at += 1
    if state.treasure_at == len(state.treasure_deck):
        state.treasure_deck = ()
        state.treasure_at = 0
    if found:
        state.reveal("treasures-revealed")
        if state.events is not None:
            state.tell("treasures-revealed", {"treasures": treasure_names(state, found)})
    if state.cut_short:
        state.tell("treasures-exhausted", {})
    return found


def _shuffle_treasures(state: LootState) -> None:
    cards = sorted(state.treasure_discards)
    state.treasure_discards = ()
    state.rng.shuffle(cards)
    state.treasure_deck = tuple(cards)
    state.treasure_at = 0
    state.treasure_shuffled = True
    state.tell("treasures-shuffled", {"count": len(cards)})


def treasure_names(state: LootState, treasures: list[int]) -> list[str]:
    """What each is, and its reference number: "crown #37"."""
    cards = [state.box.treasures[treasure] for treasure in treasures]
    return [f"{TYPES[card.type]} #{card.ref}" for card in cards]


# The ship


def move_ship(state: LootState) -> None:
    """One corner on, in the direction it faces. (LI-006)"""
    state.corner = (state.corner + state.facing) % CORNERS
    if state.events is not None:
        state.tell("ship-moved", {"corner": state.corner, "facing": state.facing})


def in_turn_order(state: LootState, place: int) -> int:
    """The player so many seats clockwise from the First Player. (LI-055)"""
    return (state.first + place) % state.seats
