"""Effects of Pirates of Maracaibo in words, put together from their parts: a custom card explains itself too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Field
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.maracaibo.seen.faces import CardFace, EffectView, QuestFace, SoloFace, SoloLine, SourceFace
    from doubloon.games.maracaibo.seen.panels import JordanView

PARTS = ("now", "ongoing", "income", "endgame", "actions")
TREASURES = ("gold", "emerald", "pearl")
# Effects whose words need nothing but their numbers, which are 1 or 0 where they are left out.
_ONE = ("n", "every")


class Explainer:
    """Puts cards, slots, tiles, spaces and quests into words."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def name(self, id: str) -> str:
        """What a card, figurehead, slot, tile, quest or space is called; one without a name is called by its id."""
        for group in ("spaces", "cards", "figureheads", "slots"):  # some solo cards have the id of a track space
            if self.words.has(f"{group}-{id}"):
                return self.words(f"{group}-{id}")
        for kind in ("quest", "tile"):
            if self.words.has(f"{kind}s-{id}"):
                return self.words(f"named-{kind}", name=self.words(f"{kind}s-{id}"))
        return id if _is_code(id) else id.replace("_", " ").capitalize()

    def number(self, id: str) -> str:
        """A quest, tile or slot where it is plain what it is: its number alone."""
        for group in ("quests", "tiles"):
            if self.words.has(f"{group}-{id}"):
                return self.words(f"{group}-{id}")
        return self.words(f"slots-{id}").rpartition(" ")[2] if self.words.has(f"slots-{id}") else id

    def effects(self, effects: list[EffectView]) -> str:
        """Effects that are gained together."""
        said = [self.effect(effect) for effect in effects]
        if len(said) > 1:
            said = [f"({text})" if each.e == "choose" else text for text, each in zip(said, effects, strict=True)]
        return ", ".join(said) or self.words("effect-none")

    def effect(self, effect: EffectView) -> str:
        """One effect with its numbers."""
        words, params = self.words, effect.params
        if effect.e == "choose":
            return self.either([self.effects(side) for side in effect.lists])
        numbers = {name: _number(params, name, name in _ONE) for name in ("n", "every", "max", "plus", "extra", "half")}
        then = self.effects(effect.lists[0]) if effect.lists else ""
        if effect.e == "raid":
            dice = str(params["dice"])
            kind = dice if dice in ("all", "none") else "die"
            return words(f"effect-raid-{kind}", plus=numbers["plus"], die=self._treasure(dice))
        if effect.e in ("vp_per", "doubloons_per"):
            return words(f"effect-{effect.e}", what=self._counter(params, numbers["every"]), **numbers)
        if effect.e in ("treasure", "marker"):
            return self._treasures(effect.e, params, numbers["n"])
        if effect.e == "raid_power" and "die" in params:
            return words("effect-raid_power-die", n=numbers["n"], die=self._treasure(str(params["die"])))
        if effect.e in ("income_now", "pay"):
            which = params["of"] if effect.e == "income_now" else params["what"]
            return words(f"effect-{effect.e}-{which}", n=numbers["n"], then=then)
        if effect.e == "acquire":
            return words("effect-acquire", of=self._types(_list(params, "of")), extra=numbers["extra"])
        if effect.e == "bury_spaces":
            spaces = self.joined([self.effects(space) for space in effect.lists])
            return words("effect-bury_spaces", n=len(effect.lists), then=spaces)
        costs = {"cost": _number(params, "cost", False), "limit": _number(params, "limit", False)}
        return words(f"effect-{effect.e}", then=then, **numbers, **costs)

    def either(self, sides: list[str]) -> str:
        *first, last = sides
        return self.words("effect-or", first=", ".join(first), last=last) if first else last

    def _treasures(self, kind: str, params: dict[str, Field], n: int) -> str:
        of = _list(params, "of")
        if of == ["die"]:
            return self.words("effect-treasure-die", n=n)
        if set(of) == set(TREASURES):
            return self.words(f"effect-{kind}-any", n=n)
        return self.words(f"effect-{kind}", n=n, of=self.either([self._treasure(each) for each in of]))

    def _treasure(self, name: str) -> str:
        if name == "die":
            return self.words("effect-raids-type")
        return self.words(f"treasures-{name}") if name in TREASURES else name

    def _types(self, types: list[str]) -> str:
        return self.either([self.words("terms-ship-card" if each == "ship" else f"terms-{each}") for each in types])

    def _counter(self, params: dict[str, Field], every: int) -> str:
        per = str(params["per"])
        if per == "treasure_set":
            of = _list(params, "of") or list(TREASURES)
            return self.words("per-treasure_set", of=" + ".join(self._treasure(each) for each in of))
        return self.words(f"per-{per}" if every == 1 else f"many-{per}")

    # Whole cards

    def parts(self, face: CardFace | SourceFace) -> str:
        """What a card, slot or figurehead does: at once, always, each round, at the end."""
        said = []
        for part in PARTS:
            effects: list[EffectView] = getattr(face, part, [])
            if effects:
                said.append(self.words(f"part-{part}", effects=self.effects(effects)))
        return self.joined(said) or self.words("effect-none")

    def card(self, face: CardFace, cost: int | None = None) -> str:
        """A card of the Caribbean: its kind, what it costs (as printed, or this), does and is worth."""
        said = [self.kind(face)]
        if face.kind != "location":
            said.append(self.words("part-cost", cost=face.cost if cost is None else cost))
        if face.vp:
            said.append(self.words("part-vp", points=face.vp))
        empty = not any(getattr(face, part) for part in PARTS)
        return self.joined(said if empty else [*said, self.parts(face)])

    def kind(self, face: CardFace) -> str:
        if face.kind != "improvement":
            return self.words(f"terms-{face.kind}")
        return self.words("terms-ship-card" if face.type == "ship" else f"terms-{face.type}")

    def quest(self, face: QuestFace) -> str:
        """Both conditions with their points; to Quest Hunters one, and what failing it costs."""
        return self.words(
            "quest-words" if face.top else "quest-words-hunters",
            top=self._needs(face.top),
            top_points=face.top_vp,
            bottom=self._needs(face.bottom),
            bottom_points=face.bottom_vp,
        )

    def _needs(self, needs: dict[str, int]) -> str:
        return " + ".join(f"{count} {self._needed(what, count)}" for what, count in needs.items())

    def _needed(self, what: str, count: int) -> str:
        return self.words(f"per-{what}" if count == 1 and what != "treasure_set" else f"many-{what}")

    # Jordan

    def solo_card(self, face: SoloFace) -> str:
        """A bonus, and the main actions in the order in which they are tried."""
        first, *others = [self._main(line) for line in face.main]
        said = [self.words("solo-bonus", action=self.words(f"solo-{face.bonus}"))] if face.bonus else []
        return self.joined([*said, first, *(self.words("solo-else", action=other) for other in others)])

    def _main(self, line: SoloLine) -> str:
        types = [self.words("terms-ship-card" if each == "ship" else f"terms-{each}") for each in line.order]
        return self.words(f"solo-{line.action}", order=", ".join(types))

    def strength(self, jordan: JordanView) -> str:
        """What raids and explorations bring at the present level, and which upgrade comes next."""
        words, boards, level = self.words, jordan.boards, jordan.level - 1
        points, extra = boards.explore_points[level], boards.explore_extra[level]
        icons = boards.upgrades[jordan.upgrades :]
        marker = "yes" if boards.raid_marker[level] else "no"
        raid = words("jordan-raid", points=boards.raid_points[level], count=boards.raid_treasures[level], marker=marker)
        said = [raid, words("jordan-explore", points=points, extra=extra)]
        said.append(words("jordan-next", icon=words(f"icons-{icons[0]}") if icons else words("effect-none")))
        return self.joined(said)

    def joined(self, said: list[str]) -> str:
        """Several things about one card."""
        text = ""
        for part in said:
            text = self.words("parts-joined", first=text, last=part) if text else part
        return text


def _is_code(id: str) -> bool:
    """Spaces, slots, tiles and quests are called by a letter or two and a number."""
    return len(id) <= 4 and id[-1:].isdigit()


def _number(params: dict[str, Field], name: str, one: bool) -> int:
    value = params.get(name, 1 if one else 0)
    return int(value) if isinstance(value, int) else 0


def _list(params: dict[str, Field], name: str) -> list[str]:
    value = params.get(name, [])
    return [str(each) for each in value] if isinstance(value, list) else [str(value)]
