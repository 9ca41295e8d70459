"""The clocks of a table's seats. Times come from the log's entries, in seconds of the database's clock.

A clock runs while a person who holds the seat is asked. It begins a few seconds after the question, or when the page
says that it shows it. A turn may be several questions: as long as nobody else is asked in between, the clock runs on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from doubloon.server.twins import twin

DAY = 24 * 3600
UNSEEN = 5  # seconds at most until a question counts as shown
LAST = 10  # seconds that a turn has at least, also when the time for the whole game is used up
OFTEN = 3  # times up in a row, after which a bot stands in
MOST_AWAY_DAYS = 7
MOST_AWAYS = 2  # in one game

Seconds = Annotated[int, Meta(ge=10, le=14 * DAY)]
More = Annotated[int, Meta(ge=0, le=600)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a seat has: `seconds` for each turn, or for the whole game and `more` of them for each turn.

    `days` is a clock by turns, too; the page tells such times in days and hours.
    """

    kind: Literal["turn", "game", "days"]
    seconds: Seconds
    more: More = 0


class SeatClock(Struct, frozen=True):
    """The clock of a seat: `left` seconds when it began to run at `since`; 0 while it rests.

    `late` is how often in a row its time was up, `until` until when its person is away.
    """

    left: int
    since: int
    late: int
    until: int


class Hand:
    """The hand of one seat's clock."""

    def __init__(self, left: int) -> None:
        self.left = left
        self.since = 0  # 0 while it rests
        self.asked = 0  # when the question came that it runs for
        self.late = 0
        self.lent = False  # a bot answers this one question
        self.until = 0
        self.aways = 0

    def remains(self, at: int) -> int:
        """The seconds that are left at a time."""
        return max(0, self.left - max(0, at - self.since)) if self.since else self.left

    def told(self) -> SeatClock:
        return SeatClock(self.left, self.since, self.late, self.until)


class Clocks:
    """One clock for each seat, or none for anybody."""

    def __init__(self, plan: Clock | None, seats: int) -> None:
        self.plan = plan
        self.hands = [Hand(plan.seconds if plan else 0) for _ in range(seats)]
        self.rested = 0  # up to when rests of the whole house are counted

    def clone(self) -> Clocks:
        if self.plan is None:
            return self  # nothing moves here
        other = twin(self)
        other.hands = [twin(hand) for hand in self.hands]
        return other

    def run(self, asked: Iterable[int], anew: Iterable[int], at: int) -> None:
        """From now on those run whose people are asked, `anew` if it is another turn of theirs."""
        if self.plan is None:
            return
        asked, anew = set(asked), set(anew)
        for seat, hand in enumerate(self.hands):
            if hand.since and (seat not in asked or seat in anew):
                self._stop(hand, at)
            if seat in asked and not hand.since:
                self._start(self.plan, hand, at)

    def _start(self, plan: Clock, hand: Hand, at: int) -> None:
        hand.left = max(hand.left, LAST) if plan.kind == "game" else plan.seconds
        hand.asked = at
        hand.since = max(at + UNSEEN, hand.until)

    def _stop(self, hand: Hand, at: int) -> None:
        assert self.plan is not None
        hand.left = max(0, hand.left - max(0, at - hand.since))
        if self.plan.kind == "game":
            hand.left += self.plan.more
        hand.since = 0

    def resume(self, asked: Iterable[int], at: int) -> None:
        """Something was taken back: who is asked again has what was left, so that nobody gains time by it."""
        for seat in asked:
            hand = self.hands[seat]
            if not hand.since:
                hand.left = max(LAST, hand.left - (self.plan.more if self.plan else 0))
                hand.asked = at
                hand.since = max(at, hand.until)

    def seen(self, seat: int, at: int) -> None:
        """The question is shown."""
        hand = self.hands[seat]
        hand.since = min(hand.since, max(at, hand.asked, hand.until))

    def up(self, seat: int, at: int) -> bool:
        """Has the seat no time left?"""
        hand = self.hands[seat]
        return hand.since > 0 and at >= hand.since + hand.left

    def due(self) -> int:
        """When the next clock will have run down; 0 if none runs."""
        if self.plan is None:
            return 0
        return min((hand.since + hand.left for hand in self.hands if hand.since), default=0)

    def rest(self, since: int, until: int) -> None:
        """The house was closed for a while: that does not count."""
        for hand in self.hands:
            if hand.since and hand.since < until:
                hand.since += until - max(since, hand.since)
        self.rested = until

    def away(self, seat: int, until: int, at: int) -> None:
        """Somebody says until when they are away; the clock rests as long."""
        hand = self.hands[seat]
        if until:
            hand.aways += 1
        hand.until = until
        if hand.since:
            hand.left = max(0, hand.left - max(0, at - hand.since))
            hand.since = max(at, until)
