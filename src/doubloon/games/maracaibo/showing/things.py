"""What can be looked up in Pirates of Maracaibo: by its name, its id, or the space where it lies."""

from __future__ import annotations

from doubloon.core.saying import said
from doubloon.core.shown import Text, Thing
from doubloon.games.maracaibo.seen.view import MaracaiboView
from doubloon.games.maracaibo.showing.choices import card_spot
from doubloon.games.maracaibo.showing.effects import card, does, listed, quest, solo_card, strength
from doubloon.games.maracaibo.showing.finding import cell_of, harbour_effects, tile_effects
from doubloon.games.maracaibo.showing.names import (
    card_name,
    figurehead_name,
    space_name,
)
from doubloon.games.maracaibo.showing.sea import about_cell, cell_name, island_name, island_worth
from doubloon.games.maracaibo.showing.titles import quest_name, slot_name, tile_name


def things(view: MaracaiboView) -> list[Thing]:
    """Everything with a text that this seat may read."""
    boards, own = view.boards, max(view.seat, 0)
    found = [_card(view, id) for id in view.cards]
    for cell in view.cells:
        if not cell.card:
            found.append(Thing(f"space:{cell.space}", cell_name(cell), about_cell(view, cell), [cell.space]))
    found += [_thing("figurehead:", face.id, figurehead_name(face.id), does(face)) for face in boards.figureheads]
    found += [_thing(f"slot:{own}/", slot.id, slot_name(slot), does(slot)) for slot in boards.slots]
    found += [_thing("quest:", id, quest_name(face), quest(face)) for id, face in view.quests.items()]
    for tile in boards.tiles:
        found.append(_thing("tile:", tile.id, tile_name(view, tile.id), listed(tile_effects(view, tile.id))))
    found += [_thing("track:", node.id, space_name(node.id), listed(node.fx)) for node in boards.track]
    found += [_thing("space:", id, space_name(id), listed(harbour_effects(view, id))) for id in ("gulf", "maracaibo")]
    found += [_thing("island:", id, island_name(id), island_worth(view, id)) for id in view.islands]
    if view.jordan:
        found.append(_thing("", "jordan", said("terms-jordan"), strength(view.jordan)))
        found += [_thing("solo:", face.id, said("terms-solo-card"), solo_card(face)) for face in view.jordan.cards]
    return found


def _card(view: MaracaiboView, id: str) -> Thing:
    cell = cell_of(view, id)
    spot = [*card_spot(view, id), "deck:tier2"][0]
    return Thing(spot, card_name(id), card(view.cards[id]), [*_calls(id), *([cell.space] if cell else [])])


def _thing(kind: str, id: str, name: Text, about: Text) -> Thing:
    return Thing(f"{kind}{id}", name, about, _calls(id))


def _calls(id: str) -> list[str]:
    return [id, id.replace("_", " ")] if "_" in id else [id]
