"""Chapter 7, looking ahead: which cells a figure may enter, and which exits of transit tiles begin a good way.

A way is followed over face-up transit tiles. Cutting a loop out of a way leaves a way, so it is enough to look at each
transit tile once for every manner of entering it: whether a good end can be reached does not depend on loops.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.games.jackal.box.box import (
    AIRPLANE,
    ARROW,
    BALLOON,
    BANK,
    BRAWLER,
    CANNON,
    CROC_TAMER,
    CROCODILE,
    CROSSROADS,
    DIVER,
    FORTRESS,
    HORSE,
    ICE,
    JUNGLE,
    LABYRINTH,
    LAST_TRANSIT,
    MISSIONARY_FIGURE,
    REST_WITHOUT_GOLD,
    SHRINE,
)
from doubloon.games.jackal.box.island import BY_AIRPLANE, BY_HORSE, MANNER_BITS, MANNER_MASK
from doubloon.games.jackal.rules.crew import ALL_FIGURES, BEAR, MISSIONARY_BIT
from doubloon.games.jackal.rules.journey import PAIR, Journey

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

# What the gate of a cell says. END and PASS let the figure in; every other number keeps it out, by a clause.
END: Final = 0  # the move ends there, or what follows cannot be foreseen
PASS: Final = 1  # a face-up transit tile: it goes on
GOLD_ONTO_UNSEEN: Final = 2
UNARMED_TO_BEAR: Final = 3
GOLD_TO_BEAR: Final = 4
RIVAL_MISSIONARY: Final = 5  # and JK-258
FRIEND_IN_BANK: Final = 6
GOLD_IN_BANK: Final = 7
NO_PLACE_FOR_GOLD: Final = 8
UNARMED_TO_ENEMY: Final = 9
ENEMY_IN_FORTRESS: Final = 10
ENEMY_ON_SHRINE: Final = 11
IN_PEACE: Final = 12  # and JK-121
GOLD_INTO_LABYRINTH: Final = 13
GOLD_TO_ENEMY: Final = 14
ENEMY_AT_SEA: Final = 15
GOLD_OFF_LAYOUT: Final = 16

CLAUSES: Final = [  # by these numbers
    *("", "", "JK-094", "JK-352", "JK-251", "JK-118", "JK-180", "JK-178", "JK-095", "JK-257", "JK-113", "JK-114"),
    *("JK-119", "JK-130", "JK-107", "JK-346", "JK-333"),
]

# What becomes of a way (JK-079, JK-347); bits, so that several ways can be taken together.
REPEATS: Final = 1
IS_BLOCKED: Final = 2
GOOD: Final = 4


def gate(state: JackalState, figure: i64, crew: i64, peaceful: bool, cell: i64, coins: i64) -> int:
    """May the figure, with these coins, enter this land or sea cell, and if not, why? (JK-080, JK-346)"""
    if cell >= state.island.land:
        return _sea_gate(state, figure, crew, peaceful, cell, coins)
    here: i64 = state.here[cell] & ~(1 << figure)
    face = state.tiles[cell]
    if face < 0:
        if coins > 0:
            return GOLD_ONTO_UNSEEN
        return UNARMED_TO_BEAR if here & BEAR and figure == MISSIONARY_FIGURE and not state.armed else END
    kind = state.box.faces.kind[face]
    if here:
        kept_out = _company(state, figure, crew, peaceful, cell, face, coins, here)
        if kept_out:
            return kept_out
    elif coins > 0 and state.box.faces.manner[face] == REST_WITHOUT_GOLD:
        return NO_PLACE_FOR_GOLD
    if kind > LAST_TRANSIT:
        return END
    if here & BEAR and mauls(state, figure, crew, cell):
        return END  # JK-250
    if kind == CROCODILE and coins == 0 and state.ability[figure] == CROC_TAMER:
        return END  # JK-304
    return PASS


def _company(
    state: JackalState, figure: i64, crew: i64, peaceful: bool, cell: i64, face: int, coins: i64, here: i64
) -> int:
    """Why the figure may not come to who is on this face-up land cell; else END. (JK-044)"""
    kind = state.box.faces.kind[face]
    foes: i64 = here & state.foes[crew]
    if here & BEAR and coins > 0 and mauls(state, figure, crew, cell):
        return GOLD_TO_BEAR
    if here & MISSIONARY_BIT and not state.armed and not state.pals[crew] & MISSIONARY_BIT:
        return RIVAL_MISSIONARY
    if kind == BANK and here & ALL_FIGURES:  # JK-181 an empty one is open to all
        # JK-177 to JK-180, JK-115: friends keep out, enemies may come to fight while no coin lies there.
        if here & ALL_FIGURES & ~foes:
            return FRIEND_IN_BANK
        if state.coins[cell]:
            return GOLD_IN_BANK
    if coins > 0 and state.box.faces.manner[face] == REST_WITHOUT_GOLD:
        return NO_PLACE_FOR_GOLD
    return _enemies(state, figure, peaceful, kind, coins, foes) if foes else END


def _enemies(state: JackalState, figure: i64, peaceful: bool, kind: int, coins: i64, foes: i64) -> int:
    """Why the figure may not come to fight these enemies; else END."""
    if figure == MISSIONARY_FIGURE and not state.armed:
        return UNARMED_TO_ENEMY
    if kind == JUNGLE:
        return END  # JK-116, JK-182
    if kind == FORTRESS:  # JK-233; JK-235 friends may come
        return ENEMY_IN_FORTRESS
    if kind == SHRINE:  # JK-198; JK-200 friends may come
        return ENEMY_ON_SHRINE
    if kind == LABYRINTH and not on_space(state, foes, 1):
        return END  # JK-127
    if peaceful:
        return IN_PEACE
    if coins > 0 and state.ability[figure] != BRAWLER:  # JK-296
        return GOLD_INTO_LABYRINTH if kind == LABYRINTH else GOLD_TO_ENEMY
    return END


def on_space(state: JackalState, figures: i64, space: int) -> bool:
    """Is one of these figures on this space of its labyrinth?"""
    return any(figures >> figure & 1 and state.space[figure] == space for figure in range(MISSIONARY_FIGURE + 1))


def mauls(state: JackalState, figure: i64, crew: i64, cell: i64) -> bool:
    """Will the bear, which is in this cell, hit the figure when it enters? (JK-250, JK-252)"""
    if figure == MISSIONARY_FIGURE and not state.armed:
        return False
    company: i64 = state.here[cell] & MISSIONARY_BIT & ~(1 << figure)
    return not (company and not state.armed and state.pals[crew] & MISSIONARY_BIT)


def _sea_gate(state: JackalState, figure: i64, crew: i64, peaceful: bool, cell: i64, coins: i64) -> int:
    here: i64 = state.here[cell]
    if state.setting.puzzle:
        return GOLD_OFF_LAYOUT if coins > 0 else END  # JK-329
    if here & state.foes[crew] and (figure != MISSIONARY_FIGURE or state.armed):
        if peaceful or (coins > 0 and state.ability[figure] == DIVER):
            return ENEMY_AT_SEA
    return END  # in the water; if a boat is there, aboard or dead (JK-084 to JK-086)


# Exits


def exits(state: JackalState, journey: Journey, cell: i64, manner: i64, came_from: i64) -> list[int]:
    """The exits of a face-up transit tile that this action has not used, crossroads excepted. (JK-345, JK-078)

    Do not change the list: most are the island's own.
    """
    found = _all_exits(state, journey, cell, manner, came_from)
    if journey.used:
        return [exit for exit in found if cell * PAIR + (exit >> MANNER_BITS) not in journey.used]
    return found


def _all_exits(state: JackalState, journey: Journey, cell: i64, manner: i64, came_from: i64) -> list[int]:
    island = state.island
    face = state.tiles[cell]
    kind = state.box.faces.kind[face]
    if kind == ARROW:
        ways = state.box.faces.directions[face]
        if len(ways) == 1:
            return island.straight[cell * 8 + ways[0]]
        return [island.straight[cell * 8 + way][0] for way in ways]  # JK-146
    if kind == HORSE or (kind == ICE and manner == BY_HORSE):
        return island.leaps[cell]  # JK-152, JK-154, JK-157
    if kind == ICE and manner == BY_AIRPLANE:
        return [there << MANNER_BITS | BY_AIRPLANE for there in flights(state, cell, journey.figure)]  # JK-159
    if kind == ICE and manner < BY_HORSE:
        return island.straight[cell * 8 + manner]  # JK-155, JK-156; JK-160 off a boat too
    if kind == CROCODILE:
        back = manner if manner >= BY_HORSE else (manner + 4) % 8
        return [came_from << MANNER_BITS | back]  # JK-172, JK-175
    if kind == BALLOON:
        return [state.boats[journey.crew] << MANNER_BITS]  # JK-188, JK-189, JK-190
    if kind == CANNON:
        way = state.box.faces.directions[face][0]
        return [island.shots[cell * 8 + way] << MANNER_BITS | way]  # JK-214
    return island.throws[cell]  # JK-204, JK-158, JK-205, JK-206


def unused_airplane(state: JackalState, cell: int) -> bool:
    face = state.tiles[cell]
    return face >= 0 and state.box.faces.kind[face] == AIRPLANE


def flights(state: JackalState, cell: i64, figure: i64) -> list[int]:
    """Face-up tiles without another figure or the bear. (JK-207, JK-213)"""
    others: i64 = ~(1 << figure)
    return [
        there
        for there in range(state.island.land)
        if there != cell and state.tiles[there] >= 0 and state.here[there] & others == 0
    ]


def ends_at_start(state: JackalState, journey: Journey, cell: i64, came_from: i64) -> bool:
    """A crocodile throws the figure straight back to where the move began. (JK-173, JK-176)"""
    return came_from == journey.origin and state.box.faces.kind[state.tiles[cell]] == CROCODILE


def way(state: JackalState, journey: Journey, exit: i64, cell: i64, coins: i64) -> int:
    """What becomes of the ways that begin with this exit of a cell: GOOD, else IS_BLOCKED, else REPEATS. (JK-079)"""
    there = exit >> MANNER_BITS
    at = gate(state, journey.figure, journey.crew, journey.peaceful, there, coins)
    if at != PASS:  # most ways are that short
        return GOOD if at == END else IS_BLOCKED
    found = _pass(state, journey, there, exit & MANNER_MASK, cell, coins, None)
    if found & GOOD:
        return GOOD
    return IS_BLOCKED if found & IS_BLOCKED else REPEATS


def _pass(
    state: JackalState, journey: Journey, cell: i64, manner: i64, came_from: i64, coins: i64, seen: list[int] | None
) -> int:
    """What becomes of the ways over a face-up transit tile. Most end behind its first exit, and need no list of what
    was seen.
    """
    if state.box.faces.kind[state.tiles[cell]] == CROSSROADS:
        again = journey.crossed.count(cell) >= state.box.limits.crossings  # JK-202
        return REPEATS if again else GOOD
    leaving = exits(state, journey, cell, manner, came_from)
    if ends_at_start(state, journey, cell, came_from):
        return GOOD if leaving else REPEATS
    found = REPEATS
    for exit in leaving:
        there: i64 = exit >> MANNER_BITS
        at = gate(state, journey.figure, journey.crew, journey.peaceful, there, coins)
        if at == END:
            return GOOD
        if at != PASS:
            found |= IS_BLOCKED
            continue
        if seen is None:
            seen = []
        node = (there * PAIR + cell) << MANNER_BITS | exit & MANNER_MASK
        if node not in seen:
            seen.append(node)
            found |= _pass(state, journey, there, exit & MANNER_MASK, cell, coins, seen)
            if found & GOOD:
                return GOOD
    return found


def against_entering(state: JackalState, journey: Journey, cell: int, manner: int) -> str:
    """The clause against a first step: of the cell itself, or of where its ways lead; "" if one of them is good."""
    kept_out = gate(state, journey.figure, journey.crew, journey.peaceful, cell, journey.coins)
    if kept_out > PASS:
        return CLAUSES[kept_out]
    ends = way(state, journey, cell << MANNER_BITS | manner, journey.origin, journey.coins)
    if ends == GOOD:
        return ""
    return "JK-096" if ends == IS_BLOCKED and journey.coins else "JK-081"


def legal_exits(state: JackalState, journey: Journey, coins: int) -> tuple[list[int], int]:
    """The legal exits of the tile that the journey is on; and how all its ways together turn out."""
    cell = journey.cell
    legal: list[int] = []
    found = 0
    home = ends_at_start(state, journey, cell, journey.came_from)
    for exit in exits(state, journey, cell, journey.manner, journey.came_from):
        ends = GOOD if home else way(state, journey, exit, cell, coins)
        found |= ends
        if ends == GOOD:
            legal.append(exit)
    return legal, found
