"""A bot of one's own, wherever a bot is named."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon.agents.seat import Seat
from doubloon.arena.simulate import Series, play_series
from doubloon.bots.make import UnknownBot, make_bot
from doubloon.bots.own import BadBot, seat_bot
from doubloon.envs.gymnasium import OneLearner

CAREFUL = """
from doubloon.bots.bot import Bot


class Careful(Bot):
    def choose(self, chair):
        return chair.moves()[-1]


class Broken(Bot):
    def __init__(self, name, seed):
        raise RuntimeError("no rum")

    def choose(self, chair):
        return None


class Mute(Bot):
    def choose(self, chair):
        return None


class Talker(Bot):
    def choose(self, chair):
        return chair.moves()[0].text


class Cheat(Bot):
    def choose(self, chair):
        return next(move for move in chair.game.moveset if move not in chair.moves())


class Misspelt(Bot):
    def chose(self, chair):
        return chair.moves()[0]


class NoBot:
    pass
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mybot.py"
    path.write_text(CAREFUL)
    return path


def test_a_file_names_a_bot_that_plays_a_series_on_any_number_of_processes(file: Path) -> None:
    series = Series("silver_gold", [f"{file}:Careful", "random"], 6, "own")
    alone = list(play_series(series))
    assert not any(result.error for result in alone)
    assert list(play_series(series, jobs=2)) == alone


def test_a_module_names_one_too(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(file.parent)
    assert seat_bot("mybot:Careful", "1").name == "mybot:Careful"


def test_a_package_lists_its_bots_among_its_entry_points(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = file.parent / "prudence-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: prudence\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[doubloon.bots]\nprudent = mybot:Careful\nlost = no_such_module:Bot\n")
    monkeypatch.syspath_prepend(file.parent)
    assert seat_bot("prudent", "1").name == "prudent"
    with pytest.raises(BadBot, match="lost, which is no_such_module:Bot, cannot be imported: No module named"):
        seat_bot("lost", "1")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("{}:Reckless", "has no Reckless; its bots are Careful, Broken, Mute, Talker, Cheat, Misspelt"),
        ("{}:NoBot", "is no subclass of doubloon.bots.bot.Bot"),
        ("{}:Misspelt", "has no method `choose`, which is given a chair"),
        ("{}:Bot", "has no method `choose`"),
        ("{}:Broken", "cannot be made: RuntimeError: no rum"),
        ("{}.py:Careful", "there is no file"),
        ("no.such.module:Bot", "cannot be imported: ModuleNotFoundError"),
    ],
)
def test_what_cannot_be_seated_is_told(file: Path, name: str, sentence: str) -> None:
    with pytest.raises(BadBot, match=sentence):
        seat_bot(name.format(file), "1")


@pytest.mark.parametrize(
    ("bot", "chose"),
    [
        ("Mute", "None, which is no move,"),
        ("Talker", "'keep 1 2', which is no move,"),
        ("Cheat", "'cross 1 a1 b1', which is not legal now,"),
    ],
)
def test_a_bot_that_chooses_no_legal_move_is_told_what_to_return(file: Path, bot: str, chose: str) -> None:
    sentence = rf"{bot} chose {chose} on seat 1; `choose` returns one of chair\.moves\(\), such as 'keep 1 2'$"
    for jobs in (1, 2):
        for result in play_series(Series("silver_gold", [f"{file}:{bot}", "random"], 2, "own"), jobs):
            assert re.search(sentence, result.error)
    agent = Seat("silver_gold", [f"{file}:{bot}"], 2, "own", make=seat_bot)
    with pytest.raises(BadBot, match=sentence):
        agent.play("keep 1 2")
    env = OneLearner(opponents=[f"{file}:{bot}"], seat=2)
    seen, _ = env.reset(seed=1)
    with pytest.raises(BadBot, match=sentence):
        env.step(int(seen["action_mask"].argmax()))


def test_a_file_in_this_folder_that_was_named_as_a_module_is_pointed_out(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.rename(file.with_name("bot_of_this_folder.py"))
    monkeypatch.chdir(file.parent)
    with pytest.raises(BadBot, match=r"the file here is written bot_of_this_folder\.py:$"):
        seat_bot("bot_of_this_folder:Careful", "1")


def test_a_name_that_is_none_is_told_as_before() -> None:
    with pytest.raises(UnknownBot, match=r"one of your own is written file\.py:Class or module:Class"):
        seat_bot("search:many", "1")


def test_a_server_knows_no_bots_but_ours(file: Path) -> None:
    """Guests name levels: nothing of theirs may be imported."""
    with pytest.raises(UnknownBot):
        make_bot(f"{file}:Careful", "1")
