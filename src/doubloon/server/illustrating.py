"""The figures of rulebooks: real positions of the guided games, whose drawing is the board's."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from doubloon.core.match import Match
from doubloon.core.showing import showing_of
from doubloon.core.view import View, move_view
from doubloon.lessons import LEARNER, has_lesson
from doubloon.lessons.following import match_of, steps_of
from doubloon.rules.figures import Figure, figures_of
from doubloon.server.catalogue_api import BookFigures, FigureView
from doubloon.server.gates import Refusal


@cache
def illustrations(game_id: str) -> BookFigures:
    """All figures of a game's rulebook, in the order of its guided game."""
    wanted = figures_of(game_id) if has_lesson(game_id) else {}
    if not wanted:
        raise Refusal("schema", "unknown_rulebook", "there is no such rulebook")
    match = match_of(game_id)
    drawn: list[FigureView] = []
    told: set[str] = set()
    for _, step in steps_of(match):
        here = {} if step.key in told else {name: one for name, one in wanted.items() if one.at == step.key}
        told.add(step.key)
        drawn += [_drawn(name, figure, match) for name, figure in here.items()]
    return BookFigures(game_id, drawn)


def _drawn(name: str, figure: Figure, match: Match) -> FigureView:
    view = match.state.view(LEARNER)
    moved = _spots(figure, match, view) if figure.move else []
    possible = any(move.text == figure.move for move in match.state.moves(LEARNER)) if figure.move else None
    # A picture is asked nothing.
    if view.prompt is not None:
        view = replace(view, prompt=replace(view.prompt, moves=[]))
    return FigureView(name, figure.spots, moved, possible, view, showing_of(match.game.id).shown(view))


def _spots(figure: Figure, match: Match, view: View) -> list[str]:
    """What the move is done with, and where it goes."""
    choice = showing_of(match.game.id).choice(view, move_view(match.game.moveset.parse(figure.move)))
    return [*choice.start, *choice.goal]
