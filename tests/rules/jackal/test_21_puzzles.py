"""Section 21: puzzles. Cards are drawn with the signs of their files; cell a1 is the north-western corner."""

from __future__ import annotations

import pytest

from doubloon.core.errors import IllegalMove
from doubloon.games.jackal.puzzles.book import puzzle_book
from doubloon.games.jackal.puzzles.builder import card, cells, offered, play, position, told
from doubloon.games.jackal.puzzles.reading import BadPuzzle
from doubloon.games.jackal.puzzles.solver import Proof

BOOK = puzzle_book()
SAMPLE_1 = """
    bk ho ju >S
    ju em bl dn
    fo ic >N+E+S+W em
    c1 >E >SW c2
"""
SAMPLE_2 = """
    ju bk em fo
    c1 ba ic dn
    >N+SE+W fo c2 pi
    cr >NE+SW l3 em
"""
# The bank in the north-west, the bear far away in the south-east; what a story needs lies in between.
MEADOW = """
    bk em em ju
    em em em ju
    em em em fo
    em c1 fo dn
"""
SECOND_ROW = "em em em ju\n    em em em fo"


def prove(layout: str, task: str) -> Proof:
    return BOOK.prove(card(layout, task))


@pytest.mark.rule("JK-321")
def test_all_tiles_lie_face_up_and_there_is_no_boat_to_go_to() -> None:
    state = position(SAMPLE_1)
    assert state.hidden == 0
    assert min(state.tiles) >= 0
    assert {text.split()[0] for text in offered(state)} == {"step"}


@pytest.mark.rule("JK-321")
def test_north_is_up() -> None:
    state = position(MEADOW.replace("em c1 fo dn", ">N c1 fo dn"), white="b4")
    assert cells(play(state, "step 1 a4")) == ["a3", "a1", "a1"]


@pytest.mark.rule("JK-322")
def test_pirates_start_on_the_bank_the_bear_on_its_den_and_coins_on_chests() -> None:
    state = BOOK.start(card(SAMPLE_1))
    assert cells(state) == ["a1", "a1", "a1"]
    assert state.island.names[state.bear] == "d2"
    assert {state.island.names[cell]: count for cell, count in enumerate(state.coins) if count} == {"a4": 1, "d4": 2}


@pytest.mark.rule("JK-323")
def test_all_pirates_share_every_cell_the_bank_included() -> None:
    state = position(MEADOW, white="b1", yellow="b2", red="a2")
    play(state, "step 1 a1", "step 2 a1", "step 3 a1")
    assert cells(state) == ["a1", "a1", "a1"]


@pytest.mark.rule("JK-324")
def test_a_turn_is_white_yellow_red_and_then_the_bear() -> None:
    state = position(MEADOW)
    asked = []
    for text in ("step 1 a2", "step 2 b1", "step 3 b2"):
        asked.append(state.pirate())
        assert state.island.names[state.bear] == "d4"
        play(state, text)
    assert asked == [0, 1, 2]
    assert state.island.names[state.bear] == "c3"  # red on b2 is nearest
    assert (state.turns, state.pirate()) == (1, 0)


@pytest.mark.rule("JK-325", "A-40")
def test_who_can_move_must_move() -> None:
    state = position(MEADOW)
    assert "pass" not in offered(state)
    with pytest.raises(IllegalMove) as refused:
        play(state, "pass")
    assert refused.value.clause == "JK-325"


@pytest.mark.rule("JK-325")
def test_a_card_may_let_pirates_wait() -> None:
    state = position(MEADOW, "max_turns: 9\nmay_wait: yes")
    assert cells(play(state, "pass")) == ["a1", "a1", "a1"]


@pytest.mark.rule("JK-325")
def test_drunk_and_trapped_pirates_stay() -> None:
    layout = MEADOW.replace(SECOND_ROW, SECOND_ROW.replace("em em em ju", "ba em pi ju"))
    state = position(layout, white="a2~", yellow="c2!", red="b1")
    assert state.pirate() == 2


@pytest.mark.rule("JK-325")
def test_a_stuck_pirate_stays() -> None:
    # Around the corner arrows lead in a circle: no step is allowed (JK-081).
    layout = """
        em >S bk em
        >NE >W em em
        em em em c1
        ju em em dn
    """
    state = position(layout, white="a1", yellow="d2", red="d2")
    assert state.pirate() == 1


@pytest.mark.rule("JK-326")
def test_a_barrel_costs_the_next_turn() -> None:
    layout = MEADOW.replace("bk em em", "bk ba em")
    state = position(layout)
    play(state, "step 1 b1", "step 2 a2", "step 3 a2")
    assert state.pirate() == 1
    play(state, "step 2 a1", "step 3 a1")
    assert state.pirate() == 0


@pytest.mark.rule("JK-327")
def test_pirates_on_the_bank_are_prey() -> None:
    state = position(MEADOW, white="a2", yellow="dead", red="dead", bear="c1")
    play(state, "step 1 a1")
    assert state.island.names[state.bear] == "b1"
    state = position(MEADOW, white="a2", yellow="dead", red="dead", bear="b1")
    play(state, "step 1 a1")
    assert cells(state) == ["dead", "dead", "dead"]


@pytest.mark.rule("JK-328")
def test_the_bear_kills_whom_it_reaches() -> None:
    state = position(MEADOW, white="c2", yellow="a1", red="a1", bear="d3")
    play(state, "step 1 c3", "step 2 a2", "step 3 a2")
    assert cells(state) == ["dead", "a2", "a2"]
    assert "mauled" in told(state)


@pytest.mark.rule("JK-328")
def test_who_walks_into_the_bear_dies() -> None:
    state = position(MEADOW, white="c3", bear="d3")
    assert cells(play(state, "step 1 d3"))[0] == "dead"


@pytest.mark.rule("JK-329")
@pytest.mark.parametrize("tile", [">W", "!S", "ic"])
def test_being_carried_off_the_layout_is_death(tile: str) -> None:
    state = position(MEADOW.replace(SECOND_ROW, SECOND_ROW.replace("em em em ju", f"{tile} em em ju")), white="b2")
    assert cells(play(state, "step 1 a2"))[0] == "dead"
    assert told(state)[-1] == "off-layout"


@pytest.mark.rule("JK-329", "JK-333", "T-142")
def test_arrows_may_lead_off_the_layout_but_never_with_a_coin() -> None:
    state = position(SAMPLE_1, white="a4")
    assert "step 1 b4 coin" not in offered(state)
    assert cells(play(state, "step 1 b4"))[0] == "dead"


@pytest.mark.rule("JK-329")
def test_an_exit_off_the_layout_is_a_choice_among_others() -> None:
    layout = MEADOW.replace(SECOND_ROW, SECOND_ROW.replace("em em em ju", ">N+E+S+W em em ju"))
    state = position(layout, white="b3")
    play(state, "step 1 a2")
    assert sorted(offered(state)) == ["go a1", "go a3", "go b2", "go off"]
    assert cells(play(state, "go off"))[0] == "dead"


@pytest.mark.rule("JK-329")
def test_several_exits_off_the_layout_are_one_choice() -> None:
    state = position(MEADOW.replace("em c1 fo dn", ">N+E+S+W c1 fo dn"), white="b3")
    play(state, "step 1 a4")
    assert sorted(offered(state)) == ["go a3", "go b4", "go off"]


@pytest.mark.rule("JK-330")
def test_nobody_steps_jumps_or_is_tossed_off_the_layout_by_choice() -> None:
    layout = """
        bk ho .. em
        tr em em em
        em em em em
        ju em c1 dn
    """
    state = position(layout)
    assert offered(state) == ["step 1 b1", "step 1 b2", "step 1 a2"]
    play(state, "step 1 b1")
    assert offered(state) == ["go d2", "go c3", "go a3"]
    play(state, "go a3", "step 2 a2")
    assert offered(state) == ["go c2", "go c4", "go a4"]


@pytest.mark.rule("JK-330")
def test_a_hole_is_off_the_layout() -> None:
    state = position(MEADOW.replace("bk em em", "bk >E .."))
    assert cells(play(state, "step 1 b1"))[0] == "dead"


@pytest.mark.rule("JK-331")
def test_the_balloon_carries_to_the_bank_with_a_coin() -> None:
    layout = MEADOW.replace("bk em em ju", "em bk em ju").replace("c1 fo dn", "c1 bl dn")
    state = position(layout, white="b4")
    play(state, "step 1 c4 coin")
    assert cells(state)[0] == "b1"
    assert state.scores() == [1]


@pytest.mark.rule("JK-332")
def test_a_coin_on_the_bank_is_delivered_and_out_of_play() -> None:
    state = position(MEADOW, white="b1", red="b2", coins={"b1": 1, "b2": 1})
    play(state, "step 1 a1 coin")
    assert state.scores() == [1]
    assert state.coins[state.bank] == 0
    assert offered(state) == ["step 2 b1", "step 2 b2", "step 2 a2"]  # nothing to take with him


@pytest.mark.rule("JK-333")
def test_nobody_drags_a_coin_to_the_cannibal() -> None:
    state = position(MEADOW.replace("bk em em", "bk ca em"), white="b2", coins={"b2": 1})
    assert "step 1 b1" in offered(state)
    assert "step 1 b1 coin" not in offered(state)


@pytest.mark.rule("JK-334")
def test_the_dead_do_not_return() -> None:
    state = position(MEADOW, white="dead")
    for there in ("a2", "a1", "a2"):
        assert state.pirate() == 1, "white is never asked again"
        play(state, f"step 2 {there}", f"step 3 {there}")
    assert cells(state)[0] == "dead"


@pytest.mark.rule("JK-335", "JK-359")
def test_a_puzzle_is_solved_when_all_gold_is_home_and_the_bear_has_moved() -> None:
    state = position(MEADOW, "max_turns: 3\nmin_survivors: 3", white="b1", coins={"b1": 1}, turns=2)
    play(state, "step 1 a1 coin", "step 2 a2")
    assert not state.over()
    play(state, "step 3 a2")
    assert (state.ending, state.turns, state.survivors()) == ("solved", 3, 3)


@pytest.mark.rule("JK-335", "JK-336", "A-41")
def test_the_bear_has_the_last_word() -> None:
    state = position(MEADOW, "max_turns: 3\nmin_survivors: 3", white="b1", coins={"b1": 1}, bear="c3")
    play(state, "step 1 a1 coin", "step 2 b2", "step 3 a2")
    assert (state.ending, cells(state)) == ("too-few-survivors", ["a1", "dead", "a2"])


@pytest.mark.rule("JK-336")
def test_it_is_lost_when_the_turn_limit_passes() -> None:
    state = position(MEADOW, "max_turns: 3", turns=2)
    play(state, "step 1 a2", "step 2 a2", "step 3 a2")
    assert (state.over(), state.ending) == (True, "turn-limit")
    with pytest.raises(IllegalMove) as refused:
        play(state, "step 1 a1")
    assert refused.value.clause == "JK-336"


@pytest.mark.rule("JK-336")
def test_it_is_lost_when_nobody_lives_while_coins_are_out() -> None:
    state = position(MEADOW, white="b3", yellow="dead", red="dead", bear="c3")
    play(state, "step 1 b2")
    assert (state.over(), state.ending) == (True, "too-few-survivors")


@pytest.mark.rule("JK-336")
def test_it_is_lost_when_a_coin_is_gone() -> None:
    state = position(MEADOW)
    state.lost = 1
    play(state, "step 1 a2", "step 2 a2", "step 3 a2")
    assert state.ending == "coin-gone"


@pytest.mark.rule("JK-359", "T-143")
def test_without_a_turn_limit_time_does_not_matter() -> None:
    state = position(MEADOW, "min_survivors: 2", white="b1", yellow="dead", coins={"b1": 1}, turns=8)
    play(state, "step 1 a1 coin", "step 3 a2")
    assert (state.ending, state.turns, state.survivors()) == ("solved", 9, 2)


@pytest.mark.rule("JK-359")
def test_without_a_number_of_survivors_nobody_needs_to_live() -> None:
    state = position(MEADOW, "max_turns: 9", white="b1", yellow="dead", red="dead", coins={"b1": 1}, bear="b2")
    play(state, "step 1 a1 coin")
    assert (state.ending, state.survivors()) == ("solved", 0)


@pytest.mark.rule("JK-359")
def test_a_card_that_asks_for_nothing_is_refused() -> None:
    with pytest.raises(BadPuzzle, match="JK-359"):
        card(MEADOW, "puzzle: idle")


@pytest.mark.rule("JK-335", "JK-337", "JK-338", "T-140")
def test_the_first_sample_takes_four_turns_and_nobody_dies() -> None:
    best = prove(SAMPLE_1, "max_turns: 4\nmin_survivors: 3").best
    assert best is not None
    assert (best.turns, best.survivors, best.ends) == (4, 3, 1)
    state = BOOK.start(card(SAMPLE_1, "max_turns: 4\nmin_survivors: 3"))
    paths = []
    for turn in best.line:
        play(state, *[move.text for move in turn])
        paths.append((cells(state), state.island.names[state.bear]))
    assert state.ending == "solved"
    assert [bear for _, bear in paths] == ["c1", "d2", "d3", "c2"]
    assert sorted(paths[1][0]) == ["a3", "d3", "d3"]
    assert sorted(paths[2][0]) == ["a4", "d4", "d4"]


@pytest.mark.rule("JK-335", "JK-337", "JK-338", "T-141")
def test_the_second_sample_costs_a_pirate() -> None:
    best = prove(SAMPLE_2, "max_turns: 5\nmin_survivors: 2").best
    assert best is not None
    assert (best.turns, best.survivors, best.ends) == (5, 2, 3)
    assert prove(SAMPLE_2, "max_turns: 8\nmin_survivors: 3").unsolvable()


@pytest.mark.rule("JK-337")
def test_more_survivors_count_before_fewer_turns() -> None:
    layout = """
        l5 em pi l3
        ju ba ho dn
        >NW+SE ic em l2
        em c1 ic bk
    """
    proof = prove(layout, "max_turns: 5")
    assert proof.best is not None
    assert proof.fastest is not None
    assert (proof.fastest.turns, proof.fastest.survivors) == (2, 2)
    assert (proof.best.turns, proof.best.survivors) == (3, 3)
    hurried = prove(layout, "max_turns: 2").best
    assert hurried is not None
    assert hurried.survivors == 2, "first of all the card must be met"


@pytest.mark.rule("JK-338")
@pytest.mark.parametrize("sign", ["b1", "li", "cm", "mu", "sh", "x0", "ai", "sm", "mi", "eq", "sp", "?", "?em"])
def test_tiles_with_chance_or_secrets_are_refused(sign: str) -> None:
    with pytest.raises(BadPuzzle, match=r"line 2, cell b1: .*JK-338"):
        card(MEADOW.strip().replace("bk em em", f"bk {sign} em"))


@pytest.mark.rule("JK-339")
def test_a_card_must_be_buildable_from_the_box() -> None:
    with pytest.raises(BadPuzzle, match=r"line 4, cell b3: the box has only 1 of 'tr' \(JK-339\)"):
        card(MEADOW.strip().replace("bk em", "bk tr").replace("em em em fo", "em tr em fo"))


@pytest.mark.rule("JK-339")
def test_a_made_card_is_solvable_takes_four_turns_and_asks_for_its_best() -> None:
    made = BOOK.make("easy", "2", 50)
    proof = BOOK.prove(made.card)
    assert proof.complete
    assert proof.best is not None
    assert proof.best.turns == made.card.max_turns >= 4
    assert proof.best.survivors == made.card.min_survivors
    assert BOOK.prove(made.card.asking(made.card.max_turns - 1, 1)).unsolvable()
    if made.card.min_survivors < 3:
        assert BOOK.prove(made.card.asking(made.card.max_turns, made.card.min_survivors + 1)).unsolvable()
    rules = BOOK.rules
    assert card("\n".join(" ".join(row) for row in made.card.rows)).faces == made.card.faces, "the reader counts tiles"
    assert rules.start(made.card).laid > 0
