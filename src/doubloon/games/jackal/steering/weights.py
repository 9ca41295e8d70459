"""The numbers that opponents of Jackal steer by, all in one place. Points are coins."""

from __future__ import annotations

from typing import Final

# Turns that things take on the island.

NEVER: Final = 60  # turns: no way is known
LONGEST: Final = 40  # turns beyond which no way is looked for
IN_A_PIT: Final = 6
BEAR_WAIT: Final = 5  # turns that the bear may cost
BEAR_NEAR_WAIT: Final = 2
WALKING_UNSEEN: Final = 1  # turns that a tile face down may cost a walker
HAULING_UNSEEN: Final = 4  # it has to be turned over before gold can pass
SAILING: Final = 2  # cells that a boat goes in a turn, more or less: as many as it has rowers

# Turns that figures lose in pits and in the water.

TRAPPED: Final = 20  # turns, when nobody is there to help
RESCUE: Final = 1  # turns that a freed pirate has lost beside his comrade's way to him
ROUND_A_BOAT: Final = 2  # turns for an own boat to come where a rival's boat bars the way

# How much less a hope is worth the farther away it is.

NEARER: Final = 0.88  # what a turn more takes off a hope

HOPE: Final[list[float]] = [1.0]  # by turns
while len(HOPE) < 400:
    HOPE.append(HOPE[-1] * NEARER)

# Coins under pirates, and coins that are still hidden.

UNDER_HAND: Final = 0.3  # of a coin on which a pirate stands, wherever that is
ON_THE_WAY: Final = 0.65  # added to it, less for every turn that is left
HIDDEN: Final = 0.45  # of a coin that is still to be found
BASE: Final = 0.4  # what living figures are worth to exploring wherever they are
MISSED: Final = 0.3  # what a dead figure costs when there is nothing to explore
NEAR_ENEMY: Final = 0.6  # what a coin is worth with an enemy crew beside it
LATE: Final = 2  # turns that a recovering pirate loses
UNDER_WAY: Final = 0.003  # in the middle of a move: it may lead elsewhere than hoped, but a turn is worth more
GUARDED_TILE: Final = 3  # turns until a bear that is beside the last tile has gone elsewhere

# When boats are placed.

ELBOW_ROOM: Final = 1.0  # of a coin for having the whole sea to oneself

# Coins that lie open and that nobody holds.

LYING: Final = 0.6  # of a coin that nobody stands on, less for every turn until it is home
CHANCE: Final = 0.15  # the claim of nobody
RIVALRY: Final = 0.4  # how far it matters who else is near; with more, crews do nothing but hit one another
TRIPS: Final = 5  # that are planned ahead
OUT_AND_IN: Final = 2  # turns to leave a labyrinth and to enter it again

# The bear.

FORECAST: Final = 2  # moves of the bear that are looked ahead
GUARDED: Final = [0.5, 0.6, 0.8, 0.9]  # what gold is worth by how near the bear will be

# A game that goes on, or does not.

CURIOSITY: Final = 0.08  # what turning a tile over is worth beside what it may show: few worlds show a rare chest
VOTING: Final = 4.0  # a vote that is under way may end everything: worse than whatever the next turn brings
DULL: Final = 2.0  # what the end is worth of a game that is decided and in which nothing happens any more
IDLENESS: Final = 0.4  # points that go with progress: to be about to make it is not as good as to make it
LONGING: Final = 0.8  # points that go when a coin is nearly home
QUARREL: Final = 1.8  # points for each rival on his ship: more than his coin, and the lead over him that it would give
OWN: Final = 0.5  # of them for an own pirate: searches look at leads, which shall not grow by being hit


class Weights:
    """Those of the numbers above that the levels who think see otherwise; unless they are given they are as above."""

    def __init__(
        self,
        nearer: float = NEARER,
        late: int = LATE,
        lying: float = LYING,
        rivalry: float = RIVALRY,
        hauling_unseen: int = HAULING_UNSEEN,
        elbow_room: float = ELBOW_ROOM,
    ) -> None:
        self.late = late
        self.lying = lying
        self.rivalry = rivalry
        self.hauling_unseen = hauling_unseen
        self.elbow_room = elbow_room
        self.hope: list[float] = [1.0]  # by turns
        while len(self.hope) < len(HOPE):
            self.hope.append(self.hope[-1] * nearer)


USUAL: Final = Weights()
SHARP: Final = Weights(0.86, 3, 0.7, 0.7, 5, 1.8)  # found in games between players that look ahead: docs/opponents.md
