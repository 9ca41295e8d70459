"""What the player's keyboard can ask for at a prompt besides a move: hints, rules, the log, help."""

from __future__ import annotations

import re
from hashlib import sha256
from time import monotonic

from rich.text import Text

from doubloon.bots.make import bot_seed
from doubloon.coach.hinting import hint as advise
from doubloon.core.chair import Chair
from doubloon.core.match import Match
from doubloon.core.view import View
from doubloon.rules import clauses
from doubloon.text.blocks import Block, flowing
from doubloon.text.table import TextTable
from doubloon.words import Words
from doubloon.words.telling import fill, say, tell

HINT_SECONDS = 3.0
HINTS = 3
LOG_LINES = 30
DOT = " · "

# Where the catalogue has a clause from, at its end: "(R)", "(D, A-29)", "(R; how: A-01)", "[R/O]".
_SOURCE = re.compile(r" (?:\((?:[RDHP]|A-\d+)\b[^()]*\)|\[[RPO/]+\])$")


def hint(table: TextTable, match: Match, view: View) -> list[str]:
    """The move that the strongest opponent would play, the points that games played on end with, and the next best."""
    assert view.prompt is not None
    offered = [move.id for move in view.prompt.moves]
    begin = monotonic()
    seed = bot_seed(f"{match.seed}/hint", view.seat)
    given = advise(Chair(match.state, view.seat), seed, lambda _: monotonic() - begin > HINT_SECONDS)
    said: list[str] = []
    best = 0.0
    for advice in given.moves[:HINTS]:
        number = offered.index(advice.move)
        label = f"[{number + 1}] {table.label(view, view.prompt.moves[number])}"
        points = round(advice.points, 1)
        if not said:
            best = points
            said.append(table.words("hint", move=label, points=points))
            if len(given.moves) > 1:
                said.append(f"{say(table.words, given.reason, table.names, view.seat)}.")
            continue
        # The best move is the strongest opponent's; games played on may like another one a little more.
        apart = "less" if points < best else "more" if points > best else "equal"
        difference = round(abs(best - points), 1)
        said.append(table.words("hint-next", move=label, points=points, apart=apart, difference=difference))
    return said


def rule(table: TextTable, view: View) -> list[str]:
    """The rule behind the question: in plain words, then as the catalogue has it."""
    assert view.prompt is not None
    said = []
    if table.words.has(f"rule-{view.prompt.kind}"):
        args = fill(table.words, view.prompt.args, table.names, view.seat)
        said.append(table.words(f"rule-{view.prompt.kind}", **{"seats": view.seats, **args}))
    return said + from_catalogue(table.words, view.game, view.prompt.rule)


def from_catalogue(words: Words, game: str, clause: str) -> list[str]:
    """A clause as the catalogue has it, without where that is from."""
    text = clauses(game).get(clause)
    return [words("rule-clause", clause=clause, text=_SOURCE.sub("", text))] if text else []


def log_lines(table: TextTable, match: Match, seat: int, everything: bool) -> list[str]:
    """The log as this seat may read it, its newest part unless all is asked for."""
    events = [event for event in match.log(seat) if event.kind not in table.details]
    view = match.state.view(seat)
    said = [
        tell(table.words, event.kind, event.args, table.names, seat, table.showing.called(view, event.kind, event.args))
        for event in events
    ]
    if not said:
        return [table.words("log-empty")]
    if everything or len(said) <= LOG_LINES:
        return said
    return [table.words("log-earlier", count=len(said) - LOG_LINES), *said[-LOG_LINES:]]


def command_lines(table: TextTable, width: int) -> Block:
    """All commands, never broken between a letter and what it does."""
    return flowing([Text(part, "dim") for part in table.words("commands").split(DOT)], width, between=DOT)


def help_lines(table: TextTable, match: Match, view: View, width: int) -> Block:
    assert view.prompt is not None
    words, moves = table.words, view.prompt.moves
    lines = [Text(words("help-moves", number=len(moves), label=table.label(view, moves[0]), text=moves[0].text))]
    if words.has(f"help-typing-{view.prompt.kind}"):
        lines.append(Text(words(f"help-typing-{view.prompt.kind}")))
    lines.append(Text(words("help-quick")))
    for key in "uhlrmtq":
        lines.append(Text(words(f"help-{key}")))
    if words.has("help-name"):
        lines.append(Text(words("help-name")))
    legend = table.legend(view, width)
    if legend:
        lines += [table.heading(words("help-legend"), width), *legend]
    options = option_words(table, match)
    if options:
        lines.append(table.heading(words("help-options"), width))
        lines += [Text(words("help-option", name=name, value=shown, meaning=m)) for name, shown, m, _ in options]
    lines.append(Text(words("help-seed", hash=seed_hash(match))))
    return lines


def option_words(table: TextTable, match: Match) -> list[tuple[str, str, str, bool]]:
    """Name, value and meaning of every option of this table, and whether it differs from what is usual."""
    words, seats = table.words, match.state.seats
    said = []
    values = match.state.options.values()
    for option in match.game.declared:
        value = option.format(values[option.name])
        key = f"option-{option.name}"
        name = words(key, seats=seats) if words.has(key) else option.name
        shown = words(f"{key}-{value}", seats=seats) if words.has(f"{key}-{value}") else value
        meaning = words(f"{key}-help", seats=seats) if words.has(f"{key}-help") else ""
        said.append((name, shown, meaning, values[option.name] != option.default))
    return said


def seed_hash(match: Match) -> str:
    """What binds us to the seed without telling it."""
    return sha256(match.seed.encode()).hexdigest()
