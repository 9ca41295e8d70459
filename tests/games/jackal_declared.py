"""What Jackal declares for the generic checks: what never changes, and what a seat cannot know."""

from __future__ import annotations

from doubloon.core.state import State
from doubloon.games.jackal.box.box import BANK, FIGURES, LAST_TRANSIT, NO_GOLD, ZONES
from doubloon.games.jackal.rules.crew import ABOARD, ABSENT
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import check

# A die that brings a pirate back to where he was, or a shot that hits nobody, leaves no trace on the table.
FLEETING = frozenset(["rolled", "coin-left", "back", "bounced"])

# The box, the table's options and the island; friends and enemies, which follow from whose the missionary is; and lists
# that are replaced as a whole, so that copies may share them.
DERIVED = frozenset(["rules", "box", "setting", "island", "crews", "pals", "foes"])
DERIVED |= {"ability", "aside", "crossed", "used", "legal", "plan", "peeked", "results", "shown", "grounds"}


def laws(state: State) -> dict[str, object]:
    assert isinstance(state, JackalState)
    check(state)
    faces = state.box.faces
    kinds = [faces.kind[face] if face >= 0 else -1 for face in state.tiles]
    standing = [state.where[figure] for figure in range(FIGURES) if 0 <= state.where[figure] < state.island.land]
    journey = state.journey
    return {
        "every tile lies in one place": state.tiles == [] or _all_tiles(state),
        "coins lie where they may": all(
            stack == 0 or (kind > LAST_TRANSIT and kind not in NO_GOLD)
            for stack, kind in zip(state.coins, kinds, strict=True)
        ),
        "nobody stands on a face-down tile": all(state.tiles[cell] >= 0 for cell in standing),
        "one figure in the bank": all(
            kind != BANK or (state.here[cell] & (1 << FIGURES) - 1).bit_count() <= 1 for cell, kind in enumerate(kinds)
        ),
        "boats keep apart": len(set(state.boats)) == len(state.boats) or -1 in state.boats,
        "bottles are counted": state.supply + sum(state.bottles) <= state.box.limits.bottles,
        "a journey is somebody's": journey is None or state.where[journey.figure] == journey.cell,
        "looks are at face-down tiles": all(
            face < 0 or looked == 0 for face, looked in zip(state.tiles, state.looked, strict=True)
        ),
        "figures off the board hold nothing": all(
            state.where[figure] >= 0 or (state.space[figure] == 0 and state.trapped >> figure & 1 == 0)
            for figure in range(FIGURES)
        ),
        "absent figures stay away": all(
            state.where[figure] == ABSENT for figure in range(state.crews * 3, FIGURES - 1)
        ),
        "aboard boats that there are": all(place > ABOARD or ABOARD - place < state.crews for place in state.where),
        "nobody carries what is not there": state.carrying >= 0 and state.gold >= 0,
    }


def _all_tiles(state: JackalState) -> bool:
    """The box is complete: by back, those that lie on the island and those that were put aside."""
    pools = [state.box.pool(zone) for zone in range(len(ZONES))]
    found: list[list[int]] = [[] for _ in ZONES]
    for card in state.aside:
        found[card % len(ZONES)].append(card // len(ZONES))
    for cell, face in enumerate(state.tiles):
        found[state.backs[cell]].append(state.box.faces.tile[face if face >= 0 else ~face])
    return [sorted(pool) for pool in found] == [sorted(pool) for pool in pools]


def secrets(state: State, seat: int) -> dict[str, object]:
    assert isinstance(state, JackalState)
    hidden: dict[str, object] = {}
    for zone, name in enumerate(ZONES):
        cells = [
            cell
            for cell, face in enumerate(state.tiles)
            if face < 0 and state.backs[cell] == zone and (seat < 0 or state.looked[cell] >> seat & 1 == 0)
        ]
        types = [state.box.faces.tile[~state.tiles[cell]] for cell in cells]
        aside = [card // len(ZONES) for card in state.aside if card % len(ZONES) == zone]
        if len(set(types)) > 1:
            hidden[f"face-down tiles of the {name}"] = types
        if len(aside) > 0 and len(set(types) | set(aside)) > 1 and len(types) > 0:
            hidden[f"{name} tiles in the box"] = aside
    return hidden
