"""The kit itself: the toy game shows every kind of decision, tables cover the options, goldens can be written."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from doubloon.core.game import Game
from doubloon.core.move import MoveSet
from doubloon.core.options import Flag, OneOf, Option, Options
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.testkit import golden
from doubloon.testkit.covering import covering_options, tables_for
from doubloon.testkit.kit import game_from
from doubloon.testkit.walk import walk
from tests.testkit.declared import checks, kit
from tests.testkit.toy import Cove, Toy
from tests.testkit.toy_parts import ANSWER, BID, BONUS, SAIL, TURN, VOTE, Errand, all_moves, errand


def test_the_toy_game_has_every_kind_of_decision() -> None:
    seen: set[str] = set()
    toy = kit(Toy())
    for table in tables_for(toy.game):
        for at in walk(toy, table):
            state = at.state
            assert isinstance(state, Cove)
            kind, deciders = errand(state).kind, state.deciders()
            for event in state.events or []:
                seen.add(event.kind)
            if state.over():
                continue
            seen |= {"together and in secret"} if kind == BID and len(deciders) > 1 and state.sealed else set()
            seen |= {"one seat, in a chain"} if kind == TURN and errand(state).used else set()
            seen |= {"an offer in somebody's turn"} if kind == ANSWER and deciders != (state.captain,) else set()
            below = state.agenda[-1]
            turn_below = isinstance(below, Errand) and below.kind == TURN
            seen |= {"an effect before the turn goes on"} if kind == BONUS and turn_below else set()
            seen |= {"for somebody else"} if kind == SAIL and deciders != (state.question.seat,) else set()
            seen |= {"a vote"} if kind == VOTE and len(deciders) > 1 and not state.sealed else set()
            seen |= {"a move to decline"} if at.move and at.move.text in ("decline", "abstain") else set()
            seen |= {"known to one seat"} if state.looker >= 0 else set()
    assert seen >= {
        "together and in secret",
        "one seat, in a chain",
        "an offer in somebody's turn",
        "an effect before the turn goes on",
        "for somebody else",
        "a vote",
        "a move to decline",
        "known to one seat",
        "rolled",  # dice
        "saw",  # a look
        "drew-card",  # a draw
        "gull",  # acts without deciding
    }


def test_each_check_has_a_name_of_its_own() -> None:
    names = [str(check) for check in checks()]
    assert len(set(names)) == len(names)
    assert "undo_is_exact-3-rounds=2,vote=yes,gull=tame" in names


def test_tables_try_every_seat_count_and_every_pair_of_options() -> None:
    game = Toy()
    for seats in (2, 3, 4):
        rows = covering_options(game, seats)
        assert rows[0] == ("rounds=2", "vote=yes", "gull=tame")  # the defaults come first
        gulls = ["tame", "none"] if seats == 2 else ["tame", "wild", "none"]  # what the game refuses is left out
        columns = [
            [f"rounds={number}" for number in (1, 2, 3)],
            ["vote=no", "vote=yes"],
            [f"gull={gull}" for gull in gulls],
        ]
        for one, other in combinations(columns, 2):
            for pair in [(first, second) for first in one for second in other]:
                assert any(set(pair) <= set(row) for row in rows), pair
        assert len(rows) <= 9 + 2


def test_the_first_table_of_a_seat_count_is_looked_at_more_closely_and_the_first_of_all_ply_by_ply() -> None:
    tables = tables_for(Toy())
    assert [(table.seats, table.stride) for table in tables if table.main] == [(2, 1), (3, 5), (4, 5)]
    assert {table.stride for table in tables if not table.main} == {7}
    assert len({table.seed for table in tables}) == len(tables)


class ManyOptions(Game):
    """A game with more combinations of options than anybody could list."""

    def __init__(self, options: list[Option]) -> None:
        super().__init__("many", "Many", 1, (1, 1), options, MoveSet(all_moves()), "MN")

    def _blank(self, seats: int, options: Options, rng: Rng) -> State:
        raise NotImplementedError

    def _set_up(self, state: State) -> None:
        raise NotImplementedError


def test_many_options_are_covered_by_few_tables() -> None:
    flags: list[Option] = [Flag(f"module{number}", False, "MN-1") for number in range(14)]
    rows = covering_options(ManyOptions([*flags, OneOf("side", ["a", "b", "c"], "MN-2")]), 1)
    assert len(rows) < 20
    for number in range(13):
        for word in ("yes", "no"):
            assert any({f"module{number}={word}", f"module{number + 1}=yes"} <= set(row) for row in rows)


def test_a_game_without_options_has_one_table_a_seat_count() -> None:
    assert covering_options(ManyOptions([]), 1) == [()]


def test_a_game_is_found_by_id_or_by_its_class() -> None:
    assert game_from("silver_gold").id == "silver_gold"
    assert game_from("tests.testkit.toy:Toy").id == "cove"
    with pytest.raises(TypeError, match=r"tests.testkit.toy_parts:all_moves makes no Game"):
        game_from("tests.testkit.toy_parts:all_moves")


def test_goldens_of_an_unknown_game_are_refused_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        golden.main(["chess"])
    assert "there is no game 'chess'" in capsys.readouterr().err


def test_goldens_are_written_and_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["tests.testkit.toy:Toy", "--data", str(tmp_path / "cove")]
    assert golden.main(arguments) == 1
    assert "moves.txt: differs" in capsys.readouterr().out
    assert golden.main([*arguments, "--write"]) == 0
    assert "perft.txt: written" in capsys.readouterr().out
    assert golden.main(arguments) == 0
    assert "playthrough.txt: as it was" in capsys.readouterr().out


def test_the_playthrough_shows_every_view_and_every_audience() -> None:
    text = (Path(__file__).parents[1] / "data" / "cove" / "playthrough.txt").read_text(encoding="utf-8")
    for words in ("the spectator sees", "seat 1 sees", "seat 2 sees", "told to all: ", "told to seat 1: "):
        assert words in text
    assert text.rstrip().endswith("== the game is over")
