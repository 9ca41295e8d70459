"""What a story folds away is something that games tell of."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from doubloon.core.showing import showing_of
from doubloon.registry import game_ids


@pytest.mark.parametrize("game", game_ids())
def test_what_a_story_folds_away_is_told_in_words(game: str) -> None:
    text = (files("doubloon.games") / game / "words" / "en.ftl").read_text(encoding="utf-8")
    showing = showing_of(game)
    assert showing.asides <= set(re.findall(r"^event-([\w-]+) =", text, re.MULTILINE))
    assert not showing.asides & (showing.headings | showing.details)
