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
    assert silver_gold["moves"] == len(find_game("silver_gold").moveset)
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


def test_one_game_is_told_with_every_value_of_its_options_and_the_opponents(doubloon: Doubloon) -> None:
    ran = doubloon("games", "jackal")
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0].startswith("jackal: Jackal: Treasure Island, 2 to 4 seats")
    assert "silver_gold" not in ran.out
    assert "cabin_boy, deckhand, sailor, mate, navigator, admiral; also random" in lines[1]
    begin = lines.index("Teams (JK-309)")
    assert lines[begin + 1 : begin + 5] == [
        "    Four players in pairs, or two players with two allied crews each.",
        "    --option teams=none            everybody alone; this is the default",
        "    --option teams=two_on_two      two-on-two",
        "    --option teams=two_crews_each  two crews each",
    ]
    assert "    --option max_rounds=300  a whole number from 2 to 300; this is the default" in lines
    campaign = lines[lines.index("Campaign (JK-308)") :]
    assert "    --option campaign=no               one island; this is the default" in campaign
    assert "    No, or 1 to 4 joined by -, of treasure_island, skerry, crescent_bay, long_reef" in campaign


@pytest.mark.parametrize("id", game_ids())
def test_what_is_told_of_a_game_can_be_given_as_it_stands(doubloon: Doubloon, id: str) -> None:
    game = find_game(id)
    told = re.findall(r"--option (\S+=\S+)", doubloon("games", id).out)
    assert {assignment.partition("=")[0] for assignment in told} == {option.name for option in game.declared}
    for assignment in told:
        game.options([assignment])


@pytest.mark.parametrize("id", game_ids())
def test_one_game_for_scripts_says_what_the_list_says_and_more(doubloon: Doubloon, id: str) -> None:
    entry = next(game for game in doubloon("games", "--json").json()["games"] if game["id"] == id)
    told = doubloon("games", id, "--json").json()
    assert told["levels"] == ["cabin_boy", "deckhand", "sailor", "mate", "navigator", "admiral"]
    assert {key: told[key] for key in entry.keys() - {"options"}} == {
        key: entry[key] for key in entry.keys() - {"options"}
    }
    for option, short in zip(told["options"], entry["options"], strict=True):
        assert option.items() >= short.items()
        assert option["title"]
        assert option["help"]
        assert option["default"] in option["values"] or option["values"] == []


def test_observations_are_told_number_by_number(doubloon: Doubloon) -> None:
    lines = doubloon("games", "silver_gold", "--numbers", "2").out.splitlines()
    rows = [line.split() for line in lines if line.strip()[:1].isdigit()]
    assert rows[0] == ["0", "seat", "pick", "-1", "1"]
    assert len(rows) == 75
    told = doubloon("games", "jackal", "--numbers", "4", "--option", "teams=two_on_two", "--json").json()
    columns = find_game("jackal").columns(4, find_game("jackal").options(["teams=two_on_two"]))
    assert [number["name"] for number in told["numbers"]] == [column.name for column in columns]
    assert "takes 1 to 4 seats, not 7" in doubloon("games", "silver_gold", "--numbers", "7").complaint()
    for wrong in (["--numbers", "2"], ["jackal", "--option", "teams=none"]):
        assert "those of a table" in doubloon("games", *wrong).complaint()


def test_a_game_that_is_none_gets_one_sentence(doubloon: Doubloon) -> None:
    assert "no game 'gold'; there are: jackal" in doubloon("games", "gold").complaint()
