"""Every clause of a catalogue has a home in the source of its game, or the catalogue says why it needs none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon.registry import game_ids
from doubloon.rules import catalogue

GAMES = Path(__file__).parents[2] / "src" / "doubloon" / "games"
# Rooms that speak of rules and enforce none.
BYSTANDERS = {"showing", "steering", "stories"}
NAMED = re.compile(r"\b([A-Z]{2})-(\d{3})(?: to (?:[A-Z]{2}-)?(\d{3}))?\b")


def named_in_source(game_id: str) -> set[str]:
    """The ids that stand in the rooms of the rules; "AB-001 to AB-003" names three."""
    found: set[str] = set()
    for path in (GAMES / game_id).rglob("*.py"):
        if not BYSTANDERS & set(path.relative_to(GAMES / game_id).parts):
            for letters, first, last in NAMED.findall(path.read_text(encoding="utf-8")):
                found |= {f"{letters}-{number:03}" for number in range(int(first), int(last or first) + 1)}
    return found


@pytest.mark.parametrize("game_id", game_ids())
def test_every_clause_stands_in_the_source_or_is_marked_as_enforced_nowhere(game_id: str) -> None:
    rules = catalogue(game_id)
    named = named_in_source(game_id)
    homeless = [id for id in rules.clauses if id not in named and id not in rules.unenforced]
    assert homeless == [], "name them where they are enforced, or mark them [box] or [follows] in the catalogue"


@pytest.mark.parametrize("game_id", game_ids())
def test_the_source_names_no_clause_that_the_catalogue_does_not_have(game_id: str) -> None:
    rules = catalogue(game_id)
    letters = next(iter(rules.clauses)).partition("-")[0]
    single = re.compile(rf"\b{letters}-\d{{3}}\b")
    named = {id for path in (GAMES / game_id).rglob("*.py") for id in single.findall(path.read_text(encoding="utf-8"))}
    assert sorted(id for id in named if not rules.knows(id)) == []


@pytest.mark.parametrize("game_id", game_ids())
def test_what_is_marked_is_a_small_part_enforced_nowhere_and_its_mark_is_not_printed(game_id: str) -> None:
    rules = catalogue(game_id)
    assert set(rules.unenforced.values()) <= {"box", "follows"}
    assert len(rules.unenforced) < len(rules.clauses) / 6
    assert sorted(set(rules.unenforced) & named_in_source(game_id)) == []
    assert not [id for id, text in rules.clauses.items() if text.startswith(("[box]", "[follows]"))]
