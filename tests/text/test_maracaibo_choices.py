"""Questions and choices of Pirates of Maracaibo: each explains itself, and what is typed is understood."""

from __future__ import annotations

import pytest

from doubloon.games.maracaibo.stories.builder import Person, person, play, table
from doubloon.text.blocks import width_of
from doubloon.text.screen import Screen
from doubloon.words import LANGUAGES
from tests.text.drawing import drawn, flat
from tests.text.maracaibo_scenes import choices, middle, table_in
from tests.text.scripts import lines
from tests.text.scripts import play as play_at_prompt

SAIL = ["Cabin Boy", "costs 2", "each round: 2 doubloons"]


def test_at_a_stop_every_card_explains_itself_and_says_what_it_yields() -> None:
    said = flat(choices(middle()))
    assert [part for part in SAIL if part not in said] == []
    assert "Cabin Boy crew; costs 2" in said
    assert "1 step, 1 doubloon to greedy (2) [-1●]" in said  # the other ship is paid
    assert "Trinidad location; raid, bury a treasure; 3 steps [emerald ■+1]" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_there_is_little_room_every_choice_has_one_line(language: str) -> None:
    state = middle()
    listed = choices(state, language, room=4)
    assert len(listed) == len(state.moves(0))
    assert width_of(listed) <= 80


def test_buying_says_what_is_paid() -> None:
    state = middle()
    play(state, "sail c2r2")
    said = flat(choices(state))
    assert "Ignore, gain 5 [+5●]" in said
    assert "Acquire crew; 3 VP at the end; at once: upgrade your ship; costs 4 [-4●]" in said  # the discount counts


def test_burying_says_from_where_to_where_and_what_for() -> None:
    state = table([person(stored={"gold": "plain 1"}), person()], doing="trinidad")
    play(state, "entry 2")
    said = flat(choices(state))
    assert "gold (plain storage) to space 1 4 doubloons [+4●]" in said
    assert "gold (bonus 1) to space 5 nothing" in said


def test_a_slash_shows_its_sides() -> None:
    state = table([person(ship="c9r1"), person()])
    play(state, "sail gulf", "skip")
    said = flat(choices(state))
    assert "raid +2" in said
    assert "explore 4" in said


def test_a_slash_shows_the_sides_of_the_card_that_asks() -> None:
    """Given a ship at Tobago, an explorer on a space with a slash and Curaçao's among the cards seen."""
    state = table([person(ship="c3r1", explorer="c3"), person()], cards={"c4r2": "tobago"})
    play(state, "sail c4r2", "skip")
    said = flat(choices(state))
    assert "1 raid" in said
    assert "explore 2" in said
    assert "crew" not in said


def test_a_space_of_the_ruby_market_is_not_taken_for_a_number_of_the_list() -> None:
    state = table([person(ship="c9r1", rubies=1), person()], ruby_market="1", options=["rubies=yes"])
    play(state, "sail gulf")
    assert "1 Sell ruby 7 doubloons" in flat(choices(state))
    assert "sell 2" in table_in("en").candidates(state.view(0), "sell 2")


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("fluyt", "Acquire an improvement from anywhere, for its cost."),
        ("cabin", "Acquire an improvement from anywhere, for 3 above its cost."),
    ],
)
def test_an_effect_that_adds_nothing_to_a_cost_does_not_say_nought(source: str, said: str) -> None:
    state = table([person(doubloons=30), person()], cards={"c2r1": "sloop"}, doing=source.replace("cabin", "curacao"))
    if source == "cabin":
        play(state, "side 1")
    assert table_in("en").question(state.view(0)) == said


@pytest.mark.parametrize(("ship", "said"), [("c1r1", "2 steps"), ("start", "3 steps"), ("gulf", "1 step")])
def test_sailing_step_by_step_asks_for_a_step(ship: str, said: str) -> None:
    state = table([person(ship=ship), person()], options=["fog_improvements=yes"])
    if ship == "c1r1":
        play(state, "sail c2r1")
    question = table_in("en").question(state.view(0))
    assert question == f"Where does your ship sail next? {said} left."


def test_quests_count_in_the_plural() -> None:
    said = table_in("en").explained(middle().view(0), "? q05")
    assert said == "Quest “4 buried treasures”: 2 buried treasures: 2 VP; 4 buried treasures: 6 VP"


def test_a_low_screen_shows_what_is_asked_about() -> None:
    surface, state = table_in("en"), middle()
    view = state.view(0)
    short = surface.close_up(view, 80)
    assert len(short) < 30
    assert "Caribbean" in drawn(short)
    assert "ship board" not in drawn(short)
    play(state, "sail c3r2")
    short = surface.close_up(state.view(0), 80)  # asked for an upgrade
    assert "ship board" in drawn(short)
    assert "Caribbean" not in drawn(short)
    assert len(short) < 16


# What is typed


@pytest.mark.parametrize("typed", ["sail c2r1", "c2r1", "C2R1"])
def test_a_stop_can_be_typed_by_its_space(typed: str) -> None:
    view = middle().view(0)
    assert "sail c2r1" in table_in("en").candidates(view, typed)


@pytest.mark.parametrize(
    ("language", "asked", "said"),
    [
        ("en", "? cabin_boy", "Cabin Boy: crew; costs 3; 4 VP at the end; each round: 2 doubloons"),
        ("en", "? c3r2", "Trinidad: location; raid, bury a treasure"),
        ("nl", "? scheepsjongen", "Scheepsjongen: bemanning; kost 3; 4 OP aan het eind; elke ronde: 2 dubloenen"),
        ("fr", "?q11", "Quête « 10 doublons de revenu » : 6 doublons de revenu : 3 PV ; 10 doublons de revenu : 7 PV"),
        ("en", "s07", "Ship slot “pay 3 doubloons: take a figurehead”: at once: pay 3 doubloons: take a figurehead"),
        ("en", "bm2", "Black market tile “1 VP per buried treasure, at most 6”: 1 VP per buried treasure, at most 6"),
        ("en", "? b2", "Space 2 after river 1: upgrade your ship"),
        ("nl", "? onderste veld 3 voor rivier 1", "Onderste veld 3 voor rivier 1: een schat begraven"),
        ("en", "? gulf", "The Gulf: upgrade your ship, (raid +2, explore 4 or construct any residence)"),
        ("en", "? dragon", "Dragon: always: +2 when you explore"),
    ],
)
def test_whatever_is_named_explains_itself(language: str, asked: str, said: str) -> None:
    assert table_in(language).explained(middle().view(0), asked) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Quest “4 buried treasures”: 4 buried treasures: 12 VP; otherwise -5 VP"),
        ("nl", "Queeste ‘4 begraven schatten’: 4 begraven schatten: 12 OP; anders -5 OP"),
        ("fr", "Quête « 4 trésors enterrés » : 4 trésors enterrés : 12 PV ; sinon -5 PV"),
    ],
)
def test_a_quest_says_what_it_brings_to_quest_hunters(language: str, said: str) -> None:
    state = table([person(quests="q05"), person()], options=["quest_hunters=yes"])
    assert table_in(language).explained(state.view(0), "? q05") == said


def test_a_hidden_quest_is_not_explained() -> None:
    surface = table_in("en")
    assert surface.explained(middle().view(0), "? q01") == ""
    assert "Nothing on the table is called" in surface.unknown(middle().view(0), "? q01")
    assert "Quest “5 emeralds”" in surface.explained(middle().view(0), "? q02")  # everybody saw it taken


def test_an_explanation_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is explained is printed plainly, what cannot be explained in red."""
    said: list[tuple[str, str]] = []
    monkeypatch.setattr(Screen, "say", lambda self, words="", style="": said.append((str(words), style)))
    play_at_prompt(lines("? s07", "? q99"), "maracaibo", "--seats", "you,random", "--seed", "1", "--lang", "en")
    styles = {words.partition(":")[0].partition(" is called")[0]: style for words, style in said}
    assert (styles["Ship slot “pay 3 doubloons"], styles["Nothing on the table"]) == ("", "red")


@pytest.mark.parametrize(
    ("source", "one", "asked"),
    [
        ("curacao", person(), "Curaçao: choose one side."),
        ("s07", person(), "Ship slot: pay 3 for it?"),
        ("trinidad", person(), "Trinidad, raid: do it?"),
    ],
)
def test_a_question_names_the_card_that_asks(source: str, one: Person, asked: str) -> None:
    state = table([one, person()], doing=source)
    assert table_in("en").question(state.view(0)) == asked
