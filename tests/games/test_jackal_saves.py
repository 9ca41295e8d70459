"""Nothing of a position of Jackal is lost when it is copied, or saved and read back, in the middle of anything."""

from __future__ import annotations

import pytest

from doubloon.games.jackal.game import jackal
from doubloon.games.jackal.state import JackalState
from doubloon.games.jackal.stories.builder import at, play, table

FIELDS = (
    *("number", "tiles", "backs", "looked", "coins", "here", "aside", "where", "space", "delay", "trapped", "carrying"),
    *("boats", "purse", "bottles", "ability", "missionary", "armed", "pals", "foes", "bear", "waker", "bear_rests"),
    *("hidden", "gold", "laid", "lost", "supply", "crew", "turns", "idle", "progress", "smoke", "smoky", "mover"),
    *("called", "searched", "peeked", "results", "ending", "shown"),
)
JOURNEY = (
    *("figure", "crew", "coins", "start", "origin", "space", "peaceful", "cell", "came_from", "manner", "optional"),
    *("used", "crossed"),
)


def new_game() -> JackalState:
    state = jackal().new(2, "saved", jackal().options(["landing=recommended"]))
    assert isinstance(state, JackalState)
    return state


def with_the_missionary() -> JackalState:
    """A pirate who sets out from his missionary's side, so that he may not attack, waits on an arrow."""
    state = table("    4      5\n 4  .:w1m  >N+E+S+W\n 5  .      .", missionary="white", idle=7)
    play(state, "step 1 f5")
    return state


def behind_a_crossroads() -> JackalState:
    """Yellow came over a crossroads onto an arrow, was thrown back by a crocodile, and waits there again."""
    drawing = "    4      5   6         7\n 4  .:y2   x0  >N+E+S+W  cr\n 5  .      .   .         ."
    state = table(drawing, turn="yellow", dice=[3], smoke=2, lost=1, turns=9)
    play(state, "step 2 f5", "go h5")
    return state


def aboard_an_airplane() -> JackalState:
    """With a coin out of a labyrinth onto an airplane: stay, or fly on."""
    state = table("    6            7\n 4  l3:w1/3$/3   ai\n 5  .            pi:y1!", bottles={"yellow": 2})
    play(state, "step 1 h5 coin")
    return state


def at_the_lighthouse() -> JackalState:
    state = table("    4      5    6\n 4  .:w1   ?li  ?ho", rest="?")
    play(state, "step 1 f5", f"look {at(6, 4)}")
    return state


def after_the_den() -> JackalState:
    """White has woken the bear and may use a bottle; the armed missionary is white's, a diver swims with a coin."""
    drawing = "    4      5    8        0\n 4  .:w1   ?dn  pi:w2!   ~:y1$\n 6  l4:y2/3  .:M  .  _"
    state = table(drawing, abilities={"yellow-1": "diver"}, missionary="white", bottles={"white": 1})
    play(state, "step 1 f5")
    return state


def before_a_vote() -> JackalState:
    state = table("    4\n 4  .:w1$", explored=True, abilities={"white-1": "lookout"})
    play(state, "call")
    return state


def after_a_look() -> JackalState:
    state = table("    4      5\n 4  .:w1   ?ho", abilities={"white-1": "lookout"})
    play(state, f"look {at(5, 4)}")
    return state


def in_a_draft() -> JackalState:
    state = table(purse={"white": 4, "yellow": 3}, explored=True, options=["campaign=skerry"])
    play(state, "sail cw 1")
    return state


def on_the_second_island() -> JackalState:
    state = in_a_draft()
    play(state, "decline", "decline")
    return state


SCENES = [
    new_game,
    with_the_missionary,
    behind_a_crossroads,
    aboard_an_airplane,
    at_the_lighthouse,
    after_the_den,
    before_a_vote,
    after_a_look,
    in_a_draft,
    on_the_second_island,
]


def held(state: JackalState) -> dict[str, object]:
    """All that a position holds, by name."""
    fields: dict[str, object] = {field: getattr(state, field) for field in FIELDS}
    journey = state.journey
    return fields | {f"journey {field}": getattr(journey, field) if journey else None for field in JOURNEY}


def asked(state: JackalState, seat: int) -> object:
    """The question to a seat in words."""
    prompt = state.prompt(seat)
    return prompt.key, prompt.clause, prompt.args


@pytest.mark.parametrize("scene", SCENES)
def test_a_position_is_copied_and_read_back_whole(scene: object) -> None:
    assert callable(scene)
    state = scene()
    for other in (state.clone(), jackal().load(state.to_bytes())):
        assert isinstance(other, JackalState)
        assert held(other) == held(state)
        assert other.island is state.island
        assert other.digest() == state.digest()
        for seat in range(state.seats):
            assert other.moves(seat) == state.moves(seat)
            assert asked(other, seat) == asked(state, seat)


def test_the_scenes_differ_in_everything_that_a_position_holds() -> None:
    """A field that were always the same could be lost unnoticed."""
    seen: dict[str, set[str]] = {}
    for scene in SCENES:
        for field, value in held(scene()).items():
            if value is not None:
                seen.setdefault(field, set()).add(repr(value))
    assert [field for field, values in seen.items() if len(values) == 1] == []


def test_two_positions_that_differ_in_anything_have_different_digests() -> None:
    changes: list[tuple[str, object]] = [
        *(("bear_rests", True), ("armed", True), ("progress", True), ("smoky", True), ("called", True)),
        *(("searched", True), ("mover", 1), ("ending", "vote"), ("trapped", 2), ("carrying", 4), ("smoke", 3)),
    ]
    for field, value in changes:
        state = new_game()
        before = state.digest()
        setattr(state, field, value)
        assert state.digest() != before, field
    for field in ("peaceful", "optional"):
        state = behind_a_crossroads()
        before = state.digest()
        assert state.journey is not None
        setattr(state.journey, field, True)
        assert state.digest() != before, field
