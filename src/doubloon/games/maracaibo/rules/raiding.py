"""Chapter 9: raiding.

A raid is what is asked about it: the dice, then the power that is left. A raid left with power lies on `state.aside`
until the turn ends. (A-06)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from doubloon.core.move import Move
from doubloon.core.task import Prompt
from doubloon.games.maracaibo.box.effects import ANY_TYPE, NO_LIMIT, TREASURES, Effect, RaidAction
from doubloon.games.maracaibo.moves import Spend, TakeDie
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.rules.questions import ANOTHER_STEP, TurnQuestion, gain_in_raid
from doubloon.games.maracaibo.rules.usable import list_usable

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

_DIGIT: Final = 3  # in saved positions: the bits for the pips of a die, and for the uses of an action
_LOW: Final = 7
_RESUMED: Final = 8  # in saved positions: beside the treasure types

Dice = tuple[int, int, int]  # the pips by die; 0 where it was not rolled
_no_dice: Final[Dice] = (0, 0, 0)
_unused: Final[tuple[int, ...]] = ()


class RaidQuestion(TurnQuestion):
    """A raid in progress, as all at the table see it: the dice as they lie, or the power that is left."""

    def __init__(self, seat: int, dice: Dice, plus: int, rerolls: int, power: int, types: int) -> None:
        super().__init__(seat=seat)
        self.dice = dice
        self.plus = plus  # the printed bonus
        self.rerolls = rerolls  # that are left
        self.power = power
        self.types = types  # the treasures that it can bring, as a bit mask


def start_raid(state: MaracaiboState, seat: int, effect: Effect) -> None:
    """Roll the dice of the raid, or begin at once with a fixed value. (PM-150, PM-161, PM-162)"""
    player = state.players[seat]
    if effect.mask == 0:
        SpendPower(seat, effect.n + player.able.power, ANY_TYPE).do(state)
        return
    rerolls = state.box.numbers.free_rerolls + player.able.rerolls  # PM-151, PM-163
    _roll(state, seat, effect.mask, effect.n, rerolls)


def _roll(state: MaracaiboState, seat: int, types: int, plus: int, rerolls: int) -> None:
    pips = [state.rng.die() if types >> die & 1 else 0 for die in range(3)]
    dice = (pips[0], pips[1], pips[2])
    state.reveal("dice-rolled")
    if state.events is not None:
        state.tell("rolled", {"seat": seat, "dice": shown(dice)})
    if rerolls > 0:
        state.ask(OfferReroll(seat, dice, plus, rerolls), 1 << seat)
    else:
        ChooseDie(seat, dice, plus).do(state)


def power_of(pips: int, plus: int, general: int, of_die: int) -> int:
    """What a chosen die gives: pips, printed bonus, general bonuses, those of this die. (PM-153, PM-154, PM-166)"""
    return pips + plus + general + of_die


def shown(dice: Dice) -> list[str]:
    return [f"{TREASURES[die]} {pips}" for die, pips in enumerate(dice) if pips]


class ChooseDie(RaidQuestion):
    """D-12: one of the rolled dice. (PM-152)"""

    NUMBER: ClassVar[int] = 22

    def __init__(self, seat: int, dice: Dice, plus: int, rerolls: int = 0) -> None:
        types = sum([1 << die for die in range(3) if dice[die]])
        super().__init__(seat, dice, plus, rerolls, 0, types)

    def numbers(self) -> tuple[int, int, int]:
        first, second, third = self.dice
        return first | second << _DIGIT | third << 2 * _DIGIT, self.plus, self.rerolls

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> ChooseDie:
        return cls(seat, (a & _LOW, a >> _DIGIT & _LOW, a >> 2 * _DIGIT), b, c)

    def do(self, state: MaracaiboState) -> None:
        """A raid with one die has no choice. (PM-162)"""
        if self.types & (self.types - 1):
            state.ask(self, 1 << self.seat)
        else:
            self._select(state, self.types.bit_length() - 1)

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return self.allowed(state, player, state.box.moves.dice)

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, TakeDie):
            return ANOTHER_STEP
        return "" if self.types >> move.die & 1 else "PM-152"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        self._select(state, cast(TakeDie, move).die)

    def _select(self, state: MaracaiboState, die: int) -> None:
        """Power is fixed now."""
        able = state.players[self.seat].able
        power = power_of(self.dice[die], self.plus, able.power, able.die_power[die])
        if state.events is not None:
            state.tell("die-chosen", {"seat": self.seat, "die": TREASURES[die], "power": power})
        SpendPower(self.seat, power, 1 << die).do(state)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("die", "PM-152", {"dice": shown(self.dice)})


class OfferReroll(ChooseDie):
    """D-11: all dice together once more, or keep them; the last roll counts. (PM-151)"""

    NUMBER: ClassVar[int] = 21

    def do(self, state: MaracaiboState) -> None:
        state.ask(self, 1 << self.seat)

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return [state.box.moves.reroll, state.box.moves.keep]

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        return "" if move in self.choices(state, player) else ANOTHER_STEP

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        if move is state.box.moves.reroll:
            _roll(state, seat, self.types, self.plus, self.rerolls - 1)
        else:
            ChooseDie(seat, self.dice, self.plus).do(state)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return Prompt("roll", "PM-151", {"dice": shown(self.dice), "rerolls": self.rerolls})


class SpendPower(RaidQuestion):
    """D-13: what the power of a raid is spent on; each raid has its own. (PM-155 to PM-159, PM-165)"""

    NUMBER: ClassVar[int] = 23

    def __init__(
        self, seat: int, power: int, types: int, used: tuple[int, ...] = _unused, resumed: bool = False
    ) -> None:
        super().__init__(seat, _no_dice, 0, 0, power, types)
        self.used = used  # the actions with a limit, once for each use
        self.resumed = resumed  # taken up again and not yet used

    def numbers(self) -> tuple[int, int, int]:
        used = sum([1 << _DIGIT * number for number in self.used])
        return self.power, self.types | _RESUMED if self.resumed else self.types, used

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> SpendPower:
        used: list[int] = []
        number = 0
        while c > 0:
            used += [number] * (c & _LOW)
            c >>= _DIGIT
            number += 1
        return cls(seat, a, b & ANY_TYPE, tuple(used), b & _RESUMED != 0)

    def do(self, state: MaracaiboState) -> None:
        """Ask what to do with the power that is left; a raid without any is over. (PM-159)"""
        if self.power > 0:
            state.ask(self, 1 << self.seat)

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        """The standard actions and the player's own, as far as power, limits and rewards go."""
        moves = state.box.moves
        found: list[Move] = []
        for action in state.box.standard_actions:
            if not self._against_action(state, player, action):
                found.append(moves.spends[action.number])
        for number in player.able.actions:
            if not self._against_action(state, player, state.box.actions[number]):
                found.append(moves.spends[number])
        if not self.resumed or not found:
            found.append(moves.leave)  # to resume and leave again would only go round in circles
        return found

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if move is state.box.moves.leave:
            return "" if move in self.choices(state, player) else "PM-160"
        if not isinstance(move, Spend):
            return ANOTHER_STEP
        action = state.box.actions[move.action]
        if action.number not in player.able.actions and action not in state.box.standard_actions:
            return "PM-155"
        return self._against_action(state, player, action)

    def _against_action(self, state: MaracaiboState, player: Player, action: RaidAction) -> str:
        if action.cost > self.power:
            return "PM-159"
        if action.limit != NO_LIMIT and self.used.count(action.number) >= action.limit:
            return "PM-158"
        return "" if list_usable(state, player, action.then) else "PM-229"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        if isinstance(move, Spend):
            self._spend(state, state.box.actions[move.action])
            return
        state.aside.append(self)  # PM-160, A-06 until the turn ends it can be resumed
        if state.events is not None:
            state.tell("raid-left", {"seat": seat, "power": self.power})

    def _spend(self, state: MaracaiboState, action: RaidAction) -> None:
        """Pay power for an action; its reward is resolved before the next choice. (PM-159, PM-167)"""
        left = self.power - action.cost
        if state.events is not None:
            state.tell("spent", {"seat": self.seat, "action": action.name, "power": action.cost, "left": left})
        if left > 0:
            used = self.used if action.limit == NO_LIMIT else (*self.used, action.number)
            state.agenda.append(SpendPower(self.seat, left, self.types, used))
        state.open_list(self.seat, action.then, gain_in_raid(self.types))

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        types = [name for treasure, name in enumerate(TREASURES) if self.types >> treasure & 1]
        return Prompt("spend", "PM-159", {"power": self.power, "treasures": types})


def resume(state: MaracaiboState) -> None:
    """The raid set aside last goes on."""
    raid = state.aside.pop()
    if state.events is not None:
        state.tell("raid-resumed", {"seat": raid.seat, "power": raid.power})
    SpendPower(raid.seat, raid.power, raid.types, raid.used, resumed=True).do(state)
