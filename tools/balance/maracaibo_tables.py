"""The tables of the balance report of Pirates of Maracaibo."""

from __future__ import annotations

from doubloon.games.maracaibo.game import maracaibo
from tools.balance.maracaibo_notes import GameNote, Look, SeatNote
from tools.balance.observer import Played
from tools.balance.tables import deviation, interval, mean, percent, quantile, table

KINDS = ["improvement", "residence", "quest", "figurehead", "market", "slot"]

# A way to play, and the parts of the end scoring that it lives on. The track holds what was gained on the way: points
# of raids, black market tiles, spaces, and income.
STRATEGIES = {
    "points on the way": ["track"],
    "exploring": ["rivers"],
    "burying": ["buried"],
    "improvements": ["improvements", "effects"],
    "residences": ["residences"],
    "treasures": ["treasures"],
    "quests": ["quests", "quest_bonus"],
    "doubloons": ["doubloons"],
}


def scores(played: list[Played[GameNote]]) -> str:
    columns = ["seats", "opponents", "games", "mean score", "middle half", "winner", "lead", "turns a seat", "moves"]
    rows = []
    for one in played:
        points = [seat.score for note in one.notes for seat in note.seats]
        ranked = [sorted([seat.score for seat in note.seats], reverse=True) for note in one.notes]
        rows.append(
            [
                str(one.series.seats),
                f"`{one.series.bot}`",
                str(len(one.notes)),
                f"{mean(points):.1f}",
                f"{quantile(points, 0.25)} – {quantile(points, 0.75)}",
                f"{mean([best[0] for best in ranked]):.1f}",
                f"{mean([best[0] - best[1] for best in ranked if len(best) > 1]):.1f}",
                f"{mean([note.turns / one.series.seats for note in one.notes]):.1f}",
                f"{mean([note.plies for note in one.notes]):.0f}",
            ]
        )
    return table(columns, rows, left=2)


def parts(played: list[Played[GameNote]]) -> str:
    """Where the points come from: means a seat, by series."""
    names = played[0].notes[0].parts
    columns = ["part", *[f"{one.series.seats} seats" for one in played], "winners"]
    winners = [seat for one in played for note in one.notes for seat in note.seats if seat.won > 0]
    rows = []
    for place, name in enumerate(names):
        means = [mean([seat.sheet[place] for note in one.notes for seat in note.seats]) for one in played]
        best = mean([seat.sheet[place] for seat in winners])
        rows.append([name.replace("_", " "), *[f"{value:.1f}" for value in means], f"{best:.1f}"])
    return table(columns, rows)


def strategies(notes: list[GameNote]) -> str:
    """A seat's strategy is the part of its score that stands out most from what others score with it."""
    by_count: dict[int, list[GameNote]] = {}
    for note in notes:
        by_count.setdefault(len(note.seats), []).append(note)
    followers = dict.fromkeys(STRATEGIES, 0)
    wins = dict.fromkeys(STRATEGIES, 0.0)
    even = dict.fromkeys(STRATEGIES, 0.0)
    for count, group in by_count.items():
        seats = [seat for note in group for seat in note.seats]
        for seat, name in zip(seats, strategies_of(seats, group[0].parts)):
            followers[name] += 1
            wins[name] += seat.won
            even[name] += 1 / count
    rows = []
    for name in sorted(STRATEGIES, key=lambda name: -wins[name]):
        lift = f"{wins[name] / even[name]:.2f}" if even[name] else "–"
        rows.append(
            [name, percent(followers[name], sum(followers.values())), percent(wins[name], sum(wins.values())), lift]
        )
    return table(["strategy", "seats", "wins", "wins ÷ even share"], rows)


def strategies_of(seats: list[SeatNote], names: list[str]) -> list[str]:
    """For every seat the strategy whose points lie most deviations above the mean."""
    points = {
        strategy: [sum(seat.sheet[names.index(part)] for part in of) for seat in seats]
        for strategy, of in STRATEGIES.items()
    }
    scales = {strategy: (mean(values), deviation(values) or 1.0) for strategy, values in points.items()}
    return [
        max(STRATEGIES, key=lambda strategy: (points[strategy][place] - scales[strategy][0]) / scales[strategy][1])
        for place in range(len(seats))
    ]


def things(kind: str, notes: list[GameNote]) -> str:
    """How often each thing was to be had and taken, and how its owners fared."""
    columns = [kind, "games", "owned", "offered", "taken", "owners' wins ÷ even share"]
    if kind == "quest":
        columns.append("scored")
    rows = []
    for name in all_of(kind):
        row = _thing(kind, name, notes)
        if kind == "quest":
            owned = sum(name in seat.owned[kind] for note in notes for seat in note.seats)
            scored = sum(name in seat.scored for note in notes for seat in note.seats)
            row.append(percent(scored, owned))
        rows.append(row)
    text = {
        "improvement": "*owned*: of the games in which it lay face up, those in which somebody acquired it.",
        "residence": "*owned*: tokens a seat, in the games that had it.",
    }.get(kind, "*owned*: of all seats, those that had it at the end.")
    return f"{text} *offered*: how often somebody could choose it; *taken*: how often it then was.\n\n" + table(
        columns, rows
    )


def _thing(kind: str, name: str, notes: list[GameNote]) -> list[str]:
    there = [note for note in notes if _was_there(kind, name, note)]
    owners = [(seat, len(note.seats)) for note in there for seat in note.seats if name in seat.owned[kind]]
    looks = [note.looks.get(f"{kind} {name}", Look(0, 0)) for note in there]
    offered, taken = sum(look.offered for look in looks), sum(look.taken for look in looks)
    even = sum(1 / count for _, count in owners)
    whole = len(there) if kind == "improvement" else sum(len(note.seats) for note in there)
    return [
        name.replace("_", " "),
        str(len(there)),
        percent(len(owners), whole),
        str(offered),
        percent(taken, offered),
        f"{sum(seat.won for seat, _ in owners) / even:.2f}" if owners else "–",
    ]


def _was_there(kind: str, name: str, note: GameNote) -> bool:
    if kind == "improvement":
        return name in note.improvements
    if kind == "residence":
        return name in note.residences
    return True


def all_of(kind: str) -> list[str]:
    box = maracaibo().box
    if kind == "improvement":
        return [box.cards[number].id for number in [*box.tier1_improvements, *box.tier2] if box.cards[number].vp]
    if kind == "residence":
        return [box.cards[number].id for number in box.residences]
    if kind == "quest":
        return [quest.id for quest in box.quests]
    if kind == "figurehead":
        return [tile.id for tile in box.figureheads]
    if kind == "market":
        return [f"{tile.id} {side}" for tile in box.tiles for side in ("front", "back")]
    return [slot.id for slot in box.slots]


def solo(played: list[Played[GameNote]]) -> str:
    """One line a difficulty and opponent."""
    columns = ["B cards", "player", "games", "wins", "95 %", "mean score", "Jordan"]
    rows = []
    for one in sorted(played, key=lambda one: one.series.options):
        won = sum(seat.won for note in one.notes for seat in note.seats)
        rows.append(
            [
                next((text.partition("=")[2] for text in one.series.options if text.startswith("difficulty=")), "0"),
                f"`{one.series.bot}`",
                str(len(one.notes)),
                percent(won, len(one.notes)),
                interval(won, len(one.notes)),
                f"{mean([note.seats[0].score for note in one.notes]):.1f}",
                f"{mean([note.jordan or 0 for note in one.notes]):.1f}",
            ]
        )
    return table(columns, rows, left=2)
