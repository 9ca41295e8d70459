"""How Jackal is shown: choices have words, a piece and a target; things can be looked up; the sheet adds up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from doubloon.core.match import Match
from doubloon.core.memory import Memory
from doubloon.core.rng import rng_from
from doubloon.core.shown import Fact, Shown
from doubloon.core.view import SPECTATOR, event_view
from doubloon.games.jackal.box.box import ABILITIES
from doubloon.games.jackal.game import Jackal
from doubloon.games.jackal.seen.view import JackalView
from doubloon.games.jackal.showing.sight import island_name, tile_called
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import offered, play, table
from doubloon.words import LANGUAGES, Words
from tests.games.jackal_shown import KINDS, RAW, SHOWING, seen, spoken, spots
from tests.games.test_jackal_drafts import eager_crews

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
    heard: dict[Match, int] = {}  # events
    for match, view in walked():
        shown = SHOWING.shown(view)
        known = {spot.id for part in shown.parts for spot in part.spots}
        for choice in shown.choices:
            assert {*choice.start, *choice.goal, *choice.way} <= known
        for event in match.told()[heard.get(match, len(match.told())) :]:
            told = event_view(event)
            assert set(SHOWING.spots(view, told.kind, told.args)) <= known
        heard[match] = len(match.told())
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


def test_who_has_looked_under_a_tile_is_told_nothing_of_others_who_have() -> None:
    memory = Memory()
    for lookers in ([0], [0, 1], [1, 2], [0, 1, 2]):
        state = table("    4     5\n 3  .:w1  ?ho\n 4  .     .", seats=3, looked={"f4": lookers})
        for reader in [0, 1, 2, SPECTATOR, 1, 0]:
            view = seen(state, reader)
            shown = SHOWING.shown(view, memory)
            assert shown == SHOWING.shown(view), f"{reader} is shown what was made for somebody else"
            about = {spot.id: spot.about for part in shown.parts for spot in part.spots}["tile:f4"]
            knows = " you know it: horse." if reader in lookers else ""
            assert spoken(about, reader=reader) == f"unexplored mountain tile{';' if knows else '.'}{knows}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_and_islands_of_ones_own_are_called_by_their_ids(language: str) -> None:
    assert spoken(tile_called("magic_pond"), language) == "magic pond"
    assert spoken(island_name("my_atoll"), language) == "my atoll"


def test_recommended_cells_are_marked_while_a_boat_is_to_be_placed_and_no_longer() -> None:
    state = Jackal().new(4, "landing")
    assert isinstance(state, JackalState)
    first = SHOWING.drawn(seen(state)).recommended
    assert len(first) == 4
    play(state, f"place {first[0]}")
    assert SHOWING.drawn(seen(state)).recommended == first[1:]
    assert SHOWING.drawn(seen(state, 3)).recommended == []
    assert SHOWING.drawn(seen(table())).recommended == []
