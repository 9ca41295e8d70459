"""What holds in every position of every game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.games.silver_gold.seen.view import CardView, PlayerView, SilverGoldView
from tests.rules.silver_gold.story import (
    boxes_with,
    hand,
    look,
    new_game,
    one_move,
    pebbles,
)

seeds = st.integers(min_value=0, max_value=10**6)
tables = st.integers(min_value=1, max_value=4)


def boxes(card: CardView, signs: str = ".XCP") -> set[str]:
    """The names of the boxes of a card that show one of these signs."""
    return boxes_with(signs, card.rows)


def own_views(state: State) -> list[PlayerView]:
    """Each player's part of the table as that player sees it, with everything that is sealed."""
    return [look(state, seat).players[seat] for seat in range(state.seats)]


def crossed(player: PlayerView, sign: str) -> int:
    """How many boxes with a symbol a player has crossed in the whole game so far."""
    count = sum(len(boxes(card, sign)) for card in player.completed)
    return count + sum(len(boxes(place.card, sign) & set(place.crossed)) for place in player.working if place)


def question(state: State) -> str:
    """What is asked now: keep, cross (or box, extra), take, or nothing."""
    return state.moves(state.deciders()[0])[0].kind if state.deciders() else "over"


def in_every_position(state: State, seed: int, check: Callable[[State], None]) -> None:
    rng = rng_from(f"{seed}")
    check(state)
    while not state.over():
        one_move(state, rng)
        check(state)


def all_cards(state: State) -> list[str]:
    view = look(state)
    cards = [card.id for card in view.display if card] + view.unseen + view.removed
    for player in view.players:
        cards += [place.card.id for place in player.working if place] + [card.id for card in player.completed]
    return cards


@pytest.mark.rule("SG-088", "SG-097", "SG-145", "SG-021")
@settings(max_examples=12, derandomize=True)
@given(seats=tables, seed=seeds)
def test_all_47_cards_are_somewhere_and_each_of_them_once(seats: int, seed: int) -> None:
    def check(state: State) -> None:
        if look(state).round == 0:
            hands = [card for seat in range(seats) for card in hand(state, seat)]
            assert len(set(hands)) == 4 * seats
            assert look(state).stack == 47 - 4 * seats
        else:
            assert len(all_cards(state)) == len(set(all_cards(state))) == 47
            assert look(state).stack == len(look(state).unseen)

    in_every_position(new_game(seats, f"{seed}"), seed, check)


@pytest.mark.rule("SG-015", "SG-042", "SG-112", "SG-089")
@settings(max_examples=12, derandomize=True)
@given(seats=tables, seed=seeds)
def test_marks_only_grow_and_stay_on_their_island(seats: int, seed: int) -> None:
    marks: dict[str, set[str]] = {}

    def check(state: State) -> None:
        for player in own_views(state):
            for place in player.working:
                if place:
                    now = set(place.crossed)
                    assert marks.get(place.card.id, set()) <= now <= boxes(place.card)
                    marks[place.card.id] = now
            for card in player.completed:
                # All but the last choice was noted; a card is set aside only when it is full.
                assert marks[card.id] <= boxes(card)
                marks[card.id] = boxes(card)

    in_every_position(new_game(seats, f"{seed}"), seed, check)


@pytest.mark.rule("SG-065", "SG-068", "SG-077", "SG-115")
@settings(max_examples=12, derandomize=True)
@given(seats=tables, seed=seeds)
def test_score_cards_follow_from_the_crossed_symbols(seats: int, seed: int) -> None:
    def check(state: State) -> None:
        for player in own_views(state):
            assert player.coins == min(12, crossed(player, "C"))
            assert len(player.palms) == min(4, crossed(player, "P"))
            assert all(1 <= points <= 5 for points in player.palms)

    in_every_position(new_game(seats, f"{seed}"), seed, check)


@pytest.mark.rule("SG-083", "SG-084", "SG-085", "SG-131", "SG-146")
@settings(max_examples=24, derandomize=True)
@given(seats=tables, seed=seeds)
def test_after_action_3_every_full_row_has_its_cup_as_long_as_there_are_cups(seats: int, seed: int) -> None:
    def check(state: State) -> None:
        view = look(state)
        if view.round == 0 or question(state) == "take":
            return
        handed_out = [cup for player in view.players for cup in player.cups]
        assert len(handed_out) == len(set(handed_out))
        rows = sum(player.coins // 4 for player in view.players)
        if seats == 1:
            assert len(handed_out) == rows, "the ghost ship leaves a cup for every row"
            assert len(view.cups_left) == 6 - rows - min(3, view.round - 1)
        else:
            assert len(handed_out) == min(6, rows)
            assert view.cups_left == [6, 5, 4, 3, 2, 1][len(handed_out) :]
            assert sorted(handed_out + view.cups_left) == [1, 2, 3, 4, 5, 6]

    in_every_position(new_game(seats, f"{seed}"), seed, check)


def check_display_and_working_cards(state: State) -> None:
    view = look(state)
    if view.round == 0 or question(state) in ("take", "over"):
        return
    if view.stack:
        assert None not in view.display
    assert len(view.display) == 4
    for player in view.players:  # as at the reveal
        for place in player.working:
            assert place is None or set(place.crossed) != boxes(place.card), "a full card was left lying"
            assert place is not None or view.stack == 0


@pytest.mark.rule("SG-088", "SG-090", "SG-097", "SG-098")
@settings(max_examples=12, derandomize=True)
@given(seats=tables, seed=seeds)
def test_every_action_2_begins_with_a_full_display_and_unfilled_cards(seats: int, seed: int) -> None:
    in_every_position(new_game(seats, f"{seed}"), seed, check_display_and_working_cards)


@pytest.mark.rule("SG-090", "SG-100", "SG-101", "SG-103", "SG-133")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_same_holds_when_the_stack_runs_out(seats: int, tmp_path: Path) -> None:
    def check(state: State) -> None:
        check_display_and_working_cards(state)
        if look(state).round:
            assert len(all_cards(state)) == len(set(all_cards(state))) == 47

    game = pebbles(tmp_path)
    for seed in range(4):
        state = game.new(seats, f"{seed}")
        in_every_position(state, seed, check)
        assert look(state).stack == 0


@pytest.mark.rule("SG-108", "SG-109", "SG-110", "SG-111", "SG-113")
@settings(max_examples=12, derandomize=True)
@given(seats=tables, seed=seeds)
def test_seven_expeditions_are_revealed_in_each_of_four_rounds(seats: int, seed: int) -> None:
    def check(state: State) -> None:
        view = look(state)
        if view.round == 0:
            return
        assert state.events is not None
        revealed = sum(event.kind == "expedition" for event in state.events)
        rounds_finished = sum(event.kind == "round-over" for event in state.events)
        assert rounds_finished == (4 if state.over() else view.round - 1)
        assert revealed == (28 if state.over() else 7 * rounds_finished + view.turn)
        assert 1 <= view.turn <= 7
        assert view.expeditions_left == 8 - view.turn

    state = new_game(seats, f"{seed}", listen=True)
    in_every_position(state, seed, check)


@pytest.mark.rule("SG-124", "SG-125", "SG-128")
@settings(max_examples=24, derandomize=True)
@given(seats=st.integers(min_value=2, max_value=4), seed=seeds)
def test_points_never_shrink_and_places_follow_the_final_totals(seats: int, seed: int) -> None:
    points = [0] * seats

    def check(state: State) -> None:
        view: SilverGoldView = look(state)
        for seat, player in enumerate(view.players):
            sheet = player.sheet
            assert sheet.total == sheet.cards + sheet.seals + sheet.coins + sheet.cups + sheet.palms
            assert view.scores[seat] == sheet.total >= points[seat]
            points[seat] = sheet.total

    state = new_game(seats, f"{seed}")
    in_every_position(state, seed, check)
    ending = look(state).ending
    assert ending is not None
    for one in range(seats):
        for other in range(seats):
            if points[one] > points[other]:
                assert ending.places[one] < ending.places[other]
    assert ending.winners == [seat for seat in range(seats) if ending.places[seat] == 1]
    assert max(points) == points[ending.winners[0]]
