"""`doubloon perft` and `doubloon games`."""

from __future__ import annotations

import re

import pytest

from doubloon.bots.perft import perft
from doubloon.commands.perft import count_to
from doubloon.registry import find_game, game_ids
from tests.cli.running import Doubloon


def test_perft_counts_depth_by_depth(doubloon: Doubloon) -> None:
    found = doubloon("perft", "silver_gold", "--seats", "2", "--depth", "3", "--seed", "7", "--json").json()
    assert list(found) == ["game", "seats", "seed", "options", "compiled", "depths"]
    state = find_game("silver_gold").new(2, "7")
    assert [(depth["depth"], depth["count"]) for depth in found["depths"]] == [
        (depth, perft(state, depth)) for depth in (1, 2, 3)
    ]
    assert set(found["depths"][0]) == {"depth", "count", "seconds", "nodes_per_s"}


def test_perft_prints_a_line_a_depth(doubloon: Doubloon) -> None:
    ran = doubloon("perft", "silver_gold", "--seats", "3", "--depth", "2", "--option", "start=3")
    assert ran.code == 0
    assert [line.split()[:2] for line in ran.out.splitlines()] == [["depth", "count"], ["1", "6"], ["2", "36"]]


def test_making_the_first_moves_in_the_open_changes_no_count() -> None:
    state = find_game("silver_gold").new(1, "short")
    for depth in range(1, 5):
        assert count_to(state, depth) == perft(state, depth)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["silver_gold", "--seats", "2", "--depth", "0"], "whole number from 1"),
        (["silver_gold", "--seats", "2", "--depth", "x"], "'x' is not a whole number"),
        (["silver_gold", "--seats", "7", "--depth", "1"], "1 to 4 seats, not 7"),
        (["silver_gold", "--seats", "9", "--depth", "1"], "whole number from 1 to 8"),
        (["silver_gold", "--seats", "2", "--depth", "1", "--seed", ""], "the seed must be"),
        (["silver_gold", "--seats", "2", "--depth", "1", "--option", "x=1"], "no option 'x'"),
        (["gold", "--seats", "2", "--depth", "1"], "no game 'gold'"),
        (["silver_gold", "--seats", "2"], "--depth"),
    ],
)
def test_wrong_input_gets_one_sentence(doubloon: Doubloon, arguments: list[str], said: str) -> None:
    assert said in doubloon("perft", *arguments).complaint()


def test_the_games_are_listed_with_their_options(doubloon: Doubloon) -> None:
    listed = doubloon("games", "--json").json()["games"]
    assert [game["id"] for game in listed] == game_ids()
    silver_gold = next(game for game in listed if game["id"] == "silver_gold")
    assert set(silver_gold) == {"id", "title", "seats", "options", "ruleset", "moves"}
    assert (silver_gold["title"], silver_gold["seats"]) == ("Silver & Gold", [1, 4])
    assert silver_gold["moves"] == len(find_game("silver_gold").table)
    aid = {"name": "memory_aid", "default": "no", "allowed": "yes or no", "rule": "SG-135"}
    assert aid in silver_gold["options"]


def test_the_list_for_people_names_every_option(doubloon: Doubloon) -> None:
    ran = doubloon("games")
    assert (ran.code, ran.err) == (0, "")
    for id in game_ids():
        assert f"{id}: {find_game(id).title}" in ran.out
        for option in find_game(id).declared:
            assert f"--option {option.name}=" in ran.out


def test_the_list_for_people_says_what_options_do_in_columns(doubloon: Doubloon) -> None:
    lines = doubloon("games").out.partition("silver_gold: ")[2].splitlines()[1:3]
    starts = [lines[0].index("Who is start player in the first turn"), lines[1].index("Whether the table lists all")]
    assert starts[0] == starts[1]
    assert lines[0].endswith("One of random, 1, 2, 3, 4 (SG-027).")


def test_perft_groups_the_digits_of_every_number(doubloon: Doubloon) -> None:
    last = doubloon("perft", "silver_gold", "--seats", "2", "--depth", "3", "--seed", "1").out.splitlines()[-1]
    assert re.search(r" \d \d{3}$", last[5:27])
    assert not re.search(r"\d{4}", last)
