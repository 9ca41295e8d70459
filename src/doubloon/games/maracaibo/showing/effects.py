"""Effects of Pirates of Maracaibo in words, put together from their parts: a custom card explains itself too."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from doubloon.core.move import Field
from doubloon.core.saying import joined, said
from doubloon.core.shown import Arg, Said, Text
from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.seen.faces import CardFace, EffectView, QuestFace, SoloFace, SoloLine, SourceFace
from doubloon.games.maracaibo.seen.panels import JordanView
from doubloon.games.maracaibo.showing.names import treasure_name

# By kind of effect: the numbers that its words tell. Those of `_ONE` are 1 where an effect leaves them out, others 0.
_NUMBERS: Final[dict[str, tuple[str, ...]]] = {
    "vp": ("n",),
    "doubloons": ("n",),
    "vp_per": ("n", "every", "max"),
    "doubloons_per": ("n",),
    "explore": ("n",),
    "bury": ("n",),
    "acquire": ("extra",),
    "construct": ("half",),
    "pay": ("n",),
    "raid_power": ("n",),
    "raid_action": ("cost", "limit"),
    "raid_reroll": ("n",),
    "explore_plus": ("n",),
    "explore_trade": ("cost",),
    "discount": ("n",),
    "move_plus": ("n",),
}
_ONE: Final = ("n", "every")
_MOST_KEPT: Final = 5_000


def effects(listed: Sequence[EffectView]) -> Text:
    """Effects that are gained together."""
    if not listed:
        return said("effect-none")
    if len(listed) == 1:
        return effect(listed[0])
    return joined([_bracketed(each) if each.e == "choose" else effect(each) for each in listed])


def _bracketed(each: EffectView) -> Text:
    return joined(["(", effect(each), ")"], "")


def effect(each: EffectView) -> Text:
    """One effect with its numbers."""
    kind, params = each.e, each.params
    if kind == "choose":
        return either([effects(side) for side in each.lists])
    if kind == "raid":
        return _raid(str(params["dice"]), _number(params, "plus"))
    if kind in ("treasure", "marker"):
        return _treasures(f"effect-{kind}", _list(params, "of"), _number(params, "n"))
    args: dict[str, Arg] = {}
    for name in _NUMBERS.get(kind, ()):
        args[name] = _number(params, name)
    if each.lists:
        args["then"] = effects(each.lists[0])
    return _composed(each, args)


def _composed(each: EffectView, args: dict[str, Arg]) -> Said:
    kind, params = each.e, each.params
    key = f"effect-{kind}"
    if kind in ("vp_per", "doubloons_per"):
        args["what"] = _counter(params)
    elif kind == "raid_power" and "die" in params:
        key = "effect-raid_power-die"
        args["die"] = _treasure(str(params["die"]))
    elif kind in ("income_now", "pay"):
        key += f"-{params['of' if kind == 'income_now' else 'what']}"
    elif kind == "acquire":
        args["of"] = either([type_name(type) for type in _list(params, "of")])
    elif kind == "bury_spaces":
        args["n"] = len(each.lists)
        args["then"] = listing([effects(space) for space in each.lists])
    return Said(key, args)


def _raid(dice: str, plus: int) -> Said:
    if dice in ("all", "none"):
        return said(f"effect-raid-{dice}", plus=plus)
    return said("effect-raid-die", plus=plus, die=_treasure(dice))


def either(sides: Sequence[Text]) -> Text:
    if len(sides) == 1:
        return sides[0]
    return said("effect-or", first=joined(sides[:-1]), last=sides[-1])


def listing(parts: Sequence[Text]) -> Text:
    """Several things about one card."""
    text: Text = ""
    for part in parts:
        text = said("parts-joined", first=text, last=part) if text else part
    return text


def _treasures(key: str, of: list[str], n: int) -> Said:
    if of == ["die"]:
        return said("effect-treasure-die", n=n)
    if set(of) == set(TREASURES):
        return said(f"{key}-any", n=n)
    return said(key, n=n, of=either([_treasure(each) for each in of]))


def _treasure(name: str) -> Text:
    if name == "die":
        return said("effect-raids-type")
    return treasure_name(name) if name in TREASURES else name


def type_name(type: str) -> Said:
    """A kind of card."""
    return said("terms-ship-card" if type == "ship" else f"terms-{type}")


def _counter(params: dict[str, Field]) -> Said:
    per = str(params["per"])
    if per == "treasure_set":
        of = _list(params, "of") or list(TREASURES)
        return said("per-treasure_set", of=joined([_treasure(each) for each in of], " + "))
    return said(f"per-{per}" if _number(params, "every") == 1 else f"many-{per}")


# Whole cards


def does(face: CardFace | SourceFace) -> Text:
    """What a card, slot or figurehead does: at once, always, each round, at the end."""
    return remembered("does", face, _does)


def _does(face: Any) -> Text:
    parts = [("now", face.now), ("ongoing", face.ongoing), ("income", face.income)]
    if isinstance(face, CardFace):
        parts += [("endgame", face.endgame), ("actions", face.actions)]
    return listing([said(f"part-{part}", effects=effects(each)) for part, each in parts if each]) or said("effect-none")


def card(face: CardFace, cost: int | None = None) -> Text:
    """A card of the Caribbean: its kind, what it costs (as printed, or this), does and is worth."""
    if cost is None or cost == face.cost:
        return remembered("card", face, _printed)
    return _card(face, cost)


def _printed(face: Any) -> Text:
    return _card(face, face.cost)


def _card(face: CardFace, cost: int) -> Text:
    price = [] if face.kind == "location" else [said("part-cost", cost=cost)]
    return listing([card_kind(face), *price, *_worth(face)])


def bought(face: CardFace) -> Text:
    """The same card where its price is told apart."""
    return listing([card_kind(face), *_worth(face)])


def _worth(face: CardFace) -> list[Text]:
    found: list[Text] = [said("part-vp", points=face.vp)] if face.vp else []
    if face.now or face.ongoing or face.income or face.endgame or face.actions:
        found.append(does(face))
    return found


def card_kind(face: CardFace) -> Said:
    return type_name(face.type) if face.kind == "improvement" else said(f"terms-{face.kind}")


def quest(face: QuestFace) -> Text:
    """Both conditions with their points; to Quest Hunters one, and what failing it costs."""
    return remembered("quest", face, _quest)


def _quest(face: Any) -> Text:
    return said(
        "quest-words" if face.top else "quest-words-hunters",
        top=needs(face.top),
        top_points=face.top_vp,
        bottom=needs(face.bottom),
        bottom_points=face.bottom_vp,
    )


def needs(wanted: Mapping[str, int]) -> Text:
    """What a condition of a quest asks for."""
    return joined([_needed(what, count) for what, count in wanted.items()], " + ")


def _needed(what: str, count: int) -> Text:
    one = count == 1 and what != "treasure_set"
    return joined([str(count), said(f"per-{what}" if one else f"many-{what}")], " ")


# Jordan


def solo_card(face: SoloFace) -> Text:
    """A bonus, and the main actions in the order in which they are tried."""
    main = [_main(line) for line in face.main]
    bonus = [said("solo-bonus", action=said(f"solo-{face.bonus}"))] if face.bonus else []
    return listing([*bonus, *main[:1], *[said("solo-else", action=other) for other in main[1:]]])


def _main(line: SoloLine) -> Said:
    return said(f"solo-{line.action}", order=joined([type_name(type) for type in line.order]))


def strength(jordan: JordanView) -> Text:
    """What raids and explorations bring at the present level, and which upgrade comes next."""
    boards, level = jordan.boards, jordan.level - 1
    marker = "yes" if boards.raid_marker[level] else "no"
    count, extra = boards.raid_treasures[level], boards.explore_extra[level]
    icons = boards.upgrades[jordan.upgrades :]
    return listing(
        [
            said("jordan-raid", points=boards.raid_points[level], count=count, marker=marker),
            said("jordan-explore", points=boards.explore_points[level], extra=extra),
            said("jordan-next", icon=said(f"icons-{icons[0]}" if icons else "effect-none")),
        ]
    )


# Faces and lists are made once a box, and said often

_known: Final[dict[tuple[str, int], tuple[object, Text]]] = {}


def listed(printed: list[EffectView]) -> Text:
    """The effects of a list that is printed somewhere."""
    return remembered("list", printed, effects)


def remembered(how: str, thing: Any, say: Callable[[Any], Text]) -> Text:
    """What is said of a printed thing. It is kept with its words, so that its number means nothing else meanwhile."""
    known = _known.get((how, id(thing)))
    if known is not None and known[0] is thing:
        return known[1]
    if len(_known) >= _MOST_KEPT:
        _known.clear()
    text = say(thing)
    _known[how, id(thing)] = (thing, text)
    return text


def _number(params: dict[str, Field], name: str) -> int:
    value = params.get(name, 1 if name in _ONE else 0)
    return int(value) if isinstance(value, int) else 0


def _list(params: dict[str, Field], name: str) -> list[str]:
    value = params.get(name, [])
    return [str(each) for each in value] if isinstance(value, list) else [str(value)]
