"""Chapter 7: one move, many tiles. Carries a journey on until it ends or a choice has to be made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.jackal.box.box import (
    CROC_TAMER,
    CROCODILE,
    CROSSROADS,
    DIVER,
    JUNGLE,
    LAST_TRANSIT,
    figure_name,
)
from doubloon.games.jackal.box.island import MANNER_BITS, MANNER_MASK
from doubloon.games.jackal.rules import choosing, resting
from doubloon.games.jackal.rules.crew import ABOARD, BEAR, MISSIONARY_BIT, crew_of, is_pirate
from doubloon.games.jackal.rules.fighting import (
    bank_gold,
    board,
    boat_in,
    fight_at_sea,
    fight_on_land,
    hit,
    kill,
    lift,
    lose_gold,
    put,
    take_coins,
)
from doubloon.games.jackal.rules.journey import PAIR, Journey
from doubloon.games.jackal.rules.ways import (
    GOOD,
    IS_BLOCKED,
    ends_at_start,
    legal_exits,
    mauls,
    way,
)

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def new_journey(state: JackalState, figure: int, coins: int) -> Journey:
    """A move that begins where the figure is."""
    start = state.where[figure]
    crew = crew_of(state, figure)
    if start <= ABOARD:
        return Journey(figure, crew, coins, start, state.boats[ABOARD - start], 0, False)
    return Journey(figure, crew, coins, start, start, state.space[figure], peaceful(state, figure, crew, start))


def planned(state: JackalState, figure: int, coins: int) -> Journey:
    """The same, only thought of: the next one takes its place. Looking for legal moves needs one after the other."""
    plan = state.plan
    if plan is None:
        plan = state.plan = new_journey(state, figure, coins)
        return plan
    start = state.where[figure]
    crew = crew_of(state, figure)
    if start <= ABOARD:
        plan.plan(figure, crew, coins, start, state.boats[ABOARD - start], 0, False)
    else:
        plan.plan(figure, crew, coins, start, start, state.space[figure], peaceful(state, figure, crew, start))
    return plan


def peaceful(state: JackalState, figure: int, crew: int, cell: int) -> bool:
    """With a friend's unarmed missionary nobody attacks in a move that begins there. (JK-119, JK-259)"""
    company = state.here[cell] & MISSIONARY_BIT & ~(1 << figure)
    return company != 0 and not state.armed and state.pals[crew] & MISSIONARY_BIT != 0


def set_out(state: JackalState, figure: int, coins: int, cell: int, manner: int) -> None:
    """Leave for a first cell. (JK-076)"""
    journey = new_journey(state, figure, coins)
    lift(state, figure)
    journey.cell = cell
    journey.manner = manner
    enter(state, journey)


def enter(state: JackalState, journey: Journey) -> None:
    """Go from tile to tile up to the end: bear, turning over, fights, effect, in this order. (JK-075, JK-089)"""
    figure, crew = journey.figure, journey.crew
    faces = state.box.faces
    while True:
        cell = journey.cell
        if cell >= state.island.land:  # JK-148
            fall_into_sea(state, journey)
            return
        if state.here[cell] & BEAR and mauls(state, figure, crew, cell):  # JK-250; JK-073 before turning over
            hit(state, figure, "mauled")
            return
        fresh = state.tiles[cell] < 0
        if fresh:
            explore(state, cell)  # JK-147; JK-153 this cell and none before it
        kind = faces.kind[state.tiles[cell]]
        if kind != JUNGLE and is_pirate(state, figure):  # JK-116
            fight_on_land(state, crew, cell, kind)
        if kind > LAST_TRANSIT or (
            kind == CROCODILE and journey.coins == 0 and state.ability[figure] == CROC_TAMER  # JK-304
        ):
            resting.rest(state, journey, fresh)
            return
        if state.events is not None and not fresh:
            _tell_passage(state, journey)
        if kind == CROSSROADS:
            if not cross(state, journey):
                return
            continue
        legal, found = legal_exits(state, journey, journey.coins)
        if not legal:
            give_up(state, journey, found)
            return
        if len(legal) > 1:
            choosing.wait_for_exit(state, journey, legal, False)
            return
        if ends_at_start(state, journey, cell, journey.came_from):
            go_back(state, journey)
            return
        follow(journey, legal[0])


def _tell_passage(state: JackalState, journey: Journey) -> None:
    """A tile that was turned up before acts on a figure in passing; that of a fresh one is told as it is turned up."""
    tile = state.box.tiles[state.box.faces.tile[state.tiles[journey.cell]]]
    cell = state.island.names[journey.cell]
    state.tell("passes", {"figure": figure_name(journey.figure), "cell": cell, "tile": tile.id})


def follow(journey: Journey, exit: int) -> None:
    """Take an exit, once. (JK-078)"""
    there = exit >> MANNER_BITS
    journey.used = [*journey.used, journey.cell * PAIR + there]
    journey.came_from = journey.cell
    journey.cell = there
    journey.manner = exit & MANNER_MASK


def explore(state: JackalState, cell: int) -> None:
    """Turn a tile over. (JK-071, JK-143)"""
    state.reveal("explored")
    state.tiles[cell] = ~state.tiles[cell]
    state.looked[cell] = 0
    state.cell_changed(cell)
    state.hidden -= 1
    state.progress = True
    if state.events is not None:
        tile = state.box.tiles[state.box.faces.tile[state.tiles[cell]]]
        state.tell("explored", {"cell": state.island.names[cell], "tile": tile.id})


def cross(state: JackalState, journey: Journey) -> bool:
    """Roll the die at a crossroads; False if that ends the move. (JK-201, JK-097, JK-203)"""
    cell = journey.cell
    journey.crossed = [*journey.crossed, cell]
    state.reveal("rolled")
    die = state.rng.die()
    direction = state.box.faces.directions[state.tiles[cell]][die - 1]
    if state.events is not None:
        state.tell("rolled", {"figure": figure_name(journey.figure), "die": die})
    exit = state.island.go[cell * 8 + direction] << MANNER_BITS | direction
    ends = way(state, journey, exit, cell, journey.coins)
    if ends != GOOD and journey.coins:
        journey.coins = 0  # the coin stays on the start cell
        ends = way(state, journey, exit, cell, 0)
        if ends == GOOD and state.events is not None:
            state.tell("coin-left", {"figure": figure_name(journey.figure)})
    if ends != GOOD:
        give_up(state, journey, ends)
        return False
    journey.came_from = cell
    journey.cell = exit >> MANNER_BITS
    journey.manner = direction
    return True


def give_up(state: JackalState, journey: Journey, found: int) -> None:
    """No good way: back to the start if one is blocked, death in a cycle if all repeat. (JK-082, JK-083, JK-103)"""
    if found & IS_BLOCKED:
        if state.events is not None:
            state.tell("bounced", {"figure": figure_name(journey.figure)})
        go_back(state, journey)
    else:
        kill(state, journey.figure, "cycle")


def go_back(state: JackalState, journey: Journey) -> None:
    """On the start cell as before the move; its coins never left. (JK-083, JK-173, JK-176)"""
    figure = journey.figure
    if journey.start >= 0:
        put(state, figure, journey.start)
        state.space[figure] = journey.space
    else:
        state.where[figure] = journey.start
    if state.events is not None:
        state.tell("back", {"figure": figure_name(figure), "cell": state.island.names[journey.origin]})


def fall_into_sea(state: JackalState, journey: Journey) -> None:
    """Aboard a friend's boat, dead on an enemy's, or swimming. (JK-084 to JK-087, JK-100, JK-349, JK-101, JK-215)"""
    figure, crew, cell, coins = journey.figure, journey.crew, journey.cell, journey.coins
    if state.setting.puzzle:
        kill(state, figure, "off-layout")  # JK-329; never with a coin (JK-333)
        return
    if coins:
        take_coins(state, journey.origin, journey.space, coins)
    boat = boat_in(state, cell)
    if boat >= 0 and state.setting.friendly(crew, boat):
        board(state, figure, boat)
        if coins:
            bank_gold(state, crew, coins)
    elif boat >= 0:
        kill(state, figure, "killed-by-boat")
        if coins:
            lose_gold(state, coins, "coin-lost")
    else:
        if coins and state.ability[figure] == DIVER:
            state.carrying |= 1 << figure  # JK-297
        elif coins:
            lose_gold(state, coins, "coin-sunk")
        if is_pirate(state, figure):
            fight_at_sea(state, crew, cell)
        put(state, figure, cell)
        if state.events is not None:
            state.tell("swims", {"figure": figure_name(figure), "cell": state.island.names[cell]})
