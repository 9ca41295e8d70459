"""Chapter 9: effects of map cards."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import column, hand, person, play, table
from tests.rules.loot_island.story import asked, clause_against, cubes, heard, look, offers, people, seen

DRAW = ["draw", "decline"]
CUBE = ["drop 0", "drop 1"]


def round_of_offers(state: LootState, until: int) -> list[tuple[int, list[str]]]:
    """Who is offered what, until it is somebody's turn; everybody takes the last of what is offered."""
    found: list[tuple[int, list[str]]] = []
    while asked(state) != "turn":
        found.append((state.deciders()[0], offers(state)))
        play(state, offers(state)[-1])
    assert state.deciders() == (until,)
    return found


@pytest.mark.rule("LI-140")
@pytest.mark.parametrize("paid", ["r05a r07a", "r01a r01b", "r05a r09b"])
def test_cards_that_pay_for_an_island_have_no_effect(paid: str) -> None:
    state = table(people(3, person(hand=paid)), columns={4: "R03a"}, stacks={4: "0 1 2"})
    play(state, f"pay {paid}", "use sail", "decline")
    assert (asked(state), state.deciders(), cubes(state)) == ("turn", (1,), [3, 3, 3])


@pytest.mark.rule("LI-140")
def test_cards_that_are_tossed_have_no_effect() -> None:
    state = table(people(3, person(hand="R01a R05a R07a")), at="hands", stacks={4: "0 1 2"}, round=2)
    play(state, "toss r01a", "toss r05a", "toss r07a")
    assert (asked(state), cubes(state)) == ("turn", [3, 3, 3])


@pytest.mark.rule("LI-141", "Q-09")
@pytest.mark.parametrize(
    ("cards", "effects"),
    [
        (["g05a", "g07a"], [DRAW, CUBE]),
        (["g07a", "g09b"], [CUBE, DRAW]),
        (["g05a", "g07a", "g09a", "g09b"], [DRAW, CUBE, CUBE, DRAW]),
    ],
)
def test_effects_come_in_the_order_laid(cards: list[str], effects: list[list[str]]) -> None:
    state = table(people(3, person(hand=" ".join(cards))))
    play(state, f"play 0 {cards[0]}", *(f"lay {card}" for card in cards[1:]), "done")
    # Given all cards laid before the first effect
    assert column(state, 0).lower() == " ".join(cards)
    assert round_of_offers(state, 1) == [(0, effect) for effect in effects]


@pytest.mark.rule("LI-141", "Q-09")
def test_nothing_happens_while_cards_are_laid() -> None:
    state = table(people(3, person(hand="G01a G07a G09b")))
    play(state, "play 0 g01a", "lay g07a", "lay g09b")
    assert (cubes(state), asked(state)) == ([3, 3, 3], "lay")
    play(state, "done")
    assert cubes(state) == [3, 4, 4]


@pytest.mark.rule("LI-141", "Q-09")
def test_a_one_put_in_front_comes_before_the_other_cards() -> None:
    state = table(people(3, person(hand="G01a G09a")), columns={0: "G05a"})
    play(state, "play 0 g01a", "lay g09a", "done")
    assert round_of_offers(state, 1) == [(0, ["copy draw", "decline"]), (0, CUBE)]


@pytest.mark.rule("LI-142")
def test_all_on_the_landing_may_discard_one_cube() -> None:
    four = [person(hand="R07a", cubes=5), person(cubes=4, passed=True), person(cubes=9), person()]
    state = table(four, stacks={4: "1 3 0", 6: "2"})
    play(state, "play 4 r07a", "done")
    assert (state.deciders(), offers(state)) == ((0,), CUBE)
    assert clause_against(state, "drop 2") == "LI-142"
    assert clause_against(state, "decline") == "LI-041"
    play(state, "drop 1")
    assert (state.deciders(), offers(state)) == ((1,), CUBE)
    play(state, "drop 0")
    assert (state.deciders(), offers(state)) == ((3,), CUBE)
    play(state, "drop 1")
    # Then who is elsewhere was not asked
    assert (asked(state), state.deciders(), cubes(state)) == ("turn", (2,), [4, 4, 9, 2])


@pytest.mark.rule("LI-143")
def test_all_on_the_landing_may_draw_a_card() -> None:
    four = [person(hand="R05a"), person(passed=True), person(), person()]
    state = table(four, stacks={4: "1 3", 6: "2"}, deck="G03a O04a P05b")
    play(state, "play 4 r05a", "done")
    assert (state.deciders(), offers(state)) == ((0,), DRAW)
    play(state, "decline")
    assert state.deciders() == (1,)
    play(state, "draw")
    assert state.deciders() == (3,)
    play(state, "draw")
    assert [hand(state, seat) for seat in range(4)] == ["", "G03a", "", "O04a"]
    assert (asked(state), state.deciders()) == ("turn", (2,))


@pytest.mark.rule("LI-144", "Q-09")
@pytest.mark.parametrize("active", range(5))
@pytest.mark.parametrize("card", ["r05a", "r07a"])
def test_offers_go_round_clockwise_whatever_the_stack(active: int, card: str) -> None:
    five = people(5)
    five[active] = person(hand=card)
    state = table(five, active=active, stacks={4: "2 0 4 3 1"})
    play(state, f"play 4 {card}", "done")
    offered = round_of_offers(state, (active + 1) % 5)
    assert [seat for seat, _ in offered] == [(active + step) % 5 for step in range(5)]


@pytest.mark.rule("LI-144", "Q-09")
def test_each_decides_alone() -> None:
    state = table(people(3, person(hand="R07a")), stacks={4: "0 1 2"})
    play(state, "play 4 r07a", "done")
    assert clause_against(state, "drop 1", seat=1) == "LI-041"
    play(state, "drop 0", "drop 1", "drop 0")
    assert cubes(state) == [3, 2, 3]


@pytest.mark.rule("LI-145")
@pytest.mark.parametrize(("card", "offer"), [("r05a", DRAW), ("r07a", CUBE)])
@pytest.mark.parametrize("moved", [False, True])
def test_a_compass_of_the_same_action_counts(card: str, offer: list[str], moved: bool) -> None:
    state = table(people(3, person(hand=card)), stacks={0: "0 1", 2: "0", 6: "0"} if moved else {})
    play(state, f"play 4 {card}", *(["from 0"] if moved else []), "done")
    assert round_of_offers(state, 1) == [(0, offer)]


@pytest.mark.rule("LI-146", "LI-155")
def test_each_icon_takes_effect_for_all_before_the_next() -> None:
    state = table(people(3, person(hand="R07a R09a R09b"), person(), person(cubes=1)), stacks={4: "2 1 0"})
    play(state, "play 4 r07a", "lay r09a", "lay r09b", "done")
    # Then player 2, with a single cube, has nothing to discard the second time
    cubes_first = [(0, CUBE), (1, CUBE), (2, CUBE)]
    assert round_of_offers(state, 1) == [*cubes_first, (0, CUBE), (1, CUBE), (0, DRAW), (1, DRAW), (2, DRAW)]
    assert cubes(state) == [1, 1, 0]


@pytest.mark.rule("LI-147")
@pytest.mark.parametrize("active", range(4))
def test_a_one_at_the_end_curses_every_other_player(active: int) -> None:
    # Given players who passed or who have no compass anywhere
    four = [person(passed=seat == (active + 1) % 4) for seat in range(4)]
    four[active] = person(hand="R01a")
    state = table(four, active=active, stacks={4: str((active + 2) % 4)})
    play(state, "play 4 r01a", "done")
    assert cubes(state) == [3 if seat == active else 4 for seat in range(4)]
    assert asked(state) == "turn"


@pytest.mark.rule("LI-148")
def test_a_one_put_in_front_serves_its_player_alone_and_once() -> None:
    state = table(people(3, person(hand="R01a")), columns={4: "R05a R07a"}, stacks={4: "1 2"}, deck="G03a")
    play(state, "play 4 r01a", "done")
    assert (state.deciders(), offers(state)) == ((0,), ["copy draw", "copy discard", "decline"])
    play(state, "copy draw")
    assert ([hand(state, seat) for seat in range(3)], cubes(state)) == (["G03a", "", ""], [3, 3, 3])
    assert (asked(state), state.deciders()) == ("turn", (1,))


@pytest.mark.rule("LI-148")
@pytest.mark.parametrize(("before", "lay"), [("R05a", "draw"), ("R07a R08a", "discard"), ("R09b R10a RWa", "draw")])
def test_only_an_icon_that_lay_there_can_be_copied(before: str, lay: str) -> None:
    state = table(people(3, person(hand="R01a")), columns={4: before})
    play(state, "play 4 r01a", "done")
    assert offers(state) == [f"copy {lay}", "decline"]
    assert clause_against(state, "copy discard" if lay == "draw" else "copy draw") == "LI-148"


@pytest.mark.rule("LI-148", "Q-11")
@pytest.mark.parametrize(("card", "offer"), [("g09a", CUBE), ("g09b", DRAW)])
def test_cards_of_the_same_play_cannot_be_copied(card: str, offer: list[str]) -> None:
    state = table(people(3, person(hand=f"G01a {card}")), columns={0: "G06a"})
    play(state, "play 0 g01a", f"lay {card}", "done")
    assert round_of_offers(state, 1) == [(0, offer)]


@pytest.mark.rule("LI-149", "Q-47")
@pytest.mark.parametrize("before", ["G02a", "G04a G06a", "G03a GWa", "G10a"])
def test_a_one_may_be_put_in_front_of_cards_without_such_icons(before: str) -> None:
    state = table(people(3, person(hand="G01a")), columns={0: before}, stacks={0: "0 1 2"})
    play(state, "play 0 g01a", "done")
    assert column(state, 0) == f"G01a {before}"
    assert (asked(state), state.deciders(), cubes(state)) == ("turn", (1,), [3, 3, 3])


@pytest.mark.rule("LI-149", "Q-47")
def test_copying_is_optional() -> None:
    state = table(people(3, person(hand="G01a")), columns={0: "G05a G07a"})
    play(state, "play 0 g01a", "done", "decline")
    assert (state.deciders(), cubes(state), seen(state, 0).cards) == ((1,), [3, 3, 3], 0)


@pytest.mark.rule("LI-150", "Q-12")
def test_two_ones_at_the_end_give_two_cubes() -> None:
    state = table(people(4, person(hand="G01a G01b G03a")))
    play(state, "play 0 g01a", "lay g01b", "lay g03a", "done")
    assert cubes(state) == [3, 5, 5, 5]


@pytest.mark.rule("LI-150", "Q-12")
@pytest.mark.parametrize("second", ["copy draw", "copy discard", "decline"])
def test_two_ones_put_in_front_copy_one_card_each_or_the_same_twice(second: str) -> None:
    state = table(people(3, person(hand="G01a G01b")), columns={0: "G05a G07a"})
    play(state, "play 0 g01a", "lay g01b", "done", "copy draw")
    assert offers(state) == ["copy draw", "copy discard", "decline"]
    play(state, second, *(["drop 1"] if second == "copy discard" else []))
    assert seen(state, 0).cards == (2 if second == "copy draw" else 1)
    assert cubes(state) == [2 if second == "copy discard" else 3, 3, 3]
    assert (asked(state), state.deciders()) == ("turn", (1,))


@pytest.mark.rule("LI-151")
@pytest.mark.parametrize("cards", [["r02a", "r02b"], ["r04a", "r08a", "r10a"], ["rwa", "rwb"]])
def test_chests_and_plus_ones_do_nothing_when_played(cards: list[str]) -> None:
    state = table(people(3, person(hand=" ".join(cards))), stacks={0: "0 1 2"}, listen=True)
    deck = look(state).treasure_deck
    play(state, f"play 0 {cards[0]}", *(f"lay {card}" for card in cards[1:]), "done")
    assert (asked(state), state.deciders(), cubes(state)) == ("turn", (1,), [3, 3, 3])
    assert (look(state).treasure_deck, heard(state, "loot", "landing")) == (deck, [])


@pytest.mark.rule("LI-152")
@pytest.mark.parametrize("before", ["", "R01a", "R05a", "R07a", "R09a R09b"])
def test_a_wild_takes_over_no_effect(before: str) -> None:
    state = table(people(3, person(hand="RWa")), columns={0: before}, stacks={0: "0 1 2"})
    play(state, "play 0 rwa", "done")
    assert (asked(state), state.deciders(), cubes(state)) == ("turn", (1,), [3, 3, 3])


@pytest.mark.rule("LI-153")
def test_cards_of_earlier_plays_are_not_triggered_again() -> None:
    state = table(people(3, person(hand="R08a R09a")), columns={0: "R01a R05a R07a"}, stacks={0: "0 1 2"})
    play(state, "play 0 r08a", "lay r09a", "done")
    assert round_of_offers(state, 1) == [(0, CUBE), (1, CUBE), (2, CUBE)]


@pytest.mark.rule("LI-154")
@pytest.mark.parametrize(("event", "most"), [("", 1), ("B6", 2)])
def test_a_copied_discard_is_a_choice_of_cubes(event: str, most: int) -> None:
    state = table(people(3, person(hand="R01a")), columns={0: "R07a R09a"}, stacks={0: "1"}, event=event, round=2)
    play(state, "play 0 r01a", "done")
    # Given two such icons, they are one choice
    assert offers(state) == ["copy discard", "decline"]
    play(state, "copy discard")
    assert offers(state) == [f"drop {number}" for number in range(most + 1)]
    play(state, f"drop {most}")
    assert (cubes(state), state.deciders(), asked(state)) == ([3 - most, 3, 3], (1,), "turn")


@pytest.mark.rule("LI-154")
def test_a_copied_draw_is_one_card() -> None:
    state = table(people(3, person(hand="R01a")), columns={0: "R05a R09b"}, deck="G03a G04a")
    play(state, "play 0 r01a", "done")
    assert offers(state) == ["copy draw", "decline"]
    play(state, "copy draw")
    assert (hand(state, 0), asked(state), state.deciders()) == ("G03a", "turn", (1,))


@pytest.mark.rule("Q-39")
def test_copies_of_a_number_differ_in_their_icons() -> None:
    # Given 5s and 9s of each colour: one 5 draws and one does nothing, one 9 discards
    for colour in "rgpo":
        cards = [f"{colour}05a", f"{colour}05b", f"{colour}09a"]
        state = table(people(3, person(hand=" ".join(cards))))
        play(state, f"play 0 {cards[0]}", f"lay {cards[1]}", f"lay {cards[2]}", "done")
        assert round_of_offers(state, 1) == [(0, DRAW), (0, CUBE)]
