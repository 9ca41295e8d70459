"""The presentation of Pirates of Maracaibo: every choice lights something, costs what the rules take and says so."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.core.shown import Said, Text
from doubloon.core.view import event_view
from doubloon.games.maracaibo.box.box import MODULES
from doubloon.games.maracaibo.box.effects import COUNTERS
from doubloon.games.maracaibo.game import maracaibo
from doubloon.games.maracaibo.rules.counting import count, points_per
from doubloon.games.maracaibo.seen.faces import faces_of
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing.finding import holding, points_now
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, rival, table
from doubloon.registry import find_game
from doubloon.words import LANGUAGES
from doubloon.words.telling import say
from tests.games.maracaibo_shown import HOME, ID, SHOWING, UNPOINTED, WORDS, meeting, seen, signs, spoken, spots

# Whole games


class Played:
    """What was shown in some games played by chance, over all seat counts and modules."""

    def __init__(self) -> None:
        self.kinds: set[str] = set()
        self.said: set[str] = set()  # as it travels
        self.unknown: set[tuple[str, str]] = set()
        self.unpointed: set[str] = set()
        self.twice: set[str] = set()

    def look(self, match: Match, seat: int, since: int) -> None:
        view = match.state.view(seat)
        assert isinstance(view, MaracaiboView)
        shown = SHOWING.shown(view)
        found = [spot.id for part in shown.parts for spot in part.spots]
        known = set(found)
        self.twice |= {id for id in known if len(known) < len(found) and found.count(id) > 1}
        for choice, move in zip(shown.choices, view.prompt.moves if view.prompt else [], strict=True):
            self.kinds.add(move.kind)
            touched = [*choice.start, *choice.goal, *choice.way]
            self.unknown |= {(move.kind, id) for id in touched if id not in known}
            if not touched:
                self.unpointed.add(move.kind)
        for event in match.events[since:]:
            told = event_view(event)
            about = SHOWING.told(view, told.kind, told.args)
            self.unknown |= {(told.kind, id) for id in about.spots if id not in known}
        if match.state.plies % 40 == 0:
            self.said |= {msgspec.json.encode(text).decode() for text in _texts(shown)}


def _texts(part: object) -> list[Text]:
    """Everything that is to be read of what is shown."""
    if isinstance(part, Said):
        return [part]
    if isinstance(part, msgspec.Struct):
        return [text for name in part.__struct_fields__ for text in _texts(getattr(part, name))]
    return [text for each in part for text in _texts(each)] if isinstance(part, list) else []


@cache
def played() -> Played:
    found = Played()
    game = find_game("maracaibo")
    for number in range(8):
        options = [f"{module}={'yes' if (number * 11) >> bit & 1 else 'no'}" for bit, module in enumerate(MODULES)]
        match = Match(game, 1 + number % 4, f"shown {number}", game.options(options))
        rng = rng_from(f"shown {number}")
        since = 0
        while match.state.deciders():
            seat = match.state.deciders()[0]
            found.look(match, seat, since)
            since = len(match.events)
            moves = match.state.moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
        for seat in range(-1, match.state.seats):
            found.look(match, seat, since)
    return found


def test_every_spot_that_a_choice_or_an_event_names_lies_on_the_table_once() -> None:
    assert played().unknown == set()
    assert played().twice == set()


def test_only_what_is_about_nothing_points_at_nothing() -> None:
    assert played().unpointed <= UNPOINTED
    assert {move.kind for move in find_game("maracaibo").moveset} - played().kinds <= {"pay-seat", "use", "return"}


def test_what_quests_are_measured_by_is_what_the_rules_count() -> None:
    game = find_game("maracaibo")
    match = Match(game, 3, "measured")
    state = match.state
    assert isinstance(state, MaracaiboState)
    rng = rng_from("measured")
    while state.deciders():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        if state.plies % 20 == 0:
            view = seen(state, seat)
            for number, counter in enumerate(COUNTERS):
                if counter != "quests_scored":  # known when the end is scored
                    assert holding(view, seat, counter) == count(state, state.players[seat], number), counter


def test_own_quests_and_those_on_offer_tell_how_far_one_is() -> None:
    state = table([person(quests="q01", buried={"gold": "1 2"}), person(quests="q02")], doing="aruba")
    view = seen(state)
    need = {id: [*face.top.items(), *face.bottom.items()] for id, face in view.quests.items()}
    known = spots(SHOWING.shown(view))
    for id in ["q01", *view.quest_market]:
        signs = [mark.sign for mark in known[f"quest:{id}"].marks]
        assert signs == [f"{holding(view, 0, what)}/{count}" for what, count in need[id]]


def test_a_card_tells_what_it_costs_the_reader_where_that_is_not_what_is_printed() -> None:
    view = seen(table([person(cards="pinnace"), person()]))
    known = spots(SHOWING.shown(view))
    for cell in view.cells:
        face = view.cards[cell.card or ""]
        told = [mark.sign for mark in known[f"space:{cell.space}"].marks if "●" in str(mark.sign)]
        assert told == ([f"{face.cost - 1} ●"] if face.cost else [])
    poor = spots(SHOWING.shown(seen(table([person(doubloons=5), person()]))))
    dear = {cell.space for cell in view.cells if view.cards[cell.card or ""].cost > 5}
    assert {cell.space for cell in view.cells if signs(poor[f"space:{cell.space}"], "dear")} == dear
    dealt = spots(SHOWING.shown(seen(table([person(doubloons=0), person()], round=0))))
    assert not [spot for spot in dealt.values() if signs(spot, "dear")], "doubloons are dealt after the quests"
    full = spots(SHOWING.shown(seen(table([person(), person()]))))
    assert not [mark for spot in full.values() for mark in spot.marks if "●" in str(mark.sign)]


# What is printed and in no view


def test_a_residence_tells_what_it_would_score_now_and_what_its_first_token_brings() -> None:
    cards = {"c2r4": "tavern", "c3r1": "golden_manor"}
    state = table([person(cards="cabin_boy gunner", stored={"gold": "plain"}), person()], cards=cards)
    known = spots(SHOWING.shown(seen(state)))
    assert signs(known["space:c2r4"], "worth") == ["8 ✦"]
    assert signs(known["space:c3r1"], "worth") == ["4 ✦"]
    assert signs(known["space:c2r4"], "first") == ["2"]
    built = table([person(residences="c2r4"), person()], cards=cards)
    assert signs(spots(SHOWING.shown(seen(built)))["space:c2r4"], "first") == []


def test_what_a_residence_would_score_is_what_the_rules_count() -> None:
    match = Match(find_game("maracaibo"), 2, "residences")
    state = match.state
    assert isinstance(state, MaracaiboState)
    rng = rng_from("residences")
    scores = [(card.id, card.score) for card in state.box.cards if card.score is not None]
    faces = {card.id: card for card in faces_of(state.box).cards}
    while state.deciders():
        seat = state.deciders()[0]
        moves = state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
        if state.plies % 30 == 0:
            for id, score in scores:
                points = points_now(seen(state, seat), seat, faces[id].endgame[0])
                assert points in (None, points_per(state, state.players[seat], score)), id


def test_rivers_and_what_jordan_has_tell_what_they_are_worth() -> None:
    state = table([person()], jordan=rival(), options=["rubies=yes"])
    known = spots(SHOWING.shown(seen(state)))
    assert [known[f"river:{river}"].marks[0].sign for river in (1, 2, 3, 4)] == ["4"] * 4
    worth = {mark.tone: mark.sign for mark in known["jordan"].marks}
    assert worth == {"improvements": "6", "quests": "5", "residences": "15", "rivers": "4", "rubies": "2"}


def test_what_a_question_is_about_is_marked_and_its_effects_are_found_in_the_view() -> None:
    state = table([person(stored={"gold": "plain"}), person()], doing="trinidad")
    view = seen(state)
    known = spots(SHOWING.shown(view))
    assert [id for id, spot in known.items() if signs(spot, "asked")] == ["space:" + cell_of_card(view, "trinidad")]
    assert found_at(view, known["effect:2"].glyph) == {"e": "bury", "params": {}, "lists": []}


def cell_of_card(view: MaracaiboView, card: str) -> str:
    return next(cell.space for cell in view.cells if cell.card == card)


def found_at(view: MaracaiboView, way: str) -> object:
    """What lies at the end of a way through the view as it travels."""
    at = msgspec.to_builtins(view)
    for step in way.split("/"):
        at = at[int(step)] if isinstance(at, list) else at[step]
    return at


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_that_is_shown_is_called_by_its_id(language: str) -> None:
    assert len(played().said) > 500
    for text in played().said:
        read = spoken(msgspec.json.decode(text, type=Said), language)
        assert read
        assert not ID.search(read), read


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_sheet_adds_up_to_the_scores(seats: int) -> None:
    match = Match(find_game("maracaibo"), seats, f"sheet {seats}")
    rng = rng_from("sheet")
    assert SHOWING.sheet(match.state.view(0)) is None  # type: ignore[arg-type]
    while match.state.deciders():
        seat = match.state.deciders()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    view = match.state.view(-1)
    assert isinstance(view, MaracaiboView)
    sheet = SHOWING.sheet(view)
    assert sheet is not None
    scores = [player.score for player in view.players] + ([view.jordan.score] if view.jordan else [])
    for column, score in enumerate(scores):
        points = [row.values[column] for row in sheet.rows]
        assert sum(value for value in points if isinstance(value, int)) == score
        assert sheet.totals[0].values[column] == score
    assert len(sheet.heads) == len(scores)


# Looking up


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_can_be_looked_up_by_its_name(language: str) -> None:
    state = table([person(cards="gunner", quests="q05"), person()], quest_market="q11")
    view = seen(state)
    things = SHOWING.things(view)
    assert len(things) > 100
    known = set(spots(SHOWING.shown(view)))
    named = {spoken(thing.name, language): spoken(thing.about, language) for thing in things}
    assert all(named.values())
    for thing in things:
        assert thing.id in known or thing.id.startswith("figurehead:")  # some stay in the box
    assert spoken(Said("cards-gunner"), language) in named


def test_a_hidden_quest_cannot_be_looked_up() -> None:
    state = table([person(quests="q05"), person(quests="q01 q02", seen="q02")])
    calls = {call for thing in SHOWING.things(seen(state)) for call in thing.calls}
    assert {"q05", "q02"} <= calls
    assert "q01" not in calls
    assert "quest:q02" in spots(SHOWING.shown(seen(state)))
    assert "quest:q01" not in spots(SHOWING.shown(seen(state)))


def test_cards_of_ones_own_read_sensibly(tmp_path: Path) -> None:
    """Given a file in which a card, a quest and a slot have ids that nobody has put into words."""
    text = (HOME / "box/components.toml").read_text(encoding="utf-8")
    for id, own in (("cabin_boy", "golden_parrot"), ("q11", "q91"), ("s07", "secret_door")):
        assert f'"{id}"' in text
        text = text.replace(f'"{id}"', f'"{own}"')
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    game = maracaibo(path)
    state = table([person(ship="c1r1"), person()], cards={"c2r1": "golden_parrot"}, quest_market="q91", game=game)
    shown = SHOWING.shown(seen(state))
    said = {id: spoken(spot.name, "nl") for id, spot in spots(shown).items()}
    assert said["space:c2r1"] == "Golden parrot"
    assert said["quest:q91"] == "queeste ‘10 dubloenen inkomen’"
    assert said["slot:0/secret_door"] == "scheepsvak"
    state = table([person(), person()], doing="secret_door", game=game)
    assert spoken(SHOWING.question(seen(state)), "en") == "ship slot: pay 3 for it?"


# Jordan


def test_jordan_has_a_panel_pieces_and_events_in_the_seat_after_the_last() -> None:
    jordan = rival(ship="c3r1", score=29, level=3, treasures=(2, 1, 4), bought="sugar")
    view = seen(table([person(ship="c2r1")], cards={"c3r1": "smuggler"}, jordan=jordan, round=2))
    shown = SHOWING.shown(view)
    panel = shown.panels[-1]
    assert (panel.seat, spoken(panel.name)) == (-1, "Jordan")
    assert "strength level 3" in [spoken(fact.value) for fact in panel.facts]
    known = spots(shown)
    assert say(WORDS["en"], known["ship:1"].name, ["Anne"], 0) == "ship of Jordan"
    assert spoken(known["ship:1"].about) == "Smuggler"
    assert "jordan" in known
    told = SHOWING.told(view, "jordan-sails", {"space": "c3r1"})
    assert (told.seat, told.spots) == (1, ["ship:1", "space:c3r1"])


def test_a_spectator_sees_everybodys_boards() -> None:
    known = spots(SHOWING.shown(seen(meeting(), -1)))
    for seat in range(3):
        assert {f"ship:{seat}", f"explorer:{seat}", f"slot:{seat}/s07", f"storage:{seat}/pearl/plain"} <= set(known)
