"""Parrot Cove with one fault in each: ends, laws, copies, saves, moves."""

from __future__ import annotations

from itertools import count

from doubloon.core.errors import BadBytes
from doubloon.core.move import Move
from doubloon.core.outcome import Outcome
from doubloon.core.pack import Reader, Writer
from doubloon.core.rng import Rng
from doubloon.core.state import CHECKSUM_BYTES, State, checksum
from tests.testkit.toy import Cove, Toy
from tests.testkit.toy_parts import ANSWER, SAIL, TURN, Errand


class NeverEnds(Cove):
    def _take_turn(self, asked: Errand, captain: int, move: Move) -> None:
        super()._take_turn(asked, captain, move)
        if move.text == "done":
            self.agenda.append(Errand(TURN, captain))


class AsksForNothing(Cove):
    def texts(self, asked: Errand, seat: int) -> list[str]:
        return [] if asked.kind == ANSWER else super().texts(asked, seat)


class EndsWithoutOutcome(Cove):
    def outcome(self) -> Outcome | None:
        return None


class AnnouncesWinnersEarly(Cove):
    def outcome(self) -> Outcome | None:
        return Outcome([1] * self.seats, [], "soon", "", "")


class HopesOnAtTheEnd(Cove):
    def hope(self, seat: int) -> float:
        return super().hope(seat) + 0.5


class ForgetsAScore(Cove):
    def scores(self) -> list[int]:
        return super().scores()[1:] if self.over() else super().scores()

    def outcome(self) -> Outcome | None:
        return Outcome([1] * self.seats, list(range(self.seats)), "rounds", "", "") if self.over() else None


class CountsPlacesOddly(Cove):
    def outcome(self) -> Outcome | None:
        return Outcome([1] * (self.seats - 1) + [2], [0], "rounds", "", "") if self.over() else None


class CrownsTheLast(Cove):
    def outcome(self) -> Outcome | None:
        places = list(range(1, self.seats + 1))
        return Outcome(places, [self.seats - 1], "rounds", "", "") if self.over() else None


class EndsForNoReason(Cove):
    def outcome(self) -> Outcome | None:
        return Outcome([1] * self.seats, list(range(self.seats)), "", "", "") if self.over() else None


class DealsMeOtherCards(Cove):
    """A seat imagines that its own hand is another one."""

    def imagine(self, seat: int, rng: Rng) -> State:
        world = super().imagine(seat, rng)
        assert isinstance(world, Cove)
        hand = world.hands[max(0, seat)]
        if world.deck and hand:
            hand[0], world.deck[0] = world.deck[0], hand[0]
        return world


class LosesCoins(Cove):
    def _pay(self, payer: int, seat: int) -> None:
        self.coins[payer] -= 1


# Copies


class SharesTheShips(Cove):
    def clone(self) -> Cove:
        copy = super().clone()
        copy.ships = self.ships
        return copy


class ForgetsTheRound(Cove):
    def clone(self) -> Cove:
        copy = super().clone()
        copy.round = 0
        return copy


class CopiesListen(Cove):
    def clone(self) -> Cove:
        copy = super().clone()
        copy.events = []
        return copy


class RemembersOutside(Cove):
    """A rule that depends on something that is no part of the state."""

    sailed = count(1)

    def answer(self, asked: Errand, seat: int, move: Move) -> None:
        if asked.kind == SAIL and next(self.sailed) % 3 == 0:
            self.bank += 1
        super().answer(asked, seat, move)


# Saves


class SavesNoVotes(Cove):
    def _write(self, out: Writer) -> None:
        votes, self.votes = self.votes, [0] * self.seats
        super()._write(out)
        self.votes = votes


class SavesASortedDeck(Cove):
    def _write(self, out: Writer) -> None:
        deck, self.deck = self.deck, sorted(self.deck)
        super()._write(out)
        self.deck = deck


class DigestsAnAddress(Cove):
    def digest(self) -> str:
        return f"{super().digest()} {id(self)}"


class TiresUnsaved(Cove):
    """After a roll there is no bidding with low cards, but only until the game is loaded."""

    tired = False

    def clone(self) -> Cove:
        copy = super().clone()
        assert isinstance(copy, TiresUnsaved)
        copy.tired = self.tired
        return copy

    def answer(self, asked: Errand, seat: int, move: Move) -> None:
        self.tired = True
        super().answer(asked, seat, move)

    def texts(self, asked: Errand, seat: int) -> list[str]:
        return super().texts(asked, seat)[: 1 if self.tired else None]


class CannotBeReadBack(Cove):
    def _read(self, data: Reader) -> None:
        raise BadBytes("the dog ate it")


class BelievesDamage(Toy):
    def load(self, data: bytes) -> State:
        body = data[:-CHECKSUM_BYTES]
        return super().load(body + checksum(body))


# Moves


class AcceptsMore(Cove):
    def moves(self, seat: int) -> list[Move]:
        return super().moves(seat)[:-1] or super().moves(seat)


class OffersTooMuch(Cove):
    def moves(self, seat: int) -> list[Move]:
        offers = super().moves(seat)
        return [*offers, *(move for move in list(self.game.moveset)[-1:] if offers and move not in offers)]


class OffersTwice(Cove):
    def moves(self, seat: int) -> list[Move]:
        return super().moves(seat) * 2


class OffersTheUnlisted(Cove):
    def moves(self, seat: int) -> list[Move]:
        strange = Move("swim", "swim")
        strange.id = 0
        return [strange] if super().moves(seat) else []


class LendsItsList(Cove):
    def moves(self, seat: int) -> list[Move]:
        return self.offers(seat)


class AsksEverybody(Cove):
    def moves(self, seat: int) -> list[Move]:
        return super().moves(seat) or list(self.game.moveset)[:1]


class AsksSpectators(Cove):
    def moves(self, seat: int) -> list[Move]:
        return [self.game.moveset[0]] if seat == -1 else super().moves(seat)


class NamesNoClause(Cove):
    def clause_for(self, seat: int) -> str:
        return "because"


class FinesRefusals(Cove):
    def clause_for(self, seat: int) -> str:
        self.bank -= 1
        return super().clause_for(seat)


class RollsOnRefusal(Cove):
    def clause_for(self, seat: int) -> str:
        self.rng.die()
        return super().clause_for(seat)


class StumblesOnRefusal(Cove):
    def clause_for(self, seat: int) -> str:
        return "TOY-1" if 1 << seat & self.waiting else super().clause_for(seat)


class CountsTwice(Cove):
    def answer(self, asked: Errand, seat: int, move: Move) -> None:
        self.plies += 1
        super().answer(asked, seat, move)
