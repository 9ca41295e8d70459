# interpreted: for tests, lessons and puzzles, nothing hot
"""Positions made to measure: the table at the start of an action 2, as a story would tell it.

    >>> from doubloon.games.silver_gold.stories.builder import person, table
    >>> state = table(
    ...     [person("PU01", "GN01", coins=3), person(("GY09", "all but a1"), ("OR01", "a1 d4"))],
    ...     expedition="I2", display="OR05 PU12 GN02 GY03", stack="OR02 GN05",
    ... )
    >>> [move.text for move in state.moves(1)][-3:]
    ['box 2 a4', 'box 2 b4', 'box 2 c4']

A working card is written as its id, or as a pair of id and crossed boxes ("a1 b1", or "all but a1"). Cards that the
story does not mention lie in the stack in the order of the deck, unless `stack` lists it from the top down: then
they have left the game, on the removed pile.
"""

from __future__ import annotations

from doubloon.core.rng import rng_from
from doubloon.games.silver_gold.box.cards import NO_CARD, mask_of
from doubloon.games.silver_gold.game import SilverGold, silver_gold
from doubloon.games.silver_gold.player import Player, new_player
from doubloon.games.silver_gold.rules.crossing import CROSS_OFF, SHOW_PLANS
from doubloon.games.silver_gold.rules.rounds import END_TURN
from doubloon.games.silver_gold.state import SilverGoldState, blank_table

Working = str | tuple[str, str] | None


class Person:
    """One player of a story."""

    def __init__(
        self,
        working: list[Working],
        coins: int,
        palms: tuple[int, ...],
        cups: tuple[int, ...],
        completed: str,
    ) -> None:
        self.working = working
        self.coins = coins
        self.palms = palms
        self.cups = cups
        self.completed = completed


def person(
    *working: Working,
    coins: int = 0,
    palms: tuple[int, ...] = (),
    cups: tuple[int, ...] = (),
    completed: str = "",
) -> Person:
    """A player with up to two working cards; None leaves a place vacant."""
    return Person([*working, None, None][:2], coins, palms, cups, completed)


def table(
    people: list[Person],
    *,
    expedition: str = "I3",
    earlier: str = "",
    display: str = "OR05 PU12 GN02 GY03",
    stack: str | None = None,
    round: int = 1,
    start: int = 0,
    cups_out: int = 0,
    options: list[str] | None = None,
    seed: str = "story",
    game: SilverGold | None = None,
    listen: bool = False,
) -> SilverGoldState:
    """The moment at which everybody is asked to cross off `expedition`; `earlier` ones of the round came before it.

    `display` names the cards place by place, `-` for a free place.
    """
    rules = game or silver_gold()
    state = blank_table(rules, len(people), rules.options(options or []), rng_from(seed))
    if listen:
        state.events = []
    rules.check(len(people), state.options)
    state.players = [_seated(rules, one) for one in people]
    state.display = [NO_CARD if id == "-" else rules.box.card_number(id) for id in display.split()]
    state.turned_up = [place + 1 for place in range(len(state.display))]
    state.turned = len(state.display)
    _lay_stack(state, stack)
    state.round = round
    shown = [*earlier.split(), expedition]
    state.turn = len(shown)
    state.expeditions = _order(rules, shown)
    state.start = start
    state.cups_out = cups_out
    state.agenda += [END_TURN, SHOW_PLANS]
    CROSS_OFF.do(state)
    state._settle()
    return state


def _seated(rules: SilverGold, one: Person) -> Player:
    player = new_player()
    for place, working in enumerate(one.working):
        if working is None:
            continue
        id, crossed = (working, "") if isinstance(working, str) else working
        number = rules.box.card_number(id)
        island = rules.deck[number].island
        spared = crossed.removeprefix("all but ")
        marked = mask_of(crossed) if spared == crossed else island & ~mask_of(spared)
        if marked & ~island:
            raise ValueError(f"{id} has no such boxes: {crossed}")
        player.lay(place, number, island & ~marked)
    player.coins = one.coins
    player.palms = one.palms
    player.cups = one.cups
    player.completed = tuple(rules.box.card_number(id) for id in one.completed.split())
    return player


def _lay_stack(state: SilverGoldState, stack: str | None) -> None:
    box = state.rules.box
    used = [card for card in state.display if card != NO_CARD]
    for player in state.players:
        used += [card for card in (player.card1, player.card2) if card != NO_CARD] + list(player.completed)
    if len(set(used)) != len(used):
        raise ValueError("a card lies in two places")
    rest = [card for card in range(len(state.deck)) if card not in used]
    if stack is None:
        state.stack = rest[::-1]
    else:
        state.stack = [box.card_number(id) for id in reversed(stack.split())]
        state.removed = [card for card in rest if card not in state.stack]


def _order(rules: SilverGold, shown: list[str]) -> list[int]:
    """Those patterns first, those of the other expedition cards behind them in the order of the deck."""
    left = rules.box.expeditions.copy()
    names = [pattern.id for pattern in rules.box.patterns]
    order = [names.index(id) for id in shown]
    for pattern in order:
        left.remove(pattern)
    return order + left
