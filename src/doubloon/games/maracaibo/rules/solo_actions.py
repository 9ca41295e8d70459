"""Chapter 24: what Jordan does: actions, upgrades, rubies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from doubloon.games.maracaibo.box.cards import (
    BONUS_RAID,
    BONUS_UPGRADE,
    BONUSES,
    ICON_ADVANCE,
    ICON_FIGUREHEAD,
    ICON_QUEST,
    ICONS,
    IMPROVEMENT,
    JORDAN_ACQUIRE,
    JORDAN_BUY,
    JORDAN_EXPLORE,
    JORDAN_QUEST,
    JORDAN_RAID,
    JORDAN_VERBS,
    NO_BONUS,
    SoloCard,
)
from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.jordan import Jordan
from doubloon.games.maracaibo.player import NONE
from doubloon.games.maracaibo.rules import quests
from doubloon.games.maracaibo.rules.buying import put_token, refill
from doubloon.games.maracaibo.rules.gains import add_markers, take_marker
from doubloon.games.maracaibo.rules.paying import jordan_points
from doubloon.games.maracaibo.rules.remembering import SEEN
from doubloon.games.maracaibo.rules.sailing import has_rubies

if TYPE_CHECKING:
    from doubloon.games.maracaibo.state import MaracaiboState


def act(state: MaracaiboState, jordan: Jordan, verb: int, value: int) -> None:
    if state.events is not None:
        state.tell("jordan-action", {"action": JORDAN_VERBS[verb]})
    if verb == JORDAN_RAID:
        raid(state, jordan)
    elif verb == JORDAN_EXPLORE:
        explore(state, jordan, value)
    elif verb == JORDAN_QUEST:
        take_quest(state, jordan)
    elif verb == JORDAN_ACQUIRE and state.tier2:
        number = state.tier2[-1]  # PM-476, A-48
        state.tier2 = state.tier2[:-1]
        state.tier2_up = state.tier2_up[:-1]
        jordan.bought = (*jordan.bought, number)
        state.reveal("card-drawn")
        if state.events is not None:
            state.tell("jordan-bought", {"card": state.box.cards[number].id})


def bonus(state: MaracaiboState, jordan: Jordan, card: SoloCard) -> None:
    """The bonus action of a B card. (PM-485)"""
    if card.bonus == NO_BONUS:
        return
    if state.events is not None:
        state.tell("jordan-bonus", {"action": BONUSES[card.bonus]})
    if card.bonus == BONUS_UPGRADE:
        take_upgrade(state, jordan)
    elif card.bonus == BONUS_RAID:
        raid(state, jordan)
    else:
        explore(state, jordan, state.box.jordan.bonus_explore)


def raid(state: MaracaiboState, jordan: Jordan) -> None:
    """Points and treasures by level; from level 3 on a marker if Jordan is ahead. (PM-470 to PM-472, PM-487)"""
    sheet = state.box.jordan
    rolled = state.rng.die()
    treasure = sheet.treasure_die[rolled - 1]
    if treasure < 0:
        treasure = 0
        for island in range(1, 3):
            if state.islands[island] > state.islands[treasure]:  # PM-478 ties: gold, emerald, pearl
                treasure = island
    count = sheet.raid_treasures[jordan.level]
    for _ in range(count):
        take_marker(state, treasure)
    jordan.take_treasure(treasure, count)
    if state.events is not None:
        markers = state.islands[treasure]
        state.tell("jordan-raids", {"die": rolled, "treasure": TREASURES[treasure], "count": count, "markers": markers})
    if sheet.raid_vp[jordan.level]:
        jordan_points(state, sheet.raid_vp[jordan.level])
    if sheet.raid_marker[jordan.level] and jordan.treasures[treasure] > state.players[0].have(treasure):
        add_markers(state, treasure, 1)


def explore(state: MaracaiboState, jordan: Jordan, value: int) -> None:
    """The value, then points, then the level's further spaces; spaces give nothing. (PM-473, PM-474)"""
    if jordan.explorer == state.box.end_node:
        return  # PM-489, A-61
    sheet = state.box.jordan
    advance_explorer(state, jordan, value)
    jordan_points(state, sheet.explore_vp[jordan.level])
    advance_explorer(state, jordan, sheet.explore_extra[jordan.level])
    if state.events is not None:
        node = state.box.nodes[jordan.explorer]
        state.tell("jordan-explores", {"space": node.id, "rivers": node.river})


def advance_explorer(state: MaracaiboState, jordan: Jordan, spaces: int) -> None:
    """Always the full value, by the longest branch, skipping the human's explorer. (PM-473, A-43, PM-555)"""
    nodes = state.box.nodes
    human = state.players[0].explorer
    while spaces > 0 and jordan.explorer != state.box.end_node:
        best = NONE
        for there in nodes[jordan.explorer].to:
            if not nodes[there].tile and (best == NONE or nodes[there].longest > nodes[best].longest):
                best = there
        jordan.explorer = best
        if best != human or nodes[best].shared:
            spaces -= 1


def take_quest(state: MaracaiboState, jordan: Jordan) -> None:
    """The right-most market card; the rest slide right, a new one comes next to the deck. (PM-475)"""
    if not state.quest_market:
        return  # PM-489
    quest = state.quest_market[-1]
    jordan.add_quest(quest, SEEN)
    if state.events is not None:
        state.tell("jordan-quest", {"quest": state.box.quests[quest].id})
    market = state.quest_market[:-1]
    if state.quest_deck:
        market = (quests.turn_up(state), *market)
    state.quest_market = market


def buy(state: MaracaiboState, jordan: Jordan, cell: int) -> None:
    """Take the card free; the cell is refilled. (PM-477)"""
    number = state.cells[cell]
    assert state.box.cards[number].kind == IMPROVEMENT
    jordan.bought = (*jordan.bought, number)
    if state.events is not None:
        state.tell("jordan-action", {"action": JORDAN_VERBS[JORDAN_BUY]})
        state.tell("jordan-bought", {"card": state.box.cards[number].id})
    refill(state, cell)


# Upgrades (PM-480 to PM-484)


def take_upgrade(state: MaracaiboState, jordan: Jordan) -> None:
    """The next slot, column by column, from top to bottom; each works at once. (PM-480)"""
    upgrades = state.box.jordan.upgrades
    if jordan.slots == len(upgrades):
        return
    icon = upgrades[jordan.slots]
    jordan.slots += 1
    if state.events is not None:
        state.tell("jordan-upgrade", {"icon": ICONS[icon], "slot": jordan.slots})
    if icon == ICON_ADVANCE:
        jordan.level = min(jordan.level + 1, len(state.box.jordan.raid_vp) - 1)  # PM-481
    elif icon == ICON_FIGUREHEAD:
        take_figurehead(state, jordan)
    elif icon == ICON_QUEST:
        take_quest(state, jordan)  # PM-483
    else:
        build_residence(state, jordan)


def take_figurehead(state: MaracaiboState, jordan: Jordan) -> None:
    """A die picks a tile, which leaves the market, unless the human has one already. (PM-482)"""
    if state.players[0].figurehead != NONE:
        return
    rolled = state.rng.die()
    place = state.box.jordan.figurehead_die[rolled - 1] - 1
    if not 0 <= place < len(state.figureheads):
        return
    tile = state.figureheads[place]
    jordan.figureheads = (*jordan.figureheads, tile)
    state.figureheads = state.figureheads[:place] + state.figureheads[place + 1 :]
    if state.events is not None:
        state.tell("jordan-figurehead", {"die": rolled, "figurehead": state.box.figureheads[tile].id})


def build_residence(state: MaracaiboState, jordan: Jordan) -> None:
    """A die picks a residence without Jordan's token. (PM-484, A-44)"""
    cells = state.residence_cells
    if len(jordan.residences) == len(cells):
        return
    while True:
        rolled = state.rng.die()
        place = state.box.jordan.residence_die[rolled - 1] - 1
        if 0 <= place < len(cells) and cells[place] not in jordan.residences:
            break
    cell = cells[place]
    first = not state.tokens[cell]
    jordan.residences = (*jordan.residences, cell)
    put_token(state, cell, state.seats)
    if state.events is not None:
        card = state.box.cards[state.cells[cell]].id
        state.tell("jordan-residence", {"die": rolled, "card": card, "space": state.setting.layout.names[cell]})
    if first:
        jordan_points(state, state.box.lists[state.box.first_token].points)


# Rubies (PM-545)


def take_ruby(state: MaracaiboState, jordan: Jordan, cell: int) -> None:
    if state.setting.rubies and has_rubies(state, cell):
        jordan.rubies += 1
        if state.events is not None:
            state.tell("jordan-ruby", {"rubies": jordan.rubies})


def sell_ruby(state: MaracaiboState, jordan: Jordan) -> None:
    """One ruby to a rolled space, or the next empty one; it brings no bonus. (PM-545, A-64)"""
    spaces = len(state.box.ruby_market)
    if not state.setting.rubies or jordan.rubies == 0 or state.ruby_market == (1 << spaces) - 1:
        return
    rolled = state.rng.die()
    space = rolled - 1
    while state.ruby_market >> space & 1:
        space = (space + 1) % spaces
    state.ruby_market |= 1 << space
    jordan.rubies -= 1
    if state.events is not None:
        state.tell("jordan-ruby-sold", {"die": rolled, "space": space + 1})
