"""What cards, slots, tiles and spaces can do, as plain data for one interpreter. (RULES.md, "Effect vocabulary")

A component file writes an effect as `{e = "treasure", of = ["gold"], n = 2}`. Here it is a small object with numbers;
a list of effects has a number of its own, so that a list in progress fits into a task of the agenda.
"""

from __future__ import annotations

from typing import Final

from doubloon.core.move import Field

TREASURES: Final = ["gold", "emerald", "pearl"]
TYPES: Final = ["crew", "equipment", "ship"]
CREW: Final = 0
EQUIPMENT: Final = 1
SHIP: Final = 2
ANY_TYPE: Final = 7  # of treasure, or of improvement, as a bit mask
DIE: Final = 8  # a treasure of the raid's own type

# Instant effects.
VP: Final = 0  # PM-372
DOUBLOONS: Final = 1  # PM-372
VP_PER: Final = 2  # PM-361 to PM-369, PM-393; at the end PM-395 to PM-397
RAID: Final = 3  # PM-384, PM-385
EXPLORE: Final = 4  # PM-386
BURY: Final = 5  # PM-360, PM-370
QUEST: Final = 6  # PM-371
ACQUIRE: Final = 7  # PM-391
CONSTRUCT: Final = 8  # PM-391
UPGRADE: Final = 9  # PM-388
FIGUREHEAD: Final = 10  # PM-373, behind a PAY
PLACE_MARKET: Final = 11  # PM-374
USE_MARKET: Final = 12  # PM-398
TREASURE: Final = 13  # PM-394
MARKER: Final = 14  # PM-364, PM-399
SPACE_AGAIN: Final = 15
INCOME_NOW: Final = 16
PAY: Final = 17
CHOOSE: Final = 18
EXPLORER_HOME: Final = 19
RUBY: Final = 20
# Ongoing effects are asked for, never carried out.
RAID_POWER: Final = 30
RAID_ACTION: Final = 31  # PM-375 to PM-377
RAID_REROLL: Final = 32
EXPLORE_PLUS: Final = 33  # PM-380
EXPLORE_TRADE: Final = 34  # PM-381
DISCOUNT: Final = 35  # PM-383
MOVE_PLUS: Final = 36
QUEST_REFRESH: Final = 37
BURY_SPACES: Final = 38
# Income.
INCOME_DOUBLOONS: Final = 40
INCOME_VP: Final = 41
DOUBLOONS_PER: Final = 42

# What can be counted; the numbers below are places in this list.
COUNTERS: Final = [
    "buried",
    "treasures",
    "gold",
    "emerald",
    "pearl",
    "treasure_set",
    "quests",
    "quests_scored",
    "rivers",
    "crew",
    "equipment",
    "ship",
    "improvements",
    "improvements_and_residences",
    "lightning",
    "upgrades",
    "residences",
    "doubloon_income",
    "vp_income",
    "doubloons",
]
HAVE_BURIED: Final = 0
HAVE_TREASURES: Final = 1
HAVE_GOLD: Final = 2
HAVE_PEARL: Final = 4
HAVE_SETS: Final = 5
HAVE_QUESTS: Final = 6
HAVE_SCORED: Final = 7
HAVE_RIVERS: Final = 8
HAVE_CREW: Final = 9
HAVE_EQUIPMENT: Final = 10
HAVE_SHIPS: Final = 11
HAVE_IMPROVEMENTS: Final = 12
HAVE_BUILT: Final = 13  # improvements and residences
HAVE_LIGHTNING: Final = 14
HAVE_UPGRADES: Final = 15
HAVE_RESIDENCES: Final = 16
HAVE_DOUBLOON_INCOME: Final = 17
HAVE_VP_INCOME: Final = 18
HAVE_DOUBLOONS: Final = 19
NO_LIMIT: Final = -1

# What can be paid for an effect, and which income `income_now` means.
PAY_DOUBLOONS: Final = 0
PAY_QUEST: Final = 1


class Effect:
    """One icon. Which of the numbers matter depends on the kind; `params` is the same for people to read."""

    def __init__(
        self,
        number: int,
        kind: int,
        name: str,
        n: int,
        mask: int,
        counter: int,
        most: int,
        every: int,
        of: tuple[int, ...],
        lists: tuple[int, ...],
        params: dict[str, Field],
    ) -> None:
        self.number = number  # in `Box.effects`
        self.kind = kind
        self.name = name
        self.n = n
        self.mask = mask  # treasures, islands, dice or improvement types
        self.counter = counter
        self.most = most  # NO_LIMIT or a cap
        self.every = every
        self.of = of  # how many of each treasure make a set
        self.lists = lists  # what follows a payment, the sides of a slash, extra places to bury
        self.params = params


class EffectList:
    """Effects that are gained together. Fixed points and doubloons come at once, the rest by choice. (PM-238)"""

    def __init__(self, number: int, name: str, effects: list[Effect]) -> None:
        self.number = number
        self.name = name  # where it is printed
        self.effects = effects
        self.points = 0
        self.doubloons = 0
        self.rest = 0  # the entries that are not fixed gains, as a bit mask
        self.always = False  # holds an entry that can always be carried out (PM-229)
        for place, effect in enumerate(effects):
            if effect.kind == VP:
                self.points += effect.n
            elif effect.kind == DOUBLOONS:
                self.doubloons += effect.n
            else:
                self.rest |= 1 << place
            if effect.kind in ALWAYS:
                self.always = True


ALWAYS: Final = frozenset([VP, DOUBLOONS, VP_PER, RAID, TREASURE, MARKER, INCOME_NOW, RUBY, EXPLORER_HOME])


class RaidAction:
    """A way to spend raiding power. Its number names its source: each source counts for itself. (A-09)"""

    def __init__(self, number: int, name: str, cost: int, limit: int, then: int) -> None:
        self.number = number
        self.name = name
        self.cost = cost
        self.limit = limit  # uses a raid; NO_LIMIT for any number
        self.then = then


class Trade:
    """A way to give up explore movement."""

    def __init__(self, number: int, name: str, cost: int, then: int) -> None:
        self.number = number
        self.name = name
        self.cost = cost
        self.then = then
