"""What belongs to nobody in Pirates of Maracaibo: the Caribbean, where ships rest, the exploration track, pieces."""

from __future__ import annotations

from typing import Final

from doubloon.core.memory import Memory
from doubloon.core.saying import joined, said
from doubloon.core.shown import Mark, Part, Said, Spot, Text
from doubloon.core.view import PromptView
from doubloon.games.maracaibo.seen.faces import NodeFace
from doubloon.games.maracaibo.seen.panels import PlayerView
from doubloon.games.maracaibo.seen.view import CellView, MaracaiboView
from doubloon.games.maracaibo.showing.effects import card, card_kind, listed, type_name
from doubloon.games.maracaibo.showing.figures import on_residence, residence_points
from doubloon.games.maracaibo.showing.finding import (
    HARBOURS,
    Reader,
    asked_for,
    cell_at,
    fee,
    harbour_effects,
    price,
    ships_met,
    worth,
)
from doubloon.games.maracaibo.showing.names import (
    card_name,
    party_name,
    seat_colour,
    seat_sign,
    space_name,
    treasure_name,
)
from doubloon.games.maracaibo.showing.titles import tile_name

_ISLANDS: Final = {"G": "gold", "E": "emerald", "P": "pearl"}
STOPS: Final = ("move", "step")  # questions where to stop
_TONES: Final = {"residence": "orange", "location": "beach"}

# A space, the reader and the question for whom its spot was made, and what of these it depends on.
Known = tuple[CellView, PlayerView | None, PromptView | None, object, Spot]


def sea(view: MaracaiboView, reader: Reader, memory: Memory) -> Part:
    of = (view.cells, view.islands, reader)
    return memory.once(("sea", view.seat), of, lambda: _sea(view, reader, memory))


def _sea(view: MaracaiboView, reader: Reader, memory: Memory) -> Part:
    columns = max([len(row) for row in view.rows])
    return Part(
        "sea",
        "grid",
        said("table-caribbean"),
        spots=[
            *_spaces(view, reader, memory),
            *memory.once("sea-islands", (view.rows, view.islands), lambda: _islands(view)),
        ],
        columns=columns,
        column_names=[f"c{column + 1}" for column in range(columns)],
        row_names=[f"r{row + 1}" for row in range(len(view.rows))],
        wordy=True,
    )


def cell_name(cell: CellView) -> Said:
    return card_name(cell.card) if cell.card else said("table-hidden")


def about_cell(view: MaracaiboView, cell: CellView, cost: int | None = None) -> Text:
    """What the card of a space is and does; a face-down one shows its back."""
    if cell.card:
        return card(view.cards[cell.card], cost)
    if cell.fill:
        return said("choice-fill")
    return type_name(cell.back) if cell.back else said("terms-tier-2")


def _spaces(view: MaracaiboView, reader: Reader, memory: Memory) -> list[Spot]:
    """The spaces. Where cell and reader are the very same as before, and most are, nothing has to be compared."""
    own, asked = reader
    known: dict[int, Known] = memory.once(("spaces", view.seat), (view.layout, view.round > 0), dict)
    found: list[Spot] = []
    for number, cell in enumerate(view.cells):
        had = known.get(number)
        if had is None or had[0] is not cell or had[1] is not own or had[2] is not asked:
            concerning = _concerning(view, cell, reader)
            same = had is not None and had[0] is cell and had[3] == concerning
            spot = had[4] if had is not None and same else _remade(view, cell, memory)
            had = known[number] = (cell, own, asked, concerning, spot)
        found.append(had[4])
    return found


def _concerning(view: MaracaiboView, cell: CellView, reader: Reader) -> object:
    """What of the reader the marks on a space depend on: where to stop, what a card costs, what a residence scores."""
    own, asked = reader
    if own is None:
        return None
    face = view.cards[cell.card] if cell.card else None
    stops = (own, asked) if asked is not None and cell.ships and asked.kind in STOPS else None
    if face is None:
        return stops
    paid = price(view, face, asked_for(view, face)) if face.cost else 0
    return stops, paid, _is_dear(view, paid), residence_points(view, face)


def _remade(view: MaracaiboView, cell: CellView, memory: Memory) -> Spot:
    """The same as before if what has changed says nothing about this space."""
    marks = _on_card(view, cell)
    return memory.once(("spot", view.seat, cell.space), (cell, marks), lambda: _cell(view, cell, marks))


def _cell(view: MaracaiboView, cell: CellView, marks: list[Mark]) -> Spot:
    column, row = cell.space[1:].split("r")
    face = view.cards[cell.card] if cell.card else None
    sub: Text = ""
    if face:
        sub = card_kind(face)
        if face.kind != "location":
            sub = f"{face.cost} ●" + (f" · {face.vp} ✦" if face.vp else "")
    return Spot(
        f"space:{cell.space}",
        cell_name(cell),
        joined([about_cell(view, cell), space_name(cell.space)], "; "),
        sub=sub,
        tone=_TONES.get(face.kind, "paper") if face else "hidden",
        glyph=(face.type or face.kind) if face else "" if cell.back == "improvement" else cell.back,
        marks=marks,
        col=int(column),
        row=int(row),
    )


def _on_card(view: MaracaiboView, cell: CellView) -> list[Mark]:
    """Ships, tokens, a black market tile, a treasure value tile, doubloons, rubies, and a price that is not printed."""
    marks = [seat_mark(view, seat, glyph="ship") for seat in cell.ships]
    marks += [seat_mark(view, seat, "⌂") for seat in cell.tokens]
    if cell.market and cell.market_seat is not None:
        tile = joined([tile_name(view, cell.market), party_name(view, cell.market_seat)])
        marks.append(Mark(tile, f"▣{seat_sign(view, cell.market_seat)}", seat=cell.market_seat))
    if cell.value:
        marks.append(Mark(treasure_name(cell.value), "+", cell.value, tone=cell.value))
    if cell.doubloons:
        marks.append(Mark(said("effect-doubloons", n=cell.doubloons), str(cell.doubloons), "coins", tone="gold"))
    if cell.rubies:
        marks.append(Mark(said("terms-ruby-supply"), "◆", tone="red"))
    face = view.cards[cell.card] if cell.card and view.seat >= 0 else None
    marks += [*_at_stops(view, cell), *on_residence(view, cell)]
    if face and face.cost:
        paid = price(view, face, asked_for(view, face))
        if paid != face.cost:
            marks.append(Mark(said("price-yours", seat=view.seat, cost=paid), f"{paid} ●", tone="green"))
        if _is_dear(view, paid):
            marks.append(Mark(said("price-dear", seat=view.seat), "✗", tone="dear"))
    return marks


def _is_dear(view: MaracaiboView, paid: int) -> bool:
    """Has the reader less than that? Before the first round nobody has anything."""
    return view.round > 0 and paid > view.players[view.seat].doubloons


def meeting(view: MaracaiboView, space: str) -> Text:
    """What the ships there cost who stops beside them: a doubloon each, or a fight."""
    met = ships_met(view, space)
    if not met:
        return ""
    who = [party_name(view, seat) for seat in met]
    if "pirate_skirmish=yes" in view.options:
        return said("cost-combat", who=joined(who))
    paid = fee(view, met)
    if view.jordan and paid:
        return said("cost-supply", n=paid)  # PM-457
    return said("cost-fee", n=paid, to=joined(who)) if paid else ""


def _at_stops(view: MaracaiboView, cell: CellView) -> list[Mark]:
    """What stopping there costs the reader who is asked where to."""
    stops = view.prompt.moves if view.prompt and view.prompt.kind in STOPS else []
    costs = meeting(view, cell.space) if any(move.fields.get("space") == cell.space for move in stops) else ""
    if costs == "":
        return []
    paid = fee(view, ships_met(view, cell.space))
    return [Mark(costs, f"−{paid}" if paid else "⚔", tone="fee")]


def seat_mark(view: MaracaiboView, seat: int, sign: str = "", glyph: str = "") -> Mark:
    return Mark(party_name(view, seat), sign + seat_sign(view, seat), glyph, seat_colour(view, seat))


def _islands(view: MaracaiboView) -> list[Spot]:
    """The islands cover two cells each, where the layout has their letter."""
    found: list[Spot] = []
    for row, signs in enumerate(view.rows):
        for col, sign in enumerate(signs):
            island = _ISLANDS.get(sign, "")
            if island and all(spot.tone != island for spot in found):
                below = view.rows[row + 1] if row + 1 < len(view.rows) else ""
                wide = 2 if signs[col + 1 : col + 2] == sign else 1
                high = 2 if below[col : col + 1] == sign else 1
                found.append(_island(view, island, col + 1, row + 1, wide, high))
    return found


def _island(view: MaracaiboView, island: str, col: int, row: int, wide: int, high: int) -> Spot:
    markers = view.islands[island]
    return Spot(
        f"island:{island}",
        island_name(island),
        title=treasure_name(island),
        tone=island,
        glyph=island,
        marks=[Mark(said("table-markers", count=markers), f"■{markers}"), _each(view, island)],
        col=col,
        row=row,
        wide=wide,
        high=high,
    )


def _each(view: MaracaiboView, island: str) -> Mark:
    """What a treasure of this island is worth now."""
    points = worth(view, island)
    return Mark(said("table-worth", points=points), f"{points} ✦", tone="worth")


def island_name(island: str) -> Said:
    return said("table-island", name=said(f"islands-{island}"))


def island_worth(view: MaracaiboView, island: str) -> Text:
    """The markers on an island and what each treasure is worth for them."""
    markers = said("table-markers", count=view.islands[island])
    return joined([markers, said("table-worth", points=worth(view, island))])


def ports(view: MaracaiboView, memory: Memory) -> Part:
    """Where ships rest, and the decks."""
    of = (_places(view), view.tier2, view.tier2_top, view.quest_deck)
    return memory.once("ports", of, lambda: _ports(view))


def _places(view: MaracaiboView) -> list[str]:
    """Where all ships are."""
    return [_ship(view, seat) for seat in range(_parties(view))]


def _ports(view: MaracaiboView) -> Part:
    spots = [_harbour(view, place) for place in HARBOURS]
    top = view.cards[view.tier2_top] if view.tier2_top else None
    spots.append(
        Spot(
            "deck:tier2",
            said("terms-tier-2"),
            card(top) if top else "",
            sub=joined([str(view.tier2), card_name(top.id) if top else ""], " · "),
            tone="paper" if top else "hidden",
        )
    )
    spots.append(Spot("deck:quests", said("terms-quest-deck"), sub=str(view.quest_deck), tone="hidden"))
    return Part("ports", "cards", spots=spots)


def harbour_name(place: str) -> Said:
    """The track has a start of its own."""
    return said("terms-starting-zone") if place == "start" else space_name(place)


def _harbour(view: MaracaiboView, place: str) -> Spot:
    effects = harbour_effects(view, place)
    about = listed(effects) if effects else ""
    here = [seat for seat in range(_parties(view)) if _ship(view, seat) == place]
    marks = [seat_mark(view, seat, glyph="ship") for seat in here]
    return Spot(f"space:{place}", harbour_name(place), about, sub=about, tone="sea", marks=marks)


# The pieces


def pieces(view: MaracaiboView, memory: Memory) -> Part:
    """Everybody's ship and explorer, and where they are."""
    ships, cells = _places(view), view.cells
    cards = memory.once("under-ships", cells, lambda: [cell.card for cell in cells if cell.ships])
    of = (ships, cards, [_explorer(view, seat) for seat in range(_parties(view))])
    return memory.once("pieces", of, lambda: _pieces(view))


def _pieces(view: MaracaiboView) -> Part:
    spots: list[Spot] = []
    for seat in range(_parties(view)):
        sign = seat_mark(view, seat)
        ship, explorer = said("piece-ship", party=seat), said("piece-explorer", party=seat)
        lies, stands = place_name(view, _ship(view, seat)), space_name(_explorer(view, seat))
        spots.append(Spot(f"ship:{seat}", ship, lies, sub=lies, tone="sea", glyph="ship", marks=[sign]))
        spots.append(Spot(f"explorer:{seat}", explorer, stands, sub=stands, tone="forest", glyph="crew", marks=[sign]))
    return Part("pieces", "cards", said("table-pieces"), spots=spots)


def place_name(view: MaracaiboView, space: str) -> Text:
    """The card that lies on a space of the Caribbean, or where ships rest; cards that lie face down are all alike."""
    cell = cell_at(view, space)
    if cell is None:
        return harbour_name(space)
    return card_name(cell.card) if cell.card else joined([space_name(space), cell_name(cell)])


def _parties(view: MaracaiboView) -> int:
    """Jordan's pieces come after those of the seats."""
    return view.seats + 1 if view.jordan else view.seats


def _ship(view: MaracaiboView, seat: int) -> str:
    return view.jordan.ship if view.jordan and seat == view.seats else view.players[seat].ship


def _explorer(view: MaracaiboView, seat: int) -> str:
    return view.jordan.explorer if view.jordan and seat == view.seats else view.players[seat].explorer


# The exploration track


def track(view: MaracaiboView, memory: Memory) -> Part:
    of = (view.boards.track, [_explorer(view, seat) for seat in range(_parties(view))])
    return memory.once("track", of, lambda: _track(view))


def _track(view: MaracaiboView) -> Part:
    nodes = view.boards.track
    left, top = min([node.at[0] for node in nodes]), min([node.at[1] for node in nodes])
    spots = [_node(view, node, left, top) for node in nodes]
    columns = max([node.at[0] for node in nodes]) - left + 1
    return Part("track", "grid", said("table-track"), spots=spots, columns=columns, small=True)


def about_node(node: NodeFace) -> Text:
    return joined([listed(node.fx), joined(["(", said("table-rivers", count=node.river), ")"], "")], " ")


def _node(view: MaracaiboView, node: NodeFace, left: int, top: int) -> Spot:
    here = [seat for seat in range(_parties(view)) if _explorer(view, seat) == node.id]
    name = space_name(node.id)
    return Spot(
        f"track:{node.id}",
        name,
        about_node(node),
        title=node.id[-1] if node.id[-1].isdigit() else name,  # its number between two rivers, on its branch
        tone="beach" if node.river % 2 else "forest",
        marks=[seat_mark(view, seat, glyph="crew") for seat in here],
        col=node.at[0] - left + 1,
        row=node.at[1] - top + 1,
        faded=True,
    )
