"""What only grows: the moves of a match, what it has told, what viewers have been told of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Trail(Generic[T]):
    """A list that only grows at its end. A copy shares all that is there, and then goes its own way.

    Every move is tried on a copy of its table. To copy a list is to touch each thing in it, and with many tables none
    of them lies near the processor.
    """

    def __init__(self, things: Iterable[T] = ()) -> None:
        self._things: list[T] = list(things)  # maybe more than ours: others may have gone on from where we are
        self._count = len(self._things)

    def append(self, thing: T) -> None:
        if len(self._things) != self._count:
            self._things = self._things[: self._count]
        self._things.append(thing)
        self._count += 1

    def until(self, count: int) -> Trail[T]:
        """A copy of the first so many."""
        copy: Trail[T] = Trail()
        copy._things = self._things
        copy._count = min(count, self._count)
        return copy

    def copy(self) -> Trail[T]:
        return self.until(self._count)

    def backwards(self) -> Iterator[T]:
        """From the newest to the oldest."""
        for place in range(self._count - 1, -1, -1):
            yield self._things[place]

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[T]:
        return islice(self._things, self._count)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, slice):
            return [self._things[each] for each in range(*place.indices(self._count))]
        if not -self._count <= place < self._count:
            raise IndexError(f"there are {self._count} things, none at {place}")
        return self._things[place if place >= 0 else self._count + place]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Trail | list) and list(self) == list(other)

    def __hash__(self) -> int:
        raise TypeError("what grows has no hash")
