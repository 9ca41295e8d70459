"""Chapter 11: exploring."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from doubloon.core.move import Move
from doubloon.core.task import Prompt
from doubloon.games.maracaibo.moves import Explore, GiveUp
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.rules.buying import can_construct
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, FORCED_IN_ORDER, GAIN, NO_DECLINE, OFFER, Declinable

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def start_exploring(state: MaracaiboState, seat: int, value: int, decline: int) -> None:
    """An Explore action, which may be left: its value and all "+n explore". (PM-195, PM-199, PM-207, PM-209)"""
    OfferTrade(seat, value + state.players[seat].able.explore_plus, 0, decline).do(state)


class OfferTrade(Declinable):
    """D-16: explore movement that may be given up, a trade at a time, before the explorer moves. (PM-200 to PM-202)"""

    NUMBER: ClassVar[int] = 26
    FIELDS: ClassVar[tuple[str, ...]] = ("movement", "used", "decline")

    def __init__(self, seat: int, movement: int, used: int, decline: int) -> None:
        super().__init__(seat, decline)
        self.movement = movement
        self.used = used  # trades, as a bit mask

    def do(self, state: MaracaiboState) -> None:
        """Ask which movement to give up, if any can be; else where to. (PM-202)"""
        player = state.players[self.seat]
        if player.explorer == state.box.end_node:
            return  # PM-205, PM-248 a bonus has taken the explorer to the end
        if any(not self._against_trade(state, number) for number in player.able.trades):
            state.ask(self, 1 << self.seat)
        else:
            state.ask(ChooseSpace(self.seat, self.movement, self.decline), 1 << self.seat)

    def _against_trade(self, state: MaracaiboState, number: int) -> str:
        """Each trade once, and at least 1 movement is left. (PM-200, PM-201)"""
        if self.used >> number & 1:
            return "PM-200"
        return "" if state.box.trades[number].cost < self.movement else "PM-201"

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        trades = state.box.moves.trades
        found: list[Move] = [trades[k] for k in player.able.trades if not self._against_trade(state, k)]
        found.append(state.box.moves.go_on)
        return found

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if move is state.box.moves.go_on:
            return ""
        if not isinstance(move, GiveUp):
            return ANOTHER_STEP
        return self._against_trade(state, move.trade) if move.trade in player.able.trades else "PM-200"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        """Give up movement; the reward comes at once, then the explorer still has to move. (PM-201, PM-202)"""
        if not isinstance(move, GiveUp):
            state.ask(ChooseSpace(seat, self.movement, NO_DECLINE), 1 << seat)
            return
        trade = state.box.trades[move.trade]
        if state.events is not None:
            state.tell("gave-up", {"seat": seat, "movement": trade.cost, "trade": trade.name})
        state.agenda.append(OfferTrade(seat, self.movement - trade.cost, self.used | 1 << trade.number, NO_DECLINE))
        state.open_list(seat, trade.then, GAIN)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("trade", "PM-200", {"movement": self.movement})


class ChooseSpace(Declinable):
    """D-17: where the explorer moves. (PM-195)"""

    NUMBER: ClassVar[int] = 27
    FIELDS: ClassVar[tuple[str, ...]] = ("movement", "", "decline")

    def __init__(self, seat: int, movement: int, decline: int) -> None:
        super().__init__(seat, decline)
        self.movement = movement

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        mask = reachable(state, self.seat, self.movement)
        return [move for number, move in enumerate(state.box.moves.explores) if mask >> number & 1]

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, Explore):
            return ANOTHER_STEP
        if reachable(state, self.seat, self.movement) >> move.node & 1:
            return ""
        if occupied(state, self.seat) >> move.node & 1:
            return "PM-197"
        tile = state.setting.retirement and state.box.nodes[move.node].tile
        return "PM-554" if tile and not can_retire(state, player) else "PM-195"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        if isinstance(move, Explore):
            move_explorer(state, seat, move.node)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("explore", "PM-195", {"movement": self.movement})


def occupied(state: MaracaiboState, seat: int) -> int:
    """The spaces that a seat's explorer skips: those with an opponent's. Jordan is the seat after the last."""
    nodes = state.box.nodes
    mask = 0
    for other, player in enumerate(state.players):
        if other != seat and not nodes[player.explorer].shared:
            mask |= 1 << player.explorer
    if state.jordan is not None and seat != state.seats and not nodes[state.jordan.explorer].shared:
        mask |= 1 << state.jordan.explorer
    return mask


def reachable(state: MaracaiboState, seat: int, movement: int) -> int:
    """The spaces where an explorer may stop, as a bit mask. (PM-195 to PM-197, PM-204)"""
    player = state.players[seat]
    tile = state.setting.retirement and can_retire(state, player)
    return _ahead(state, player.explorer, movement, occupied(state, seat), tile)


def can_retire(state: MaracaiboState, player: Player) -> bool:
    """The Residence Discount tile is a space once, for those who can pay. (PM-554)"""
    return not player.retired and can_construct(state, player, half=True)


def _ahead(state: MaracaiboState, at: int, movement: int, skipped: int, tile: bool) -> int:
    nodes = state.box.nodes
    mask = 0
    for there in nodes[at].to:
        if nodes[there].tile:
            if tile:
                mask |= 1 << there  # PM-557 one step beyond its neighbour, and no further
        elif skipped >> there & 1:
            mask |= _ahead(state, there, movement, skipped, tile)  # PM-197 skipped at no cost
        else:
            mask |= 1 << there
            if movement > 1:
                mask |= _ahead(state, there, movement - 1, skipped, tile)
    return mask


def move_explorer(state: MaracaiboState, seat: int, number: int) -> None:
    """Move, then gain the icons of the space. (PM-198, PM-208)"""
    player = state.players[seat]
    node = state.box.nodes[number]
    player.explorer = number
    if state.events is not None:
        state.tell("explored", {"seat": seat, "space": node.id, "rivers": node.river})
    if node.tile:
        player.retired = True  # PM-554 once a player
        state.open_list(seat, node.fx, FORCED_IN_ORDER)  # PM-551, PM-557
    else:
        state.open_list(seat, node.fx, OFFER)


def go_home(state: MaracaiboState, seat: int) -> None:
    """The explorer goes back to the start, which gives nothing. (PM-553, A-13)"""
    state.players[seat].explorer = state.box.start_node
    if state.events is not None:
        state.tell("explorer-home", {"seat": seat})
