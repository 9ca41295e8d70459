"""Chapter 6: improvement cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doubloon.games.maracaibo.stories.builder import person, play, table, texts
from tests.rules.maracaibo.story import (
    PRINTED,
    act,
    changed_game,
    clause_against,
    complaint,
    inside,
    kinds,
    look,
    offers,
    opened,
    seen,
    space,
    told,
    wander,
)

HERE = person(ship="c1r1")
CREW_ICON = "curacao"  # a location with: acquire crew anywhere / quest


@pytest.mark.rule("PM-100")
def test_an_improvement_is_ignored_or_acquired_and_nothing_else() -> None:
    state = table([HERE, person()], cards={"c2r1": "tobacco"})
    act(state, 0, "sail c2r1")
    assert offers(state, 0) == ["ignore", "acquire"]
    assert clause_against(state, 0, "end turn") == "PM-071"
    act(state, 0, "acquire")
    assert offers(state, 0) == ["end turn"], "one of the two, not both"
    assert seen(state, 0).doubloons == 2


@pytest.mark.rule("PM-101")
def test_ignoring_it_gives_5_doubloons_and_leaves_it_there() -> None:
    state = table([HERE, person()], cards={"c2r1": "tobacco"})
    act(state, 0, "sail c2r1", "ignore")
    assert seen(state, 0).doubloons == 15
    assert seen(state, 0).cards == []
    assert space(state, "c2r1").card == "tobacco"


@pytest.mark.rule("X-03", "PM-102", "PM-383")
def test_black_owns_the_ghost_ship_and_pays_5_for_tobacco() -> None:
    state = table([person(ship="c1r1", doubloons=5, cards="ghost_ship"), person()], cards={"c2r1": "tobacco"})
    act(state, 0, "sail c2r1", "acquire")
    assert seen(state, 0).doubloons == 0
    assert seen(state, 0).cards == ["ghost_ship", "tobacco"]


@pytest.mark.rule("PM-102", "PM-383")
@pytest.mark.parametrize(
    ("card", "owned", "upgrades", "figurehead", "cost"),
    [
        ("tobacco", "", "", "", 8),
        ("tobacco", "pinnace", "", "", 7),
        ("tobacco", "ghost_ship pinnace", "", "", 4),  # discounts add up
        ("tobacco", "ghost_ship", "s08", "unicorn", 2),  # from upgrades and figureheads too
        ("sugar", "ghost_ship pinnace", "", "", 0),
        ("cabin_boy", "ghost_ship pinnace flagship", "", "", 0),  # and never pay back
    ],
)
def test_the_printed_cost_less_all_discounts(card: str, owned: str, upgrades: str, figurehead: str, cost: int) -> None:
    buyer = person(ship="c1r1", doubloons=9, cards=owned, upgrades=upgrades, figurehead=figurehead)
    state = table([buyer, person()], cards={"c2r1": card})
    act(state, 0, "sail c2r1", "acquire")
    assert seen(state, 0).doubloons == 9 - cost


@pytest.mark.rule("PM-103", "PM-102")
@pytest.mark.parametrize(("doubloons", "owned", "able"), [(8, "", True), (7, "", False), (5, "ghost_ship", True)])
def test_one_who_cannot_pay_in_full_can_only_ignore(doubloons: int, owned: str, able: bool) -> None:
    state = table([person(ship="c1r1", doubloons=doubloons, cards=owned), person()], cards={"c2r1": "tobacco"})
    act(state, 0, "sail c2r1")
    # Then there is nothing to choose for one who cannot: the card is ignored at once
    assert offers(state, 0) == (["ignore", "acquire"] if able else ["end turn"])
    assert seen(state, 0).doubloons == (doubloons if able else doubloons + 5)


@pytest.mark.rule("PM-104", "PM-105")
def test_the_card_goes_to_its_buyer_and_the_top_of_tier_ii_into_the_cell() -> None:
    state = table([HERE, person()], cards={"c2r1": "tobacco"}, tier2="purser coffee navigator", listen=True)
    act(state, 0, "sail c2r1", "acquire")
    for looker in (-1, 0, 1):
        assert look(state, looker).players[0].cards == ["tobacco"]
    assert space(state, "c2r1").card == "purser"
    assert not space(state, "c2r1").fill
    assert look(state).tier2 == 2
    assert "tobacco" not in [cell.card for cell in look(state).cells]
    play(state, "end turn", "sail c1r1", "ignore", "end turn", "sail c3r1")
    assert seen(state, 0).cards == ["tobacco"]


@pytest.mark.rule("PM-106")
def test_the_ships_of_the_cell_stand_on_the_new_card_and_nothing_happens() -> None:
    # Given an opponent on the card, and a location coming from the deck
    people = [person(ship="c1r1", doubloons=20), person(ship="c2r1")]
    state = table(people, cards={"c2r1": "tobacco"}, tier2="jamaica purser", listen=True)
    act(state, 0, "sail c2r1", "acquire")
    assert space(state, "c2r1").ships == [0, 1]
    assert offers(state, 0) == ["end turn"], "no upgrade, no exploring"
    assert kinds(told(state)) == ["turn", "sailed", "paid-opponent", "acquired", "refilled"]


@pytest.mark.rule("PM-107", "PM-236")
def test_lightning_is_used_in_any_order_each_effect_once() -> None:
    # The smuggler: bury a treasure, a marker.
    buyer = person(ship="c1r1", stored={"gold": "plain"})
    for order in (["entry 1", "entry 2"], ["entry 2", "entry 1"]):
        state = table([buyer, person()], cards={"c2r1": "smuggler"})
        act(state, 0, "sail c2r1", "acquire")
        assert offers(state, 0) == ["entry 1", "entry 2", "done"]
        act(state, 0, order[0])
        act(state, 0, "bury gold plain 5" if order[0] == "entry 1" else "island pearl")
        assert order[0] not in offers(state, 0)
        act(state, 0, "bury gold plain 5" if order[0] == "entry 2" else "island pearl")
        assert offers(state, 0) == ["end turn"]
        assert (seen(state, 0).buried, look(state).islands["pearl"]) == (1, 5)


@pytest.mark.rule("PM-107", "PM-236")
@pytest.mark.parametrize("used", [[], ["entry 2", "island gold"], ["entry 1", "bury gold plain 5"]])
def test_lightning_may_be_skipped_effect_by_effect(used: list[str]) -> None:
    buyer = person(ship="c1r1", stored={"gold": "plain"})
    state = table([buyer, person()], cards={"c2r1": "smuggler"})
    act(state, 0, "sail c2r1", "acquire", *used, "skip" if used else "done")
    assert offers(state, 0) == ["end turn"]
    assert seen(state, 0).buried == ("entry 1" in used)
    assert look(state).islands["gold"] == 4 + ("entry 2" in used)


@pytest.mark.rule("A-04", "PM-107", "PM-105")
def test_the_cell_is_refilled_before_the_lightning() -> None:
    # The fluyt lets its buyer acquire any ship: the galleon that took its place is one of them.
    state = table([person(ship="c1r1", doubloons=30), person()], cards={"c2r1": "fluyt"}, tier2="galleon purser")
    act(state, 0, "sail c2r1", "acquire")
    assert space(state, "c2r1").card == "galleon"
    assert "buy c2r1" in offers(state, 0)
    act(state, 0, "buy c2r1")
    assert seen(state, 0).cards == ["fluyt", "galleon"]
    assert space(state, "c2r1").card == "purser"


@pytest.mark.rule("PM-108", "PM-102")
def test_a_discount_does_not_lower_its_own_price_but_the_next_one() -> None:
    cards = {"c2r1": "ghost_ship", "c3r1": "tobacco"}
    poor = table([person(ship="c1r1", doubloons=9), person()], cards=cards)
    act(poor, 0, "sail c2r1")
    assert seen(poor, 0).doubloons == 9 + 5, "ignored"
    state = table([person(ship="c1r1", doubloons=15), person()], cards=cards)
    act(state, 0, "sail c2r1", "acquire")
    assert seen(state, 0).doubloons == 5
    assert seen(state, 0).discount == 3
    play(state, "end turn", "sail c1r1", "ignore", "end turn", "sail c3r1", "acquire")
    assert seen(state, 0).doubloons == 0


@pytest.mark.rule("PM-108")
def test_a_discount_works_for_the_lightning_of_the_same_card() -> None:
    # The flagship: construct a residence; all costs 2 less. Nine doubloons for it, 14 for Hacienda (16).
    state = table([person(ship="c1r1", doubloons=23), person()], cards={"c2r1": "flagship", "c5r2": "hacienda"})
    act(state, 0, "sail c2r1", "acquire", "build c5r2")
    assert seen(state, 0).doubloons == 0


@pytest.mark.rule("PM-108")
@pytest.mark.parametrize(("card", "seen_as"), [("gunner", "power"), ("lookout", "explore_plus")])
def test_ongoing_effects_work_at_once(card: str, seen_as: str) -> None:
    state = table([HERE, person()], cards={"c2r1": card})
    act(state, 0, "sail c2r1", "acquire")
    assert getattr(seen(state, 0), seen_as) == 1
    assert getattr(seen(state, 1), seen_as) == 0


@pytest.mark.rule("PM-109")
def test_there_is_no_limit_on_improvements() -> None:
    ids = [card.id for card in inside(opened(2, "all")).box.cards if card.tier == 2 and card.cost]
    state = table([person(ship="c1r1", cards=" ".join(ids)), person()], cards={"c2r1": "tobacco"})
    act(state, 0, "sail c2r1", "acquire", "end turn")
    assert seen(state, 0).cards == [*ids, "tobacco"]


@pytest.mark.rule("PM-104", "PM-109", "PM-125", "PM-138", "PM-030", "PM-278")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_owned_or_built_stays_to_the_end(seats: int) -> None:
    state = opened(seats, "stays")
    before = look(state)
    for _ in wander(state, f"stays {seats}"):
        after = look(state)
        for old, new in zip(before.players, after.players, strict=True):
            assert new.cards[: len(old.cards)] == old.cards
            assert new.residences[: len(old.residences)] == old.residences
        for was, now in zip(before.cells, after.cells, strict=True):
            assert now.tokens[: len(was.tokens)] == was.tokens
            if was.card and before.cards[was.card].kind != "improvement":
                assert (now.card, now.value) == (was.card, was.value)
        assert after.market_backs == before.market_backs
        before = after
    if seats > 1:
        assert any(player.cards for player in before.players)


@pytest.mark.rule("PM-110", "PM-133", "PM-139")
def test_a_tier_ii_location_is_a_location_without_a_value_tile() -> None:
    state = table([HERE, person(ship="c1r2", explorer="b1")], cards={"c2r1": "tobacco"}, tier2="jamaica")
    act(state, 0, "sail c2r1", "acquire", "end turn")
    assert (space(state, "c2r1").card, space(state, "c2r1").value) == ("jamaica", None)
    # When the next player stops there: no marker, then an upgrade, then the actions
    act(state, 1, "sail c2r1")
    assert look(state).islands == {"gold": 4, "emerald": 4, "pearl": 4}
    assert {"slot s01", "skip"} < set(offers(state, 1))
    act(state, 1, "skip")
    assert offers(state, 1) == ["entry 1", "entry 2"], "explore 4, and 2 points per river"


@pytest.mark.rule("PM-110", "PM-275")
def test_a_black_market_tile_may_lie_on_a_tier_ii_location() -> None:
    state = table([person(), person()], cards={"c2r1": "jamaica"}, doing="s17")
    assert "place bm1 c2r1" in texts(state)


@pytest.mark.rule("PM-110")
def test_no_tier_ii_location_carries_a_value_tile(tmp_path: Path) -> None:
    change = ('id = "jamaica", tier = 2, value_tile = false', 'id = "jamaica", tier = 2, value_tile = true')
    assert complaint(tmp_path, change).endswith(
        "must have value_tile = false: tier II locations carry no tile (PM-110)"
    )


@pytest.mark.rule("PM-112")
def test_a_tier_ii_improvement_is_bought_like_any_other() -> None:
    for stop, left in (("ignore", 15), ("acquire", 3)):
        state = table([HERE, person()], cards={"c2r1": "purser"}, tier2="coffee")
        act(state, 0, "sail c2r1")
        assert offers(state, 0) == ["ignore", "acquire"]
        act(state, 0, stop)
        assert seen(state, 0).doubloons == left
        assert space(state, "c2r1").card == ("coffee" if stop == "acquire" else "purser")
    assert seen(state, 0).doubloon_income == 4


@pytest.mark.rule("PM-113", "PM-022")
def test_without_tier_ii_a_set_aside_card_fills_the_cell_face_down() -> None:
    state = table([HERE, person()], cards={"c2r1": "tobacco"}, tier2="", listen=True)
    assert look(state).reserve == 15
    act(state, 0, "sail c2r1", "acquire")
    cell = space(state, "c2r1")
    assert (cell.card, cell.fill, cell.ships) == (None, True, [0])
    assert look(state).reserve == 14
    assert told(state)[-1].args["card"] == ""


@pytest.mark.rule("PM-114", "A-05")
@pytest.mark.parametrize("options", [[], ["fog_improvements=yes"], ["fog_locations=yes"]])
def test_a_face_down_card_gives_5_doubloons_and_never_turns_up(options: list[str]) -> None:
    state = table([HERE, person(ship="c1r1")], cards={"c2r1": "tobacco"}, fills="c2r1", options=options, listen=True)
    for seat in (0, 1):
        act(state, seat, "sail c2r1", *["stop"] if "fog_improvements=yes" in options else [])
        assert offers(state, seat) == ["end turn"]
        act(state, seat, "end turn")
        assert (space(state, "c2r1").card, space(state, "c2r1").fill) == (None, True)
    assert [seen(state, seat).doubloons for seat in (0, 1)] == [15 + 1, 15 - 1]
    assert "flipped" not in kinds(told(state))


@pytest.mark.rule("PM-114", "A-05", "PM-229")
def test_a_face_down_card_has_no_type_and_is_no_target() -> None:
    # Given Curaçao's crew icon, with one of two crew cards face down
    cards = {"c2r1": "gunner", "c3r1": "lookout"}
    state = table([person(doubloons=30), person()], cards=cards, fills="c2r1", doing=CREW_ICON)
    act(state, 0, "side 1")
    assert "buy c3r1" in offers(state, 0)
    assert clause_against(state, 0, "buy c2r1") == "PM-114"


@pytest.mark.rule("A-05", "PM-113")
def test_with_nothing_set_aside_an_empty_cell_acts_the_same(tmp_path: Path) -> None:
    # Given a box with no more Tier I cards than are dealt
    spare = [
        f"{id}" for id in ("schooner", "pinnace", "merchantman", "brigantine", "sloop", "green_lantern", "shovels")
    ]
    spare += ["tavern", "hidden_vault", "guild_hall", "emerald_villa", "golden_manor", "pearl_palace", "treasury"]
    spare += ["explorers_lodge"]
    printed = PRINTED.read_text(encoding="utf-8")
    lines = [re.search(rf'  {{id = "{id}", .*\n', printed) for id in spare]
    game = changed_game(tmp_path, *[(line.group(), "") for line in lines if line])
    people = [HERE, person(ship="c1r1")]
    state = table(people, cards={"c2r1": "tobacco"}, tier2="", game=game)
    assert look(state).reserve == 0
    # When a card is bought, then the cell stays empty and gives 5 doubloons
    act(state, 0, "sail c2r1", "acquire", "end turn")
    assert (space(state, "c2r1").card, space(state, "c2r1").fill) == (None, True)
    act(state, 1, "sail c2r1")
    assert seen(state, 1).doubloons == 10 - 1 + 5
    assert offers(state, 1) == ["end turn"]
    assert state.imagine(0, state.rng.clone()).view(0) == state.view(0)
