"""Hidden information with the Fog of War modules: faces of face-down cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core.view import SPECTATOR
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import person, table
from tests.rules.maracaibo.story import act, card, changed_game, look, look_alike, space, told, worlds

FOG = ["fog_locations=yes", "fog_improvements=yes"]
TWO = [person(ship="c1r1"), person(ship="c1r2")]


@pytest.mark.rule("PM-500", "PM-504", "PM-003")
def test_faces_of_hidden_locations_are_unknown_and_their_tiles_open() -> None:
    def hidden(first: str, second: str) -> MaracaiboState:
        cards = {"c2r1": first, "c3r1": second}
        values = {"c2r1": "gold", "c3r1": "pearl"}
        return table(TWO, cards=cards, down="c2r1 c3r1", values=values, coins={"c2r1": 1}, options=FOG[:1])

    one, other = hidden("aruba", "tobago"), hidden("tobago", "aruba")
    look_alike(one, other, (SPECTATOR, 0, 1))
    cell = space(one, "c2r1")
    assert (cell.card, cell.back, cell.value, cell.doubloons, cell.rubies) == (None, "location", "gold", 1, False)


@pytest.mark.rule("PM-510", "PM-513", "PM-003")
def test_faces_of_hidden_improvements_are_unknown() -> None:
    def hidden(first: str, second: str) -> MaracaiboState:
        return table(TWO, cards={"c2r1": first, "c3r1": second}, down="c2r1 c3r1", options=FOG[1:])

    one, other = hidden("gunner", "tobacco"), hidden("tobacco", "gunner")
    look_alike(one, other, (SPECTATOR, 0, 1))
    assert space(one, "c2r1").back == "improvement"
    imagined = {world.box.cards[world.cells[4]].id for world in worlds(one, 0, 40)}
    assert len(imagined) > 5
    assert all(card(id).kind == 0 and card(id).tier == 1 for id in imagined)


@pytest.mark.rule("PM-511", "PM-510")
def test_the_top_tier_ii_card_is_known_only_when_it_lies_face_up() -> None:
    def deck(order: str, up: str) -> MaracaiboState:
        return table(TWO, tier2=order, tier2_up=up, options=FOG[1:])

    shown = deck("purser coffee indigo", "purser")
    assert (look(shown).tier2_top, look(shown).tier2_top_up) == ("purser", True)
    assert {world.tier2[-1] for world in worlds(shown, 0)} == {shown.tier2[-1]}
    assert {world.tier2_up[-1] for world in worlds(shown, 0)} == {1}
    look_alike(deck("purser coffee indigo", ""), deck("indigo purser coffee", ""), (SPECTATOR, 0, 1))
    assert look(deck("purser coffee indigo", "")).tier2_top is None
    # A face-up card further down cannot be seen
    look_alike(deck("purser coffee indigo", "coffee"), deck("purser indigo coffee", "coffee"), (SPECTATOR, 0, 1))


@pytest.mark.rule("PM-511")
def test_a_face_down_refill_may_be_any_card_of_the_deck() -> None:
    people = [person(ship="c1r1", doubloons=20), person()]
    state = table(people, cards={"c2r1": "tobacco"}, tier2="purser jamaica coffee", options=FOG[1:], listen=True)
    act(state, 0, "sail c2r1", "stop", "acquire")
    assert (space(state, "c2r1").card, space(state, "c2r1").back) == (None, "")
    assert [event.args["card"] for event in told(state, 0) if event.kind == "refilled"] == [""]
    imagined = {world.box.cards[world.cells[4]].id for world in worlds(state, 0, 40)}
    assert imagined == {"purser", "jamaica", "coffee"}


@pytest.mark.rule("PM-504")
def test_a_hidden_location_without_a_tile_is_known_by_that(tmp_path: Path) -> None:
    # Given a box in which Aruba alone shows no tile symbol
    change = ('id = "aruba", tier = 1, value_tile = true', 'id = "aruba", tier = 1, value_tile = false')
    game = changed_game(tmp_path, change, ('"emerald", "pearl", "pearl"]', '"emerald", "pearl"]'))
    cards = {"c2r1": "aruba", "c3r1": "tobago", "c3r2": "bonaire"}
    values = {"c3r1": "pearl", "c3r2": "gold"}
    state = table(TWO, cards=cards, down="c2r1 c3r1 c3r2", values=values, options=FOG[:1], game=game)
    # Then it lies in the same cell in every imagined world, and the others change places
    place = [cell.space for cell in look(state).cells].index
    imagined = {(world.cells[place("c2r1")], world.cells[place("c3r1")]) for world in worlds(state, 0)}
    assert {game.box.cards[first].id for first, _ in imagined} == {"aruba"}
    assert {game.box.cards[second].id for _, second in imagined} == {"tobago", "bonaire"}
