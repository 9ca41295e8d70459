"""From a position of Pirates of Maracaibo to what each seat may know: one table for all, and everybody's quests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from doubloon.core.looking import Looking, carried_over
from doubloon.core.move import Move
from doubloon.core.task import NOBODY
from doubloon.core.view import SPECTATOR, common, prompt_for
from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.jordan import Jordan
from doubloon.games.maracaibo.moves import KeepQuests
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.rules import scoring
from doubloon.games.maracaibo.rules.buying import back
from doubloon.games.maracaibo.rules.counting import doubloon_income
from doubloon.games.maracaibo.rules.raiding import RaidQuestion
from doubloon.games.maracaibo.rules.remembering import known_to
from doubloon.games.maracaibo.rules.sailing import has_rubies, movement
from doubloon.games.maracaibo.seen.faces import CardFace, QuestFace, faces_of
from doubloon.games.maracaibo.seen.panels import AreaView, JordanView, PlayerView
from doubloon.games.maracaibo.seen.view import CellView, MaracaiboView, RaidView

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


class MaracaiboLooking(Looking):
    """All views of one position."""

    def __init__(self, state: MaracaiboState, before: MaracaiboLooking | None = None) -> None:
        super().__init__(state)
        if before is not None and before.table.setting is not state.setting:
            before = None
        self.table: MaracaiboState = state
        self.own: dict[tuple[int, int], PlayerView] = before.own if before is not None else {}
        self.markets = _markets(state)
        self.ships = _ships(state)
        public = _public(state, self.cells(before), before)
        self.public: MaracaiboView = carried_over(before.public if before is not None else None, public)

    def view(self, seat: int) -> MaracaiboView:
        state, public = self.table, self.public
        if seat == SPECTATOR:
            return public
        box, own = state.box, state.players[seat]
        return replace(
            public,
            seat=seat,
            prompt=prompt_for(state, seat),
            players=[self._player(other, seat) for other in range(state.seats)],
            jordan=_jordan(state, state.jordan, seat) if state.jordan else None,
            dealt=[box.quests[quest].id for quest in own.dealt] if own.dealt else None,
            kept=_kept(own, state.game.moveset[own.kept], state) if own.kept != NONE else None,
            quests=_quests(state, seat),
        )

    def cells(self, before: MaracaiboLooking | None) -> list[CellView]:
        """The spaces; made anew where anything lies otherwise than before."""
        state, names = self.table, self.table.setting.layout.names
        found: list[CellView] = []
        for cell in range(len(state.cells)):
            if before is not None and self._as_before(cell, before):
                found.append(before.public.cells[cell])
            else:
                found.append(_cell(state, cell, names[cell], self.markets.get(cell), self.ships.get(cell, [])))
        return found

    def _as_before(self, cell: int, before: MaracaiboLooking) -> bool:
        state, was = self.table, before.table
        return (
            state.cells[cell] == was.cells[cell]
            and (state.down ^ was.down | state.fills ^ was.fills) >> cell & 1 == 0
            and state.values[cell] == was.values[cell]
            and state.coins[cell] == was.coins[cell]
            and state.tokens[cell] == was.tokens[cell]
            and self.ships.get(cell) == before.ships.get(cell)
            and self.markets.get(cell) == before.markets.get(cell)
        )

    def _player(self, other: int, seat: int) -> PlayerView:
        """What everybody sees of a player, with the quests that this seat knows."""
        seen: PlayerView = self.public.players[other]
        quests = _quests_of(self.table, other, seat)
        if quests == seen.quests:
            return seen
        now: PlayerView = replace(seen, quests=quests)
        had = self.own.get((other, seat))
        if had is None or had != now:
            had = self.own[other, seat] = now
        return had


def view_of(state: MaracaiboState, seat: int) -> MaracaiboView:
    return MaracaiboLooking(state).view(seat)


def _public(state: MaracaiboState, cells: list[CellView], before: MaracaiboLooking | None) -> MaracaiboView:
    """What everybody sees."""
    box = state.box
    faces = faces_of(box)
    top_up = bool(state.tier2_up) and state.tier2_up[-1] == 1
    fields: dict[str, Any] = common(state, SPECTATOR)
    view: MaracaiboView = MaracaiboView(
        **fields,
        round=state.round,
        active=None if state.active == NOBODY else state.active,
        last=None if state.last == NOBODY else state.last,
        layout=state.setting.layout.id,
        rows=list(state.setting.layout.rows),
        cells=cells,
        islands=dict(zip(TREASURES, state.islands)),
        tier2=len(state.tier2),
        tier2_top=box.cards[state.tier2[-1]].id if top_up else None,
        tier2_top_up=top_up,
        reserve=len(state.reserve),
        quest_market=[box.quests[quest].id for quest in state.quest_market],
        quest_deck=len(state.quest_deck),
        figureheads=[box.figureheads[tile].id for tile in state.figureheads],
        market_backs=[tile.id for tile in box.tiles if state.sides >> tile.number & 1],
        ruby_market=[space + 1 for space in range(len(box.ruby_market)) if state.ruby_market >> space & 1],
        raid=_raid(state.question) if state.waiting and isinstance(state.question, RaidQuestion) else None,
        aside=[_raid(raid) for raid in state.aside],
        players=[_player(state, other, SPECTATOR) for other in range(state.seats)],
        jordan=_jordan(state, state.jordan, SPECTATOR) if state.jordan else None,
        dealt=None,
        kept=None,
        boards=faces.boards_with_tile if state.setting.retirement else faces.boards,
        cards=before.public.cards if before is not None and _same_open(state, before.table) else _cards(state, top_up),
        quests=_quests(state, SPECTATOR),
    )
    return view


def _cards(state: MaracaiboState, top_up: bool) -> dict[str, CardFace]:
    """The faces of all cards that lie open."""
    box, faces = state.box, faces_of(state.box)
    hidden = state.down | state.fills
    cards = {number for cell, number in enumerate(state.cells) if hidden >> cell & 1 == 0}
    if top_up:
        cards.add(state.tier2[-1])
    for player in state.players:
        cards |= set(player.cards)
    if state.jordan:
        cards |= set(state.jordan.bought)
    return {box.cards[number].id: faces.cards[number] for number in sorted(cards)}


def _same_open(state: MaracaiboState, was: MaracaiboState) -> bool:
    """Do the same cards lie open as did before?"""
    if state.down != was.down or state.fills != was.fills or state.cells != was.cells:
        return False
    if state.tier2 != was.tier2 or state.tier2_up != was.tier2_up:
        return False
    if state.jordan and was.jordan and state.jordan.bought != was.jordan.bought:
        return False
    return all(player.cards == old.cards for player, old in zip(state.players, was.players))


def _quests(state: MaracaiboState, seat: int) -> dict[str, QuestFace]:
    """The faces of all quests that the seat has seen."""
    box, faces = state.box, faces_of(state.box)
    quests = set(state.quest_market)
    if seat >= 0:
        quests |= set(state.players[seat].dealt)
    for other, player in enumerate(state.players):
        quests |= {quest for quest, tag in zip(player.quests, player.tags) if other == seat or known_to(tag, seat)}
    if state.jordan:
        quests |= {quest for quest, tag in zip(state.jordan.quests, state.jordan.tags) if known_to(tag, seat)}
    quest_faces = faces.hunted if state.setting.hunters else faces.quests
    return {box.quests[number].id: quest_faces[number] for number in sorted(quests)}


def _cell(state: MaracaiboState, cell: int, name: str, market: tuple[str, int] | None, ships: list[int]) -> CellView:
    """A space of the Caribbean; `market` is the black market tile that lies there, with whose it is."""
    hidden = (state.down | state.fills) >> cell & 1 == 1
    return CellView(
        space=name,
        card=None if hidden else state.box.cards[state.cells[cell]].id,
        back=back(state, cell) if hidden else "",
        fill=state.fills >> cell & 1 == 1,
        value=None if state.values[cell] == NONE else TREASURES[state.values[cell]],
        doubloons=state.coins[cell],
        tokens=list(state.tokens[cell]),
        market=market[0] if market else None,
        market_seat=market[1] if market else None,
        ships=ships,
        rubies=state.setting.rubies and has_rubies(state, cell),
    )


def _ships(state: MaracaiboState) -> dict[int, list[int]]:
    """Whose ships lie on which spaces; Jordan's comes after those of the seats."""
    found: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        found.setdefault(player.ship, []).append(seat)
    if state.jordan:
        found.setdefault(state.jordan.ship, []).append(state.seats)
    return found


def _markets(state: MaracaiboState) -> dict[int, tuple[str, int]]:
    """The black market tiles by the space on which they lie, each with the seat that laid it."""
    return {
        cell: (state.box.tiles[tile].id, seat)
        for seat, player in enumerate(state.players)
        for tile, cell in enumerate(player.markets)
        if cell != NONE
    }


def _raid(raid: RaidQuestion) -> RaidView:
    dice = {TREASURES[die]: pips for die, pips in enumerate(raid.dice) if pips}
    types = [name for treasure, name in enumerate(TREASURES) if raid.types >> treasure & 1]
    return RaidView(dice, raid.rerolls, raid.power, types, raid.plus)


def _kept(player: Player, move: Move, state: MaracaiboState) -> list[str]:
    assert isinstance(move, KeepQuests)
    return [state.box.quests[quest].id for place, quest in enumerate(player.dealt) if move.places >> place & 1]


# What lies in front of everybody


def _player(state: MaracaiboState, seat: int, viewer: int) -> PlayerView:
    box, player, able = state.box, state.players[seat], state.players[seat].able
    layout = state.setting.layout
    return PlayerView(
        doubloons=player.doubloons,
        score=player.score,
        ship=layout.place_name(player.ship),
        explorer=box.nodes[player.explorer].id,
        rivers=box.nodes[player.explorer].river,
        cards=[box.cards[number].id for number in player.cards],
        upgrades=[slot.id for slot in box.slots if player.upgrades >> slot.number & 1],
        figurehead=None if player.figurehead == NONE else box.figureheads[player.figurehead].id,
        areas={name: _area(player, treasure) for treasure, name in enumerate(TREASURES)},
        extra=[None if treasure == NONE else TREASURES[treasure] for treasure in player.extra],
        buried=player.buried,
        quests=_quests_of(state, seat, viewer),
        markets={
            box.tiles[tile].id: None if cell == NONE else layout.names[cell] for tile, cell in enumerate(player.markets)
        },
        residences=[layout.names[cell] for cell in player.residences],
        rubies=player.rubies,
        retired=player.retired,
        doubloon_income=doubloon_income(state, player),
        vp_income=able.vp_income,
        discount=able.discount,
        power=able.power,
        die_power=dict(zip(TREASURES, able.die_power)),
        explore_plus=able.explore_plus,
        movement=movement(state, player),
        actions=[box.actions[number].name for number in able.actions],
        trades=[box.trades[number].name for number in able.trades],
        sheet=dict(zip(scoring.part_names(box), player.sheet)) if player.sheet else None,
    )


def _quests_of(state: MaracaiboState, seat: int, viewer: int) -> list[str | None]:
    """The quests of a seat, as far as a viewer has seen them."""
    box, player = state.box, state.players[seat]
    return [
        box.quests[quest].id if seat == viewer or known_to(tag, viewer) else None
        for quest, tag in zip(player.quests, player.tags)
    ]


def _area(player: Player, treasure: int) -> AreaView:
    area = player.areas[treasure]
    return AreaView(area.plain, _bits(area.covered), _bits(area.buried), player.have(treasure))


def _bits(mask: int) -> list[int]:
    return [place + 1 for place in range(mask.bit_length()) if mask >> place & 1]


def _jordan(state: MaracaiboState, jordan: Jordan, viewer: int) -> JordanView:
    box, faces = state.box, faces_of(state.box)
    return JordanView(
        score=jordan.score,
        ship=state.setting.layout.place_name(jordan.ship),
        explorer=box.nodes[jordan.explorer].id,
        rivers=box.nodes[jordan.explorer].river,
        level=jordan.level + 1,
        upgrades=jordan.slots,
        treasures=dict(zip(TREASURES, jordan.treasures)),
        bought=[box.cards[number].id for number in jordan.bought],
        quests=[box.quests[q].id if known_to(tag, viewer) else None for q, tag in zip(jordan.quests, jordan.tags)],
        residences=[state.setting.layout.names[cell] for cell in jordan.residences],
        figureheads=[box.figureheads[tile].id for tile in jordan.figureheads],
        rubies=jordan.rubies,
        deck=len(state.solo_deck),
        discard=[box.solo_cards[number].id for number in state.solo_discard],
        cards=[face for number, face in enumerate(faces.solo_cards) if state.solo_seen >> number & 1],
        boards=faces.solo_boards,
        sheet=dict(zip(scoring.JORDAN_PARTS, jordan.sheet)) if jordan.sheet else None,
    )
