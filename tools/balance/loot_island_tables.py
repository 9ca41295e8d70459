"""The tables of the balance report of Loot Island."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.loot_island.box.treasures import PILES, TYPES
from doubloon.games.loot_island.game import loot_island
from tools.balance.observer import Played
from tools.balance.tables import interval, mean, percent, quantile, table

if TYPE_CHECKING:
    from tools.balance.loot_island import GameNote, SeatNote


def _who(one: Played[GameNote]) -> list[str]:
    return [str(one.series.seats), f"`{one.series.bot}`", str(len(one.notes))]


def _seats(one: Played[GameNote]) -> list[SeatNote]:
    return [seat for note in one.notes for seat in note.seats]


def scores(played: list[Played[GameNote]]) -> str:
    columns = [
        "seats",
        "opponents",
        "games",
        "mean loot",
        "middle half",
        "winner",
        "lead",
        "turns",
        "moves",
        "opener wins",
    ]
    columns.append("95 %")
    rows = []
    for one in played:
        points = [seat.loot for seat in _seats(one)]
        ranked = [sorted([seat.loot for seat in note.seats], reverse=True) for note in one.notes]
        openers = sum(seat.won for seat in _seats(one) if seat.opened)
        rows.append(
            [
                *_who(one),
                f"{mean(points):.1f}",
                f"{quantile(points, 0.25)} – {quantile(points, 0.75)}",
                f"{mean([best[0] for best in ranked]):.1f}",
                f"{mean([best[0] - best[1] for best in ranked]):.1f}",
                f"{mean([note.turns for note in one.notes]):.1f}",
                f"{mean([note.plies for note in one.notes]):.0f}",
                percent(openers, len(one.notes)),
                interval(openers, len(one.notes)),
            ]
        )
    return table(columns, rows, left=2)


def curse(played: list[Played[GameNote]]) -> str:
    columns = [
        "seats",
        "opponents",
        "games",
        "cubes at the end",
        "middle half",
        "winner's cubes",
        "eliminated",
        "no winner",
    ]
    rows = []
    for one in played:
        cubes = [seat.cubes for seat in _seats(one)]
        lost = sum(seat.eliminated for seat in _seats(one))
        nobody = sum(all(seat.eliminated for seat in note.seats) for note in one.notes)
        rows.append(
            [
                *_who(one),
                f"{mean(cubes):.1f}",
                f"{quantile(cubes, 0.25)} – {quantile(cubes, 0.75)}",
                f"{mean([seat.cubes for seat in _seats(one) if seat.won]):.1f}",
                percent(lost, len(cubes)),
                percent(nobody, len(one.notes)),
            ]
        )
    return table(columns, rows, left=2)


def piles(played: list[Played[GameNote]]) -> str:
    """How far down the treasure deck the games come."""
    columns = ["seats", "opponents", "games", *[f"pile {pile}" for pile in PILES], "found", "reached IV", "ran out"]
    rows = []
    for one in played:
        means = [
            f"{mean([note.revealed[pile] for note in one.notes]):.1f} of {one.notes[0].piles[pile]}"
            if one.notes[0].piles[pile]
            else "–"
            for pile in range(len(PILES))
        ]
        rows.append(
            [
                *_who(one),
                *means,
                percent(sum(sum(note.revealed) for note in one.notes), sum(sum(note.piles) for note in one.notes)),
                percent(sum(note.revealed[-1] > 0 for note in one.notes), len(one.notes)),
                percent(sum(note.cut_short for note in one.notes), len(one.notes)),
            ]
        )
    return table(columns, rows, left=2)


def treasures(played: list[Played[GameNote]]) -> str:
    """What everybody and what winners hold: the share of each type."""
    columns = ["seats", "opponents", "games", "held by", *(type.replace("_", " ") for type in TYPES)]
    box = loot_island().box
    in_box = [percent(sum(t.type == number for t in box.treasures), len(box.treasures)) for number in range(len(TYPES))]
    rows = [["", "", "", "in the box", *in_box]]
    for one in played:
        everybody = _seats(one)
        for who, seats in (("everybody", everybody), ("winners", [seat for seat in everybody if seat.won])):
            held = [treasure for seat in seats for treasure in seat.treasures]
            rows.append([*_who(one), who, *(percent(held.count(type), len(held)) for type in TYPES)])
    return table(columns, rows, left=2)


def healers(played: list[Played[GameNote]]) -> str:
    """By bot, of the games in which a healer lay open: how often it was chosen first, and at all."""
    bots = list(dict.fromkeys(one.series.bot for one in played))
    columns = ["healer", "costs"]
    for bot in bots:
        columns += [f"open `{bot}`", "chosen first", "chosen", "cubes"]
    rows = []
    for healer in loot_island().box.healers:
        cost = " + ".join(
            [f"{healer.per_cube} a cube"] * (healer.per_cube > 0) + [str(healer.fixed)] * (healer.fixed > 0)
        )
        row = [healer.id, cost]
        for bot in bots:
            notes = [note for one in played if one.series.bot == bot for note in one.notes]
            row += _chosen([note for note in notes if note.healers and healer.id in note.healers[0].open], healer.id)
        rows.append(row)
    return table(columns, rows, left=2)


def _chosen(notes: list[GameNote], id: str) -> list[str]:
    """Games in which it lay open, how often it was chosen first and at all, and the cubes of those who did."""
    first = sum(note.healers[0].chosen == id for note in notes)
    chosen = [choice for note in notes for choice in note.healers if choice.chosen == id]
    cubes = f"{mean([choice.cubes for choice in chosen]):.1f}" if chosen else "–"
    return [str(len(notes)), percent(first, len(notes)), percent(len(chosen), len(notes)), cubes]
