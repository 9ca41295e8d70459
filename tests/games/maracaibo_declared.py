"""What Pirates of Maracaibo declares for the generic checks: what never changes, and what a seat cannot know."""

from __future__ import annotations

from doubloon.core.state import State
from doubloon.games.maracaibo.box.cards import LOCATION
from doubloon.games.maracaibo.box.layout import GULF, MARACAIBO, STARTING_ZONE
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.rules.remembering import SEEN, face_of, known_to, mix_of
from doubloon.games.maracaibo.rules.setup import ChooseQuests
from doubloon.games.maracaibo.state import MaracaiboState

# Dice of which the table keeps no trace, or none that tells their pips.
FLEETING = frozenset(
    ["combat", "combat-jordan", "jordan-raids", "jordan-residence", "jordan-figurehead", "jordan-ruby-sold"]
)

# The box and the table's options; what follows from a player's cards, markers and areas; and raids set aside, which are
# tasks and never change.
DERIVED = frozenset(["rules", "box", "setting", "able", "buried", "markers", "aside", "chart"])


def laws(state: State) -> dict[str, object]:
    assert isinstance(state, MaracaiboState)
    box = state.box
    players = state.players
    return {
        "every card lies in one place": _all_cards(state),
        "every quest lies in one place": _all_quests(state),
        "figureheads are taken, not made": _figureheads(state),
        "deck and tags belong together": len(state.quest_deck) == len(state.deck_tags)
        and all(len(player.quests) == len(player.tags) for player in players),
        "nobody owes doubloons": all(player.doubloons >= 0 for player in players),
        "islands hold no debt": min(state.islands) >= 0,
        "ships are somewhere": all(_at_sea(state, player.ship) for player in players),
        "value tiles stay": state.values,
        "sides of the black market stay": state.sides,
        "residences stay": state.residence_cells,
        "tokens belong to owners": _tokens(state),
        "black market tiles lie on locations of their own": _markets(state),
        "explorers do not share spaces": _explorers(state),
        "buried treasure is counted": all(_buried(player) == player.buried for player in players),
        "upgrades are counted": all(player.upgrades.bit_count() == player.markers for player in players),
        "barriers were kept": all(_barriers(state, player) for player in players),
        "abilities are what the cards say": all(_abilities(state, player) for player in players),
        "the hideout fits": all(_fits(state, player) for player in players),
        "rounds": 0 <= state.round <= 3,
        "orientation of the Tier II deck": len(state.tier2_up) == (len(state.tier2) if box and state.tier2_up else 0),
        "solo cards": len(state.solo_deck) + len(state.solo_discard),
        "nothing negative": all(player.rubies >= 0 for player in players),
    }


def secrets(state: State, seat: int) -> dict[str, object]:
    assert isinstance(state, MaracaiboState)
    hidden: dict[str, object] = {}
    unseen_below = state.tier2[:-1] if state.tier2_up and state.tier2_up[-1] else state.tier2
    if len(unseen_below) > 1:
        hidden["order of Tier II"] = unseen_below
    if len(state.reserve) > 1:
        hidden["reserve"] = state.reserve
    for place, quest in enumerate(state.quest_deck):
        if _could_be_another(state, state.deck_tags[place], seat):
            hidden[f"quest {place + 1} from below"] = quest
    for other, player in enumerate(state.players):
        if other == seat:
            continue
        if isinstance(state.question, ChooseQuests) and state.waiting:
            hidden[f"dealt to {other + 1}"] = player.dealt
            if state.waiting >> other & 1 == 0:
                hidden[f"choice of {other + 1}"] = player.kept
        for place, quest in enumerate(player.quests):
            if not known_to(player.tags[place], seat) and _could_be_another(state, player.tags[place], seat):
                hidden[f"quest {place + 1} of {other + 1}"] = quest
    down = [cell for cell in range(len(state.cells)) if state.down >> cell & 1]
    improvements = tuple(state.cells[cell] for cell in down if state.box.cards[state.cells[cell]].kind != LOCATION)
    if len(improvements) > 1:
        hidden["face-down cards"] = improvements
    locations = tuple(
        state.cells[cell]
        for cell in down
        if state.box.cards[state.cells[cell]].kind == LOCATION and state.box.cards[state.cells[cell]].tier == 1
    )
    if len(locations) > 1:
        hidden["hidden locations"] = locations
    if len(state.solo_deck) > 1:
        hidden["solo deck"] = state.solo_deck
    return hidden


def _could_be_another(state: MaracaiboState, tag: int, seat: int) -> bool:
    """Are there two quests or more that could lie here, as far as a seat knows?

    All know a card of the deck only if it went there alone; two that lie open would tell the order of what the Whale
    put under the deck.
    """
    if tag != SEEN and known_to(tag, seat):
        return False
    tags = [other for other in state.deck_tags if other == SEEN or not known_to(other, seat)]
    for holder, player in enumerate(state.players):
        if holder != seat:
            tags += [other for other in player.tags if not known_to(other, seat)]
    if state.jordan:
        tags += [other for other in state.jordan.tags if not known_to(other, seat)]
    mix, face = mix_of(tag), face_of(tag)
    alike = sum(1 for other in tags if (mix_of(other) == mix if mix else face_of(other) == face and not mix_of(other)))
    return alike > 1


def _all_cards(state: MaracaiboState) -> list[int]:
    cards = [*state.cells, *state.tier2, *state.reserve]
    for player in state.players:
        cards += player.cards
    if state.jordan:
        cards += state.jordan.bought
    return sorted(card for card in cards if card != NONE)


def _all_quests(state: MaracaiboState) -> list[int]:
    quests = [*state.quest_deck, *state.quest_market]
    for player in state.players:
        quests += [*player.quests, *player.dealt]
    if state.jordan:
        quests += state.jordan.quests
    return sorted(quests)


def _figureheads(state: MaracaiboState) -> bool:
    """In the market, with players or with Jordan, each once; before the market opens there are none."""
    tiles = [*state.figureheads, *(player.figurehead for player in state.players if player.figurehead != NONE)]
    if state.jordan:
        tiles += state.jordan.figureheads
    count = 3 if state.seats == 1 else state.seats + 2
    return len(set(tiles)) == len(tiles) == (count if state.round else 0)


def _at_sea(state: MaracaiboState, place: int) -> bool:
    return place in (GULF, MARACAIBO, STARTING_ZONE) or 0 <= place < len(state.cells)


def _tokens(state: MaracaiboState) -> bool:
    owners = [(cell, seat) for seat, player in enumerate(state.players) for cell in player.residences]
    if state.jordan:
        owners += [(cell, state.seats) for cell in state.jordan.residences]
    lying = [(cell, owner) for cell, tokens in enumerate(state.tokens) for owner in tokens]
    return sorted(owners) == sorted(lying) and all(cell in state.residence_cells for cell, _ in lying)


def _markets(state: MaracaiboState) -> bool:
    cells = [cell for player in state.players for cell in player.markets if cell != NONE]
    on_locations = all(state.box.cards[state.cells[cell]].kind == LOCATION for cell in cells)
    return len(set(cells)) == len(cells) and on_locations and state.market_cells == sum(1 << cell for cell in cells)


def _explorers(state: MaracaiboState) -> bool:
    nodes = [player.explorer for player in state.players]
    if state.jordan:
        nodes.append(state.jordan.explorer)
    alone = [node for node in nodes if not state.box.nodes[node].shared and not state.box.nodes[node].tile]
    return len(set(alone)) == len(alone)


def _buried(player: Player) -> int:
    return sum(area.below for area in player.areas) + sum(1 for treasure in player.extra if treasure != NONE)


def _barriers(state: MaracaiboState, player: Player) -> bool:
    """With slots right of a line, at least so many lie before it that the line could be crossed."""
    zones = sorted(slot.zone for slot in state.box.slots if player.upgrades >> slot.number & 1)
    return all(zone == 0 or place >= state.box.barriers[zone - 1] for place, zone in enumerate(zones))


def _abilities(state: MaracaiboState, player: Player) -> bool:
    """The sums kept for speed equal what the sources say."""
    sources = [state.box.cards[number] for number in player.cards]
    effects = [effect for source in sources for effect in source.ongoing]
    effects += [e for slot in state.box.slots if player.upgrades >> slot.number & 1 for e in slot.ongoing]
    if player.figurehead != NONE:
        effects += state.box.figureheads[player.figurehead].ongoing
    able = player.able
    sums = {name: sum(e.n for e in effects if e.name == name and not e.mask) for name in ("raid_power", "discount")}
    plus = sum(effect.n for effect in effects if effect.name == "explore_plus")
    return (able.power, able.discount, able.explore_plus) == (sums["raid_power"], sums["discount"], plus)


def _fits(state: MaracaiboState, player: Player) -> bool:
    for treasure, area in enumerate(player.areas):
        if area.plain < 0 or area.covered >> len(state.box.storage[treasure]):
            return False
        if area.buried >> len(state.box.buried[treasure]):
            return False
    return all(tag >= SEEN or tag == 0 for tag in player.tags)
