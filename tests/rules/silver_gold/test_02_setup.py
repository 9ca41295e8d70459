"""Chapter 2: setup."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from doubloon.core.errors import BadOption, UndoRefused
from doubloon.core.match import Match
from doubloon.core.rng import rng_from
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    act,
    card_ids,
    clause_against,
    crossed,
    hand,
    ids,
    kinds,
    look,
    new_game,
    offers,
    opened,
    rules,
    told,
    working_ids,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.rule("SG-018", "SG-028")
@SEATS
def test_everybody_is_dealt_four_cards_of_one_deck(seats: int) -> None:
    state = new_game(seats, "deal")
    hands = [hand(state, seat) for seat in range(seats)]
    assert [len(dealt) for dealt in hands] == [4] * seats
    assert len({card for dealt in hands for card in dealt}) == 4 * seats


@pytest.mark.rule("SG-019", "SG-021", "SG-137", "WE-1", "A-29")
@pytest.mark.parametrize("pair", list(combinations(range(1, 5), 2)))
def test_sarah_keeps_any_two_and_returns_the_others(pair: tuple[int, int]) -> None:
    # Given Sarah's four treasure cards
    state = new_game(2, "sarah")
    dealt = hand(state, 0)
    assert offers(state, 0) == [f"keep {a} {b}" for a, b in combinations(range(1, 5), 2)]
    # When she picks two
    act(state, 0, f"keep {pair[0]} {pair[1]}")
    act(state, 1, "keep 1 2")
    # Then exactly these two lie open before her, in the order in which they were dealt
    view = look(state)
    kept = [dealt[place - 1] for place in pair]
    assert working_ids(state, 0) == kept
    # and the other two are in the stack again, from which the display was turned up
    elsewhere = ids(view.display) + view.unseen
    assert set(dealt) - set(kept) <= set(elsewhere)
    assert sorted(elsewhere + working_ids(state, 0) + working_ids(state, 1)) == sorted(card_ids())


@pytest.mark.rule("SG-020")
def test_the_two_cards_are_chosen_once() -> None:
    state = new_game(2, "once")
    act(state, 0, "keep 1 2")
    assert state.deciders() == (1,)
    assert clause_against(state, 0, "keep 3 4") == "SG-020"


@pytest.mark.rule("SG-136")
@pytest.mark.parametrize("text", ["box 1 a1", "cross 1 a1 b1", "extra 1 a1", "take 1", "take top"])
def test_nothing_else_happens_during_the_choice(text: str) -> None:
    assert clause_against(new_game(2, "else"), 0, text) == "SG-136"


@pytest.mark.rule("SG-020", "A-02")
@SEATS
def test_all_choose_at_the_same_time_each_seeing_only_the_own_four(seats: int) -> None:
    state = new_game(seats, "sealed")
    assert state.deciders() == tuple(range(seats))
    for seat in range(seats):
        view = look(state, seat)
        own = hand(state, seat)
        assert len(own) == 4
        assert view.unseen == sorted(set(card_ids()) - set(own))
        assert [player.working for player in view.players] == [[None, None]] * seats
    assert look(state).hand is None
    assert look(state).unseen == sorted(card_ids())


@pytest.mark.rule("SG-020", "A-02")
@pytest.mark.parametrize("looker", [1, SPECTATOR])
def test_of_a_choice_the_others_see_only_that_it_was_made(looker: int) -> None:
    # Given a choice that is still open
    state = new_game(3, "sealed", listen=True)
    before = look(state, looker)
    heard = len(told(state, looker))
    # When seat 1 chooses
    act(state, 0, "keep 1 4")
    # Then others see that much and nothing else, and hear nothing
    first, *others = before.players
    assert not first.finished
    expected = replace(before, deciders=[1, 2], players=[replace(first, finished=True), *others])
    assert look(state, looker) == expected
    assert told(state, looker)[heard:] == []


@pytest.mark.rule("SG-020", "A-02")
def test_a_world_imagined_during_the_choice_depends_on_nothing_that_is_sealed() -> None:
    # Given the same table with two different choices of seat 1
    worlds = []
    for pair in ("keep 1 2", "keep 3 4"):
        state = new_game(2, "imagine")
        act(state, 0, pair)
        worlds.append([state.imagine(1, rng_from(str(k))) for k in range(20)])
    assert [world.digest() for world in worlds[0]] == [world.digest() for world in worlds[1]]
    # and the hand that seat 2 imagines for seat 1 is never known, while its own stays
    assert len({tuple(hand(world, 0)) for world in worlds[0]}) > 10
    own = hand(new_game(2, "imagine"), 1)
    assert all(hand(world, 1) == own for world in worlds[0])


@pytest.mark.rule("SG-020", "SG-021", "A-02")
def test_the_kept_cards_are_shown_together_and_the_returned_ones_never() -> None:
    state = new_game(2, "shown", listen=True)
    dealt = [hand(state, seat) for seat in (0, 1)]
    act(state, 0, "keep 2 3")
    assert working_ids(state, 0) == ["-", "-"]
    assert [event.args["seat"] for event in told(state, 1)] == [1]  # own cards dealt, no more
    act(state, 1, "keep 1 4")
    for looker in (1, SPECTATOR):
        about = [event for event in told(state, looker) if event.args.get("seat") == 0 and "cards" in event.args]
        assert [(event.kind, event.args["cards"]) for event in about] == [("kept", dealt[0][1:3])]
        assert about[0].reveals > 0  # what was sealed came to light with it
        assert working_ids(state, 0, looker) == dealt[0][1:3]
        assert working_ids(state, 1, looker) == [dealt[1][0], dealt[1][3]]
        assert look(state, looker).hand is None


@pytest.mark.rule("SG-021", "SG-022", "A-27")
def test_after_the_setup_nobody_knows_more_of_the_stack_than_its_contents() -> None:
    # The view of a stack is its size and a sorted list of what is in it: the same however it lies.
    views = []
    for stack in ("OR02 GN06 PU07", "PU07 OR02 GN06"):
        state = table([person("PU01", "GN01"), person("GY04", "GY05")], stack=stack)
        views.append([look(state, seat) for seat in (SPECTATOR, 0, 1)])
        assert look(state, 0).unseen == ["GN06", "OR02", "PU07"]
        assert look(state, 0).stack == 3
    assert views[0] == views[1]


@pytest.mark.rule("SG-016", "SG-028")
@SEATS
def test_score_cards_and_treasure_cards_are_unmarked_at_first(seats: int) -> None:
    state = opened(seats, "blank")
    for seat, player in enumerate(look(state).players):
        assert (player.coins, player.palms, player.cups, player.completed) == (0, [], [], [])
        assert (crossed(state, seat, 0), crossed(state, seat, 1)) == ("", "")
    assert look(state).scores == [0] * seats


@pytest.mark.rule("SG-023", "SG-028")
@SEATS
def test_nothing_is_crossed_on_the_round_card_at_first(seats: int) -> None:
    view = look(opened(seats, "round card"))
    assert (view.round, view.turn) == (1, 1)
    assert view.cups_left == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("SG-024", "SG-025", "SG-028")
@pytest.mark.parametrize(("seats", "left"), [(2, 39), (3, 37), (4, 35)])
def test_four_cards_are_displayed_and_the_rest_is_the_stack(seats: int, left: int) -> None:
    view = look(opened(seats, "table"))
    assert len(view.display) == 4
    assert None not in view.display
    assert view.stack == len(view.unseen) == left == 43 - 2 * seats


@pytest.mark.rule("SG-137", "SG-024", "A-29")
def test_the_display_is_filled_from_place_1_to_4() -> None:
    state = opened(2, "places", listen=True)
    turned_up = [event.args for event in told(state) if event.kind == "refilled"]
    assert [args["place"] for args in turned_up] == [0, 1, 2, 3]
    assert [args["card"] for args in turned_up] == ids(look(state).display)


@pytest.mark.rule("SG-028")
def test_the_rules_are_the_same_for_two_three_and_four_players() -> None:
    # Given the same cards before seat 1, with one, two or three others at the table
    others = [person("OR01", "OR02"), person("OR03", "OR04"), person("OR06", "OR07")]
    seen = []
    for count in (1, 2, 3):
        state = table([person("PU01", "GN01", coins=2), *others[:count]], expedition="V3")
        view = look(state, 0)
        fixed = (view.rounds, view.turns, view.expedition_deck, view.cups_left, view.palm_worth)
        act(state, 0, "box 1 a1")
        seen.append((offers(state, 0), view.prompt, view.players[0], fixed))
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.rule("SG-136", "A-28")
def test_during_the_choice_there_is_nothing_else_to_see() -> None:
    state = new_game(3, "order", listen=True)
    for _ in range(2):
        for seat in (SPECTATOR, 0, 1, 2):
            view = look(state, seat)
            assert view.display == []
            assert (view.expedition, view.expeditions_left, view.revealed) == (None, 0, None)
            assert view.start is None
        assert set(kinds(state.events or [])) <= {"dealt", "keeping"}
        act(state, state.deciders()[0], "keep 1 2")


@pytest.mark.rule("SG-136", "A-28")
def test_a_start_player_named_beforehand_is_known_during_the_choice() -> None:
    assert look(new_game(3, "order", "start=2"), 0).start == 1


@pytest.mark.rule("SG-136", "SG-031")
def test_the_setup_is_told_in_its_order() -> None:
    state = opened(2, "order", listen=True)
    expected = ["dealt", "keeping", "kept", "kept", *["refilled"] * 4, "start", "turn", "expedition"]
    assert kinds(told(state, 0)) == expected


@pytest.mark.rule("SG-136", "SG-027", "A-01", "A-28")
def test_the_start_player_is_drawn_last_so_naming_one_changes_nothing_before() -> None:
    starts = set()
    for seed in range(12):
        drawn = look(opened(3, f"last {seed}"))
        named = look(opened(3, f"last {seed}", "start=3"))
        assert named.display == drawn.display
        assert named.players == drawn.players
        assert named.expedition == drawn.expedition
        assert named.start == 2
        starts.add(drawn.start)
    assert starts == {0, 1, 2}


@pytest.mark.rule("SG-027", "A-01")
@pytest.mark.parametrize("named", [1, 2, 3, 4])
def test_the_table_may_name_any_player_as_start_player(named: int) -> None:
    for seed in range(5):
        state = opened(4, f"named {seed}", f"start={named}", listen=True)
        assert look(state).start == named - 1
        assert [event.args for event in told(state) if event.kind == "start"] == [{"seat": named - 1}]


@pytest.mark.rule("SG-027", "A-01")
def test_a_seat_that_is_not_there_cannot_be_start_player() -> None:
    with pytest.raises(BadOption, match="start names seat 3, but there are 2 seats"):
        new_game(2, "named", "start=3")
    with pytest.raises(BadOption, match="option start takes one of random, 1, 2, 3, 4"):
        rules().options(["start=0"])


@pytest.mark.rule("A-30", "SG-020")
def test_a_choice_is_taken_back_until_the_last_one_has_chosen_and_not_after() -> None:
    match = Match(rules(), 2, "final")
    fresh = match.state.digest()
    act(match, 1, "keep 1 2")
    assert match.undo(1).text == "keep 1 2"
    assert match.state.digest() == fresh
    act(match, 1, "keep 3 4")
    act(match, 0, "keep 1 2")
    for seat in (0, 1):
        with pytest.raises(UndoRefused, match="something came to light"):
            match.undo(seat)


@pytest.mark.rule("SG-020")
def test_the_order_of_choosing_has_no_influence() -> None:
    digests = set()
    for order in ((0, 1, 2), (2, 0, 1)):
        state = new_game(3, "any order")
        for seat in order:
            act(state, seat, f"keep {seat + 1} 4")
        digests.add(state.digest())
    assert len(digests) == 1
