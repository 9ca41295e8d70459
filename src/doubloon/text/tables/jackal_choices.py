"""The choices of Jackal: actions under the figure that takes them, each with where it is sure to end."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core import shown
from doubloon.core.showing import NOTHING_FORETOLD
from doubloon.core.shown import Foretold, Sure
from doubloon.core.view import MoveView
from doubloon.text.blocks import Block, flowing, folded
from doubloon.text.table import Previews, numbered
from doubloon.text.tables.jackal_signs import BEAR, BEAR_STYLE, JackalSigns, cell_of
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.jackal.seen.view import JackalView

IN_A_RUN = ("place", "look", "go", "swap", "shoot", "vote", "turn", "call", "stop", "pass", "stay", "arm", "done")
ON_CELLS = ("step", "place", "look", "go", "swap")
# A cell alone may stand for these.
LEADING = (*ON_CELLS, "sail", "swim")
INDENT = 3


class JackalChoices:
    """Lists moves as the presentation explains them."""

    def __init__(self, faces: JackalSigns, say: Callable[[shown.Text], str]) -> None:
        self.faces = faces
        self.words = faces.words
        self.signs = faces.signs
        self.say = say

    def choices(self, view: JackalView, choices: list[shown.Choice], previews: Previews, width: int) -> Block:
        """Actions by figure; cells in one run; all else line by line."""
        assert view.prompt is not None
        moves = view.prompt.moves
        if view.prompt.kind in ("action", "action-in-smoke"):
            return self._actions(view, choices, previews, width)
        offered = list(enumerate(zip(moves, choices, strict=True), 1))
        if all(move.kind in IN_A_RUN for move in moves):
            run = [
                numbered(number, len(moves), self._brief(view, move, choice, previews.get(move.id, NOTHING_FORETOLD)))
                for number, (move, choice) in offered
            ]
            return flowing(run, width, gap=3 if len(run) < 30 else 2)
        lines: Block = []
        for number, (move, choice) in offered:
            entry = numbered(
                number, len(moves), self.entry(view, move, choice, previews.get(move.id, NOTHING_FORETOLD))
            )
            lines += folded(entry, width, len(str(len(moves))) + 1)
        return lines

    def _actions(self, view: JackalView, choices: list[shown.Choice], previews: Previews, width: int) -> Block:
        assert view.prompt is not None
        moves = view.prompt.moves
        groups: dict[str, tuple[Text, list[Text]]] = {}
        for number, (move, choice) in enumerate(zip(moves, choices, strict=True), 1):
            brief = self._brief(view, move, choice, previews.get(move.id, NOTHING_FORETOLD))
            head = self._head(move, choice)
            groups.setdefault(head.plain, (head, []))[1].append(numbered(number, len(moves), brief))
        lines: Block = []
        for head, entries in groups.values():
            lines += [
                Text.assemble(*_indent(n), row) for n, row in enumerate(flowing([head, *entries], width - INDENT))
            ]
        return lines

    def _head(self, move: MoveView, choice: shown.Choice) -> Text:
        """What a move stands under: a boat, a figure, a figure with coins, or nothing."""
        if not choice.group or not choice.start or move.kind in ("sail", "look"):
            group = self.say(choice.group)
            return Text(group, "bold") if group else Text(self.signs.plain, "dim")
        id, place = actor(choice), self.say(choice.group).rpartition(" · ")[2]
        name = self.faces.nickname(id)
        line = Text.assemble(self.faces.short(id), f" {name}" if name else "", (f" {place}", "dim"))
        coins = coins_of(move)
        return line.append(f" {self.words('short-coins', coins=coins)}", "bold yellow") if coins else line

    # One choice

    def _brief(self, view: JackalView, move: MoveView, choice: shown.Choice, foretold: Foretold) -> Text:
        """A choice without the figure that makes it, and where it leads."""
        words, fields = self.words, move.fields
        if move.kind == "sail":
            line = Text.assemble((f"{fields['way']} {fields['number']}", "bold"), f" {target(move, choice)}")
        elif move.kind in ON_CELLS:
            line = Text.assemble((target(move, choice), "bold"))
            if move.kind != "place":
                line.append(" ").append_text(self.faces.ground(cell_of(view, target(move, choice))))
        elif move.kind == "swim":
            line = Text.assemble((target(move, choice), "bold"), " ", (self.signs.sea, "blue"))
        elif move.kind in ("board", "advance", "fly", "pass"):
            line = Text(words(f"short-{move.kind}{_more(move)}"), "bold")
        elif move.kind == "shoot":
            way = str(fields["way"])
            line = Text.assemble((self.faces.arrow[way], "bold cyan"), " ", words(f"direction-{way}"))
        else:
            line = Text(self.say(choice.label), "bold")
        return self._with_fate(line, self.fate(foretold))

    def _with_fate(self, line: Text, fate: Text) -> Text:
        return Text.assemble(line, " ", fate) if fate.plain else line

    def entry(self, view: JackalView, move: MoveView, choice: shown.Choice, foretold: Foretold) -> Text:
        """A choice in full, with what is behind it and what it is sure to cause."""
        about = self.say(choice.about)
        line = Text.assemble((self.say(choice.label), "bold"), f"  {about}" if about else "")
        return self._with_fate(line, self.fate(foretold))

    def fate(self, foretold: Foretold) -> Text:
        """What is sure to come of a move, in signs."""
        return fate(self.faces, self.words, foretold)


def fate(faces: JackalSigns, words: Words, foretold: Foretold) -> Text:
    """What is foretold in signs; what goes without saying has none."""
    return Text(" ").join(sign for sure in foretold.sure if (sign := _sign(faces, words, sure)).plain)


def _sign(faces: JackalSigns, words: Words, sure: Sure) -> Text:
    what, place = sure.what, sure.spot.partition(":")[2]
    if what == "ends":
        return Text(f"{faces.ends}{place}", "bold cyan")
    if what == "back":
        return Text(f"{faces.ends}{words('fate-back')}", "bold red")
    if what == "aboard":
        return Text(f"{faces.ends}{words('fate-boat')}" if place else "", "bold green")
    if what in ("drunk", "trapped"):
        return Text(words(f"fate-{what}"), "bold red")
    if what in ("hit", "mauled") and sure.own:
        return Text(words("fate-mauled"), "bold red")
    if what in ("hit", "mauled"):
        by = (BEAR, BEAR_STYLE) if what == "mauled" else (faces.signs.cross, "bold red")
        return Text.assemble(by, faces.short(place))
    if what in ("dies", "killed-by-bear"):
        by = (BEAR, BEAR_STYLE) if what == "killed-by-bear" else ("", "")
        return Text.assemble(by, (faces.signs.removed, "bold red"), faces.short(place))
    if what == "coin-home":
        return Text(f"+{faces.coins(sure.count).plain}", "bold bright_yellow")
    if what in ("coin-sunk", "coin-lost"):
        return Text(f"-{faces.coins(sure.count).plain}", "bold red")
    return Text()


def actor(choice: shown.Choice) -> str:
    """The figure that a choice picks up; "" if it picks up none."""
    return _named(choice.start, "pirate")


def target(move: MoveView, choice: shown.Choice) -> str:
    """The cell that a move names or leads to at first; "" if it has none."""
    return _named(choice.goal, "tile") if move.kind in LEADING else ""


def _named(spots: list[str], kind: str) -> str:
    return next((spot.partition(":")[2] for spot in spots if spot.startswith(f"{kind}:")), "")


def coins_of(move: MoveView) -> int:
    return _int(move.fields.get("coins", 0))


def _more(move: MoveView) -> str:
    """What sets a move apart from the usual one of its kind: onto the ally's boat, or two spaces at once."""
    if move.fields.get("boat") == "ally":
        return "-ally"
    return "-far" if move.kind == "advance" and move.fields["number"] == 2 else ""


def _indent(row: int) -> tuple[str, ...]:
    """The first line of a group stands out."""
    return ("",) if row == 0 else (" " * INDENT,)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
