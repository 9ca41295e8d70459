"""How many points a player may expect: what the opponents steer by. Not a rule of the game.

A hope must not jump where nothing happened, or opponents prefer whatever delays the next step: it goes on smoothly from
Phase 2 into the sharing out of the loot and from there into the next round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from doubloon.core.move import Move
from doubloon.core.task import NOBODY
from doubloon.games.loot_island.box.board import LANDINGS
from doubloon.games.loot_island.box.maps import CUBE, DRAW, RANKS, lowest
from doubloon.games.loot_island.rules import scoring, tasks
from doubloon.games.loot_island.rules.playing import CASE_B
from doubloon.games.loot_island.steering.collecting import promise
from doubloon.games.loot_island.steering.hopes import cube_cost, landing_hope
from doubloon.games.loot_island.steering.sharing import landings_of_later, share_to_come

if TYPE_CHECKING:
    from doubloon.games.loot_island.player import Player
    from doubloon.games.loot_island.state import LootState

CARD: Final = 0.35  # a map card in hand
FRESH_CARD: Final = 0.45  # one to be drawn: those in hand were left over
LEFT_CARD: Final = 0.1  # one in the hand of somebody who has passed: without it another would be drawn
ONE: Final = 0.5  # a 1 that curses the others
COMPASS: Final = 0.25  # one that is still in the area
TILE_NOW: Final = 0.7  # the First Player tile before the last round
CROWNS_LOST: Final = 0.06  # of the bonus, in a round, to others who find crowns
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


def reflex(state: LootState) -> Move | None:
    """Take what can never harm (◊ in the catalogue's decision points), and keep the cards in hand."""
    kind = state.question.kind
    moves = state.box.moves
    if kind == tasks.DROP:
        return moves.drops[state.question.a]
    if kind == tasks.DRAW:
        return moves.draw
    if kind == tasks.TOSS:
        return moves.done
    return None


def expected_points(state: LootState, seat: int) -> float:
    return _looking(state, seat, 0)


def _looking(state: LootState, seat: int, depth: int) -> float:
    """The worth of the position, or where this seat is in the middle of a choice, that of its best answer."""
    if state.waiting == 0:
        return float(state.players[seat].loot)
    if state.waiting >> seat & 1 and not state.sealed:
        if state.question.kind == tasks.DROP:
            after = state.clone()
            after.play(seat, state.box.moves.drops[state.question.a])
            return _looking(after, seat, depth)
        if depth < DEEPEST and _is_halfway(state, seat):
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
    left = state.box.rounds - state.round
    looting = state.active == NOBODY and state.passed != 0
    plays = not looting and state.passed >> seat & 1 == 0
    crowns = scoring.crown_bonuses(state)[seat] * (1.0 - CROWNS_LOST * left)
    treasures = scoring.treasure_value(state, player) + crowns
    cubes = player.cubes
    hope = treasures + promise(state, player, left)
    if state.question.kind == tasks.LAY and state.question.seat == seat and state.question.a == seat:
        cubes = max(0, cubes - state.event.icon_cubes * _laid(state, CUBE))
        hope += FRESH_CARD * _laid(state, DRAW) + _curse_worth(state)
    hope -= cube_cost(state, player, cubes, treasures, left)
    if state.first == seat:
        hope += state.box.tile_bonus if left == 0 and state.passed else TILE_NOW
    if left > 0 or plays:
        hope += COMPASS * (state.box.compasses - player.out)
    hope += _hand_worth(state, player, left, plays)
    on = player.on
    if looting:
        hope += share_to_come(state, seat)
        on = landings_of_later(state, on)
    if on:
        for place in range(LANDINGS):
            if on >> place & 1:
                hope += landing_hope(state, seat, place, plays, looting, left)
    return hope


def _hand_worth(state: LootState, player: Player, left: int, plays: bool) -> float:
    """The cards of this round, and those of the rounds to come."""
    size = player.hand.size
    full = state.setting.hand
    worth = CARD * full * left
    if state.active == NOBODY and state.passed == 0:  # Phase 1: the hand is filled up soon
        return worth + CARD * size + FRESH_CARD * max(0, full - size)
    if plays:
        return worth + CARD * size
    return worth + LEFT_CARD * size if left > 0 else worth


# A play that is not complete: its effects come when it is (LI-141)


def _laid(state: LootState, icon: int) -> int:
    """How many cards of the play show an icon."""
    found = 0
    first = state.landings[state.question.b & LANDINGS - 1].colour * RANKS
    laid: i64 = state.question.c
    while laid:
        if state.box.icon[first + lowest(laid)] == icon:
            found += 1
        laid &= laid - 1
    return found


def _curse_worth(state: LootState) -> float:
    """A 1 that curses all others. (LI-147)"""
    colour = state.landings[state.question.b & LANDINGS - 1].colour
    return ONE if state.question.c & state.box.ones[colour] and not state.question.b & CASE_B else 0.0
