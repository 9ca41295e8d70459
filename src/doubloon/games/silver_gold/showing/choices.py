"""Legal moves, explained, with what crossing some boxes is sure to bring."""

from __future__ import annotations

from msgspec.structs import replace

from doubloon.core.saying import joined, said
from doubloon.core.shown import Choice, Said, Text
from doubloon.core.view import MoveView
from doubloon.games.silver_gold.seen.view import CardView, PlayerView, SilverGoldView, WorkingView
from doubloon.games.silver_gold.showing.cards import box_id, card_id, face_of


def choice_of(view: SilverGoldView, move: MoveView) -> Choice:
    """A legal move, explained."""
    if move.kind == "keep":
        return _keep(view, move)
    if move.kind == "take":
        return _take(view, move)
    return _cross(view, move)


def _keep(view: SilverGoldView, move: MoveView) -> Choice:
    assert view.hand is not None
    first, second = view.hand[_number(move, "first")], view.hand[_number(move, "second")]
    return Choice(
        move.id,
        said("choice-keep", first=first.id, second=second.id),
        joined([_explained(first), _explained(second)], "; "),
        goal=[card_id(first.id), card_id(second.id)],
    )


def _take(view: SilverGoldView, move: MoveView) -> Choice:
    place = _number(move, "place")
    card = view.display[place] if place >= 0 else None
    if card is None:
        return Choice(move.id, said("actions-take-top"), said("choice-top", count=view.stack), goal=["stack"])
    return Choice(move.id, said("choice-take", card=card.id), face_of(card).about, goal=[card_id(card.id)])


def _cross(view: SilverGoldView, move: MoveView) -> Choice:
    place = _number(move, "place")
    names = move.fields["boxes"]
    assert isinstance(names, list)
    own = view.players[view.seat]
    working = own.working[place]
    assert working is not None
    card = working.card
    known = face_of(card).crossings
    bare = known.get(move.text)
    if bare is None or bare.move != move.id:
        bare = known[move.text] = Choice(
            move.id,
            said(f"choice-{move.kind}", card=card.id, boxes=" ".join(names)),
            group=_heading(move.kind, place, card),
            goal=[box_id(card.id, name) for name in names],
        )
    brings = _brings(view, own, working, names)
    return bare if brings == "" else replace(bare, brings=brings)


def _heading(kind: str, place: int, card: CardView) -> Said:
    if kind == "cross":
        return said("choices-cross", place=place, card=card.id)
    return said("actions-single-box" if kind == "box" else "actions-bonus-box")


def _explained(card: CardView) -> Said:
    return said("explained", name=card.id, text=face_of(card).about)


def _number(move: MoveView, name: str) -> int:
    value = move.fields[name]
    assert isinstance(value, int)
    return value


# What a crossing brings


def _brings(view: SilverGoldView, own: PlayerView, working: WorkingView, names: list[str]) -> Text:
    """What is sure to come of crossing these boxes, whatever the others cross."""
    signs = "".join([face_of(working.card).signs[name] for name in names])
    full = _empty(working) == len(names)
    told: list[Text] = []
    told += _coins(view, own, signs.count("C"))
    told += _palms(view, own, signs.count("P"))
    extras = signs.count("X")
    if extras and sum([_empty(each) for each in own.working]) > len(names):  # SG-059 without an empty box it is lost
        told.append(said("yields-extra", count=extras))
    if full:
        told += _completed(own, working)
    return joined(told)


def _empty(working: WorkingView | None) -> int:
    return len(face_of(working.card).signs) - len(working.crossed) if working else 0


def _coins(view: SilverGoldView, own: PlayerView, count: int) -> list[Text]:
    """Coins, those that find no coin box (SG-068), and the rows that they fill."""
    entered = min(count, view.coin_rows * view.coins_per_row - own.coins)
    told: list[Text] = [said("yields-coins", count=entered)] if entered else []
    if count > entered:
        told.append(said("yields-coins-lost", count=count - entered))
    before = own.coins // view.coins_per_row
    for row in range(before, (own.coins + entered) // view.coins_per_row):
        told.append(_row(view, row - len(own.cups)))
    return told


def _row(view: SilverGoldView, ahead: int) -> Said:
    """A full coin row. Which cup it brings is sure for who claims first, or where none is left. (SG-081, SG-083)"""
    if not view.cups_left:
        return said("yields-row-only")
    if view.start == view.seat and ahead < len(view.cups_left):
        return said("yields-cup", points=view.cups_left[ahead])
    return said("yields-row")


def _palms(view: SilverGoldView, own: PlayerView, count: int) -> list[Text]:
    """What palms pay now, as long as a palm box is left. (SG-076)"""
    room = view.palm_boxes - len(own.palms)
    return [said("yields-palm", points=view.palm_worth) if k < room else said("yields-palm-lost") for k in range(count)]


def _completed(own: PlayerView, working: WorkingView) -> list[Text]:
    """The card's own points, and what seals pay more than before; a card that lies full already counts."""
    others = [each.card for each in own.working if each is not None and each is not working and _empty(each) == 0]
    before = [*own.completed, *others]
    told: list[Text] = [said("yields-completes", points=working.card.value)]
    seals = _seals([*before, working.card]) - _seals(before)
    if seals:
        told.append(said("yields-seals", points=seals))
    return told


def _seals(cards: list[CardView]) -> int:
    """What the seals of completed cards pay. (SG-120)"""
    points = 0
    for card in cards:
        if card.seal:
            points += card.seal_points * len([other for other in cards if other.colour == card.seal])
    return points
