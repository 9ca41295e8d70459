"""Chance: every law of the catalogue, seen over many seeds. The seeds are fixed, so nothing here fails by bad luck."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.games.silver_gold.stories.builder import person, table
from tests.rules.silver_gold.story import (
    EXPEDITIONS,
    SIX_EARLIER,
    act,
    display,
    hand,
    is_fair,
    look,
    new_game,
    one_move,
    opened,
    pebbles,
    unfairness,
    working_ids,
)


def three_rounds(seed: str) -> list[list[str]]:
    """The expeditions of rounds 2 to 4 in a game that plays itself: nobody has a box left after turn 7."""
    people = [person(("GY03", "all but a1")), person(("GN01", "all but a1"))]
    state = table(people, earlier=SIX_EARLIER, expedition="T4", display="- - - -", stack="", seed=seed, listen=True)
    act(state, 0, "box 1 a1")
    act(state, 1, "box 1 a1")
    assert state.over()
    shown = [str(event.args["pattern"]) for event in state.events or [] if event.kind == "expedition"]
    assert len(shown) == 21
    return [shown[:7], shown[7:14], shown[14:]]


@pytest.mark.rule("CH-1", "SG-017", "SG-018")
def test_the_deal_is_uniform() -> None:
    by_place: list[Counter[str]] = [Counter() for _ in range(12)]
    for number in range(1000):
        state = new_game(3, f"deal {number}")
        dealt = [card for seat in range(3) for card in hand(state, seat)]
        assert len(set(dealt)) == 12
        for place, card in enumerate(dealt):
            by_place[place][card] += 1
    for counts in by_place:
        assert len(counts) == 47, "every card comes to every place"
        assert is_fair(list(counts.values()), 47)


@pytest.mark.rule("CH-1")
def test_the_cards_of_a_hand_are_independent_of_each_other() -> None:
    # Of 12 purple, 12 orange, 12 green and 11 grey cards: two neighbours share their colour with chance 253/1081.
    same = 0
    for number in range(1000):
        first, second, *_ = look(new_game(2, f"pair {number}"), 0).hand or []
        same += first.colour == second.colour
    assert abs(same - 234) < 4 * 13.4


@pytest.mark.rule("CH-2", "SG-022", "SG-024")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_display_is_drawn_evenly_from_all_remaining_cards_the_returned_ones_among_them(seats: int) -> None:
    remaining = 47 - 2 * seats
    ranks: list[Counter[int]] = [Counter() for _ in range(4)]
    returned_shown = 0
    games = 800
    for number in range(games):
        state = new_game(seats, f"display {number}")
        returned = {card for seat in range(seats) for card in hand(state, seat)[2:]}
        for seat in range(seats):
            act(state, seat, "keep 1 2")
        shown = display(state).split()
        pool = sorted(look(state).unseen + shown)
        assert len(pool) == remaining
        assert returned <= set(pool)
        returned_shown += len(returned & set(shown))
        for place, card in enumerate(shown):
            ranks[place][pool.index(card)] += 1
    for counts in ranks:
        assert is_fair(list(counts.values()), remaining)
    expected = games * 4 * 2 * seats / remaining
    assert abs(returned_shown - expected) < 4 * expected**0.5


@pytest.mark.rule("CH-3", "SG-111")
def test_every_order_of_the_expeditions_is_equally_likely_in_every_later_round() -> None:
    games = 400
    rounds = [three_rounds(f"orders {number}") for number in range(games)]
    for round in range(3):
        for turn in range(7):
            counts = Counter(game[round][turn] for game in rounds)
            expected = [games * copies / 8 for copies in EXPEDITIONS.values()]
            assert unfairness([counts[pattern] for pattern in EXPEDITIONS], expected) < 4
    sequences = {tuple(order) for game in rounds for order in game}
    # 1 200 draws out of 10 080 orders: 1 131 different ones are to be expected, give or take 8.
    assert abs(len(sequences) - 1131) < 32


@pytest.mark.rule("CH-3")
def test_the_rounds_are_independent_of_each_other() -> None:
    games = 800
    same = [0, 0]
    for number in range(games):
        second, third, fourth = three_rounds(f"independent {number}")
        same[0] += second[0] == third[0]
        same[1] += third[0] == fourth[0]
    # Two cards of eight have a twin: 12 pairs of 64.
    assert all(abs(count - games * 12 / 64) < 4 * 11 for count in same)


@pytest.mark.rule("CH-3", "CH-4", "SG-026")
def test_the_first_round_is_shuffled_too() -> None:
    games = 240
    by_turn: list[Counter[str]] = [Counter() for _ in range(7)]
    for number in range(games):
        state = opened(1, f"first round {number}", "memory_aid=yes")
        rng = rng_from("first round")
        while look(state).turn < 7:
            one_move(state, rng)
        shown = look(state).revealed or []
        assert len(shown) == 7
        for turn, pattern in enumerate(shown):
            by_turn[turn][pattern] += 1
    for counts in by_turn:
        expected = [games * copies / 8 for copies in EXPEDITIONS.values()]
        assert unfairness([counts[pattern] for pattern in EXPEDITIONS], expected) < 4


@pytest.mark.rule("CH-4")
def test_at_every_turn_each_unrevealed_expedition_is_equally_likely() -> None:
    surprise: Counter[tuple[int, str]] = Counter()
    doubt: Counter[tuple[int, str]] = Counter()
    expected: dict[tuple[int, str], float] = {}
    for number in range(300):
        for order in three_rounds(f"next {number}"):
            left = Counter(EXPEDITIONS)
            for turn, pattern in enumerate(order, 1):
                for known, copies in left.items():
                    chance = copies / (9 - turn)
                    expected[turn, known] = expected.get((turn, known), 0.0) + chance
                    doubt[turn, known] += round(1000 * chance * (1 - chance))
                surprise[turn, pattern] += 1
                left[pattern] -= 1
                assert left[pattern] >= 0
    for key, wanted in expected.items():
        assert abs(surprise[key] - wanted) < 4 * (doubt[key] / 1000) ** 0.5


@pytest.mark.parametrize(
    ("choice", "turned_up"),
    [
        pytest.param("take top", lambda state: working_ids(state, 0)[0], marks=pytest.mark.rule("SG-092", "A-27")),
        pytest.param("take 3", lambda state: display(state).split()[2], marks=pytest.mark.rule("SG-097")),
    ],
    ids=["drawn blind", "refilled"],
)
@pytest.mark.rule("CH-5")
def test_a_card_turned_up_is_each_unseen_card_with_the_same_chance(
    tmp_path: Path, choice: str, turned_up: Callable[[State], str]
) -> None:
    # Islands of one box: the first turn fills a card.
    game = pebbles(tmp_path)
    ranks: Counter[int] = Counter()
    for number in range(1000):
        state = game.new(2, f"{choice} {number}", game.options(["start=1"]))
        for text in ("keep 1 2", "box 1 a1"):
            for seat in range(2):
                act(state, seat, text)
        unseen = look(state, 0).unseen
        assert len(unseen) == 39
        act(state, 0, choice)
        ranks[unseen.index(turned_up(state))] += 1
    assert is_fair(list(ranks.values()), 39)


@pytest.mark.rule("CH-6", "SG-027", "A-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_drawn_start_player_is_each_seat_with_the_same_chance(seats: int) -> None:
    starts: Counter[int | None] = Counter(look(opened(seats, f"start {number}")).start for number in range(600))
    assert set(starts) == set(range(seats))
    assert is_fair(list(starts.values()), seats)


@pytest.mark.rule("CH-6", "SG-136", "A-28")
def test_the_start_player_is_drawn_last_and_disturbs_nothing_else() -> None:
    assert look(new_game(3, "last")).start is None
    drawn = look(opened(3, "last"))
    for seat in [1, 2, 3]:
        named = look(opened(3, "last", f"start={seat}"))
        assert named.start == seat - 1
        assert (named.display, named.unseen, named.expedition) == (drawn.display, drawn.unseen, drawn.expedition)


@pytest.mark.rule("CH-1", "CH-2", "CH-3", "CH-6")
def test_a_seed_makes_a_game_a_pure_function_of_the_decisions() -> None:
    # The same decisions, once from the first seat on, once from the last: sealed answers have no order.
    for number in range(5):
        one, other = new_game(3, f"pure {number}"), new_game(3, f"pure {number}")
        while not one.over():
            assert one.digest() == other.digest()
            plans: list[list[int]] = [[], [], []]
            for seat in one.deciders():
                finish_answer(one, seat, plans[seat], rng_from(f"{number} {one.plies} {seat}").below(1 << 20))
            for seat in reversed(range(3)):
                for id in plans[seat]:
                    other.play(seat, other.game.moveset[id])
        assert one.digest() == other.digest()
    assert len({opened(3, f"pure {number}").digest() for number in range(5)}) == 5


def finish_answer(state: State, seat: int, played: list[int], choice: int) -> None:
    """Let a seat answer the present question with all that belongs to it, and note the moves."""
    asked, round_turn = state.moves(seat)[0].kind, (look(state).round, look(state).turn)
    while seat in state.deciders() and (look(state).round, look(state).turn) == round_turn:
        moves = state.moves(seat)
        if played and (moves[0].kind != "extra" or asked == "take"):
            return
        move = moves[choice % len(moves)]
        played.append(move.id)
        state.play(seat, move)
