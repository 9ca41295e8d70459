"""Chapter 15: the interpreter. Every card, slot, tile, bonus and track space is a list of effects that runs here."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from doubloon.core.move import Move
from doubloon.core.task import Prompt
from doubloon.games.maracaibo.box import effects as fx
from doubloon.games.maracaibo.box.effects import DIE, PAY_QUEST, Effect
from doubloon.games.maracaibo.moves import DiscardQuest, TakeSide, UseEntry
from doubloon.games.maracaibo.player import Player
from doubloon.games.maracaibo.rules import exploring, quests, treasure
from doubloon.games.maracaibo.rules.buying import ChooseImprovement, ChooseResidence
from doubloon.games.maracaibo.rules.counting import doubloon_income, points_per
from doubloon.games.maracaibo.rules.gains import add_markers, gain_doubloons, gain_points, pay_doubloons
from doubloon.games.maracaibo.rules.market import ChooseTile, ChooseTileAndSpace
from doubloon.games.maracaibo.rules.questions import (
    ALL_TERMS,
    ANOTHER_STEP,
    DECLINE,
    LEAVE_LIST,
    NO_DECLINE,
    OFFER,
    Declinable,
    Terms,
    TurnQuestion,
)
from doubloon.games.maracaibo.rules.raiding import resume, start_raid
from doubloon.games.maracaibo.rules.rubies import OfferRuby, gain_ruby
from doubloon.games.maracaibo.rules.upgrades import ChooseFigurehead, ChooseSlot
from doubloon.games.maracaibo.rules.usable import list_usable, usable

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState

UNOPENED: Final = -1  # open entries of a list that waits for its turn


class ResolveList(TurnQuestion):
    """D-08: a list of effects in progress. What has no choice is done, the rest is asked about. (PM-236 to PM-239)"""

    NUMBER: ClassVar[int] = 17

    def __init__(self, seat: int, number: int, entries: int, terms: Terms) -> None:
        super().__init__(seat=seat)
        self.number = number  # of the list
        self.entries = entries  # that are open, as a bit mask
        self.terms = terms

    def numbers(self) -> tuple[int, int, int]:
        return self.number, self.entries, self.terms.number

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> ResolveList:
        return cls(seat, a, b, ALL_TERMS[c])

    def do(self, state: MaracaiboState) -> None:
        if self.entries == UNOPENED:
            state.open_list(self.seat, self.number, self.terms)
        elif self.terms.ordered:
            self._next_in_order(state)
        elif state.aside:
            # No shortcut while a raid can be resumed: what it brings may make an entry usable, or worth more.
            state.ask(self, 1 << self.seat)
        else:
            self._go_on(state)

    def _go_on(self, state: MaracaiboState) -> None:
        """Do what has no choice, or ask."""
        effects = state.box.lists[self.number].effects
        player = state.players[self.seat]
        found = 0
        first = 0
        only_counts = True
        for place, effect in enumerate(effects):
            if self.entries >> place & 1 and usable(state, player, effect):
                if found == 0:
                    first = place
                found += 1
                only_counts = only_counts and counts_only(effect)
        if found == 0:
            return  # a list without a usable entry closes by itself
        if only_counts:
            self._use(state, first, NO_DECLINE)
        elif found == 1:
            self._use(state, first, NO_DECLINE if self._imposes(state, effects[first]) else LEAVE_LIST)
        else:
            state.ask(self, 1 << self.seat)

    def _next_in_order(self, state: MaracaiboState) -> None:
        place = 0
        while self.entries >> place & 1 == 0:
            place += 1
        self._keep_open(state, place)
        effect = state.box.lists[self.number].effects[place]
        if usable(state, state.players[self.seat], effect):
            begin(state, self.seat, effect, self.terms, NO_DECLINE if self._imposes(state, effect) else DECLINE)

    def _use(self, state: MaracaiboState, place: int, decline: int) -> None:
        """Carry out an entry; the others stay open beneath it. (PM-239, PM-247)"""
        if not self._keep_open(state, place) and decline == LEAVE_LIST:
            decline = DECLINE
        begin(state, self.seat, state.box.lists[self.number].effects[place], self.terms, decline)

    def _keep_open(self, state: MaracaiboState, place: int) -> bool:
        """All entries but this one are to be used later, if there are any."""
        left = self.entries & ~(1 << place)
        if left:
            state.agenda.append(ResolveList(self.seat, self.number, left, self.terms))
        return left != 0

    def _imposes(self, state: MaracaiboState, effect: Effect) -> bool:
        """Must this entry be used? (PM-236 to PM-238, PM-551)"""
        terms = self.terms
        if terms.forced or counts_only(effect):
            return True
        if terms.chosen and len(state.box.lists[self.number].effects) == 1:
            return True  # chosen once, it cannot be refused a second time
        return not terms.offer and (effect.kind == fx.TREASURE or effect.kind == fx.MARKER)

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        """Each open entry that can be carried out, resuming a raid, and leaving the list where that is allowed."""
        moves = state.box.moves
        count = len(state.box.lists[self.number].effects)
        return self.allowed(state, player, [*moves.entries[:count], moves.resume, moves.done])

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        effects = state.box.lists[self.number].effects
        if isinstance(move, UseEntry):
            if move.entry >= len(effects) or self.entries >> move.entry & 1 == 0:
                return "PM-239"
            return "" if usable(state, player, effects[move.entry]) else "PM-229"
        if move is state.box.moves.resume:
            return "" if state.aside else "PM-160"
        if move is not state.box.moves.done:
            return ANOTHER_STEP
        for place, effect in enumerate(effects):
            if self.entries >> place & 1 and self._imposes(state, effect) and usable(state, player, effect):
                return "PM-237"
        return ""

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        if isinstance(move, UseEntry):
            self._use(state, move.entry, NO_DECLINE)
        elif move is state.box.moves.resume:
            state.agenda.append(self)
            resume(state)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        printed = state.box.lists[self.number]
        left = [effect.name for place, effect in enumerate(printed.effects) if self.entries >> place & 1]
        return Prompt("list", "PM-236", {"source": _thing(printed.name), "entries": left})

    def left(self, state: MaracaiboState) -> Prompt:
        """The same, for a list that waits: which of its entries are open, by their numbers, too."""
        asked = self.prompt(state, self.seat)
        count = len(state.box.lists[self.number].effects)
        asked.args["places"] = [str(place + 1) for place in range(count) if self.entries >> place & 1]
        return asked


def counts_only(effect: Effect) -> bool:
    """Points per counter and income icons: never refused, only ordered. (PM-238)"""
    return effect.kind == fx.VP_PER or effect.kind == fx.INCOME_NOW


def begin(state: MaracaiboState, seat: int, effect: Effect, terms: Terms, decline: int) -> None:
    """Start an effect: do it, or ask the first question about it."""
    kind = effect.kind
    if kind == fx.VP_PER:
        gain_points(state, seat, points_per(state, state.players[seat], effect))
    elif kind == fx.TREASURE:
        types = effect.mask if effect.mask & DIE == 0 else effect.mask & ~DIE | terms.types
        treasure.start_gaining(state, seat, types, effect.n, decline)
    elif kind == fx.MARKER:
        if decline == NO_DECLINE and effect.mask & (effect.mask - 1) == 0:
            add_markers(state, effect.mask.bit_length() - 1, effect.n)
        else:
            state.ask(treasure.ChooseIsland(seat, effect.mask, effect.n, decline), 1 << seat)
    elif kind == fx.RAID or kind == fx.SPACE_AGAIN:
        if decline == NO_DECLINE:
            carry_out(state, seat, effect)
        else:
            state.ask(OfferAction(seat, effect.number, terms, decline), 1 << seat)
    elif kind == fx.EXPLORE:
        exploring.start_exploring(state, seat, effect.n, decline)
    elif kind == fx.BURY:
        state.ask(treasure.ChooseBurial(seat, effect.n, decline), 1 << seat)
    elif kind == fx.QUEST:
        quests.start_gaining(state, seat, decline)
    elif kind == fx.UPGRADE:
        state.ask(ChooseSlot(seat, decline), 1 << seat)
    elif kind == fx.CHOOSE:
        state.ask(ChooseSide(seat, effect.number, terms, decline), 1 << seat)
    elif kind == fx.PAY:
        if effect.mask == PAY_QUEST:
            state.ask(ChooseDiscard(seat, effect.number, terms, decline), 1 << seat)
        elif decline == NO_DECLINE:
            pay_for(state, seat, effect, terms)
        else:
            state.ask(OfferPayment(seat, effect.number, terms, decline), 1 << seat)
    elif kind == fx.ACQUIRE:
        state.ask(ChooseImprovement(seat, effect.mask, effect.n, decline), 1 << seat)
    elif kind == fx.CONSTRUCT:
        state.ask(ChooseResidence(seat, effect.n != 0, decline), 1 << seat)
    elif kind == fx.PLACE_MARKET:
        state.ask(ChooseTileAndSpace(seat, decline), 1 << seat)
    elif kind == fx.USE_MARKET:
        state.ask(ChooseTile(seat, decline), 1 << seat)
    elif kind == fx.FIGUREHEAD:
        state.ask(ChooseFigurehead(seat, decline), 1 << seat)
    elif kind == fx.INCOME_NOW:
        take_income(state, seat, effect.n)
    elif kind == fx.EXPLORER_HOME:
        exploring.go_home(state, seat)
    elif kind == fx.RUBY:
        if decline == NO_DECLINE:
            gain_ruby(state, seat)
        else:
            state.ask(OfferRuby(seat, decline), 1 << seat)


class EffectQuestion(Declinable):
    """A question about a printed effect."""

    def __init__(self, seat: int, effect: int, terms: Terms, decline: int) -> None:
        super().__init__(seat, decline)
        self.effect = effect  # its number
        self.terms = terms

    def numbers(self) -> tuple[int, int, int]:
        return self.effect, self.terms.number, self.decline

    @classmethod
    def read(cls, seat: int, a: int, b: int, c: int) -> EffectQuestion:
        return cls(seat, a, ALL_TERMS[b], c)

    def asked(self, state: MaracaiboState, key: str, clause: str) -> Prompt:
        effect = state.box.effects[self.effect]
        return Prompt(key, clause, {"source": _source(state, effect), "effect": effect.name, "n": effect.n})


class OfferAction(EffectQuestion):
    """D-10: a raid, or the space of the explorer once more. (PM-164, PM-387)"""

    NUMBER: ClassVar[int] = 20

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return [state.box.moves.do]

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        carry_out(state, seat, state.box.effects[self.effect])

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        again = state.box.effects[self.effect].kind == fx.SPACE_AGAIN
        return self.asked(state, "do", "PM-387" if again else "PM-164")


def carry_out(state: MaracaiboState, seat: int, effect: Effect) -> None:
    """A raid, or the space of the explorer once more. (PM-164, PM-387)"""
    if effect.kind == fx.RAID:
        start_raid(state, seat, effect)
    else:
        node = state.box.nodes[state.players[seat].explorer]
        if state.events is not None:
            state.tell("space-again", {"seat": seat, "space": node.id})
        state.open_list(seat, node.fx, OFFER)


# Slashes (PM-137) and payments (PM-249)


class ChooseSide(EffectQuestion):
    """D-09: a side of a slash with an entry that can be carried out. (PM-137)"""

    NUMBER: ClassVar[int] = 18

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return self.allowed(state, player, state.box.moves.sides)

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, TakeSide):
            return ANOTHER_STEP
        sides = state.box.effects[self.effect].lists
        return "" if move.side < len(sides) and list_usable(state, player, sides[move.side]) else "PM-137"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        sides = state.box.effects[self.effect].lists
        state.open_list(seat, sides[cast(TakeSide, move).side], self.terms.inside())

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return self.asked(state, "choose", "PM-137")


class OfferPayment(EffectQuestion):
    """D-10: pay for an effect. (PM-249)"""

    NUMBER: ClassVar[int] = 19

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return [state.box.moves.pay]

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        pay_for(state, seat, state.box.effects[self.effect], self.terms)

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return self.asked(state, "pay-for", "PM-249")


def pay_for(state: MaracaiboState, seat: int, effect: Effect, terms: Terms) -> None:
    """Pay all of it, then the effects behind it. (PM-249, PM-269)"""
    pay_doubloons(state, seat, effect.n)
    state.open_list(seat, effect.lists[0], terms.inside())


class ChooseDiscard(EffectQuestion):
    """D-26: the quest that an effect costs. (PM-389)"""

    NUMBER: ClassVar[int] = 37

    def choices(self, state: MaracaiboState, player: Player) -> list[Move]:
        return self.allowed(state, player, state.box.moves.discards)

    def forbids(self, state: MaracaiboState, player: Player, move: Move) -> str:
        if not isinstance(move, DiscardQuest):
            return ANOTHER_STEP
        return "" if move.quest in player.quests else "PM-389"

    def choose(self, state: MaracaiboState, seat: int, move: Move) -> None:
        quests.discard(state, seat, cast(DiscardQuest, move).quest)
        state.open_list(seat, state.box.effects[self.effect].lists[0], self.terms.inside())

    def prompt(self, state: MaracaiboState, seat: int) -> Prompt:
        return self.asked(state, "discard", "PM-389")


def take_income(state: MaracaiboState, seat: int, points: int) -> None:
    """Doubloons (0) or points (1), as if a round ended. (PM-392)"""
    player = state.players[seat]
    if points:
        gain_points(state, seat, player.able.vp_income)
    else:
        gain_doubloons(state, seat, doubloon_income(state, player))


def _source(state: MaracaiboState, effect: Effect) -> str:
    """What an effect is printed on."""
    for printed in state.box.lists:
        for entry in printed.effects:
            if entry is effect:
                return _thing(printed.name)
    return ""


def _thing(list_name: str) -> str:
    """The id of the card, slot, tile or space; lists that are a part of it carry a number behind it."""
    return list_name.partition(" ")[0]
