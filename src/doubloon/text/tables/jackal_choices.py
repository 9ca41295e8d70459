"""The choices of Jackal: actions under the figure that takes them, each with where it is sure to end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.core.view import EventView, MoveView
from doubloon.text.blocks import Block, flowing, folded
from doubloon.text.table import Previews, numbered
from doubloon.text.tables.jackal_signs import (
    BEAR,
    BEAR_STYLE,
    COLOURS,
    DIRECTIONS,
    MISSIONARY,
    Faces,
    cell_of,
    figure_of,
    sails_to,
)

if TYPE_CHECKING:
    from doubloon.games.jackal.seen.view import JackalView

# Moves that name nothing beyond themselves.
PLAIN = ("call", "stop", "pass", "stay", "arm", "done", "decline")
ON_CELLS = ("place", "look", "go", "swap")
DEATHS = ("eaten", "drowned", "killed-by-boat", "cycle")
HITS = ("hit", "shot", "mauled")
INDENT = 3


class Choices:
    """Lists moves."""

    def __init__(self, faces: Faces) -> None:
        self.faces = faces
        self.words = faces.words
        self.signs = faces.signs

    def choices(self, view: JackalView, previews: Previews, width: int, room: int) -> Block:
        """Actions by figure; cells in one run; all else line by line."""
        assert view.prompt is not None
        moves = view.prompt.moves
        if view.prompt.kind in ("action", "action-in-smoke"):
            return self._actions(view, previews, width)
        if all(move.kind in (*ON_CELLS, *PLAIN, "shoot", "vote", "turn") for move in moves):
            run = [
                numbered(number, len(moves), self._brief(view, move, previews.get(move.id, [])))
                for number, move in enumerate(moves, 1)
            ]
            return flowing(run, width, gap=3 if len(run) < 30 else 2)
        lines: Block = []
        for number, move in enumerate(moves, 1):
            entry = numbered(number, len(moves), self.entry(view, move, previews.get(move.id, [])))
            lines += folded(entry, width, len(str(len(moves))) + 1)
        return lines

    def _actions(self, view: JackalView, previews: Previews, width: int) -> Block:
        assert view.prompt is not None
        moves = view.prompt.moves
        groups: dict[str, list[Text]] = {}
        for number, move in enumerate(moves, 1):
            brief = self._brief(view, move, previews.get(move.id, []))
            groups.setdefault(self._group(view, move), []).append(numbered(number, len(moves), brief))
        lines: Block = []
        for title, entries in groups.items():
            head = self._head(view, title)
            lines += [
                Text.assemble(*_indent(n), row) for n, row in enumerate(flowing([head, *entries], width - INDENT))
            ]
        return lines

    def _group(self, view: JackalView, move: MoveView) -> str:
        """What a move stands under: a boat, a figure, a figure with coins, or nothing."""
        if move.kind == "sail":
            return "ally-boat" if move.fields["boat"] == "ally" else "boat"
        if move.kind in ("look", "call", "pass", "resurrect"):
            return move.kind
        return f"{self.actor(view, move)} {coins_of(move)}"

    def _head(self, view: JackalView, title: str) -> Text:
        faces, words = self.faces, self.words
        if title in ("boat", "ally-boat", "look"):
            return Text(words(f"choices-{title}"), "bold")
        if title in ("call", "pass", "resurrect"):
            return Text(self.signs.plain, "dim")
        id, _, coins = title.partition(" ")
        figure = figure_of(view, id)
        place = f" {faces.place(view, figure)}" if figure else ""
        name = faces.nickname(id)
        line = Text.assemble(faces.short(id), f" {name}" if name else "", (place, "dim"))
        return line.append(f" {words('short-coins', coins=int(coins))}", "bold yellow") if coins != "0" else line

    def actor(self, view: JackalView, move: MoveView) -> str:
        """The figure that a move is about."""
        named = str(move.fields.get("figure", ""))
        if named == "m":
            return MISSIONARY
        if named.isdigit():
            crew = view.prompt.args["crew"] if view.prompt and "crew" in view.prompt.args else view.turn
            return f"{crew or COLOURS[0]}-{named}"
        return named

    # One choice

    def _brief(self, view: JackalView, move: MoveView, events: list[EventView]) -> Text:
        """A choice without the figure that makes it, and where it leads."""
        words, fields = self.words, move.fields
        if move.kind == "sail":
            line = Text.assemble((f"{fields['way']} {fields['number']}", "bold"), f" {self._sails(view, move)}")
        elif move.kind in ("step", *ON_CELLS):
            cell = cell_of(view, str(fields["cell"]))
            line = Text.assemble((cell.cell, "bold"))
            if move.kind != "place":
                line.append(" ").append_text(self.faces.ground(cell))
        elif move.kind == "swim":
            line = Text.assemble((self._swims(view, move), "bold"), " ", (self.signs.sea, "blue"))
        elif move.kind in ("board", "advance"):
            line = Text(words(f"short-{move.kind}{_more(move)}"), "bold")
        elif move.kind in ("fly", "pass"):
            line = Text(words(f"short-{move.kind}"), "bold")
        elif move.kind == "shoot":
            way = str(fields["way"])
            line = Text.assemble((self.faces.arrow[way], "bold cyan"), " ", words(f"direction-{way}"))
        else:
            line = Text(self.label(view, move), "bold")
        return self._with_fate(line, self.fate(view, move, events))

    def _with_fate(self, line: Text, fate: Text) -> Text:
        return Text.assemble(line, " ", fate) if fate.plain else line

    def entry(self, view: JackalView, move: MoveView, events: list[EventView]) -> Text:
        """A choice in full, with what is behind it and what it is sure to cause."""
        about = self.about(view, move)
        line = Text.assemble((self.label(view, move), "bold"), f"  {about}" if about else "")
        return self._with_fate(line, self.fate(view, move, events))

    def about(self, view: JackalView, move: MoveView) -> str:
        words = self.words
        if move.kind == "take":
            said = words(f"ability_text-{_ability(move)}")
            figure = figure_of(view, self.actor(view, move))
            if figure and figure.ability:
                said += f" ({words('replaces', ability=words(f'abilitys-{figure.ability}'))})"
            return said
        if move.kind in ON_CELLS or move.kind == "step":
            cell = cell_of(view, str(move.fields["cell"]))
            if cell.tile is not None:
                return f"{self.faces.tile_name(cell.tile)}: {words(f'tile_text-{cell.tile.kind}')}"
            if cell.zone != "sea":
                return words("explain-hidden", zone=words(f"zone-{cell.back}"))
        return ""

    def fate(self, view: JackalView, move: MoveView, events: list[EventView]) -> Text:
        """What is sure to come of a move, in signs."""
        faces, words = self.faces, self.words
        parts: list[Text] = []
        aim = self.target(view, move)
        own = self.actor(view, move) or (view.journey.figure if view.journey else "")
        for event in events:
            figure = str(event.args.get("figure", ""))
            place = str(event.args.get("cell", ""))
            if event.kind in ("moved", "swims") and figure == own and place != aim:
                parts.append(Text(f"{faces.ends}{place}", "bold cyan"))
            elif event.kind == "back":
                parts.append(Text(f"{faces.ends}{words('fate-back')}", "bold red"))
            elif event.kind == "aboard" and move.kind in ("step", "go"):
                parts.append(Text(f"{faces.ends}{words('fate-boat')}", "bold green"))
            elif event.kind in ("drunk", "trapped"):
                parts.append(Text(words(f"fate-{event.kind}"), "bold red"))
            elif event.kind in HITS and figure == own:
                parts.append(Text(words("fate-mauled"), "bold red"))
            elif event.kind in HITS:
                by = (BEAR, BEAR_STYLE) if event.kind == "mauled" else (self.signs.cross, "bold red")
                parts.append(Text.assemble(by, faces.short(figure)))
            elif event.kind in DEATHS:
                parts.append(Text.assemble((self.signs.removed, "bold red"), faces.short(figure)))
            elif event.kind == "coin-home":
                parts.append(Text(f"+{faces.coins(_int(event.args['coins'])).plain}", "bold bright_yellow"))
            elif event.kind in ("coin-sunk", "coin-lost"):
                parts.append(Text(f"-{faces.coins(_int(event.args['coins'])).plain}", "bold red"))
        return Text(" ").join(parts)

    def target(self, view: JackalView, move: MoveView) -> str:
        """The cell that a move names or leads to at first; "" if it has none."""
        if "cell" in move.fields:
            return str(move.fields["cell"])
        if move.kind == "swim":
            return self._swims(view, move)
        return self._sails(view, move) if move.kind == "sail" else ""

    def _sails(self, view: JackalView, move: MoveView) -> str:
        boat = view.turn or COLOURS[0]
        if move.fields["boat"] == "ally":
            boat = next((crew.ally for crew in view.crews if crew.colour == boat and crew.ally), boat)
        return sails_to(view, boat, str(move.fields["way"]), _int(move.fields["number"]))

    def _swims(self, view: JackalView, move: MoveView) -> str:
        figure = figure_of(view, self.actor(view, move))
        ring = [cell.cell for cell in view.cells if cell.zone == "sea"]
        if figure is None or figure.cell not in ring:
            return ""
        step = _int(move.fields["number"]) * (1 if move.fields["way"] == "cw" else -1)
        return ring[(ring.index(figure.cell) + step) % len(ring)]

    # Labels

    def label(self, view: JackalView, move: MoveView) -> str:
        """A choice in a few words."""
        said = self._label(view, move)
        coins = coins_of(move)
        return self.words("choice-with-coins", move=said, coins=coins) if coins else said

    def _label(self, view: JackalView, move: MoveView) -> str:
        words, fields, kind = self.words, move.fields, move.kind
        if kind in PLAIN:
            return words(f"choice-{kind}")
        if kind == "vote":
            return words(f"choice-{fields['answer']}")
        if kind in ON_CELLS:
            return words(f"choice-{kind}", cell=str(fields["cell"]))
        if kind == "sail":
            key = f"choice-sail{_more(move)}"
            return words(key, way=str(fields["way"]), count=_int(fields["number"]), cell=self._sails(view, move))
        if kind == "shoot":
            return words("choice-shoot", way=words(f"direction-{fields['way']}"))
        if kind == "turn":
            return words("choice-turn", arrows=self._turned(view, _int(fields["number"])))
        figure = self.faces.figure(self.actor(view, move))
        if kind == "step":
            return words("choice-step", figure=figure, cell=str(fields["cell"]))
        if kind == "swim":
            return words("choice-swim", figure=figure, cell=self._swims(view, move))
        if kind == "take":
            return words("choice-take", ability=words(f"abilitys-{_ability(move)}"), figure=figure)
        return words(f"choice-{kind}{_more(move)}", figure=figure)

    def _turned(self, view: JackalView, turns: int) -> str:
        """How the arrow that is asked about would point."""
        assert view.prompt is not None
        name = view.prompt.args.get("cell")
        tile = cell_of(view, str(name)).tile if name else None
        if tile is None:
            return str(turns)
        quarter = turns - tile.turns
        return self.faces.arrows([DIRECTIONS[(DIRECTIONS.index(way) + 2 * quarter) % 8] for way in tile.directions])


def coins_of(move: MoveView) -> int:
    return _int(move.fields.get("coins", 0))


def _ability(move: MoveView) -> str:
    return str(move.fields["ability"])


def _more(move: MoveView) -> str:
    """What sets a move apart from the usual one of its kind: onto or with the ally's boat, or two spaces at once."""
    if move.fields.get("boat") == "ally":
        return "-ally"
    return "-far" if move.kind == "advance" and move.fields["number"] == 2 else ""


def _indent(row: int) -> tuple[str, ...]:
    """The first line of a group stands out."""
    return ("",) if row == 0 else (" " * INDENT,)


def _int(value: object) -> int:
    assert isinstance(value, int)
    return value
