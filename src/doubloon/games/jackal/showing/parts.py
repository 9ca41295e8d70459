"""The table of Jackal: the island with everybody on it, the pieces of each player, the bear, what is unknown."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from doubloon.core.memory import Memory
from doubloon.core.saying import joined, said
from doubloon.core.shown import Fact, Mark, Part, Said, Spot, Text
from doubloon.core.view import SPECTATOR
from doubloon.games.jackal.box.box import COLOURS, KINDS, ONCE
from doubloon.games.jackal.seen.view import CellView, CrewView, FigureView, JackalView, TileView
from doubloon.games.jackal.showing.sight import (
    BEAR,
    MISSIONARY,
    Sight,
    arrows,
    figure_name,
    in_brackets,
    island_name,
    short,
    tile_called,
    tile_text,
)

IDLE: Final = 4  # rounds without progress from which on they are told

# Tiles that act once, when they are explored: face up they are empty land.
_ONCE: Final = frozenset([KINDS[kind] for kind in ONCE])
_GLYPHS: Final = {"bear_den": "bear", "arrow": "", "empty": ""}
_COLUMNS: Final = "abcdefghijklmnopqrst"

EMPTY: Final[list[FigureView]] = []

# A cell, who is there, and the spot that was made of these.
Known = tuple[CellView, list[FigureView], Spot]


def all_parts(sight: Sight) -> list[Part]:
    view = sight.view
    found = [_now(sight)]
    if view.shown:
        cards = [_ability(ability) for ability in view.shown]
        found.append(Part("abilities", "cards", said("table-abilities"), cards, wordy=True))
    found.append(_island(sight))
    found += [_seat(sight, seat) for seat in range(view.seats)]
    if view.bear:
        found.append(Part("bear", "cards", spots=[_bear(view.bear)]))
    found.append(_unseen(sight))
    return found


def _unseen(sight: Sight) -> Part:
    unseen = sight.view.unseen
    return sight.memory.once("unseen", unseen, lambda: _all_unseen(unseen))


def _all_unseen(unseen: dict[str, dict[str, int]]) -> Part:
    facts = [Fact(tiles_counted(tiles), said(f"zone-{zone}")) for zone, tiles in unseen.items() if tiles]
    return Part("unseen", "facts", said("zone-face-down"), facts=facts, folded=True)


def tiles_counted(tiles: dict[str, int]) -> Text:
    """Tiles by their ids, with how many there may be."""
    return joined([_counted(id, count) for id, count in tiles.items()])


@lru_cache(maxsize=4096)
def _counted(id: str, count: int) -> Text:
    """The very same each time: there are few, and they are told again after every tile that is turned up."""
    return joined([f"{count} × ", tile_called(id)], "")


# How things stand


def _now(sight: Sight) -> Part:
    view = sight.view
    times = (view.number, view.turns, view.ending is None, view.idle, view.smoke, view.journey)
    counts = (view.face_down, view.gold, view.lost, view.bear, view.waker, view.results, view.wins, view.scores)
    return sight.memory.once("now", (times, counts), lambda: Part("now", "facts", _when(sight), facts=_facts(sight)))


def _when(sight: Sight) -> Text:
    """The island of a campaign, and the round."""
    view = sight.view
    begun = view.turns if view.ending else view.turns + 1
    islands = len(view.islands)
    campaign: Text = said("table-campaign", number=view.number, islands=islands) if islands > 1 else ""
    return joined([campaign, said("table-round", round=-(-begun // len(view.crews)))])


def _facts(sight: Sight) -> list[Fact]:
    view = sight.view
    facts: list[Text] = [said("table-hidden", count=view.face_down), said("table-gold", gold=view.gold)]
    facts += _standing(sight)
    if view.lost:
        facts.append(said("table-lost", lost=view.lost))
    if view.bear and view.waker:
        facts.append(said("table-bear", cell=view.bear, crew=view.waker))
    if view.smoke:
        facts.append(said("table-smoke", turns=view.smoke))
    if view.idle >= IDLE * len(view.crews):
        facts.append(said("table-idle", turns=view.idle))
    going = view.journey
    if going:
        facts.append(said("table-journey", figure=going.figure, start=going.start, cell=going.cell, coins=going.coins))
    return [Fact(fact) for fact in facts]


def _standing(sight: Sight) -> list[Text]:
    """In a campaign, from its second island on: who has won how many, and the coins that break a tie. (JK-308)"""
    view = sight.view
    if len(view.islands) == 1 or not view.results:
        return []
    half = len(view.crews) // 2
    sides = [crew for number, crew in enumerate(view.crews) if not crew.ally or number < half]
    return [_each("score-wins", sides, view.wins), _each("score-total", sides, view.scores)]


def _each(key: str, sides: list[CrewView], numbers: list[int]) -> Text:
    """A number for each side: "WR 1, YB 0"."""
    found: list[Text] = []
    for crew in sides:
        letters = joined([short(crew.colour), short(crew.ally) if crew.ally else ""], "")
        found.append(joined([letters, str(numbers[crew.seat])], " "))
    return joined([said(key), joined(found)], " ")


# The island


def _island(sight: Sight) -> Part:
    view = sight.view
    reader = reader_of(view, sight.memory)
    of = (view.island, view.cells, view.figures, view.journey)
    return sight.memory.once(("island", reader), of, lambda: _island_made(sight, reader))


def reader_of(view: JackalView, memory: Memory) -> int:
    """Whose the island is: who has looked under a tile is told so by name, all others see the same."""
    cells = view.cells
    return view.seat if memory.once("known", cells, lambda: any(_is_known(cell) for cell in cells)) else SPECTATOR


def _is_known(cell: CellView) -> bool:
    """Has the reader looked under it?"""
    return cell.tile is not None and not cell.face_up


def _island_made(sight: Sight, reader: int) -> Part:
    view = sight.view
    columns = max([cell.x for cell in view.cells]) + 1
    return Part(
        "island",
        "grid",
        island_name(view.island),
        _spots(sight, reader),
        columns=columns,
        column_names=list(_COLUMNS[:columns]),
        row_names=[str(row + 1) for row in range(len(view.rows))],
    )


def _spots(sight: Sight, reader: int) -> list[Spot]:
    """The cells. Where nobody is, and most stay as they are, the very cell tells that its spot is the same."""
    view = sight.view
    known: dict[int, Known] = sight.memory.once(("spots", reader), view.island, dict)
    going = view.journey.figure if view.journey is not None else ""
    found: list[Spot] = []
    for number, cell in enumerate(view.cells):
        had = known.get(number)
        if had is None or had[0] is not cell or had[1] is not EMPTY or going:
            if going and going in sight.people(cell):  # who is on the way stood elsewhere
                found.append(_cell(sight, cell))
                continue
            people = _people(sight, cell)
            same = had is not None and had[0] == cell and had[1] == people
            had = known[number] = (cell, people, had[2] if had is not None and same else _cell(sight, cell))
        found.append(had[2])
    return found


def _people(sight: Sight, cell: CellView) -> list[FigureView]:
    """Who stands in a cell or lies there in a boat. Where nobody can unless the cell changes, it is the list EMPTY."""
    here, boat = sight.people(cell), cell.boat
    if boat is None:
        return [sight.figures[id] for id in here] if here else EMPTY
    return [sight.figures[id] for id in [*here, *sight.aboard(boat)]]


def _cell(sight: Sight, cell: CellView) -> Spot:
    tile = cell.tile
    spent = cell.face_up and tile is not None and (tile.kind == "empty" or tile.used or tile.kind in _ONCE)
    return Spot(
        id=f"tile:{cell.cell}",
        name=_cell_name(cell),
        about=_about_cell(sight, cell),
        title=_sign(tile) if tile is not None else "",
        tone="sea" if cell.zone == "sea" else "paper" if cell.face_up else cell.back,
        glyph=_glyph(cell),
        marks=_marks(sight, cell),
        col=cell.x + 1,
        row=cell.y + 1,
        faded=spent or not cell.face_up,
    )


def _cell_name(cell: CellView) -> Text:
    tile = cell.tile
    if tile is None or not cell.face_up:
        return cell.cell
    return joined([cell.cell, joined([tile_called(tile.id), arrows(tile.directions)], " ")])


def _sign(tile: TileView) -> str:
    """What a tile shows beside its picture: where it points, or how many spaces difficult terrain has."""
    if tile.kind == "arrow" or tile.kind == "cannon":
        return arrows(tile.directions)
    return str(tile.amount) if tile.kind == "labyrinth" else ""


def _glyph(cell: CellView) -> str:
    if cell.tile is None or (cell.face_up and cell.tile.kind == "chest"):
        return ""
    return _GLYPHS.get(cell.tile.kind, cell.tile.kind)


def _about_cell(sight: Sight, cell: CellView) -> Text:
    """What lies there, then who and how much gold."""
    text: Said
    if cell.zone == "sea":
        text = said("explain-sea")
    elif cell.tile is None:
        text = said("explain-hidden", zone=cell.back)
    elif cell.face_up:
        text = tile_text(cell.tile)
    else:
        text = said("explain-known", seat=sight.view.seat, zone=cell.back, tile=tile_called(cell.tile.id))
    there = _there(sight, cell)
    return joined([text, said("explain-there", what=there)], " ") if there else text


def _there(sight: Sight, cell: CellView) -> list[Text]:
    found: list[Text] = [_held(sight, sight.figures[id]) for id in sight.people(cell)]
    if cell.boat:
        found += [_held(sight, sight.figures[id]) for id in sight.aboard(cell.boat)]
        found.append(said("explain-boat", crew=cell.boat))
    if cell.bear:
        found.append(said("piece-bear"))
    for space, count in enumerate(cell.coins):
        if count and space:
            found.append(said("explain-coins-space", count=count, space=space))
        elif count:
            found.append(said("explain-coins", count=count))
    return found


def _held(sight: Sight, figure: FigureView) -> Text:
    """A figure with what holds it where it is."""
    holding = sight.place(figure)[1:]
    name = figure_name(figure.id)
    return joined([name, in_brackets(joined(holding))], " ") if holding else name


def _marks(sight: Sight, cell: CellView) -> list[Mark]:
    marks: list[Mark] = []
    if cell.boat:
        aboard = sight.aboard(cell.boat)
        sign: Text = "" if aboard else short(cell.boat)
        marks.append(Mark(said("explain-boat", crew=cell.boat), sign, "boat", tone=cell.boat))
        marks += _crowd(aboard)
    marks += _crowd(sight.people(cell))
    if cell.bear:
        marks.append(Mark(said("piece-bear"), glyph="bear", tone="brass"))
    coins = sum(cell.coins)
    if coins:
        marks.append(Mark(said("explain-coins", count=coins), str(coins), "coins", tone="gold"))
    if cell.looked and not cell.face_up:
        marks.append(Mark(said("legend-looked"), "?", tone="paper"))
    return marks


def _crowd(figures: list[str]) -> list[Mark]:
    """Figures in one place, a mark for each crew: "W12"."""
    marks: list[Mark] = []
    for colour in [*COLOURS, MISSIONARY]:
        here = [figure for figure in figures if figure.partition("-")[0] == colour]
        if here:
            numbers = "".join([figure.partition("-")[2] for figure in here])
            label = joined([figure_name(figure) for figure in here])
            marks.append(Mark(label, joined([short(colour), numbers], ""), tone=tone_of(colour)))
    return marks


def tone_of(colour: str) -> str:
    return colour if colour in COLOURS else "brass"


# Pieces


def belongings(sight: Sight, seat: int) -> object:
    """All that the crews of a seat have, and where it is; equal for all who see the same."""
    each: list[object] = sight.memory.alike("belongings", lambda: _belongings(sight))
    return each[seat]


def _belongings(sight: Sight) -> list[object]:
    """Of each seat: its crews, the figures that are theirs or in their boats, and the terrain that these are in."""
    view = sight.view
    seats = {crew.colour: crew.seat for crew in view.crews}
    figures: list[list[FigureView]] = [[] for _ in range(view.seats)]
    terrain: list[list[TileView | None]] = [[] for _ in range(view.seats)]
    for figure in view.figures:
        owner = seats[figure.crew]
        host = seats[figure.aboard] if figure.aboard is not None else owner
        cell = sight.cell(figure.cell) if figure.space else None
        for seat in [owner, host] if host != owner else [owner]:
            figures[seat].append(figure)
            if cell is not None:
                terrain[seat].append(cell.tile)
    return [(crews_of(sight, seat), figures[seat], terrain[seat], view.island) for seat in range(view.seats)]


def crews_of(sight: Sight, seat: int) -> list[CrewView]:
    return [crew for crew in sight.view.crews if crew.seat == seat]


def _seat(sight: Sight, seat: int) -> Part:
    """A player, then the boats, figures and bottles that are the player's."""
    of = (belongings(sight, seat), sight.view.scores[seat])
    return sight.memory.once(("seat", seat), of, lambda: _pieces(sight, seat))


def _pieces(sight: Sight, seat: int) -> Part:
    view, crews = sight.view, crews_of(sight, seat)
    colours = [crew.colour for crew in crews]
    spots = [Spot(f"seat:{seat}", said("seat-name", seat=seat), sub=said("explain-coins", count=view.scores[seat]))]
    for crew in crews:
        spots.append(_boat(sight, crew))
        spots += [_figure(sight, figure) for figure in view.figures if figure.crew == crew.colour]
        if crew.bottles:
            name = said("table-bottles", count=crew.bottles)
            text = said("tile_text-bottle")
            spots.append(Spot(f"bottle:{crew.colour}", name, text, tone=crew.colour, glyph="bottle"))
    return Part(f"seat-{seat}", "cards", said("seat-crews", seat=seat, crews=colours), spots)


def boat_place(crew: CrewView) -> Said:
    if crew.boat is None:
        return said("table-no-boat")
    return said("table-boat", cell=crew.boat, speed=crew.speed)


def _boat(sight: Sight, crew: CrewView) -> Spot:
    return Spot(
        f"boat:{crew.colour}",
        Said(f"boats-{crew.colour}"),
        about=joined([boat_place(crew), *[figure_name(figure) for figure in sight.aboard(crew.colour)]]),
        title=short(crew.colour),
        sub=boat_place(crew),
        tone=crew.colour,
        glyph="boat",
    )


def _figure(sight: Sight, figure: FigureView) -> Spot:
    place = joined(sight.place(figure))
    about = joined([place, "."], "")
    if figure.id == MISSIONARY:
        about = joined([about, said("explain-missionary")], " ")
    marks: list[Mark] = []
    if figure.ability:
        text = said("explained", name=said(f"abilitys-{figure.ability}"), text=said(f"ability_text-{figure.ability}"))
        about = joined([about, text], " ")
        marks.append(Mark(said(f"abilitys-{figure.ability}")))
    return Spot(
        f"pirate:{figure.id}",
        figure_name(figure.id),
        about,
        title=short(figure.id),
        sub=place,
        tone=tone_of(figure.crew),
        glyph="missionary" if figure.id == MISSIONARY else "",
        marks=marks,
        faded=figure.state == "dead",
    )


def _bear(cell: str) -> Spot:
    return Spot("bear", figure_name(BEAR), said("explain-bear"), sub=cell, tone="brass", glyph="bear")


def _ability(ability: str) -> Spot:
    return Spot(f"ability:{ability}", said(f"abilitys-{ability}"), said(f"ability_text-{ability}"))
