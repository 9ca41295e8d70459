"""What the player's keyboard can ask for at a prompt besides a move: hints, rules, the log, help."""

from __future__ import annotations

from rich.text import Text

from doubloon.bots.make import bot_seed
from doubloon.bots.search import SearchBot
from doubloon.core.chair import Chair
from doubloon.core.errors import BadMove, IllegalMove
from doubloon.core.match import Match
from doubloon.core.move import Move
from doubloon.core.view import View
from doubloon.rules import clauses
from doubloon.text.blocks import Block
from doubloon.text.table import Table
from doubloon.words.telling import tell

HINT_ITERATIONS = 2000
HINTS = 3
LOG_LINES = 30


def hint(table: Table, match: Match, view: View) -> list[str]:
    """The move that the search bot would play with the score it expects, and the two next best."""
    assert view.prompt is not None
    offered = [move.id for move in view.prompt.moves]
    bot = SearchBot(bot_seed(match.seed, view.seat), HINT_ITERATIONS)
    said: list[str] = []
    for advice in bot.advise(Chair(match.state, view.seat))[:HINTS]:
        number = offered.index(advice.move.id)
        label = f"[{number + 1}] {table.label(view, view.prompt.moves[number])}"
        args = {"move": label, "points": round(advice.points), "percent": round(100 * advice.value)}
        said.append(table.words("hint-next", **args) if said else table.words("hint", **args))
    return said


def rule(table: Table, view: View) -> list[str]:
    """The rule behind the question: in plain words, then as the catalogue has it."""
    assert view.prompt is not None
    said = []
    if table.words.has(f"rule-{view.prompt.kind}"):
        said.append(table.words(f"rule-{view.prompt.kind}"))
    text = clauses(view.game).get(view.prompt.rule)
    if text:
        said.append(table.words("rule-clause", clause=view.prompt.rule, text=text))
    return said


def log_lines(table: Table, match: Match, seat: int, everything: bool) -> list[str]:
    """The log as this seat may read it, its newest part unless all is asked for."""
    said = [tell(table.words, event.kind, event.args, table.names, seat) for event in match.log(seat)]
    if not said:
        return [table.words("log-empty")]
    if everything or len(said) <= LOG_LINES:
        return said
    return [table.words("log-earlier", count=len(said) - LOG_LINES), *said[-LOG_LINES:]]


def help_lines(table: Table, match: Match, view: View, width: int) -> Block:
    words = table.words
    examples = words("example-moves") if words.has("example-moves") else words("moves-heading")
    lines = [Text(words("help-moves", examples=examples)), Text(words("help-quick"))]
    for key in "uhlrmq":
        lines.append(Text(words(f"help-{key}")))
    legend = table.legend(view, width)
    if legend:
        lines += [table.heading(words("help-legend"), width), *legend]
    options = option_lines(table, match)
    if options:
        lines += [table.heading(words("help-options"), width), *[Text(line) for line in options]]
    return lines


def option_lines(table: Table, match: Match) -> list[str]:
    """The options of this table with what they mean."""
    return [f"{name}: {value}. {meaning}" for name, value, meaning in option_words(table, match)]


def option_words(table: Table, match: Match) -> list[tuple[str, str, str]]:
    words = table.words
    said = []
    values = match.state.options.values()
    for option in match.game.declared:
        value = option.format(values[option.name])
        key = f"option-{option.name}"
        name = words(key) if words.has(key) else option.name
        shown = words(f"{key}-{value}") if words.has(f"{key}-{value}") else value
        said.append((name, shown, words(f"{key}-help") if words.has(f"{key}-help") else ""))
    return said


def interpret(table: Table, match: Match, view: View, line: str) -> Move | str:
    """The legal move that a typed line names, or one sentence that says what is wrong with it."""
    assert view.prompt is not None
    words = table.words
    moves = view.prompt.moves
    line = printable(line)
    if not line:
        return words("input-empty")
    if line.isascii() and line.isdigit():
        number = int(line[:9])
        if 1 <= number <= len(moves):
            return match.game.table[moves[number - 1].id]
        return words("input-number", number=line[:9], count=len(moves))
    candidates = table.candidates(view, line)
    legal = [move for move in moves if move.text in candidates]
    if len(legal) == 1:
        return match.game.table[legal[0].id]
    if legal:
        return table.unclear(view, line)
    return _refusal(table, match, view, candidates) or table.unknown(view, line)


def _refusal(table: Table, match: Match, view: View, candidates: list[str]) -> str:
    """Why none of the moves that a line may stand for can be played; "" if it stands for none."""
    words = table.words
    for text in candidates:
        try:
            # The rules themselves say what is wrong; a copy, so that nothing can come of it.
            match.state.clone().play(view.seat, match.game.table.parse(text))
        except BadMove:
            continue
        except IllegalMove as error:
            key = f"refused-{error.clause}"
            return words(key) if words.has(key) else words("input-refused")
    return ""


def printable(text: str) -> str:
    """The beginning of what somebody typed, without signs that would do something to a terminal."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)[:40]
