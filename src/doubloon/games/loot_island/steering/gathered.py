"""What the treasures that players have are worth. While cards are laid nothing changes about it, so it is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.loot_island.rules import scoring

if TYPE_CHECKING:
    from doubloon.games.loot_island.box.box import Box
    from doubloon.games.loot_island.state import LootState


class Gathered:
    """By seat, Aaron's among them: the treasures, and what comes of them."""

    def __init__(self, state: LootState) -> None:
        self.box: Box = state.box
        self.treasures: list[tuple[int, ...]] = [player.treasures for player in state.players]
        self.worth: list[int] = [scoring.treasure_value(state, player) for player in state.players]
        self.crowns: list[int] = scoring.crown_bonuses(state)

    def is_of(self, state: LootState) -> bool:
        """Whether the very same things lie before everybody."""
        if self.box is not state.box or len(self.treasures) != len(state.players):
            return False
        return all(player.treasures is self.treasures[seat] for seat, player in enumerate(state.players))


_latest: Final[list[Gathered]] = []


def gathered_in(state: LootState) -> Gathered:
    if _latest and _latest[0].is_of(state):
        return _latest[0]
    made = Gathered(state)
    _latest.clear()
    _latest.append(made)
    return made
