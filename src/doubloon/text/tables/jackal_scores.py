"""The score sheet of Jackal: the coins of every island, and who has won how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.blocks import Block
from doubloon.text.tables.jackal_signs import Faces
from doubloon.words.telling import as_sentence

if TYPE_CHECKING:
    from doubloon.games.jackal.seen.view import JackalView

Cells = list[str]


def sheet(view: JackalView, faces: Faces, width: int) -> Block:
    """A row for each island, a column for each crew."""
    words, signs = faces.words, faces.signs
    winners = view.ending.winners if view.ending else []
    heads = []
    for crew in view.crews:
        star = f"{signs.winner} " if crew.seat in winners else ""
        heads.append(f"{star}{faces.letter(crew.colour)} {faces.names[crew.seat]}")
    rows: list[tuple[str, Cells]] = []
    for island, result in zip(view.islands, view.results, strict=False):
        name = words(f"islands-{island}") if words.has(f"islands-{island}") else island
        rows.append((name, [str(coins) for coins in result]))
    last: list[tuple[str, Cells]] = []
    paired = any(crew.ally for crew in view.crews)
    if len(view.results) > 1 or paired:
        label = words("score-pair") if paired else words("score-total")
        last.append((label, [str(view.scores[crew.seat]) for crew in view.crews]))
    if len(view.islands) > 1:
        last.append((words("score-wins"), [str(view.wins[crew.seat]) for crew in view.crews]))
    if view.ending:
        last.append((words("ending-place"), [str(view.ending.places[crew.seat]) for crew in view.crews]))
    label_width = min(width // 2, max(len(label) for label, _ in [*rows, *last]) + 1)
    column = max(4, min((width - label_width) // len(heads), 2 + max(len(head) for head in heads)))
    line = Text(signs.across * min(width, label_width + column * len(heads)), "dim")
    lines = [_row("", heads, label_width, column, "bold"), line]
    lines += [_row(label, cells, label_width, column, "") for label, cells in rows]
    lines += [line, *(_row(label, cells, label_width, column, "bold") for label, cells in last)]
    return lines


def standing(view: JackalView, faces: Faces) -> list[Text]:
    """In a campaign, from its second island on: who has won how many, and the coins that break a tie. (JK-308)"""
    if len(view.islands) == 1 or not view.results:
        return []
    half = len(view.crews) // 2
    sides = [crew for number, crew in enumerate(view.crews) if not crew.ally or number < half]
    lines = []
    for label, numbers in (("score-wins", view.wins), ("score-total", view.scores)):
        each = ", ".join(
            f"{''.join(faces.letter(colour) for colour in (crew.colour, crew.ally) if colour)} {numbers[crew.seat]}"
            for crew in sides
        )
        lines.append(Text(f"{faces.words(label)} {each}"))
    return lines


def verdict(view: JackalView, faces: Faces) -> Block:
    """Who won with how many coins, and why it ended."""
    ending, words = view.ending, faces.words
    if ending is None:
        return []
    lines = [Text(words(f"ending-{ending.reason}"))]
    coins = view.scores[ending.winners[0]]
    if len(ending.winners) == 1:
        seat = ending.winners[0]
        you = "yes" if seat == view.seat else "no"
        said = words("verdict-winner", who=faces.names[seat], you=you, coins=coins)
    else:
        *first, last = (faces.names[seat] for seat in ending.winners)
        who = words("and", first=", ".join(first), last=last)
        said = words("verdict-shared" if ending.tie_break == "shared" else "verdict-pair", who=who, coins=coins)
    lines.append(Text(as_sentence(said), "bold"))
    if ending.tie_break:
        lines.append(Text(words(f"tie-break-{ending.tie_break}")))
    return lines


def _row(label: str, cells: Cells, wide: int, column: int, style: str) -> Text:
    line = Text((label if len(label) < wide else label[: wide - 2] + "…").ljust(wide), style)
    for cell in cells:
        line.append((cell if len(cell) < column else cell[: column - 2] + "…").rjust(column), style)
    return line
