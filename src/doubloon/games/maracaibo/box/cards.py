"""Cards, tiles, slots and spaces as they are printed."""

from __future__ import annotations

from typing import Final

from doubloon.games.maracaibo.box.effects import Effect

IMPROVEMENT: Final = 0
RESIDENCE: Final = 1
LOCATION: Final = 2
KINDS: Final = ["improvement", "residence", "location"]

NO_LIST: Final = -1


class Source:
    """Something that a player can own for good: what it does at once, always, at the end of rounds and of the game.

    Ongoing effects are kept as sums, because rules ask for them all the time; `ongoing` is what they were added from.
    """

    def __init__(self, id: str, now: int, ongoing: list[Effect], income: list[Effect], endgame: list[Effect]) -> None:
        self.id = id
        self.now = now  # the number of its list of immediate effects, or NO_LIST
        self.ongoing = ongoing
        self.income = income
        self.endgame = endgame
        self.actions: tuple[int, ...] = ()  # raiding actions
        self.trades: tuple[int, ...] = ()  # explore movement for a reward


class Card(Source):
    """A card of the Caribbean. Its number is its place in `Box.cards`."""

    def __init__(
        self,
        number: int,
        id: str,
        kind: int,
        tier: int,
        type: int,
        cost: int,
        vp: int,
        now: int,
        ongoing: list[Effect],
        income: list[Effect],
        endgame: list[Effect],
        score: Effect | None,
        actions_list: int,
        value_tile: bool,
        ruby: bool,
    ) -> None:
        super().__init__(id, now, ongoing, income, endgame)
        self.number = number
        self.kind = kind
        self.tier = tier
        self.type = type  # of an improvement, or -1
        self.cost = cost
        self.vp = vp
        self.score = score  # of a residence
        self.actions_list = actions_list  # of a location
        self.value_tile = value_tile
        self.ruby = ruby
        # What Jordan looks for on a location; a side of a slash counts. (PM-467)
        self.shows_raid = False
        self.shows_explore = 0
        self.shows_quest = False
        self.shows_acquire = False


class Slot(Source):
    """A place for an upgrade on the ship board."""

    def __init__(self, number: int, id: str, zone: int, now: int, ongoing: list[Effect], income: list[Effect]) -> None:
        super().__init__(id, now, ongoing, income, [])
        self.number = number
        self.zone = zone


class Figurehead(Source):
    """A figurehead tile."""

    def __init__(
        self, number: int, id: str, letter: str, now: int, ongoing: list[Effect], income: list[Effect]
    ) -> None:
        super().__init__(id, now, ongoing, income, [])
        self.number = number
        self.letter = letter
        self.spaces: tuple[int, ...] = ()  # lists of the extra places to bury (PM-406)


class MarketTile:
    """A black market tile with the lists of its two sides."""

    def __init__(self, number: int, id: str, front: int, back: int) -> None:
        self.number = number
        self.id = id
        self.front = front
        self.back = back


class Condition:
    """One half of a quest: what must be there at least, and its points.

    Most need one thing; some need several at once. (PM-437, PM-439, PM-442 to PM-446)
    """

    def __init__(self, vp: int, needs: list[tuple[int, int]]) -> None:
        self.vp = vp
        self.needs = needs  # counters and how much of each


class Quest:
    """A quest card: the top condition is the easier one. (PM-005)"""

    def __init__(self, number: int, id: str, top: Condition, bottom: Condition) -> None:
        self.number = number
        self.id = id
        self.top = top
        self.bottom = bottom


class Node:
    """A space of the exploration track."""

    def __init__(
        self, number: int, id: str, at: tuple[int, int], river: int, shared: bool, tile: bool, fx: int
    ) -> None:
        self.number = number
        self.id = id
        self.at = at
        self.river = river  # rivers crossed on the way here
        self.shared = shared  # holds any number of explorers (PM-204)
        self.tile = tile  # the Residence Discount tile: a space with the Retirement module only
        self.fx = fx
        self.to: tuple[int, ...] = ()
        self.longest = 0  # spaces to the track's end by the longest branch
        self.shortest = 0


class MainAction:
    """One line of a Solo card."""

    def __init__(self, verb: int, order: tuple[int, ...]) -> None:
        self.verb = verb
        self.order = order  # improvement types, for a buy


class SoloCard:
    """A card of Jordan's deck."""

    def __init__(self, number: int, id: str, hard: bool, bonus: int, main: list[MainAction]) -> None:
        self.number = number
        self.id = id
        self.hard = hard  # a B card
        self.bonus = bonus
        self.main = main


# Jordan's verbs.
JORDAN_RAID: Final = 0
JORDAN_EXPLORE: Final = 1
JORDAN_QUEST: Final = 2
JORDAN_ACQUIRE: Final = 3
JORDAN_BUY: Final = 4
JORDAN_VERBS: Final = ["raid", "explore", "quest", "acquire", "buy"]
NO_BONUS: Final = -1
BONUS_UPGRADE: Final = 0
BONUS_RAID: Final = 1
BONUS_EXPLORE: Final = 2
BONUSES: Final = ["upgrade", "raid", "explore"]

# Jordan's upgrade icons.
ICON_ADVANCE: Final = 0
ICON_FIGUREHEAD: Final = 1
ICON_QUEST: Final = 2
ICON_RESIDENCE: Final = 3
ICONS: Final = ["advance", "figurehead", "quest", "residence"]
