"""Hidden information: what a seat cannot know is dealt again.

Unknown to all: the order of both decks, healers set aside face down, events to come. Unknown to the others: hands, and
in the variants own healers and sealed choices. Everybody can tell of every card by which shuffle it last went into the
deck, and how many cards of each shuffle a hand holds, as all cards leave hands face up; so cards change places with
others of their shuffle only.

Everything is sorted before it is shuffled, so that the result depends on the seat's knowledge and on `rng` alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from doubloon.core.rng import Rng
from doubloon.games.loot_island.box.box import DEALT, HIDDEN
from doubloon.games.loot_island.box.maps import MapSet
from doubloon.games.loot_island.box.treasures import NO_HEALER
from doubloon.games.loot_island.moves import OfCard
from doubloon.games.loot_island.rules.setup import KeepHand

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState


def imagine(state: LootState, seat: int, rng: Rng) -> LootState:
    world = state.clone()
    world._forget(seat, rng)
    _deal_maps(world, seat, rng)
    _shuffle_treasures(world, rng)
    _draw_events(world, rng)
    if world.setting.healers == DEALT:
        _deal_healers(world, seat, rng)
    elif world.setting.healers == HIDDEN and not world.healers_open:
        aside = rng.sample(list(range(len(world.box.healers))), len(world.healers))
        world.healers = tuple(sorted(aside))
    if isinstance(world.question, KeepHand) and world.waiting:
        _draw_rejects(world, seat, rng)
    return world


def _deal_maps(world: LootState, seat: int, rng: Rng) -> None:
    """Hands of the others and the deck, shuffle by shuffle; the deck holds cards of the last one only."""
    others = [other for other in range(world.seats) if other != seat]
    hands = [world.players[other].hand.cards() for other in others]
    shuffled_in = world.shuffled_in
    for other in others:
        world.players[other].hand = MapSet()
    deck = list(world.map_deck[world.map_at :])
    for shuffle in range(world.map_shuffles + 1):
        counts = [len([card for card in hand if shuffled_in[card] == shuffle]) for hand in hands]
        pool = [card for hand in hands for card in hand if shuffled_in[card] == shuffle]
        last = shuffle == world.map_shuffles
        if last:
            pool += deck
        pool.sort()
        rng.shuffle(pool)
        for other, count in zip(others, counts):
            hand = world.players[other].hand
            for _ in range(count):
                hand.add(pool.pop())
        if last:
            world.map_deck = tuple(pool)
            world.map_at = 0


def _shuffle_treasures(world: LootState, rng: Rng) -> None:
    """Until the first reshuffle the piles lie in their order. (LI-023)"""
    treasures = world.box.treasures
    rest = sorted(world.treasure_deck[world.treasure_at :])
    if not rest:
        return
    top = treasures[world.treasure_deck[world.treasure_at]].pile
    world.treasure_at = 0
    if world.treasure_shuffled:
        rng.shuffle(rest)
        # The numeral on the back of the top card shows.
        first = next(number for number in rest if treasures[number].pile == top)
        rest.remove(first)
        world.treasure_deck = (first, *rest)
        return
    deck: list[int] = []
    for pile in world.setting.piles:
        cards = [number for number in rest if treasures[number].pile == pile]
        rng.shuffle(cards)
        deck += cards
    world.treasure_deck = tuple(deck)


def _draw_events(world: LootState, rng: Rng) -> None:
    """The events to come: known as a set in the variant (LI-604), otherwise any that were not seen."""
    if world.setting.events_shown:
        known = sorted(world.event_deck)
        rng.shuffle(known)
        world.event_deck = tuple(known)
        return
    unseen = [
        event.number
        for event in world.box.events
        if event.deck == "B" and event.number != world.event.number and event.number not in world.past_events
    ]
    world.event_deck = tuple(rng.sample(unseen, len(world.event_deck)))


def _deal_healers(world: LootState, seat: int, rng: Rng) -> None:
    """Healer variant 2: the others' cards, and which of them they put on the table. (LI-602, LI-603, LI-609)"""
    known = list(world.healers)
    for player in world.players:
        if player.healer != NO_HEALER:
            known.append(player.healer)
    if seat >= 0:
        known += list(world.players[seat].own_healers)
    unseen = [healer.number for healer in world.box.healers if healer.number not in known]
    rng.shuffle(unseen)
    for other in range(world.seats):
        if other == seat:
            continue
        player = world.players[other]
        own = sorted([unseen.pop() for _ in player.own_healers])
        player.own_healers = tuple(own)
        if player.offered != NO_HEALER and not world.healers_open:
            player.offered = own[rng.below(len(own))]


def _draw_rejects(world: LootState, seat: int, rng: Rng) -> None:
    """Initial hand variant: who has chosen gets another choice; of one who has not, nothing is known. (LI-608)"""
    for other in range(world.seats):
        player = world.players[other]
        if other == seat or player.tossing is None:
            continue
        chosen = MapSet()
        player.tossing = chosen
        if world.waiting >> other & 1:
            continue
        while player.hand.size - chosen.size > world.setting.hand:
            options = world.question.offers(world, other)
            chosen.add(cast(OfCard, options[rng.below(len(options))]).card)
