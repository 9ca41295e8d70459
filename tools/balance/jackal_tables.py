"""The tables of the balance report of Jackal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.balance.observer import Played
from tools.balance.tables import interval, mean, percent, quantile, table

if TYPE_CHECKING:
    from tools.balance.jackal import GameNote

# By the rulebook, by agreement, by our limits (JK-275, JK-282, JK-277, JK-283).
ENDINGS = ["cleared", "nobody left", "vote, decided", "vote, given up", "stalemate", "round limit"]
REASONS = {"island-cleared": "cleared", "nobody-left": "nobody left", "round-limit": "round limit"}


def ending(note: GameNote) -> str:
    """A vote in a decided game is one thing; one that leaves gold lying which could have changed the winner another."""
    if note.ending == "vote":
        return "vote, decided" if note.decided else "vote, given up"
    return REASONS.get(note.ending, note.ending)


def _who(one: Played[GameNote]) -> list[str]:
    crews = str(one.series.seats)
    if "teams=two_on_two" in one.series.options:
        crews = "2 on 2"
    return [crews, f"`{one.series.bot}`", str(len(one.notes))]


def length(played: list[Played[GameNote]]) -> str:
    columns = ["crews", "opponents", "games", "rounds", "median", "middle half", "longest", "moves", "tiles opened"]
    rows = []
    for one in played:
        rounds = [round(note.rounds) for note in one.notes]
        rows.append(
            [
                *_who(one),
                f"{mean(rounds):.0f}",
                str(quantile(rounds, 0.5)),
                f"{quantile(rounds, 0.25)} – {quantile(rounds, 0.75)}",
                str(max(rounds)),
                f"{mean([note.plies for note in one.notes]):.0f}",
                f"{mean([note.opened for note in one.notes]):.1f} of {one.notes[0].tiles}",
            ]
        )
    return table(columns, rows, left=2)


def endings(played: list[Played[GameNote]]) -> str:
    columns = ["crews", "opponents", "games", *ENDINGS, "95 % of given up or stalemate"]
    rows = []
    for one in played:
        games = len(one.notes)
        found = [ending(note) for note in one.notes]
        stuck = found.count("vote, given up") + found.count("stalemate")
        rows.append([*_who(one), *[percent(found.count(name), games) for name in ENDINGS], interval(stuck, games)])
    return table(columns, rows, left=2)


def gold(played: list[Played[GameNote]]) -> str:
    """Coins a game: found, and what became of them; with it how rough the games are."""
    columns = ["crews", "opponents", "games", "found", "home", "lost", "left on land", "winner's", "hits", "deaths"]
    rows = []
    for one in played:
        notes = one.notes
        rows.append(
            [
                *_who(one),
                f"{mean([note.laid for note in notes]):.1f}",
                f"{mean([sum(note.home) for note in notes]):.1f}",
                f"{mean([note.lost for note in notes]):.1f}",
                f"{mean([note.left for note in notes]):.1f}",
                f"{mean([max(note.home) for note in notes]):.1f}",
                f"{mean([note.hits for note in notes]):.0f}",
                f"{mean([note.deaths for note in notes]):.1f}",
            ]
        )
    return table(columns, rows, left=2)


def seats(played: list[Played[GameNote]]) -> str:
    """The share of wins by seat: tied winners share a win, allies both have it."""
    columns = ["crews", "opponents", "games", "white", "yellow", "red", "black", "95 % of white"]
    rows = []
    for one in played:
        games = len(one.notes)
        wins = [sum(note.won[seat] for note in one.notes) for seat in range(one.series.seats)]
        shares = [percent(won, games) for won in wins] + ["–"] * (4 - len(wins))
        rows.append([*_who(one), *shares, interval(wins[0], games)])
    return table(columns, rows, left=2)
