"""Hidden information: what a seat cannot know is drawn anew.

Unknown to all: the order of the decks, the reserve, faces of face-down cards (their backs are known), Jordan's first
quests, which B cards are in the Solo deck until they were seen. Unknown to the others: quests drawn from the deck. A
quest's tag says what others know of it: nothing, its face, or a group of cards of which it is one.

Everything is sorted before it is shuffled, so that the result depends on the seat's knowledge and on `rng` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.rng import Rng
from doubloon.games.maracaibo.cards import IMPROVEMENT, LOCATION
from doubloon.games.maracaibo.player import NONE, SEEN, UNSEEN
from doubloon.games.maracaibo.tasks import KEEP

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def imagine(state: MaracaiboState, seat: int, rng: Rng) -> MaracaiboState:
    world = state.clone()
    world._forget(seat, rng)
    _tier2_anew(world, rng)
    if state.setting.fog_improvements or state.reserve or state.fills:
        _reserve_anew(world, rng)
    if state.setting.fog_locations:
        _locations_anew(world, rng)
    if state.jordan is not None:
        _solo_deck_anew(world, rng)
    if state.question.kind == KEEP and state.waiting:
        _deal_anew(world, seat, rng)
    else:
        _quests_anew(world, seat, rng)
    return world


def _tier2_anew(world: MaracaiboState, rng: Rng) -> None:
    """The deck, and face-down cards that came from it; a face-up top card is known. (PM-511)"""
    deck = list(world.tier2)
    if not world.setting.fog_improvements:
        deck.sort()
        rng.shuffle(deck)
        world.tier2 = tuple(deck)
        return
    hidden = [
        cell for cell, number in enumerate(world.cells) if world.down >> cell & 1 and world.box.cards[number].tier == 2
    ]
    orientation = list(world.tier2_up)
    top_known = len(deck) > 0 and orientation[-1] == 1
    top = deck.pop() if top_known else NONE
    pool = deck + [world.cells[cell] for cell in hidden]
    pool.sort()
    rng.shuffle(pool)
    for cell in hidden:
        world.cells[cell] = pool.pop()
    if top_known:
        pool.append(top)
    world.tier2 = tuple(pool)
    if orientation:
        below = orientation[:-1]
        below.sort()
        rng.shuffle(below)
        below.append(orientation[-1])
        world.tier2_up = tuple(below)


def _reserve_anew(world: MaracaiboState, rng: Rng) -> None:
    """Tier I cards that nobody has seen: the reserve, fill cards, face-down improvements. Backs show the kind."""
    cards = world.box.cards
    improvements: list[int] = []
    others: list[int] = []
    cells: list[int] = []
    for cell, number in enumerate(world.cells):
        if number != NONE and (world.down | world.fills) >> cell & 1:
            card = cards[number]
            if card.tier == 1 and card.kind != LOCATION:
                cells.append(cell)
                (improvements if card.kind == IMPROVEMENT else others).append(number)
    kinds = [cards[world.cells[cell]].kind for cell in cells]
    for number in world.reserve:
        (improvements if cards[number].kind == IMPROVEMENT else others).append(number)
    improvements.sort()
    others.sort()
    rng.shuffle(improvements)
    rng.shuffle(others)
    for cell, kind in zip(cells, kinds):
        world.cells[cell] = improvements.pop() if kind == IMPROVEMENT else others.pop()
    rest = improvements + others
    rest.sort()
    rng.shuffle(rest)
    world.reserve = tuple(rest)


def _locations_anew(world: MaracaiboState, rng: Rng) -> None:
    """Face-down locations change places among those that carry a tile, and among those that do not. (PM-504)"""
    for with_tile in (False, True):
        cells = [cell for cell in range(len(world.cells)) if _hidden_location(world, cell, with_tile)]
        faces = [world.cells[cell] for cell in cells]
        faces.sort()
        rng.shuffle(faces)
        for cell, face in zip(cells, faces):
            world.cells[cell] = face


def _hidden_location(world: MaracaiboState, cell: int, with_tile: bool) -> bool:
    if world.down >> cell & 1 == 0:
        return False
    card = world.box.cards[world.cells[cell]]
    return card.tier == 1 and card.kind == LOCATION and (world.values[cell] != NONE) == with_tile


def _solo_deck_anew(world: MaracaiboState, rng: Rng) -> None:
    """Cards that were never revealed may be any A or B cards, as many B as the difficulty says. (PM-454)"""
    known: list[int] = []
    easy = 0
    hard = 0
    for number in world.solo_deck:
        if world.solo_seen >> number & 1:
            known.append(number)
        elif world.box.solo_cards[number].hard:
            hard += 1
        else:
            easy += 1
    for is_hard, count in ((False, easy), (True, hard)):
        if count:
            pool = [
                card.number
                for card in world.box.solo_cards
                if card.hard == is_hard and world.solo_seen >> card.number & 1 == 0
            ]
            known += rng.sample(pool, count)
    known.sort()
    rng.shuffle(known)
    world.solo_deck = tuple(known)


# Quests


def _deal_anew(world: MaracaiboState, seat: int, rng: Rng) -> None:
    """During the setup: other hands, and for those who have chosen, another choice."""
    unseen = [quest for quest in range(len(world.box.quests)) if seat < 0 or quest not in world.players[seat].dealt]
    rng.shuffle(unseen)
    keeps = world.box.moves.keeps[1 if world.setting.hunters else 0]
    for other, player in enumerate(world.players):
        if other != seat:
            player.dealt = tuple([unseen.pop() for _ in player.dealt])
            if player.kept != NONE:
                player.kept = keeps[rng.below(len(keeps))].id
    world.quest_deck = tuple(unseen)


def _quests_anew(world: MaracaiboState, seat: int, rng: Rng) -> None:
    """Unseen quests of the deck and of the others' hands; those of a known group change places within it."""
    for tag in _tags(world):
        pool = [quest for quest, known in zip(world.quest_deck, world.deck_tags) if known == tag]
        for other, player in enumerate(world.players):
            if other != seat:
                pool += [quest for quest, known in zip(player.quests, player.tags) if known == tag]
        if world.jordan is not None:
            pool += [quest for quest, known in zip(world.jordan.quests, world.jordan.tags) if known == tag]
        if len(pool) < 2:
            continue
        pool.sort()
        rng.shuffle(pool)
        world.quest_deck = _replaced(world.quest_deck, world.deck_tags, tag, pool)
        for other, player in enumerate(world.players):
            if other != seat:
                player.quests = _replaced(player.quests, player.tags, tag, pool)
        if world.jordan is not None:
            world.jordan.quests = _replaced(world.jordan.quests, world.jordan.tags, tag, pool)


def _tags(world: MaracaiboState) -> list[int]:
    """The tags in use, but for quests that all have seen."""
    found = {UNSEEN}
    if world.quest_groups:
        found |= set(world.deck_tags)
        for player in world.players:
            found |= set(player.tags)
        if world.jordan is not None:
            found |= set(world.jordan.tags)
    return sorted(found - {SEEN})


def _replaced(quests: tuple[int, ...], tags: tuple[int, ...], tag: int, pool: list[int]) -> tuple[int, ...]:
    """The same hand or deck, with cards of the pool in the places with this tag."""
    return tuple([pool.pop() if known == tag else quest for quest, known in zip(quests, tags)])
