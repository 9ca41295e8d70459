"""The games there are. The only module that knows those by name that come with Doubloon; others call `register`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from doubloon.core.errors import UnknownGame
from doubloon.core.game import BOX, Game
from doubloon.core.record import Finder
from doubloon.core.showing import Showing, show
from doubloon.core.steering import Steering, steer
from doubloon.core.weights import BadWeights, read_weights
from doubloon.games.jackal.box.box import ABILITIES, KINDS, ZONES
from doubloon.games.jackal.game import jackal
from doubloon.games.jackal.seen.looking import JackalLooking
from doubloon.games.jackal.showing.showing import JackalShowing
from doubloon.games.jackal.steering.steering import JackalSteering
from doubloon.games.loot_island.game import LootIsland, loot_island
from doubloon.games.loot_island.seen.looking import LootLooking
from doubloon.games.loot_island.showing.showing import LootShowing
from doubloon.games.loot_island.steering.steering import LootSteering
from doubloon.games.maracaibo.game import Maracaibo, maracaibo
from doubloon.games.maracaibo.seen.looking import MaracaiboLooking
from doubloon.games.maracaibo.showing.showing import MaracaiboShowing
from doubloon.games.maracaibo.steering.steering import MaracaiboSteering
from doubloon.games.silver_gold.game import SilverGold, silver_gold
from doubloon.games.silver_gold.seen.looking import SilverGoldLooking
from doubloon.games.silver_gold.showing.showing import SilverGoldShowing
from doubloon.games.silver_gold.steering.steering import SilverGoldSteering

if TYPE_CHECKING:
    from doubloon.games.jackal.puzzles.book import PuzzleBook

PUZZLE_WORDS = "jackal/puzzles"
"""The folder of the words in which puzzles differ from their game."""

LOOKING = (JackalLooking, LootLooking, MaracaiboLooking, SilverGoldLooking)
"""What positions import when somebody first looks. Compiled code would do so past `documented.py`."""

Make = Callable[[Path | None], Game]
"""Makes a game from its own box, or from a component file."""

# Every ruleset of every game stays here, so that old records keep their meaning.
_rulesets: dict[tuple[str, int], Make] = {}
# Of the words of games that do not come with Doubloon.
_folders: dict[str, Path] = {}
# Games that this process plays with a component file, where no other is named; and those files.
_own: dict[str, Game] = {}
_files: dict[str, Path] = {}


def register(
    id: str,
    ruleset: int,
    make: Make,
    *,
    steering: Steering[Any] | None = None,
    showing: Showing[Any] | None = None,
    words: Path | None = None,
) -> None:
    """From now on there is this ruleset of a game, which opponents steer by `steering` and every surface shows so.

    `words` is the folder of its Fluent messages, `en.ftl` at least, unless the game comes with Doubloon.
    """
    _rulesets[id, ruleset] = make
    if steering is not None:
        steer(id, steering)
    if showing is not None:
        show(id, showing)
    if words is not None:
        _folders[id] = words


def weights_file(id: str) -> Path:
    """Where what was learned of a game lies, if it comes with Doubloon."""
    return Path(__file__).parent / "games" / id / "steering" / "learned.toml"


def ladder_file(id: str) -> Path:
    """Where it is written down how strong the levels are, if the game comes with Doubloon."""
    return weights_file(id).with_name("ladder.toml")


LEARNED: tuple[str, ...] = ("loot_island",)
"""The games of which what was learned comes with Doubloon. Of others something may have been learned here."""


def taught(id: str, steering: Steering[Any]) -> Steering[Any]:
    """The steering with what was learned of the game, or with a sentence about why it goes without."""
    if id not in LEARNED and not weights_file(id).exists():
        return steering
    try:
        steering.learned = read_weights(weights_file(id), steering.trait_names, steering.phases)
    except BadWeights as trouble:
        print(f"doubloon: the levels of {id} play as they did before they learned anything: {trouble}", file=sys.stderr)
    return steering


for _id, _make, _steering, _showing in (
    ("silver_gold", silver_gold, SilverGoldSteering(), SilverGoldShowing()),
    ("maracaibo", maracaibo, MaracaiboSteering(), MaracaiboShowing()),
    ("loot_island", loot_island, LootSteering(), LootShowing()),
    ("jackal", jackal, JackalSteering(), JackalShowing()),
):
    register(_id, 1, _make, steering=taught(_id, _steering), showing=_showing)


@cache
def _call_others() -> None:
    """Import what installed packages name as `doubloon.games` among their entry points: it registers games."""
    from importlib.metadata import entry_points  # takes longer than all of the above

    for point in entry_points(group="doubloon.games"):
        point.load()


def game_ids() -> list[str]:
    _call_others()
    return sorted({id for id, _ in _rulesets})


def find_game(id: str, ruleset: int | None = None, components: Path | None = None) -> Game:
    """A game by its id; its newest ruleset unless another is named; from its own box unless a file is named."""
    rulesets = _rulesets_of(id)
    if not rulesets:
        _call_others()
        rulesets = _rulesets_of(id)
    if not rulesets:
        raise UnknownGame(f"there is no game {id[:40]!r}; there are: {', '.join(game_ids())}")
    if ruleset is not None and ruleset not in rulesets:
        known = ", ".join(str(number) for number in rulesets)
        raise UnknownGame(f"{id} has no ruleset {ruleset}; there are: {known}")
    own = _own.get(id)
    if own and components is None and ruleset in (None, own.ruleset):
        return own
    return _rulesets[id, ruleset or rulesets[-1]](components)


def _rulesets_of(id: str) -> list[int]:
    return sorted(number for known, number in _rulesets if known == id)


def words_of(id: str) -> Path:
    """The folder of a game's Fluent messages."""
    return _folders.get(id) or Path(__file__).parent / "games" / id / "words"


def play_with(id: str, components: Path) -> Game:
    """From now on the game of this id is played with this file, where no other is named.

    A file that is no such box is refused.
    """
    game = find_game(id, components=components)
    _own[id], _files[id] = game, components
    return game


def component_files() -> dict[str, Path]:
    """The files of `play_with`, by game."""
    return dict(_files)


def finder(components: Path | None = None) -> Finder:
    """How records find their games; with a component file, for records that were played with it.

    A file that is no such box is refused for the others too: it was named on purpose.
    """

    def find(id: str, ruleset: int, fingerprint: str) -> Game:
        named = find_game(id, ruleset, components)
        return find_game(id, ruleset) if fingerprint == BOX else named

    return find


def islands() -> list[tuple[str, list[str], int]]:
    """The islands that a campaign can lead to: id, drawing and number of tiles; one game has them."""
    return [(island.id, list(island.rows), island.land) for island in jackal().box.islands]


def island_tiles() -> list[tuple[str, str, dict[str, int]]]:
    """The types of tiles of these islands: id, kind, and how many have the back of each zone."""
    return [
        (tile.id, KINDS[tile.kind], {zone: tile.copies[number] for number, zone in enumerate(ZONES)})
        for tile in jackal().box.tiles
    ]


def abilities() -> list[str]:
    """What pirates can learn between islands."""
    return list(ABILITIES)


def printed(id: str) -> dict[str, dict[str, Struct]]:
    """What is printed on the cards of a game, by their kinds and ids; none for games that have no such wall."""
    from doubloon.games.loot_island.seen import faces as loot_faces
    from doubloon.games.maracaibo.seen import faces as maracaibo_faces
    from doubloon.games.silver_gold.seen.looking import card_view

    game = find_game(id)
    if isinstance(game, SilverGold):
        return {"cards": {card.id: card_view(card) for card in game.box.cards}}
    if isinstance(game, LootIsland):
        return {"treasures": {str(ref): face for ref, face in loot_faces.faces_of(game.box).treasures.items()}}
    if isinstance(game, Maracaibo):
        faces = maracaibo_faces.faces_of(game.box)
        return {"cards": {face.id: face for face in faces.cards}, "quests": {face.id: face for face in faces.quests}}
    return {}


def puzzles() -> PuzzleBook:
    """The puzzle cards; one game has them."""
    from doubloon.games.jackal.puzzles.book import puzzle_book  # few commands need it

    return puzzle_book()
