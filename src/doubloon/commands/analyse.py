"""`doubloon analyse`: what a finished game could have been."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from doubloon.commands import arguments
from doubloon.commands.play import add_language
from doubloon.core.errors import DoubloonError

if TYPE_CHECKING:
    from doubloon.coach.analysis import Analysis, Done, Effort, Task
    from doubloon.core.match import Match
    from doubloon.words import Words

QUICK = 6  # what --quick divides all numbers of games by


class BadAnalysis(DoubloonError):
    """The record cannot be analysed, or has no such seat."""


def add(subparsers: arguments.Subparsers) -> None:
    parser = arguments.add_command(
        subparsers,
        "analyse",
        "Analyse a finished game from what one seat could know: what it could expect all through the game, the\n"
        "choices that cost it most with a better one each, and how much was luck. A choice is called costly only if\n"
        "both moves, played on in the same imagined worlds, differ by more than twice the error.",
        ["game.txt", "game.txt --seat 2 --lang nl", "game.txt --quick --json"],
    )
    arguments.add_record(parser)
    parser.add_argument(
        "--seat", type=arguments.whole(1, 8), metavar="K", help="whose game (default: the first person's)"
    )
    parser.add_argument("--quick", action="store_true", help="play on far fewer games: quicker, and less sure")
    add_language(parser)
    arguments.add_components(parser)
    arguments.add_json(parser)


def run(given: argparse.Namespace) -> int:
    from doubloon.coach.analysis import analyse
    from doubloon.commands.output import print_json

    match, players = opened(given.file, given.components)
    seat = _seat(given, players)
    found = analyse(match, seat, lambda tasks: in_turn(match, tasks), _effort(match.game.id, given.quick))
    if given.json:
        print_json(found)
    else:
        from doubloon.words import Words, language_of_machine

        print_analysis(found, match, players, Words(given.lang or language_of_machine(), match.game.id))
    return 0


def opened(path: Path, components: Path | None) -> tuple[Match, list[str]]:
    """The finished game that a record holds, and who played it; every other record is refused in a sentence."""
    from doubloon.core.errors import BadRecord
    from doubloon.core.record import read_record, verify
    from doubloon.registry import finder

    try:
        record = read_record(path)
        match = verify(record, finder(components))
    except BadRecord as error:
        raise BadAnalysis(arguments.blamed(path, error)) from None
    if not match.state.over():
        raise BadAnalysis(f"{path}: this game is not over: only a finished game can be analysed")
    return match, record.players


def in_turn(match: Match, tasks: list[Task]) -> list[Done]:
    """The tasks one after the other, with a bar."""
    from doubloon.coach.analysis import do
    from doubloon.commands.output import progress

    label = type(tasks[0]).__name__.lower() if tasks else ""
    return [do(match, task) for task in progress(tasks, len(tasks), label)]


def _effort(game: str, quick: bool) -> Effort:
    from doubloon.coach.analysis import Effort, effort_of

    usual = effort_of(game)
    if not quick:
        return usual
    few = [usual.pairs, usual.more_pairs, usual.games, usual.points, usual.draws, usual.draw_games]
    return Effort(usual.iterations // QUICK, *[max(2, each // QUICK) for each in few])


def _seat(given: argparse.Namespace, players: list[str]) -> int:
    """The seat that was asked for, else that of the first person."""
    from doubloon.bots.make import UnknownBot, make_bot

    if given.seat is not None:
        if given.seat > len(players):
            raise BadAnalysis(f"{given.file} has {len(players)} seats; --seat takes 1 to {len(players)}")
        return int(given.seat) - 1
    for seat, player in enumerate(players):
        try:
            make_bot(player, "1")
        except UnknownBot:
            return seat
    return 0


def print_analysis(found: Analysis, match: Match, players: list[str], words: Words) -> None:
    """For people: the sum of the game, the costly choices, the curve."""
    from doubloon.commands.output import print_table
    from doubloon.words.telling import seat_names

    names = seat_names(words, players, found.seat)
    print(words("analysis-title", who=names[found.seat], points=round(found.result)))
    print(
        words(
            "analysis-sum",
            expected=round(found.expected),
            cost=round(found.cost),
            luck=round(found.luck),
            result=round(found.result),
        )
    )
    print(words("analysis-tested", choices=found.choices, suspects=found.suspects, stood=len(found.moments)))
    for number, moment in enumerate(found.moments, start=1):
        played, better = [_called(match, moment.ply, move, words) for move in (moment.played, moment.better)]
        print(
            words(
                "analysis-moment",
                number=number,
                ply=moment.ply + 1,
                played=played,
                better=better,
                cost=round(moment.cost, 1),
                error=round(moment.error, 1),
                before=round(100 * moment.better_chance),
                after=round(100 * moment.chance),
            )
        )
    _print_luck(found, names, words)
    rows = []
    for ply in sorted({point.ply for point in found.curve}):
        here = [point for point in found.curve if point.ply == ply]
        rows.append([str(ply), *[f"{point.points:.0f} ({100 * point.chance:.0f} %)" for point in here]])
    print_table([words("analysis-ply"), *names], rows)


def _print_luck(found: Analysis, names: list[str], words: Words) -> None:
    """What cards, tiles and dice brought: those that were weighed, and the rest together."""
    from doubloon.words.telling import as_sentence, say

    if not found.draws:
        return
    print(words("analysis-draws"))
    for draw in found.draws:
        if draw.games:
            what = " ".join(as_sentence(say(words, each, names, found.seat)) for each in draw.what)
            points, error = f"{draw.points:+.1f}", round(draw.error, 1)
            print(words("analysis-draw", ply=draw.ply + 1, what=what, points=points, error=error))
    guesses = [draw.guess for draw in found.draws if not draw.games]
    if guesses:
        print(words("analysis-guessed", count=len(guesses), points=f"{sum(guesses):+.1f}"))


def _called(match: Match, ply: int, move: int, words: Words) -> str:
    """A move as people call it, at the table as its seat saw it then."""
    from doubloon.core.showing import showing_of
    from doubloon.core.view import move_view
    from doubloon.words.telling import say

    seat, chosen = match.moves[ply][0], match.game.moveset[move]
    view = match.after(ply).state.view(seat)
    label = showing_of(match.game.id).choice(view, move_view(chosen)).label
    return say(words, label, [str(number + 1) for number in range(match.state.seats)], seat)
