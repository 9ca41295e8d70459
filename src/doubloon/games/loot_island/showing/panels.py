"""What everybody has at Loot Island, and the score sheet."""

from __future__ import annotations

from typing import Final

from doubloon.core.memory import Memory
from doubloon.core.saying import said
from doubloon.core.showing import score_row
from doubloon.core.shown import Fact, Panel, Row, Said, Sheet, Text
from doubloon.games.loot_island.seen.view import LootView
from doubloon.games.loot_island.showing import cards
from doubloon.games.loot_island.showing.parts import compass

TYPES: Final = ["amulet", "coin_bag", "book", "jewel", "crown", "skull"]


def kept_panel(view: LootView, party: int, memory: Memory) -> Panel:
    """The same panel as long as nothing in it has changed."""
    of = (view.players[party], party == view.first)
    return memory.once(("panel", party, party == view.seat), of, lambda: panel_of(view, party))


def panel_of(view: LootView, party: int) -> Panel:
    """A player's, or Aaron's, who takes no cubes and has no seat."""
    player = view.players[party]
    aaron = party == view.aaron
    facts = [] if aaron else [Fact(str(player.cubes), said("score-cubes"))]
    facts.append(Fact(said("table-cards", count=player.cards)))
    facts.append(Fact(said("table-compasses", free=player.area, all=player.area + len(player.landings))))
    for type in TYPES:
        held = [view.treasures[str(ref)] for ref in player.treasures]
        worths = [cards.worth(face) for face in held if face.type == type]
        if worths:
            facts.append(Fact(" ".join(worths), said(f"score-{type}")))
    if player.healer:
        facts.append(Fact(said("table-healer", cost=cards.healer_words(view, player.healer))))
    badge = _badge(view, party)
    if aaron:
        return Panel(-1, facts, badge, cards.party_name(party), compass(view, party))
    return Panel(party, facts, badge)


def _badge(view: LootView, party: int) -> Text:
    player = view.players[party]
    if player.eliminated:
        return said("table-out")
    if player.passed:
        return said("table-passed")
    return said("components-first-player") if party == view.first else ""


def sheet_of(view: LootView) -> Sheet:
    """Who is out has no figures. Cubes are no points, but with too many of them one is out."""
    people = view.players[: view.seats]
    sheets = [player.sheet for player in people]
    parts = [part for sheet in sheets if sheet for part in sheet]
    rows: list[Row] = []
    for part in dict.fromkeys(parts):
        rows.append(score_row(f"score-{part}", [sheet[part] if sheet else "" for sheet in sheets]))
    totals: list[int | str | Said] = [sum(sheet.values()) if sheet else said("score-out") for sheet in sheets]
    cubes: list[int | str | Said] = [player.cubes for player in people]
    heads: list[Text] = [cards.party_name(seat) for seat in range(view.seats)]
    return Sheet(heads, rows, [score_row("score-total", totals), score_row("score-cubes", cubes)])
