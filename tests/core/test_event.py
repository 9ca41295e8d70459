"""Events: who hears what, and what fades."""

from __future__ import annotations

import pytest

from doubloon.core.event import EVERYBODY, Event, all_but, log_for
from doubloon.core.view import SPECTATOR, event_view


def told(kind: str, audience: int = EVERYBODY, fades: bool = False) -> Event:
    return Event(kind, audience, {"card": 1}, fades, 3, 0)


@pytest.mark.parametrize(
    ("audience", "hearing"),
    [
        (EVERYBODY, [SPECTATOR, 0, 1, 2, 7]),
        (1 << 1, [1]),
        (1 << 7, [7]),  # the last seat is no spectator
        (1 << 0 | 1 << 2, [0, 2]),
        (all_but(1), [SPECTATOR, 0, 2, 7]),
        (0, []),
    ],
)
def test_an_audience_is_a_set_of_seats(audience: int, hearing: list[int]) -> None:
    event = told("drew", audience)
    assert [seat for seat in (SPECTATOR, 0, 1, 2, 7) if event.seen_by(seat)] == hearing


def test_a_log_holds_what_its_seat_may_know_in_order() -> None:
    events = [told("dealt", 1 << 0), told("dealt", 1 << 1), told("began"), told("drew", all_but(1))]
    assert log_for(events, 0) == [events[0], events[2], events[3]]
    assert log_for(events, 1) == [events[1], events[2]]
    assert log_for(events, SPECTATOR) == [events[2], events[3]]


def test_a_fading_event_is_shown_while_it_is_the_newest_of_its_kind() -> None:
    first, other, second = told("turned", fades=True), told("rolled", fades=True), told("turned", fades=True)
    assert log_for([first, other], 0) == [first, other]
    assert log_for([first, other, second], 0) == [other, second]


def test_an_event_prints_and_shows_as_plain_data() -> None:
    event = told("drew")
    assert repr(event) == "<drew {'card': 1} to -1>"
    view = event_view(event)
    assert (view.kind, view.ply, view.args) == ("drew", 3, {"card": 1})


def test_a_fading_event_fades_only_for_those_who_heard_a_newer_one() -> None:
    mine, theirs = told("looked", audience=1, fades=True), told("looked", audience=2, fades=True)
    assert log_for([mine, theirs], 0) == [mine]
    assert log_for([mine, theirs], 1) == [theirs]
