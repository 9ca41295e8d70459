"""Chapters 12 and 13: what a tile does to the figure that comes to rest on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.jackal.box.box import (
    AIRPLANE,
    BARREL,
    BEAR_DEN,
    BOTTLE,
    CANNIBAL,
    CHEST,
    CLIMBER,
    COLOURS,
    EARTHQUAKE,
    LABYRINTH,
    LIGHTHOUSE,
    MISSIONARY,
    MISSIONARY_FIGURE,
    MUSKET,
    PIT,
    SMOKE,
    TEETOTALLER,
    TOUGH_MEAT,
    figure_name,
)
from doubloon.games.jackal.rules import bear, choosing, discoveries
from doubloon.games.jackal.rules.crew import is_pirate
from doubloon.games.jackal.rules.fighting import hit, kill, lay_coins, lose_gold, put, take_coins
from doubloon.games.jackal.rules.journey import Journey

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState

DRUNK: Final = 2  # it ends at the start of the second turn of the crew from now (JK-168)


def settle(state: JackalState, journey: Journey) -> None:
    """The figure stands on the tile, and the coins with it."""
    figure, cell = journey.figure, journey.cell
    put(state, figure, cell)
    if state.box.faces.kind[state.tiles[cell]] == LABYRINTH:
        state.space[figure] = 1  # JK-123
    if state.events is not None:
        state.tell("moved", {"figure": figure_name(figure), "cell": state.island.names[cell], "coins": journey.coins})
    if journey.coins:
        take_coins(state, journey.origin, journey.space, journey.coins)
        lay_coins(state, cell, state.space[figure], journey.coins)  # JK-129


def rest(state: JackalState, journey: Journey, fresh: bool) -> None:
    """The end of a move on land. `fresh`: this move has turned the tile over. (JK-140, JK-141)

    What a tile does it does to the figure that came, and its mover decides (JK-144). Kinds that are not named here do
    nothing: empty land, caramba, the shrine, the fortress (JK-145, JK-187, JK-197).
    """
    cell = journey.cell
    kind = state.box.faces.kind[state.tiles[cell]]
    if kind == CANNIBAL:
        eat(state, journey)
        return
    if kind == AIRPLANE:
        flights = choosing.flight_exits(state, journey)
        if flights:
            choosing.wait_for_exit(state, journey, flights, True)
            return
    settle(state, journey)
    if kind == PIT:
        fall_into_pit(state, journey)
    elif kind == BARREL:  # JK-169 on every entry
        if state.ability[journey.figure] != TEETOTALLER:  # JK-302
            state.delay[journey.figure] = DRUNK
            if state.events is not None:
                state.tell("drunk", {"figure": figure_name(journey.figure)})
    elif fresh:  # JK-072 all above act on every entry
        discover(state, journey, kind)


def eat(state: JackalState, journey: Journey) -> None:
    """The cannibal; tough meat is only hit. (JK-231, JK-232, JK-306)"""
    if journey.coins:
        take_coins(state, journey.origin, journey.space, journey.coins)
        lose_gold(state, journey.coins, "coin-lost")
    if state.ability[journey.figure] == TOUGH_MEAT:
        hit(state, journey.figure)
    else:
        kill(state, journey.figure, "eaten")


def fall_into_pit(state: JackalState, journey: Journey) -> None:
    """Trapped alone; with a friend there all friends are free. (JK-161 to JK-167, JK-266, JK-301)"""
    figure = journey.figure
    friends = state.here[journey.cell] & state.pals[journey.crew] & ~(1 << figure)  # JK-314
    if friends:
        state.trapped &= ~friends
        if state.events is not None:
            state.tell("freed", {"cell": state.island.names[journey.cell]})
    elif state.ability[figure] != CLIMBER:
        state.trapped |= 1 << figure
        if state.events is not None:
            state.tell("trapped", {"figure": figure_name(figure)})


def discover(state: JackalState, journey: Journey, kind: int) -> None:
    """Single-use tiles act when they are first explored. (JK-140)"""
    figure, crew, cell = journey.figure, journey.crew, journey.cell
    amount = state.box.faces.amount[state.tiles[cell]]
    if kind == CHEST:
        lay_coins(state, cell, 0, amount)  # JK-090, JK-151
        state.gold += amount
        state.laid += amount
        if state.events is not None:
            state.tell("chest", {"cell": state.island.names[cell], "coins": amount})
    elif kind == BOTTLE:
        find_bottles(state, figure, crew, amount)
    elif kind == LIGHTHOUSE:
        state.peeked = []
        if state.hidden:
            looks = min(amount, state.hidden)  # JK-184, JK-186
            state.agenda.append(discoveries.UseLighthouse(state.mover, crew, looks))
    elif kind == MUSKET:
        if is_pirate(state, figure):  # JK-196
            state.agenda.append(discoveries.ShootMusket(state.mover, crew, cell, figure))
    elif kind == SMOKE:
        state.smoke = state.crews + 1  # JK-216, JK-220; the present turn counts one down
        if state.events is not None:
            state.tell("smoke", {"turns": state.crews})
    elif kind == BEAR_DEN:
        bear.awake(state, figure, crew, cell)
    elif kind == MISSIONARY:
        join(state, crew, cell)
    elif kind == EARTHQUAKE:
        state.agenda.append(discoveries.SwapTiles(state.mover, crew, discoveries.NO_CELL))


def find_bottles(state: JackalState, figure: int, crew: int, amount: int) -> None:
    """To the crew of who explores; an unarmed missionary is armed by the first. (JK-170, JK-171, JK-265)"""
    found = min(amount, state.supply)
    state.supply -= found
    if found and not is_pirate(state, figure):
        found -= 1
        arm(state)
    state.bottles[crew] += found
    if state.events is not None:
        state.tell("bottles", {"crew": COLOURS[crew], "bottles": found})


def join(state: JackalState, crew: int, cell: int) -> None:
    """The missionary joins the crew that found him. (JK-225)"""
    if state.missionary >= 0 or _found_before(state, cell):
        return  # there is one, and dead he is gone for good (JK-260): a second tile, in a box of one's own, is empty
    state.missionary = crew
    state.armed = False
    state.know_missionary()
    put(state, MISSIONARY_FIGURE, cell)
    if state.events is not None:
        state.tell("joined", {"crew": COLOURS[crew], "cell": state.island.names[cell]})


def _found_before(state: JackalState, cell: int) -> bool:
    """Does another tile of the missionary's lie face up?"""
    kinds = state.box.faces.kind
    return any(face >= 0 and other != cell and kinds[face] == MISSIONARY for other, face in enumerate(state.tiles))


def arm(state: JackalState) -> None:
    """A bottle makes the missionary a full pirate; his place and state stay. (JK-262)"""
    state.armed = True
    state.know_missionary()
    if state.events is not None:
        state.tell("armed", {"crew": COLOURS[state.missionary]})
