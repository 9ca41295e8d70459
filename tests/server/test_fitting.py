"""Which options go together: asked of the server, which asks the rules, and told in every language."""

from __future__ import annotations

import pytest

from doubloon.registry import find_game, game_ids
from doubloon.server.catalogue_api import Plan
from doubloon.server.fitting import fit
from doubloon.server.gates import Refusal
from tests.server.serving import Guests, Server, run

LANGUAGES = {"en", "nl", "fr"}


@pytest.mark.parametrize("id", game_ids())
def test_every_ready_made_table_can_be_played(id: str) -> None:
    game = find_game(id)
    assert "box" in {preset.key for preset in game.presets()}
    for preset in game.presets():
        seats = preset.seats or game.min_seats
        assert fit(id, Plan(seats, dict(one.split("=") for one in preset.options))).wrong is None
        game.new(seats, "a preset", game.options(preset.options))
    assert ("alone" in {preset.key for preset in game.presets()}) == (game.min_seats == 1)


def test_values_that_do_not_go_with_the_seats_are_told_with_the_reason() -> None:
    three = fit("jackal", Plan(3))
    assert three.wrong is None
    assert set(three.values) == {"teams"}
    assert set(three.values["teams"]) == {"two_on_two", "two_crews_each"}
    why = three.values["teams"]["two_on_two"]
    assert (why.option, why.clause) == ("teams", "JK-309")
    assert why.words == {
        "en": "Two-on-two is for exactly 4 players, not for 3. (JK-309)",
        "nl": "Twee tegen twee is voor precies 4 spelers, niet voor 3. (JK-309)",
        "fr": "Le deux contre deux se joue à 4 exactement, pas à 3. (JK-309)",
    }
    assert set(fit("jackal", Plan(4)).values["teams"]) == {"two_crews_each"}
    assert set(fit("silver_gold", Plan(2)).values["start"]) == {"3", "4"}
    assert set(fit("maracaibo", Plan(2)).values["difficulty"]) == {"1", "2", "3", "4", "5", "6"}
    assert fit("maracaibo", Plan(1)).values == {}


def test_what_is_wrong_with_a_plan_is_not_held_against_its_other_options() -> None:
    found = fit("jackal", Plan(3, {"teams": "two_on_two", "island": "skerry"}))
    assert found.wrong is not None
    assert found.wrong.option == "teams"
    assert set(found.values) == {"teams"}


def test_seats_and_values_that_the_game_does_not_know_are_told_too() -> None:
    many = fit("silver_gold", Plan(5)).wrong
    assert many is not None
    assert many.words["nl"] == "Silver & Gold is voor 1 tot 4 spelers, niet voor 5."
    far = fit("jackal", Plan(2, {"max_rounds": "999"})).wrong
    assert far is not None
    assert far.option == "max_rounds"
    assert far.words["fr"].startswith("L’option Manches au maximum ne peut pas valoir « 999 »")
    with pytest.raises(Refusal, match="there is no such game"):
        fit("chess", Plan(2))


def test_the_same_words_come_with_the_refusal_of_a_table(server: Server) -> None:
    async def story(guests: Guests) -> None:
        anne = guests.come()
        seats = [{"kind": "you"}, {"kind": "open"}, {"kind": "open"}]
        plan = {"name": "Anne", "seats": seats, "options": {"teams": "two_on_two"}}
        asked = await anne.post("/api/games/jackal/fit", seats=3, options={"teams": "two_on_two"})
        refused = await anne.post("/api/tables", game="jackal", **plan)
        assert (refused["code"], refused["clause"]) == ("bad_table", "JK-309")
        assert refused["unfit"] == asked["wrong"]
        assert set(refused["unfit"]["words"]) == LANGUAGES
        unknown = await anne.post("/api/tables", game="silver_gold", name="Anne", seats=seats, options={"wind": "yes"})
        assert unknown["unfit"]["words"]["nl"] == "Er is geen optie “wind”; dit spel heeft: start, memory_aid."

    run(server.address, story)
