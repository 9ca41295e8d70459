"""What people have in Pirates of Maracaibo, in short, and their score sheet."""

from __future__ import annotations

from typing import Final

from doubloon.core.memory import Memory
from doubloon.core.saying import joined, said
from doubloon.core.shown import Fact, Mark, Panel, Row, Said, Sheet, Text
from doubloon.games.maracaibo.seen.panels import JordanView, PlayerView
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing.effects import solo_card
from doubloon.games.maracaibo.showing.names import JORDAN, card_name, figurehead_name, party_name, treasure_name

# The parts of the scoring that have names of their own; the others are things that are counted.
_SCORED: Final = frozenset(
    ["track", "improvements", "effects", "residences", "treasures", "quests", "quest_bonus", "rubies"]
)


def kept_panel(view: MaracaiboView, seat: int, memory: Memory) -> Panel:
    """The same panel as long as nothing in it has changed."""
    of = (view.players[seat], view.last == seat and view.ending is None)
    return memory.once(("panel", seat, seat == view.seat), of, lambda: panel(view, seat))


def panel(view: MaracaiboView, seat: int) -> Panel:
    player = view.players[seat]
    facts = [
        Fact(str(player.doubloons), said("terms-doubloons")),
        _treasures({name: area.total for name, area in player.areas.items()}),
        Fact(said("table-income", doubloons=player.doubloon_income, points=player.vp_income)),
        *_abilities(player),
        *_counted(player.rivers, len(player.quests), len(player.upgrades), len(player.residences), player.rubies),
    ]
    if player.buried:
        facts.append(Fact(said("table-count-buried", count=player.buried)))
    if player.figurehead:
        facts.append(Fact(figurehead_name(player.figurehead), said("terms-figurehead")))
    facts += _cards(player.cards)
    last = view.last == seat and view.ending is None
    return Panel(seat, facts, said("table-last") if last else "")


def jordan_panel(jordan: JordanView) -> Panel:
    name = said("terms-jordan")
    facts = [
        _treasures(jordan.treasures),
        Fact(str(jordan.score), said("terms-score")),
        Fact(said("table-level", level=jordan.level)),
        *_counted(jordan.rivers, len(jordan.quests), jordan.upgrades, len(jordan.residences), jordan.rubies),
    ]
    for face in jordan.cards:
        if jordan.discard[-1:] == [face.id]:
            facts.append(Fact(said("table-solo-card", card=solo_card(face), left=jordan.deck)))
    return Panel(-1, facts + _cards(jordan.bought), name=name, sign=Mark(name, "J", seat=JORDAN))


def _treasures(totals: dict[str, int]) -> Fact:
    each = [joined([treasure_name(name), str(total)], " ") for name, total in totals.items()]
    return Fact(joined(each), said("terms-treasures"))


def _abilities(player: PlayerView) -> list[Fact]:
    found: list[Fact] = []
    if player.power:
        found.append(Fact(said("table-power", power=player.power)))
    if player.discount:
        found.append(Fact(said("table-discount", n=player.discount)))
    if player.explore_plus:
        found.append(Fact(said("table-explore", n=player.explore_plus)))
    return found


def _counted(rivers: int, quests: int, upgrades: int, residences: int, rubies: int) -> list[Fact]:
    counted = [
        ("table-rivers", rivers),
        ("table-count-quests", quests),
        ("table-count-upgrades", upgrades),
        ("table-count-residences", residences),
        ("table-count-rubies", rubies),
    ]
    return [Fact(said(key, count=count)) for key, count in counted if count]


def _cards(ids: list[str]) -> list[Fact]:
    names: list[Text] = [card_name(id) for id in ids]
    return [Fact(joined(names), said("counters-improvements"))] if names else []


# The end


def sheet(view: MaracaiboView) -> Sheet | None:
    """A row for each part of the end scoring, a column for each player and for Jordan."""
    sheets = [player.sheet or {} for player in view.players]
    if not any(sheets) and (view.jordan is None or not view.jordan.sheet):
        return None
    totals: list[int | str | Said] = [player.score for player in view.players]
    heads: list[Text] = [party_name(view, seat) for seat in range(view.seats)]
    if view.jordan:
        sheets.append(view.jordan.sheet or {})
        totals.append(view.jordan.score)
        heads.append(said("terms-jordan"))
    parts = list(dict.fromkeys([part for each in sheets for part in each]))
    rows = [_row(part, sheets) for part in parts]
    return Sheet(heads, rows, [Row(said("score-total"), totals)])


def _row(part: str, sheets: list[dict[str, int]]) -> Row:
    values: list[int | str | Said] = [each.get(part, "") for each in sheets]
    return Row(part_name(part), values)


def part_name(part: str) -> Said:
    """A part of the end scoring."""
    return said(f"score-{part}" if part in _SCORED else f"many-{part}")
