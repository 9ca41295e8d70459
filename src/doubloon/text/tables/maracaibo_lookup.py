"""Finds what a player means or a question is about among all that lies on the table of Pirates of Maracaibo."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.text.tables.maracaibo_effects import Explainer

if TYPE_CHECKING:
    from doubloon.games.maracaibo.seen.faces import EffectView
    from doubloon.games.maracaibo.seen.panels import JordanView
    from doubloon.games.maracaibo.seen.view import CellView, MaracaiboView


def cell_at(view: MaracaiboView, space: str) -> CellView | None:
    return next((cell for cell in view.cells if cell.space == space), None)


def tile_effects(view: MaracaiboView, id: str) -> list[EffectView]:
    """The side of a black market tile that lies up."""
    for tile in view.boards.tiles:
        if tile.id == id:
            return tile.back if id in view.market_backs else tile.front
    return []


def node_effects(view: MaracaiboView, id: str) -> list[EffectView]:
    return next((node.fx for node in view.boards.track if node.id == id), [])


def lists_of(view: MaracaiboView, source: str) -> list[list[EffectView]]:
    """All lists of effects that are printed on something with this name; a side has its number behind the name."""
    name, _, _ = source.partition(" ")
    found: list[list[EffectView]] = []
    if name in view.cards:
        card = view.cards[name]
        found += [card.now, card.actions, *(each for effect in card.ongoing for each in effect.lists)]
    for face in (*view.boards.slots, *view.boards.figureheads):
        if face.id == name:
            found += [face.now, *(each for effect in face.ongoing for each in effect.lists)]
    found += [tile_effects(view, name), node_effects(view, name)]
    if name in view.boards.storage:
        found += [*view.boards.storage[name], *view.boards.buried[name]]
    found += [view.boards.gulf] if name == "gulf" else []
    found += [view.boards.maracaibo] if name == "maracaibo" else []
    found += view.boards.ruby_market if name == "ruby" else []
    inner = [each for effects in found for effect in effects for each in effect.lists]
    return [effects for effects in [*found, *inner] if effects]


def list_with(view: MaracaiboView, source: str, entries: list[str], least: int) -> list[EffectView]:
    """The list that a question is about: it has these effects and at least that many entries."""
    for effects in lists_of(view, source):
        names = [effect.e for effect in effects]
        if len(names) >= least and all(names.count(each) >= entries.count(each) for each in entries):
            return effects
    return []


def sides_of(view: MaracaiboView, source: str, least: int) -> list[list[list[EffectView]]]:
    """The slashes with so many sides on the card, slot, tile or space that asks."""
    slashes = [effect.lists for effects in lists_of(view, source) for effect in effects if effect.e == "choose"]
    distinct: list[list[list[EffectView]]] = []
    for sides in slashes:
        if len(sides) >= least and sides not in distinct:
            distinct.append(sides)
    return distinct


def explanation(view: MaracaiboView, explain: Explainer, asked: str) -> str:
    """What is called like this, by id, name or space, in words; "" if there is nothing of that name."""
    asked = " ".join(asked.lower().split())
    if not asked:
        return ""
    said = [_on_the_table(view, explain, asked)]
    if view.jordan:
        said.append(_of_jordan(view.jordan, explain, asked))
    return "\n".join(text for text in said if text)


def _of_jordan(jordan: JordanView, explain: Explainer, asked: str) -> str:
    """Jordan's strength, or a Solo card that has been turned up; some have the name of a track space."""
    if asked == explain.words("terms-jordan").lower():
        return _said(explain, explain.words("terms-jordan"), explain.strength(jordan))
    for face in jordan.cards:
        called = f"{explain.words('terms-solo-card')} {face.id.upper()}"
        if asked in (face.id, called.lower()):
            return _said(explain, called, explain.solo_card(face))
    return ""


def _on_the_table(view: MaracaiboView, explain: Explainer, asked: str) -> str:
    cell = cell_at(view, asked)
    if cell and cell.card:
        asked = cell.card

    def called(id: str) -> bool:
        return asked in (id, id.replace("_", " "), explain.name(id).lower())

    for id, card in view.cards.items():
        if called(id):
            return _said(explain, explain.name(id), explain.card(card))
    for face in (*view.boards.figureheads, *view.boards.slots):
        if called(face.id):
            return _said(explain, explain.name(face.id), explain.parts(face))
    for id, quest in view.quests.items():
        if called(id):
            return _said(explain, explain.name(id), explain.quest(quest))
    for tile in view.boards.tiles:
        if called(tile.id):
            return _said(explain, explain.name(tile.id), explain.effects(tile_effects(view, tile.id)))
    for node in view.boards.track:
        if called(node.id):
            return _said(explain, explain.name(node.id), explain.effects(node.fx))
    for id, effects in (("gulf", view.boards.gulf), ("maracaibo", view.boards.maracaibo)):
        if called(id):
            return _said(explain, explain.name(id), explain.effects(effects))
    return ""


def _said(explain: Explainer, name: str, text: str) -> str:
    said = explain.words("explained", name=name, text=text)
    return said[:1].upper() + said[1:]
