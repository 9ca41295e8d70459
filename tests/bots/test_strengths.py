"""How strong the levels are, as the page and the terminal tell it."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from doubloon.arena.ladder import Ladder, Plan, Standing, Step
from doubloon.arena.standings import chart, kept
from doubloon.bots.levels import LEVELS
from doubloon.bots.strengths import Strength, strengths
from doubloon.registry import game_ids, ladder_file

PLAN = Plan("jackal", ["sailor", "mate"], 40, "1", neighbours=True)
FOUND = Ladder(
    "jackal",
    2,
    40,
    "1",
    [Standing("sailor", 905.2, 850.0, 960.0), Standing("mate", 1094.8, 1040.0, 1150.0)],
    [Step("mate", "sailor", 40, 30.0, 0.75, 0.62, 0.85, 1.5)],
    0,
    True,
    "abc",
)


def test_what_is_kept_of_a_ladder_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "ladder.toml"
    path.write_text(kept(FOUND, PLAN), encoding="utf-8")
    assert strengths(path) == [Strength("sailor", 905, 850, 960), Strength("mate", 1095, 1040, 1150, 75, 62, 85, 40)]
    assert 'made_by = "doubloon ladder jackal --neighbours --bots sailor,mate --games 40 --seed 1"' in path.read_text()


@pytest.mark.parametrize("text", ["", "levels = 3", "\x00", 'made_by = "me"'])
def test_without_a_ladder_nothing_is_said_of_strength(tmp_path: Path, text: str) -> None:
    path = tmp_path / "ladder.toml"
    assert strengths(path) == []
    path.write_text(text, encoding="utf-8")
    assert strengths(path) == []


@pytest.mark.parametrize("id", game_ids())
def test_the_ladders_that_come_along_have_every_level_and_climb(id: str) -> None:
    found = strengths(ladder_file(id))
    assert [one.name for one in found] == list(LEVELS)
    assert [one.rating for one in found] == sorted(one.rating for one in found)
    assert all(one.games for one in found[1:])


def test_the_chart_has_a_line_for_every_level_the_strongest_on_top() -> None:
    root = ElementTree.fromstring(chart(FOUND))
    texts = [text.text for text in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.index("mate") < texts.index("sailor")
    assert "75% (62% – 85%)" in texts
    dots = [float(dot.get("cx", "0")) for dot in root.iter("{http://www.w3.org/2000/svg}circle")]
    assert dots[0] > dots[1]
