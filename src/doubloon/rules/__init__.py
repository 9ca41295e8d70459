"""The rules catalogues: every clause of every game, as text.

A clause is a line `- **AB-001** text`. Its id stands in the game's source where the clause is enforced. Before the text
of a clause that has no such place stands why: `[box]`, it says what is in the box or what a word means; `[follows]`,
it follows from other clauses.
"""

from __future__ import annotations

import re
from pathlib import Path

from doubloon.core.errors import DoubloonError

# A wheel carries copies of the catalogues beside this file; a checkout has only the originals.
_IN_WHEEL = Path(__file__).parent
_IN_CHECKOUT = Path(__file__).parents[3] / "docs" / "rules"

# A worked example or a test vector, a ruling: told by the letters of its id, which all catalogues share.
_VECTORS = ("WE", "DV", "V", "T", "X")
_RULINGS = ("A", "Q")

_ID = r"([A-Z]+)-(\d+[a-z]?)"
_CLAUSE = re.compile(rf"- \*\*{_ID}\*\* +(?:\[(box|follows)\] +)?(.+)")
_ITEM = re.compile(rf"- (?:\*\*)?{_ID}(?:\*\*)? +(.+)")
_ROW = re.compile(rf"\| *{_ID}\b[^|]*\|(.*)\|")


class BadCatalogue(DoubloonError):
    """A rules catalogue is missing or contradicts itself."""


class Catalogue:
    """The numbered statements of one game by their ids, in the order in which they stand in the file."""

    def __init__(self, game_id: str) -> None:
        self.game = game_id
        self.clauses: dict[str, str] = {}
        self.unenforced: dict[str, str] = {}  # clauses that no line of a game enforces: "box" or "follows" by id
        self.vectors: dict[str, str] = {}
        self.rulings: dict[str, str] = {}
        self.others: dict[str, str] = {}  # decisions, chances: known, but nothing to prove
        self.chapters: list[tuple[str, list[str]]] = []  # heading, ids of its clauses

    def find(self, id: str) -> str:
        """The text of any statement."""
        for part in (self.clauses, self.vectors, self.rulings, self.others):
            if id in part:
                return part[id]
        ids = list(self.clauses)
        raise BadCatalogue(f"the rules of {self.game} have no {id[:40]!r}; the clauses are {ids[0]} to {max(ids)}")

    def knows(self, id: str) -> bool:
        return any(id in part for part in (self.clauses, self.vectors, self.rulings, self.others))


def catalogue_path(game_id: str) -> Path:
    """The Markdown file with the numbered clauses of one game."""
    path = _find(game_id)
    if path is not None:
        return path
    raise BadCatalogue(f"there is no rules catalogue for {game_id!r}; docs/rules/{game_id}.md is missing")


def _find(game_id: str) -> Path | None:
    paths = [folder / f"{game_id}.md" for folder in (_IN_WHEEL, _IN_CHECKOUT)]
    return next((path for path in paths if path.is_file()), None)


def clauses(game_id: str) -> dict[str, str]:
    """The clauses of a game by their ids; none for a game without a catalogue."""
    return catalogue(game_id).clauses if _find(game_id) else {}


def catalogue(game_id: str) -> Catalogue:
    """Everything that the rules catalogue of a game numbers."""
    return parse_catalogue(game_id, catalogue_path(game_id).read_text(encoding="utf-8"))


def parse_catalogue(game_id: str, text: str) -> Catalogue:
    """The catalogue that a Markdown text holds; its first clause shows the letters of all clause ids."""
    found = Catalogue(game_id)
    prefix = ""
    for line in text.splitlines():
        if line.startswith("## "):
            found.chapters.append((line.removeprefix("## ").strip(), []))
            continue
        clause = _CLAUSE.fullmatch(line)
        if clause and prefix in ("", clause[1]):
            prefix = clause[1]
            id = f"{clause[1]}-{clause[2]}"
            if id in found.clauses:
                raise BadCatalogue(f"the rules of {game_id} number two clauses {id}; each id stands once")
            found.clauses[id] = clause[4].strip()
            if clause[3]:
                found.unenforced[id] = clause[3]
            if found.chapters:
                found.chapters[-1][1].append(id)
        elif other := _ITEM.fullmatch(line) or _ROW.fullmatch(line):
            cells = [cell.strip() for cell in other[3].split("|")]
            part = found.vectors if other[1] in _VECTORS else found.rulings if other[1] in _RULINGS else found.others
            part.setdefault(f"{other[1]}-{other[2]}", " | ".join(cells))
    if not found.clauses:
        raise BadCatalogue(f"the rules catalogue of {game_id} holds no clause; clauses are lines like '- **AB-001** …'")
    return found
