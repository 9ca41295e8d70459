"""The table that was chosen: who leads which crews, who is whose friend, which islands. Never changed during a game."""

from __future__ import annotations

from typing import Final

from doubloon.core.options import NONE_OF_THEM, Options
from doubloon.core.task import NOBODY
from doubloon.games.jackal.box.box import CREW_SIZE, MISSIONARY_FIGURE, Box
from doubloon.games.jackal.box.island import Island

NO_TEAMS: Final = "none"
TWO_ON_TWO: Final = "two_on_two"
TWO_CREWS_EACH: Final = "two_crews_each"
MOST_ISLANDS: Final = 4  # that follow the first


class Setting:
    """What seats and options mean for the rules."""

    def __init__(self, box: Box, seats: int, options: Options) -> None:
        teams = options.choice("teams")
        self.crews = 4 if teams != NO_TEAMS else seats  # JK-341
        # JK-319: one person leads white and red, the other yellow and black.
        # JK-315, JK-358: purses, bottles, abilities and the rest go by crew, also where a person leads two.
        self.seat_of: list[int] = [crew % seats for crew in range(self.crews)]
        self.ally: list[int] = [(crew + 2) % 4 if teams != NO_TEAMS else NOBODY for crew in range(self.crews)]  # JK-310
        self.paired = teams != NO_TEAMS
        self.puzzle = False  # a card for one player (section 21): no boats, and off the layout is death
        self.islands: list[Island] = [box.island_named(options.choice("island"))]
        campaign = options.choice("campaign")
        if campaign != NONE_OF_THEM:  # JK-308
            self.islands += [box.island_named(id) for id in campaign.split("-")]
        self.island_numbers = [box.islands.index(island) for island in self.islands]
        self.most_cells = max([island.cells for island in self.islands])
        self.most_land = max([island.land for island in self.islands])
        self.free_landing = options.choice("landing") == "free"
        self.end_when_decided = options.flag("end_when_decided")
        self.no_progress = options.number("no_progress_rounds") * self.crews  # in turns (JK-283)
        self.most_turns = options.number("max_rounds") * self.crews
        self.vote_after = options.number("vote_after_idle_rounds") * self.crews  # JK-278
        self.own: list[int] = [7 << crew * CREW_SIZE for crew in range(self.crews)]
        self.friends: list[int] = [
            own | (self.own[ally] if ally != NOBODY else 0) for own, ally in zip(self.own, self.ally)
        ]
        self.everybody = 0
        for own in self.own:
            self.everybody |= own
        # By seat: the own crews first, then those of the others round the table.
        self.crews_from: list[list[int]] = [
            [crew for step in range(seats) for crew in range(self.crews) if (self.seat_of[crew] - seat) % seats == step]
            for seat in range(seats)
        ]
        self.crew_places: list[list[int]] = [  # by seat: where each crew comes in that order
            [order.index(crew) for crew in range(self.crews)] for order in self.crews_from
        ]
        self.figures_from: list[list[int]] = [  # by seat: all figures in that order, the missionary last
            [crew * CREW_SIZE + number for crew in order for number in range(CREW_SIZE)] + [MISSIONARY_FIGURE]
            for order in self.crews_from
        ]

    def friendly(self, crew: int, other: int) -> bool:
        return crew == other or (other != NOBODY and self.ally[crew] == other)

    def pals(self, missionary: int) -> list[int]:
        """By crew: its friends, the missionary included if he belongs to it or to its ally."""
        with_him = 1 << MISSIONARY_FIGURE
        return [
            friends | (with_him if missionary != NOBODY and self.friendly(crew, missionary) else 0)
            for crew, friends in enumerate(self.friends)
        ]

    def foes(self, missionary: int, armed: bool) -> list[int]:
        """By crew: the enemy pirates, an armed missionary among them."""
        with_him = 1 << MISSIONARY_FIGURE
        return [
            self.everybody & ~friends
            | (with_him if armed and missionary != NOBODY and not self.friendly(crew, missionary) else 0)
            for crew, friends in enumerate(self.friends)
        ]
