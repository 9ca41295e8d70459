"""The solver beside plain play: whatever it says about small puzzles, trying everything with the engine says too."""

from __future__ import annotations

from functools import cache

import pytest

from doubloon.core.rng import rng_from
from doubloon.games.jackal.puzzles.book import puzzle_book
from doubloon.games.jackal.puzzles.builder import card as drawn
from doubloon.games.jackal.puzzles.card import Card
from doubloon.games.jackal.puzzles.generator import Order, draw
from doubloon.games.jackal.puzzles.packed import Packer
from doubloon.games.jackal.puzzles.position import SOLVED, PuzzleState
from doubloon.games.jackal.puzzles.reach import FAR, GONE, PLACE_MASK, PLACES, WITH_COIN, Reach
from doubloon.games.jackal.puzzles.solver import Solver

BOOK = puzzle_book()
RULES = BOOK.rules
SMALL = Order((4, 4), (1, 3), 3, 0, 10**6)
DEEP = 3  # turns
SEEDS = range(8)

Key = tuple[object, ...]


def small_card(seed: int) -> Card:
    """A layout by chance; every fourth one lets pirates wait."""
    card = draw(RULES.box, SMALL, rng_from(f"small {seed}"))
    card.may_wait = seed % 4 == 3
    return card.asking(DEEP, 0)


def key_of(state: PuzzleState) -> Key:
    """Everything that can matter for what comes next, as it lies in the engine's own fields."""
    pirates = (*state.where[:3], *state.space[:3], *state.delay[:3], state.trapped)
    journey = state.journey
    on_the_way = () if journey is None else (journey.cell, journey.manner, journey.coins, tuple(journey.used))
    asked = (type(state.question), state.question.numbers())
    return (*pirates, state.bear, state.turns, *asked, *state.coins, *on_the_way)


@cache
def everything(seed: int) -> tuple[set[tuple[int, int]], list[PuzzleState]]:
    """Try all moves: how the card can be solved (survivors, turns), and every position that begins a turn."""
    card = small_card(seed)
    solved: set[tuple[int, int]] = set()
    starts: list[PuzzleState] = []
    edge = [RULES.start(card)]
    seen = {key_of(edge[0])}
    for state in edge:
        if state.over():
            if state.ending == SOLVED:
                solved.add((state.survivors(), -state.turns))
            continue
        for move in state.moves(0):
            after = state.clone()
            after.play(0, move)
            key = key_of(after)
            if key not in seen:
                seen.add(key)
                edge.append(after)
                if not after.over() and after.turns > state.turns:
                    starts.append(after)
    return solved, starts


@pytest.mark.parametrize("seed", SEEDS)
def test_the_solver_agrees_with_trying_everything(seed: int) -> None:
    card = small_card(seed)
    solved, _ = everything(seed)
    proof = BOOK.prove(card)
    assert proof.complete
    if not solved:
        assert proof.unsolvable()
        return
    assert proof.best is not None
    assert proof.fastest is not None
    assert (proof.best.survivors, -proof.best.turns) == max(solved)
    assert (-proof.fastest.turns, proof.fastest.survivors) == max((turns, alive) for alive, turns in solved)


@pytest.mark.parametrize("seed", SEEDS)
def test_numbers_stand_for_the_positions_that_the_engine_reaches(seed: int) -> None:
    """What is reached in two turns by numbers alone is what is reached by playing."""
    card = small_card(seed)
    packer = Packer(Reach(RULES, card))
    level = {packer.key_of(RULES.start(card))}
    for _ in range(2):
        for number in range(3):
            level = after_one_pirate(packer, level, number)
        level = {packer.close(key) for key in level}
        level = {key for key in level if packer.hoards.left[key >> 30] and key & 0x3F3F3F != 0x3F3F3F}
    _, starts = everything(seed)
    played = {packer.key_of(state) for state in starts if state.turns == 2 and state.pirate() == 0}
    asked_first = {key for key in level if packer.outcomes(key, 0)}
    assert asked_first == played


def after_one_pirate(packer: Packer, level: set[int], number: int) -> set[int]:
    after: set[int] = set()
    for key in level:
        outcomes = packer.outcomes(key, number)
        after |= {packer.after(key, number, outcome) for outcome in outcomes} or {key}
    return after


@pytest.mark.parametrize("seed", SEEDS)
def test_the_lower_bounds_are_never_too_high(seed: int) -> None:
    """The bear, wherever it is, opens no way that would be closed without it."""
    card = small_card(seed)
    reach = Reach(RULES, card)
    for place in range(reach.places):
        for bear in range(len(card.faces)):
            if bear == reach.cell[place]:
                continue
            for outcome in reach.outcomes(place, bear, True, 0):
                there = outcome & PLACE_MASK
                if there == GONE:
                    continue
                assert reach.walk[place * PLACES + there] <= 1
                if outcome & WITH_COIN:
                    assert reach.haul[place] <= 1 + reach.haul[there] or reach.haul[there] == FAR


def test_a_search_that_gives_up_says_so() -> None:
    card = BOOK.card("sample_2")
    proof = BOOK.prove(card, 500)
    assert not proof.complete
    assert not proof.unsolvable()


def test_unsolvable_without_a_turn_limit_is_proved_by_running_out_of_positions() -> None:
    """However long it takes, the second sample costs a pirate."""
    proof = BOOK.prove(BOOK.card("sample_2").asking(0, 3))
    assert proof.unsolvable()
    assert not proof.cut


def test_gold_that_no_way_leads_home_from_needs_no_search() -> None:
    fenced = drawn(
        """
        bk ju em dn
        ju fo em em
        em fo em em
        c1 em em em
        """,
        "min_survivors: 1",
    )
    proof = BOOK.prove(fenced)
    assert proof.unsolvable()
    assert proof.positions < 100


def test_no_turn_limit_still_finds_the_fewest_turns() -> None:
    card = BOOK.card("sample_1").asking(0, 3)
    proof = BOOK.prove(card)
    assert proof.best is not None
    assert (proof.best.turns, proof.best.survivors, proof.complete) == (4, 3, True)


def test_a_proof_can_begin_in_the_middle_of_a_turn() -> None:
    card = BOOK.card("sample_1")
    solver = Solver(Reach(RULES, card))
    state = RULES.start(card)
    best = solver.prove(state).best
    assert best is not None
    for turn, moves in enumerate(best.line):
        for move in moves:
            if state.prompt(0).key == "action":
                again = solver.prove(state).best
                assert again is not None
                assert again.turns == best.turns - turn
            state.play(0, move)
    assert state.ending == SOLVED
