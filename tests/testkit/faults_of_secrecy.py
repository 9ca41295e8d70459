"""Parrot Cove with one fault in each: views, imagined worlds, events, seals, undo."""

from __future__ import annotations

import msgspec

from doubloon.bots.bot import Bot
from doubloon.bots.make import make_bot
from doubloon.core.chair import Chair
from doubloon.core.event import EVERYBODY, Event
from doubloon.core.game import Game
from doubloon.core.match import OPEN, Match
from doubloon.core.move import Field, Move
from doubloon.core.options import Options
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.core.view import View
from tests.testkit.toy import Cove, Toy
from tests.testkit.toy_parts import SAIL, Bid, Errand


class ShowsANeighboursHand(Cove):
    def view(self, seat: int) -> View:
        return msgspec.structs.replace(super().view(seat), hand=self.hands[(seat + 1) % self.seats])


class NumbersTheTopCard(Cove):
    def numbers(self, seat: int) -> list[int]:
        return [*super().numbers(seat)[:-1], self.deck[-1] if self.deck else 0]


class NumbersNoShips(Cove):
    def numbers(self, seat: int) -> list[int]:
        row = super().numbers(seat)
        row[3 : 3 + self.seats] = [0] * self.seats  # the scores
        for other in range(self.seats):
            row[-2 - 5 * other] = 0
        return row


class NumbersTooMany(Cove):
    def numbers(self, seat: int) -> list[int]:
        return [*super().numbers(seat), 1]


class NumbersBeyondBounds(Cove):
    def numbers(self, seat: int) -> list[int]:
        return [*super().numbers(seat)[:-1], 1000]


class ShowsItsKey(Cove):
    def view(self, seat: int) -> View:
        return msgspec.structs.replace(super().view(seat), options=self.rng.key.hex())


class ShowsItsDigest(Cove):
    def view(self, seat: int) -> View:
        return msgspec.structs.replace(super().view(seat), options=self.digest())


class SeedKeeper(Toy):
    """A game that passes its seed on."""

    seed = ""

    def new(self, seats: int, seed: str, options: Options | None = None, listen: bool = False) -> State:
        self.seed = seed
        return super().new(seats, seed, options, listen)


class ShowsItsSeed(Cove):
    def view(self, seat: int) -> View:
        assert isinstance(self.game, SeedKeeper)
        return msgspec.structs.replace(super().view(seat), options=f"seed={self.game.seed}")


class CountsSealedPlies(Cove):
    def view(self, seat: int) -> View:
        return msgspec.structs.replace(super().view(seat), ply=self.plies)


class ImaginesACardTwice(Cove):
    def imagine(self, seat: int, rng: Rng) -> State:
        world = super().imagine(seat, rng)
        assert isinstance(world, Cove)
        world.deck[:1] = world.deck[1:2] or world.deck[:1]
        return world


class SortsTheRealDeck(Cove):
    def imagine(self, seat: int, rng: Rng) -> State:
        self.deck.sort()
        return super().imagine(seat, rng)


class HalfImagines(Cove):
    """Hands stay as they really are; only the deck is mixed, from the order that it really has."""

    def imagine(self, seat: int, rng: Rng) -> State:
        world = self.clone()
        world._forget(seat, rng)
        rng.shuffle(world.deck)
        return world


class KeepsTheFuture(Cove):
    def imagine(self, seat: int, rng: Rng) -> State:
        world = super().imagine(seat, rng)
        world.rng = self.rng.clone()
        return world


class ImaginesEmptyHands(Cove):
    def imagine(self, seat: int, rng: Rng) -> State:
        world = self.clone()
        world._forget(seat, rng)
        world.deck = sorted([*self.deck, *(card for hand in self.hands for card in hand)])
        world.hands = [[] for _ in self.hands]
        return world


class KeepsRealHands(Cove):
    def imagine(self, seat: int, rng: Rng) -> State:
        world = self.clone()
        world._forget(seat, rng)
        world.deck.sort()
        rng.shuffle(world.deck)
        return world


# Events


class TellsEverybodyTheCard(Cove):
    def tell(self, kind: str, args: dict[str, Field], audience: int = EVERYBODY, fades: bool = False) -> None:
        super().tell(kind, args, EVERYBODY if kind == "drew-card" else audience, fades)


class DrawsUncounted(Cove):
    def reveal(self, what: str) -> None:
        if what != "drew":
            super().reveal(what)


class HintsAtTheTop(Cove):
    """When a ship sails everybody hears whether the top card is even."""

    def answer(self, asked: Errand, seat: int, move: Move) -> None:
        if asked.kind == SAIL and self.deck:
            self.tell("hint", {"even": self.deck[-1] % 2})
        super().answer(asked, seat, move)


class TellsTooEarly(Cove):
    """A card is told before it counts as revealed."""

    def _draw(self, seat: int) -> None:
        if self.deck:
            self.tell("drawing", {"card": self.deck[-1]})
        super()._draw(seat)


# Seals


class ShowsSealedBids(Cove):
    def view(self, seat: int) -> View:
        return msgspec.structs.replace(super().view(seat), votes=self.bids)


class ShoutsSealedBids(Cove):
    def tell(self, kind: str, args: dict[str, Field], audience: int = EVERYBODY, fades: bool = False) -> None:
        super().tell(kind, args, EVERYBODY if kind == "bidding" else audience, fades)


class LogsSealedPlies(Cove):
    """The log says how many moves a sealed answer took."""

    def answer(self, asked: Errand, seat: int, move: Move) -> None:
        super().answer(asked, seat, move)
        if self.events is not None and self.sealed and not self.waiting >> seat & 1:
            self.events.append(Event("finished", EVERYBODY, {"seat": seat}, False, self.plies, self.reveals))


class FirstComeFirstServed(Cove):
    def answer(self, asked: Errand, seat: int, move: Move) -> None:
        if isinstance(move, Bid) and not any(self.bids):
            self.bank -= 1
            self.coins[seat] += 1
        super().answer(asked, seat, move)


class BidsDependOnBids(Cove):
    def texts(self, asked: Errand, seat: int) -> list[str]:
        texts = super().texts(asked, seat)
        return [text for text in texts if not (self.sealed and any(self.bids) and text == texts[0])] or texts


# Undo


class TellsHowOften(Cove):
    """What it tells depends on more than the position."""

    sails = 0

    def tell(self, kind: str, args: dict[str, Field], audience: int = EVERYBODY, fades: bool = False) -> None:
        if kind == "sailed":
            TellsHowOften.sails += 1
            args = {**args, "often": TellsHowOften.sails}
        super().tell(kind, args, audience, fades)


class RevealsWithoutWords(Cove):
    def reveal(self, what: str) -> None:
        super().reveal("")


class AsksInSilence(Cove):
    """A sealed question may follow an open move without counting as a reveal."""

    def reveal(self, what: str) -> None:
        if what != "asked-in-secret":
            super().reveal(what)


class TrustingMatch(Match):
    """Takes any sealed answer for one that does not build on what is taken back."""

    def undo_obstacle(self, seat: int) -> str:
        obstacle = super().undo_obstacle(seat)
        later = self._sealed[self._last_of(seat) + 1 :]
        return "" if obstacle == "others-moved" and OPEN not in later else obstacle


class ForgetfulMatch(Match):
    """Takes back the move, and with it the newest line of the log."""

    def undo(self, seat: int) -> Move:
        taken = super().undo(seat)
        told = self.told()
        self._told = told.until(len(told) - 1)
        return taken


class RestlessMatch(Match):
    """Takes back, and stirs the random numbers to come."""

    def undo(self, seat: int) -> Move:
        taken = super().undo(seat)
        self.state.rng.word()
        return taken


class HastyMatch(Match):
    """Takes back all that a seat has answered, not its last move alone."""

    def undo(self, seat: int) -> Move:
        taken = super().undo(seat)
        while not self.undo_obstacle(seat):
            super().undo(seat)
        return taken


class ForgivingMatch(Match):
    """Takes back whatever was played, revealed or not."""

    def undo(self, seat: int) -> Move:
        last = self._last_of(seat)
        if last < 0:
            return super().undo(seat)
        kept = self.moves[:last] + self.moves[last + 1 :]
        taken = self.moves[last][1]
        self.__init__(self.game, self.state.seats, self.seed, self.state.options)  # type: ignore[misc]
        for mover, move in kept:
            self.play(mover, move)
        return taken


# Opponents


class Peeker(Bot):
    """An opponent that looks under the cards."""

    def choose(self, chair: Chair) -> Move:
        moves = chair.moves()
        return moves[int(chair._state.digest(), 16) % len(moves)]


class Meddler(Bot):
    """An opponent that thinks aloud, in the real game."""

    def choose(self, chair: Chair) -> Move:
        chair._state.rng.word()
        return chair.moves()[0]


def make_peeker(name: str, seed: str) -> Bot:
    return Peeker(name, seed) if name == "greedy" else make_bot(name, seed)


def make_meddler(name: str, seed: str) -> Bot:
    return Meddler(name, seed)


def keeper_of(position: type[Cove], rules: type[Toy] = Toy) -> Game:
    """The toy game played with a faulty position."""

    class Faulty(rules):  # type: ignore[misc, valid-type]
        pass

    Faulty.position = position
    game = Faulty()
    assert isinstance(game, Game)
    return game
