"""Words for the stories of chapters 9 to 22: who says what, and what lies where."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import pytest

from doubloon.core.errors import IllegalMove
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.games.silver_gold import components
from doubloon.games.silver_gold.builder import Person, table
from doubloon.games.silver_gold.game import SilverGold
from doubloon.games.silver_gold.state import SilverGoldState
from doubloon.games.silver_gold.view import CardView, SilverGoldView
from doubloon.registry import find_game

SPECTATOR = -1
SIGNS = ["plain", "cross", "coin", "palm"]
SIX_EARLIER = "I2 I3 I3 V3 V3 L4"  # with T4 as the seventh, the square stays face down


def look(state: State, seat: int = SPECTATOR) -> SilverGoldView:
    """The table as a seat sees it; by default as a spectator does."""
    view = state.view(seat)
    assert isinstance(view, SilverGoldView)
    return view


def say(state: State, seat: int, *moves: str) -> None:
    """A seat plays these moves, one after the other."""
    for text in moves:
        state.play(seat, state.game.table.parse(text))


def offers(state: State, seat: int) -> list[str]:
    return [move.text for move in state.moves(seat)]


def clause_against(state: State, seat: int, text: str) -> str:
    """The clause that forbids a move; a refused move changes nothing."""
    before = state.digest()
    with pytest.raises(IllegalMove) as refusal:
        say(state, seat, text)
    assert state.digest() == before
    return refusal.value.clause


def ids(cards: list[CardView] | list[CardView | None]) -> str:
    """Cards in the builder's notation, place by place."""
    return " ".join(card.id if card else "-" for card in cards)


def display(state: State) -> str:
    return ids(look(state).display)


def working(state: State, seat: int) -> str:
    """The working cards in the builder's notation, with the crossed boxes behind each."""
    places = look(state).players[seat].working
    return ", ".join(" ".join([place.card.id, *place.crossed]) if place else "-" for place in places)


def completed(state: State, seat: int) -> str:
    return ids(look(state).players[seat].completed)


def last_turn(people: list[Person], display: str = "- - - -", stack: str | None = "") -> SilverGoldState:
    """Turn 28: everybody crosses once more, then the game is over."""
    return table(people, round=4, earlier=SIX_EARLIER, expedition="T4", display=display, stack=stack)


def one_move(state: State, rng: Rng) -> None:
    """Somebody who is asked plays a random move, a pattern if one fits."""
    deciders = state.deciders()
    seat = deciders[rng.below(len(deciders))]
    moves = state.moves(seat)
    patterns = [move for move in moves if move.kind == "cross"]
    moves = patterns or moves
    state.play(seat, moves[rng.below(len(moves))])


def new_game(seats: int, seed: str, *options: str, listen: bool = False) -> State:
    game = find_game("silver_gold")
    return game.new(seats, seed, game.options(list(options)), listen=listen)


def other_box(folder: Path, *changes: tuple[str, str]) -> SilverGold:
    """The game from a box in which some texts of the component file read differently."""
    text = Path(components.__file__).with_name("components.toml").read_text(encoding="utf-8")
    for old, new in changes:
        changed = re.sub(old, new, text, flags=re.MULTILINE)
        assert changed != text, old
        text = changed
    file = folder / "components.toml"
    file.write_text(text, encoding="utf-8")
    return SilverGold(file)


def pebbles(folder: Path, sign: str = ".") -> SilverGold:
    """A box in which every island is a single box: every turn fills a card of everybody, with crosses both cards."""
    totals = ", ".join(f"{key} = {47 * (sign == own)}" for key, own in zip(SIGNS, ".XCP"))
    return other_box(
        folder,
        (r", rows = \[[^\]]*\]", f', rows = ["{sign}"]'),
        (r", seal = \{[^}]*\}", ""),
        (r"^points = \d+", "points = 1"),
        (r"box_totals = .*$", f"box_totals = {{ {totals} }}"),
    )


def unfairness(counts: Sequence[float], expected: Sequence[float]) -> float:
    """How far counts are from what a law expects: the chi-square statistic in standard deviations."""
    freedom = len(counts) - 1
    chi_square = sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected))
    return (chi_square - freedom) / sqrt(2 * freedom)


def is_fair(counts: Sequence[int], outcomes: int) -> bool:
    """Do these counts look like draws from so many equally likely outcomes?"""
    assert len(counts) <= outcomes
    padded = [*counts, *[0] * (outcomes - len(counts))]
    return unfairness(padded, [sum(padded) / outcomes] * outcomes) < 4
