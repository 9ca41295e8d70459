# interpreted: msgspec structs live here
"""What a seat of Pirates of Maracaibo may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from doubloon.core.move import Move
from doubloon.core.task import NOBODY
from doubloon.core.view import View, common
from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.moves import KeepQuests
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.rules.buying import back
from doubloon.games.maracaibo.rules.raiding import RaidQuestion
from doubloon.games.maracaibo.rules.remembering import known_to
from doubloon.games.maracaibo.rules.sailing import has_rubies
from doubloon.games.maracaibo.seen.faces import Boards, CardFace, QuestFace, faces_of
from doubloon.games.maracaibo.seen.panels import JordanView, PlayerView, jordan_view, player_view

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


class CellView(Struct, frozen=True):
    """A space of the Caribbean. A face-down card has no id; its back shows the type of a Tier I card."""

    space: str
    card: str | None
    back: str  # of a face-down card: improvement, location, residence or "" for Tier II
    fill: bool  # a fill card, which never turns face up (PM-114)
    value: str | None  # the treasure value tile
    doubloons: int
    tokens: list[int]  # residence tokens by seat, from the left; Jordan is the seat after the last
    market: str | None  # a black market tile
    market_seat: int | None
    ships: list[int]
    rubies: bool


class RaidView(Struct, frozen=True):
    """A raid: the dice as they lie, or the power left and the treasures that it can bring."""

    dice: dict[str, int]
    rerolls: int
    power: int
    treasures: list[str]


class MaracaiboView(View, frozen=True, kw_only=True, tag="maracaibo"):
    """The table from one seat."""

    round: int
    active: int | None
    last: int | None  # whose token lies on Maracaibo
    layout: str
    rows: list[str]
    cells: list[CellView]
    islands: dict[str, int]
    tier2: int
    tier2_top: str | None  # with Fog of War: the top card, if it lies face up
    tier2_top_up: bool
    reserve: int
    quest_market: list[str]  # the first lies next to the deck
    quest_deck: int
    figureheads: list[str]
    market_backs: list[str]  # the black market tiles that show their back
    ruby_market: list[int]  # taken spaces, from 1
    raid: RaidView | None
    aside: list[RaidView]
    players: list[PlayerView]
    jordan: JordanView | None
    dealt: list[str] | None  # the quests to choose from at the setup, owner only
    kept: list[str] | None
    boards: Boards
    cards: dict[str, CardFace]  # the faces of all cards that this view names
    quests: dict[str, QuestFace]


def view_of(state: MaracaiboState, seat: int) -> MaracaiboView:
    box = state.box
    faces = faces_of(box)
    own = state.players[seat] if seat >= 0 else None
    names = state.setting.layout.names
    markets = _markets(state)
    hidden = state.down | state.fills
    top_up = bool(state.tier2_up) and state.tier2_up[-1] == 1
    cards = {number for cell, number in enumerate(state.cells) if hidden >> cell & 1 == 0}
    if top_up:
        cards.add(state.tier2[-1])
    quest_faces = faces.hunted if state.setting.hunters else faces.quests
    quests = set(state.quest_market) | set(own.dealt if own else ())
    for other, player in enumerate(state.players):
        cards |= set(player.cards)
        quests |= {quest for quest, tag in zip(player.quests, player.tags) if other == seat or known_to(tag, seat)}
    if state.jordan:
        cards |= set(state.jordan.bought)
        quests |= {quest for quest, tag in zip(state.jordan.quests, state.jordan.tags) if known_to(tag, seat)}
    return MaracaiboView(
        **common(state, seat),
        round=state.round,
        active=None if state.active == NOBODY else state.active,
        last=None if state.last == NOBODY else state.last,
        layout=state.setting.layout.id,
        rows=list(state.setting.layout.rows),
        cells=[_cell(state, cell, names[cell], markets.get(cell)) for cell in range(len(state.cells))],
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
        players=[player_view(state, other, seat) for other in range(state.seats)],
        jordan=jordan_view(state, state.jordan, seat) if state.jordan else None,
        dealt=[box.quests[quest].id for quest in own.dealt] if own and own.dealt else None,
        kept=_kept(own, state.game.moveset[own.kept], state) if own and own.kept != NONE else None,
        boards=faces.boards_with_tile if state.setting.retirement else faces.boards,
        cards={box.cards[number].id: faces.cards[number] for number in sorted(cards)},
        quests={box.quests[number].id: quest_faces[number] for number in sorted(quests)},
    )


def _cell(state: MaracaiboState, cell: int, name: str, market: tuple[str, int] | None) -> CellView:
    """A space of the Caribbean; `market` is the black market tile that lies there, with whose it is."""
    hidden = (state.down | state.fills) >> cell & 1 == 1
    ships = [seat for seat, player in enumerate(state.players) if player.ship == cell]
    if state.jordan and state.jordan.ship == cell:
        ships.append(state.seats)
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
    return RaidView(dice, raid.rerolls, raid.power, types)


def _kept(player: Player, move: Move, state: MaracaiboState) -> list[str]:
    assert isinstance(move, KeepQuests)
    return [state.box.quests[quest].id for place, quest in enumerate(player.dealt) if move.places >> place & 1]
