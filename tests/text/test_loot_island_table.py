"""The drawn table of Loot Island: it can be read in 80 columns, in every language, and played at."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core.chair import Chair
from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import EventView, View, event_view
from doubloon.games.loot_island.builder import person, play, table
from doubloon.games.loot_island.state import LootState
from doubloon.registry import find_game
from doubloon.text.answers import interpret
from doubloon.text.blocks import Block, width_of
from doubloon.text.signs import ASCII, UNICODE, Signs
from doubloon.text.table import Table, table_for
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import seat_names

PLAYERS = ["you", "greedy", "greedy", "random"]
PARTS = (
    "amulets",
    "coin bags",
    "books",
    "jewels",
    "crowns",
    "skulls",
    "collector bonus, crowns",
    "First Player tile",
    "healer",
)


def middle(event: str = "") -> LootState:
    """A third round: columns on three coasts, stacks, treasures, closed islands."""
    return table(
        [
            person(hand="R05a R09a G01a G04a PWa O07a O07b", cubes=5, treasures="8 6 37 9"),
            person(hand="R01a R03b", cubes=11, treasures="20 17 49"),
            person(hand="G08a", cubes=2, passed=True),
            person(hand="G08b", cubes=2),
        ],
        columns={0: "R02a R03a R04a RWa", 1: "G03a G05a G07a G09a", 2: "P02a P10a", 5: "O03a O04a O06a O08a O10a"},
        stacks={0: "1 0 2", 1: "2 1 3", 2: "0", 5: "1 3", 7: "0"},
        event=event,
        round=3,
        first=2,
        tiles="cleanse_3 outpost dig sail",
    )


def with_aaron() -> LootState:
    aaron = person(hand="R02a R03a", treasures="3")
    return table([person(hand="G04a"), person(hand="G05a")], aaron=aaron, stacks={0: "aaron 1"}, columns={0: "R01a"})


def drawn(block: Block) -> str:
    return "\n".join(line.plain for line in block)


def flat(block: Block) -> str:
    """Everything in one line, wherever it was folded."""
    return " ".join(drawn(block).split())


def table_in(language: str, signs: Signs = UNICODE, seats: int = 4) -> Table:
    words = Words(language, "loot_island")
    return table_for("loot_island", words, seat_names(words, PLAYERS[:seats], 0), signs)


def previews(state: State, view: View) -> dict[int, list[EventView]]:
    assert view.prompt
    chair = Chair(state, view.seat)
    moves = state.game.table
    return {
        move.id: [event_view(e) for e in chair.preview(moves[move.id], rng_from("p"))] for move in view.prompt.moves
    }


def choices(state: LootState, language: str = "en", width: int = 80, room: int = 0) -> Block:
    view = state.view(state.deciders()[0])
    return table_in(language, seats=state.seats).choices(view, previews(state, view), width, room)


# The board


@pytest.mark.parametrize("width", [40, 60, 80, 130, 200])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_a_table_fits_into_any_width(language: str, seat: int, width: int) -> None:
    view = middle("B13").view(seat)
    surface = table_in(language)
    board = surface.board(view, width)
    assert width_of(board) <= width
    assert width < 80 or len(board) < 40
    assert width_of(surface.close_up(view, width)) <= width


@pytest.mark.parametrize("number", range(6))
def test_every_position_of_a_game_can_be_drawn(number: int) -> None:
    seats, language = 2 + number % 4, LANGUAGES[number % 3]
    width = 34 if number == 5 else 80
    game = find_game("loot_island")
    options = [f"healers={['hidden', 'open', 'dealt'][number % 3]}", f"events_shown={['no', 'yes'][number % 2]}"]
    state = game.new(seats, f"drawn {number}", game.options([*options, f"initial_hand={['yes', 'no'][number % 2]}"]))
    rng = rng_from("moves")
    words = Words(language, "loot_island")
    surface = table_for("loot_island", words, seat_names(words, ["you", *["greedy"] * (seats - 1)], 0), UNICODE)
    drawn_kinds: set[str] = set()
    while state.deciders():
        seat = state.deciders()[0]
        kind = state.prompt(seat)[0]
        if kind not in drawn_kinds or state.plies % 25 == 0:
            drawn_kinds.add(kind)
            for reader in (-1, seat):
                assert width_of(surface.board(state.view(reader), width)) <= width
            view = state.view(seat)
            assert width_of(surface.close_up(view, width)) <= width
            assert surface.question(view)
            for room in (0, 4):
                assert width_of(surface.choices(view, previews(state, view), width, room)) <= width
        moves = state.moves(seat)
        state.play(seat, moves[rng.below(len(moves))])
    assert len(drawn_kinds) > 8
    assert width_of(surface.ending(state.view(0), width)) <= width


def test_the_island_is_drawn_with_four_coasts_round_the_event() -> None:
    board = drawn(table_in("en").board(middle("B13").view(0), 80)).splitlines()
    north = next(line for line in board if "─ 0 red" in line)
    assert "5/5" in north
    assert "─ 1 green" in north
    middle_row = next(line for line in board if "─ 7 " in line)
    assert "Loot Island" in middle_row
    assert "─ 2 purple" in middle_row
    south = next(line for line in board if "─ 5 orange" in line)
    assert south.index("─ 5") < south.index("─ 4")
    text = "\n".join(board)
    assert "2+ 3 4◆ W◆" in text
    assert "B A C        ◆2" in text  # the stack from the bottom, and two chests
    assert "event B13: Upside Down" in text


@pytest.mark.parametrize(
    ("ship", "coast", "bow"),
    [((0, 1), "north coast", ">"), ((2, 1), "south coast", "<"), ((2, -1), "east coast", "^"), ((0, -1), "west", "v")],
)
def test_the_ship_lies_on_its_corner_and_its_bow_shows_the_coast(ship: tuple[int, int], coast: str, bow: str) -> None:
    state = table([person(), person(), person()], ship=ship)
    board = drawn(table_in("en", seats=3).board(state.view(0), 80)).splitlines()
    at = next(number for number, line in enumerate(board) if f"bow: {coast}" in line)
    half = slice(0, 19) if ship[0] in (0, 3) else slice(60, 80)
    assert bow in "".join(line[half] for line in board[at - 4 : at])
    assert (at < 10) == (ship[0] in (0, 1))


def test_a_landing_says_what_it_would_yield_and_who_would_take_it() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert "big loot 5 ─╯" in board
    assert "no loot yet ─╯" in board  # the other landing of the coast lacks a card
    assert "later 3 ─╯" in board  # in the final exploration
    assert "landing 0, big loot 5: B A C B A" in board


@pytest.mark.parametrize(
    ("event", "said"),
    [("A4", "big loot 4: B A C B"), ("B11", "big loot 4: B A C B"), ("B13", "big loot 5: C A B C A")],
)
def test_events_change_what_a_landing_would_yield(event: str, said: str) -> None:
    assert said in drawn(table_in("en").board(middle(event).view(0), 80))


def test_big_and_small_loot_are_told_apart() -> None:
    columns = {0: "R02a R04a R06a", 1: "G02a G04a GWa", 2: "P02a P04a PWa"}
    people = [person(), person(), person()]
    stacks = {0: "0", 1: "1 2", 2: "2"}
    board = drawn(table_in("en", seats=3).board(table(people, columns=columns, stacks=stacks).view(0), 80))
    assert "landing 0, big loot 2: A A" in board
    assert "landing 1, small loot 2: B C" in board
    assert "landing 2" not in board
    state = table(people, columns=columns, stacks=stacks, event="B14")
    assert "landing 2, big loot 3: C C C" in drawn(table_in("en", seats=3).board(state.view(0), 80))


def test_panels_show_cubes_cards_compasses_treasures_and_keep_hands_secret() -> None:
    board = drawn(table_in("en").board(middle().view(0), 80))
    assert "■5  7 cards  compasses 0/3" in board
    assert "amulet 1  coin bag 5  crown 1††††" in board
    assert "skull 3>" in board
    assert "book ×3  crown 1†††† 3††" in board
    assert "C greedy (3) ★" in board
    assert "passed" in board
    assert "your hand  R5▤  R9✗  G1◆  G4◆  PW◆  O7✗  O7" in board
    assert "R3" not in board  # in somebody else's hand
    assert "closed: Undercut, Charts" in board


def test_aaron_has_a_panel_and_an_open_hand() -> None:
    board = drawn(table_in("en", seats=2).board(with_aaron().view(0), 80))
    assert "N Aaron" in board
    assert "Aaron’s hand  R2+  R3" in board
    assert "│ N B " in board
    assert "N Aaron" in flat(table_in("en", seats=2).legend(with_aaron().view(0), 80))


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["Loot Island, round 3/5", "small islands", "compasses 0/3", "no loot yet", "greedy (2)"]),
        ("nl", ["Schateiland", "ronde 3/5", "kleine eilanden", "kompassen 0/3", "nog geen buit", "gretig (2)"]),
        ("fr", ["L'Île au Butin", "tour 3/5", "petites îles", "boussoles 0/3", "pas de butin", "glouton (2)"]),
    ],
)
def test_the_table_speaks_three_languages(language: str, said: list[str]) -> None:
    board = drawn(table_in(language).board(middle().view(0), 80))
    assert [words for words in said if words not in board] == []


def test_signs_need_no_unicode() -> None:
    surface = table_in("en", ASCII)
    view = middle("B6").view(0)
    for line in (*surface.board(view, 80), *surface.legend(view, 80), *surface.choices(view, {}, 80)):
        assert line.plain.replace("…", ".").translate({8217: 39, 8220: 34, 8221: 34}).isascii()


# The choices


def test_plays_stand_under_their_landing_with_a_sign_where_cards_become_enough() -> None:
    listed = drawn(choices(middle())).splitlines()
    at = next(number for number, line in enumerate(listed) if line.startswith("1 green"))
    assert listed[at] == "1 green 3 5▤ 7✗ 9✗  4/5  C B D  no loot yet"
    assert listed[at + 1].split() == ["11", "G1◆✔"]
    assert "Use a small island, paying  30 R5▤+R9✗  31 G1◆+G4◆  32 O7✗+O7" in listed
    assert listed[-1].strip() == "33 pass"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_a_turn_has_its_number_also_where_there_is_little_room(language: str) -> None:
    state = middle()
    for room in (0, 12):
        listed = choices(state, language, room=room)
        said = f" {flat(listed)} "
        assert all(f" {number} " in said for number in range(1, len(state.moves(0)) + 1))
        assert width_of(listed) <= 80
        assert not room or len(listed) <= room


def test_laying_cards_says_what_they_do_and_what_is_sure() -> None:
    state = table([person(hand="G01a G05a G08a"), person(), person()])
    play(state, "play 4 g01a")
    said = flat(choices(state))
    assert "lay G5▤ 2 of 4 cards; everybody with a compass there may draw 1 card" in said
    assert "that is all [others ■+1]" in said


def test_a_treasure_explains_itself_before_it_is_kept_or_discarded() -> None:
    people = [person(cubes=4, treasures="8"), person(), person()]
    state = table(people, at="loot", columns={0: "R02a R03a R05b"}, stacks={0: "0"}, treasure_deck="3")
    said = flat(choices(state))
    assert "crown #3 2 gold; 3 crosses; the most crosses pay best; curse 2; pile I" in said
    play(state, "take 3")
    said = flat(choices(state))
    assert "then you have 6 cubes [you ■+2]" in said
    assert "more with amulets (1)" in said


def test_healers_say_what_they_cost() -> None:
    people = [person(cubes=5, treasures="16"), person(cubes=0), person(cubes=0)]
    state = table(people, at="end", healers="H02 H06 H14")
    said = flat(choices(state))
    assert "healer H02 1 gold per cube plus 2 gold = 7 for you" in said
    assert "healer H06 2 gold per cube = 10 for you" in said
    assert "healer H14 17 gold = 17 for you" in said


def test_a_small_island_says_what_it_does() -> None:
    state = middle()
    play(state, "pay r05a r09a")
    said = flat(choices(state))
    assert "Cleanse 3 discard up to 3 cubes" in said
    assert "Sail move the ship one corner on" in said


def test_a_low_screen_shows_what_is_asked_about() -> None:
    surface, state = table_in("en"), middle("B6")
    short = surface.close_up(state.view(0), 80)
    assert len(short) < 18
    assert drawn(short).splitlines()[-1].startswith("your hand")
    assert "5 orange 3 4◆ 6 8◆ 10◆  5/5 ◆3  B D  later 3" in drawn(short)
    play(state, "play 7 g04a")
    assert "7 green 4◆  1/5 ◆1  A" in drawn(surface.close_up(state.view(0), 80))


# What is typed


@pytest.mark.parametrize("typed", ["play 0 r05a", "0 r05a", "play 0 r5", "0 R5", "r5▤ on landing 0"])
def test_a_play_can_be_typed_in_short(typed: str) -> None:
    assert table_in("en").candidates(middle().view(0), typed) == ["play 0 r05a"]


def test_a_card_of_which_two_are_held_is_asked_for_again() -> None:
    surface, view = table_in("en"), middle().view(0)
    assert surface.candidates(view, "play 3 o7") == ["play 3 o07a", "play 3 o07b"]
    assert "can mean several choices" in surface.unclear(view, "play 3 o7")


def test_a_card_that_is_not_held_stands_for_both_copies() -> None:
    assert table_in("en").candidates(middle().view(0), "pay g2 g3b")[1:] == ["pay g02a g03b", "pay g02b g03b"]


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", "? r5", "Red 5: everybody with a compass there may draw 1 card"),
        ("en", "? gwa", "nothing"),
        ("en", "? pw", "Purple wild: has the value of the card before it; a chest: 1 treasure more"),
        ("en", "? 37", "Crown #37: 1 gold; 4 crosses"),
        ("en", "book #49", "Book #49: 3 times the curse of another treasure"),
        ("en", "? B12", "B12 Less Is More: If both landings have enough"),
        ("nl", "? graven", "Graven: neem een vloekblokje en draai een schat open"),
        ("fr", "? vent favorable", "B1 Vent favorable : Aussitôt le bateau avance"),
    ],
)
def test_whatever_is_named_explains_itself(language: str, asked: str, said: str) -> None:
    answer = table_in(language).unknown(middle().view(0), asked)
    assert said in answer or (said == "nothing" and "Nothing on the table is called" in answer)


@settings(max_examples=100, deadline=None)
@given(st.one_of(st.text(max_size=30), st.text("playrgow0123456789 ab?#h", max_size=14)))
def test_whatever_is_typed_gets_a_sentence_or_is_a_legal_move(line: str) -> None:
    match = _match()
    answer = interpret(table_in("en", seats=3), match, match.state.view(0), line)
    if isinstance(answer, str):
        assert answer
        assert "\n" not in answer
    else:
        assert answer in match.state.moves(0)


@cache
def _match() -> Match:
    """A game of three in which the first seat is asked for a turn."""
    for number in range(20):
        match = Match(find_game("loot_island"), 3, f"typed {number}")
        if match.state.prompt(match.state.deciders()[0])[0] == "turn" and match.state.deciders() == (0,):
            return match
    raise AssertionError


# The end


def rows(state: LootState) -> dict[str, list[str]]:
    """The score sheet: a label and what stands in its columns."""
    sheet = table_in("en", seats=3).ending(state.view(0), 80)
    found = [line.plain.rsplit(maxsplit=3) for line in sheet if line.plain.strip()]
    return {label.strip(): values for label, *values in found if len(values) == 3}


def test_the_score_sheet_says_where_the_gold_comes_from() -> None:
    people = [
        person(cubes=0, treasures="8 6 7 17 20 2 9 36 29"),
        person(cubes=5, treasures="49 5 16"),
        person(cubes=13),
    ]
    state = table(people, at="end", healers="H02 H06 H14", first=1)
    play(state, "healer h02")
    said = rows(state)
    assert said["cubes"] == ["0", "5", "13"]
    assert said["skulls"] == ["27", "0", "-"]  # T-13
    assert said["coin bags"] == ["12", "12", "-"]
    assert said["books"] == ["0", "12", "-"]  # T-10
    assert said["collector bonus, crowns"] == ["25", "0", "-"]
    assert said["First Player tile"] == ["0", "5", "-"]
    assert said["healer"] == ["0", "-7", "-"]
    assert said["loot value"][1:] == ["22", "out"]
    assert int(said["loot value"][0]) == sum(int(said[part][0]) for part in said if part in PARTS)
    assert said["place"] == ["1", "2", "3"]


def test_a_bonus_stays_what_it_was_when_somebody_else_cannot_pay() -> None:
    """LI-351: the one with most crosses is out, the other one keeps the second place."""
    people = [person(cubes=12, treasures="74"), person(cubes=0, treasures="3"), person(cubes=0)]
    state = table(people, at="end", healers="H09 H14 H13", first=2)
    play(state, "healer h09")
    assert state.players[0].eliminated  # 1 + 25 gold, and the healer costs 29
    said = rows(state)
    assert said["collector bonus, crowns"][1] == "18"


def test_if_all_are_out_nobody_wins() -> None:
    state = table([person(cubes=13), person(cubes=14), person(cubes=20)], at="end")
    sheet = drawn(table_in("en", seats=3).ending(state.view(0), 80))
    assert "Nobody wins." in sheet
    assert sheet.count(" out") == 3
