"""What Loot Island declares for the generic checks: what never changes, and what a seat cannot know."""

from __future__ import annotations

from doubloon.core.state import State
from doubloon.games.loot_island.box.box import DEALT, HIDDEN
from doubloon.games.loot_island.box.maps import PLUS_ONE
from doubloon.games.loot_island.box.treasures import AMULET, CROWN, NO_HEALER, NO_TREASURE
from doubloon.games.loot_island.rules.ending import OfferHealer
from doubloon.games.loot_island.rules.setup import KeepHand
from doubloon.games.loot_island.state import LootState

# Sizes of shuffled decks; the deck's size in the view may have moved on since.
FLEETING = frozenset(["maps-shuffled", "treasures-shuffled"])

# The box and the table's options; landings, which are replaced as a whole; sizes of hands, which follow from their
# cards; the shuffles of cards, which are all the same until the first one; and how far decks are drawn: of them
# only what is left is saved.
DERIVED = frozenset(["rules", "box", "setting", "event", "landings", "size", "shuffled_in", "map_at", "treasure_at"])


def laws(state: State) -> dict[str, object]:
    assert isinstance(state, LootState)
    players, landings, box = state.players, state.landings, state.box
    return {
        "every map card lies in one place": _all_maps(state),
        "every treasure lies in one place": _all_treasures(state),
        "healers are dealt once": _all_healers(state),
        "one event a round": len(state.past_events) + len(state.event_deck) + (1 if state.event.id else 0),
        "no event comes twice": len(set(state.past_events + state.event_deck))
        == len(state.past_events + state.event_deck),
        "nobody owes cubes": all(player.cubes >= 0 for player in players),
        "compasses are where they are noted": all(_compasses(state, party) for party in range(len(players))),
        "one compass a colour and landing": all(len(set(one.stack)) == len(one.stack) for one in landings),
        "no more compasses than there are": all(player.out <= box.compasses for player in players),
        "columns have one colour": all(_one_colour(state, place) for place in range(len(landings))),
        "columns ascend": all(_ascends(state, place) for place in range(len(landings))),
        "columns are counted": all(_counted(state, place) for place in range(len(landings))),
        "coasts have two colours": all(
            landings[place].colour != landings[place + 1].colour or not landings[place].column
            for place in range(0, len(landings), 2)
        ),
        "amulets are counted": all(
            sum(box.treasures[number].type == AMULET for number in player.treasures) == player.amulets
            for player in players[: state.seats]
        ),
        "Aaron has crowns only and no cubes": all(
            player.cubes == 0 and all(box.treasures[number].type == CROWN for number in player.treasures)
            for player in players[state.seats :]
        ),
        "tiles up are in play": state.tiles_up & ~state.setting.tiles == 0,
        "ship": 0 <= state.corner < 4 and state.facing in (1, -1),
        "rounds": 1 <= state.round <= box.rounds,
        "somebody is First Player": 0 <= state.first < state.seats,
    }


def secrets(state: State, seat: int) -> dict[str, object]:
    assert isinstance(state, LootState)
    hidden: dict[str, object] = {}
    deck = state.map_deck[state.map_at :]
    if len(deck) > 2:
        hidden["order of the maps"] = deck
    for other in range(state.seats):
        if other == seat:
            continue
        player = state.players[other]
        fresh = [card for card in player.hand.cards() if state.shuffled_in[card] == state.map_shuffles]
        if fresh and len(deck) > 2:
            hidden[f"hand of {other + 1}"] = tuple(player.hand.cards())
        if state.setting.healers == DEALT and player.own_healers:
            hidden[f"healers of {other + 1}"] = player.own_healers
            if isinstance(state.question, OfferHealer) and player.offered != NO_HEALER and not state.healers_open:
                hidden[f"offer of {other + 1}"] = player.offered
        if isinstance(state.question, KeepHand) and player.tossing is not None and player.tossing.size:
            hidden[f"rejects of {other + 1}"] = tuple(player.tossing.cards())
    top = state.treasure_deck[state.treasure_at :]
    if len([number for number in top if state.box.treasures[number].pile == state.setting.piles[-1]]) > 2:
        hidden["order of the treasures"] = top
    if len(state.event_deck) > 1 or (state.event_deck and not state.setting.events_shown):
        hidden["events"] = state.event_deck
    if state.setting.healers == HIDDEN and not state.healers_open:
        hidden["healers"] = state.healers
    return hidden


def _all_maps(state: LootState) -> list[int]:
    cards = [*state.map_deck[state.map_at :], *state.map_discards.cards()]
    for player in state.players:
        cards += player.hand.cards()
        assert player.hand.size == len(player.hand.cards())
    for landing in state.landings:
        cards += landing.column
    return sorted(cards)


def _all_treasures(state: LootState) -> list[int]:
    cards = [*state.treasure_deck[state.treasure_at :], *state.treasure_discards, *state.loot, *state.open]
    cards += [state.taken] if state.taken != NO_TREASURE else []
    for player in state.players:
        cards += player.treasures
    return sorted(cards)


def _all_healers(state: LootState) -> int:
    own = [number for player in state.players for number in player.own_healers]
    cards = [*own, *state.healers, *(player.healer for player in state.players if player.healer != NO_HEALER)]
    assert len(set(cards)) == len(cards)
    return len(cards)


def _compasses(state: LootState, party: int) -> bool:
    player = state.players[party]
    places = [place for place, landing in enumerate(state.landings) if party in landing.stack]
    return player.on == sum(1 << place for place in places) and player.out == len(places)


def _one_colour(state: LootState, place: int) -> bool:
    landing = state.landings[place]
    colours = {card // 32 for card in landing.column}
    return colours == ({landing.colour} if landing.column else set())


def _ascends(state: LootState, place: int) -> bool:
    values = [state.box.value[card] for card in state.landings[place].column]
    while values and values[0] == 1:
        values.pop(0)
    numbers = [value for value in values if value]
    return numbers == sorted(numbers)


def _counted(state: LootState, place: int) -> bool:
    landing = state.landings[place]
    plus = sum(state.box.icon[card] == PLUS_ONE for card in landing.column)
    return landing.count == len(landing.column) + plus
