"""What a seat of Loot Island may know, as numbers: the same as its view, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.core.numbers import Columns, Row, bit, place_from, put_tuple_set, seats_from, words_of
from doubloon.games.loot_island.box.board import CORNERS, EMPTY, LANDINGS, Landing
from doubloon.games.loot_island.box.box import Box, Setting
from doubloon.games.loot_island.box.maps import COLOURS, HIGHEST, RANKS, MapSet
from doubloon.games.loot_island.box.treasures import NO_HEALER, NO_TREASURE, PILES

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

MOST_PARTIES: Final = 6
MOST: Final = 100  # of cubes, crosses and the like: far more than a game has seen

_no_maps: Final = words_of([0] * COLOURS)
_empty: Final = [  # by parties: a landing without cards and compasses
    words_of([EMPTY.colour, 0, EMPTY.last, EMPTY.count, EMPTY.chests, *[-1] * parties])
    for parties in range(MOST_PARTIES + 1)
]


def declare(columns: Columns, box: Box, setting: Setting, seats: int) -> None:
    """The columns of `fill`, in its order."""
    treasures, events, healers = len(box.treasures), len(box.events), len(box.healers)
    columns.count("round", box.rounds)
    columns.pick("active", setting.parties)
    columns.pick("first player", seats)
    columns.pick("corner", CORNERS)
    columns.count("facing", 1, -1)
    columns.pick("event", events)
    columns.mask("past events", events)
    columns.count("events left", events)
    columns.mask("events to come", events)
    columns.mask("small islands up", len(box.tiles))
    columns.count("map deck", len(box.maps))
    _declare_maps(columns, box, "map discards")
    columns.count("treasure deck", treasures)
    columns.pick("top of the treasure deck", len(PILES))
    for name in ("treasure discards", "loot", "open treasures"):
        columns.mask(name, treasures)
    columns.pick("taken treasure", treasures)
    columns.flag("healers open")
    columns.mask("healers", healers)
    _declare_maps(columns, box, "tossing")
    for place in range(LANDINGS):
        _declare_landing(columns, box, setting, f"landing {place + 1}")
    for place in range(setting.parties):
        _declare_player(columns, box, "Aaron" if place == setting.aaron else f"player {place + 1}")


def _declare_maps(columns: Columns, box: Box, name: str) -> None:
    for colour in range(COLOURS):
        columns.mask(f"{name}: {box.colours[colour]}", RANKS)


def _declare_landing(columns: Columns, box: Box, setting: Setting, where: str) -> None:
    columns.pick(f"{where}: colour", COLOURS)
    columns.mask(f"{where}: column", RANKS)
    columns.count(f"{where}: last value", HIGHEST)
    columns.count(f"{where}: cards", 2 * RANKS)
    columns.count(f"{where}: chests", RANKS)
    columns.picks(f"{where}: stack", setting.parties, setting.parties)


def _declare_player(columns: Columns, box: Box, who: str) -> None:
    columns.count(f"{who}: cubes", MOST)
    columns.count(f"{who}: cards", len(box.maps))
    _declare_maps(columns, box, f"{who}: hand")
    columns.count(f"{who}: compasses on the island", box.compasses)
    columns.mask(f"{who}: treasures", len(box.treasures))
    columns.flag(f"{who}: passed")
    columns.mask(f"{who}: own healers", len(box.healers))
    columns.pick(f"{who}: offered healer", len(box.healers))
    columns.pick(f"{who}: healer", len(box.healers))
    columns.flag(f"{who}: eliminated")


def fill(state: LootState, seat: int, row: Row) -> None:
    box, setting = state.box, state.setting
    treasures, events = len(box.treasures), len(box.events)
    row.append(state.round)
    row.append(place_from(seat, state.active, state.seats))
    row.append(place_from(seat, state.first, state.seats))
    row.append(state.corner)
    row.append(state.facing)
    row.append(state.event.number)
    put_tuple_set(row, state.past_events, events)
    row.append(len(state.event_deck))
    put_tuple_set(row, state.event_deck if setting.events_shown else (), events)  # LI-604
    row.append(state.tiles_up & setting.tiles)
    row.append(len(state.map_deck) - state.map_at)
    _put_maps(row, state.map_discards)
    row.append(len(state.treasure_deck) - state.treasure_at)
    on_top = state.treasure_deck[state.treasure_at] if state.treasure_at < len(state.treasure_deck) else NO_TREASURE
    row.append(-1 if on_top == NO_TREASURE else box.treasures[on_top].pile)
    put_tuple_set(row, state.treasure_discards, treasures)
    put_tuple_set(row, state.loot, treasures)
    put_tuple_set(row, state.open, treasures)
    row.append(state.taken)
    row.append(1 if state.healers_open else 0)
    put_tuple_set(row, state.healers if state.healers_open else (), len(box.healers))
    tossing = state.players[seat].tossing if seat >= 0 else None
    if tossing is None:
        row.copy_in(_no_maps)
    else:
        _put_maps(row, tossing)
    for landing in state.landings:
        if landing is EMPTY:
            row.copy_steady(_empty[setting.parties])
        else:
            row.copy_steady(_landing(state, landing, seat))
    for other in seats_from(seat, state.seats):
        _fill_player(state, other, other == seat, row)
    if setting.parties > state.seats:
        _fill_player(state, setting.aaron, True, row)


def _landing(state: LootState, landing: Landing, seat: int) -> bytes:
    """Written once for each seat: a landing never changes, and most stay for many turns."""
    own = seat if seat > 0 else 0
    if not landing.numbers:
        landing.numbers = [b""] * state.seats
    words = landing.numbers[own]
    if not words:
        row = Row()
        _fill_landing(state, landing, own, row)
        words = landing.numbers[own] = row.words()
    return words


def _fill_landing(state: LootState, landing: Landing, seat: int, row: Row) -> None:
    row.append(landing.colour)
    column: i64 = 0
    for card in landing.column:
        column |= bit(i64(card) % RANKS)
    row.append(column)
    row.append(landing.last)
    row.append(landing.count)
    row.append(landing.chests)
    left = state.setting.parties
    for party in landing.stack:
        if left > 0:
            row.append(place_from(seat, party, state.seats))
            left -= 1
    for _ in range(left):
        row.append(-1)


def _fill_player(state: LootState, party: int, own: bool, row: Row) -> None:
    """A hand shows to its owner; Aaron's lies open."""
    box, player = state.box, state.players[party]
    row.append(player.cubes)
    row.append(player.hand.size)
    if own:
        _put_maps(row, player.hand)
    else:
        row.copy_in(_no_maps)
    row.append(player.out)
    put_tuple_set(row, player.treasures, len(box.treasures))
    row.append(state.passed >> party & 1)
    put_tuple_set(row, player.own_healers if own else (), len(box.healers))
    row.append(player.offered if own or state.healers_open else NO_HEALER)
    row.append(player.healer)
    row.append(1 if player.eliminated else 0)


def _put_maps(row: Row, maps: MapSet) -> None:
    row.append(maps.red)
    row.append(maps.green)
    row.append(maps.purple)
    row.append(maps.orange)
