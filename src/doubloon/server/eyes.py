"""What a viewer of a table has been told: the seats, and the spectators together as seat -1.

Each viewer has a version of its own, which counts what it was told: a sealed answer in the making counts for its own
seat only, so that nobody learns how far the others are.
"""

from __future__ import annotations

from msgspec import Struct

from doubloon.core.event import Event
from doubloon.core.trail import Trail
from doubloon.server.twins import twin

# Who was told less than that many versions ago gets what is new, everybody else everything.
MILESTONES = 100
FORGOTTEN = 2 * MILESTONES  # with so many, those of older versions go, all at once


class Milestone(Struct, frozen=True, gc=False, array_like=True):
    """How much a viewer had been told when it reached a version."""

    heard: int  # events
    chat: int  # lines
    face: int  # changes of what everybody may know about the table
    looks: int  # changes of the view
    epoch: int  # undos: across one of them only a snapshot is right
    notes: int  # lines about the table itself


class Eyes:
    """One viewer."""

    def __init__(self) -> None:
        self.heard = 0  # so many events that are meant for this viewer
        self.listened = 0  # of so many events of the match
        self.milestones: Trail[Milestone] = Trail([Milestone(0, 0, 0, 0, 0, 0)])  # the newest
        self.dropped = 0  # those of older versions
        self.looks = 0
        self.epoch = 0
        self.asked = 0  # the version since which this seat's own question is as it is

    @property
    def version(self) -> int:
        return self.dropped + len(self.milestones) - 1

    def had(self, version: int) -> Milestone | None:
        """What it had been told at a version, if that is not too long ago."""
        if not max(1, self.version - MILESTONES + 1) <= version <= self.version:
            return None
        return self.milestones[version - self.dropped]

    def told(self, now: Milestone) -> None:
        if len(self.milestones) >= FORGOTTEN:
            newest = self.milestones[-MILESTONES:]
            self.dropped += len(self.milestones) - len(newest)
            self.milestones = Trail(newest)
        self.milestones.append(now)

    def listen(self, events: Trail[Event], viewer: int) -> None:
        """Count what is new and meant for this viewer."""
        self.heard += sum(event.seen_by(viewer) for event in events[self.listened :])
        self.listened = len(events)

    def forget(self) -> None:
        """The match has gone back: listen to everything again."""
        self.heard = self.listened = 0

    def news(self, events: Trail[Event], viewer: int, had: Milestone) -> list[Event]:
        """The events of the match that this viewer has heard since."""
        found: list[Event] = []
        for event in events.backwards():
            if len(found) == self.heard - had.heard:
                break
            if event.seen_by(viewer):
                found.append(event)
        return found[::-1]

    def clone(self) -> Eyes:
        other = twin(self)
        other.milestones = self.milestones.copy()
        return other
