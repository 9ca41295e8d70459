"""Treasure cards as little maps, and expedition patterns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.blocks import Block, fitted
from doubloon.text.signs import Signs

if TYPE_CHECKING:
    from doubloon.games.silver_gold.seen.view import CardView

SIDE = 4
CARD_WIDTH = 14

# The first letters of the card ids, which stand for a colour wherever colour alone would not be enough.
LETTERS = {"purple": "PU", "orange": "OR", "green": "GN", "grey": "GY"}

# Two close shades make single boxes visible on an island; the third is for crossed boxes, the fourth for edges.
_LAND = {
    "purple": ("#b48ad6", "#a577cb", "#5b3a78", "#b48ad6"),
    "orange": ("#f0b067", "#e9a04d", "#8a5312", "#f0a040"),
    "green": ("#8fca85", "#7dbd72", "#33692a", "#7dc872"),
    "grey": ("#c3c7cc", "#b3b8be", "#5d646c", "#b3b8be"),
}
_SEA = ("#7fb2cc", "#16384a")
_INK = "#1c1c1c"
_CHOSEN = "bold #1c1c1c on #ffe600"


def edge_style(colour: str) -> str:
    return _LAND[colour][3]


def card_map(
    card: CardView,
    crossed: list[str],
    signs: Signs,
    *,
    chosen: list[str] | None = None,
    box: int = 3,
) -> Block:
    """The four rows of a card's island, each box `box` characters wide; a missing row or column is sea."""
    rows: Block = []
    for row in range(SIDE):
        line = Text()
        for column in range(SIDE):
            drawn = card.rows[row][column] if row < len(card.rows) and column < len(card.rows[row]) else "~"
            name = box_name(row, column)
            shade = _LAND[card.colour][(row + column) % 2]
            if drawn == "~":
                line.append(signs.sea * box, f"{_SEA[0]} on {_SEA[1]}")
            elif chosen and name in chosen:
                line.append(_sign(signs.chosen, box), _CHOSEN)
            elif name in crossed:
                line.append(signs.crossed * box, f"{_LAND[card.colour][2]} on {shade}")
            else:
                sign = {".": signs.plain, "X": signs.cross, "C": signs.coin, "P": signs.palm}[drawn]
                weight = "" if drawn == "." else "bold "
                line.append(_sign(sign, box), f"{weight}{_INK} on {shade}")
        rows.append(line)
    return rows


def box_name(row: int, column: int) -> str:
    return "abcd"[column] + str(row + 1)


def island_boxes(card: CardView) -> list[str]:
    """The names of all boxes of a card."""
    return [
        box_name(row, column) for row, line in enumerate(card.rows) for column, sign in enumerate(line) if sign != "~"
    ]


def seal_text(card: CardView, signs: Signs) -> Text:
    """`2×OR`: so many points for each completed card of that colour; nothing on a card without a seal."""
    if not card.seal:
        return Text()
    return Text(f"{card.seal_points}{signs.times}{LETTERS[card.seal]}", f"bold {edge_style(card.seal)}")


def card_name(card: CardView) -> Text:
    return Text(card.id, f"bold {edge_style(card.colour)}")


def card_block(
    card: CardView,
    crossed: list[str],
    signs: Signs,
    *,
    chosen: list[str] | None = None,
    coordinates: bool = False,
    foot: str = "",
) -> Block:
    """A whole card: value top left, seal top right, the map, and coordinates or a place at its edge."""
    style = edge_style(card.colour)
    inner = CARD_WIDTH - 2
    top = Text.assemble((str(card.value), "bold"), " ", card_name(card))
    seal = seal_text(card, signs)
    filler = inner - top.cell_len - seal.cell_len
    top = Text.assemble((signs.top_left, style), top)
    if filler > 0:
        top.append(" " if filler == 1 else " " + signs.across * (filler - (2 if seal.cell_len else 1)), style)
        top.append(" " if seal.cell_len and filler > 1 else "")
    top.append_text(seal)
    top.append(signs.top_right, style)
    rows = [top]
    for number, line in enumerate(card_map(card, crossed, signs, chosen=chosen), start=1):
        left = (str(number), "bold") if coordinates else (signs.down, style)
        rows.append(Text.assemble(left, line, (signs.down, style)))
    bottom = Text()
    if coordinates:
        for letter in "abcd":
            bottom.append(signs.across, style)
            bottom.append(letter, "bold")
            bottom.append(signs.across, style)
    else:
        label = f" {foot} " if foot else ""
        left_part = (inner - len(label)) // 2
        bottom.append(signs.across * left_part, style)
        bottom.append(label, "bold")
        bottom.append(signs.across * (inner - left_part - len(label)), style)
    rows.append(Text.assemble((signs.bottom_left, style), bottom, (signs.bottom_right, style)))
    return rows


def vacant_block(words: str, signs: Signs) -> Block:
    """A place without a card."""
    inner = CARD_WIDTH - 2
    rows = [Text(signs.top_left + signs.across * inner + signs.top_right, "dim")]
    for row in range(SIDE):
        label = words.center(inner) if row == 1 else " " * inner
        rows.append(Text.assemble((signs.down, "dim"), fitted(Text(label, "dim"), inner), (signs.down, "dim")))
    rows.append(Text(signs.bottom_left + signs.across * inner + signs.bottom_right, "dim"))
    return rows


def mini_block(card: CardView | None, crossed: list[str], signs: Signs, words: str) -> Block:
    """A card of somebody else: two characters a box, value and name above."""
    width = 2 * SIDE + 3
    if card is None:
        return [fitted(Text(words, "dim"), width), *[Text(" " * width) for _ in range(SIDE)]]
    top = Text.assemble((f"{card.value} ", "bold"), card_name(card))
    rows = card_map(card, crossed, signs, box=2)
    # There is no room for a seal behind the name: it stands beside the map, over two lines.
    seal = seal_text(card, signs)
    for row, part in zip(rows, seal.divide([2]), strict=False):
        row.append(" ").append_text(part)
    return [fitted(top, width), *[fitted(row, width) for row in rows]]


def pattern_block(rows: list[str], signs: Signs) -> Block:
    """An expedition's pattern, two characters a box."""
    return [Text("".join(signs.block * 2 if sign == "#" else "  " for sign in row), "bold #ffe600") for row in rows]


def _sign(sign: str, box: int) -> str:
    """A sign in the middle of its box."""
    return sign.center(box) if box > 2 else sign.rjust(box)
