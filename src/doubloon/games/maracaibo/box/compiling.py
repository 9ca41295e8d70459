# interpreted: reads files, nothing hot
"""Turns the effects of a component file into objects, and says what is wrong with them."""

from __future__ import annotations

from typing import cast

from doubloon.core.components import Entry
from doubloon.core.move import Field
from doubloon.games.maracaibo.box import effects as fx
from doubloon.games.maracaibo.box.box import Box
from doubloon.games.maracaibo.box.cards import NO_LIST, Figurehead, Source
from doubloon.games.maracaibo.box.effects import (
    COUNTERS,
    NO_LIMIT,
    TREASURES,
    TYPES,
    Effect,
    EffectList,
    RaidAction,
    Trade,
)

MOST_ENTRIES = 12
MOST_SIDES = 6
MOST_LIMIT = 7

# What may stand where, and with which parameters: "?" marks those that may be left out. (vocabulary of the catalogue)
INSTANT: dict[str, tuple[int, str]] = {
    "vp": (fx.VP, "n"),
    "doubloons": (fx.DOUBLOONS, "n"),
    "vp_per": (fx.VP_PER, "per n max?"),
    "raid": (fx.RAID, "dice plus?"),
    "explore": (fx.EXPLORE, "n"),
    "bury": (fx.BURY, "n?"),
    "quest": (fx.QUEST, ""),
    "acquire": (fx.ACQUIRE, "of extra"),
    "construct": (fx.CONSTRUCT, "half?"),
    "upgrade": (fx.UPGRADE, ""),
    "figurehead": (fx.FIGUREHEAD, ""),
    "place_market": (fx.PLACE_MARKET, ""),
    "use_market": (fx.USE_MARKET, ""),
    "treasure": (fx.TREASURE, "of n?"),
    "marker": (fx.MARKER, "of n?"),
    "space_again": (fx.SPACE_AGAIN, ""),
    "income_now": (fx.INCOME_NOW, "of"),
    "pay": (fx.PAY, "what n then"),
    "choose": (fx.CHOOSE, "of"),
    "explorer_home": (fx.EXPLORER_HOME, ""),
    "ruby": (fx.RUBY, ""),
}
ONGOING: dict[str, tuple[int, str]] = {
    "raid_power": (fx.RAID_POWER, "n die?"),
    "raid_action": (fx.RAID_ACTION, "cost then limit?"),
    "raid_reroll": (fx.RAID_REROLL, "n"),
    "explore_plus": (fx.EXPLORE_PLUS, "n"),
    "explore_trade": (fx.EXPLORE_TRADE, "cost then"),
    "discount": (fx.DISCOUNT, "n"),
    "move_plus": (fx.MOVE_PLUS, "n"),
    "quest_refresh": (fx.QUEST_REFRESH, ""),
    "bury_spaces": (fx.BURY_SPACES, "of"),
}
INCOME: dict[str, tuple[int, str]] = {
    "doubloons": (fx.INCOME_DOUBLOONS, "n"),
    "vp": (fx.INCOME_VP, "n"),
    "doubloons_per": (fx.DOUBLOONS_PER, "per n"),
}
_AT_LEAST_ONE = (fx.TREASURE, fx.MARKER, fx.EXPLORE, fx.BURY)
ENDGAME: dict[str, tuple[int, str]] = {"vp_per": (fx.VP_PER, "per n max? every? of?")}


class Compiler:
    """Adds effects, lists, raiding actions and trades to a box."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def listed(self, entry: Entry, key: str, name: str, raid: bool = False) -> int:
        """The number of the list of effects under a key; NO_LIST if there is none. `raid`: "die" has a meaning."""
        if not entry.has(key):
            return NO_LIST
        return self._list(entry, key, entry.get(key, list), name, raid)

    def lists(self, entry: Entry, key: str, name: str) -> tuple[int, ...]:
        """The numbers of a list of lists."""
        found = []
        for place, rows in enumerate(entry.get(key, list), start=1):
            if not isinstance(rows, list):
                raise entry.wrong(f"must have {key} = a list of lists of effects, but entry {place} is none")
            found.append(self._list(entry, f"{key}[{place}]", rows, f"{name} {place}", False))
        return tuple(found)

    def ongoing(self, source: Source, entry: Entry) -> list[Effect]:
        """The ongoing effects of something that a player can own; its raiding actions and trades get their numbers."""
        if not entry.has("ongoing"):
            return []
        found = []
        for each in entry.entries("ongoing", "e"):
            effect = self._effect(each, ONGOING, source.id, effect_of_raid=True)
            found.append(effect)
            if effect.kind == fx.BURY_SPACES and not isinstance(source, Figurehead):
                raise each.wrong("names the effect bury_spaces, which only figureheads can have (PM-406)")
            if effect.kind == fx.RAID_ACTION:
                source.actions = (*source.actions, self._action(each, source.id, effect.lists[0]).number)
            elif effect.kind == fx.EXPLORE_TRADE:
                source.trades = (*source.trades, self._trade(each, source.id, effect.lists[0]).number)
        return found

    def income(self, entry: Entry) -> list[Effect]:
        return self._plain(entry, "income", INCOME)

    def endgame(self, entry: Entry) -> list[Effect]:
        return self._plain(entry, "endgame", ENDGAME)

    def scoring(self, entry: Entry) -> Effect:
        """One end-game effect, as residences have it."""
        return self._effect(entry, ENDGAME, entry.path)

    def base(self, entry: Entry, key: str) -> list[Effect]:
        return [self._effect(each, ENDGAME, each.path) for each in entry.entries(key, "e")]

    def standard_action(self, entry: Entry) -> RaidAction:
        effect = self._effect(entry, ONGOING, "raid", effect_of_raid=True)
        if effect.kind != fx.RAID_ACTION:
            raise entry.wrong("must be a raid_action")
        return self._action(entry, "basic", effect.lists[0])

    def _plain(self, entry: Entry, key: str, words: dict[str, tuple[int, str]]) -> list[Effect]:
        return [self._effect(each, words, entry.path) for each in entry.entries(key, "e")] if entry.has(key) else []

    def _list(self, entry: Entry, key: str, rows: list[object], name: str, raid: bool) -> int:
        if len(rows) > MOST_ENTRIES:
            raise entry.wrong(f"has {len(rows)} effects in {key}; {MOST_ENTRIES} is the most")
        holder = Entry(entry.file, entry.path, {key: rows})
        effects = [self._effect(each, INSTANT, name, effect_of_raid=raid) for each in holder.entries(key, "e")]
        self.box.lists.append(EffectList(len(self.box.lists), name, effects))
        return len(self.box.lists) - 1

    def _action(self, entry: Entry, source: str, then: int) -> RaidAction:
        limit = entry.number("limit", 1, MOST_LIMIT) if entry.has("limit") else NO_LIMIT
        actions = self.box.actions
        name = _fresh(source, [action.name for action in actions])
        actions.append(RaidAction(len(actions), name, entry.number("cost", 1, 20), limit, then))
        return actions[-1]

    def _trade(self, entry: Entry, source: str, then: int) -> Trade:
        trades = self.box.trades
        name = _fresh(source, [trade.name for trade in trades])
        trades.append(Trade(len(trades), name, entry.number("cost", 1, 20), then))
        return trades[-1]

    def _effect(
        self, entry: Entry, words: dict[str, tuple[int, str]], name: str, effect_of_raid: bool = False
    ) -> Effect:
        word = entry.get("e", str)
        if word not in words:
            raise entry.wrong(f"names the effect {word!r}, which is unknown here; there are {', '.join(words)}")
        kind, parameters = words[word]
        _check_parameters(entry, word, parameters.split())
        effect = Effect(len(self.box.effects), kind, word, 0, 0, 0, NO_LIMIT, 1, (), (), {})
        self.box.effects.append(effect)
        self._fill(effect, entry, name, effect_of_raid)
        if kind in (fx.VP_PER, fx.DOUBLOONS_PER) and words is not ENDGAME:
            not_scored(entry, effect.counter)
        if kind == fx.DOUBLOONS_PER and effect.counter == fx.HAVE_DOUBLOON_INCOME:
            raise entry.wrong("counts doubloon_income, to which it adds itself")
        return effect

    def _fill(self, effect: Effect, entry: Entry, name: str, raid: bool) -> None:
        """Read the parameters of an effect."""
        kind = effect.kind
        least = 1 if kind in _AT_LEAST_ONE else 0
        effect.n = entry.number("n", least, 99) if entry.has("n") else 1
        if kind == fx.RAID:
            dice = entry.get("dice", str)
            if dice not in ("all", "none", *TREASURES):
                raise entry.wrong(f"must have dice = all, none or one of {', '.join(TREASURES)}, not {dice!r}")
            effect.mask = fx.ANY_TYPE if dice == "all" else 0 if dice == "none" else 1 << TREASURES.index(dice)
            effect.n = entry.number("plus", 0, 99) if entry.has("plus") else 0
        elif kind == fx.TREASURE:
            effect.mask = _mask(entry, [*TREASURES, "die"] if raid else TREASURES)
        elif kind == fx.MARKER:
            effect.mask = _mask(entry, TREASURES)
        elif kind == fx.ACQUIRE:
            effect.mask = _mask(entry, TYPES)
            effect.n = entry.number("extra", 0, 99)
        elif kind == fx.CONSTRUCT:
            effect.n = 1 if entry.has("half") and entry.get("half", bool) else 0
        elif kind == fx.INCOME_NOW:
            effect.n = _one_of(entry, "of", ["doubloons", "vp"])
        elif kind == fx.PAY:
            effect.mask = _one_of(entry, "what", ["doubloons", "quest"])
            if effect.mask == fx.PAY_QUEST:
                entry.number("n", 1, 1)
            effect.lists = (self.listed(entry, "then", name, raid),)
        elif kind == fx.CHOOSE:
            effect.lists = self.lists(entry, "of", name)
            if not 2 <= len(effect.lists) <= MOST_SIDES:
                raise entry.wrong(f"must have 2 to {MOST_SIDES} sides to choose from, not {len(effect.lists)}")
        elif kind == fx.BURY_SPACES:
            effect.lists = self.lists(entry, "of", name)
        elif kind in (fx.RAID_ACTION, fx.EXPLORE_TRADE):
            effect.n = entry.number("cost", 1, 20)
            effect.lists = (self.listed(entry, "then", name, kind == fx.RAID_ACTION),)
        elif kind == fx.RAID_POWER:
            effect.mask = 1 << _one_of(entry, "die", TREASURES) if entry.has("die") else 0
        elif kind in (fx.VP_PER, fx.DOUBLOONS_PER):
            self._fill_counter(effect, entry)
        for key in entry.keys():
            if key not in ("e", "then") and kind not in (fx.CHOOSE, fx.BURY_SPACES):
                value = entry.get(key, object)
                effect.params[key] = int(value) if isinstance(value, bool) else cast(Field, value)

    def _fill_counter(self, effect: Effect, entry: Entry) -> None:
        effect.counter = counter(entry, entry.get("per", str))
        effect.every = entry.number("every", 1, 99) if entry.has("every") else 1
        effect.most = entry.number("max", 0, 99) if entry.has("max") else NO_LIMIT
        of = entry.texts("of") if entry.has("of") else TREASURES
        if any(treasure not in TREASURES for treasure in of):
            raise entry.wrong(f"must have of = some of {', '.join(TREASURES)}")
        effect.of = tuple(of.count(treasure) for treasure in TREASURES)


def counter(entry: Entry, name: str) -> int:
    if name not in COUNTERS:
        raise entry.wrong(f"counts {name!r}, which is unknown; there are {', '.join(COUNTERS)}")
    return COUNTERS.index(name)


def not_scored(entry: Entry, counter: int) -> None:
    """Which quests score is known when the end is scored, and no sooner. (PM-335)"""
    if counter == fx.HAVE_SCORED:
        raise entry.wrong("counts quests_scored, which is known only at the end of the game")


def _check_parameters(entry: Entry, word: str, parameters: list[str]) -> None:
    for parameter in parameters:
        if not parameter.endswith("?") and not entry.has(parameter):
            raise entry.wrong(f"needs {parameter} = …: the effect {word} takes {', '.join(parameters)}")
    known = {"e", *(parameter.rstrip("?") for parameter in parameters)}
    for key in entry.keys():
        if key not in known:
            raise entry.wrong(f"has {key} = …, which the effect {word} does not take")


def _mask(entry: Entry, names: list[str]) -> int:
    mask = 0
    for name in entry.texts("of"):
        if name not in names:
            raise entry.wrong(f"names {name!r} in of; there are {', '.join(names)}")
        mask |= 1 << names.index(name)
    return mask


def _one_of(entry: Entry, key: str, names: list[str]) -> int:
    value = entry.get(key, str)
    if value not in names:
        raise entry.wrong(f"must have {key} = {' or '.join(names)}, not {value!r}")
    return names.index(value)


def _fresh(source: str, taken: list[str]) -> str:
    """A name for a raiding action or a trade: that of its source, numbered if it has several."""
    number = 1
    while (name := source if number == 1 and source != "basic" else f"{source} {number}") in taken:
        number += 1
    return name
