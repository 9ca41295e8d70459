"""`doubloon ladder`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Doubloon

OWN_BOT = """
from doubloon.bots.bot import Bot


class Careful(Bot):
    def choose(self, chair):
        return chair.moves()[-1]
"""
QUICK = ["ladder", "silver_gold", "--bots", "random,deckhand,sailor", "--games", "2"]


def test_the_json_has_ratings_and_a_step_for_each_pair(doubloon: Doubloon) -> None:
    found = doubloon(*QUICK, "--json").json()
    assert list(found) == ["game", "seats", "games", "seed", "levels", "steps", "errors", "compiled", "digest"]
    assert [level["name"] for level in found["levels"]] == ["random", "deckhand", "sailor"]
    assert all(level["low"] < level["rating"] < level["high"] for level in found["levels"])
    pairs = [(step["stronger"], step["weaker"], step["games"]) for step in found["steps"]]
    assert pairs == [("deckhand", "random", 2), ("sailor", "random", 2), ("sailor", "deckhand", 2)]
    assert doubloon(*QUICK, "--json", "--jobs", "2").json()["digest"] == found["digest"]


def test_who_plays_can_be_named_as_in_a_series(doubloon: Doubloon, tmp_path: Path) -> None:
    bot = tmp_path / "mybot.py"
    bot.write_text(OWN_BOT)
    quick = ["ladder", "silver_gold", "--seats", f"{bot}:Careful,random", "--games", "2", "--json"]
    assert [level["name"] for level in doubloon(*quick).json()["levels"]] == [f"{bot}:Careful", "random"]


def test_people_read_the_ladder_from_its_foot(doubloon: Doubloon) -> None:
    rows = [line.split() for line in doubloon(*QUICK).out.splitlines() if line.strip()]
    assert rows[0][:2] == ["level", "rating"]
    assert [row[0] for row in rows[2:5]] == ["random", "deckhand", "sailor"]


def test_follies_are_counted_and_found_ones_are_a_failure(doubloon: Doubloon) -> None:
    company = ["ladder", "loot_island", "--company", "--games", "1", "--json", "--bots"]
    assert doubloon(*company, "sailor").json()["levels"][0]["follies"] == {}
    ran = doubloon(*company, "random")
    assert ran.code == 1
    assert '"declined"' in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["silver_gold", "--games", "3"], "take 4 games"),
        (["silver_gold", "--bots", "sailor"], "two bots at least"),
        (["silver_gold", "--bots", "sailor,sailor"], "name each once"),
        (["silver_gold", "--bots", "sailor,boss"], "no opponent 'boss'"),
        (["gold"], "no game 'gold'"),
        (["silver_gold", "--seed", ""], "the seed must be"),
    ],
)
def test_wrong_input_gets_one_sentence(doubloon: Doubloon, arguments: list[str], said: str) -> None:
    assert said in doubloon("ladder", *arguments).complaint()
