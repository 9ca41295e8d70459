# interpreted: msgspec structs live here
"""What lies in front of each player and of Jordan, as a seat may see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.jordan import Jordan
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.rules import scoring
from doubloon.games.maracaibo.rules.counting import doubloon_income
from doubloon.games.maracaibo.rules.remembering import known_to
from doubloon.games.maracaibo.rules.sailing import movement
from doubloon.games.maracaibo.seen.faces import SoloBoards, SoloFace, faces_of

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


class AreaView(Struct, frozen=True):
    """A storage area: plain markers, covered bonus spaces and covered buried spaces, counted from 1."""

    plain: int
    covered: list[int]
    buried: list[int]
    total: int  # treasures of this type, those on the figurehead included


class PlayerView(Struct, frozen=True):
    """What lies in front of a player, and what it adds up to."""

    doubloons: int
    score: int
    ship: str
    explorer: str
    rivers: int
    cards: list[str]
    upgrades: list[str]
    figurehead: str | None
    areas: dict[str, AreaView]
    extra: list[str | None]  # what is buried on the figurehead
    buried: int
    quests: list[str | None]  # None where this viewer has not seen the card
    markets: dict[str, str | None]
    residences: list[str]
    rubies: int
    retired: bool
    doubloon_income: int
    vp_income: int
    discount: int
    power: int
    die_power: dict[str, int]
    explore_plus: int
    movement: int
    actions: list[str]
    trades: list[str]
    sheet: dict[str, int] | None  # the end scoring, part by part


class JordanView(Struct, frozen=True):
    """What lies in front of Jordan."""

    score: int
    ship: str
    explorer: str
    rivers: int
    level: int  # from 1
    upgrades: int
    treasures: dict[str, int]
    bought: list[str]
    quests: list[str | None]
    residences: list[str]
    figureheads: list[str]
    rubies: int
    deck: int  # Solo cards still face down
    discard: list[str]
    cards: list[SoloFace]  # Solo cards that have been turned up in this game
    boards: SoloBoards
    sheet: dict[str, int] | None


def player_view(state: MaracaiboState, seat: int, viewer: int) -> PlayerView:
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
        quests=quests_of(state, seat, viewer),
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


def quests_of(state: MaracaiboState, seat: int, viewer: int) -> list[str | None]:
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


def jordan_view(state: MaracaiboState, jordan: Jordan, viewer: int) -> JordanView:
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
