"""Chapter 14: the bear, which acts without deciding. No attack, shot or ability reaches it. (JK-253, JK-293)"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from doubloon.games.jackal.box.box import COLOURS, MISSIONARY_FIGURE
from doubloon.games.jackal.box.island import OFF
from doubloon.games.jackal.rules.crew import BEAR, NO_BEAR, is_pirate
from doubloon.games.jackal.rules.fighting import hit, protected

if TYPE_CHECKING:
    from doubloon.games.jackal.box.island import Island
    from doubloon.games.jackal.state import JackalState


def awake(state: JackalState, figure: int, crew: int, cell: int) -> None:
    """Placed on its den it mauls the discoverer and moves at once. (JK-221 to JK-224)"""
    if state.bear != NO_BEAR:
        return  # there is only one; with a box of one's own a second den is empty
    state.bear = cell
    state.waker = crew
    state.bear_rests = True
    state.here[cell] |= BEAR
    if state.events is not None:
        state.tell("bear-awake", {"cell": state.island.names[cell], "crew": COLOURS[crew]})
    if is_pirate(state, figure):
        hit(state, figure, "mauled")
    move(state)


def end_of_turn(state: JackalState, crew: int) -> None:
    """At the end of every later turn of the crew that woke it. (JK-236)"""
    if state.bear == NO_BEAR or state.waker != crew:
        return
    if state.bear_rests:
        state.bear_rests = False
    else:
        move(state)


def move(state: JackalState) -> None:
    """One step towards the quarry, whose company is mauled; without prey it stays. (JK-237 to JK-249)"""
    there = step(state.island, state.bear, prey_cells(state))
    if there == OFF:
        return
    state.here[state.bear] &= ~BEAR
    state.bear = there
    state.here[there] |= BEAR
    if state.events is not None:
        state.tell("bear-moved", {"cell": state.island.names[there]})
    maul(state)


def maul(state: JackalState) -> None:
    """Every unprotected pirate in the bear's cell is hit; coins stay. (JK-249, JK-254, JK-353)"""
    if state.bear == NO_BEAR or state.here[state.bear] == BEAR or protected(state, state.bear):
        return
    for figure in range(MISSIONARY_FIGURE + 1):
        if state.here[state.bear] >> figure & 1:
            hit(state, figure, "mauled")


def leave_company(state: JackalState) -> None:
    """Whom the missionary has left with the bear is hit when his move ends, before a tile he found asks. (JK-353)"""
    if state.journey is None:
        maul(state)


def prey_cells(state: JackalState) -> list[int]:
    """Cells with pirates on land who are without an unarmed missionary. (JK-239)"""
    cells: list[int] = []
    for figure in range(MISSIONARY_FIGURE + 1):
        cell = state.where[figure]
        if 0 <= cell < state.island.land and is_pirate(state, figure) and not protected(state, cell):
            if cell not in cells:
                cells.append(cell)
    return cells


def step(island: Island, bear: int, prey: list[int]) -> int:
    """The cell that the bear goes to, or OFF without prey. (JK-242 to JK-248)"""
    quarry = quarry_of(island, bear, prey)
    if quarry == OFF:
        return OFF
    land = island.land
    distance = island.distance[bear * land + quarry]
    best = OFF
    best_key = 0
    ways = island.near_way[bear]
    for number, there in enumerate(island.near[bear]):
        if island.distance[there * land + quarry] != distance - 1:
            continue  # JK-244
        dx = island.x[there] - island.x[quarry]
        dy = island.y[there] - island.y[quarry]
        beside = dx * dx + dy * dy == 1
        key = 0 if distance != 2 or beside else 1  # JK-245
        key = key * 2 + (0 if ways[number] % 2 == 1 else 1)  # JK-246
        key = (key << 16) + dx * dx + dy * dy  # JK-247
        key = key * 8 + ways[number]  # JK-248
        if best == OFF or key < best_key:
            best = there
            best_key = key
    return best


def quarry_of(island: Island, bear: int, prey: list[int]) -> int:
    """The nearest prey, the first clockwise from north among equals. (JK-242, JK-243, JK-351)"""
    best = OFF
    for cell in prey:
        if cell != bear and (best == OFF or _comes_first(island, bear, cell, best)):
            best = cell
    return best


def _comes_first(island: Island, bear: i64, one: i64, other: i64) -> bool:
    land = island.land
    near = island.distance[bear * land + one] - island.distance[bear * land + other]
    if near:
        return near < 0
    x1, n1 = island.x[one] - island.x[bear], island.y[bear] - island.y[one]
    x2, n2 = island.x[other] - island.x[bear], island.y[bear] - island.y[other]
    half1 = 0 if x1 > 0 or (x1 == 0 and n1 > 0) else 1
    half2 = 0 if x2 > 0 or (x2 == 0 and n2 > 0) else 1
    if half1 != half2:
        return half1 < half2
    turn = x1 * n2 - n1 * x2
    if turn:
        return turn < 0
    return x1 * x1 + n1 * n1 < x2 * x2 + n2 * n2
