"""Hidden information: what a seat cannot know is drawn again.

Unknown to all: the order of the treasure stack and of the expeditions still to come. Unknown to the others for a
while: the four dealt cards with the choice among them, and the plan of an action 2. What a seat remembers counts as
known, so the revealed expeditions stay (A-03).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.move import Move
from doubloon.core.rng import Rng
from doubloon.games.silver_gold.box.box import DEALT
from doubloon.games.silver_gold.moves import Cross
from doubloon.games.silver_gold.rules import crossing
from doubloon.games.silver_gold.rules.crossing import CrossOff
from doubloon.games.silver_gold.rules.setup import KeepCards

if TYPE_CHECKING:
    from doubloon.games.silver_gold.state import SilverGoldState


def imagine(state: SilverGoldState, seat: int, rng: Rng) -> SilverGoldState:
    world = state.clone()
    world._forget(seat, rng)
    if isinstance(state.question, KeepCards) and state.waiting:
        _deal_anew(world, seat, rng)
        return world
    world.stack.sort()
    rng.shuffle(world.stack)
    to_come = sorted(world.expeditions[world.turn :])
    rng.shuffle(to_come)
    world.expeditions[world.turn :] = to_come
    if isinstance(state.question, CrossOff) and state.waiting:
        for other in range(world.seats):
            if other != seat:
                _plan_anew(world, other, rng)
    return world


def _deal_anew(world: SilverGoldState, seat: int, rng: Rng) -> None:
    """Other hands, and for those who have chosen, another choice."""
    unseen = [card for card in range(len(world.deck)) if seat < 0 or card not in world.players[seat].hand]
    rng.shuffle(unseen)
    for other, player in enumerate(world.players):
        if other != seat:
            player.hand = tuple([unseen.pop() for _ in range(DEALT)])
            if player.kept >= 0:
                player.kept = world.rules.keeps[rng.below(len(world.rules.keeps))].id
    world.stack = unseen


def _plan_anew(world: SilverGoldState, other: int, rng: Rng) -> None:
    """A seat that has finished gets another legal plan; of one that has not, nothing is known. (SG-139)"""
    world.players[other].take_back()
    if world.waiting >> other & 1:
        return
    if not world.players[other].has_empty_box():
        return
    world.waiting |= 1 << other
    while world.waiting >> other & 1:
        options: list[Move] = crossing.choices(world, other)
        move = options[rng.below(len(options))]
        assert isinstance(move, Cross)
        crossing.cross(world, other, move)
