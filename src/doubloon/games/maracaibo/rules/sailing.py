"""Chapter 4: the turn and the ship's movement; with the Fog of War modules, flipping cards on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from doubloon.core.move import Field, Move
from doubloon.core.task import Prompt
from doubloon.games.maracaibo.box.layout import GULF, MARACAIBO, MOST_MOVEMENT
from doubloon.games.maracaibo.moves import Sail
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.rules.buying import is_hidden_location
from doubloon.games.maracaibo.rules.gains import gain_doubloons
from doubloon.games.maracaibo.rules.paying import meet_opponents
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, OFFER_IN_ORDER, TurnQuestion
from doubloon.games.maracaibo.rules.rubies import VisitRubyMarket
from doubloon.games.maracaibo.rules.stops import ACT_ON_SPACE

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def movement(state: MaracaiboState, player: Player) -> int:
    """The most steps of a turn. (PM-072, PM-079)"""
    most = state.box.numbers.move_max + player.able.move_plus
    return most if most < MOST_MOVEMENT else MOST_MOVEMENT


class MoveShip(TurnQuestion):
    """D-02: where the ship stops; with Fog of War: Improvements its next step. (PM-072, PM-512)"""

    NUMBER: ClassVar[int] = 11
    FIELDS: ClassVar[tuple[str, ...]] = ("steps", "origin")

    def __init__(self, seat: int, steps: int, origin: int) -> None:
        super().__init__(seat=seat)
        self.steps = steps  # made so far
        self.origin = origin  # the place where the turn began

    def frames_turn(self) -> bool:
        return self.steps == 0

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        setting = state.setting
        if not setting.fog_improvements:
            return setting.stop_moves[movement(state, player)][player.ship]
        found = [setting.sail_to[there] for there in setting.layout.steps[player.ship]]
        found.append(state.box.moves.stop)
        return self.allowed(state, player, found)

    def undeclined(self) -> str:
        return "PM-080"

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        layout = state.setting.layout
        origin = layout.column(self.origin)
        if move is state.box.moves.stop:
            return "" if self.steps > 0 and layout.column(player.ship) > origin else "PM-073"
        if not isinstance(move, Sail):
            return ANOTHER_STEP
        place = layout.at[move.place]
        if place < 0:
            return "PM-050"  # no space
        if self._in_reach(state, player, place):
            return ""
        if player.ship == GULF:
            return "PM-078"
        if place == MARACAIBO:
            return "PM-077"  # the Gulf lies before it and ends every movement
        if state.setting.fog_improvements and place in layout.steps[player.ship]:
            return "PM-515"
        return "PM-073" if layout.column(place) <= origin else "PM-072"

    def _in_reach(self, state: MaracaiboState, player: Player, place: int) -> bool:
        """Is this a legal stop, or a step from which there is one?"""
        layout = state.setting.layout
        most = movement(state, player)
        if not state.setting.fog_improvements:
            return place in layout.stops[most][player.ship]
        left = most - self.steps - 1
        return place in layout.steps[player.ship] and layout.ahead[place][layout.column(self.origin) + 1] <= left

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        if isinstance(move, Sail):
            self._sail(state, seat, state.setting.layout.at[move.place])
        else:
            arrive(state, seat)

    def _sail(self, state: MaracaiboState, seat: int, place: int) -> None:
        player = state.players[seat]
        player.ship = place
        if not state.setting.fog_improvements:
            arrive(state, seat)
            return
        if state.events is not None:
            state.tell("step", {"seat": seat, "space": state.setting.layout.place_name(place)})
        flip_crossed(state, place)
        if place >= GULF or self.steps + 1 >= movement(state, player):  # PM-077, PM-078; PM-300
            arrive(state, seat)
        else:
            state.ask(MoveShip(seat, self.steps + 1, self.origin), 1 << seat)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        player = state.players[seat]
        fog = state.setting.fog_improvements
        clause = "PM-078" if player.ship == GULF else "PM-512" if fog else "PM-072"
        left = 1 if player.ship == GULF else movement(state, player) - self.steps
        args: dict[str, Field] = {"left": left} if fog else {}
        return Prompt("step" if fog else "move", clause, args)


def arrive(state: MaracaiboState, seat: int) -> None:
    """The ship stops: reveal, payment or combat, ruby step, actions, in this order. (PM-084, PM-081)"""
    place = state.players[seat].ship
    if state.events is not None:
        state.tell("sailed", {"seat": seat, "space": state.setting.layout.place_name(place)})
    state.agenda.append(ACT_ON_SPACE[seat])
    if place == GULF:
        if state.setting.rubies:
            state.agenda.append(VisitRubyMarket(seat=seat))  # PM-546
    elif place < GULF:
        if state.setting.fog_locations and state.down >> place & 1:
            reveal_location(state, seat, place)
        if state.setting.rubies and has_rubies(state, place):
            state.queue_list(seat, state.box.ruby_supply, OFFER_IN_ORDER)  # PM-541
        meet_opponents(state, seat, place)  # PM-093 on cards only; PM-095 and those who stop only


def has_rubies(state: MaracaiboState, cell: int) -> bool:
    """Does a Ruby Supply tile lie here? With fog it appears when its location is revealed. (PM-540, PM-504)"""
    card = state.cells[cell]
    return card >= 0 and (state.down | state.fills) >> cell & 1 == 0 and state.box.cards[card].ruby


# Fog of War


def flip(state: MaracaiboState, cell: int) -> None:
    """A card turns face up for good."""
    state.down &= ~(1 << cell)
    state.reveal("card-flipped")
    if state.events is not None:
        space = state.setting.layout.names[cell]
        state.tell("flipped", {"space": space, "card": state.box.cards[state.cells[cell]].id})


def flip_crossed(state: MaracaiboState, place: int) -> None:
    """A ship moves onto a face-down card: it flips at once, unless it is a hidden location. (PM-501, PM-512)"""
    if place < GULF and state.down >> place & 1 and not is_hidden_location(state, place):
        flip(state, place)


def reveal_location(state: MaracaiboState, seat: int, cell: int) -> None:
    """Take all doubloons that lie on a hidden location, then flip it. (PM-502)"""
    if not is_hidden_location(state, cell):
        return
    if state.coins[cell]:
        gain_doubloons(state, seat, state.coins[cell])
    clear_coins(state, cell)
    flip(state, cell)


def clear_coins(state: MaracaiboState, cell: int) -> None:
    coins = list(state.coins)
    coins[cell] = 0
    state.coins = tuple(coins)
