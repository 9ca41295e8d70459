"""Numbers of Pirates of Maracaibo that are printed in the rules or on boards, and that no view has a field for."""

from __future__ import annotations

from doubloon.core.saying import joined, said
from doubloon.core.shown import Mark, Part, Spot, Text
from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.seen.faces import CardFace, EffectView, printed_with
from doubloon.games.maracaibo.seen.view import CellView, MaracaiboView
from doubloon.games.maracaibo.showing.effects import effect, effects, listing
from doubloon.games.maracaibo.showing.finding import points_now
from doubloon.games.maracaibo.showing.names import treasure_name


def rivers(view: MaracaiboView) -> Part:
    """What each river is worth at the end to who has crossed it."""
    printed = printed_with(view.boards)
    scoring = printed.effects(printed.box.base_scoring) if printed else []
    per = [each for each in scoring if each.params.get("per") == "rivers"]
    crossed = max([node.river for node in view.boards.track], default=0)
    spots: list[Spot] = []
    for river in range(1, crossed + 1 if per else 1):
        name = joined([said("terms-river"), str(river)], " ")
        worth = Mark(effect(per[0]), str(per[0].params.get("n", 1)), "vp")
        spots.append(Spot(f"river:{river}", name, title=name, tone="sea", marks=[worth]))
    return Part("rivers", "cards", said("terms-rivers"), spots=spots, folded=True)


def rubies_worth(view: MaracaiboView, count: int) -> Text:
    """What so many rubies bring that are returned at the Gulf. (PM-543)"""
    printed = printed_with(view.boards)
    return said("effect-vp", n=count * printed.box.numbers.ruby_return) if printed else ""


def on_residence(view: MaracaiboView, cell: CellView) -> list[Mark]:
    """What the first token there brings while it is free, and what the residence would score for the reader now."""
    face = view.cards[cell.card] if cell.card else None
    if face is None or face.kind != "residence":
        return []
    marks: list[Mark] = []
    printed = printed_with(view.boards)
    first = printed.listed(printed.box.first_token) if printed and not cell.tokens else []
    if first:
        number = str(first[0].params.get("n", ""))
        marks.append(Mark(said("table-first-token", effects=effects(first)), number, first[0].e, tone="first"))
    points = residence_points(view, face)
    if points is not None:
        marks.append(Mark(said("table-worth-you", seat=view.seat, points=points), f"{points} ✦", tone="worth"))
    return marks


def residence_points(view: MaracaiboView, face: CardFace) -> int | None:
    """What a residence would score for the reader now; None for other cards, and for who only looks on."""
    if face.kind != "residence" or not face.endgame or view.seat < 0:
        return None
    return points_now(view, view.seat, face.endgame[0])


def jordans_dice(view: MaracaiboView) -> Spot | None:
    """What each face of Jordan's die stands for: a treasure, a figurehead of the market, a residence."""
    printed = printed_with(view.boards)
    if printed is None:
        return None
    sheet = printed.box.jordan
    faces: dict[str, list[tuple[Text, str, str]]] = {
        "treasure": [_treasure_face(treasure) for treasure in sheet.treasure_die],
        "figurehead": [_counted_face(place) for place in sheet.figurehead_die],
        "residence": [_counted_face(place) for place in sheet.residence_die],
    }
    marks: list[Mark] = []
    lines: list[Text] = []
    for what, found in faces.items():
        said_of = [said("jordan-face", face=face, what=label) for face, (label, _, _) in enumerate(found, 1)]
        lines.append(said(f"jordan-dice-{what}", faces=joined(said_of)))
        marks += [Mark(label, sign, glyph, tone=what) for label, sign, glyph in found]
    about = listing(lines)
    return Spot("jordan:dice", said("jordan-dice"), about, sub=about, tone="brass", marks=marks)


def _treasure_face(treasure: int) -> tuple[Text, str, str]:
    name = TREASURES[treasure] if treasure >= 0 else "any"
    label = treasure_name(name) if treasure >= 0 else said("jordan-face-most")
    return label, "" if treasure >= 0 else "▲", name


def _counted_face(place: int) -> tuple[Text, str, str]:
    if place <= 0:
        return said("jordan-face-again"), "", "again"
    return said("jordan-face-nth", number=place), str(place), ""


def jordans_scoring(view: MaracaiboView) -> list[Mark]:
    """What each thing that Jordan has is worth at the end. (PM-491, PM-545)"""
    printed = printed_with(view.boards)
    if printed is None:
        return []
    sheet = printed.box.jordan
    worths = [
        ("improvements", sheet.per_improvement),
        ("quests", sheet.per_quest),
        ("residences", sheet.per_residence),
        ("rivers", sheet.per_river),
    ]
    marks = [_each(what, n) for what, n in worths]
    if "rubies=yes" in view.options:
        marks.append(Mark(said("jordan-ruby", points=sheet.ruby_vp), str(sheet.ruby_vp), tone="rubies"))
    return marks


def _each(what: str, n: int) -> Mark:
    return Mark(effect(EffectView("vp_per", {"n": n, "per": what}, [])), str(n), tone=what)
