"""What Loot Island shows of its views: choices, spots, panels, the sheet, and what can be looked up."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from doubloon.core.event import log_for
from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.core.showing import showing_of
from doubloon.core.shown import Choice, Part, Said, Shown, Text
from doubloon.core.view import SPECTATOR
from doubloon.games.loot_island.game import loot_island
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import person, play, table
from doubloon.registry import find_game
from doubloon.testkit.walk import any_move
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import say, tell

NAMES = ["Anne", "Ben", "Cleo", "Dirk", "Eve"]
WORDS = {language: Words(language, "loot_island") for language in LANGUAGES}
SHOWING = showing_of("loot_island")
RAW = re.compile(r"\b[RGPO](\d\d|W)[ab]\b|[a-z]_[a-z]|[{}$]|\?\?|  ")
OPTIONS = [
    [],
    ["healers=open", "events_shown=yes"],
    ["healers=dealt", "initial_hand=yes"],
]


def english(text: Text, seats: int = 5) -> str:
    return say(WORDS["en"], text, NAMES[:seats], 0)


@cache
def walks() -> list[tuple[Match, int, LootView]]:
    """Whole games by random moves with every number of seats and every option: views, and how much was told by then."""
    found: list[tuple[Match, int, LootView]] = []
    for number in range(12):
        game = find_game("loot_island")
        match = Match(game, 2 + number % 4, f"shown {number}", game.options(OPTIONS[number % 3]))
        rng = rng_from(f"moves {number}")
        while match.state.deciders():
            seat, move = any_move(match.state, rng)
            readers = [seat, -1] if match.state.plies % 20 == 0 else [seat]
            found += [(match, len(match.events), cast(LootView, match.state.view(reader))) for reader in readers]
            match.play(seat, move)
        readers = [*range(-1, match.state.seats)]
        found += [(match, len(match.events), cast(LootView, match.state.view(reader))) for reader in readers]
    return found


def shown(state: LootState, seat: int = 0) -> Shown:
    return SHOWING.shown(state.view(seat))


def choice(state: LootState, text: str) -> Choice:
    """How the move of this text is shown to the seat that is asked."""
    seat = state.deciders()[0]
    id = state.game.moveset.parse(text).id
    return next(each for each in SHOWING.choices(state.view(seat)) if each.move == id)


def behind(one: Choice) -> str:
    return " | ".join(english(text) for text in (one.about, one.costs, one.brings) if text != "")


def spots(parts: list[Part]) -> list[str]:
    return [spot.id for part in parts for spot in part.spots]


def part(state: LootState, key: str) -> Part:
    return next(each for each in shown(state).parts if each.key == key)


# Whole games


def test_every_choice_has_words_and_every_spot_that_it_names_lies_on_the_table() -> None:
    kinds: set[str] = set()
    said: dict[str, Text] = {}
    for _, _, view in walks():
        parts = spots(SHOWING.parts(view))
        assert len(set(parts)) == len(parts), "an id names one spot"
        assert (view.prompt is not None) == bool(SHOWING.choices(view))
        for one in SHOWING.choices(view):
            assert {*one.start, *one.goal, *one.way} <= set(parts)
            assert one.goal or len(one.start) != 1, "a lone card needs a place to go to"
            for text in (one.label, one.about, one.group, one.costs, one.brings):
                said[repr(text)] = text
        kinds |= {move.kind for move in view.prompt.moves} if view.prompt else set()
    assert kinds == {move.kind for move in loot_island().moveset}
    for text in said.values():
        for language in LANGUAGES:
            words = say(WORDS[language], text, NAMES, 0)
            assert not RAW.search(words), words
            assert words or text == ""


def test_whatever_lies_on_the_table_has_words() -> None:
    said: dict[str, Text] = {}
    for _, _, view in walks():
        if view.ply % 7 and view.ending is None:
            continue
        found = SHOWING.shown(view)
        texts: list[Text] = []
        for one in found.parts:
            texts += [one.title, *[fact.value for fact in one.facts]]
            for spot in one.spots:
                texts += [spot.name, spot.about, spot.title or "", spot.sub]
                texts += [text for mark in spot.marks for text in (mark.label, mark.sign)]
        for panel in found.panels:
            texts += [panel.badge, panel.name, *[text for fact in panel.facts for text in (fact.label, fact.value)]]
        said.update((repr(text), text) for text in texts)
    assert len(said) > 500
    for text in said.values():
        for language in LANGUAGES:
            assert not RAW.search(say(WORDS[language], text, NAMES, 0))


def test_every_question_is_answered_on_the_board_without_the_list() -> None:
    drawn = {"landing", "map", "treasure", "island", "deck", "healer", "aaron", "pass", "seat"}
    source = (Path(__file__).parents[2] / "web/src/boards/loot_island/answers.ts").read_text()
    buttons = set(re.findall(r'"([a-z-]+)"', source.split("AT_ONCE = new Set(")[1].split(")")[0]))
    asked: set[str] = set()
    for _, _, view in walks():
        if view.prompt is None:
            continue
        asked.add(view.prompt.kind)
        if view.prompt.kind in buttons:
            continue
        places = [(frozenset(one.start), tuple(one.goal)) for one in SHOWING.choices(view)]
        assert {spot.split(":")[0] for start, goal in places for spot in [*start, *goal]} <= drawn
        # The main button and the one beside it stand for two answers.
        assert all(places.count(place) <= (1 if place[0] or place[1] else 2) for place in places), view.prompt.kind
    assert buttons < asked


def test_news_are_about_spots_that_lie_on_the_table() -> None:
    kinds: dict[str, int] = {}
    for match, heard, view in walks():
        if view.ply % 12 and view.ending is None:
            continue
        parts = set(spots(SHOWING.parts(view)))
        for event in log_for(match.events[:heard], view.seat):
            told = SHOWING.told(view, event.kind, event.args)
            assert set(told.spots) <= parts, event
            kinds[event.kind] = kinds.get(event.kind, 0) + len(told.spots)
    nowhere = {"round", "final-exploration", "game-over", "offering", "healers-dealt", "tossing", "healers-shown"}
    assert {kind for kind, count in kinds.items() if not count} <= nowhere


def test_the_sheet_adds_up_to_the_score() -> None:
    counted = 0
    for _, _, view in walks():
        if view.ending is None or view.seat >= 0:
            continue
        sheet = SHOWING.sheet(view)
        assert sheet
        for seat, player in enumerate(view.players[: view.seats]):
            column = [row.values[seat] for row in sheet.rows]
            total = sheet.totals[0].values[seat]
            if player.eliminated:
                assert (set(column), total) == ({""}, Said("score-out"))
            else:
                assert sum(cast(list[int], column)) == total == view.scores[seat]
                counted += 1
    assert counted > 10


# Choices


def test_a_card_starts_in_the_hand_and_goes_to_a_landing() -> None:
    columns = {0: "R02a R03a R04a", 4: "G02a"}
    state = table([person(hand="R05a R07b G01a GWa"), person(), person(), person()], columns=columns)
    one = choice(state, "play 0 r05a")
    assert (one.start, one.goal) == (["map:R05a"], ["landing:0"])
    assert english(one.label) == "red 5 (draw) on the north left landing"
    assert behind(one) == ("5 of 5 cards; everybody with a compass there may draw 1 card | enough cards for loot")
    assert english(one.group) == "Play maps on the north left landing · 4/5 · no loot yet"
    assert behind(choice(state, "play 4 g01a")).startswith("3 of 5 cards; goes in front; a chest")
    assert "everybody else takes a cube" in behind(choice(state, "play 2 g01a"))
    play(state, "play 0 r05a")
    one = choice(state, "lay r07b")
    assert (english(one.label), one.start, one.goal) == ("lay red 7", ["map:R07b"], ["landing:0"])
    assert one.brings == "", "the landing had enough before"


def test_a_plus_one_counts_twice() -> None:
    state = table([person(hand="R02a"), person(), person()], columns={0: "G02a"})
    assert behind(choice(state, "play 2 r02a")).startswith("2 of 4 cards; counts as 2 map cards")


def test_payments_pick_up_their_cards_and_go_to_any_open_island() -> None:
    people = [person(hand="R05a R09a G04a"), person(), person()]
    one = choice(table(people, tiles="dig sail"), "pay r05a r09a")
    assert (one.start, one.costs) == (["map:R05a", "map:R09a"], "")
    assert one.goal == ["island:dig", "island:sail"]
    assert english(one.label) == "pay red 5 (draw) & red 9 (discard)"
    assert choice(table(people, tiles="dig"), "pay r05a r09a").goal == ["island:dig"]
    assert choice(table(people, event="B9", tiles="sail"), "pay g04a").goal == ["island:sail"]
    assert behind(choice(table(people, event="A3"), "pay r05a r09a")) == "you take 1 cube"


def test_aaron_takes_no_cubes_for_a_small_island() -> None:
    state = table([person(hand="G04a"), person()], aaron=person(hand="R02a R03a"), event="A3")
    assert choice(state, "aaron").goal == ["aaron"]
    play(state, "aaron")
    one = choice(state, "pay r02a r03a")
    assert (one.start, one.costs) == (["map:R02a", "map:R03a"], "")


def test_the_first_to_pass_gets_the_tile() -> None:
    state = table([person(), person(), person()], event="B8")
    one = choice(state, "pass")
    assert one.goal == ["pass"]
    assert behind(one) == (
        "Captain's Curse: As soon as somebody is the first to pass, all others take 2 cubes. | First Player tile"
    )
    play(state, "pass")
    assert choice(state, "pass").brings == ""


def test_compasses_move_from_landing_to_landing() -> None:
    state = table([person(hand="R05a"), person(), person()], stacks={0: "0", 2: "1 0", 4: "0"})
    play(state, "play 6 r05a")
    one = choice(state, "from 2")
    assert (one.goal, one.way) == (["landing:2"], ["landing:6"])
    assert behind(one) == "empty; compasses from the bottom: Ben, Anne; 0 of 4 cards"
    state = table([person(), person(), person()], at="phase 2", event="B4", stacks={0: "0", 2: "0", 4: "0"})
    one = choice(state, "withdraw 2")
    assert (one.goal, one.way) == (["landing:2"], ["compass:0"])


def test_sailing_shows_its_corner() -> None:
    state = table([person(hand="R05a R09a"), person(), person()], ship=(0, -1))
    play(state, "pay r05a r09a")
    assert choice(state, "use sail").goal == ["island:sail"]
    play(state, "use sail")
    one = choice(state, "do")
    assert (one.goal, one.way) == (["island:sail"], ["corner:3"])


def test_cubes_are_counted_after_the_choice() -> None:
    state = table([person(cubes=4), person(), person()], at="event", event="A1")
    one = choice(state, "draw")
    assert (one.goal, behind(one)) == (["deck:maps"], "you take 2 cubes | 2 cards")
    columns, stacks = {0: "R02a R03a R05b"}, {0: "0"}
    state = table([person(cubes=4), person(), person()], at="loot", columns=columns, stacks=stacks, treasure_deck="3")
    assert choice(state, "take 3").goal == ["treasure:3"]
    play(state, "take 3")
    keep, discard = choice(state, "keep"), choice(state, "discard")
    assert (keep.start, keep.goal) == (["treasure:3"], ["seat:0"])
    assert behind(keep).endswith("curse 2; pile I | then you have 6 cubes")
    assert (discard.start, discard.goal) == (["treasure:3"], ["deck:treasure-discards"])
    play(state, "discard")
    one = choice(state, "drop 2")
    assert (one.goal, behind(one)) == (["cubes:2"], "then you have 2 cubes")


def test_each_cube_that_may_go_can_be_pointed_at_by_who_is_asked() -> None:
    columns, stacks = {0: "R02a R03a R05b"}, {0: "0"}
    state = table([person(cubes=4), person(), person()], at="loot", columns=columns, stacks=stacks, treasure_deck="3")
    play(state, "take 3")
    play(state, "discard")
    droppable = [
        [spot.id for part in shown(state, seat).parts for spot in part.spots if spot.id.startswith("cubes:")]
        for seat in (0, 1, SPECTATOR)
    ]
    assert droppable == [["cubes:1", "cubes:2"], [], []]
    assert choice(state, "drop 0").goal == [], "none of them is no place, but an answer"


def test_healers_tell_their_price_for_the_one_who_asks() -> None:
    people = [person(cubes=5, treasures="16"), person(cubes=0), person(cubes=0)]
    one = choice(table(people, at="end", healers="H02 H06 H14"), "healer h02")
    assert (one.goal, behind(one)) == (["healer:H02"], "1 gold per cube plus 2 gold | 7 gold for you")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "You choose the healer for 1 gold per cube plus 2 gold."),
        ("nl", "Je kiest de heelster voor 1 goud per blokje plus 2 goud."),
        ("fr", "Vous choisissez la guérisseuse à 1 or par cube plus 2 or."),
    ],
)
def test_the_story_calls_a_healer_by_its_price(language: str, sentence: str) -> None:
    people = [person(cubes=5, treasures="16"), person(cubes=0), person(cubes=0)]
    state = table(people, at="end", healers="H02 H06 H14", listen=True)
    play(state, "healer h02")
    story = {event.kind: event.args for event in state.events or []}
    view = state.view(0)
    called = {kind: SHOWING.told(view, kind, args).called for kind, args in story.items()}
    lines = [tell(WORDS[language], kind, args, NAMES[:3], 0, called[kind]) for kind, args in story.items()]
    assert sentence in lines
    assert not re.search(r"\bH\d\d\b", " ".join(lines))


# The table


def test_a_landing_promises_what_the_view_forecasts() -> None:
    columns = {0: "R02a R04a R06a", 1: "G02a G04a GWa"}
    state = table([person(), person(), person()], columns=columns, stacks={0: "0", 1: "1 2"})
    island = {spot.id: spot for spot in part(state, "island").spots}
    assert english(island["landing:0"].sub) == "big loot 2"
    assert english(island["landing:2"].sub) == ""
    assert english(island["landing:1"].about) == (
        "green: 2 (+1), 4 (chest), wild (chest); compasses from the bottom: Ben, Cleo; "
        "4 of 4 cards; 2 chests; small loot 2"
    )
    facts = [english(fact.value) for fact in part(state, "now").facts]
    assert "north right, small loot 2: Ben, Cleo" in facts


def test_cards_on_the_way_out_have_left_the_hand() -> None:
    game = find_game("loot_island")
    state = cast(LootState, game.new(4, "tossing", game.options(["initial_hand=yes"])))
    seat = state.deciders()[0]
    card = SHOWING.choices(state.view(seat))[0].goal
    before = {one.key: one for one in SHOWING.parts(state.view(seat))}
    assert "tossing" not in before
    state.play(seat, state.moves(seat)[0])
    after = {one.key: one for one in SHOWING.parts(state.view(seat))}
    assert [spot.id for spot in after["tossing"].spots] == card
    assert len(after["hand"].spots) == len(before["hand"].spots) - 1


def test_a_wild_shows_a_letter_and_leaves_the_star_to_the_winner() -> None:
    spot = part(table([person(hand="RWa"), person(), person()]), "hand").spots[0]
    assert (spot.title, english(spot.name)) == ("W", "red wild (chest)")


def test_aaron_has_a_panel_and_his_doings_are_his() -> None:
    aaron = person(hand="R02a R03a", treasures="3", passed=True)
    state = table([person(hand="G04a", cubes=6), person()], aaron=aaron, stacks={0: "aaron 1"})
    own, _, his = shown(state).panels
    assert (own.seat, english(own.facts[0].value)) == (0, "6")
    assert (his.seat, english(his.name, 2), english(his.badge)) == (-1, "Aaron", "passed")
    assert [english(fact.value) for fact in his.facts] == ["2 cards", "compasses 2/3", "2†††"]
    assert his.sign
    assert english(his.sign.sign) == "N"
    told = SHOWING.told(state.view(0), "aaron-kept", {"type": "crown", "ref": 3})
    assert (told.seat, told.spots) == (2, ["treasure:3"])


def test_nobody_sees_the_cards_of_others() -> None:
    state = table([person(hand="R05a"), person(hand="G05a"), person()])
    assert "map:G05a" not in spots(shown(state).parts)
    assert not any(id.startswith("map:") for id in spots(shown(state, -1).parts))
    assert SHOWING.told(state.view(0), "drew", {"seat": 1, "cards": ["G05a"]}).spots == ["deck:maps"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_can_be_looked_up_is_found_by_its_name_and_its_number(language: str) -> None:
    people = [person(hand="R05a RWa", treasures="8 6"), person(treasures="49"), person(), person(), person()]
    view = table(people, options=["healers=open"], event="B12").view(0)
    found = {thing.id: thing for thing in SHOWING.things(view)}
    names = {id: say(WORDS[language], thing.name, NAMES, 0).lower() for id, thing in found.items()}
    assert len({id.partition(":")[0] for id in found}) == 6
    assert all(say(WORDS[language], thing.about, NAMES, 0) for thing in found.values())
    assert found["map:R05a"].calls == ["R05a", "R5"]
    assert found["map:RWa"].calls == ["RWa", "RW"]
    assert "#49" in found["treasure:49"].calls
    assert "B12" in found["event:B12"].calls
    expected = {"en": "less is more", "nl": "minder is meer", "fr": "moins c’est plus"}
    assert names["event:B12"].replace("'", "’") == expected[language]
