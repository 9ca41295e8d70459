"""Chapter 1: what lies in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from doubloon.core.errors import BadSeats, UndoRefused
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.seen.view import CardView
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    CATALOGUE,
    COLOURS,
    EXPEDITIONS,
    FIGURES,
    act,
    card_ids,
    look,
    new_game,
    opened,
    rules,
    wander,
    wander_to_the_end,
)


def all_cards() -> list[CardView]:
    """Every card as a player is shown it who works on it."""
    cards: dict[str, CardView] = {}
    for id in card_ids():
        other = "GY01" if id != "GY01" else "GY02"
        shown = look(table([person(id), person(other)], display="- - - -", stack="")).players[0].working[0]
        assert shown is not None
        cards[id] = shown.card
    return list(cards.values())


def gallery() -> dict[str, tuple[str, list[str]]]:
    """The drawings of the catalogue: card id -> seal (like `o2`) and rows."""
    drawn: dict[str, tuple[str, list[str]]] = {}
    block = CATALOGUE.read_text(encoding="utf-8").split("## Gallery")[1].split("```")[1]
    for strip in block.strip("\n").split("\n\n"):
        heads, *rows = strip.split("\n")
        for left in range(0, len(heads), 10):
            id, _, seal = heads[left : left + 10].strip().partition(" ")
            drawn[id] = (seal, [row[left : left + 10].strip() for row in rows])
    return drawn


@pytest.mark.rule("SG-001")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_two_to_four_people_play_and_one_alone(seats: int) -> None:
    state = new_game(seats, "seats")
    assert state.deciders() == tuple(range(seats))
    assert len(look(state).players) == seats


@pytest.mark.rule("SG-001")
@pytest.mark.parametrize("seats", [-1, 0, 5, 8])
def test_no_other_number_of_people_is_seated(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"1 to 4 seats, not {seats}"):
        new_game(seats, "seats")


@pytest.mark.rule("SG-001")
@pytest.mark.parametrize(("seats", "solo"), [(1, True), (2, False), (3, False), (4, False)])
def test_one_seat_and_no_other_number_plays_the_solo_variant(seats: int, solo: bool) -> None:
    state = opened(seats, "alone")
    wander_to_the_end(state, "alone")
    ending = look(state).ending
    assert ending is not None
    assert (ending.rank != "") == solo
    assert (ending.winners == []) == solo


@pytest.mark.rule("SG-002")
def test_there_are_47_treasure_cards_in_four_colours() -> None:
    cards = all_cards()
    assert len({card.id for card in cards}) == len(cards) == 47
    assert Counter(card.colour for card in cards) == {"purple": 12, "orange": 12, "green": 12, "grey": 11}


@pytest.mark.rule("SG-003")
def test_every_island_hangs_together_edge_to_edge() -> None:
    for card in all_cards():
        boxes = {(r, c) for r, row in enumerate(card.rows) for c, sign in enumerate(row) if sign != "~"}
        reached = {min(boxes)}
        for _ in boxes:
            reached |= {(r + d, c + e) for r, c in reached for d, e in ((0, 1), (1, 0), (0, -1), (-1, 0))} & boxes
        assert reached == boxes, card.id


@pytest.mark.rule("SG-004", "SG-005")
@pytest.mark.parametrize(
    ("card", "value"),
    [("PU04", 14), ("OR09", 12), ("GN05", 10), ("GY11", 8)],
)
def test_a_card_crossed_completely_is_worth_the_number_at_its_top_left(card: str, value: int) -> None:
    plain = {"PU04": "b2", "OR09": "b1", "GN05": "c1", "GY11": "a1"}[card]
    state = table([person((card, f"all but {plain}"), "GN01"), person("GN03", "GN04")])
    assert look(state).scores == [0, 0]
    act(state, 1, "box 1 b1")
    act(state, 0, f"box 1 {plain}")
    assert look(state).scores == [value, 0]
    assert look(state).players[0].completed[0].value == value


@pytest.mark.rule("SG-005")
def test_the_value_is_the_number_of_boxes_and_goes_by_the_colour() -> None:
    for card in all_cards():
        boxes = sum(sign != "~" for sign in "".join(card.rows))
        assert card.value == boxes == {"purple": 14, "orange": 12, "green": 10, "grey": 8}[card.colour], card.id


@pytest.mark.rule("SG-006", "SG-046", "SG-052", "A-06")
def test_every_box_of_every_card_is_plain_or_has_one_symbol_that_works() -> None:
    for card in rules().deck:
        for row, line in enumerate(card.rows):
            for column, sign in enumerate(line):
                if sign == "~":
                    continue
                state = table([person(card.id, None), person(None, None)], display="- - - -", stack="")
                act(state, 0, f"box 1 {'abcd'[column]}{row + 1}")
                after = look(state, 0).players[0]
                happened = "X" * after.due + "C" * after.coins + "P" * len(after.palms)
                assert happened == sign.strip("."), (card.id, row, column)


@pytest.mark.rule("SG-007", "SG-008", "A-26")
def test_each_colour_has_three_seals_one_for_each_other_colour() -> None:
    sealed = [card for card in all_cards() if card.seal]
    assert len(sealed) == 12
    for colour in COLOURS:
        named = sorted(card.seal for card in sealed if card.colour == colour)
        assert named == sorted(set(COLOURS) - {colour})
    for card in sealed:
        assert card.seal_points == {"purple": 2, "orange": 2, "green": 1, "grey": 1}[card.seal], card.id
    assert all(card.seal_points == 0 for card in all_cards() if not card.seal)


@pytest.mark.rule("SG-007")
@pytest.mark.parametrize(
    ("completed", "points"),
    [
        ("PU01", 0),  # an orange seal, and no orange card
        ("PU01 OR05 OR06", 4),  # 2 for each orange card
        ("PU03 GY04 GY05 OR05", 2),  # 1 for each grey card, nothing for others
    ],
)
def test_a_seal_pays_for_each_card_of_the_colour_that_it_names(completed: str, points: int) -> None:
    state = table([person("GN01", completed=completed), person("GN03")], display="GY01 GY02 GY03 GN02")
    assert look(state).players[0].sheet.seals == points


@pytest.mark.rule("SG-009")
def test_the_deck_shows_16_palms_42_coins_and_55_crosses() -> None:
    cards = all_cards()
    signs = Counter("".join("".join(card.rows) for card in cards))
    assert (signs["P"], signs["C"], signs["X"]) == (16, 42, 55)
    for colour in COLOURS:
        palms = ["".join(card.rows).count("P") for card in cards if card.colour == colour]
        assert sum(palms) == 4
        assert max(palms) == 1


@pytest.mark.rule("SG-003", "SG-004", "SG-006", "SG-008", "A-26")
def test_every_card_is_the_one_drawn_in_the_gallery() -> None:
    drawn = gallery()
    initials = {"purple": "p", "orange": "o", "green": "g", "grey": "y", "": ""}
    shown = {card.id: (f"{initials[card.seal]}{card.seal_points or ''}", card.rows) for card in all_cards()}
    assert shown == drawn


@pytest.mark.rule("A-26")
def test_where_the_sources_differ_the_complete_and_regular_one_is_followed() -> None:
    cards = {card.id: card for card in all_cards()}
    assert cards["OR12"].seal == ""
    assert cards["OR03"].rows == ["..~.", ".X~X", "....", "~~.."]
    assert cards["GN04"].rows == ["P~~X", "....", "..C."]


@pytest.mark.rule("SG-010", "SG-011", "SG-014")
def test_eight_expedition_cards_show_six_patterns() -> None:
    view = look(new_game(2, "box"))
    assert Counter(view.expedition_deck) == EXPEDITIONS
    assert view.patterns == FIGURES


@pytest.mark.rule("SG-012")
def test_a_score_card_has_three_rows_of_four_coin_boxes_and_four_palm_boxes() -> None:
    view = look(opened(2, "score card"))
    assert (view.coin_rows, view.coins_per_row, view.palm_boxes) == (3, 4, 4)


@pytest.mark.rule("SG-012", "SG-068")
def test_each_coin_row_has_its_cup_field_and_there_is_no_fourth_row() -> None:
    state = table([person("OR04", "GN01", coins=11, cups=(6, 5)), person("GN03", "GN05")], cups_out=2)
    act(state, 1, "box 1 b1")
    act(state, 0, "box 1 d1")
    assert look(state).players[0].cups == [6, 5, 4]
    for coin, other in (("a4", "c1"), ("d4", "d1")):
        act(state, 1, f"box 1 {other}")
        act(state, 0, f"box 1 {coin}")
    assert (look(state).players[0].coins, look(state).players[0].cups) == (12, [6, 5, 4])


@pytest.mark.rule("SG-013")
def test_the_round_card_has_four_round_boxes_and_six_cups() -> None:
    view = look(opened(2, "round card"))
    assert view.rounds == 4
    assert view.cups_left == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("SG-014")
def test_the_make_up_of_the_expedition_deck_is_open_to_everybody_at_any_time() -> None:
    # Given a game of which every moment is looked at from every seat and from outside
    printed = ["I2", "I3", "I3", "L4", "O4", "T4", "V3", "V3"]

    def check(state: State) -> None:
        for seat in (SPECTATOR, 0, 1):
            assert look(state, seat).expedition_deck == printed  # in the same order always: nothing is given away
            assert set(look(state, seat).patterns) == set(printed)

    state = new_game(2, "open")
    check(state)
    for _ in wander(state, "open"):
        check(state)


@pytest.mark.rule("SG-015")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_marks_stay_until_their_card_is_completed(seats: int) -> None:
    state = opened(seats, "marks")
    before = look(state).players
    for _ in wander(state, f"marks {seats}"):
        after = look(state).players
        for was, now in zip(before, after):
            done = {card.id for card in now.completed}
            for old, new in zip(was.working, now.working):
                if old is None:
                    continue
                if old.card.id in done:
                    assert new is None or new.card.id != old.card.id
                else:
                    assert new is not None
                    assert new.card == old.card
                    assert set(old.crossed) <= set(new.crossed)
        before = after
    assert sum(len(player.completed) for player in before) > 0


@pytest.mark.rule("SG-015", "A-30")
def test_a_plan_is_taken_back_until_the_last_player_has_finished_and_not_after() -> None:
    # Given two players in action 2, of whom seat 2 has finished
    match = Match(rules(), 2, "take back 4")
    for seat in (0, 1):
        act(match, seat, "keep 1 2")
    match.play(1, single_box(match.state, 1, with_cross=False))
    before = match.state.digest()
    reveals = match.state.reveals
    # When seat 1 crosses a cross, takes it back, and takes another box
    taken = single_box(match.state, 0, with_cross=True)
    match.play(0, taken)
    assert match.state.digest() != before
    assert match.undo(0) is taken
    assert match.state.digest() == before
    assert match.state.reveals == reveals  # nobody has learned anything
    match.play(0, single_box(match.state, 0, with_cross=False))
    # Then all have finished, and no mark is ever removed
    after = match.state.digest()
    assert look(match.state).turn == 2
    for seat in (0, 1):
        with pytest.raises(UndoRefused, match="something came to light"):
            match.undo(seat)
    assert match.state.digest() == after


def single_box(state: State, seat: int, with_cross: bool) -> Move:
    """A single box that brings an extra box, or one that does not."""
    for move in state.moves(seat):
        copy = state.clone()
        copy.play(seat, move)
        if move.kind == "box" and (seat in copy.deciders() and look(copy, seat).players[seat].due > 0) == with_cross:
            return move
    raise AssertionError("no such box")


@pytest.mark.rule("SG-015", "A-30")
def test_the_plans_of_the_last_turn_are_final_too() -> None:
    match = Match(rules(), 2, "the end")
    rng = rng_from("the end")
    while not match.state.over() and len(match.moves) < 1000:
        seat = match.state.deciders()[0]
        moves = match.state.moves(seat)
        match.play(seat, moves[rng.below(len(moves))])
    assert match.state.over()
    for seat in (0, 1):
        with pytest.raises(UndoRefused, match="something came to light"):
            match.undo(seat)
