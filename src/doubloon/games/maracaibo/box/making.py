# interpreted: runs once a box
"""Makes the table of moves that a box allows. Its order is part of the ruleset: ids are places in it."""

from __future__ import annotations

from itertools import combinations

from doubloon.core.move import Move
from doubloon.games.maracaibo import moves as m
from doubloon.games.maracaibo.box.box import MOST_SEATS, Box
from doubloon.games.maracaibo.box.compiling import MOST_ENTRIES, MOST_SIDES
from doubloon.games.maracaibo.box.effects import TREASURES
from doubloon.games.maracaibo.box.layout import GULF, MARACAIBO, MOST_ROWS, space_name

MOST_RUBIES = 40
MOST_MARKET = 6


def make_moves(box: Box) -> list[Move]:
    """All moves in the order of their ids; the box's MoveFinder finds them by number."""
    moves = box.moves
    spaces = [space_name(place // MOST_ROWS, place % MOST_ROWS) for place in range(GULF)]
    seas = {**dict(enumerate(spaces)), GULF: "gulf", MARACAIBO: "maracaibo"}
    kept = _make_keeps(box)
    moves.sails = [m.Sail(place, space) for place, space in seas.items()]
    moves.pay_seats = [m.PayOpponent(seat) for seat in range(MOST_SEATS)]
    moves.slots = [m.FillSlot(slot.number, slot.id) for slot in box.slots]
    moves.entries = [m.UseEntry(entry) for entry in range(MOST_ENTRIES)]
    moves.sides = [m.TakeSide(side) for side in range(MOST_SIDES)]
    moves.dice = [m.TakeDie(die, name) for die, name in enumerate(TREASURES)]
    moves.spends = [m.Spend(action.number, action.name) for action in box.actions]
    moves.types = [m.TakeType(treasure, name) for treasure, name in enumerate(TREASURES)]
    for treasure, name in enumerate(TREASURES):
        moves.stores.append([m.Store(treasure, name, space) for space in range(len(box.storage[treasure]) + 1)])
    moves.trades = [m.GiveUp(trade.number, trade.name) for trade in box.trades]
    moves.explores = [m.Explore(node.number, node.id) for node in box.nodes]
    moves.buries = [_burials(box, treasure) for treasure in range(len(TREASURES))]
    moves.quest_market = [m.TakeQuest(place) for place in range(MOST_MARKET)]
    moves.discards = [m.DiscardQuest(quest.number, quest.id) for quest in box.quests]
    moves.buys = [m.Buy(place, space) for place, space in enumerate(spaces)]
    moves.builds = [m.Build(place, space) for place, space in enumerate(spaces)]
    moves.islands = [m.MarkIsland(island, name) for island, name in enumerate(TREASURES)]
    for tile in box.tiles:
        moves.places.append([m.PlaceTile(tile.number, place, tile.id, space) for place, space in enumerate(spaces)])
    moves.uses = [m.UseTile(tile.number, tile.id) for tile in box.tiles]
    moves.figureheads = [m.TakeFigurehead(head.number, head.id) for head in box.figureheads]
    moves.sells = [m.SellRuby(space) for space in range(len(box.ruby_market))]
    moves.returns = [m.ReturnRubies(count) for count in range(MOST_RUBIES)]
    return [
        *kept,
        *moves.sails,
        moves.stop,
        *moves.pay_seats,
        *[moves.ignore, moves.acquire, moves.construct, moves.market],
        *moves.slots,
        *moves.entries,
        *[moves.resume, moves.done],
        *moves.sides,
        *[moves.pay, moves.do, moves.skip, moves.reroll, moves.keep],
        *moves.dice,
        *moves.spends,
        moves.leave,
        *moves.types,
        *[store for stores in moves.stores for store in stores],
        *moves.trades,
        moves.go_on,
        *moves.explores,
        *[bury for sources in moves.buries for holes in sources for bury in holes],
        moves.refresh,
        *moves.quest_market,
        moves.quest_deck,
        *moves.discards,
        *moves.buys,
        *moves.builds,
        *moves.islands,
        *[place for places in moves.places for place in places],
        *moves.uses,
        *moves.figureheads,
        moves.ruby,
        *moves.sells,
        *moves.returns,
        moves.end_turn,
    ]


def _make_keeps(box: Box) -> list[Move]:
    """The quests to keep, for a normal setup and for Quest Hunters; what both have is one move."""
    numbers = box.numbers
    made: dict[int, Move] = {}
    for draw, keep in ((numbers.quest_draw, numbers.quest_keep), (numbers.hunters_draw, numbers.hunters_keep)):
        offered = []
        for kept in combinations(range(draw), keep):
            places = sum(1 << place for place in kept)
            if places not in made:
                made[places] = m.KeepQuests(places, " ".join(str(place + 1) for place in kept))
            offered.append(made[places])
        box.moves.keeps.append(offered)
    return list(made.values())


def _burials(box: Box, treasure: int) -> list[list[Move]]:
    """By where a treasure is taken from: the moves that bury it in its own holes, then in those of figureheads."""
    extra = max([0, *(len(tile.spaces) for tile in box.figureheads)])
    holes = [str(k + 1) for k in range(len(box.buried[treasure]))] + [f"extra{k + 1}" for k in range(extra)]
    return [
        [m.Bury(treasure, source, hole, TREASURES[treasure], space) for hole, space in enumerate(holes)]
        for source in range(len(box.storage[treasure]) + 1)
    ]
