"""What a typed line may mean in Loot Island: cards in short, by name or as drawn, and several of them in a row."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

from doubloon.text.tables.loot_island_cards import simple
from doubloon.text.tables.loot_island_choices import LootChoices

if TYPE_CHECKING:
    from doubloon.games.loot_island.seen.view import LootView

CARD = re.compile(r"\b([a-z])0?(\d{1,2}|w)([ab]?)\b")
_CARDS = r"(?: [rgpo](?:\d{1,2}|w)[ab]?)+"
PAYMENT = re.compile(rf"pay{_CARDS}")
# By question: how a line with several cards begins, and how each of them is laid.
ROWS = {
    "turn": (re.compile(rf"(?:play )?([0-7])({_CARDS})( done)?"), "play {place} {card}", "lay {card}"),
    "lay": (re.compile(rf"(?:lay)?()({_CARDS})( done)?"), "lay {card}", "lay {card}"),
    "toss": (re.compile(rf"(?:toss)?()({_CARDS})( done)?"), "toss {card}", "toss {card}"),
}
VERBS = ("play", "lay", "pay", "toss")


class Typed:
    """Reads lines in the language of the table."""

    def __init__(self, choices: LootChoices) -> None:
        self.choices = choices
        self.cards = choices.cards
        words = choices.words
        names = {
            words(f"cards-{letter}{value}a").lower(): f"{letter}{value.lstrip('0')}".lower()
            for letter in "RGPO"
            for value in [*(f"{number:02}" for number in range(1, 11)), "W"]
        }
        self._names = names
        self._name = re.compile(rf"\b({'|'.join(sorted(names, key=len, reverse=True))})\b")
        self._verbs = {said: verb for verb in VERBS for said in words(f"typed-{verb}").split()}
        self._done = [words("choice-done").lower(), words("choice-toss-done").lower()]

    def plain(self, line: str) -> str:
        return " ".join(line.lower().split())

    def coded(self, view: LootView, line: str) -> str:
        """A line as moves are written: verbs of the language in English, every card as its letter and number."""
        plain = self.plain(line.replace(",", " ").replace("&", " ").replace("'", "’"))
        for said in self._done:
            if plain.endswith(f" {said}"):
                plain = f"{plain.removesuffix(said)}done"
        first, _, rest = plain.partition(" ")
        plain = self._name.sub(lambda name: self._names[name[1]], f"{self._verbs.get(first, first)} {rest}".strip())
        signs = self._signs(view)
        return " ".join(signs.get(word, word) for word in plain.split())

    def _signs(self, view: LootView) -> dict[str, str]:
        """Cards in hand as they are drawn, with their icons; equal ones share their short name."""
        found: dict[str, str] = {}
        for party in [view.seat, *([] if view.aaron is None else [view.aaron])]:
            for id in (view.players[party].hand or []) if party >= 0 else []:
                sign = self.cards.map(view, id).plain.lower()
                if sign != simple(id):
                    found[sign] = simple(id) if sign in found else id.lower()
        return found

    def steps(self, view: LootView, line: str) -> list[str]:
        """`play 4 r5 r7` as `play 4 r5` and `lay r7`; with `done` behind it that is all."""
        assert view.prompt is not None
        kind = {"turn-aaron": "turn", "keep-hand": "toss"}.get(view.prompt.kind, view.prompt.kind)
        if kind not in ROWS:
            return [line]
        pattern, first, next_ = ROWS[kind]
        coded = self.coded(view, line)
        row = pattern.fullmatch(coded if kind == "turn" or coded.startswith(kind) else f" {coded}")
        if row is None or len(row[2].split()) + bool(row[3]) < 2:
            return [line]
        cards = row[2].split()
        steps = [first.format(place=row[1], card=cards[0]), *(next_.format(card=card) for card in cards[1:])]
        return [*steps, "done"] if row[3] else steps

    def candidates(self, view: LootView, line: str) -> list[str]:
        """A move as it is written, without its first word, with cards in short, or as the list calls it."""
        assert view.prompt is not None
        plain = self.plain(line)
        if plain.startswith("?"):
            return []
        coded = self.coded(view, line)
        said = list(dict.fromkeys([plain, coded, _turned_round(coded)]))
        found: list[str] = []
        for move in view.prompt.moves:
            short = move.text.partition(" ")[2]
            if any(one in (move.text, short, self.choices.label(view, move).lower()) for one in said):
                return [move.text]
            if any(one in (simple(move.text), simple(short)) for one in said):
                found.append(move.text)
        return found or list(dict.fromkeys(text for one in said for text in _written_out(one)))


def _turned_round(plain: str) -> str:
    """A payment with its second card first: which one is named first does not matter."""
    words = plain.split()
    return f"pay {words[2]} {words[1]}" if len(words) == 3 and words[0] == "pay" else plain


def _written_out(plain: str) -> list[str]:
    """A line with every card in full; where no copy is named, both are meant."""
    cards = [
        [f"{match[1]}{match[2] if match[2] == 'w' else match[2].zfill(2)}{copy}" for copy in match[3] or "ab"]
        for match in CARD.finditer(plain)
    ]
    if len(cards) > 3:
        return [plain]
    between = CARD.split(plain)[:: CARD.groups + 1]
    found = [plain]
    for named in product(*cards):
        found.append("".join(part + card for part, card in zip(between, [*named, ""], strict=True)))
    return list(dict.fromkeys(found))
