"""A position of Loot Island. The rules are in the chapters beside this file; here is what they act on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.looking import Looking, apart
from doubloon.core.numbers import Row
from doubloon.core.options import Options
from doubloon.core.outcome import Outcome
from doubloon.core.pack import Reader, Writer
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.core.task import NOBODY
from doubloon.games.loot_island.box.board import EMPTY, LANDINGS, Landing, read_landing
from doubloon.games.loot_island.box.box import Setting
from doubloon.games.loot_island.box.event_cards import EventCard
from doubloon.games.loot_island.box.maps import CARDS, MapSet, read_map_set
from doubloon.games.loot_island.box.treasures import NO_TREASURE
from doubloon.games.loot_island.player import Player, read_player
from doubloon.games.loot_island.rules import scoring
from doubloon.games.loot_island.seen import knowledge, observation

if TYPE_CHECKING:
    from doubloon.core.view import View
    from doubloon.games.loot_island.box.box import Box
    from doubloon.games.loot_island.game import LootIsland

UNSHUFFLED: tuple[int, ...] = (0,) * CARDS


class LootState(State):
    """The table: players (Aaron after the last seat), island, ship, decks, small islands, event.

    Tuples and landings are shared between copies and replaced as a whole. Decks are read from their front: what was
    drawn stays in the tuple before `…_at`, until nothing is left.
    """

    def __init__(self, rules: LootIsland, seats: int, options: Options, rng: Rng, setting: Setting) -> None:
        super().__init__(rules, seats, options, rng)
        self.rules = rules
        self.box: Box = rules.box
        self.setting = setting
        self.players: list[Player] = []
        self.landings: list[Landing] = []
        self.corner = 0
        self.facing = 1
        self.map_deck: tuple[int, ...] = ()
        self.map_at = 0
        self.map_discards: MapSet = MapSet()
        self.map_shuffles = 0
        self.shuffled_in: tuple[int, ...] = UNSHUFFLED  # by card: which shuffle put it into the deck
        self.treasure_deck: tuple[int, ...] = ()
        self.treasure_at = 0
        self.treasure_discards: tuple[int, ...] = ()
        self.treasure_shuffled = False  # the piles lie in order no more
        self.loot: tuple[int, ...] = ()  # treasures of the landing that is being explored
        self.open: tuple[int, ...] = ()  # those of event A2
        self.taken = NO_TREASURE  # the one about which its taker decides
        self.tiles_up = 0  # small islands that can be used
        self.event: EventCard = rules.box.plain
        self.event_deck: tuple[int, ...] = ()  # the last one is the top
        self.past_events: tuple[int, ...] = ()
        self.healers: tuple[int, ...] = ()  # set aside, or on the table
        self.healers_open = False
        self.round = 0
        self.first = NOBODY  # who has the First Player tile
        self.active = NOBODY  # whose turn it is
        self.passed = 0  # parties out of this Phase 2, as a bit mask
        self.cut_short = False  # the treasures ran out (LI-049)

    def clone(self) -> LootState:
        copy = LootState(self.rules, self.seats, self.options, self.rng.clone(), self.setting)
        self._copy_kernel(copy)
        copy.players = [player.clone() for player in self.players]
        copy.landings = self.landings.copy()
        copy.corner = self.corner
        copy.facing = self.facing
        copy.map_deck = self.map_deck
        copy.map_at = self.map_at
        copy.map_discards = self.map_discards.clone()
        copy.map_shuffles = self.map_shuffles
        copy.shuffled_in = self.shuffled_in
        copy.treasure_deck = self.treasure_deck
        copy.treasure_at = self.treasure_at
        copy.treasure_discards = self.treasure_discards
        copy.treasure_shuffled = self.treasure_shuffled
        copy.loot = self.loot
        copy.open = self.open
        copy.taken = self.taken
        copy.tiles_up = self.tiles_up
        copy.event = self.event
        copy.event_deck = self.event_deck
        copy.past_events = self.past_events
        copy.healers = self.healers
        copy.healers_open = self.healers_open
        copy.round = self.round
        copy.first = self.first
        copy.active = self.active
        copy.passed = self.passed
        copy.cut_short = self.cut_short
        return copy

    # The kernel's questions

    def view(self, seat: int) -> View:
        from doubloon.games.loot_island.seen.looking import view_of  # it knows positions

        return apart(view_of(self, seat))

    def looking(self, before: Looking | None = None) -> Looking:
        from doubloon.games.loot_island.seen.looking import LootLooking

        return LootLooking(self, before if isinstance(before, LootLooking) else None)

    def _number(self, seat: int, row: Row) -> None:
        observation.fill(self, seat, row)

    def imagine(self, seat: int, rng: Rng) -> LootState:
        return knowledge.imagine(self, seat, rng)

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def outcome(self) -> Outcome | None:
        return scoring.outcome(self) if self.over() else None

    # Bytes

    def _write(self, out: Writer) -> None:
        for player in self.players:
            player.write(out)
        for landing in self.landings:
            landing.write(out)
        self.map_discards.write(out)
        for numbers in (
            self.map_deck[self.map_at :],
            self.treasure_deck[self.treasure_at :],
            self.shuffled_in if self.map_shuffles else (),
            self.treasure_discards,
            self.loot,
            self.open,
            self.event_deck,
            self.past_events,
            self.healers,
        ):
            out.numbers(list(numbers))
        out.numbers([self.corner, self.facing, self.map_shuffles, 1 if self.treasure_shuffled else 0, self.taken])
        out.numbers([self.tiles_up, self.event.number, 1 if self.healers_open else 0, self.round, self.first])
        out.numbers([self.active, self.passed, 1 if self.cut_short else 0])

    def _read(self, data: Reader) -> None:
        self.players = [read_player(data) for _ in range(self.setting.parties)]
        self.landings = [read_landing(data) for _ in range(LANDINGS)]
        self.map_discards = read_map_set(data)
        self.map_deck = tuple(data.numbers())
        self.treasure_deck = tuple(data.numbers())
        self.shuffled_in = tuple(data.numbers()) or UNSHUFFLED
        self.treasure_discards = tuple(data.numbers())
        self.loot = tuple(data.numbers())
        self.open = tuple(data.numbers())
        self.event_deck = tuple(data.numbers())
        self.past_events = tuple(data.numbers())
        self.healers = tuple(data.numbers())
        self.corner, self.facing, self.map_shuffles, shuffled, self.taken = data.numbers()
        self.treasure_shuffled = shuffled == 1
        self.tiles_up, event, opened, self.round, self.first = data.numbers()
        self.event = self.box.events[event] if event >= 0 else self.box.plain
        self.healers_open = opened == 1
        self.active, self.passed, cut = data.numbers()
        self.cut_short = cut == 1


def blank_table(rules: LootIsland, seats: int, options: Options, rng: Rng) -> LootState:
    state = LootState(rules, seats, options, rng, rules.setting(seats, options))
    state.players = [Player(MapSet(), 0, 0, 0, (), 0) for _ in range(state.setting.parties)]
    state.landings = [EMPTY] * LANDINGS
    return state
