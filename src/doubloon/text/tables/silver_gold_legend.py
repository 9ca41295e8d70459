"""What the signs of Silver & Gold mean."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from rich.text import Text

from doubloon.text.blocks import Block, flowing, folded
from doubloon.text.signs import Signs
from doubloon.text.tables.silver_gold_cards import LETTERS, edge_style
from doubloon.words import Words

if TYPE_CHECKING:
    from doubloon.games.silver_gold.seen.view import SilverGoldView


def legend(view: SilverGoldView, words: Words, signs: Signs, width: int) -> Block:
    """The signs, the colours' letters, the seals, and which expedition cards there are."""
    meanings = [
        (signs.plain, words("legend-plain")),
        (signs.crossed, words("legend-crossed")),
        (signs.sea, words("legend-sea")),
        (signs.cross, words("parts-cross")),
        (signs.coin, words("parts-coin")),
        (signs.palm, words("parts-palm")),
        (signs.seal, words("parts-seal")),
        (f"{signs.cup}6", words("legend-cup", points=6)),
        (f"({words('table-palm-now', points=view.palm_worth)})", words("legend-palm-now", points=view.palm_worth)),
        (signs.card, words("legend-card")),
        (signs.chosen, words("legend-chosen")),
        (signs.done, words("legend-completes")),
    ]
    if view.seats > 1:
        meanings.append((signs.start, words("legend-start")))
    else:
        meanings.append((signs.removed, words("legend-removed")))
    lines = flowing([Text.assemble((sign, "bold"), " ", meaning) for sign, meaning in meanings], width, gap=3)
    colours = [
        Text.assemble((letters, f"bold {edge_style(colour)}"), " ", words(f"colours-{colour}"))
        for colour, letters in LETTERS.items()
    ]
    seal = Text.assemble((f"2{signs.times}OR", f"bold {edge_style('orange')}"), " ")
    seal.append(words("table-seal", points=2, colour=words("colours-orange")))
    lines += flowing([*colours, seal], width, gap=3)
    deck = ", ".join(
        words(f"patterns-{pattern}") + (f" {signs.times}{count}" if count > 1 else "")
        for pattern, count in Counter(view.expedition_deck).items()
    )
    return [*lines, *folded(Text(words("table-deck", patterns=deck)), width)]
