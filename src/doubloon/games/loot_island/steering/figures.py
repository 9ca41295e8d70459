"""What things are usually worth in points: the numbers that opponents steer by. No rule knows them.

They were found by games in which every seat steered by slightly different ones: what the better seats had in common was
kept.
"""

from __future__ import annotations

from typing import Final

# Cards, compasses, the First Player tile.
CARD: Final = 0.35  # a map card in hand
FRESH_CARD: Final = 0.45  # one to be drawn: those in hand were left over
LEFT_CARD: Final = 0.1  # one in the hand of a player who has passed: without it another would be drawn
ONE: Final = 0.5  # a 1 that curses the others
COMPASS: Final = 0.25  # one that is still in the area
TILE_NOW: Final = 0.7  # the First Player tile before the last round
CROWNS_LOST: Final = 0.06  # of the bonus, in a round, to others who find crowns
DEEPEST: Final = 3  # answers looked ahead within one turn

# Treasures to be taken.
PICK: Final = 4.2  # the last one that lies there …
CHOICE: Final = 1.0  # … and more for each further one to choose from …
CHOICES: Final = 4.0  # … as far as that matters

# Cubes: what healers ask, and the danger of too many.
CUBE: Final = 1.1
ANY_CUBES: Final = 1.1
MANY: Final = 8.5
MANY_COST: Final = 0.28  # times the square of what is above
MANY_AT_LAST: Final = 11.3  # in the last round
MANY_AT_LAST_COST: Final = 3.0
LEAST_LOSS: Final = 10.0  # who is eliminated loses at least so much

# Landings.
CARD_NOW: Final = 0.42  # how likely a missing map card is laid in this round …
CARD_LATER: Final = 0.6  # … or in a later one
OWN_CARDS: Final = 0.5  # the part of the fitting cards in hand that will be laid
OTHERS_CARDS: Final = 0.42  # what a compass of another player brings, a phase
CHESTS: Final = 0.2  # on each card to come
DOUBT: Final = 1.2  # how many cards ahead make big loot likely
MORE_COMPASSES: Final = 0.2  # to come on a big loot landing, a phase
LATER: Final = 0.57  # what a hope loses with every phase that it waits
FINALLY: Final = 0.95  # for the final exploration
ALMOST_SURE: Final = 0.95  # that cards which are only expected will be laid

# Collections of treasures.
FIRST_JEWEL: Final = 3.0
SECOND_JEWEL: Final = 4.5
LONELY_BOOK: Final = 2.5  # one that finds no curse yet
SKULL_TYPE: Final = 0.8  # for each skull and each type that is missing
PER_ROUND: Final = 0.4  # how much of all this a round gives time for
