"""Rectangles of styled text, laid side by side and framed."""

from __future__ import annotations

import re

from rich.text import Text

from doubloon.text.signs import Signs
from doubloon.words import APART

Block = list[Text]

# With the signs that French sets apart from it: no line begins with one, and none ends behind "«".
_WORD = re.compile(rf"(?:\S*« )*\S+(?: [{''.join(APART)}]\S*)*")


def width_of(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


def fitted(line: Text, width: int) -> Text:
    """A copy of exactly this width, cut or filled up with blanks."""
    copy = line.copy()
    copy.truncate(width, overflow="ellipsis" if line.cell_len > width > 1 else "crop", pad=True)
    return copy


def centred(line: Text, width: int) -> Text:
    """A copy in the middle of this width."""
    left = max(0, (width - line.cell_len) // 2)
    return fitted(Text.assemble(" " * left, line), width)


def beside(blocks: list[Block], gap: int = 1) -> Block:
    """Blocks next to each other, their tops in line."""
    blocks = [block for block in blocks if block]
    widths = [width_of(block) for block in blocks]
    height = max((len(block) for block in blocks), default=0)
    rows: Block = []
    for row in range(height):
        line = Text()
        missing = 0  # blanks between what is there and the next block
        for block, width in zip(blocks, widths):
            if row < len(block):
                line.append(" " * missing)
                line.append_text(block[row])
                missing = width - block[row].cell_len + gap
            else:
                missing += width + gap
        line.rstrip()
        rows.append(line)
    return rows


def framed(
    lines: Block,
    width: int,
    signs: Signs,
    *,
    title: Text | None = None,
    right: Text | None = None,
    foot: Text | None = None,
    style: str = "",
) -> Block:
    """Lines in a box of this width, with words in its upper and lower edge."""
    inner = width - 2
    top = _edge(inner, signs, title, right, style)
    bottom = _edge(inner, signs, None, foot, style)
    body = [Text.assemble((signs.down, style), fitted(line, inner), (signs.down, style)) for line in lines]
    return [
        Text.assemble((signs.top_left, style), top, (signs.top_right, style)),
        *body,
        Text.assemble((signs.bottom_left, style), bottom, (signs.bottom_right, style)),
    ]


def _edge(inner: int, signs: Signs, left: Text | None, right: Text | None, style: str) -> Text:
    """An edge of a box with words at its left and right; the left ones give way when there is no room."""
    ending = Text.assemble(" ", right, " ") if right else Text()
    ending.append(signs.across if right else "", style)
    opening = Text.assemble((signs.across, style), " ", left, " ") if left else Text()
    room = inner - ending.cell_len
    if opening.cell_len > room:
        opening.truncate(max(0, room), overflow="ellipsis")
    filler = signs.across * max(0, room - opening.cell_len)
    return fitted(Text.assemble(opening, (filler, style), ending), inner)


def side_by_side(blocks: list[Block], width: int, gap: int = 1) -> list[list[Block]]:
    """Blocks in rows, as many in each as fit into the width; `beside` draws a row."""
    rows: list[list[Block]] = []
    room = 0
    for block in blocks:
        needed = gap + width_of(block) if block else 0  # `beside` leaves empty blocks out
        if not rows or needed > room:
            rows.append([])
            room = width + gap
        rows[-1].append(block)
        room -= needed
    return rows


def stacked(blocks: list[Block], width: int) -> Block:
    """Blocks next to each other where they fit and below each other where they do not."""
    return [line for row in side_by_side(blocks, width) for line in beside(row)]


def folded(line: Text, width: int, indent: int = 0) -> Block:
    """A line broken between words, and within a word only if it is longer than a line; further lines are indented."""
    ends = [match.end() for match in _WORD.finditer(line.plain)]
    breaks: list[int] = []
    start = 0
    for place, end in enumerate(ends):
        room = width if not breaks else width - indent
        if end - start > room and place and ends[place - 1] > start:
            start = ends[place - 1] + 1
            breaks.append(start)
            room = width - indent
        while end - start > max(1, room):
            start += max(1, room)
            breaks.append(start)
            room = width - indent
    rows: Block = []
    for number, part in enumerate(line.divide(breaks)):
        part.rstrip()
        rows.append(Text.assemble(" " * indent, part) if number else part)
    return rows


def columns(entries: list[Text], width: int, gap: int = 2, indent: int = 0) -> Block:
    """Entries in as many columns as fit, read row by row; what is wider than a line is folded."""
    if not entries:
        return []
    widest = max(entry.cell_len for entry in entries)
    if widest > width:
        return [line for entry in entries for line in folded(entry, width, indent)]
    count = max(1, min(len(entries), (width + gap) // (widest + gap)))
    rows: Block = []
    for start in range(0, len(entries), count):
        line = Text()
        for number, entry in enumerate(entries[start : start + count]):
            line.append_text(Text(" " * gap) if number else Text())
            line.append_text(fitted(entry, widest))
        line.rstrip()
        rows.append(line)
    return rows


def heading(words: str, width: int, signs: Signs) -> Text:
    """A line across the screen that carries a title."""
    line = Text.assemble((signs.across * 2, "dim"), " ", (words, "bold"), " ")
    if line.cell_len > width:
        return fitted(line, width)
    line.append(signs.across * max(0, width - line.cell_len), "dim")
    return line


def flowing(parts: list[Text], width: int, gap: int = 2, between: str = "") -> Block:
    """Parts one after the other, blanks or other signs between them, broken into lines where they would not fit."""
    between = between or " " * gap
    rows: Block = []
    for part in parts:
        if rows and rows[-1].cell_len + len(between) + part.cell_len <= width:
            rows[-1].append(between)
            rows[-1].append_text(part)
        else:
            # A line of its own, so that the style of the first part is not that of the whole line.
            rows += [Text.assemble(row) for row in folded(part, width)]
    return rows
