"""How Jackal is shown: choices have words, a piece and a target; things can be looked up; the sheet adds up."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.core.shown import Choice, Fact, Shown, Spot, Text
from doubloon.core.view import event_view
from doubloon.games.jackal.box.box import ABILITIES
from doubloon.games.jackal.game import Jackal
from doubloon.games.jackal.seen.view import JackalView
from doubloon.games.jackal.showing.showing import JackalShowing
from doubloon.games.jackal.showing.sight import island_name, tile_called
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import offered, pass_turns, play, table
from doubloon.words import LANGUAGES, Words
from doubloon.words.telling import say
from tests.games.test_jackal_drafts import eager_crews

SHOWING = JackalShowing()
NAMES = ["Anne", "Ben", "Cor", "Dee"]
# How ids are written, and no words of any language are.
RAW = re.compile(r"_|\b(white|yellow|red|black)-\d|\{|\b(ccw|cw)\b|\barrow \d")
KINDS = {
    *("place", "call", "vote", "look", "stop", "sail", "step", "board", "swim", "advance", "fly", "resurrect"),
    *("go", "stay", "shoot", "hit", "swap", "turn", "free", "through", "arm", "done", "take", "decline"),
    "pass",
}


def spoken(text: Text, language: str = "en", reader: int = 0) -> str:
    return say(Words(language, "jackal"), text, NAMES, reader)


def seen(state: JackalState, seat: int | None = None) -> JackalView:
    view = state.view(state.deciders()[0] if seat is None else seat)
    assert isinstance(view, JackalView)
    return view


def chosen(state: JackalState, text: str) -> Choice:
    """The choice that stands for the move written so."""
    view = seen(state)
    assert view.prompt
    move = next(move for move in view.prompt.moves if move.text == text)
    return SHOWING.choice(view, move)


def spots(state: JackalState) -> dict[str, Spot]:
    return {spot.id: spot for part in SHOWING.parts(seen(state)) for spot in part.spots}


# Whole games

OPTIONS = ["no_progress_rounds=6", "max_rounds=40", "vote_after_idle_rounds=2"]
GAMES: list[tuple[int, list[str]]] = [
    (2, ["island=treasure_island"]),
    (3, ["island=skerry", "campaign=long_reef-skerry"]),
    (4, ["island=long_reef", "teams=two_on_two", "campaign=skerry"]),
    (2, ["island=skerry", "teams=two_crews_each", "campaign=crescent_bay"]),
]


@cache
def _eager() -> Jackal:
    return eager_crews()


def walked() -> Iterator[tuple[Match, JackalView]]:
    """Random games of every sort, with what the seat that is asked sees of every question."""
    for number, (seats, options) in enumerate(GAMES):
        game = _eager()
        match = Match(game, seats, f"shown {number}", game.options([*OPTIONS, *options]))
        match.state.events = []
        rng = rng_from(f"shown {number}")
        while match.state.deciders():
            seat = match.state.deciders()[0]
            assert isinstance(match.state, JackalState)
            yield match, seen(match.state, seat)
            moves = match.state.moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
        assert isinstance(match.state, JackalState)
        yield match, seen(match.state, 0)


def test_every_choice_of_whole_games_has_words_and_lies_on_the_table() -> None:
    kinds: set[str] = set()
    for match, view in walked():
        shown = SHOWING.shown(view)
        known = {spot.id for part in shown.parts for spot in part.spots}
        for choice in shown.choices:
            assert {*choice.start, *choice.goal, *choice.way} <= known
        for event in match.state.events or []:
            told = event_view(event)
            assert set(SHOWING.spots(view, told.kind, told.args)) <= known
        match.state.events = []
        if not view.prompt:
            continue
        fresh = {move.kind for move in view.prompt.moves} - kinds
        kinds |= fresh
        for language in LANGUAGES if fresh else LANGUAGES[view.ply % 3 :][:1]:
            labels = [spoken(choice.label, language) for choice in shown.choices]
            assert len(set(labels)) == len(labels)
            for said in [*labels, *(spoken(each.about, language) for each in shown.choices)]:
                assert not RAW.search(said), said
    assert kinds == KINDS - {"hit"}  # which has a position of its own below


def test_all_that_is_shown_has_words_in_every_language() -> None:
    for number, (_, view) in enumerate(walked()):
        if number % 23 == 0 or view.ending:
            for language in LANGUAGES:
                for said in _all_said(SHOWING.shown(view), language):
                    assert not RAW.search(said), said


def _all_said(shown: Shown, language: str) -> Iterator[str]:
    facts: list[Fact] = [fact for panel in shown.panels for fact in panel.facts]
    for part in shown.parts:
        yield spoken(part.title, language)
        facts += part.facts
        for spot in part.spots:
            yield spoken(spot.name, language)
            yield spoken(spot.about, language)
            yield from (spoken(mark.label, language) + spoken(mark.sign, language) for mark in spot.marks)
    for fact in facts:
        yield spoken(fact.label, language) + spoken(fact.value, language)
    for panel in shown.panels:
        yield spoken(panel.sign.label, language) if panel.sign else ""
    assert shown.sheet
    yield from (spoken(head, language) for head in shown.sheet.heads)
    yield from (spoken(row.label, language) for row in [*shown.sheet.rows, *shown.sheet.totals])


def test_the_sheet_of_a_finished_game_adds_up_to_the_scores() -> None:
    ended = [view for _, view in walked() if view.ending]
    assert len(ended) == len(GAMES)
    for view in ended:
        sheet = SHOWING.sheet(view)
        columns = [sum(coins) for coins in zip(*(row.values for row in sheet.rows), strict=True)]
        assert len(sheet.heads) == len(columns) == view.seats
        paired = any("With the ally" in spoken(row.label).capitalize() for row in sheet.totals)
        if paired:
            columns = [columns[seat] + columns[(seat + 2) % 4] for seat in range(4)]
        assert columns == view.scores
        assert paired == (view.seats == 4)


# Pieces and targets

STEPS = "    4      5    6\n 3  .:w1$  .    .\n 4  .      ?    .\n 5  .:w2   !N   ."


def test_a_step_picks_up_the_pirate_and_goes_to_a_tile_with_a_coin_or_without() -> None:
    state = table(STEPS)
    plain, loaded = chosen(state, "step 1 e5"), chosen(state, "step 1 e5 coin")
    assert plain.start == loaded.start == ["pirate:white-1"]
    assert plain.goal == loaded.goal == ["tile:e5"]
    assert spoken(plain.label) == "White 1 to e5"
    assert spoken(loaded.label) == "White 1 to e5 with a coin"


@pytest.mark.parametrize("turn", ["white", "red"])
def test_boarding_points_to_the_boat_that_is_boarded(turn: str) -> None:
    ally = {"white": "red", "red": "white"}[turn]
    drawing = f"    4     5\n 1  .     .:{turn[0]}1$\n 2  .     ."
    boats = {turn: 0, ally: 39, "yellow": 10, "black": 20}
    state = table(drawing, options=["teams=two_crews_each"], turn=turn, boats=boats)
    assert {"board 1", "board 1 ally", "board 1 coin", "board 1 ally coin"} <= set(offered(state))
    own, other = chosen(state, "board 1"), chosen(state, "board 1 ally")
    assert own.start == other.start == [f"pirate:{turn}-1"]
    assert own.goal == [f"boat:{turn}"]
    assert other.goal == [f"boat:{ally}"]
    assert spots(state)[f"boat:{ally}"].sub != spots(state)[f"boat:{turn}"].sub
    home = chosen(state, "board 1 ally coin")
    assert home.goal == [f"boat:{ally}"]
    assert spoken(home.brings) == "1 coin"


def test_the_allys_boat_is_picked_up_to_be_sailed() -> None:
    boats = {"white": 0, "red": 39, "yellow": 1, "black": 20}
    state = table("    5\n 1  .:r1", options=["teams=two_crews_each"], turn="red", boats=boats)
    play(state, "board 1 ally")
    pass_turns(state, "black", "white", "yellow")
    view = seen(state)
    cells = {crew.colour: crew.boat for crew in view.crews}
    allied, own = chosen(state, "sail ally cw 1"), chosen(state, "sail ccw 2")
    assert allied.start == ["boat:white"]
    assert own.start == ["boat:red"]
    for choice, text in ((allied, "sail ally cw 1"), (own, "sail ccw 2")):
        after = state.clone()
        play(after, text)
        boat = choice.start[0].partition(":")[2]
        moved = {crew.colour: crew.boat for crew in seen(after).crews}
        assert moved[boat] != cells[boat]
        assert choice.goal == [f"tile:{moved[boat]}"]
    assert len(own.way) == 1


def test_swimming_far_goes_by_the_cell_between() -> None:
    state = table("    0\n 4  ~:w1", abilities={"white-1": "swimmer"})
    near, far = chosen(state, "swim 1 cw"), chosen(state, "swim 1 cw far")
    assert near.goal == far.way
    assert far.start == ["pirate:white-1"]
    assert len({*near.goal, *far.goal, "tile:a5"}) == 3


def test_an_exit_on_the_way_moves_the_figure_and_staying_points_to_where_it_is() -> None:
    state = table("    4     5     6\n 3  .:w1  >E+W  .\n 4  .     .     .")
    play(state, "step 1 f4")
    assert chosen(state, "go g4").start == ["pirate:white-1"]
    assert chosen(state, "go g4").goal == ["tile:g4"]
    assert "W1" in [spoken(mark.sign) for mark in spots(state)["tile:f4"].marks]
    state = table("    4     5\n 3  .:w1  ai\n 4  .     .")
    play(state, "step 1 f4")
    assert chosen(state, "stay").goal == ["tile:f4"]


def test_looks_and_shots_and_turned_tiles_point_at_tiles() -> None:
    state = table("    4     5\n 3  .:w1  ?li\n 4  .     ?")
    play(state, "step 1 f4")
    assert chosen(state, "look f5").start == []
    assert chosen(state, "look f5").goal == ["tile:f5"]
    assert chosen(state, "stop").goal == []
    state = table("    4     5\n 3  .:w1  ?ho\n 4  .     ?", abilities={"white-1": "lookout"})
    assert chosen(state, "look f4").start == ["pirate:white-1"]
    state = table("    3  4     5     6\n 4  .  .:w1  ?mu   .:y1\n 5  .  .     .     .")
    play(state, "step 1 f5")
    shot = chosen(state, "shoot e")
    assert shot.start == ["pirate:white-1"]
    assert shot.goal == ["tile:g5"]
    assert shot.way == ["tile:h5", "tile:i5", "tile:j5"]  # as far as the land goes
    assert spoken(shot.label) == "shoot east"
    state = table("    4     5    6\n 4  .:w1  ?eq  >N\n 5  .     .    .", rest=".")
    play(state, "step 1 f5")
    assert chosen(state, "swap g5").goal == ["tile:g5"]
    play(state, "swap g5")
    assert chosen(state, "swap g6").start == ["tile:g5"]
    play(state, "swap g6")
    assert chosen(state, "turn 1").goal == ["tile:g6"]
    assert spoken(chosen(state, "turn 1").label) == "arrow →"


def test_whom_a_bullet_hits_is_pointed_at() -> None:
    state = table("    4     5     6\n 4  .:w1  ?mu   .:y1y2\n 5  .     .     .")
    play(state, "step 1 f5", "shoot e")
    assert chosen(state, "hit yellow-2").goal == ["pirate:yellow-2"]


def test_a_shrine_is_where_the_dead_come_back() -> None:
    state = table("    4      5\n 3  sh:w1  .\n 4  .      .", dead="white-2")
    choice = chosen(state, "resurrect 2")
    assert choice.start == ["pirate:white-2"]
    assert choice.goal == ["tile:e4"]
    assert spoken(spots(state)["pirate:white-2"].sub) == "dead"


def test_a_bottle_goes_to_whom_it_helps_and_is_what_it_costs() -> None:
    state = table("    4       5         6\n 3  pi:w1!  l3:w2/1$  .:m\n 4  .:w3    .         .", bottles={"white": 2})
    play(state, "step 3 e6")
    for text, figure in (("free 1", "white-1"), ("through 2 coin", "white-2")):
        choice = chosen(state, text)
        assert choice.start == ["bottle:white"]
        assert choice.goal == [f"pirate:{figure}"]
        assert spoken(choice.costs) == "1 bottle"
    assert chosen(state, "arm").goal == ["pirate:missionary"]
    assert chosen(state, "done").goal == []


def test_a_vote_points_to_who_votes() -> None:
    state = table(explored=True, rest=".", drawing="    4\n 4  .:$")
    assert chosen(state, "call").goal == ["seat:0"]
    play(state, "call", "yes")
    assert chosen(state, "no").goal == ["seat:1"]
    assert SHOWING.spots(seen(state), "voted-yes", {"seat": 0}) == ["seat:0"]


def test_an_ability_goes_to_a_pirate() -> None:
    options = ["campaign=skerry"]
    state = table(purse={"white": 4, "yellow": 3}, explored=True, options=options, abilities={"white-1": "diver"})
    play(state, "sail cw 1")
    take = next(text for text in offered(state) if text.endswith(" 1"))
    ability = take.split()[1]
    assert chosen(state, take).start == [f"ability:{ability}"]
    assert chosen(state, take).goal == ["pirate:white-1"]
    assert spoken(chosen(state, take).about).endswith("(instead of Diver)")


def test_in_smoke_the_crew_that_is_moved_acts_and_not_ones_own() -> None:
    state = table("    4     5\n 3  .:w1  .\n 4  .     .", smoke=2)
    assert list(state.deciders()) == [1]
    assert chosen(state, "step 1 f4").start == ["pirate:white-1"]
    assert any("moved by Ben" in spoken(fact.value) for fact in SHOWING.panels(seen(state))[0].facts)


# Events


def test_events_are_about_tiles_and_pieces_and_belong_to_the_seat_of_the_crew() -> None:
    state = table("    4     5    6\n 3  .:w1  .:&  .\n 4  .     .    .", waker="yellow", bottles={"yellow": 1})
    view = seen(state)

    def told(kind: str, **args: str | int) -> tuple[int, list[str]]:
        about = SHOWING.told(view, kind, {**args})
        return about.seat, about.spots

    assert told("moved", figure="yellow-1", cell="e5", coins=0) == (1, ["tile:e5", "pirate:yellow-1"])
    assert told("aboard", figure="white-1", boat="white") == (0, ["pirate:white-1", "boat:white"])
    assert told("placed", crew="yellow", cell="f1") == (1, ["tile:f1", "boat:yellow"])
    assert told("bottles", crew="yellow", bottles=1) == (1, ["bottle:yellow"])
    assert told("bottle-used", crew="white", bottles=0) == (0, [])  # none is left to point at
    assert told("bear-moved", cell="f4") == (-1, ["tile:f4", "bear"])
    assert told("swapped", one="e4", other="e5") == (-1, ["tile:e4", "tile:e5"])
    assert told("explored", cell="a1", tile="horse") == (-1, [])  # no cell of this island
    assert told("eaten", figure="missionary") == (-1, [])


# The table


def test_a_tile_shows_where_it_points_or_how_many_spaces_it_has() -> None:
    state = table("    4     5    6    7\n 4  .:w1  >E+W  l5   c3")
    titles = [spots(state)[f"tile:{cell}"].title for cell in ("f5", "g5", "h5", "e6")]
    assert titles == ["→←", "5", "", ""]
    about = spots(state)["tile:e5"]
    assert spoken(about.name) == "e5, empty land"
    assert spoken(about.about) == "nothing happens here. Here: White 1."


@pytest.mark.rule("JK-308")
@pytest.mark.parametrize(
    ("seats", "teams", "purse", "won", "total"),
    [
        (2, "none", {"white": 4, "yellow": 1}, "islands won W 1, Y 0", "total W 4, Y 1"),
        (4, "two_on_two", {"white": 1, "red": 1, "black": 3}, "islands won WR 0, YB 1", "total WR 2, YB 3"),
        (2, "two_crews_each", {"white": 1, "red": 1}, "islands won WR 1, YB 0", "total WR 2, YB 0"),
    ],
)
def test_how_a_campaign_stands_is_told_from_its_second_island_on(
    seats: int, teams: str, purse: dict[str, int], won: str, total: str
) -> None:
    options = ["campaign=skerry", f"teams={teams}"]
    state = table(seats=seats, purse=purse, explored=True, options=options)
    assert not any("islands won" in fact for fact in _now(state))
    play(state, "sail cw 1")
    while "decline" in offered(state):
        play(state, "decline")
    assert {won, total} <= set(_now(state))


def _now(state: JackalState) -> list[str]:
    return [spoken(fact.value) for fact in SHOWING.parts(seen(state))[0].facts]


def test_a_player_is_known_by_the_letter_of_the_crew_in_every_language() -> None:
    panels = SHOWING.panels(seen(table()))
    signs = [panel.sign.sign for panel in panels if panel.sign]
    assert [[spoken(sign, language) for sign in signs] for language in LANGUAGES] == [
        ["W", "Y"],
        ["W", "G"],
        ["B", "J"],
    ]
    both = SHOWING.panels(seen(table(options=["teams=two_crews_each"])))
    assert both[0].sign is None


# Looking things up


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_can_be_looked_up_by_their_names(language: str) -> None:
    things = SHOWING.things(seen(table("    4\n 4  .:m", bottles={"white": 1})))
    names = {spoken(each, language).lower() for thing in things for each in (thing.name, *thing.calls)}
    words = Words(language, "jackal")
    wanted = [f"abilitys-{ability}" for ability in ABILITIES]
    wanted += [
        "piece-bear",
        "piece-missionary",
        "zone-forest",
        "tiles-horse",
        "tile_kind-bear-den",
        "tile_kind-caramba",
    ]
    wanted += ["figures-white-1", "boats-white", "letter-missionary", "sign-crocodile", "tiles-labyrinth_4"]
    assert [key for key in wanted if words(key).lower() not in names] == []
    assert {"e5", "a5", "white-1"} <= names
    for thing in things:
        assert not RAW.search(spoken(thing.about, language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_that_shouts_ends_its_sentence_itself(language: str) -> None:
    state = table("    4     5\n 3  .:w1  ?cm\n 4  .     cm", looked={"f4": [0]})
    view = seen(state)
    said = list(_all_said(SHOWING.shown(view), language))
    said += [spoken(choice.about, language) for choice in SHOWING.choices(view)]
    assert sum("aramba" in each for each in said) >= 4
    assert not [each for each in said if "!." in each or "! ." in each]


# What is secret


def test_a_looked_at_tile_is_shown_to_who_has_seen_it() -> None:
    state = table("    4     5\n 3  .:w1  ?ho\n 4  .     .", looked={"f4": [0]})
    own, other = (
        {spot.id: spot for part in SHOWING.parts(seen(state, seat)) for spot in part.spots}["tile:f4"]
        for seat in (0, 1)
    )
    assert spoken(own.about) == "unexplored mountain tile; you know it: horse."
    assert spoken(other.about) == "unexplored mountain tile."
    assert own.glyph == "horse"
    assert other.glyph == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_and_islands_of_ones_own_are_called_by_their_ids(language: str) -> None:
    assert spoken(tile_called("magic_pond"), language) == "magic pond"
    assert spoken(island_name("my_atoll"), language) == "my atoll"
