"""The Caribbean of Pirates of Maracaibo, drawn as columns of cards between the islands, and the exploration track."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from rich.text import Text

from doubloon.core import shown
from doubloon.core.showing import Showing
from doubloon.core.view import View
from doubloon.text.blocks import Block, fitted, flowing, folded
from doubloon.text.signs import Signs
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.maracaibo.seen.faces import EffectView, NodeFace
    from doubloon.games.maracaibo.seen.view import CellView, MaracaiboView

ISLANDS = {"G": "gold", "E": "emerald", "P": "pearl"}
TREASURE_STYLES = {"gold": "yellow", "emerald": "green", "pearl": "cyan"}
SEAT_STYLES = ("bold magenta", "bold blue", "bold yellow", "bold green", "bold red")
SHIP = ">"
MARGIN = 3  # the rows' names
NARROWEST = 6  # a cell in which a card can be told from others
SHORT = {"use_market": "market", "place_market": "market"}
SHORTENED = ("quest", "upgrade", "bury", "marker", "treasure", "raid", "explore", "acquire", "construct", "figurehead")


def letter(seat: int, seats: int) -> str:
    """The sign of a seat: A to D, and J for Jordan."""
    return "J" if seats == 1 and seat == 1 else "ABCDEFGH"[seat]


def seat_text(seat: int, seats: int) -> Text:
    return Text(letter(seat, seats), SEAT_STYLES[4 if seats == 1 and seat == 1 else seat % 4])


class Seen:
    """What the presentation says of the table that is being drawn, by the ids of its spots."""

    def __init__(self, showing: Showing[Any], say: Callable[[shown.Text], str]) -> None:
        self.showing = showing
        self.say = say
        self._view: View | None = None
        self._parts: dict[str, shown.Part] = {}
        self._spots: dict[str, shown.Spot] = {}

    def look(self, view: View) -> None:
        """From now on this view is drawn."""
        if view is not self._view:
            self._view = view
            self._parts = {part.key: part for part in self.showing.parts(view)}
            self._spots = {spot.id: spot for part in self._parts.values() for spot in part.spots}

    def name(self, spot: str) -> str:
        return self.say(self._spots[spot].name)

    def title(self, spot: str) -> str:
        return self.say(self._spots[spot].title or "")

    def sub(self, spot: str) -> str:
        return self.say(self._spots[spot].sub)

    def about(self, spot: str) -> str:
        return self.say(self._spots[spot].about)

    def marks(self, spot: str) -> str:
        return ", ".join(self.say(mark.label) for mark in self._spots[spot].marks)

    def facts(self, part: str) -> list[str]:
        return [self.say(fact.value) for fact in self._parts[part].facts]


class Sea:
    """Draws what belongs to nobody."""

    def __init__(self, words: Words, signs: Signs, seen: Seen) -> None:
        self.words = words
        self.signs = signs
        self.seen = seen

    # The map

    def caribbean(self, view: MaracaiboView, width: int) -> Block:
        """A grid of cells; every row is as high as its fullest cell. Gulf and Maracaibo lie at the right."""
        columns = max(len(row) for row in view.rows)
        cell = min(18, (width - MARGIN) // columns)
        if cell < NARROWEST:
            return [*self._listed(view, width), *self._harbours(view, width)]
        cells = {each.space: each for each in view.cells}
        head = "".join(f"c{column + 1}".ljust(cell) for column in range(columns))
        lines: Block = [Text(f"{'':{MARGIN}}{head}"[:width], "dim")]
        for row, signs in enumerate(view.rows):
            drawn = [self._cell(view, cells, signs, row, column, cell - 1) for column in range(columns)]
            for place in range(max(len(each) for each in drawn)):
                text = Text(f"{f'r{row + 1}' if place == 0 else '':{MARGIN}}", "dim")
                for each in drawn:
                    text.append_text(fitted(each[place] if place < len(each) else Text(), cell - 1)).append(" ")
                lines.append(text)
        lines += self._harbours(view, width)
        for line in lines:
            line.rstrip()
        return lines

    def _listed(self, view: MaracaiboView, width: int) -> Block:
        """The cards one below the other, for a screen that is too narrow for a map."""
        lines: Block = []
        for cell in view.cells:
            line = Text.assemble((cell.space, "dim"), " ", self.cell_name(cell))
            for fact in [*self._facts(view, cell), *self._ships(view, cell)]:
                line.append(" ").append_text(fact)
            lines += folded(line, width, MARGIN)
        return lines

    def _cell(
        self, view: MaracaiboView, cells: dict[str, CellView], signs: str, row: int, column: int, width: int
    ) -> Block:
        space = f"c{column + 1}r{row + 1}"
        if space in cells:
            return self.card_lines(view, cells[space], width)
        sign = signs[column] if column < len(signs) else "."
        if sign in ISLANDS:
            return self._island(view, ISLANDS[sign], column > 0 and signs[column - 1] == sign, row, column, width)
        return [Text()]

    def _island(self, view: MaracaiboView, name: str, right: bool, row: int, column: int, width: int) -> Block:
        """An island covers two cells: its name and markers stand in one, what a treasure is worth in the other."""
        sign = next(sign for sign, each in ISLANDS.items() if each == name)
        above = row > 0 and column < len(view.rows[row - 1]) and view.rows[row - 1][column] == sign
        style = f"bold {TREASURE_STYLES[name]}"
        sea = Text(self.signs.sea * width, "dim")
        if right or above:
            return [sea, Text(self.seen.sub(f"island:{name}"), style), sea]
        markers = f"{self.signs.full}{view.islands[name]}"
        return [sea, Text(self.seen.title(f"island:{name}"), style), Text(markers, style), sea]

    def card_lines(self, view: MaracaiboView, cell: CellView, width: int) -> Block:
        """A card in its cell: name, kind and cost, what lies on it, ships."""
        lines = [Text(part) for part in _name_lines(self.cell_name(cell), width)]
        if cell.card is None:
            lines = [Text(line.plain, "dim") for line in lines]
        facts = self._facts(view, cell)
        lines += [fitted(line, width) for line in flowing(facts, width, gap=1)] if facts else []
        return [*lines, *self._ships(view, cell)]

    def _ships(self, view: MaracaiboView, cell: CellView) -> Block:
        if not cell.ships:
            return []
        ships = Text(SHIP, "bold")
        for seat in cell.ships:
            ships.append_text(seat_text(seat, view.seats))
        return [ships]

    def cell_name(self, cell: CellView) -> str:
        return self.seen.name(f"space:{cell.space}")

    def _facts(self, view: MaracaiboView, cell: CellView) -> list[Text]:
        """Kind with cost and points, treasure value tile, doubloons, rubies, tokens, black market."""
        words, signs = self.words, self.signs
        facts: list[Text] = []
        face = view.cards[cell.card] if cell.card else None
        kind = (face.type or face.kind) if face else cell.back
        mark = words(f"letter-{kind}") if kind and kind != "improvement" else ""
        if face and face.kind != "location":
            mark += f"{face.cost}{signs.coin}" + (f"{face.vp}" if face.vp else "")
        if mark:
            facts.append(Text(mark, "dim"))
        if cell.value:
            facts.append(Text(f"+{words(f'letter-{cell.value}')}", f"bold {TREASURE_STYLES[cell.value]}"))
        if cell.doubloons:
            facts.append(Text(f"{cell.doubloons}{signs.coin}", "bold yellow"))
        if cell.rubies:
            facts.append(Text(signs.chosen, "bold red"))
        if cell.tokens:
            tokens = Text(signs.full)
            for seat in cell.tokens:
                tokens.append_text(seat_text(seat, view.seats))
            facts.append(tokens)
        if cell.market and cell.market_seat is not None:
            facts.append(Text.assemble("[", seat_text(cell.market_seat, view.seats), "]"))
        return facts

    def _harbours(self, view: MaracaiboView, width: int) -> Block:
        """The starting zone, the Gulf and Maracaibo with the ships that lie there."""
        words = self.words
        parts = []
        for place, term in (("start", "starting-zone"), ("gulf", "gulf"), ("maracaibo", "maracaibo")):
            harbour = Text.assemble((words(f"terms-{term}"), "bold"))
            here = [seat for seat, player in enumerate(view.players) if player.ship == place]
            here += [view.seats] if view.jordan and view.jordan.ship == place else []
            for number, seat in enumerate(here):
                harbour.append("" if number else f" {SHIP}", "bold").append_text(seat_text(seat, view.seats))
            if place != "start":
                harbour.append(words("label", name="") + " ", "dim").append(self.seen.about(f"space:{place}"), "dim")
            parts.append(harbour)
        parts.append(Text(words("table-tier2", count=view.tier2), "dim"))
        return flowing(parts, width)

    # The exploration track

    def track(self, view: MaracaiboView, width: int) -> Block:
        """The spaces where they lie, a ~ where a river is crossed, letters where explorers stand."""
        explorers = self.explorers(view)
        nodes = view.boards.track
        left, top = min(node.at[0] for node in nodes), min(node.at[1] for node in nodes)
        across, down = max(node.at[0] for node in nodes) - left + 1, max(node.at[1] for node in nodes) - top + 1
        size = min(5, (width - 1) // across)
        if size < 3:
            return flowing([self._space(node, explorers, view, 0) for node in nodes], width, gap=1)
        grid = [[Text(" " * size) for _ in range(across)] for _ in range(down)]
        river = {there: node.river for node in nodes for there in node.to}
        for node in nodes:
            crossed = node.river > river.get(node.id, node.river)
            bank = Text(self.signs.sea if crossed else " ", "bold blue")
            grid[node.at[1] - top][node.at[0] - left] = fitted(
                Text.assemble(bank, self._space(node, explorers, view, size - 1)), size
            )
        lines = [Text().join(row) for row in grid]
        for line in lines:
            line.rstrip()
        return [line for line in lines if line.plain]

    def explorers(self, view: MaracaiboView) -> dict[str, list[int]]:
        """By space: the seats whose explorers stand there."""
        found: dict[str, list[int]] = {}
        for seat, player in enumerate(view.players):
            found.setdefault(player.explorer, []).append(seat)
        if view.jordan:
            found.setdefault(view.jordan.explorer, []).append(view.seats)
        return found

    def _space(self, node: NodeFace, explorers: dict[str, list[int]], view: MaracaiboView, room: int) -> Text:
        here = explorers.get(node.id, [])
        if here:
            text = Text()
            shown = here if len(here) <= (room or len(here)) else here[: room - 1]
            for seat in shown:
                text.append_text(seat_text(seat, view.seats))
            return text if shown == here else text.append("+", "dim")
        sign = self.short(node.fx)
        return Text(sign if len(sign) <= (room or len(sign)) else sign[: room - 1] + "+", "dim")

    def short(self, effects: list[EffectView]) -> str:
        """Effects in a sign or two; the legend tells what the letters mean."""
        return "".join(self._sign(effect) for effect in effects) or self.signs.plain

    def _sign(self, effect: EffectView) -> str:
        signs, words = self.signs, self.words
        n = effect.params.get("n", 1)
        then = self.short(effect.lists[0]) if effect.lists else ""
        if effect.e == "vp":
            return f"{n}{signs.seal}"
        if effect.e == "doubloons":
            return f"{n}{signs.coin}"
        if effect.e == "pay":
            return f"-{n}{signs.coin if effect.params['what'] == 'doubloons' else words('short-quest')}:{then}"
        if effect.e in ("raid_power", "explore_plus"):
            return f"+{n}{words('short-raid' if effect.e == 'raid_power' else 'short-explore')}"
        if effect.e in ("raid_action", "explore_trade"):
            which = words("short-raid" if effect.e == "raid_action" else "short-explore")
            return f"{effect.params['cost']}{which}:{then}"
        if effect.e == "discount":
            return f"{signs.coin}-{n}"
        name = SHORT.get(effect.e, effect.e)
        sign = words(f"short-{name}" if name in SHORTENED or name == "market" else "short-other")
        return f"{n}{sign}" if n != 1 and effect.e != "raid" else sign


def _name_lines(name: str, width: int) -> list[str]:
    """A name in two lines at most; a word that is too long for a line is divided."""
    parts = []
    for word in name.split(" "):
        while len(word) > width:
            end = width if word[width - 1] == "-" else width - 1
            parts.append(word[:end].rstrip("-") + "-")
            word = word[end:]
        parts.append(word)
    lines = wrap(" ".join(parts), width, break_on_hyphens=False) or [""]
    if len(lines) > 2:
        rest = " ".join(lines[1:]).replace("- ", "")
        lines = [lines[0], rest[: width - 1] + "…"]
    return lines
