"""The figures of rulebooks: real positions of the guided games, whose drawing is the board's."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from doubloon.core.match import Match
from doubloon.core.patching import difference
from doubloon.core.showing import showing_of
from doubloon.core.view import move_view
from doubloon.lessons import LEARNER, has_lesson
from doubloon.lessons.following import match_of, steps_of
from doubloon.rules.figures import Figure, figures_of
from doubloon.server.catalogue_api import BookFigures, FigureView, Position
from doubloon.server.gates import Refusal


@cache
def illustrations(game_id: str) -> BookFigures:
    """All figures of a game's rulebook, in the order of its guided game."""
    if not (has_lesson(game_id) and figures_of(game_id)):
        raise Refusal("schema", "unknown_rulebook", "there is no such rulebook")
    match = match_of(game_id)
    positions: list[Position] = []
    drawn: list[FigureView] = []
    for name, figure in _met(match):
        positions.append(_position(match))
        before = positions[-2:][0]  # of the first, itself
        possible = any(move.text == figure.move for move in match.state.moves(LEARNER)) if figure.move else None
        patch = difference(before, positions[-1]) or {}
        drawn.append(FigureView(name, figure.spots, _moved(figure, match), possible, patch))
    return BookFigures(game_id, positions[0], drawn)


def _met(match: Match) -> Iterator[tuple[str, Figure]]:
    """The figures one after the other, each while the guided game stands where it shows it."""
    told: set[str] = set()
    for _, step in steps_of(match):
        if step.key not in told:
            yield from ((name, one) for name, one in figures_of(match.game.id).items() if one.at == step.key)
        told.add(step.key)


def _position(match: Match) -> Position:
    view = match.state.view(LEARNER)
    # A picture is asked nothing.
    if view.prompt is not None:
        view = replace(view, prompt=replace(view.prompt, moves=[]))
    return Position(view, showing_of(match.game.id).shown(view))


def _moved(figure: Figure, match: Match) -> list[str]:
    """What the move is done with, and where it goes."""
    if not figure.move:
        return []
    view = match.state.view(LEARNER)
    choice = showing_of(match.game.id).choice(view, move_view(match.game.moveset.parse(figure.move)))
    return [*choice.start, *choice.goal]
