"""Chapter 14: acquiring and constructing through effects."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, table
from tests.rules.maracaibo.story import asked, card, changed_game, clause_against, look, offered, seen, space

RIVAL = person()
CREW = {"c1r1": "cabin_boy", "c1r2": "lookout", "c5r2": "shipwright"}  # costs 3, 5 and 5
PLAIN = {"c1r3": "tobacco", "c1r4": "sugar", "c2r1": "ghost_ship", "c2r2": "sloop"}


def acquiring(one: Person, icon: str, *others: Person, tier2: str = "navigator purser") -> MaracaiboState:
    """An acquire icon; three cheap crew cards, two of equipment and two ships lie in the Caribbean."""
    source = {"crew": "curacao", "equipment": "margarita", "ship": "fluyt"}[icon]
    dear = ["coffee", "indigo", "gilded_idol", "jade_mask", "pearl_necklace", "galleon", "frigate", "prospector"]
    spaces = ["c2r4", "c3r1", "c3r2", "c3r4", "c4r2", "c4r3", "c4r4", "c5r3"]
    cards = {**CREW, **PLAIN, **dict(zip(spaces, dear, strict=True))}
    state = table([one, *(others or (RIVAL,))], doing=source, cards=cards, tier2=tier2)
    if icon != "ship" and asked(state) == "choose":
        play(state, "side 1")
    return state


@pytest.mark.rule("PM-240", "PM-391")
@pytest.mark.parametrize(
    ("doubloons", "crew"),
    [
        (8, ["c1r1", "c1r2", "c5r2"]),
        (16, ["c1r1", "c1r2", "c5r2"]),
        (17, ["c1r1", "c1r2", "c5r2", "c5r3"]),
    ],
)
def test_any_crew_card_anywhere_for_three_more(doubloons: int, crew: list[str]) -> None:
    state = acquiring(person(doubloons=doubloons), "crew")
    assert sorted(offered(state, "buy")) == [f"buy {where}" for where in crew]


@pytest.mark.rule("PM-240", "PM-391")
@pytest.mark.parametrize("doubloons", [6, 7])
def test_the_only_card_that_can_be_paid_for_is_bought_unasked(doubloons: int) -> None:
    state = acquiring(person(doubloons=doubloons), "crew")
    assert (seen(state, 0).doubloons, seen(state, 0).cards) == (doubloons - 6, ["cabin_boy"])


@pytest.mark.rule("PM-240")
@pytest.mark.parametrize(("icon", "bought", "price"), [("crew", "c1r2", 5 + 3), ("equipment", "c1r3", 8 + 3)])
def test_the_extra_three_are_paid(icon: str, bought: str, price: int) -> None:
    purse = 18 if icon == "equipment" else 20  # Margarita gives 2 db
    state = acquiring(person(doubloons=purse), icon)
    play(state, f"buy {bought}")
    assert seen(state, 0).doubloons == 20 - price
    assert seen(state, 0).cards == [{"c1r2": "lookout", "c1r3": "tobacco"}[bought]]


@pytest.mark.rule("PM-240", "PM-241")
@pytest.mark.parametrize(("icon", "type"), [("crew", 0), ("equipment", 1), ("ship", 2)])
def test_an_icon_takes_its_own_type_only(icon: str, type: int) -> None:
    state = acquiring(person(doubloons=50), icon)
    shown = {cell.space: cell.card for cell in look(state).cells if cell.card}
    fitting = {where for where, id in shown.items() if card(id).cost and card(id).type == type}
    assert {text.removeprefix("buy ") for text in offered(state, "buy")} == fitting
    wrong = next(where for where in shown if where not in fitting)
    assert clause_against(state, 0, f"buy {wrong}") == ("PM-241" if icon == "ship" else "PM-240")


@pytest.mark.rule("PM-240", "PM-249")
def test_what_is_too_dear_is_refused() -> None:
    state = acquiring(person(doubloons=8), "crew")
    assert clause_against(state, 0, "buy c5r3") == "PM-249"


@pytest.mark.rule("PM-240", "PM-513")
def test_a_face_down_card_cannot_be_acquired_from_afar() -> None:
    state = table(
        [person(doubloons=50), RIVAL], doing="curacao", cards=CREW, down="c1r1", options=["fog_improvements=yes"]
    )
    play(state, "side 1")
    assert "buy c1r2" in offered(state)
    assert clause_against(state, 0, "buy c1r1") == "PM-513"


@pytest.mark.rule("PM-241", "PM-391")
def test_a_ship_costs_what_it_says() -> None:
    state = acquiring(person(doubloons=7), "ship")
    assert offered(state) == ["buy c2r2", "skip"]
    play(state, "buy c2r2")
    assert (seen(state, 0).doubloons, seen(state, 0).cards) == (0, ["sloop"])


@pytest.mark.rule("PM-242", "A-18")
def test_discounts_apply_to_the_total() -> None:
    # Given discounts of 1, 2 and 1, and a crew card of 3
    discounts = person(cards="pinnace", figurehead="unicorn", upgrades="s08", doubloons=2)
    state = acquiring(discounts, "crew")
    # Then it is the only one to be had
    assert seen(state, 0).doubloons == 2 - (3 + 3 - 4)
    assert "cabin_boy" in seen(state, 0).cards


@pytest.mark.rule("PM-242", "A-18", "X-20")
def test_the_total_is_never_below_nothing(tmp_path: Path) -> None:
    # Given a crew card of cost 1, a discount of 5 and an empty purse
    cheap = (
        'id = "cabin_boy", tier = 1, type = "crew", cost = 3',
        'id = "cabin_boy", tier = 1, type = "crew", cost = 1',
    )
    owner = person(doubloons=0, cards="ghost_ship", figurehead="unicorn")
    state = table([owner, RIVAL], doing="curacao", cards=CREW, game=changed_game(tmp_path, cheap))
    play(state, "side 1")
    assert (seen(state, 0).doubloons, seen(state, 0).cards) == (0, ["ghost_ship", "cabin_boy"])


@pytest.mark.rule("PM-243", "PM-244")
def test_the_cell_is_refilled_and_ships_stay_unpaid() -> None:
    # Given an opponent's ship on the card, and the own ship far away
    state = acquiring(person(ship="c9r2", doubloons=9), "crew", person(ship="c1r2", doubloons=1), RIVAL)
    play(state, "buy c1r2")
    # Then the top Tier II card lies there, under the ship, and nobody was paid
    assert (space(state, "c1r2").card, space(state, "c1r2").ships) == ("navigator", [1])
    assert look(state).tier2 == 1
    assert [seen(state, seat).doubloons for seat in range(3)] == [1, 1, 10]
    assert seen(state, 0).ship == "c9r2"
    assert offered(state) == ["end turn"]


@pytest.mark.rule("PM-243", "PM-113")
def test_without_tier_two_cards_the_cell_is_filled_face_down() -> None:
    state = acquiring(person(doubloons=9), "crew", tier2="")
    play(state, "buy c1r2")
    assert (space(state, "c1r2").card, space(state, "c1r2").fill) == (None, True)


@pytest.mark.rule("PM-243", "PM-247")
def test_the_lightning_of_the_new_card_follows() -> None:
    state = acquiring(person(doubloons=9), "crew")
    play(state, "buy c5r2")
    assert (asked(state), "skip" in offered(state)) == ("upgrade", True)
    play(state, "slot s03")
    assert seen(state, 0).upgrades == ["s03"]


@pytest.mark.rule("PM-243", "A-04")
def test_a_chain_may_take_the_card_that_was_just_laid() -> None:
    # Given a Fluyt that brings the next ship, on a table where the refill is one
    state = table([person(doubloons=20), RIVAL], cards={"c1r1": "fluyt"}, tier2="royal_yacht")
    play(state, "sail c1r1", "acquire")
    assert "buy c1r1" in offered(state)
    play(state, "buy c1r1")
    assert (seen(state, 0).cards, seen(state, 0).doubloons) == (["fluyt", "royal_yacht"], 20 - 8 - 8)


@pytest.mark.rule("PM-245")
@pytest.mark.parametrize("source", ["fluyt", "flagship", "c3"])
def test_declining_gives_nothing(source: str) -> None:
    state = table([person(doubloons=40), RIVAL], doing=source, cards={"c1r1": "sloop"})
    assert "skip" in offered(state)
    play(state, "skip")
    assert (seen(state, 0).doubloons, offered(state)) == (40, ["end turn"])


@pytest.mark.rule("PM-246", "PM-391")
def test_any_residence_without_an_own_token_can_be_constructed() -> None:
    # Given a token on the Hacienda (16); the Governor's Mansion costs 12, Shipyard and Armoury 13
    state = table([person(doubloons=12, residences="c6r1", ship="c1r1"), RIVAL], doing="flagship")
    assert offered(state) == ["build c6r2", "skip"]
    assert clause_against(state, 0, "build c6r1") == "PM-246"
    assert clause_against(state, 0, "build c6r3") == "PM-249"
    assert clause_against(state, 0, "build c1r1") == "PM-246"
    play(state, "build c6r2")
    # Then it is paid, has the token and pays the 2 VP of the first one
    assert (seen(state, 0).doubloons, seen(state, 0).score) == (0, 2)
    assert (space(state, "c6r2").tokens, seen(state, 0).residences) == ([0], ["c6r1", "c6r2"])


@pytest.mark.rule("PM-246")
def test_a_later_token_goes_to_the_right_and_pays_no_points() -> None:
    state = table([person(doubloons=20), person(residences="c6r3")], doing="d3")
    play(state, "build c6r3")
    assert (space(state, "c6r3").tokens, seen(state, 0).score) == ([1, 0], 0)


@pytest.mark.rule("PM-246", "PM-242")
def test_discounts_lower_the_price_of_a_residence() -> None:
    state = table([person(doubloons=13, cards="ghost_ship"), RIVAL], doing="d3")
    play(state, "build c6r1")
    assert seen(state, 0).doubloons == 0


@pytest.mark.rule("PM-243", "PM-236")
def test_the_lightning_of_a_card_from_afar_may_be_refused() -> None:
    state = table([person(doubloons=20), RIVAL], doing="margarita", cards={"c1r1": "treasure_map"})
    play(state, "side 1", "buy c1r1")
    assert offered(state) == ["type gold", "type emerald", "type pearl", "skip"]
