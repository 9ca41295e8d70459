"""Parrot Cove: a toy game with every kind of decision that the real games have, to test the kernel and its test kit.

Each round everybody bids a card under seal, and boasts if it is a high one; the highest bid makes a captain, the
lowest a drunkard. The captain may roll a die, look at the top card, and offer a coin to somebody for leave to
draw a card; a six is followed by a bonus. Then every ship sails, the drunkard's as the captain decides. An open vote
may end the game early; one may abstain from it. Last comes the gull, which decides nothing. Coins and ships score; ties
go by the cards in hand.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from doubloon.core.errors import BadOption
from doubloon.core.event import all_but
from doubloon.core.game import Game
from doubloon.core.move import Move, MoveSet
from doubloon.core.numbers import Columns, Row, put_set
from doubloon.core.options import Flag, Number, OneOf, Options
from doubloon.core.outcome import Outcome, places_by
from doubloon.core.pack import Reader, Writer
from doubloon.core.rng import Rng
from doubloon.core.state import State
from doubloon.core.steering import Steering, steer
from doubloon.core.task import NOBODY, AnyTask, Nothing
from doubloon.core.view import View, common
from tests.testkit.toy_parts import (
    ANSWER,
    BID,
    BONUS,
    CARDS,
    COINS,
    COUNT,
    DEALT,
    END,
    FARTHEST,
    GULL,
    HIGH,
    LOOKED,
    OFFERED,
    OPEN,
    ROLLED,
    SAIL,
    TURN,
    VOTE,
    Bid,
    CoveView,
    Errand,
    Offer,
    all_moves,
)


class Cove(State):
    """A position of the toy game."""

    def __init__(self, game: Game, seats: int, options: Options, rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # sorted
        self.bids = [0] * seats  # under seal; the card is still in the hand
        self.deck: list[int] = []  # the last one is the top
        self.pile: list[int] = []
        self.removed: list[int] = []  # by the gull
        self.coins = [0] * seats
        self.bank = COINS
        self.ships = [0] * seats
        self.votes = [0] * seats
        self.round = 0
        self.captain = NOBODY
        self.drunkard = NOBODY
        self.looker = NOBODY  # who knows the top card

    def clone(self) -> Cove:
        copy = type(self)(self.game, self.seats, self.options, self.rng.clone())
        self._copy_kernel(copy)
        copy.hands = [hand.copy() for hand in self.hands]
        for name in ("bids", "deck", "pile", "removed", "coins", "ships", "votes"):
            setattr(copy, name, getattr(self, name).copy())
        for name in ("bank", "round", "captain", "drunkard", "looker"):
            setattr(copy, name, getattr(self, name))
        return copy

    # What may be answered

    def texts(self, asked: Errand, seat: int) -> list[str]:
        kind, used = asked.kind, asked.used
        if kind == BID:
            return ["boast"] if self.bids[seat] else [f"bid {card}" for card in self.hands[seat]]
        if kind == TURN:
            offers = [f"offer {other + 1}" for other in range(self.seats) if other != seat and self.coins[seat]]
            rolls = [] if used & ROLLED else ["roll"]
            looks = ["look"] if self.deck and not used & LOOKED else []
            return [*rolls, *looks, *([] if used & OFFERED else offers), "done"]
        if kind == ANSWER:
            return ["accept", "decline"]
        if kind == BONUS:
            return ["gain", "draw"] if self.deck else ["gain"]
        if kind == SAIL:
            ship = self.ships[asked.seat]
            return (["sail up"] if ship < FARTHEST else []) + (["sail down"] if ship > 0 else [])
        return ["yes", "no", "abstain"]

    def clause_for(self, seat: int) -> str:
        """The clause against a move that is not offered."""
        return "TOY-1" if seat not in self.deciders() else "TOY-2"

    # What follows

    def answer(self, asked: Errand, seat: int, move: Move) -> None:
        kind = asked.kind
        if not (isinstance(move, Bid) and move.card >= HIGH):
            self.answered(seat)
        if isinstance(move, Bid):
            self.bids[seat] = move.card
            self.tell("bidding", {"card": move.card}, 1 << seat)
        elif kind == TURN:
            self._take_turn(asked, seat, move)
        elif kind == ANSWER:
            self.tell("answered", {"seat": seat, "answer": move.text})
            if move.text == "accept":
                self._pay(self.captain, seat)
                self._draw(self.captain)
        elif kind == BONUS:
            if move.text == "gain":
                self._gain(seat, 1)
            else:
                self._draw(seat)
        elif kind == SAIL:
            self.ships[asked.seat] += 1 if move.text == "sail up" else -1
            self.tell("sailed", {"ship": asked.seat, "by": seat})
        elif kind == VOTE:
            self._vote(seat, move.text)

    def _take_turn(self, asked: Errand, captain: int, move: Move) -> None:
        used = asked.used
        if move.text == "roll":
            self.agenda.append(Errand(TURN, captain, used | ROLLED))
            self.reveal("rolled")
            die = self.rng.die()
            self.tell("rolled", {"die": die})
            self._gain(captain, die // 2)
            if die == 6:
                self.agenda.append(Errand(BONUS, captain))  # before the turn goes on
        elif move.text == "look":
            self.agenda.append(Errand(TURN, captain, used | LOOKED))
            self.reveal("looked")
            self.looker = captain
            self.tell("looked", {"seat": captain})
            self.tell("saw", {"card": self.deck[-1]}, 1 << captain)
        elif isinstance(move, Offer):
            self.agenda.append(Errand(TURN, captain, used | OFFERED))
            self.agenda.append(Errand(ANSWER, move.seat))
            self.tell("offered", {"seat": captain, "to": move.seat})

    def _vote(self, seat: int, word: str) -> None:
        self.votes[seat] = ["yes", "no", "abstain"].index(word) + 1
        self.tell("voted", {"seat": seat, "vote": word})
        if word == "no":
            self.waiting = 0  # nobody else is asked

    def step(self, task: Errand) -> None:
        kind = task.kind
        if kind in (BID, VOTE):
            self.ask(task, (1 << self.seats) - 1, sealed=kind == BID)
        elif kind in (TURN, ANSWER, BONUS):
            self.ask(task, 1 << task.seat)
        elif kind == SAIL:
            decider = self.captain if task.seat == self.drunkard else task.seat
            self.ask(task, 1 << decider)
        elif kind == OPEN:
            self._open_bids()
        elif kind == COUNT:
            self._count_votes()
        elif kind == GULL:
            self._gull()
        else:
            self.reveal("hands-shown")
            for seat, hand in enumerate(self.hands):
                self.tell("hand", {"seat": seat, "cards": [str(card) for card in hand]})

    def begin_round(self) -> None:
        self.round += 1
        self.votes = [0] * self.seats
        votes = [Errand(COUNT), Errand(VOTE)] if self.options.flag("vote") else []
        self.agenda += [Errand(GULL), *votes, Errand(OPEN), Errand(BID)]

    def _open_bids(self) -> None:
        self.reveal("bids-shown")
        self.captain, self.drunkard = self.bids.index(max(self.bids)), self.bids.index(min(self.bids))
        for seat, card in enumerate(self.bids):
            self.hands[seat].remove(card)
            self.pile.append(card)
            self.tell("bid", {"seat": seat, "card": card})
        self.bids = [0] * self.seats
        ships = [(self.captain + turn) % self.seats for turn in range(self.seats)]
        self.agenda += [Errand(SAIL, ship) for ship in reversed(ships)]
        self.agenda.append(Errand(TURN, self.captain))

    def _count_votes(self) -> None:
        if 2 not in self.votes and 1 in self.votes:
            self.tell("home", {})
            self.drop_agenda()
            self.agenda.append(Errand(END))

    def _gull(self) -> None:
        """Acts without deciding: mixes the deck, or steals its top card, and if it is wild a coin."""
        manner = self.options.choice("gull")
        self.looker = NOBODY
        if manner == "none":
            self.deck.sort()
            self.rng.shuffle(self.deck)
        elif self.deck:
            self.reveal("gull")
            self.removed.append(self.deck.pop())
            self.tell("gull", {"card": self.removed[-1]})
        richest = self.coins.index(max(self.coins))
        if manner == "wild" and self.coins[richest]:
            self._gain(richest, -1)
        if self.round < self.options.number("rounds"):
            self.begin_round()
        else:
            self.agenda.append(Errand(END))

    def _gain(self, seat: int, coins: int) -> None:
        coins = min(coins, self.bank)
        self.bank -= coins
        self.coins[seat] += coins
        self.tell("coins", {"seat": seat, "coins": coins})

    def _pay(self, payer: int, seat: int) -> None:
        self.coins[payer] -= 1
        self.coins[seat] += 1
        self.tell("paid", {"seat": payer, "to": seat})

    def _draw(self, seat: int) -> None:
        if self.deck:
            self.reveal("drew")
            card = self.deck.pop()
            self.looker = NOBODY
            self.hands[seat] = sorted([*self.hands[seat], card])
            self.tell("drew", {"seat": seat}, all_but(seat))
            self.tell("drew-card", {"card": card}, 1 << seat)

    # What is known

    def view(self, seat: int) -> View:
        own = seat >= 0
        return CoveView(
            **common(self, seat),
            round=self.round,
            captain=self.captain,
            drunkard=self.drunkard,
            looker=self.looker,
            top=self.deck[-1] if own and self.looker == seat else None,
            hand=self.hands[seat] if own else None,
            bid=self.bids[seat] if own else None,
            hand_sizes=[len(hand) for hand in self.hands],
            shown=self.hands if self.over() else None,
            deck=len(self.deck),
            pile=self.pile,
            removed=self.removed,
            coins=self.coins,
            bank=self.bank,
            ships=self.ships,
            votes=self.votes,
        )

    def _number(self, seat: int, row: Row) -> None:
        own = self.hands[seat] if seat >= 0 else []
        row.extend([self.round, self.captain, self.drunkard, self.looker, len(self.deck), self.bank])
        row.extend([self.deck[-1] if seat >= 0 and self.looker == seat else 0, self.bids[seat] if seat >= 0 else 0])
        for cards in (own, self.pile, self.removed):
            put_set(row, cards, CARDS + 1)
        for other in range(self.seats):
            put_set(row, self.hands[other] if self.over() else [], CARDS + 1)
            row.extend([len(self.hands[other]), self.coins[other], self.ships[other], self.votes[other]])

    def imagine(self, seat: int, rng: Rng) -> State:
        world = self.clone()
        world._forget(seat, rng)
        top = [self.deck[-1]] if seat >= 0 and self.looker == seat else []
        strangers = [] if self.over() else [other for other in range(self.seats) if other != seat]
        unseen = [card for card in self.deck if card not in top]
        unseen = sorted([*unseen, *(card for other in strangers for card in self.hands[other])])
        rng.shuffle(unseen)
        for other in strangers:
            hand = [unseen.pop() for _ in self.hands[other]]
            world.hands[other] = sorted(hand)
            finished = self.waiting >> other & 1 == 0
            world.bids[other] = hand[0] if self.bids[other] and finished else 0  # not how far the others are
        world.deck = unseen + top
        return world

    # How it stands

    def scores(self) -> list[int]:
        return [coins + ship for coins, ship in zip(self.coins, self.ships, strict=True)]

    def outcome(self) -> Outcome | None:
        if not self.over():
            return None
        keys = [(score, sum(hand)) for score, hand in zip(self.scores(), self.hands, strict=True)]
        places = places_by([tuple(key) for key in keys])
        winners = [seat for seat, place in enumerate(places) if place == 1]
        return Outcome(places, winners, "voted-home" if 1 in self.votes and 2 not in self.votes else "rounds", "", "")

    def hope(self, seat: int) -> float:
        hand = 0.0 if self.over() else 0.1 * sum(self.hands[seat]) / CARDS
        return self.scores()[seat] + hand

    # Bytes

    def _write(self, out: Writer) -> None:
        for hand in self.hands:
            out.numbers(hand)
        for numbers in (self.bids, self.deck, self.pile, self.removed, self.coins, self.ships, self.votes):
            out.numbers(numbers)
        out.numbers([self.bank, self.round, self.captain, self.drunkard, self.looker])

    def _read(self, data: Reader) -> None:
        self.hands = [data.numbers() for _ in range(self.seats)]
        for name in ("bids", "deck", "pile", "removed", "coins", "ships", "votes"):
            setattr(self, name, data.numbers())
        self.bank, self.round, self.captain, self.drunkard, self.looker = data.numbers()


class CoveSteering(Steering[Cove]):
    """Hopes a little for the cards in hand."""

    def points(self, state: Cove, seat: int) -> float:
        return state.hope(seat)


steer("cove", CoveSteering(spread=3.0))


_made: dict[int, Toy] = {}


def _again(number: int) -> Toy:
    return _made[number]


class Toy(Game):
    """Parrot Cove's rulebook. A subclass with another `position` is the game with a fault."""

    position: ClassVar[type[Cove]] = Cove

    def __init__(self) -> None:
        super().__init__(
            "cove",
            "Parrot Cove",
            ruleset=1,
            seats=(2, 4),
            options=[
                Number("rounds", 1, 3, 2, "TOY-5"),
                Flag("vote", True, "TOY-6"),
                OneOf("gull", ["tame", "wild", "none"], "TOY-7"),
            ],
            moveset=MoveSet(all_moves()),
            prefix="TOY",
            over_clause="TOY-3",
        )

    def __reduce__(self) -> tuple[Callable[[int], Toy], tuple[int]]:
        """Games with a fault are made inside of tests, where only this process finds them again."""
        _made[id(self)] = self
        return _again, (id(self),)

    def read_task(self, data: Reader) -> AnyTask:
        kind, seat, used, _, _ = data.numbers()
        return Errand(kind, seat, used) if kind >= 0 else Nothing()

    def _objection(self, seats: int, options: Options) -> BadOption | None:
        if options.choice("gull") == "wild" and seats == 2:
            return BadOption("option gull=wild needs 3 or 4 seats, not 2; take tame or none", option="gull")
        return None

    def _declare(self, columns: Columns, seats: int, options: Options) -> None:
        for name in ("round", "captain", "drunkard", "looker", "deck", "bank", "top", "bid"):
            columns.count(name, CARDS, -1)
        for name in ("hand", "pile", "removed"):
            columns.mask(name, CARDS + 1)
        for seat in range(seats):
            columns.mask(f"hand of {seat}", CARDS + 1)
            for name in ("cards", "coins", "ship", "vote"):
                columns.count(f"{name} of {seat}", CARDS)

    def _blank(self, seats: int, options: Options, rng: Rng) -> State:
        return self.position(self, seats, options, rng)

    def _set_up(self, state: State) -> None:
        assert isinstance(state, Cove)
        cards = list(range(1, CARDS + 1))
        state.rng.shuffle(cards)
        for seat in range(state.seats):
            state.hands[seat] = sorted(cards[DEALT * seat : DEALT * (seat + 1)])
            state.tell("dealt", {"cards": [str(card) for card in state.hands[seat]]}, 1 << seat)
        state.deck = cards[DEALT * state.seats :]
        state.begin_round()
