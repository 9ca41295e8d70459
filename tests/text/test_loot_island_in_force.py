"""What is said about the rules of Loot Island is what today's event makes of them."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import person, play, table
from doubloon.text.answers import rule
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import tell
from tests.text.drawing import drawn, flat
from tests.text.loot_island_scenes import choices, middle, table_in, with_aaron


def said(state: LootState, language: str = "en") -> str:
    """The question to whoever is asked."""
    return table_in(language, seats=state.seats).question(state.view(state.deciders()[0]))


def plain_rule(state: LootState, language: str = "en") -> str:
    """The rule behind it in plain words."""
    return rule(table_in(language, seats=state.seats), state.view(state.deciders()[0]))[0]


def clause(state: LootState) -> str:
    prompt = state.view(state.deciders()[0]).prompt
    assert prompt is not None
    return prompt.rule


def lookup(state: LootState, asked: str, language: str = "en") -> str:
    """What is said to somebody who asks."""
    return table_in(language, seats=state.seats).explained(state.view(0), f"? {asked}")


# The price of a small island


@pytest.mark.parametrize(
    ("language", "event", "price"),
    [
        ("en", "", "costs 2 cards of one colour; or pass"),
        ("en", "B7", "costs 2 cards of one colour and 1 of any colour; or pass"),
        ("en", "B9", "costs 1 card, and you pass after it; or pass"),
        ("nl", "", "dat 2 kaarten van één kleur kost; of pas"),
        ("nl", "B7", "dat 2 kaarten van één kleur en 1 naar keuze kost; of pas"),
        ("nl", "B9", "dat 1 kaart kost, waarna je past; of pas"),
        ("fr", "", "qui coûte 2 cartes de la même couleur ; ou passez"),
        ("fr", "B7", "qui coûte 2 cartes de la même couleur et 1 au choix ; ou passez"),
        ("fr", "B9", "qui coûte 1 carte, après quoi vous passez ; ou passez"),
    ],
)
def test_the_rule_of_a_turn_names_the_price_of_today(language: str, event: str, price: str) -> None:
    assert price in plain_rule(middle(event), language)


@pytest.mark.parametrize(
    ("language", "price"),
    [
        ("en", "Now a small island costs 2 cards of one colour and 1 of any colour."),
        ("nl", "Nu kost een klein eiland 2 kaarten van één kleur en 1 naar keuze."),
        ("fr", "En ce moment, une petite île coûte 2 cartes de la même couleur et 1 au choix."),
    ],
)
def test_what_is_still_owed_is_asked_for_with_the_whole_price(language: str, price: str) -> None:
    state = middle("B7")
    play(state, "pay r05a r09a")
    assert plain_rule(state, language).startswith(price)


@pytest.mark.parametrize(("event", "after"), [("", False), ("B9", True)])
def test_whoever_must_pass_after_a_small_island_is_told_before(event: str, after: bool) -> None:
    state = middle(event)
    play(state, "pay r05a" if event else "pay r05a r09a")
    assert plain_rule(state).endswith(" After that you pass.") == after
    play(state, "use sail")
    assert plain_rule(state).endswith(" After that you pass.") == after


@pytest.mark.parametrize(
    ("language", "after"),
    [
        ("en", "After that Aaron is out for this round."),
        ("nl", "Daarna doet Aaron deze ronde niet meer mee."),
        ("fr", "Ensuite Aaron ne joue plus pendant ce tour."),
    ],
)
def test_it_is_aaron_who_is_out_after_an_island_of_his(language: str, after: str) -> None:
    aaron = person(hand="R02a R03a")
    state = table([person(hand="G04a"), person()], aaron=aaron, event="B9")
    play(state, "aaron", "pay r02a")
    assert plain_rule(state, language).endswith(after)


# Undercut and the order of taking


@pytest.mark.parametrize(
    ("language", "event", "end"),
    [
        ("en", "", "to the bottom of its stack"),
        ("en", "B13", "to the top of its stack"),
        ("nl", "", "onder zijn stapel"),
        ("nl", "B13", "bovenop zijn stapel"),
        ("fr", "", "au bas de sa pile"),
        ("fr", "B13", "au sommet de sa pile"),
    ],
)
def test_undercut_says_where_the_compass_goes_today(language: str, event: str, end: str) -> None:
    stacks = {0: "1 0 2"}
    state = table([person(hand="R05a R09a"), person(), person()], stacks=stacks, event=event)
    assert lookup(state, "undercut", language).endswith(end)
    play(state, "pay r05a r09a")
    assert f" {end}" in flat(choices(state, language))
    play(state, "use undercut")
    assert end in said(state, language)
    assert end in plain_rule(state, language)
    assert clause(state) == ("LI-436" if event else "LI-381")


def test_for_aaron_it_is_his_compass() -> None:
    state = with_aaron()
    play(state, "aaron", "pay r02a r03a", "use undercut")
    assert said(state) == "Which compass of Aaron goes to the bottom of its stack?"
    assert plain_rule(state).startswith("Choose a landing with a compass of Aaron and move it to the bottom")
    assert plain_rule(state).endswith("so that Aaron takes treasures first there.")
    assert said(state, "fr") == "Quelle boussole d’Aaron va au bas de sa pile ?"


@pytest.mark.parametrize(
    ("language", "event", "way"),
    [
        ("en", "", "from the bottom of the stack to the top"),
        ("en", "B13", "from the top of the stack to the bottom"),
        ("nl", "", "van onder naar boven"),
        ("nl", "B13", "van boven naar onder"),
        ("fr", "", "du bas de la pile vers le haut"),
        ("fr", "B13", "du haut de la pile vers le bas"),
    ],
)
def test_the_rule_of_taking_follows_the_event(language: str, event: str, way: str) -> None:
    columns = {0: "R02a R03a R05b"}
    state = table([person(), person(), person()], at="loot", columns=columns, stacks={0: "1 0 2"}, event=event)
    assert way in plain_rule(state, language)
    assert clause(state) == ("LI-437" if event else "LI-173")


def test_no_event_changes_the_order_of_the_final_exploration() -> None:
    """LI-326: Upside Down was the event of round 5."""
    columns = {0: "R02a", 4: "P02a P04a PWa"}
    people = [person(), person(), person()]
    state = table(people, at="loot", round=5, columns=columns, stacks={4: "1 0"}, event="B13")
    assert "from the bottom of the stack to the top" in plain_rule(state)


# Compasses and icons


@pytest.mark.parametrize(
    ("event", "stacks", "why", "behind"),
    [
        ("", {0: "0", 2: "0", 4: "0"}, "No compass is free, so", "LI-103"),
        ("B4", {0: "0", 2: "0"}, "The event allows no more compasses on the main island, so", "LI-425"),
    ],
)
def test_a_compass_is_moved_for_the_reason_that_is_told(
    event: str, stacks: dict[int, str], why: str, behind: str
) -> None:
    state = table([person(hand="R05a"), person(), person()], stacks=stacks, event=event)
    play(state, "play 6 r05a")
    assert plain_rule(state).startswith(why)
    assert clause(state) == behind


@pytest.mark.parametrize(
    ("language", "event", "allowed"),
    [
        ("en", "", "may discard 1 cube"),
        ("en", "B6", "may discard up to 2 cubes"),
        ("nl", "", "mag 1 vloekblokje verwijderen"),
        ("nl", "B6", "mag tot 2 vloekblokjes verwijderen"),
        ("fr", "", "peut défausser 1 cube"),
        ("fr", "B6", "peut défausser jusqu’à 2 cubes"),
    ],
)
def test_a_map_tells_how_many_cubes_its_icon_allows_today(language: str, event: str, allowed: str) -> None:
    state = middle(event)
    assert lookup(state, "r9", language).endswith(allowed)
    play(state, "play 0 r05a")
    assert allowed in flat(choices(state, language))  # lay R9


@pytest.mark.parametrize(
    ("event", "offered", "behind"), [("", "discard 1 cube", "LI-142"), ("B6", "discard up to 2 cubes", "LI-427")]
)
def test_an_icon_that_a_one_uses_offers_what_it_gives(event: str, offered: str, behind: str) -> None:
    state = table([person(hand="R01b", cubes=5), person(), person()], columns={0: "R09a"}, event=event)
    assert offered in flat(table_in("en", seats=3).legend(state.view(0), 200))
    play(state, "play 0 r01b", "done")
    assert f"1 {offered}" in flat(choices(state))
    play(state, "copy discard")
    assert clause(state) == behind


# Words that meant something else


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "As soon as somebody is the first to pass, all others take 2 cubes."),
        ("nl", "Zodra iemand als eerste past, nemen alle anderen 2 vloekblokjes."),
        ("fr", "Dès qu’un joueur passe en premier, tous les autres prennent 2 cubes."),
    ],
)
def test_the_captains_curse_comes_from_whoever_passes_first(language: str, text: str) -> None:
    """LI-430: it is not the holder of the First Player tile who is meant."""
    assert text in lookup(middle("B8"), "b8", language)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ben puts a compass on top of the stack of the south right landing."),
        ("nl", "Ben legt een kompas bovenop de stapel van aanlegplaats zuid-rechts."),
        ("fr", "Ben pose une boussole au sommet de la pile du territoire sud-droite."),
    ],
)
def test_a_compass_goes_on_top_of_a_stack(language: str, line: str) -> None:
    words = Words(language, "loot_island")
    assert tell(words, "compass", {"party": 1, "landing": 4}, ["Anna", "Ben"], 0) == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_star_marks_the_winner_and_nothing_else(language: str) -> None:
    state = middle()
    surface = table_in(language)
    view = state.view(0)
    for block in (
        surface.board(view, 80),
        surface.close_up(view, 80),
        surface.legend(view, 80),
        choices(state, language),
    ):
        assert "★" not in drawn(block)
    over = table([person(cubes=0, treasures="16"), person(cubes=0), person(cubes=0)], at="end", first=1)
    ending = drawn(table_in(language, seats=3).ending(over.view(0), 80))
    assert ending.count("★") == 1
    assert "★" not in drawn(table_in(language, seats=3).board(over.view(0), 80))
