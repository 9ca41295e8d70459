"""How many points a player may expect: what the opponents steer by. Not a rule of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.games.loot_island import scoring, tasks
from doubloon.games.loot_island.hopes import cube_cost, landing_hope

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

CARD: Final = 0.55  # a map card in hand
TILE_NOW: Final = 0.5  # the First Player tile before the last round
DEEPEST: Final = 3  # answers looked ahead within one turn

# Questions in the middle of something: what they are worth is what their best answer is worth.
_LOOK_AHEAD: Final[frozenset[int]] = frozenset(
    [
        tasks.SOURCE,
        tasks.THIRD,
        tasks.TILE,
        tasks.DO,
        tasks.UNDERCUT,
        tasks.OUTPOST,
        tasks.COPY,
        tasks.DRAW,
        tasks.TREASURE,
        tasks.HEALER,
    ]
)


def expected_points(state: LootState, seat: int) -> float:
    return _looking(state, seat, 0)


def _looking(state: LootState, seat: int, depth: int) -> float:
    """The worth of the position, or where this seat is in the middle of a choice, that of its best answer."""
    if state.waiting == 0:
        return float(state.players[seat].loot)
    if state.waiting >> seat & 1 and depth < DEEPEST and not state.sealed and _is_halfway(state, seat):
        best = -1000.0
        for move in state.offers(seat):
            after = state.clone()
            after.play(seat, move)
            best = max(best, _looking(after, seat, depth + 1))
        return best
    return _standing(state, seat)


def _is_halfway(state: LootState, seat: int) -> bool:
    kind = state.question.kind
    return kind in _LOOK_AHEAD or (kind == tasks.TURN and state.question.a != seat)


def _standing(state: LootState, seat: int) -> float:
    """Treasures, what cubes will cost, and what compasses and cards promise."""
    player = state.players[seat]
    if player.eliminated:
        return 0.0
    treasures = float(scoring.treasure_value(state, player) + scoring.crown_bonuses(state)[seat])
    cubes = player.cubes
    if state.question.kind == tasks.DROP and state.waiting >> seat & 1:
        cubes -= state.question.a
    left = state.box.rounds - state.round
    hope = treasures - cube_cost(state, player, cubes, treasures, left)
    if state.first == seat:
        hope += state.box.tile_bonus if left == 0 and state.passed else TILE_NOW
    if left > 0:
        hope += CARD * player.hand.size
    on = player.on
    place = 0
    while on:
        if on & 1:
            hope += landing_hope(state, seat, place)
        on >>= 1
        place += 1
    return hope
