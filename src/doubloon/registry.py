"""The games there are. The only module that knows them by name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.core.errors import UnknownGame
from doubloon.core.game import BOX, Game
from doubloon.core.record import Finder
from doubloon.core.showing import show
from doubloon.core.steering import steer
from doubloon.games.jackal.game import jackal
from doubloon.games.jackal.showing.showing import JackalShowing
from doubloon.games.jackal.steering.steering import JackalSteering
from doubloon.games.loot_island.game import loot_island
from doubloon.games.loot_island.showing.showing import LootShowing
from doubloon.games.loot_island.steering.steering import LootSteering
from doubloon.games.maracaibo.game import maracaibo
from doubloon.games.maracaibo.showing.showing import MaracaiboShowing
from doubloon.games.maracaibo.steering.steering import MaracaiboSteering
from doubloon.games.silver_gold.game import silver_gold
from doubloon.games.silver_gold.showing.showing import SilverGoldShowing
from doubloon.games.silver_gold.steering.steering import SilverGoldSteering

if TYPE_CHECKING:
    from doubloon.games.jackal.puzzles.book import PuzzleBook

# Every ruleset of every game stays here, so that old records keep their meaning.
_RULESETS: dict[tuple[str, int], Callable[[Path | None], Game]] = {
    ("silver_gold", 1): silver_gold,
    ("maracaibo", 1): maracaibo,
    ("loot_island", 1): loot_island,
    ("jackal", 1): jackal,
}

steer("silver_gold", SilverGoldSteering())
steer("maracaibo", MaracaiboSteering())
steer("loot_island", LootSteering())
steer("jackal", JackalSteering())

show("silver_gold", SilverGoldShowing())
show("loot_island", LootShowing())
show("jackal", JackalShowing())
show("maracaibo", MaracaiboShowing())


def game_ids() -> list[str]:
    return sorted({id for id, _ in _RULESETS})


def find_game(id: str, ruleset: int | None = None, components: Path | None = None) -> Game:
    """A game by its id; its newest ruleset unless another is named; from its own box unless a file is named."""
    rulesets = sorted(number for known, number in _RULESETS if known == id)
    if not rulesets:
        raise UnknownGame(f"there is no game {id[:40]!r}; there are: {', '.join(game_ids())}")
    if ruleset is not None and ruleset not in rulesets:
        known = ", ".join(str(number) for number in rulesets)
        raise UnknownGame(f"{id} has no ruleset {ruleset}; there are: {known}")
    return _RULESETS[id, ruleset or rulesets[-1]](components)


def finder(components: Path | None = None) -> Finder:
    """How records find their games; with a component file, for records that were played with it.

    A file that is no such box is refused for the others too: whoever names it means it.
    """

    def find(id: str, ruleset: int, fingerprint: str) -> Game:
        named = find_game(id, ruleset, components)
        return find_game(id, ruleset) if fingerprint == BOX else named

    return find


def puzzles() -> PuzzleBook:
    """The puzzle cards; one game has them."""
    from doubloon.games.jackal.puzzles.book import puzzle_book  # few commands need it

    return puzzle_book()
