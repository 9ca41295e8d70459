"""Treasure cards as they are shown: an island's boxes as spots below the spot of the card itself."""

from __future__ import annotations

from typing import Final

from doubloon.core.saying import joined, said
from doubloon.core.shown import Choice, Mark, Part, Spot, Text
from doubloon.games.silver_gold.seen.view import CardView, SilverGoldView, WorkingView

SIGNS: Final[dict[str, str]] = {".": "", "X": "✗", "C": "●", "P": "♣"}
SYMBOLS: Final[dict[str, str]] = {".": "plain", "X": "cross", "C": "coin", "P": "palm"}
LETTERS: Final = "abcdefgh"


class Face:
    """What never changes about a card: its text, and the spots of its boxes, empty and crossed, by their names."""

    def __init__(self, card: CardView) -> None:
        self.about = _about(card)
        self.empty: dict[str, Spot] = {}
        self.crossed: dict[str, Spot] = {}
        self.signs: dict[str, str] = {}
        self.crossings: dict[str, Choice] = {}  # by their moves' texts, without what they bring
        self.columns = max([len(row) for row in card.rows])
        self.high = len(card.rows)
        for row, line in enumerate(card.rows):
            for column, sign in enumerate(line):
                if sign in SYMBOLS:
                    name = f"{LETTERS[column]}{row + 1}"
                    self.signs[name] = sign
                    self.empty[name] = _box(card, name, sign, column, row, False)
                    self.crossed[name] = _box(card, name, sign, column, row, True)


def _about(card: CardView) -> Text:
    """Colour, value, symbols and seal."""
    drawn = "".join(card.rows)
    told: list[Text] = [said(f"colours-{card.colour}"), said("table-points", points=card.value)]
    for sign in "XCP":
        count = drawn.count(sign)
        if count:
            told.append(said(f"count-{SYMBOLS[sign]}", count=count))
    if card.seal:
        told.append(said("table-seal", points=card.seal_points, colour=card.seal))
    return joined(told)


def _box(card: CardView, name: str, sign: str, column: int, row: int, crossed: bool) -> Spot:
    about = joined([said(f"sign-{SYMBOLS[sign]}"), said("box-crossed" if crossed else "box-empty")])
    # The card itself lies in the first row.
    return Spot(
        box_id(card.id, name),
        name,
        about,
        title="×" if crossed else SIGNS[sign] or "·",
        tone="ink" if crossed else card.colour,
        col=column + 1,
        row=row + 2,
        faded=crossed,
    )


_faces: Final[dict[str, tuple[CardView, Face]]] = {}


def face_of(card: CardView) -> Face:
    """The face of a card, made once. Cards of other boxes may have the same name, so all of it counts."""
    kept = _faces.get(card.id)
    if kept is None or (kept[0] is not card and kept[0] != card):
        kept = _faces[card.id] = (card, Face(card))
    return kept[1]


def card_id(card: str) -> str:
    return f"card:{card}"


def box_id(card: str, box: str) -> str:
    return f"box:{card}/{box}"


def card_spot(card: CardView, crossed: int = -1, wide: int = 1, marks: list[Mark] | None = None) -> Spot:
    """A card; with `crossed`, how many of its boxes are."""
    face = face_of(card)
    count: Text = said("table-crossed", crossed=crossed, boxes=len(face.signs)) if crossed >= 0 else ""
    return Spot(
        card_id(card.id),
        card.id,
        joined([face.about, count]),
        title=f"{card.id} · {card.value}",
        tone=card.colour,
        marks=marks or [],
        col=1,
        row=1,
        wide=wide,
    )


def island(title: Text, card: CardView, crossed: list[str] | None = None) -> Part:
    """A card with its boxes; on a card that nobody works on none is crossed."""
    face = face_of(card)
    done = crossed or []
    spots = [card_spot(card, len(done) if crossed is not None else -1, face.columns)]
    spots += [face.crossed[name] if name in done else face.empty[name] for name in face.signs]
    return Part(
        card_id(card.id),
        "grid",
        title,
        spots,
        columns=face.columns,
        column_names=list(LETTERS[: face.columns]),
        row_names=["", *[str(row + 1) for row in range(face.high)]],
        small=True,
    )


def working_cards(view: SilverGoldView, seat: int) -> list[WorkingView]:
    """The cards that a player fills."""
    return [working for working in view.players[seat].working if working is not None]


def laid_out(view: SilverGoldView) -> dict[str, CardView]:
    """Cards that lie with their boxes to be seen, by name."""
    found: dict[str, CardView] = {}
    for seat in range(view.seats):
        for working in working_cards(view, seat):
            found[working.card.id] = working.card
    for card in [*(view.hand or []), *view.display]:
        if card is not None:
            found[card.id] = card
    return found
