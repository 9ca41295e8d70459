"""Views and moves of Silver & Gold are values: whoever spoils one spoils nothing else."""

from __future__ import annotations

import pytest
from msgspec import Struct, json

from doubloon.core.match import Match
from doubloon.core.move import Field
from doubloon.core.rng import rng_from
from doubloon.core.view import SPECTATOR
from doubloon.games.silver_gold.seen.view import SilverGoldView
from doubloon.games.silver_gold.stories.builder import person, table
from doubloon.registry import find_game


def spoil(value: object) -> None:
    """Overwrite every list and dictionary in a value, however deep."""
    if isinstance(value, Struct):
        for name in value.__struct_fields__:
            spoil(getattr(value, name))
    elif isinstance(value, dict):
        for entry in value.values():
            spoil(entry)
        value["spoiled"] = "spoiled"
    elif isinstance(value, list):
        for entry in value:
            spoil(entry)
        value.append("spoiled")


def all_moves() -> list[tuple[str, dict[str, Field]]]:
    return [(move.text, move.fields()) for move in find_game("silver_gold").moveset]


def test_a_spoiled_hand_changes_no_later_view() -> None:
    state = find_game("silver_gold").new(2, "spoiled")
    view = state.view(0)
    before = json.encode(view)
    assert isinstance(view, SilverGoldView)
    assert view.hand is not None
    view.hand[0].rows[0] = "XXXX"
    assert json.encode(state.view(0)) == before


def test_a_spoiled_prompt_changes_neither_a_later_view_nor_the_move() -> None:
    state = table([person("GN01"), person("GN03")])
    view = state.view(0)
    before = json.encode(view)
    assert view.prompt is not None
    boxes = view.prompt.moves[0].fields["boxes"]
    assert isinstance(boxes, list)
    boxes.append("d4")
    assert json.encode(state.view(0)) == before
    assert state.moves(0)[0].fields() == {"place": 0, "boxes": boxes[:-1]}


@pytest.mark.parametrize("seats", [1, 3])
def test_spoiled_views_and_events_change_neither_the_game_nor_the_move_table(seats: int) -> None:
    match = Match(find_game("silver_gold"), seats, "spoiled")
    rng = rng_from("spoiled")
    moves = all_moves()
    while not match.state.over():
        for seat in range(SPECTATOR, seats):
            view = match.state.view(seat)
            before = json.encode(view)
            spoil(view)
            assert json.encode(view) != before
            assert json.encode(match.state.view(seat)) == before
        digest = match.state.digest()
        for event in match.events:
            spoil(event.args)
        assert match.state.digest() == digest
        seat = match.state.deciders()[0]
        choices = match.state.moves(seat)
        match.play(seat, choices[rng.below(len(choices))])
    assert all_moves() == moves


# Views of Pirates of Maracaibo share what is printed in the box, which is known by being the very same.
@pytest.mark.parametrize("id", ["silver_gold", "loot_island", "jackal"])
def test_a_spoiled_view_changes_no_other(id: str) -> None:
    state = find_game(id).new(3, "spoiled")
    for ply in range(40):
        if state.over():
            break
        seat = state.deciders()[0]
        for viewer in (SPECTATOR, seat):
            before = json.encode(state.view(viewer))
            spoil(state.view(viewer))
            assert json.encode(state.view(viewer)) == before
        choices = state.moves(seat)
        state.play(seat, choices[ply % len(choices)])


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("cross 1 b1 a1", "cross 1 a1 b1"),
        ("cross 2 b2 a1 a2 b1", "cross 2 a1 b1 a2 b2"),
        ("keep 3 1", "keep 1 3"),
        (" KEEP 4  2", "keep 2 4"),
        ("box A1 1", "box 1 a1"),
    ],
)
def test_boxes_and_cards_may_be_named_in_any_order(text: str, meant: str) -> None:
    assert find_game("silver_gold").moveset.parse(text).text == meant
