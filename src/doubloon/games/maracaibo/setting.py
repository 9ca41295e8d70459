"""The table that was chosen: layout and modules. Never changed during a game."""

from __future__ import annotations

from typing import Final

from doubloon.core.move import Move
from doubloon.core.options import Options
from doubloon.games.maracaibo.box import Box
from doubloon.games.maracaibo.layout import GULF, MARACAIBO, MOST_MOVEMENT, PLACES

MODULES: Final = [
    "fog_locations",
    "fog_improvements",
    "pirate_skirmish",
    "quest_hunters",
    "rubies",
    "retirement",
]


class Setting:
    """What the options of a table mean for the rules."""

    def __init__(self, box: Box, options: Options) -> None:
        self.layout = box.layout_named(options.choice("layout"))
        self.beginner = options.flag("beginner")
        self.fog_locations = options.flag("fog_locations")
        self.fog_improvements = options.flag("fog_improvements")
        self.skirmish = options.flag("pirate_skirmish")
        self.hunters = options.flag("quest_hunters")
        self.rubies = options.flag("rubies")
        self.retirement = options.flag("retirement")
        # By place: the move that sails there; by movement and place: all legal stops as moves.
        self.sail_to: list[Move] = [box.moves.stop] * PLACES
        for cell, place in enumerate(self.layout.grid):
            self.sail_to[cell] = box.moves.sails[place]
        for place in (GULF, MARACAIBO):
            self.sail_to[place] = box.moves.sails[place]
        self.stop_moves: list[list[list[Move]]] = [
            [[self.sail_to[there] for there in self.layout.stops[most][place]] for place in range(PLACES)]
            for most in range(MOST_MOVEMENT + 1)
        ]
