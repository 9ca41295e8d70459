"""Chapter 16: house variants. The ghost ship of the solo game, and the memory aid."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from doubloon.core.errors import BadOption
from doubloon.core.event import log_for
from doubloon.core.rng import rng_from
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.state import SilverGoldState
from doubloon.games.silver_gold.stories.builder import Person, person, table
from tests.rules.silver_gold.story import (
    SHOWN,
    SIX_EARLIER,
    act,
    completed,
    display,
    hand,
    kinds,
    last_turn,
    look,
    new_game,
    offers,
    one_move,
    pebbles,
    told,
    working,
)


def alone(me: Person, shown: str = SHOWN) -> SilverGoldState:
    """A solo table; the stack lies in the order of the deck, PU01 on top."""
    return table([me], display=shown, listen=True)


def seventh_turn(me: Person, round: int) -> SilverGoldState:
    return table([me], display=SHOWN, round=round, earlier=SIX_EARLIER, expedition="T4", listen=True)


# Solo


@pytest.mark.rule("SG-129", "SG-133")
def test_one_seat_plays_the_solo_variant_with_the_usual_setup() -> None:
    state = new_game(1, "alone")
    dealt = hand(state, 0)
    assert len(dealt) == 4
    act(state, 0, "keep 2 4")
    assert working(state, 0) == f"{dealt[1]}, {dealt[3]}"
    assert (look(state).stack, len(look(state).unseen)) == (41, 41)
    assert None not in look(state).display
    assert look(state).cups_left == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("SG-129")
def test_the_solo_player_is_always_start_player() -> None:
    state = new_game(1, "always")
    rng = rng_from("always")
    act(state, 0, "keep 1 2")
    while not state.over():
        assert look(state).start == 0
        assert state.deciders() == (0,)
        one_move(state, rng)
    with pytest.raises(BadOption):
        new_game(1, "always", "start=2")


@pytest.mark.rule("SG-129", "SG-134", "SG-147")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_with_more_seats_has_no_ghost_ship(seats: int) -> None:
    state = new_game(seats, "no ghost", listen=True)
    rng = rng_from("no ghost")
    while not state.over():
        one_move(state, rng)
        assert look(state).removed == []
    assert [kind for kind in kinds(told(state)) if kind.startswith("ghost")] == []
    assert len(look(state).cups_left) == 6 - sum(len(player.cups) for player in look(state).players)
    ending = look(state).ending
    assert ending is not None
    assert ending.rank == ""
    assert len(ending.winners) >= 1


@pytest.mark.rule("DV-33", "SG-130", "SG-144")
def test_the_ghost_ship_takes_the_cards_in_the_order_in_which_they_came() -> None:
    state = alone(person(("GY03", "all but a1 b1"), "GN01"))
    act(state, 0, "box 1 a1")
    assert display(state) == "PU01 OR05 OR06 OR07"
    assert look(state).removed == ["OR04"]
    act(state, 0, "box 1 b1")
    assert display(state) == "PU01 OR05 OR06 OR07", "the ghost ship waits for the player"
    act(state, 0, "take 3")
    assert display(state) == "PU01 PU03 PU02 OR07"
    assert look(state).removed == ["OR04", "OR05"]
    for box in ["a1", "b1", "c1", "d1"]:
        act(state, 0, f"box 2 {box}")
    assert look(state).removed[2:] == ["OR07", "PU01", "PU02", "PU03"]


@pytest.mark.rule("SG-130")
def test_the_players_own_refill_comes_before_the_ghost_ship() -> None:
    state = alone(person(("GY03", "all but a1"), "GN01"))
    act(state, 0, "box 1 a1")
    act(state, 0, "take 1")
    # PU01 came onto the free place, then OR05 had to go, the oldest after OR04.
    assert look(state).removed == ["OR05"]
    assert display(state) == "PU01 PU02 OR06 OR07"
    story = [kind for kind in kinds(told(state)) if kind in ("took", "refilled", "ghost-card", "expedition")]
    assert story == ["took", "refilled", "ghost-card", "refilled", "expedition"]


@pytest.mark.rule("SG-130", "SG-133")
def test_the_ghost_ship_comes_after_every_turn_of_the_game_the_last_one_included() -> None:
    state = new_game(1, "every turn")
    rng = rng_from("every turn")
    act(state, 0, "keep 1 2")
    taken = 0
    while not state.over():
        view = look(state)
        turns_over = 7 * (view.round - 1) + view.turn - 1
        assert len(view.removed) == turns_over
        if offers(state, 0)[0].startswith("take"):
            taken += 1
        else:
            assert view.stack == max(0, 41 - turns_over - taken)
        one_move(state, rng)
    assert len(look(state).removed) == 28
    assert look(state).stack == 13 - taken
    assert len(set(look(state).removed)) == 28


@pytest.mark.rule("SG-144")
def test_the_ghost_ship_leaves_working_cards_and_stack_alone() -> None:
    state = alone(person(("GN01", "a1"), "GY08"))
    act(state, 0, "box 1 b1")
    assert working(state, 0) == "GN01 a1 b1, GY08"
    assert look(state).stack == 47 - 2 - 4 - 1
    assert display(state).startswith("PU01"), "the top card was turned up, not removed"


@pytest.mark.rule("SG-144", "SG-133")
def test_with_an_empty_display_the_ghost_ship_does_nothing() -> None:
    state = table([person("GN01")], display="- - OR06 -", stack="")
    lost = len(look(state).removed)
    act(state, 0, "box 1 a1")
    assert display(state) == "- - - -"
    assert look(state).removed[lost:] == ["OR06"]
    act(state, 0, "box 1 b1")
    assert look(state).removed[lost:] == ["OR06"]
    assert (look(state).turn, state.deciders()) == (3, (0,))


@pytest.mark.rule("SG-145")
def test_removed_cards_lie_open_and_their_palms_do_not_count() -> None:
    # GY05 on display shows a palm, the cards behind it and PU01 do not. GY06 has its palm at d2.
    state = alone(person("GY06", "GN01"), "GY05 OR04 OR07 OR08")
    assert look(state).palm_worth == 2
    act(state, 0, "box 2 a1")
    assert look(state, SPECTATOR).removed == look(state, 0).removed == ["GY05"]
    assert look(state).palm_worth == 1
    act(state, 0, "box 1 d2")
    assert look(state).players[0].palms == [1]


@pytest.mark.rule("SG-145")
def test_removed_cards_do_not_count_for_seals() -> None:
    state = last_turn([person("GN01", completed="GY01 GN02")], display="PU04 - - -", stack="OR04")
    act(state, 0, "box 1 a1")
    assert look(state).removed[-1] == "PU04"
    assert look(state).players[0].sheet.seals == 0
    assert completed(state, 0) == "GY01 GN02"


@pytest.mark.rule("SG-145", "SG-133")
def test_removed_cards_never_come_back() -> None:
    state = new_game(1, "gone")
    rng = rng_from("gone")
    act(state, 0, "keep 1 2")
    before: list[str] = []
    while not state.over():
        one_move(state, rng)
        view = look(state)
        assert view.removed[: len(before)] == before
        elsewhere = display(state).split() + view.unseen + completed(state, 0).split() + working(state, 0).split()
        assert not set(view.removed) & set(elsewhere)
        before = view.removed


@pytest.mark.rule("SG-131")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_ghost_ship_crosses_out_the_highest_cup_at_the_end_of_the_first_three_rounds(round: int) -> None:
    state = seventh_turn(person("GN01"), round)
    assert look(state).cups_left == [6, 5, 4, 3, 2, 1]
    act(state, 0, "box 1 a1")
    assert look(state).cups_left == [5, 4, 3, 2, 1]
    assert look(state).players[0].cups == [], "nobody scores it"
    story = [kind for kind in kinds(told(state)) if kind in ("ghost-card", "ghost-cup", "round-over")]
    assert story == ["ghost-card", "ghost-cup", "round-over"]


@pytest.mark.rule("SG-131")
def test_the_ghost_ship_takes_no_cup_within_a_round_nor_at_the_end_of_the_game() -> None:
    state = alone(person("GN01"))
    act(state, 0, "box 1 a1")
    assert look(state).cups_left == [6, 5, 4, 3, 2, 1]
    state = seventh_turn(person("GN01"), 4)
    act(state, 0, "box 1 a1")
    assert state.over()
    assert look(state).cups_left == [6, 5, 4, 3, 2, 1]


@pytest.mark.rule("DV-34", "SG-131", "SG-146")
def test_a_first_row_in_round_three_earns_the_cup_four() -> None:
    # Turn 7 of round 1, then the seven of round 2, all with plain boxes.
    state = seventh_turn(person("GN01", "GY08", coins=3), 1)
    for box in ["a1", "b1", "c1", "d1", "a2", "d2", "a3", "b3"]:
        act(state, 0, f"box 1 {box}")
    assert (look(state).round, look(state).turn) == (3, 1)
    assert look(state).cups_left == [4, 3, 2, 1]
    act(state, 0, "box 2 a2")
    assert look(state).players[0].cups == [4]
    assert look(state).cups_left == [3, 2, 1]


@pytest.mark.rule("SG-146", "SG-131")
def test_even_the_last_row_in_the_last_round_earns_a_cup() -> None:
    # Two rows of the player and three rounds have taken 6 to 2.
    me = person("GY08", coins=11, cups=(6, 4))
    state = table([me], display=SHOWN, round=4, cups_out=5)
    act(state, 0, "box 1 a2")
    assert look(state).players[0].cups == [6, 4, 1]
    assert look(state).cups_left == []


@pytest.mark.rule("DV-35", "SG-132", "SG-147")
@pytest.mark.parametrize(
    ("purple", "coins", "total", "rank"),
    [
        (0, 0, 0, "castaway"),
        (4, 3, 59, "castaway"),
        (4, 4, 60, "deckhand"),
        (5, 4, 74, "deckhand"),
        (5, 5, 75, "navigator"),
        (6, 5, 89, "navigator"),
        (6, 6, 90, "captain"),
        (7, 6, 104, "captain"),
        (7, 7, 105, "legend"),
        (8, 12, 124, "legend"),
    ],
)
def test_the_solo_total_gives_a_rank(purple: int, coins: int, total: int, rank: str) -> None:
    cards = " ".join(f"PU{number:02}" for number in range(4, 4 + purple))
    state = last_turn([person("GN01", completed=cards, coins=coins)])
    act(state, 0, "box 1 a1")
    assert state.scores() == [total]
    ending = look(state).ending
    assert ending is not None
    assert ending.rank == rank


@pytest.mark.rule("SG-147")
def test_the_solo_result_knows_no_winner_and_no_tie() -> None:
    state = last_turn([person("GN01", coins=5)])
    act(state, 0, "box 1 a1")
    ending = look(state).ending
    assert ending is not None
    assert (ending.winners, ending.tie_break, ending.rank) == ([], "", "castaway")
    assert look(state).scores == [5], "the ghost ship has no score"
    assert len(look(state).players) == 1


@pytest.mark.rule("SG-133", "SG-130", "SG-144")
def test_the_solo_stack_runs_out_under_removals_and_replacements(tmp_path: Path) -> None:
    # Islands of one box: a card is filled in every turn, so that each turn costs the stack two cards.
    state = pebbles(tmp_path).new(1, "pebbles")
    act(state, 0, "keep 1 2")
    for turn in range(20):
        assert look(state).stack == 41 - 2 * turn
        act(state, 0, "box 1 a1", "take 1" if turn % 2 else "take top")
    assert (look(state).stack, display(state).count("-")) == (1, 0)
    act(state, 0, "box 1 a1", "take 1")
    # The last card of the stack has filled the player's gap, not the ghost ship's.
    assert (look(state).stack, display(state).count("-")) == (0, 1)
    assert "take top" not in offers(state, 0)
    act(state, 0, "box 1 a1")
    act(state, 0, offers(state, 0)[0])
    assert display(state).count("-") == 3
    act(state, 0, "box 1 a1")
    act(state, 0, offers(state, 0)[0])
    assert display(state) == "- - - -"
    act(state, 0, "box 1 a1")
    act(state, 0, "box 2 a1")
    assert state.over(), "without any box left, the remaining turns pass by themselves"
    assert (look(state).round, look(state).turn) == (4, 7)
    assert len(look(state).removed) == 22
    assert len(completed(state, 0).split()) == 25


# The memory aid


@pytest.mark.rule("DV-36", "SG-135", "A-03")
def test_the_memory_aid_lists_the_expeditions_of_the_round_oldest_first() -> None:
    for options, revealed in [([], None), (["memory_aid=no"], None), (["memory_aid=yes"], ["I2", "L4", "T4"])]:
        people = [person("GN01"), person("GN03")]
        state = table(people, earlier="I2 L4", expedition="T4", display="- - - -", options=options)
        for seat in [0, 1, SPECTATOR]:
            assert look(state, seat).expedition == "T4"
            assert look(state, seat).revealed == revealed


@pytest.mark.rule("SG-135", "DV-36")
@pytest.mark.parametrize("aid", ["no", "yes"])
def test_the_log_shows_only_the_newest_expedition_unless_the_aid_is_on(aid: str) -> None:
    state = new_game(2, "log", f"memory_aid={aid}", listen=True)
    rng = rng_from("log")
    while look(state).turn < 5:
        one_move(state, rng)
    assert state.events is not None
    for seat in [0, 1, SPECTATOR]:
        log = log_for(state.events, seat)
        assert len([event for event in log if event.kind == "expedition"]) == (1 if aid == "no" else 5)
        assert [event.args["turn"] for event in log if event.kind == "turn"] == [1, 2, 3, 4, 5]  # no secret


@pytest.mark.rule("SG-135")
def test_without_the_aid_no_view_depends_on_what_lies_under_the_newest_card() -> None:
    people = [person("GN01"), person("GN03")]
    one = table(people, earlier="I2 L4", expedition="T4", display="- - - -")
    other = table(people, earlier="O4 V3", expedition="T4", display="- - - -")
    for seat in [0, 1, SPECTATOR]:
        assert look(one, seat) == look(other, seat)


@pytest.mark.rule("SG-148")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_memory_aid_changes_no_move_no_chance_and_no_score(seats: int) -> None:
    off = new_game(seats, "aid", "memory_aid=no")
    on = new_game(seats, "aid", "memory_aid=yes")
    rng = rng_from("aid")
    while not off.over():
        assert on.deciders() == off.deciders()
        for seat in range(seats):
            assert offers(on, seat) == offers(off, seat)
            assert replace(look(on, seat), revealed=None, options="") == replace(look(off, seat), options="")
        twin = rng.clone()
        one_move(off, rng)
        one_move(on, twin)
    assert on.over()
    assert on.scores() == off.scores()
