"""What lies in front of each player of Jackal, and the score sheet."""

from __future__ import annotations

from doubloon.core.saying import joined, said
from doubloon.core.shown import Fact, Mark, Panel, Row, Sheet, Text
from doubloon.games.jackal.seen.view import CrewView, JackalView
from doubloon.games.jackal.showing.parts import belongings, boat_place, crews_of, tone_of
from doubloon.games.jackal.showing.sight import Sight, island_name, short


def panel(sight: Sight, seat: int) -> Panel:
    """The crews of a seat; who has only one is known by its colour, as its figures are."""
    view = sight.view
    turn = sight.crews.get(view.turn) if view.turn is not None else None
    of = (belongings(sight, seat), view.mover if turn is not None and turn.seat == seat else None)
    return sight.memory.once(("panel", seat), of, lambda: _made(sight, seat))


def _made(sight: Sight, seat: int) -> Panel:
    facts: list[Fact] = []
    crews = crews_of(sight, seat)
    for crew in crews:
        facts += _crew_facts(sight, crew)
    return Panel(seat, facts, sign=_sign(crews[0]) if len(crews) == 1 else None)


def _sign(crew: CrewView) -> Mark:
    return Mark(said(f"crews-{crew.colour}"), short(crew.colour), tone=tone_of(crew.colour))


def _crew_facts(sight: Sight, crew: CrewView) -> list[Fact]:
    view = sight.view
    facts = [Fact(said("explain-coins", count=crew.purse), said(f"crews-{crew.colour}")), Fact(boat_place(crew))]
    if crew.bottles:
        facts.append(Fact(said("table-bottles", count=crew.bottles)))
    if crew.ally:
        facts.append(Fact(said("table-ally", crew=crew.ally)))
    if view.turn == crew.colour and view.mover is not None and view.mover != crew.seat:
        facts.append(Fact(said("table-mover", seat=view.mover)))
    for figure in view.figures:
        if figure.crew == crew.colour:
            ability: Text = said(f"abilitys-{figure.ability}") if figure.ability else ""
            facts.append(Fact(joined([*sight.place(figure), ability]), short(figure.id)))
    return facts


# The score sheet


def kept_sheet(sight: Sight) -> Sheet:
    """The same sheet as long as nobody has more."""
    view = sight.view
    of = (view.islands, view.results, view.scores, view.wins)
    return sight.memory.once("sheet", of, lambda: score_sheet(view))


def score_sheet(view: JackalView) -> Sheet:
    """The coins of every island; a column for each seat, with all of its crews."""
    heads: list[Text] = []
    for seat in range(view.seats):
        letters = joined([short(crew.colour) for crew in view.crews if crew.seat == seat], "")
        heads.append(joined([letters, said("seat-name", seat=seat)], " "))
    rows: list[Row] = []
    for island, coins in zip(view.islands, view.results):
        rows.append(Row(island_name(island), [_coins(view, seat, coins) for seat in range(view.seats)]))
    totals: list[Row] = []
    paired = view.seats == len(view.crews) and any(crew.ally for crew in view.crews)
    if len(rows) > 1 or paired:
        totals.append(Row(said("score-pair" if paired else "score-total"), list(view.scores)))
    if len(view.islands) > 1:
        totals.append(Row(said("score-wins"), list(view.wins)))
    return Sheet(heads, rows, totals)


def _coins(view: JackalView, seat: int, coins: list[int]) -> int:
    """What the crews of a seat brought home."""
    return sum([count for crew, count in zip(view.crews, coins) if crew.seat == seat])
