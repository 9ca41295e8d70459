"""The balance reports: the same tables from any number of processes, written where the report has room for them."""

from pathlib import Path

import pytest

from tools.balance.__main__ import main
from tools.balance.maracaibo_tables import KINDS
from tools.balance.observer import Finished, NoObserver, Section, Series, observer_of
from tools.balance.playing import note_of, notes, series_of
from tools.balance.tables import NoBlock, filled, interval, percent, quantile, table

RANDOM = Series("maracaibo", 2, "random", 3, "balance")


def test_notes_do_not_depend_on_the_number_of_processes() -> None:
    alone = list(notes(RANDOM))
    assert alone == list(notes(RANDOM, jobs=2))
    assert len({note.plies for note in alone}) > 1, "every game has a seed of its own"


def test_every_combination_is_a_series() -> None:
    made = series_of("maracaibo", [1], ["random", "greedy"], [5], "1", [["difficulty=0", "difficulty=6"]])
    assert [(series.bot, series.options) for series in made] == [
        ("random", ("difficulty=0",)),
        ("random", ("difficulty=6",)),
        ("greedy", ("difficulty=0",)),
        ("greedy", ("difficulty=6",)),
    ]


def test_bots_may_play_different_numbers_of_games(capsys: pytest.CaptureFixture[str]) -> None:
    made = series_of("loot_island", [2, 3], ["random", "greedy"], [5, 2], "1", [])
    assert [(series.bot, series.seats, series.games) for series in made] == [
        ("random", 2, 5),
        ("random", 3, 5),
        ("greedy", 2, 2),
        ("greedy", 3, 2),
    ]
    assert main(["loot_island", "--games", "2,1", "--seats", "2,5", "--bots", "random,greedy"]) == 0
    printed = capsys.readouterr().out
    assert "| 5 | `random` | 2 |" in printed
    assert "| 2 | `greedy` | 1 |" in printed
    assert "| healer | costs | open `random` | chosen first | chosen | cubes | open `greedy` |" in printed


def test_a_replay_shows_every_decision_with_its_choices() -> None:
    from doubloon.bots.make import make_bot
    from doubloon.bots.playout import play_out
    from doubloon.registry import find_game

    game = find_game("maracaibo")
    state = game.new(2, "replay")
    plies = play_out(state, [make_bot("random", "1"), make_bot("random", "2")])
    finished = Finished(game, "replay", game.options(), state, plies)
    replayed = [(seat, move) for before, seat, move in finished.replay() if move in before.offers(seat)]
    assert replayed == plies
    assert sum(finished.wins()) == pytest.approx(1)


def test_a_note_counts_what_was_offered_and_what_is_owned() -> None:
    note = note_of(RANDOM, 0)
    assert len(note.seats) == 2
    assert all(sum(seat.sheet) == seat.score for seat in note.seats)
    assert all(look.taken <= look.offered for look in note.looks.values())
    slots = [f"slot {slot}" for seat in note.seats for slot in seat.owned["slot"]]
    assert len(slots) == sum(look.taken for name, look in note.looks.items() if name.startswith("slot "))
    assert {card for seat in note.seats for card in seat.owned["improvement"]} <= set(note.improvements)


def test_tables_go_into_their_blocks_and_name_the_command(tmp_path: Path) -> None:
    names = ["scores", "parts", "strategies", *KINDS]
    page = tmp_path / "maracaibo.md"
    page.write_text("# Report\n" + "".join(f"<!-- balance:{name} -->\nyesterday\n<!-- end -->\n" for name in names))
    words = ["maracaibo", "--games", "2", "--seats", "2,3", "--bots", "random", "--seed", "9"]
    assert main([*words, "--write"], reports=tmp_path) == 0
    written = page.read_text()
    assert "yesterday" not in written
    assert written.count("`python -m tools.balance maracaibo --games 2 --seats 2,3 --bots random --seed 9`") == len(
        names
    )
    assert "| 3 | `random` | 2 |" in written
    assert main([*words, "--write"], reports=tmp_path) == 0
    assert page.read_text() == written, "writing twice changes nothing"


def test_alone_the_report_is_about_jordan(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["maracaibo", "--games", "2", "--seats", "1", "--bots", "random", "--option", "difficulty=0,6"]
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert "| 0 | `random` | 2 |" in printed
    assert "| 6 | `random` | 2 |" in printed


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["chess"], "tools/balance/chess.py"),
        (["maracaibo", "--seats", "9"], "'9' is not a whole number"),
        (["maracaibo", "--bots", "clever"], "there is no opponent 'clever'"),
        (["maracaibo", "--option", "weather=bad"], "weather"),
        (["maracaibo", "--games", "1,2,3"], "3 numbers of games for 1 bots"),
        (["maracaibo", "--games", "1,no"], "'no' is not a whole number"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(
    words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    given = [*words, *([] if "--games" in words else ["--games", "1"])]
    given += [] if "--seats" in words else ["--seats", "2"]
    given += [] if "--bots" in words else ["--bots", "random"]
    assert main(given) == 2
    assert complaint in capsys.readouterr().err


def test_a_game_without_an_observer_is_named() -> None:
    with pytest.raises(NoObserver, match=r"tools/balance/ludo\.py"):
        observer_of("ludo")


def test_a_section_without_a_block_is_an_error() -> None:
    page = "<!-- balance:one -->\n<!-- end -->\n"
    assert "new" in filled(page, [Section("one", "new")], "command")
    with pytest.raises(NoBlock, match="balance:two"):
        filled(page, [Section("two", "new")], "command")


def test_figures() -> None:
    assert table(["a", "b"], [["x", "1"]]) == "| a | b |\n| --- | ---: |\n| x | 1 |"
    assert percent(1, 3) == "33.3 %"
    assert percent(0, 0) == "–"
    assert interval(50, 100) == "40.4 – 59.6 %"
    assert [quantile([4, 1, 3, 2], share) for share in (0.0, 0.25, 0.75, 1.0)] == [1, 2, 4, 4]
