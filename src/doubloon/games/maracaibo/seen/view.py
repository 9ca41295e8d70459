# interpreted: msgspec structs live here
"""What a seat of Pirates of Maracaibo may know."""

from __future__ import annotations

from msgspec import Struct

from doubloon.core.view import View
from doubloon.games.maracaibo.seen.faces import Boards, CardFace, QuestFace
from doubloon.games.maracaibo.seen.panels import JordanView, PlayerView


class CellView(Struct, frozen=True, gc=False):
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


class RaidView(Struct, frozen=True, gc=False, omit_defaults=True):
    """A raid: the dice as they lie, or the power left and the treasures that it can bring."""

    dice: dict[str, int]
    rerolls: int
    power: int
    treasures: list[str]
    plus: int = 0  # the printed bonus, while the dice lie


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
