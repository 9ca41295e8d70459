"""The words in which the rule tests tell their stories: who plays what, what lies where, who hears of it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from doubloon.core.event import Event
from doubloon.core.move import Move
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.box import components
from doubloon.games.silver_gold.game import SilverGold
from doubloon.games.silver_gold.seen.view import CardView, SilverGoldView
from doubloon.games.silver_gold.state import SilverGoldState
from doubloon.games.silver_gold.stories.builder import Person, person, table
from doubloon.registry import find_game
from tests.rules.story import (
    act,
    changed_copy,
    clause_against,
    is_fair,
    kinds,
    offers,
    plausible,
    told,
    unfairness,
    wander,
    wander_to_the_end,
)

# The words of all games, for the tests of this one.
__all__ = [
    "act",
    "clause_against",
    "is_fair",
    "kinds",
    "offers",
    "plausible",
    "told",
    "unfairness",
    "wander",
    "wander_to_the_end",
]

CATALOGUE = Path(__file__).parents[3] / "docs" / "rules" / "silver_gold.md"
PRINTED = Path(components.__file__).with_name("components.toml")

COLOURS = ["purple", "orange", "green", "grey"]
FIGURES = {
    "I2": ["##"],
    "I3": ["###"],
    "V3": ["#.", "##"],
    "L4": ["#..", "###"],
    "T4": [".#.", "###"],
    "O4": ["##", "##"],
}
PATTERNS = list(FIGURES)
EXPEDITIONS = Counter({"I2": 1, "I3": 2, "V3": 2, "L4": 1, "T4": 1, "O4": 1})
SIX_EARLIER = "I2 I3 I3 V3 V3 L4"  # with T4 as the seventh, the square stays face down

BYSTANDER = person("GN03")  # plain boxes only, all but a1 and c2
SHOWN = "OR04 OR05 OR06 OR07"  # what lies on display where it matters little
STACK = "PU04 PU05 PU06"


# The box


def rules() -> SilverGold:
    """The printed game."""
    game = find_game("silver_gold")
    assert isinstance(game, SilverGold)
    return game


def card_ids() -> list[str]:
    """Every treasure card of the printed game."""
    return [card.id for card in rules().deck]


def boxes_with(signs: str, rows: list[str]) -> set[str]:
    """The boxes of a drawn card that show one of these signs: `X` cross, `C` coin, `P` palm, `.` plain."""
    return {
        "abcd"[column] + str(row + 1)
        for row, line in enumerate(rows)
        for column, shown in enumerate(line)
        if shown in signs
    }


def symbols(card: str, sign: str) -> set[str]:
    """The boxes of a printed card that show a sign."""
    return boxes_with(sign, rules().deck[rules().box.card_number(card)].rows)


@cache
def placements(card: str, pattern: str) -> tuple[tuple[str, ...], ...]:
    """The boxes of every choice with which the engine lets a pattern be crossed on an empty card."""
    shown = " ".join([id for id in ("OR05", "PU12", "GN02", "GY03", "GY04") if id != card][:4])
    state = table([person(card), person("OR12" if card != "OR12" else "OR11")], expedition=pattern, display=shown)
    return tuple(tuple(text.split()[2:]) for text in offers(state, 0, "cross"))


def changed_file(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the printed component file in which each first text is replaced by the second, once."""
    return changed_copy(PRINTED, folder, *changes)


def changed_box(folder: Path, *changes: tuple[str, str]) -> SilverGold:
    """The game from such a file."""
    return SilverGold(changed_file(folder, *changes))


def two_crosses(folder: Path) -> SilverGold:
    """The game with source B's second cross on GN04, below the one at the top right: I2 covers both. (A-26)"""
    #   P ~ ~ X
    #   . . . X
    #   . . C .
    return changed_box(
        folder,
        ('["P~~X", "....", "..C."]', '["P~~X", "...X", "..C."]'),
        ("plain = 407, cross = 55", "plain = 406, cross = 56"),
    )


def pebbles(folder: Path, sign: str = ".") -> SilverGold:
    """A box in which every island is a single box: every turn fills a card of everybody, with crosses both cards."""
    signs = {"plain": ".", "cross": "X", "coin": "C", "palm": "P"}
    totals = ", ".join(f"{key} = {47 * (sign == own)}" for key, own in signs.items())
    text = PRINTED.read_text(encoding="utf-8")
    for old, new in (
        (r", rows = \[[^\]]*\]", f', rows = ["{sign}"]'),
        (r", seal = \{[^}]*\}", ""),
        (r"^points = \d+", "points = 1"),
        (r"box_totals = .*$", f"box_totals = {{ {totals} }}"),
    ):
        text, found = re.subn(old, new, text, flags=re.MULTILINE)
        assert found, f"the printed components have no {old!r}"
    return SilverGold(_written(folder, text))


def _written(folder: Path, text: str) -> Path:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


# Where a story begins


def new_game(seats: int, seed: str, *options: str, listen: bool = False) -> State:
    """A new game, with the four cards dealt."""
    return rules().new(seats, seed, rules().options(list(options)), listen)


def opened(seats: int, seed: str, *options: str, listen: bool = False) -> State:
    """The first turn of a new game in which everybody has kept the first two dealt cards."""
    state = new_game(seats, seed, *options, listen=listen)
    for seat in range(seats):
        act(state, seat, "keep 1 2")
    return state


def both_full(shown: str = SHOWN, stack: str = STACK) -> SilverGoldState:
    """The first player has just filled both cards, first the one on place 2, with a cross that led to place 1."""
    filler = person(("GN01", "all but a1"), ("GY09", "all but a1"))
    state = table([filler, BYSTANDER], display=shown, stack=stack)
    act(state, 1, "box 1 b1")
    act(state, 0, "box 2 a1", "extra 1 a1")
    return state


def last_turn(people: list[Person], display: str = "- - - -", stack: str | None = "") -> SilverGoldState:
    """Turn 28: everybody crosses once more, then the game is over."""
    return table(people, round=4, earlier=SIX_EARLIER, expedition="T4", display=display, stack=stack)


# What the players do


def one_move(state: State, rng: Rng, patterns_first: bool = True) -> tuple[int, Move]:
    """Somebody who is asked plays a random move: a pattern if one fits, unless all moves are to be equally likely."""
    deciders = state.deciders()
    seat = deciders[rng.below(len(deciders))]
    moves = state.moves(seat)
    patterns = [move for move in moves if move.kind == "cross"]
    if patterns_first and patterns:
        moves = patterns
    move = moves[rng.below(len(moves))]
    state.play(seat, move)
    return seat, move


# What can be seen


def look(state: State, seat: int = SPECTATOR) -> SilverGoldView:
    """The table as a seat sees it; by default as a spectator does."""
    view = state.view(seat)
    assert isinstance(view, SilverGoldView)
    return view


def ids(cards: Sequence[CardView | None]) -> list[str]:
    """The ids of cards that lie in a row, `-` for a free place."""
    return [card.id if card else "-" for card in cards]


def hand(state: State, seat: int) -> list[str]:
    """The dealt cards that a seat holds during the setup."""
    cards = look(state, seat).hand
    assert cards is not None
    return ids(cards)


def display(state: State) -> str:
    """The display in the builder's notation."""
    return " ".join(ids(look(state).display))


def working(state: State, seat: int) -> str:
    """The working cards as everybody sees them, each with its crossed boxes: `GN01 a1 b1, -`."""
    places = look(state).players[seat].working
    return ", ".join(" ".join([place.card.id, *place.crossed]) if place else "-" for place in places)


def working_ids(state: State, seat: int, looker: int = SPECTATOR) -> list[str]:
    """The working cards alone, as somebody sees them."""
    return ids([place.card if place else None for place in look(state, looker).players[seat].working])


def crossed(state: State, seat: int, place: int = 0) -> str:
    """The crossed boxes of the card on a working place, as its owner sees it."""
    own = look(state, seat).players[seat].working[place]
    assert own is not None
    return " ".join(own.crossed)


def completed(state: State, seat: int, looker: int = SPECTATOR) -> str:
    """The completed cards in the builder's notation."""
    return " ".join(ids(look(state, looker).players[seat].completed))


# What is told


def crossed_with(sign: str, event: Event) -> tuple[int, int]:
    """Of an event that tells of crossed boxes: whose they are, and how many of them show a sign."""
    seat, boxes = event.args["seat"], event.args["boxes"]
    assert isinstance(seat, int)
    assert isinstance(boxes, list)
    return seat, len(set(boxes) & symbols(str(event.args["card"]), sign))
