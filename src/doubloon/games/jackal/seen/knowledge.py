"""Hidden information: what a seat cannot know is drawn again.

Unknown: the faces of face-down tiles that the seat has not looked at, and the tiles in the box. Backs are public, so
each back is dealt again on its own. Which tiles were looked at by whom is public, too; a look follows its tile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.rng import Rng
from doubloon.games.jackal.box.box import ZONES

if TYPE_CHECKING:
    from doubloon.games.jackal.state import JackalState


def imagine(state: JackalState, seat: int, rng: Rng) -> JackalState:
    world = state.clone()
    world._forget(seat, rng)
    if world.hidden:
        _deal_again(world, seat, rng)
    return world


def _deal_again(world: JackalState, seat: int, rng: Rng) -> None:
    """Everything is sorted before it is shuffled, so that the result depends on knowledge and on `rng` alone."""
    zones = len(ZONES)
    tiles, faces = world.box.tiles, world.box.faces
    pools: list[list[int]] = [[] for _ in range(zones)]
    cells: list[int] = []
    for card in world.aside:
        pools[card % zones].append(card // zones)
    for cell in range(world.island.land):
        face = world.tiles[cell]
        if face < 0 and (seat < 0 or world.looked[cell] >> seat & 1 == 0):
            cells.append(cell)
            pools[world.backs[cell]].append(faces.tile[~face])
    for pool in pools:
        pool.sort()
        rng.shuffle(pool)
    for cell in cells:
        tile = tiles[pools[world.backs[cell]].pop()]
        turn = rng.below(tile.rotations) if tile.rotations > 1 else 0
        world.tiles[cell] = ~(tile.first_face + turn)
    aside: list[int] = []
    for zone in range(zones):
        aside += [type * zones + zone for type in pools[zone]]
    aside.sort()
    world.aside = aside
