"""Chapter 3: cubes, drawing, discarding, reshuffling, and the course of a game."""

from __future__ import annotations

import pytest

from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import column, hand, person, play, refs, table, texts
from tests.rules.loot_island.story import (
    asked,
    cards,
    clause_against,
    cubes,
    discard_loot,
    heard,
    look,
    new_game,
    offers,
    people,
    seen,
)
from tests.rules.story import act, kinds, told

FOUR = "R03a R05b R06a R07b"  # four cards without chests: enough for three players


def pass_on(state: LootState) -> None:
    """Whoever is asked passes, or says as little as possible."""
    play(state, "pass" if asked(state) == "turn" else texts(state)[-1])


# Cubes


@pytest.mark.rule("LI-040")
def test_cubes_are_taken_from_the_supply_and_go_back_there() -> None:
    state = table(people(3, person(hand="R03a R06a G03a G06a")), treasure_deck="9", listen=True)
    play(state, "pay r03a r06a", "use dig", "do", "keep")
    assert (cubes(state), heard(state, "cubes-taken", "cubes")) == ([6, 3, 3], [1, 2])
    play(state, "pass", "pass", "pay g03a g06a", "use cleanse_3", "drop 2")
    assert (cubes(state), heard(state, "cubes-dropped", "cubes")) == ([4, 3, 3], [2])


@pytest.mark.rule("LI-041")
@pytest.mark.parametrize(("held", "most"), [(1, 1), (2, 2), (3, 3), (7, 3)])
def test_nobody_discards_more_cubes_than_they_have(held: int, most: int) -> None:
    state = table(people(3, person(hand="R03a R06a", cubes=held)))
    play(state, "pay r03a r06a", "use cleanse_3")
    assert offers(state) == [f"drop {number}" for number in range(most + 1)]
    assert clause_against(state, f"drop {most + 1}") == ("LI-041" if held == most else "LI-380")
    play(state, f"drop {most}")
    assert cubes(state)[0] == held - most


@pytest.mark.rule("LI-042")
def test_every_cube_beyond_the_eighty_is_taken() -> None:
    state = table([person(hand="G01a G01b", cubes=27), person(cubes=27), person(cubes=26)])
    play(state, "play 0 g01a", "lay g01b", "done")
    assert cubes(state) == [27, 29, 28]


@pytest.mark.rule("LI-043")
@pytest.mark.parametrize(("held", "out"), [(14, False), (15, True)])
def test_many_cubes_count_at_the_end_only(held: int, out: bool) -> None:
    known = [person(hand="R09a", cubes=held, treasures="7"), person(passed=True), person(passed=True)]
    state = table(known, round=5, columns={0: FOUR}, stacks={0: "0"}, treasure_deck="16")
    assert offers(state, "play 0") == ["play 0 r09a"]
    play(state, "pass", "take 16", "discard", "drop 2")
    assert (cubes(state)[0], seen(state, 0).eliminated) == (held - 2, out)


# Cards


@pytest.mark.rule("LI-044")
def test_the_top_card_is_drawn() -> None:
    state = table(people(3, person(hand="R03a R06a")), deck="O05a P02a G09b")
    play(state, "pay r03a r06a", "use charts", "do")
    assert hand(state, 0) == "P02a O05a"
    assert look(state).map_deck == 88 - 2 - 2


@pytest.mark.rule("LI-045")
def test_discards_lie_face_up_on_their_own_piles() -> None:
    state = table(people(3, person(hand="R03a R06a")), discards="P02a", treasure_deck="16", treasure_discards="7")
    play(state, "pay r03a r06a", "use dig", "do", "discard", "drop 0")
    for seat in (-1, 0, 1, 2):
        view = look(state, seat)
        assert (view.map_discards, view.treasure_discards) == (["R03a", "R06a", "P02a"], [7, 16])
        assert (view.maps["R03a"].value, view.treasures["16"].base) == (3, 12)


@pytest.mark.rule("LI-046")
def test_a_short_map_deck_is_drawn_then_the_discards_are_shuffled() -> None:
    known = [person(hand="R03a R06a"), person(hand="G03a G04a G05a G06a G07a G08a G09a")]
    state = table(people(3, *known), deck="O05a", deck_size=1, discards="P01a P02a P03a", listen=True)
    play(state, "pay r03a r06a", "use charts", "do")
    assert "O05a" in hand(state, 0).split()
    other = next(card for card in hand(state, 0).split() if card != "O05a")
    assert other in ("R03a", "R06a", "P01a", "P02a", "P03a")
    assert (look(state).map_deck, look(state).map_discards) == (4, [])
    assert heard(state, "maps-shuffled", "count") == [5]


@pytest.mark.rule("LI-046")
def test_the_new_deck_is_in_any_order() -> None:
    found = set()
    for number in range(12):
        state = table(
            people(3, person(hand="R03a R06a")), deck_size=0, discards="P01a P02a P03a", seed=f"deck {number}"
        )
        play(state, "pay r03a r06a", "use charts", "do")
        found.add(hand(state, 0))
    assert len(found) > 4


@pytest.mark.rule("LI-047", "Q-33")
@pytest.mark.parametrize("size", [0, 3, 8])
def test_when_no_card_is_left_draws_end_short(size: int) -> None:
    state = table(people(3), at="hands", round=2, first=1, deck_size=size)
    assert cards(state) == [0, min(size, 7), max(size - 7, 0)]
    assert (asked(state), state.deciders(), look(state).map_deck) == ("turn", (1,), 0)
    assert cubes(state) == [3, 3, 3]


@pytest.mark.rule("LI-048")
def test_a_short_treasure_deck_is_revealed_then_the_discards_are_shuffled() -> None:
    state = table(
        people(3),
        at="loot",
        columns={0: f"{FOUR} R08a R10a"},
        stacks={0: "0"},
        treasure_deck="16",
        treasure_deck_size=1,
        treasure_discards="2 4 6 8",
        listen=True,
    )
    revealed = look(state).revealed
    assert (len(revealed), revealed[0]) == (3, 16)
    assert set(revealed[1:]) < {2, 4, 6, 8}
    assert (look(state).treasure_deck, look(state).treasure_discards) == (2, [])
    assert heard(state, "treasures-shuffled", "count") == [4]
    assert not state.cut_short


@pytest.mark.rule("LI-049", "Q-32")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_without_treasures_the_game_jumps_to_the_cube_check(left: int) -> None:
    """Nothing in between: no second landing, no clean up, no further round."""
    state = table(
        people(3),
        at="loot",
        round=2,
        columns={0: f"{FOUR} R08a", 1: "G04a G08a G05b G06a", 2: "P04a P05b P06a P08a"},
        stacks={0: "0 1", 1: "2", 2: "2"},
        treasure_deck="16 7"[: 3 * left],
        treasure_deck_size=left,
        listen=True,
    )
    assert discard_loot(state) == [0, 1][:left]
    assert (asked(state), look(state).round) == ("healer", 2)
    assert column(state, 0) == f"{FOUR} R08a"
    assert [look(state).landings[place].stack for place in (0, 1, 2)] == [[0, 1], [2], [2]]
    assert "treasures-exhausted" in kinds(told(state))
    assert heard(state, "loot", "landing") == [0]


@pytest.mark.rule("LI-049", "LI-057", "Q-32")
def test_the_final_exploration_ends_where_treasures_end() -> None:
    columns = {0: "R04a R08a R05b R06a", 2: "G04a G08a G05b G06a"}
    state = table(
        people(3),
        at="final",
        round=5,
        columns=columns,
        stacks={0: "0", 2: "1"},
        treasure_deck="16",
        treasure_deck_size=1,
    )
    assert look(state).revealed == [16]
    assert discard_loot(state) == [0]
    assert asked(state) == "healer"


@pytest.mark.rule("LI-057", "Q-53")
def test_a_dig_without_treasures_ends_the_game_with_the_tile_where_it_is() -> None:
    """Event B9 would make the digger pass first; that pass lapses, and so do all other turns."""
    known = [person(hand="R03a G06a", cubes=0), person(hand="G03a", cubes=0), person(cubes=0, treasures="7")]
    state = table(known, event="B9", round=2, first=2, treasure_deck_size=0)
    play(state, "pay r03a", "use dig", "do")
    assert (asked(state), state.deciders(), cubes(state)) == ("healer", (0,), [1, 0, 0])
    assert (look(state).first, [player.passed for player in look(state).players]) == (2, [False] * 3)
    play(state, texts(state)[0])
    assert state.over()
    assert seen(state, 2).loot == 7 + 5


@pytest.mark.rule("LI-057")
@pytest.mark.parametrize(("size", "then"), [(3, "healer"), (4, "drop")])
def test_an_offer_of_the_event_lapses_with_the_jump(size: int, then: str) -> None:
    """Two treasures for the big and two for the small loot; event B10 asks after that, unless one was missing."""
    columns = {0: f"{FOUR} R08a", 1: "G04a G08a G05b G06a"}
    state = table(
        people(3),
        at="loot",
        event="B10",
        columns=columns,
        stacks={0: "0", 1: "1 2"},
        treasure_deck="16 7 6 11",
        treasure_deck_size=size,
    )
    while asked(state) == "pick":
        play(state, texts(state)[0], "keep")
    assert asked(state) == then


@pytest.mark.rule("LI-050", "Q-35")
def test_a_hand_may_grow_beyond_seven() -> None:
    full = "R03a R06a G02a G03a P02a P03a O02a"
    state = table(people(3, person(hand=f"{full} R05a R09b")), stacks={0: "1"}, columns={0: "R02a"})
    play(state, "play 0 r05a", "done", "draw")
    assert cards(state)[0] == 9
    assert asked(state) == "draw"
    state = table(people(3, person(hand=f"{full} R04a R04b R07a")), at="hands", round=3)
    play(state, "done")
    assert (cards(state), asked(state)) == ([10, 7, 7], "turn")


@pytest.mark.rule("LI-051")
def test_kept_treasures_stay_for_good_and_lie_open() -> None:
    state = table(people(3), at="loot", round=4, columns={0: FOUR}, stacks={0: "1"}, treasure_deck="16")
    play(state, "take 16", "keep")
    while look(state).round == 4 or asked(state) != "turn":
        pass_on(state)
    assert [look(state, seat).players[1].treasures for seat in (-1, 0, 1, 2)] == [[16]] * 4
    assert clause_against(state, "discard") == "LI-071"
    act(state, 0, "pass")
    assert (clause_against(state, "discard", 1), refs(state, 1)) == ("LI-071", [16])


# The course of a game


def passing_game(seats: int) -> tuple[LootState, dict[int, set[str | None]]]:
    """A game in which everybody only passes, and the events that were in force in the turns of each round."""
    state = new_game(seats, "passing", listen=True)
    events: dict[int, set[str | None]] = {}
    while not state.over():
        if asked(state) == "turn":
            events.setdefault(look(state).round, set()).add(look(state).event)
        pass_on(state)
    return state, events


@pytest.mark.rule("LI-052", "LI-053")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_five_rounds_of_three_phases_then_the_final_exploration_then_scoring(seats: int) -> None:
    state, _ = passing_game(seats)
    landmarks = ("round", "ship-moved", "passed", "cleaned-up", "final-exploration", "healers-shown", "game-over")
    course = [kind for kind in kinds(told(state)) if kind in landmarks]
    shorter = [kind for place, kind in enumerate(course) if place == 0 or course[place - 1] != kind]
    later = ["round", "ship-moved", "passed", "cleaned-up"]
    assert shorter == ["passed", "cleaned-up", *later * 4, "final-exploration", "healers-shown", "game-over"]
    assert heard(state, "round", "round") == [2, 3, 4, 5]
    assert len(heard(state, "passed", "seat")) == 5 * seats


@pytest.mark.rule("LI-054")
def test_one_event_a_round() -> None:
    _, events = passing_game(4)
    assert list(events) == [1, 2, 3, 4, 5]
    assert [len(ids) for ids in events.values()] == [1] * 5
    names = [str(*ids) for ids in events.values()]
    assert [name[0] for name in names] == list("ABBBB")
    assert len(set(names)) == 5


@pytest.mark.rule("LI-055")
def test_seats_are_clockwise_and_only_turns_skip_those_who_passed() -> None:
    known = [person(), person(hand="G05a"), person(passed=True), person()]
    state = table(known, active=1, first=3, columns={4: "G03a"}, stacks={4: "2 0 3"})
    play(state, "play 4 g05a", "done")
    order = []
    while asked(state) == "draw":
        order.append(state.deciders()[0])
        play(state, "decline")
    assert order == [1, 2, 3, 0]
    order = []
    for _ in range(3):
        order.append(state.deciders()[0])
        play(state, "pass")
    assert order == [3, 0, 1]


@pytest.mark.rule("LI-055", "LI-069")
@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_turn_order_from_the_first_player(first: int) -> None:
    known = [person(hand=f"{letter}03a") for letter in "RGPO"]
    state = table(known, at="hands", first=first, round=2)
    order = []
    while asked(state) == "toss":
        order.append(state.deciders()[0])
        play(state, "done")
    assert order == [(first + place) % 4 for place in range(4)]


@pytest.mark.rule("LI-056", "Q-49")
def test_a_map_deck_emptied_exactly_waits_for_the_next_draw() -> None:
    state = table(
        people(3, person(hand="R03a R06a G02a G03a"), person(hand="O05a P06a P07a")),
        deck="O06a P02a",
        deck_size=2,
        discards="P05b",
        listen=True,
    )
    play(state, "pay r03a r06a", "use charts", "do")
    assert (look(state).map_deck, look(state).map_discards) == (0, ["R03a", "R06a", "P05b"])
    assert "maps-shuffled" not in kinds(told(state))
    play(state, "pay p06a p07a", "use sail", "decline", "pass", "pass", "play 0 o05a", "done", "draw")
    assert heard(state, "maps-shuffled", "count") == [5]
    assert (look(state).map_deck, look(state).map_discards) == (4, [])


@pytest.mark.rule("LI-056", "Q-49")
def test_a_treasure_deck_emptied_exactly_waits_for_the_next_reveal() -> None:
    known = people(3, person(hand="R03a R06a"))
    columns, stacks = {0: "G03a G05b G06a G07b"}, {0: "1"}
    state = table(
        known,
        treasure_deck="16",
        treasure_deck_size=1,
        treasure_discards="7",
        columns=columns,
        stacks=stacks,
        listen=True,
    )
    play(state, "pay r03a r06a", "use dig", "do", "discard", "drop 0")
    assert (look(state).treasure_deck, look(state).treasure_discards, look(state).treasure_top) == (0, [7, 16], None)
    assert (asked(state), "treasures-shuffled" in kinds(told(state))) == ("turn", False)
    play(state, "pass", "pass", "pass")
    assert heard(state, "treasures-shuffled", "count") == [2]
    assert look(state).revealed[0] in (7, 16)
    assert (look(state).treasure_deck, look(state).treasure_discards) == (1, [])
