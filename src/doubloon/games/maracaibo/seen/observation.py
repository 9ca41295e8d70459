"""What a seat of Pirates of Maracaibo may know, as numbers: the same as its view, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.core.numbers import (
    Amendments,
    Columns,
    Row,
    Steady,
    bit,
    place_from,
    put_list,
    put_mask,
    put_set,
    put_tuple,
    put_tuple_set,
    seats_from,
    words_of,
)
from doubloon.games.maracaibo.box.box import ROUNDS, Box, Setting
from doubloon.games.maracaibo.box.cards import KINDS
from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.box.layout import GULF, MOST_MOVEMENT
from doubloon.games.maracaibo.jordan import Jordan
from doubloon.games.maracaibo.moves import KeepQuests
from doubloon.games.maracaibo.player import NONE
from doubloon.games.maracaibo.rules.counting import doubloon_income
from doubloon.games.maracaibo.rules.raiding import RaidQuestion
from doubloon.games.maracaibo.rules.remembering import known_to
from doubloon.games.maracaibo.rules.sailing import movement

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

MOST: Final = 200  # of doubloons, markers, power and the like: far more than a game has seen
MOST_RAIDS: Final = 3  # set aside at once: of more, those that are resumed next
MOST_DEALT: Final = 4  # no box deals more
OWNERS: Final = 6  # numbers of a cell before those of its tokens
NO_PLACES: Final = 3  # Gulf, Maracaibo and the starting zone are no cells

_nothing_owned: Final = Amendments([], [])
_no_raid: Final = words_of([0, 0, 0, 0, 0, 0])
_no_raids: Final = words_of([0]) + _no_raid * (1 + MOST_RAIDS)


def declare(columns: Columns, box: Box, setting: Setting, seats: int) -> None:
    """The columns of `fill`, in its order."""
    parties = seats + 1 if seats == 1 else seats
    cards, quests, cells = len(box.cards), len(box.quests), len(setting.layout.cells)
    columns.count("round", ROUNDS)
    columns.pick("active", parties)
    columns.pick("first on Maracaibo", parties)
    for treasure in TREASURES:
        columns.count(f"island of {treasure}", MOST)
    columns.count("tier II deck", cards)
    columns.pick("top of the tier II deck", cards)
    columns.count("reserve", cards)
    columns.picks("quest market", setting.written.quests, quests)
    columns.count("quest deck", quests)
    columns.mask("figureheads", len(box.figureheads))
    columns.mask("market tiles turned", len(box.tiles))
    columns.mask("ruby market", max(1, len(box.ruby_market)))
    columns.count("raids set aside", MOST)
    for raid in range(1 + MOST_RAIDS):
        _declare_raid(columns, "raid" if raid == 0 else f"raid set aside {raid}")
    columns.picks("dealt quests", MOST_DEALT, quests)
    columns.mask("kept quests", MOST_DEALT)
    for name in setting.layout.names:
        columns.pick(f"{name}: card", cards)
        columns.pick(f"{name}: back", len(KINDS))
        columns.flag(f"{name}: face down")
        columns.flag(f"{name}: fill card")
        columns.pick(f"{name}: treasure value", len(TREASURES))
        columns.count(f"{name}: doubloons", MOST)
        columns.picks(f"{name}: tokens", parties, parties)
        columns.pick(f"{name}: market tile", len(box.tiles))
        columns.pick(f"{name}: owner of the tile", parties)
        columns.flag(f"{name}: rubies")
    for place in range(seats):
        _declare_player(columns, box, setting, f"player {place + 1}")
    if seats == 1:
        _declare_jordan(columns, box, cells)


def _declare_raid(columns: Columns, what: str) -> None:
    for treasure in TREASURES:
        columns.count(f"{what}: die of {treasure}", 6)
    columns.count(f"{what}: rerolls", MOST)
    columns.count(f"{what}: power", MOST)
    columns.mask(f"{what}: treasures", len(TREASURES))


def _declare_player(columns: Columns, box: Box, setting: Setting, who: str) -> None:
    written = setting.written
    columns.count(f"{who}: doubloons", MOST)
    columns.pick(f"{who}: ship", len(setting.layout.cells) + NO_PLACES)
    columns.pick(f"{who}: explorer", len(box.nodes))
    columns.mask(f"{who}: cards", len(box.cards))
    columns.mask(f"{who}: upgrades", len(box.slots))
    columns.pick(f"{who}: figurehead", len(box.figureheads))
    for treasure in TREASURES:
        columns.count(f"{who}: plain {treasure}", MOST)
        columns.mask(f"{who}: covered bonuses of {treasure}", written.storage)
        columns.mask(f"{who}: buried {treasure}", written.storage)
    columns.picks(f"{who}: on the figurehead", written.extra, len(TREASURES))
    columns.count(f"{who}: quests", len(box.quests))
    columns.mask(f"{who}: known quests", len(box.quests))
    columns.count(f"{who}: rubies", MOST)
    columns.flag(f"{who}: retired")
    for name in ("doubloon income", "point income", "discount", "power"):
        columns.count(f"{who}: {name}", MOST)
    for treasure in TREASURES:
        columns.count(f"{who}: power of the die of {treasure}", MOST)
    columns.count(f"{who}: explore plus", MOST)
    columns.count(f"{who}: movement", MOST_MOVEMENT)


def _declare_jordan(columns: Columns, box: Box, cells: int) -> None:
    columns.count("Jordan: score", 1000)
    columns.pick("Jordan: ship", cells + NO_PLACES)
    columns.pick("Jordan: explorer", len(box.nodes))
    columns.count("Jordan: level", MOST)
    columns.count("Jordan: upgrades", MOST)
    for treasure in TREASURES:
        columns.count(f"Jordan: {treasure}", MOST)
    columns.mask("Jordan: cards", len(box.cards))
    columns.count("Jordan: quests", len(box.quests))
    columns.mask("Jordan: known quests", len(box.quests))
    columns.mask("Jordan: figureheads", len(box.figureheads))
    columns.count("Jordan: rubies", MOST)
    columns.count("Jordan: deck", len(box.solo_cards))
    columns.mask("Jordan: discard", len(box.solo_cards))
    columns.mask("Jordan: cards seen", len(box.solo_cards))


def fill(state: MaracaiboState, seat: int, row: Row) -> None:
    box = state.box
    row.append(state.round)
    row.append(place_from(seat, state.active, state.seats))
    row.append(place_from(seat, state.last, state.seats))
    row.extend(state.islands)
    row.append(len(state.tier2))
    row.append(state.tier2[-1] if state.tier2_up and state.tier2_up[-1] == 1 else -1)
    row.append(len(state.reserve))
    put_tuple(row, state.quest_market, state.setting.written.quests)
    row.append(len(state.quest_deck))
    put_tuple_set(row, state.figureheads, len(box.figureheads))
    put_mask(row, state.sides, len(box.tiles))
    put_mask(row, state.ruby_market, len(box.ruby_market))
    row.copy_steady(_raids(state))
    put_tuple(row, state.players[seat].dealt if seat >= 0 else (), MOST_DEALT)
    row.append(_kept(state, seat))
    chart = _chart(state)
    row.follow(chart.cells, chart.seen_by(state, seat))
    for other in seats_from(seat, state.seats):
        _fill_player(state, other, seat, row)
    if state.jordan is not None:
        _fill_jordan(state, state.jordan, seat, row)


def _raids(state: MaracaiboState) -> bytes:
    """The raid that goes on, and those that were set aside."""
    raid = state.question
    goes_on = state.waiting != 0 and isinstance(raid, RaidQuestion)
    if not goes_on and not state.aside:
        return _no_raids
    row = Row()
    row.append(len(state.aside))
    if goes_on and isinstance(raid, RaidQuestion):
        _fill_raid(raid, row)
    else:
        row.copy_in(_no_raid)
    left = MOST_RAIDS
    for later in state.aside[-MOST_RAIDS:]:
        _fill_raid(later, row)
        left -= 1
    for _ in range(left):
        row.copy_in(_no_raid)
    return row.words()


def _fill_raid(raid: RaidQuestion, row: Row) -> None:
    for die in raid.dice:
        row.append(die)
    row.append(raid.rerolls)
    row.append(raid.power)
    row.append(raid.types)


def _kept(state: MaracaiboState, seat: int) -> int:
    """The sealed choice among the dealt quests, for its owner."""
    if seat < 0 or state.players[seat].kept == NONE:
        return 0
    move = state.game.moveset[state.players[seat].kept]
    return move.places if isinstance(move, KeepQuests) else 0


class Chart:
    """The numbers of all cells, with what they were made from; they seldom change.

    What seats see differently is whose tokens and tiles lie there: each has that laid over the cells that have any.
    """

    def __init__(self, state: MaracaiboState) -> None:
        self.cells = Steady([_cell(state, cell) for cell in range(len(state.cells))])
        self._remember(state)
        self._remember_owners(state)

    def _remember(self, state: MaracaiboState) -> None:
        self._cards = state.cells.copy()
        self._down: i64 = state.down
        self._fills: i64 = state.fills
        # Tuples are replaced as a whole: the same one is unchanged.
        self._values = state.values
        self._coins = state.coins

    def _remember_owners(self, state: MaracaiboState) -> None:
        self._tokens = state.tokens
        self._markets = [player.markets for player in state.players]
        self._owned = _owned_cells(state)
        self._seen = [_nothing_owned] * (state.seats + 1)  # by seat, a spectator's last; made when they are asked for

    def refresh(self, state: MaracaiboState) -> None:
        """Write anew what has changed, if anything has."""
        if (
            self._values is not state.values
            or self._coins is not state.coins
            or self._down != state.down
            or self._fills != state.fills
            or self._cards != state.cells
        ):
            self._rewrite(state)
        if self._tokens is not state.tokens or not self._has_markets_of(state):
            for cell in self._owned:
                self.cells.change(cell, self.cells.pieces[cell])  # perhaps nothing lies there any more
            self._remember_owners(state)

    def _rewrite(self, state: MaracaiboState) -> None:
        turned: i64 = (self._down ^ state.down) | (self._fills ^ state.fills)
        for cell, (card, had_card, value, had_value, coins, had_coins) in enumerate(
            zip(state.cells, self._cards, state.values, self._values, state.coins, self._coins)
        ):
            if card != had_card or value != had_value or coins != had_coins or turned >> cell & 1:
                self.cells.change(cell, _cell(state, cell))
        self._remember(state)

    def _has_markets_of(self, state: MaracaiboState) -> bool:
        return all(player.markets is markets for player, markets in zip(state.players, self._markets))

    def seen_by(self, state: MaracaiboState, seat: int) -> Amendments:
        """Tokens and tiles as this seat sees them."""
        if self._owned and self._seen[seat] is _nothing_owned:
            pieces = [_owners(state, seat, cell) for cell in self._owned]
            self._seen[seat] = Amendments([cell * self.cells.piece + OWNERS for cell in self._owned], pieces)
        return self._seen[seat]


def _chart(state: MaracaiboState) -> Chart:
    """As it was the time before, with what has changed."""
    chart = state.chart
    if chart is None:
        chart = state.chart = Chart(state)
    else:
        chart.refresh(state)
    return chart


def _cell(state: MaracaiboState, cell: int) -> bytes:
    """A cell without tokens and tiles. Most are as their card alone makes them: those come from a table."""
    written = state.setting.written
    number, value, coins = state.cells[cell], state.values[cell], state.coins[cell]
    parties = 2 if state.seats == 1 else state.seats
    hidden = (state.down | state.fills) >> cell & 1 == 1
    if not hidden and value == NONE and coins == 0:
        return written.bare[parties][number + 1]
    row = Row()
    if hidden:
        row.append(-1)
        row.append(state.box.cards[number].kind if number >= 0 and state.box.cards[number].tier == 1 else -1)
        row.append(state.down >> cell & 1)
        row.append(state.fills >> cell & 1)
    else:
        row.copy_in(written.heads[number + 1])
    row.append(value)
    row.append(coins)
    row.copy_in(written.tails[parties][0 if hidden else number + 1])
    return row.words()


def _owned_cells(state: MaracaiboState) -> list[int]:
    """Those with tokens or black market tiles."""
    tiles: i64 = 0
    for player in state.players:
        for place in player.markets:
            if place != NONE:
                tiles |= bit(place)
    return [cell for cell, tokens in enumerate(state.tokens) if tokens or tiles >> cell & 1]


def _owners(state: MaracaiboState, seat: int, cell: int) -> bytes:
    """Whose tokens lie in a cell, and whose tile."""
    row = Row()
    tokens = [int(place_from(seat, party, state.seats)) for party in state.tokens[cell]]
    put_list(row, tokens, 2 if state.seats == 1 else state.seats)
    tile, owner = NONE, NONE
    for other, player in enumerate(state.players):
        for market, place in enumerate(player.markets):
            if place == cell:
                tile, owner = market, other
    row.append(tile)
    row.append(place_from(seat, owner, state.seats))
    return row.words()


def _place(state: MaracaiboState, place: int) -> int:
    return place if place < GULF else len(state.cells) + place - GULF


def _fill_player(state: MaracaiboState, other: int, seat: int, row: Row) -> None:
    box, player, able = state.box, state.players[other], state.players[other].able
    written = state.setting.written
    row.append(player.doubloons)
    row.append(_place(state, player.ship))
    row.append(player.explorer)
    put_tuple_set(row, player.cards, len(box.cards))
    put_mask(row, player.upgrades, len(box.slots))
    row.append(player.figurehead)
    for area in player.areas:
        row.append(area.plain)
        put_mask(row, area.covered, written.storage)
        put_mask(row, area.buried, written.storage)
    put_tuple(row, player.extra, written.extra)
    row.append(len(player.quests))
    if other == seat:
        put_tuple_set(row, player.quests, len(box.quests))
    else:
        put_set(row, [q for q, tag in zip(player.quests, player.tags) if known_to(tag, seat)], len(box.quests))
    row.append(player.rubies)
    row.append(1 if player.retired else 0)
    row.append(doubloon_income(state, player))
    row.append(able.vp_income)
    row.append(able.discount)
    row.append(able.power)
    row.extend(able.die_power)
    row.append(able.explore_plus)
    row.append(movement(state, player))


def _fill_jordan(state: MaracaiboState, jordan: Jordan, seat: int, row: Row) -> None:
    box = state.box
    row.append(jordan.score)
    row.append(_place(state, jordan.ship))
    row.append(jordan.explorer)
    row.append(jordan.level)
    row.append(jordan.slots)
    row.extend(list(jordan.treasures))
    put_tuple_set(row, jordan.bought, len(box.cards))
    row.append(len(jordan.quests))
    put_set(row, [q for q, tag in zip(jordan.quests, jordan.tags) if known_to(tag, seat)], len(box.quests))
    put_tuple_set(row, jordan.figureheads, len(box.figureheads))
    row.append(jordan.rubies)
    row.append(len(state.solo_deck))
    put_tuple_set(row, state.solo_discard, len(box.solo_cards))
    put_mask(row, state.solo_seen, len(box.solo_cards))
