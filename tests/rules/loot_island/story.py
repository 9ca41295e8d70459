"""The words in which the rule tests of Loot Island tell their stories, beside those that all games share."""

from __future__ import annotations

from pathlib import Path

import pytest

from doubloon.core.errors import BadComponents
from doubloon.core.rng import rng_from
from doubloon.core.state import State
from doubloon.core.view import SPECTATOR
from doubloon.games.loot_island.box import components
from doubloon.games.loot_island.box.box import Box
from doubloon.games.loot_island.game import LootIsland, loot_island
from doubloon.games.loot_island.seen.view import LandingView, LootView, PlayerView
from doubloon.games.loot_island.state import LootState
from doubloon.games.loot_island.stories.builder import Person, person, play, texts
from tests.rules import story
from tests.rules.story import changed_copy, heard, look_alike

__all__ = ["heard", "look_alike"]

PRINTED = Path(components.__file__).with_name("components.toml")

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


# The box


def box() -> Box:
    """What is in the printed box."""
    return loot_island().box


def changed_game(folder: Path, *changes: tuple[str, str]) -> LootIsland:
    """The game from a copy of the printed component file in which each first text is replaced once by the second."""
    return LootIsland(changed_copy(PRINTED, folder, *changes))


def complaint(folder: Path, *changes: tuple[str, str]) -> str:
    """The sentence with which such a file is refused."""
    with pytest.raises(BadComponents) as caught:
        changed_game(folder, *changes)
    return str(caught.value)


# Where a story begins


def people(seats: int, *told: Person) -> list[Person]:
    """So many players; those who are not told of are plain."""
    return [*told, *(person() for _ in range(seats - len(told)))]


def new_game(seats: int, seed: str, *options: str, listen: bool = False) -> LootState:
    """A new game as it is dealt."""
    game = loot_island()
    return inside(game.new(seats, seed, game.options(list(options)), listen))


def inside(state: State) -> LootState:
    """The position itself, where a view does not say it."""
    assert isinstance(state, LootState)
    return state


# What the players do


def offers(state: LootState, start: str = "") -> list[str]:
    """The texts of the moves on offer to whoever is asked; those that start like this if a start is named."""
    return [text for text in texts(state) if text.startswith(start)]


def clause_against(state: LootState, text: str, seat: int | None = None) -> str:
    """The clause that forbids a move to whoever is asked, or to a seat."""
    return story.clause_against(state, state.deciders()[0] if seat is None else seat, text)


def discard_loot(state: LootState) -> list[int]:
    """Everybody discards what they take, and no cubes; the takers in their order."""
    takers: list[int] = []
    while state.loot:
        takers.append(state.deciders()[0])
        play(state, texts(state)[0], "discard")
        if asked(state) == "drop":
            play(state, "drop 0")
    return takers


# What can be seen


def look(state: State, seat: int = SPECTATOR) -> LootView:
    """The table as a seat sees it; by default as a spectator does."""
    view = state.view(seat)
    assert isinstance(view, LootView)
    return view


def seen(state: State, seat: int) -> PlayerView:
    """What lies in front of a player, as everybody sees it."""
    return look(state).players[seat]


def landing(state: State, place: int) -> LandingView:
    """A landing, as everybody sees it."""
    return look(state).landings[place]


def cubes(state: State) -> list[int]:
    """The cubes of all seats."""
    return [player.cubes for player in look(state).players[: state.seats]]


def cards(state: State) -> list[int]:
    """How many map cards all seats hold."""
    return [player.cards for player in look(state).players[: state.seats]]


def asked(state: State) -> str:
    """What is being asked, by the key of its words; nothing once the game is over."""
    if not state.deciders():
        return ""
    prompt = look(state, state.deciders()[0]).prompt
    assert prompt is not None
    return prompt.kind


# What can be imagined


def worlds(state: State, seat: int, count: int = 12) -> list[LootState]:
    """What a seat imagines, several times."""
    return [inside(state.imagine(seat, rng_from(f"world {number}"))) for number in range(count)]
