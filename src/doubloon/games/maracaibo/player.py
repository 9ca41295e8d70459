"""What lies in front of one player."""

from __future__ import annotations

from typing import Final

from doubloon.core.pack import Reader, Writer
from doubloon.games.maracaibo.box.box import Box
from doubloon.games.maracaibo.box.cards import NO_LIST, Source
from doubloon.games.maracaibo.box.effects import (
    DISCOUNT,
    DOUBLOONS_PER,
    EXPLORE_PLUS,
    INCOME_DOUBLOONS,
    INCOME_VP,
    MOVE_PLUS,
    QUEST_REFRESH,
    RAID_POWER,
    RAID_REROLL,
    Effect,
)
from doubloon.games.maracaibo.box.layout import STARTING_ZONE

NONE: Final = -1


class Area:
    """A storage area of the hideout: plain markers, covered bonus spaces, covered buried spaces. Never changed."""

    def __init__(self, plain: int, covered: int, buried: int) -> None:
        self.plain = plain
        self.covered = covered
        self.buried = buried
        self.stored = plain + covered.bit_count()
        self.below = buried.bit_count()


_empty_area: Final = Area(0, 0, 0)


class Abilities:
    """The sums of everything ongoing that a player owns. Never changed: what is gained makes new ones."""

    def __init__(self) -> None:
        self.crew = 0
        self.equipment = 0
        self.ship = 0
        self.lightning = 0
        self.card_points = 0
        self.doubloon_income = 0
        self.vp_income = 0
        self.income_per: list[Effect] = []
        self.endgame: list[Effect] = []
        self.discount = 0
        self.power = 0
        self.die_power: list[int] = [0, 0, 0]
        self.rerolls = 0
        self.explore_plus = 0
        self.move_plus = 0
        self.refresh = False
        self.actions: tuple[int, ...] = ()
        self.trades: tuple[int, ...] = ()

    def add(self, source: Source) -> None:
        for effect in source.ongoing:
            self._add_ongoing(effect)
        for effect in source.income:
            if effect.kind == INCOME_DOUBLOONS:
                self.doubloon_income += effect.n
            elif effect.kind == INCOME_VP:
                self.vp_income += effect.n
            elif effect.kind == DOUBLOONS_PER:
                self.income_per.append(effect)
        self.endgame += source.endgame
        self.actions = self.actions + source.actions
        self.trades = self.trades + source.trades

    def _add_ongoing(self, effect: Effect) -> None:
        kind = effect.kind
        if kind == RAID_POWER:
            if effect.mask == 0:
                self.power += effect.n  # PM-378
            for die in range(3):
                if effect.mask >> die & 1:
                    self.die_power[die] += effect.n  # PM-379
        elif kind == RAID_REROLL:
            self.rerolls += effect.n
        elif kind == EXPLORE_PLUS:
            self.explore_plus += effect.n
        elif kind == DISCOUNT:
            self.discount += effect.n
        elif kind == MOVE_PLUS:
            self.move_plus += effect.n
        elif kind == QUEST_REFRESH:
            self.refresh = True


_no_abilities: Final = Abilities()


class Player:
    """Boards, cards and pieces of one player."""

    def __init__(self) -> None:
        self.doubloons = 0
        self.score = 0
        self.ship = STARTING_ZONE
        self.explorer = 0
        self.cards: tuple[int, ...] = ()  # improvements, in the order acquired
        self.upgrades = 0  # mask of slots
        self.markers = 0  # how many
        self.figurehead = NONE
        self.areas: tuple[Area, ...] = (_empty_area, _empty_area, _empty_area)
        self.extra: tuple[int, ...] = ()  # what is buried on a figurehead, by space; NONE where nothing is
        self.buried = 0  # all buried treasures
        self.quests: tuple[int, ...] = ()
        self.tags: tuple[int, ...] = ()  # by quest: what others know of it (see remembering)
        self.markets: tuple[int, ...] = ()  # by tile: its cell, or NONE
        self.residences: tuple[int, ...] = ()  # the cells with an own token
        self.rubies = 0
        self.retired = False  # has used the Residence Discount tile
        self.able = _no_abilities
        self.dealt: tuple[int, ...] = ()  # quests to choose from, only during the setup
        self.kept = NONE  # the id of the sealed choice among them
        self.sheet: tuple[int, ...] = ()  # the end scoring, part by part

    def clone(self) -> Player:
        copy = Player()
        copy.doubloons = self.doubloons
        copy.score = self.score
        copy.ship = self.ship
        copy.explorer = self.explorer
        copy.cards = self.cards
        copy.upgrades = self.upgrades
        copy.markers = self.markers
        copy.figurehead = self.figurehead
        copy.areas = self.areas
        copy.extra = self.extra
        copy.buried = self.buried
        copy.quests = self.quests
        copy.tags = self.tags
        copy.markets = self.markets
        copy.residences = self.residences
        copy.rubies = self.rubies
        copy.retired = self.retired
        copy.able = self.able
        copy.dealt = self.dealt
        copy.kept = self.kept
        copy.sheet = self.sheet
        return copy

    def have(self, treasure: int) -> int:
        """Treasures of a type, stored or buried. (PM-185)"""
        area = self.areas[treasure]
        count = area.stored + area.below
        for buried in self.extra:
            if buried == treasure:
                count += 1
        return count

    def set_area(self, treasure: int, area: Area) -> None:
        areas = self.areas
        if treasure == 0:
            self.areas = (area, areas[1], areas[2])
        elif treasure == 1:
            self.areas = (areas[0], area, areas[2])
        else:
            self.areas = (areas[0], areas[1], area)

    def add_quest(self, quest: int, tag: int) -> None:
        self.quests = (*self.quests, quest)
        self.tags = (*self.tags, tag)

    def learn(self, box: Box) -> None:
        """Add up what all that the player owns does. (PM-108, PM-253, PM-266)"""
        able = Abilities()
        for number in self.cards:
            card = box.cards[number]
            able.add(card)
            able.card_points += card.vp
            if card.type == 0:
                able.crew += 1
            elif card.type == 1:
                able.equipment += 1
            else:
                able.ship += 1
            if card.now != NO_LIST:
                able.lightning += 1
        for slot in box.slots:
            if self.upgrades >> slot.number & 1:
                able.add(slot)
        if self.figurehead != NONE:
            able.add(box.figureheads[self.figurehead])
        self.able = able

    def write(self, out: Writer) -> None:
        out.numbers([self.doubloons, self.score, self.ship, self.explorer, self.upgrades, self.figurehead])
        out.numbers([self.rubies, 1 if self.retired else 0, self.kept])
        for area in self.areas:
            out.numbers([area.plain, area.covered, area.buried])
        for numbers in (self.cards, self.extra, self.quests, self.tags, self.markets, self.residences):
            out.numbers(list(numbers))
        out.numbers(list(self.dealt))
        out.numbers(list(self.sheet))


def read_player(data: Reader, box: Box) -> Player:
    player = Player()
    player.doubloons, player.score, player.ship, player.explorer, player.upgrades, player.figurehead = data.numbers()
    player.rubies, retired, player.kept = data.numbers()
    player.retired = retired == 1
    areas: list[Area] = []
    for _ in range(3):
        plain, covered, buried = data.numbers()
        areas.append(Area(plain, covered, buried))
    player.areas = (areas[0], areas[1], areas[2])
    player.cards = tuple(data.numbers())
    player.extra = tuple(data.numbers())
    player.quests = tuple(data.numbers())
    player.tags = tuple(data.numbers())
    player.markets = tuple(data.numbers())
    player.residences = tuple(data.numbers())
    player.dealt = tuple(data.numbers())
    player.sheet = tuple(data.numbers())
    player.markers = player.upgrades.bit_count()
    player.buried = sum(area.below for area in player.areas) + sum(1 for buried in player.extra if buried != NONE)
    player.learn(box)
    return player
