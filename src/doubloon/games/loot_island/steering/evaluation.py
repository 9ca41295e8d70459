"""How many points a player may expect: what opponents steer by.

A hope must not jump where nothing happened, or opponents prefer whatever delays the next step: it goes on smoothly from
Phase 2 into the sharing out of the loot and from there into the next round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.move import Move
from doubloon.core.task import NOBODY, AnyTask
from doubloon.games.loot_island.box.board import LANDINGS
from doubloon.games.loot_island.box.maps import CUBE, DRAW, RANKS, lowest
from doubloon.games.loot_island.rules import effects, ending, islands, playing, preparation, taking
from doubloon.games.loot_island.rules.general import DropCubes
from doubloon.games.loot_island.rules.playing import LayMore
from doubloon.games.loot_island.rules.rounds import Turn
from doubloon.games.loot_island.steering import figures
from doubloon.games.loot_island.steering.gathered import gathered_in
from doubloon.games.loot_island.steering.hopes import collection_hope, cube_cost, landing_hope
from doubloon.games.loot_island.steering.loot_shares import landings_of_later, share_to_come

if TYPE_CHECKING:
    from doubloon.games.loot_island.player import Player
    from doubloon.games.loot_island.state import LootState

# Questions in the middle of something: what they are worth is what their best answer is worth.
_HALFWAY: Final[frozenset[type[AnyTask]]] = frozenset(
    [
        playing.MoveCompass,
        islands.PayMore,
        islands.ChooseTile,
        islands.PerformTile,
        islands.ChooseUndercut,
        islands.ChooseOutpost,
        effects.CopyIcon,
        effects.DrawOne,
        taking.KeepTreasure,
        ending.ChooseHealer,
    ]
)


def harmless(state: LootState) -> Move | None:
    """Take what can never harm (◊ in the catalogue's decision points)."""
    question = state.question
    moves = state.box.moves
    if isinstance(question, DropCubes):
        return moves.drops[question.most]
    return moves.draw if isinstance(question, effects.DrawOne) else None


def reflex(state: LootState) -> Move | None:
    """Take what can never harm, and keep the cards in hand."""
    return state.box.moves.done if isinstance(state.question, preparation.TossCard) else harmless(state)


def expected_points(state: LootState, seat: int) -> float:
    return _looking(state, seat, 0)


def _looking(state: LootState, seat: int, depth: int) -> float:
    """The worth of the position, or where this seat is in the middle of a choice, that of its best answer."""
    if state.waiting == 0:
        return float(state.players[seat].loot)
    if state.waiting >> seat & 1 and not state.sealed:
        question = state.question
        if isinstance(question, DropCubes):
            after = state.clone()
            after.play(seat, state.box.moves.drops[question.most])
            return _looking(after, seat, depth)
        if depth < figures.DEEPEST and _is_halfway(state, seat):
            best = -1000.0
            for move in state.offers(seat):
                after = state.clone()
                after.play(seat, move)
                best = max(best, _looking(after, seat, depth + 1))
            return best
    return _standing(state, seat)


def _is_halfway(state: LootState, seat: int) -> bool:
    question = state.question
    return type(question) in _HALFWAY or (isinstance(question, Turn) and question.party != seat)


def _standing(state: LootState, seat: int) -> float:
    """Treasures, what cubes will cost, and what compasses and cards promise."""
    player = state.players[seat]
    if player.eliminated:
        return 0.0
    left = state.box.rounds - state.round
    looting = state.active == NOBODY and state.passed != 0
    plays = not looting and state.passed >> seat & 1 == 0
    gathered = gathered_in(state)
    crowns = gathered.crowns[seat] * (1.0 - figures.CROWNS_LOST * left)
    treasures = gathered.worth[seat] + crowns
    cubes = player.cubes
    hope = treasures + collection_hope(state, player, left)
    question = state.question
    if isinstance(question, LayMore) and question.seat == seat and question.party == seat:
        cubes = max(0, cubes - state.event.icon_cubes * _laid(state, question, CUBE))
        hope += figures.FRESH_CARD * _laid(state, question, DRAW) + _curse_worth(state, question)
    hope -= cube_cost(state, player, cubes, treasures, left)
    if state.first == seat:
        hope += state.box.tile_bonus if left == 0 and state.passed else figures.TILE_NOW
    if left > 0 or plays:
        hope += figures.COMPASS * (state.box.compasses - player.out)
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
    worth = figures.CARD * full * left
    if state.active == NOBODY and state.passed == 0:  # Phase 1: the hand is filled up soon
        return worth + figures.CARD * size + figures.FRESH_CARD * max(0, full - size)
    if plays:
        return worth + figures.CARD * size
    return worth + figures.LEFT_CARD * size if left > 0 else worth


# A play that is not complete: its effects come when it is (LI-141)


def _laid(state: LootState, play: LayMore, icon: int) -> int:
    """How many cards of the play show an icon."""
    found = 0
    first = state.landings[play.place].colour * RANKS
    laid = play.laid
    while laid:
        if state.box.icon[first + lowest(laid)] == icon:
            found += 1
        laid &= laid - 1
    return found


def _curse_worth(state: LootState, play: LayMore) -> float:
    """A 1 that curses all others. (LI-147)"""
    ones = play.laid & state.box.ones[state.landings[play.place].colour]
    return figures.ONE if ones and not play.in_front else 0.0
