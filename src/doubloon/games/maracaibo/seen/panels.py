# interpreted: msgspec structs live here
"""What lies in front of each player and of Jordan, as a seat may see it."""

from __future__ import annotations

from msgspec import Struct

from doubloon.games.maracaibo.seen.faces import SoloBoards, SoloFace


class AreaView(Struct, frozen=True, gc=False):
    """A storage area: plain markers, covered bonus spaces and covered buried spaces, counted from 1."""

    plain: int
    covered: list[int]
    buried: list[int]
    total: int  # treasures of this type, those on the figurehead included


class PlayerView(Struct, frozen=True, gc=False):
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


class JordanView(Struct, frozen=True, gc=False):
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
