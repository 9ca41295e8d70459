"""What a seat of Pirates of Maracaibo may know, as numbers: the same as its view, for programs that learn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.numbers import Columns, Row, place_from, put_list, put_mask, put_set, seats_from
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
from doubloon.games.maracaibo.rules.sailing import has_rubies, movement

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

MOST: Final = 200  # of doubloons, markers, power and the like: far more than a game has seen
MOST_RAIDS: Final = 3  # set aside at once: of more, those that are resumed next
MOST_DEALT: Final = 4  # no box deals more
# A box may have more of these; columns of those with fewer are the same.
EXTRA: Final = 4  # places for treasure on a figurehead
STORAGE: Final = 12  # places of a storage area
NO_PLACES: Final = 3  # Gulf, Maracaibo and the starting zone are no cells


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
    columns.picks("quest market", _most_quests(box), quests)
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
        _declare_player(columns, box, cells, f"player {place + 1}")
    if seats == 1:
        _declare_jordan(columns, box, cells)


def _most_quests(box: Box) -> int:
    return max(box.numbers.quest_market, box.numbers.hunters_market)


def _most_extra(box: Box) -> int:
    return max([EXTRA, *[len(tile.spaces) for tile in box.figureheads]])


def _most_storage(box: Box) -> int:
    return max([STORAGE, *[len(spaces) for spaces in [*box.storage, *box.buried]]])


def _declare_raid(columns: Columns, what: str) -> None:
    for treasure in TREASURES:
        columns.count(f"{what}: die of {treasure}", 6)
    columns.count(f"{what}: rerolls", MOST)
    columns.count(f"{what}: power", MOST)
    columns.mask(f"{what}: treasures", len(TREASURES))


def _declare_player(columns: Columns, box: Box, cells: int, who: str) -> None:
    columns.count(f"{who}: doubloons", MOST)
    columns.pick(f"{who}: ship", cells + NO_PLACES)
    columns.pick(f"{who}: explorer", len(box.nodes))
    columns.mask(f"{who}: cards", len(box.cards))
    columns.mask(f"{who}: upgrades", len(box.slots))
    columns.pick(f"{who}: figurehead", len(box.figureheads))
    for treasure in TREASURES:
        columns.count(f"{who}: plain {treasure}", MOST)
        columns.mask(f"{who}: covered bonuses of {treasure}", _most_storage(box))
        columns.mask(f"{who}: buried {treasure}", _most_storage(box))
    columns.picks(f"{who}: on the figurehead", _most_extra(box), len(TREASURES))
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
    put_list(row, list(state.quest_market), _most_quests(box))
    row.append(len(state.quest_deck))
    put_set(row, list(state.figureheads), len(box.figureheads))
    put_mask(row, state.sides, len(box.tiles))
    put_mask(row, state.ruby_market, len(box.ruby_market))
    _fill_raids(state, row)
    own = state.players[seat] if seat >= 0 else None
    put_list(row, list(own.dealt) if own is not None else [], MOST_DEALT)
    row.append(_kept(state, seat))
    _fill_cells(state, seat, row)
    for other in seats_from(seat, state.seats):
        _fill_player(state, other, seat, row)
    if state.jordan is not None:
        _fill_jordan(state, state.jordan, seat, row)


def _fill_raids(state: MaracaiboState, row: Row) -> None:
    question = state.question
    raiding = isinstance(question, RaidQuestion) and state.waiting != 0
    row.append(len(state.aside))
    _fill_raid(question if raiding and isinstance(question, RaidQuestion) else None, row)
    newest = state.aside[-MOST_RAIDS:]
    for place in range(MOST_RAIDS):
        _fill_raid(newest[place] if place < len(newest) else None, row)


def _fill_raid(raid: RaidQuestion | None, row: Row) -> None:
    if raid is None:
        row.extend([0, 0, 0, 0, 0, 0])
        return
    row.extend(list(raid.dice))
    row.append(raid.rerolls)
    row.append(raid.power)
    row.append(raid.types)


def _kept(state: MaracaiboState, seat: int) -> int:
    """The sealed choice among the dealt quests, for its owner."""
    if seat < 0 or state.players[seat].kept == NONE:
        return 0
    move = state.game.moveset[state.players[seat].kept]
    return move.places if isinstance(move, KeepQuests) else 0


def _fill_cells(state: MaracaiboState, seat: int, row: Row) -> None:
    hidden = state.down | state.fills
    parties = state.seats + 1 if state.seats == 1 else state.seats
    tiles = [NONE] * len(state.cells)
    owners = [NONE] * len(state.cells)
    for other, player in enumerate(state.players):
        for tile, cell in enumerate(player.markets):
            if cell != NONE:
                tiles[cell] = tile
                owners[cell] = place_from(seat, other, state.seats)
    for cell in range(len(state.cells)):
        number = state.cells[cell]
        down = hidden >> cell & 1 == 1
        row.append(-1 if down else number)
        row.append(state.box.cards[number].kind if down and number >= 0 and state.box.cards[number].tier == 1 else -1)
        row.append(state.down >> cell & 1)
        row.append(state.fills >> cell & 1)
        row.append(state.values[cell])
        row.append(state.coins[cell])
        put_list(row, [place_from(seat, party, state.seats) for party in state.tokens[cell]], parties)
        row.append(tiles[cell])
        row.append(owners[cell])
        row.append(1 if state.setting.rubies and has_rubies(state, cell) else 0)


def _place(state: MaracaiboState, place: int) -> int:
    return place if place < GULF else len(state.cells) + place - GULF


def _fill_player(state: MaracaiboState, other: int, seat: int, row: Row) -> None:
    box, player, able = state.box, state.players[other], state.players[other].able
    row.append(player.doubloons)
    row.append(_place(state, player.ship))
    row.append(player.explorer)
    put_set(row, list(player.cards), len(box.cards))
    put_mask(row, player.upgrades, len(box.slots))
    row.append(player.figurehead)
    for area in player.areas:
        row.append(area.plain)
        put_mask(row, area.covered, _most_storage(box))
        put_mask(row, area.buried, _most_storage(box))
    put_list(row, list(player.extra), _most_extra(box))
    row.append(len(player.quests))
    known = [quest for quest, tag in zip(player.quests, player.tags) if other == seat or known_to(tag, seat)]
    put_set(row, known, len(box.quests))
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
    put_set(row, list(jordan.bought), len(box.cards))
    row.append(len(jordan.quests))
    put_set(row, [q for q, tag in zip(jordan.quests, jordan.tags) if known_to(tag, seat)], len(box.quests))
    put_set(row, list(jordan.figureheads), len(box.figureheads))
    row.append(jordan.rubies)
    row.append(len(state.solo_deck))
    put_set(row, list(state.solo_discard), len(box.solo_cards))
    put_mask(row, state.solo_seen, len(box.solo_cards))
