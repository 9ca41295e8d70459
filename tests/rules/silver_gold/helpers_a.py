"""What the tests of chapters 1 to 8 say often."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt
from pathlib import Path

import pytest

from doubloon.core.errors import IllegalMove
from doubloon.core.event import Event
from doubloon.core.move import Move
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold import components
from doubloon.games.silver_gold.builder import person, table
from doubloon.games.silver_gold.game import SilverGold
from doubloon.games.silver_gold.view import CardView, SilverGoldView
from doubloon.registry import find_game

CATALOGUE = Path(__file__).parents[3] / "docs" / "rules" / "silver_gold.md"
PRINTED = Path(components.__file__).with_name("components.toml")

PATTERNS = ["I2", "I3", "V3", "L4", "T4", "O4"]
COLOURS = ["purple", "orange", "green", "grey"]


def rules() -> SilverGold:
    """The printed game."""
    game = find_game("silver_gold")
    assert isinstance(game, SilverGold)
    return game


def changed_box(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the printed components in which each first text is replaced by the second."""
    text = PRINTED.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text, f"the printed components have no {old!r}"
        text = text.replace(old, new, 1)
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def act(state: State, seat: int, *texts: str) -> None:
    """Play these moves one after another."""
    for text in texts:
        state.play(seat, state.game.table.parse(text))


def offers(state: State, seat: int, kind: str = "") -> list[str]:
    """The texts of a seat's legal moves, of one kind if one is named."""
    return [move.text for move in state.moves(seat) if kind in ("", move.kind)]


def refusal(state: State, seat: int, text: str) -> str:
    """The clause that an illegal move breaks; the position must stay as it was."""
    before = state.digest()
    with pytest.raises(IllegalMove) as caught:
        act(state, seat, text)
    assert state.digest() == before
    assert caught.value.clause in str(caught.value)
    return caught.value.clause


def look(state: State, seat: int = SPECTATOR) -> SilverGoldView:
    view = state.view(seat)
    assert isinstance(view, SilverGoldView)
    return view


def crossed(state: State, seat: int, place: int = 0) -> str:
    """The crossed boxes of the card on a working place, as its owner sees it."""
    working = look(state, seat).players[seat].working[place]
    assert working is not None
    return " ".join(working.crossed)


def ids(cards: list[CardView | None]) -> list[str]:
    """The ids of the cards that lie on a row of places, `-` for a free one."""
    return ["-" if card is None else card.id for card in cards]


def working_ids(state: State, seat: int, looker: int = SPECTATOR) -> list[str]:
    working = look(state, looker).players[seat].working
    return ids([None if one is None else one.card for one in working])


def told(state: State, seat: int, since: int = 0) -> list[Event]:
    """What a seat has heard; `since` leaves out what was told before."""
    assert state.events is not None
    return [event for event in state.events[since:] if event.seen_by(seat)]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind for event in events]


def opened(seats: int, seed: str, options: list[str] | None = None, listen: bool = False) -> State:
    """A new game in which everybody has kept the first two dealt cards."""
    state = rules().new(seats, seed, rules().options(options), listen)
    for seat in range(seats):
        act(state, seat, "keep 1 2")
    return state


def wander(state: State, seed: str) -> Iterator[tuple[int, Move]]:
    """Play random moves until the game is over, and name each after it was played."""
    rng = rng_from(seed)
    for _ in range(1000):
        if state.over():
            return
        deciders = state.deciders()
        seat = deciders[rng.below(len(deciders))]
        moves = state.moves(seat)
        move = moves[rng.below(len(moves))]
        state.play(seat, move)
        yield seat, move
    raise AssertionError("the game does not end")


def plausible(count: int, trials: int, chance: float) -> bool:
    """Is this count within five standard deviations of what is expected?"""
    return abs(count - trials * chance) <= 5 * sqrt(trials * chance * (1 - chance))


@cache
def placements(card: str, pattern: str) -> tuple[tuple[str, ...], ...]:
    """The boxes of every choice with which the engine lets a pattern be crossed on an empty card."""
    display = " ".join([id for id in ("OR05", "PU12", "GN02", "GY03", "GY04") if id != card][:4])
    state = table([person(card), person("OR12" if card != "OR12" else "OR11")], expedition=pattern, display=display)
    return tuple(tuple(text.split()[2:]) for text in offers(state, 0, "cross"))


def symbols(card: str, sign: str) -> set[str]:
    """The boxes of a printed card that show a sign: `X` cross, `C` coin, `P` palm, `.` plain."""
    rows = rules().deck[rules().box.card_number(card)].rows
    return {
        "abcd"[column] + str(row + 1)
        for row, line in enumerate(rows)
        for column, shown in enumerate(line)
        if shown == sign
    }


def card_ids() -> list[str]:
    return [card.id for card in rules().deck]
