"""The figures of rulebooks, as the page gets them."""

from __future__ import annotations

import msgspec
import pytest

from doubloon.core.patching import patched
from doubloon.registry import game_ids
from doubloon.rules.figures import figures_of
from doubloon.server.catalogue import rule_links
from doubloon.server.gates import Refusal
from doubloon.server.illustrating import illustrations

# What a move in a figure is said to be by the sentence below it.
LARGEST = 250_000  # bytes, of which packing leaves a tenth
IMPOSSIBLE = {"taken", "neighbour", "hidden", "column"}


@pytest.mark.parametrize("game", game_ids())
def test_every_figure_is_a_position_with_all_that_it_is_cut_from(game: str) -> None:
    told = msgspec.to_builtins(illustrations(game))
    assert {figure["name"] for figure in told["figures"]} == set(figures_of(game))
    position = told["first"]
    for figure in told["figures"]:
        position = patched(position, figure["patch"])
        shown = position["shown"]
        lying = {spot["id"] for part in shown["parts"] for spot in part.get("spots", [])}
        assert [spot for spot in figure["spots"] if spot not in lying and not spot.startswith("@")] == []
        assert position["view"]["prompt"]["moves"] == shown["choices"] == []


@pytest.mark.parametrize("game", game_ids())
def test_all_figures_together_load_at_once_on_a_phone(game: str) -> None:
    """Each is told by what has changed since the one before."""
    assert len(msgspec.json.encode(illustrations(game))) < LARGEST


@pytest.mark.parametrize("game", game_ids())
def test_a_move_in_a_figure_is_possible_or_not_as_its_sentence_says(game: str) -> None:
    judged = {figure.name: figure.possible for figure in illustrations(game).figures if figure.moved}
    assert judged
    assert {name for name, possible in judged.items() if not possible} == {
        name for name in figures_of(game) if name in IMPOSSIBLE and figures_of(game)[name].move
    }


def test_figures_of_a_game_that_is_not_here_are_refused() -> None:
    with pytest.raises(Refusal, match="no such rulebook"):
        illustrations("chess")
    assert rule_links("chess").links == {}
