"""Opponents look from a chair: what their seat cannot know does not change their move."""

from __future__ import annotations

from doubloon.core.chair import Chair
from doubloon.testkit.kit import Kit, KitTable
from doubloon.testkit.walk import walk

EVERY = 5


def bots_see_chairs_only(kit: Kit, table: KitTable) -> None:
    """Each opponent chooses the same in the real world and in one dealt again for its seat."""
    looked = 0
    for at in walk(kit, table):
        if not at.probe or at.move is None or (at.ply // table.stride) % EVERY:
            continue
        looked += 1
        world = at.state.imagine(at.seat, at.rng("bots"))
        before = at.state.to_bytes()
        for name in kit.bots:
            seed = f"{table.seed}/{name}"
            here = kit.make_bot(name, seed).choose(Chair(at.state, at.seat))
            there = kit.make_bot(name, seed).choose(Chair(world, at.seat))
            if here is not there:
                raise at.failed(
                    f"{name} on seat {at.seat + 1} plays {here.text!r}, but {there.text!r} where only what it "
                    "cannot know is different"
                )
        if at.state.to_bytes() != before:
            raise at.failed("an opponent changed the game by thinking")
    if not looked:
        raise table.failed("the game was over before an opponent could be looked at")
