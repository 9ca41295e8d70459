"""The words in which the rule tests tell their stories: who plays what, what lies where, who hears of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core.errors import BadComponents
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.games.maracaibo.box import components
from doubloon.games.maracaibo.box.box import Box
from doubloon.games.maracaibo.box.cards import Card
from doubloon.games.maracaibo.game import Maracaibo, maracaibo
from doubloon.games.maracaibo.seen.panels import AreaView, JordanView, PlayerView
from doubloon.games.maracaibo.seen.view import CellView, MaracaiboView, RaidView
from doubloon.games.maracaibo.state import MaracaiboState
from doubloon.games.maracaibo.stories.builder import Person, person, play, table
from tests.rules.story import (
    act,
    changed_copy,
    clause_against,
    heard,
    is_fair,
    kinds,
    look_alike,
    offers,
    told,
    unfairness,
    wander,
    wander_to_the_end,
)

# The words of all games, for the tests of this one.
__all__ = [
    "act",
    "clause_against",
    "heard",
    "is_fair",
    "kinds",
    "look_alike",
    "offers",
    "told",
    "unfairness",
    "wander",
    "wander_to_the_end",
]

PRINTED = Path(components.__file__).with_name("components.toml")

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
LAYOUTS = ["standard", "the_hourglass", "the_narrows"]
MODULES = ["fog_locations", "fog_improvements", "pirate_skirmish", "quest_hunters", "rubies", "retirement"]


# The box


def rules() -> Maracaibo:
    """The printed game."""
    return maracaibo()


def box() -> Box:
    """What is in the printed box."""
    return maracaibo().box


def card(id: str) -> Card:
    """A printed card."""
    return box().cards[box().card_named(id)]


def changed_file(folder: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the printed component file in which each first text is replaced by the second, once."""
    return changed_copy(PRINTED, folder, *changes)


def changed_game(folder: Path, *changes: tuple[str, str]) -> Maracaibo:
    """The game from such a file."""
    return Maracaibo(changed_file(folder, *changes))


def complaint(folder: Path, *changes: tuple[str, str]) -> str:
    """The sentence with which such a file is refused."""
    with pytest.raises(BadComponents) as caught:
        changed_game(folder, *changes)
    return str(caught.value)


# Where a story begins


def new_game(seats: int, seed: str, *options: str, listen: bool = False, game: Maracaibo | None = None) -> State:
    """A new game, with the quests dealt."""
    chosen = game or rules()
    return chosen.new(seats, seed, chosen.options(list(options)), listen)


def opened(seats: int, seed: str, *options: str, listen: bool = False, game: Maracaibo | None = None) -> State:
    """The first turn of a new game in which everybody has kept the first quests dealt."""
    state = new_game(seats, seed, *options, listen=listen, game=game)
    for seat in range(seats):
        state.play(seat, state.moves(seat)[0])
    return state


# What the players do


def offered(state: State, start: str = "") -> list[str]:
    """The texts of the moves on offer to whoever is asked; those that start like this if a start is named."""
    return [text for text in offers(state, state.deciders()[0]) if text.startswith(start)]


# What can be seen


def look(state: State, seat: int = SPECTATOR) -> MaracaiboView:
    """The table as a seat sees it; by default as a spectator does."""
    view = state.view(seat)
    assert isinstance(view, MaracaiboView)
    return view


def seen(state: State, seat: int) -> PlayerView:
    """What lies in front of a player, as everybody sees it."""
    return look(state).players[seat]


def jordan_of(state: State) -> JordanView:
    """What lies in front of Jordan."""
    jordan = look(state).jordan
    assert jordan is not None
    return jordan


def space(state: State, name: str) -> CellView:
    """A space of the Caribbean, as everybody sees it."""
    return next(cell for cell in look(state).cells if cell.space == name)


def area(state: State, treasure: str, seat: int = 0) -> AreaView:
    """A storage area of a player's hideout."""
    return seen(state, seat).areas[treasure]


def islands(state: State) -> tuple[int, ...]:
    """The markers on the gold, emerald and pearl island."""
    return tuple(look(state).islands.values())


def raid(state: State) -> RaidView:
    """The raid that is being decided on."""
    found = look(state).raid
    assert found is not None
    return found


def asked(state: State) -> str:
    """What is being asked, by the key of its words."""
    prompt = look(state, state.deciders()[0]).prompt
    assert prompt is not None
    return prompt.kind


def inside(state: State) -> MaracaiboState:
    """The position itself, where a view does not say it."""
    assert isinstance(state, MaracaiboState)
    return state


# What can be known


def worlds(state: State, seat: int, count: int = 12) -> list[MaracaiboState]:
    """What a seat imagines, several times."""
    return [inside(state.imagine(seat, rng_from(f"world {number}"))) for number in range(count)]


# Jordan


JORDANS_REACH = ["c6r1", "c6r2", "c6r3", "c7r3", "c8r3"]  # every stop of a ship on c5r3, in the standard layout


def no_targets(*but: str) -> str:
    """The spaces in reach of a Jordan on c5r3, all but these: as fill cards they are nothing to sail for."""
    return " ".join(space for space in JORDANS_REACH if space not in but)


# How a game ends


def last_turn(
    one: Person,
    *others: Person,
    islands: tuple[int, int, int] = (0, 0, 0),
    cards: dict[str, str] | None = None,
    options: list[str] | None = None,
    listen: bool = False,
) -> MaracaiboState:
    """The end of round 3: the last seat, on the Gulf, is to sail to Maracaibo; then everything is scored."""
    people = [one, *others, person(ship="gulf", doubloons=0)]
    last = len(people) - 1
    return table(people, round=3, active=last, islands=islands, cards=cards, options=options, listen=listen)


def finish(state: State) -> None:
    """The last seat sails to Maracaibo and does nothing else there."""
    play(inside(state), "sail maracaibo", "skip", "end turn")
    assert state.over()


def final_sheet(
    one: Person,
    islands: tuple[int, int, int] = (0, 0, 0),
    cards: dict[str, str] | None = None,
    options: list[str] | None = None,
) -> dict[str, int]:
    """The end scoring of a player, part by part; "track" is what was scored before."""
    state = last_turn(one, islands=islands, cards=cards, options=options)
    finish(state)
    sheet = seen(state, 0).sheet
    assert sheet is not None
    assert sum(sheet.values()) == seen(state, 0).score
    return sheet
