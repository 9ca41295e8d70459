"""What only grows: copies share what they have in common, and nothing that is added to one shows in another."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doubloon.core.trail import Trail


def test_what_is_added_to_a_copy_is_not_in_the_other() -> None:
    trail = Trail([1, 2, 3])
    one, other = trail.copy(), trail.copy()
    one.append(4)
    other.append(5)
    one.append(6)
    assert (list(trail), list(one), list(other)) == ([1, 2, 3], [1, 2, 3, 4, 6], [1, 2, 3, 5])


def test_a_copy_of_the_first_goes_its_own_way() -> None:
    trail = Trail("abcd")
    early = trail.until(2)
    early.append("x")
    assert (list(early), list(trail), list(trail.until(9))) == (["a", "b", "x"], list("abcd"), list("abcd"))


def test_nothing_that_others_have_added_can_be_seen() -> None:
    trail = Trail([1, 2])
    longer = trail.copy()
    longer.append(3)
    assert (len(trail), list(trail), list(trail.backwards()), trail[-1], trail[:]) == (2, [1, 2], [2, 1], 2, [1, 2])
    with pytest.raises(IndexError, match="there are 2 things, none at 2"):
        trail[2]
    assert trail == Trail([1, 2]) == [1, 2]
    assert trail != longer


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 9)), max_size=60))
def test_trails_do_what_copied_lists_do(steps: list[tuple[int, int]]) -> None:
    trails, lists = [Trail[int]()], [list[int]()]
    for kind, number in steps:
        at = number % len(trails)
        if kind < 3:
            trails[at].append(number)
            lists[at].append(number)
        else:
            count = len(lists[at]) if kind == 3 else number
            trails.append(trails[at].until(count))
            lists.append(lists[at][:count])
    for trail, plain in zip(trails, lists, strict=True):
        assert (list(trail), len(trail), list(trail.backwards())) == (plain, len(plain), plain[::-1])
        assert [trail[place] for place in range(-len(plain), len(plain))] == plain * 2
        assert trail[2:7] == plain[2:7]
