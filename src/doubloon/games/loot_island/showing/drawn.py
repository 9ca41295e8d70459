# interpreted: msgspec structs live here
"""What a drawn island needs beyond the view, as data; `drawing` works it out."""

from __future__ import annotations

from msgspec import Struct

from doubloon.games.loot_island.showing.counting import Counted


class Play(Struct, frozen=True, gc=False):
    """Any of these cards may be laid on a landing together, in this order; a compass comes from one of `sources`.

    Without sources one lies there already, or is free. Each card counts as many as `adds` says, and `need` more make
    enough for loot; `does` are the words for what each does there beside that, "" for nothing.
    """

    landing: int
    cards: list[str]
    sources: list[int]
    adds: list[int]
    need: int
    does: list[str]


class Chains(Struct, frozen=True, gc=False):
    """The ids of moves that make a turn whole: play, from, lay …, done; pay, pay more, use."""

    plays: list[Play]
    firsts: dict[str, int]  # by landing and card: "4 R05a"
    lays: dict[str, int]
    froms: list[int]  # by landing
    done: int
    pays: dict[str, int]  # what a payment of one card is, where the price asks for more of any colour
    owed: int
    uses: dict[str, int]


class Tosses(Struct, frozen=True, gc=False):
    """Cards that may be put away in one go, in this order, and the move of each.

    Just so many as are `owed` go; where none are, any of them, and `done` ends it.
    """

    moves: dict[str, int]
    owed: int
    done: int


class Coast(Struct, frozen=True, gc=False):
    """A coast that is explored in this round, and which of its landings has more cards; None for neither."""

    coast: int
    more: int | None


class Looting(Struct, frozen=True, gc=False):
    """Whose loot lies open, and who takes one after the other."""

    landing: int
    order: list[int]


class Fate(Struct, frozen=True, gc=False):
    """What an open treasure would bring the reader: gold with all that it changes, and cubes after its curse."""

    gold: int
    cubes: int
    deadly: bool


class Taking(Struct, frozen=True, gc=False):
    """How many cubes more or fewer the reader may have after the treasure that was taken is kept, or discarded."""

    keep: int
    discard: int


class SeatFacts(Struct, frozen=True, gc=False):
    """A seat: cubes before the edge, how its treasures count, and what its healer, or each open one, costs it.

    `over` cubes have to go before the end, or the seat is out.
    """

    left: int
    over: int
    near: bool
    crowns: list[int]  # places on the ladder, several where it is shared
    counted: Counted
    healers: dict[str, int]


class Drawn(Struct, frozen=True, gc=False):
    """The facts of one view."""

    edge: int
    coasts: list[Coast]
    explored: list[int]
    picks: list[list[int]]  # by landing, along the stack from the bottom: who picks when
    looting: Looting | None
    fates: dict[str, Fate]
    taking: Taking | None
    barred: list[str | None]  # by landing: the colour that an empty one may not have
    acts: list[str]  # spots where the event of the round acts
    wanted: str | None  # the small island that a question is about
    deciding: bool  # the reader decides for Aaron
    chains: Chains | None  # a turn in one go
    tosses: Tosses | None  # cards put away in one go
    ladder: list[int]  # what the crowns pay by place
    seats: list[SeatFacts]
