"""Chapter 24, Jordan's turn: which card, which action, which stop, in which order."""

import pytest

from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, rival, table
from tests.rules.maracaibo.story import (
    heard,
    islands,
    jordan_of,
    kinds,
    look,
    no_targets,
    seen,
    space,
    told,
)
from tests.steered import steering

FULL = 12  # upgrades: nothing more comes of them


def turn(
    near: dict[str, str],
    deck: str,
    jordan: Person | None = None,
    *,
    tier2: str | None = None,
    quest_market: str = "",
    quest_deck: str | None = None,
    dice: tuple[int, ...] = (),
) -> MaracaiboState:
    """Jordan's turn from c5r3, with nothing in reach but these cards."""
    return table(
        [person()], cards=near, fills=no_targets(*near), jordan=jordan or rival(ship="c5r3", upgrades=FULL), active=1,
        solo_deck=deck, tier2=tier2, quest_market=quest_market, quest_deck=quest_deck, dice=dice, listen=True,
    )  # fmt: skip


def deed(state: MaracaiboState) -> tuple[object, str]:
    """The first thing that Jordan did, and where."""
    actions = heard(state, "jordan-action", "action")
    return (actions[0] if actions else "nothing"), jordan_of(state).ship


# Which action


@pytest.mark.rule("PM-461")
@pytest.mark.parametrize(
    ("card", "near", "done"),
    [
        ("a1", {"c6r1": "trinidad", "c7r3": "gunner", "c8r3": "bonaire"}, ("raid", "c6r1")),
        ("a1", {"c7r3": "gunner", "c8r3": "bonaire"}, ("buy", "c7r3")),
        ("a1", {"c8r3": "bonaire"}, ("explore", "c8r3")),
        ("a5", {"c6r1": "sloop", "c7r3": "trinidad", "c8r3": "bonaire"}, ("buy", "c6r1")),
        ("a5", {"c7r3": "trinidad", "c6r3": "bonaire"}, ("explore", "c6r3")),
        ("a5", {"c7r3": "trinidad"}, ("raid", "c7r3")),
    ],
)
def test_jordan_performs_the_first_action_on_the_card_that_can_be_completed(
    card: str, near: dict[str, str], done: tuple[str, str]
) -> None:
    state = turn(near, card)
    assert deed(state) == done
    assert heard(state, "jordan-action", "action") == [done[0]]
    bought = heard(state, "jordan-bought", "card")
    assert len(bought) == (1 if done[0] == "buy" else 0)
    assert all(card in look(state).cards for card in bought), "everybody may read what Jordan has"
    assert heard(state, "jordan-ignores", "card") == []


def test_a_turn_of_jordans_is_a_stage_of_its_own() -> None:
    def stage(state: MaracaiboState) -> int:
        return steering(state).stage(state)

    alone = [stage(table([person()], jordan=rival(ship=ship))) for ship in ("c5r3", "c6r3")]
    assert alone[0] != alone[1]
    together = [stage(table([person(), person()], active=seat)) for seat in (0, 1)]
    assert together[0] != together[1]


@pytest.mark.rule("PM-462", "X-35", "A-62", "PM-485")
def test_a_card_without_a_possible_action_is_ignored_together_with_its_bonus() -> None:
    state = turn({"c7r3": "bonaire"}, "b1 a2", rival(ship="c5r3"))
    assert heard(state, "jordan-ignores", "card") == ["b1"]
    assert deed(state) == ("explore", "c7r3")
    assert jordan_of(state).upgrades == 1, "that of Bonaire, none of the bonus"
    assert jordan_of(state).discard == ["b1", "a2"]


@pytest.mark.rule("PM-463", "PM-485", "PM-487")
def test_the_bonus_comes_before_movement_and_main_action() -> None:
    # The third slot is an advance: the bonus takes it, and the raid is one of level 2.
    state = turn({"c7r3": "trinidad"}, "b1", rival(ship="c5r3", upgrades=2))
    order = [kind for kind in kinds(told(state)) if kind in ("jordan-upgrade", "jordan-sails", "jordan-raids")]
    assert order == ["jordan-upgrade", "jordan-sails", "jordan-upgrade", "jordan-raids"]
    assert (jordan_of(state).level, jordan_of(state).score) == (2, 2)


@pytest.mark.rule("PM-463", "A-62", "PM-489")
def test_the_main_action_stands_even_if_the_bonus_takes_its_last_card() -> None:
    # The bonus upgrade is a quest and takes the last one; Jordan still sails for a quest, and raids nothing.
    state = turn({"c7r3": "aruba", "c6r1": "gunner"}, "b1", rival(ship="c5r3"), quest_market="q05", quest_deck="")
    assert deed(state) == ("quest", "c7r3")
    assert jordan_of(state).quests == ["q05"]
    assert (jordan_of(state).upgrades, jordan_of(state).bought) == (2, [])


@pytest.mark.rule("PM-463", "A-62", "PM-473")
def test_the_stop_is_settled_before_a_bonus_explore_takes_jordan_to_the_end() -> None:
    state = turn({"c7r3": "bonaire"}, "a1 a3", rival(ship="c5r3", explorer="e2", upgrades=FULL))
    assert (jordan_of(state).explorer, jordan_of(state).score) == ("e3", 3)
    state = turn({"c7r3": "bonaire"}, "b6", rival(ship="c5r3", explorer="e2", upgrades=FULL), tier2="coffee")
    assert (deed(state), jordan_of(state).ship) == (("explore", "c7r3"), "c7r3")
    assert jordan_of(state).score == 3, "for the bonus; the main action is lost"


@pytest.mark.rule("PM-485", "A-41", "PM-474")
@pytest.mark.parametrize(
    ("card", "score", "explorer", "gold", "upgrades"),
    [("b1", 0, "start", 0, 2), ("b3", 3, "a2", 0, 1), ("b2", 0, "start", 1, 1)],
)
def test_the_three_bonus_actions(card: str, score: int, explorer: str, gold: int, upgrades: int) -> None:
    # Quests and acquisitions score nothing, so what is scored comes from the bonus.
    jordan = rival(ship="c5r3", upgrades=8)  # the next two are quests
    state = turn({"c7r3": "curacao"}, card, jordan, dice=(1,))
    assert (jordan_of(state).score, jordan_of(state).explorer) == (score, explorer)
    assert (jordan_of(state).treasures["gold"], jordan_of(state).upgrades) == (gold, 8 + upgrades)


# Which stop


@pytest.mark.rule("PM-464")
@pytest.mark.parametrize("far", ["c9r3", "c5r2", "c4r3", "c7r1"])
def test_a_stop_that_is_too_far_or_not_ahead_is_out_of_range(far: str) -> None:
    state = turn({far: "bonaire", "c6r3": "gunner"}, "a2")
    assert deed(state) == ("buy", "c6r3")


@pytest.mark.rule("PM-464")
@pytest.mark.parametrize("near", ["c6r1", "c6r2", "c6r3", "c7r3", "c8r3"])
def test_every_legal_stop_of_three_steps_is_in_range(near: str) -> None:
    other = "c6r3" if near != "c6r3" else "c6r2"
    assert deed(turn({near: "bonaire", other: "gunner"}, "a2")) == ("explore", near)


@pytest.mark.rule("PM-465")
@pytest.mark.parametrize(
    ("places", "chosen"),
    [(("c6r1", "c7r3"), "c7r3"), (("c7r3", "c6r1"), "c7r3"), (("c6r3", "c6r1"), "c6r1"), (("c6r2", "c6r3"), "c6r2")],
)
@pytest.mark.parametrize(
    ("card", "action", "pair"), [("a2", "explore", ("bonaire", "tobago")), ("a1", "buy", ("gunner", "lookout"))]
)
def test_jordan_prefers_the_column_closest_to_maracaibo_and_then_the_top(
    places: tuple[str, str], chosen: str, card: str, action: str, pair: tuple[str, str]
) -> None:
    assert deed(turn(dict(zip(places, pair, strict=True)), card)) == (action, chosen)


def at_the_gulf(deck: str, near: dict[str, str], jordan: Person) -> MaracaiboState:
    return table([person()], cards=near, jordan=jordan, active=1, solo_deck=deck, listen=True, dice=(1,))


@pytest.mark.rule("PM-466", "PM-468", "PM-473")
@pytest.mark.parametrize("ship", ["c9r3", "c8r1", "c7r1"])
def test_the_gulf_is_always_preferred_for_raids_and_explores(ship: str) -> None:
    near = {"c9r1": "trinidad", "c9r2": "bonaire"}
    state = at_the_gulf("a1", near, rival(ship=ship, upgrades=FULL))
    assert deed(state) == ("raid", "gulf")
    state = at_the_gulf("a2", near, rival(ship=ship, upgrades=FULL))
    assert deed(state) == ("explore", "gulf")
    assert jordan_of(state).explorer == "l2", "four spaces"


@pytest.mark.rule("PM-466", "A-46")
def test_the_order_on_the_card_comes_before_the_gulf() -> None:
    state = at_the_gulf("a3", {"c9r1": "aruba"}, rival(ship="c8r1"))
    assert deed(state) == ("quest", "c9r1")


@pytest.mark.rule("PM-468", "PM-466", "PM-487")
def test_on_the_gulf_jordan_upgrades_and_then_acts() -> None:
    state = at_the_gulf("a1", {}, rival(ship="c9r1", upgrades=2))
    assert (jordan_of(state).upgrades, jordan_of(state).level) == (3, 2)
    assert jordan_of(state).score == 2, "a raid of the new level"


ICONS = {
    "trinidad": "raid raid raid -",
    "tobago": "raid explore raid -",
    "aruba": "- - quest quest",
    "bonaire": "explore explore - -",
    "curacao": "- - quest acquire",
    "margarita": "raid raid raid acquire",
    "hispaniola": "raid raid raid -",
    "tortuga": "raid raid quest quest",
    "jamaica": "explore explore - -",
    "martinique": "- - quest quest",
    "barbados": "- - - acquire",
    "grenada": "- - - -",
}


@pytest.mark.rule("PM-467", "PM-476", "PM-479")
@pytest.mark.parametrize("location", ICONS)
def test_jordan_needs_a_location_with_the_icon_on_either_side_of_a_slash(location: str) -> None:
    for card, action in zip(("a1", "a2", "a3", "a6"), ICONS[location].split(), strict=True):
        state = turn({"c7r3": location}, card)
        if action == "-":
            assert heard(state, "jordan-ignores", "card")[0] == card
        else:
            assert (heard(state, "jordan-ignores", "card"), deed(state)) == ([], (action, "c7r3"))


@pytest.mark.rule("PM-479", "PM-477", "A-61", "A-49")
@pytest.mark.parametrize(
    ("card", "location", "jordan", "tier2", "market"),
    [
        ("a2", "bonaire", rival(ship="c5r3", upgrades=FULL, explorer="e3"), None, ""),
        ("a3", "aruba", rival(ship="c5r3", upgrades=FULL), None, "-"),
        ("a6", "barbados", rival(ship="c5r3", upgrades=FULL), "", ""),
    ],
)
def test_an_action_that_cannot_be_completed_gives_way_to_a_purchase(
    card: str, location: str, jordan: Person, tier2: str | None, market: str
) -> None:
    state = turn({"c7r3": location, "c6r3": "gunner"}, card, jordan, tier2=tier2, quest_market=market)
    assert deed(state) == ("buy", "c6r3")
    assert jordan_of(state).bought == ["gunner"]
    assert space(state, "c6r3").fill == (tier2 == ""), "with Tier II used up, the cell gets a fill card"


# What a stop brings


@pytest.mark.rule("PM-468", "PM-475", "X-16", "PM-131", "A-45")
def test_on_aruba_jordan_adds_the_value_marker_upgrades_and_takes_the_right_most_quest() -> None:
    near = {"c7r3": "aruba"}
    state = table(
        [person()], cards=near, fills=no_targets(*near), values={"c7r3": "pearl"}, active=1,
        jordan=rival(ship="c5r3", upgrades=2), solo_deck="a3", quest_market="q01 q02", quest_deck="q03 q04",
        listen=True,
    )  # fmt: skip
    assert jordan_of(state).ship == "c7r3"
    order = [kind for kind in kinds(told(state)) if kind in ("marker", "jordan-upgrade", "jordan-quest")]
    assert order == ["marker", "jordan-upgrade", "jordan-quest"]
    assert islands(state) == (4, 4, 5)
    assert (jordan_of(state).level, jordan_of(state).upgrades, jordan_of(state).quests) == (2, 3, ["q02"])
    assert look(state).quest_market == ["q03", "q01"]


@pytest.mark.rule("PM-468", "PM-477", "PM-105", "PM-451")
def test_a_purchase_is_free_refills_the_cell_and_brings_no_upgrade() -> None:
    state = turn({"c7r3": "ghost_ship"}, "a5", rival(ship="c5r3"), tier2="coffee cocoa")
    assert (jordan_of(state).bought, jordan_of(state).upgrades) == (["ghost_ship"], 0)
    assert (space(state, "c7r3").card, look(state).tier2) == ("coffee", 1)
    assert seen(state, 0).doubloons == 10


@pytest.mark.rule("PM-469")
@pytest.mark.parametrize(("location", "card", "score"), [("jamaica", "a2", 3), ("hispaniola", "a1", 0)])
def test_jordan_takes_no_points_or_markets_of_a_location(location: str, card: str, score: int) -> None:
    # Jamaica: 2 points a river. The human's tile "2 points and a marker" lies there.
    human = person(markets={"bm1": "c7r3"})
    state = table(
        [human], cards={"c7r3": location}, fills=no_targets("c7r3"), active=1, solo_deck=card, backs="bm1", dice=(1,),
        jordan=rival(ship="c5r3", explorer="d1", upgrades=FULL),
    )  # fmt: skip
    assert (jordan_of(state).score, seen(state, 0).score) == (score, 0)
    assert sum(islands(state)) == 12 - (card == "a1")


@pytest.mark.rule("PM-469", "PM-451", "PM-320")
def test_jordans_improvements_bring_neither_income_nor_effects() -> None:
    state = table([person()], jordan=rival(ship="gulf", upgrades=FULL, bought="musician purser gunner"), active=1)
    assert look(state).round == 2
    assert jordan_of(state).score == 6


@pytest.mark.rule("PM-486", "PM-465", "A-42", "PM-458", "PM-489")
def test_with_all_six_cards_ignored_jordan_sails_on_and_does_nothing() -> None:
    state = table(
        [person(ship="c8r3", doubloons=4)], fills=no_targets(), jordan=rival(ship="c5r3"), active=1, listen=True,
        solo_deck="b1 b2 b3 b4 b5 b6",
    )  # fmt: skip
    assert sorted(str(card) for card in heard(state, "jordan-ignores", "card")) == ["b1", "b2", "b3", "b4", "b5", "b6"]
    assert deed(state) == ("nothing", "c8r3")
    assert (jordan_of(state).upgrades, jordan_of(state).score) == (0, 0)
    assert seen(state, 0).doubloons == 5, "the meeting still counts"


@pytest.mark.rule("A-42", "PM-486", "PM-459")
def test_a_reshuffle_in_mid_turn_does_not_reset_the_ignored_cards() -> None:
    # In the first turn one card works; in the second none does, and the deck runs out after the other five.
    lengths = set()
    for seed in ("reef", "sand", "foam", "gale", "mist", "wave"):
        state = table(
            [person(ship="c1r1")], cards={"c5r3": "trinidad", "c2r1": "hacienda"}, active=1, solo_deck="a1", seed=seed,
            fills="c5r2 c4r2 c4r3 c4r4 " + no_targets(), jordan=rival(ship="c3r4", upgrades=FULL), listen=True,
        )  # fmt: skip
        assert deed(state) == ("raid", "c5r3")
        for text in ("sail c2r1", "end turn"):
            state.play(0, state.game.moveset.parse(text))
        ignored = heard(state, "jordan-ignores", "card")
        assert (set(ignored), ignored[-1]) == ({"a1", "a2", "a3", "a4", "a5", "a6"}, "a1")
        assert jordan_of(state).ship == "c8r3"
        lengths.add(len(ignored))
    assert min(lengths) < 11, "as soon as the sixth has been seen"
