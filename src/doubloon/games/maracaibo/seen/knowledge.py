"""Hidden information: what a seat cannot know is drawn again.

Unknown to all: the order of the decks, the reserve, faces of face-down cards (their backs are known), Jordan's first
quests, which B cards are in the Solo deck until they were seen. Unknown to the others: quests drawn from the deck, and
which one a player discarded. A quest's tag says what others know of it (see remembering).

Everything is sorted before it is shuffled, so that the result depends on the seat's knowledge and on `rng` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.core.rng import Rng
from doubloon.games.maracaibo.box.cards import IMPROVEMENT, LOCATION
from doubloon.games.maracaibo.player import NONE
from doubloon.games.maracaibo.rules.remembering import SEEN, face_of, known_to, mix_of, with_face
from doubloon.games.maracaibo.rules.setup import ChooseQuests

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def imagine(state: MaracaiboState, seat: int, rng: Rng) -> MaracaiboState:
    world = state.clone()
    world._forget(seat, rng)
    _redraw_tier2(world, rng)
    if state.setting.fog_improvements or state.reserve or state.fills:
        _redraw_reserve(world, rng)
    if state.setting.fog_locations:
        _redraw_locations(world, rng)
    if state.jordan is not None:
        _redraw_solo_deck(world, rng)
    if isinstance(state.question, ChooseQuests) and state.waiting:
        _deal_again(world, seat, rng)
    else:
        _redraw_quests(world, seat, rng)
    return world


def _redraw_tier2(world: MaracaiboState, rng: Rng) -> None:
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


def _redraw_reserve(world: MaracaiboState, rng: Rng) -> None:
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


def _redraw_locations(world: MaracaiboState, rng: Rng) -> None:
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


def _redraw_solo_deck(world: MaracaiboState, rng: Rng) -> None:
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


def _deal_again(world: MaracaiboState, seat: int, rng: Rng) -> None:
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


def _redraw_quests(world: MaracaiboState, seat: int, rng: Rng) -> None:
    """Face-down quests that the seat does not know: those of a kind change places, then those of a mix."""
    quests: list[int] = []
    tags: list[int] = []
    _gather(quests, tags, world.quest_deck, world.deck_tags, seat)
    for other, player in enumerate(world.players):
        if other != seat:
            _gather(quests, tags, player.quests, player.tags, seat)
    if world.jordan is not None:
        _gather(quests, tags, world.jordan.quests, world.jordan.tags, seat)
    mixes = sorted({mix_of(tag) for tag in tags} - {0}) if world.quest_mixes else []
    for mix in mixes:
        _lay_in_mix(quests, tags, mix, sorted(_cards_of(quests, tags, mix)))
    for face in sorted({face_of(tag) for tag in tags} - {SEEN}):
        places = [place for place, tag in enumerate(tags) if face_of(tag) == face]
        pool = [quests[place] for place in places]
        pool.sort()
        rng.shuffle(pool)
        for place in places:
            quests[place] = pool.pop()
    for mix in mixes:
        cards = sorted(_cards_of(quests, tags, mix))
        rng.shuffle(cards)
        _lay_in_mix(quests, tags, mix, cards)
    quests.reverse()
    tags.reverse()
    world.quest_deck, world.deck_tags = _laid_back(quests, tags, world.quest_deck, world.deck_tags, seat)
    for other, player in enumerate(world.players):
        if other != seat:
            player.quests, player.tags = _laid_back(quests, tags, player.quests, player.tags, seat)
    if world.jordan is not None:
        hand = _laid_back(quests, tags, world.jordan.quests, world.jordan.tags, seat)
        world.jordan.quests, world.jordan.tags = hand


def _gather(quests: list[int], tags: list[int], pile: tuple[int, ...], marks: tuple[int, ...], seat: int) -> None:
    """The cards of a hand or of the deck that the seat does not know."""
    for quest, tag in zip(pile, marks):
        if not known_to(tag, seat):
            quests.append(quest)
            tags.append(tag)


def _laid_back(
    quests: list[int], tags: list[int], pile: tuple[int, ...], marks: tuple[int, ...], seat: int
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The same hand or deck, with the next cards, taken from the end of the lists, where the seat knows none."""
    hand: list[int] = []
    known: list[int] = []
    for quest, tag in zip(pile, marks):
        if known_to(tag, seat):
            hand.append(quest)
            known.append(tag)
        else:
            hand.append(quests.pop())
            known.append(tags.pop())
    return tuple(hand), tuple(known)


def _cards_of(quests: list[int], tags: list[int], mix: int) -> list[tuple[int, int]]:
    """The cards of a mix, each with what all know of its face."""
    return [(face_of(tag), quest) for quest, tag in zip(quests, tags) if mix_of(tag) == mix]


def _lay_in_mix(quests: list[int], tags: list[int], mix: int, cards: list[tuple[int, int]]) -> None:
    """These cards, one after the other, in the places of a mix."""
    place = 0
    for face, quest in cards:
        while mix_of(tags[place]) != mix:
            place += 1
        quests[place] = quest
        tags[place] = with_face(tags[place], face)
        place += 1
