# interpreted: runs once a box
"""Makes the table of moves that a box allows. Its order is part of the ruleset: ids are places in it."""

from __future__ import annotations

from itertools import combinations

from doubloon.core.move import Field, Move
from doubloon.games.maracaibo import moves as m
from doubloon.games.maracaibo.box import MOST_SEATS, Box
from doubloon.games.maracaibo.compiling import MOST_ENTRIES, MOST_SIDES
from doubloon.games.maracaibo.effects import TREASURES
from doubloon.games.maracaibo.layout import GULF, MARACAIBO, MOST_ROWS, space_name
from doubloon.games.maracaibo.moves import Act

MOST_RUBIES = 40
MOST_MARKET = 6


def make_moves(box: Box) -> list[Move]:
    """All moves in the order of the table; the box's MoveSet finds them by number."""
    table: list[Move] = []

    def add(code: int, kind: str, text: str, numbers: tuple[int, ...] = (), **told: Field) -> Move:
        act = Act(code, kind, text, *numbers)
        act.told = told
        table.append(act)
        return act

    moves, numbers = box.moves, box.numbers
    spaces = [space_name(place // MOST_ROWS, place % MOST_ROWS) for place in range(GULF)]
    for draw, keep in ((numbers.quest_draw, numbers.quest_keep), (numbers.hunters_draw, numbers.hunters_keep)):
        made = []
        for kept in combinations(range(draw), keep):
            text = "keep " + " ".join(str(place + 1) for place in kept)
            known = [move for move in table if move.text == text]
            mask = sum(1 << place for place in kept)
            made.append(known[0] if known else add(m.KEEP_QUESTS, "keep", text, (mask,), quests=text[5:]))
        moves.keeps.append(made)
    moves.sails = [add(m.SAIL, "sail", f"sail {space}", (place,), space=space) for place, space in enumerate(spaces)]
    for place, space in ((GULF, "gulf"), (MARACAIBO, "maracaibo")):
        moves.sails.append(add(m.SAIL, "sail", f"sail {space}", (place,), space=space))
    table.append(moves.stop)
    moves.pay_seats = [add(m.PAY_SEAT, "pay-seat", f"pay {s + 1}", (s,), opponent=s) for s in range(MOST_SEATS)]
    table += [moves.ignore, moves.acquire, moves.construct, moves.market]
    moves.slots = [add(m.SLOT, "slot", f"slot {slot.id}", (slot.number,), slot=slot.id) for slot in box.slots]
    moves.entries = [add(m.ENTRY, "entry", f"entry {k + 1}", (k,), entry=k + 1) for k in range(MOST_ENTRIES)]
    table += [moves.resume, moves.done]
    moves.sides = [add(m.SIDE, "side", f"side {k + 1}", (k,), side=k + 1) for k in range(MOST_SIDES)]
    table += [moves.pay, moves.do, moves.skip, moves.reroll, moves.keep]
    moves.dice = [add(m.DIE, "die", f"die {name}", (k,), die=name) for k, name in enumerate(TREASURES)]
    for action in box.actions:
        moves.spends.append(add(m.SPEND, "spend", f"spend {action.name}", (action.number,), action=action.name))
    table.append(moves.leave)
    moves.types = [add(m.TYPE, "type", f"type {name}", (k,), treasure=name) for k, name in enumerate(TREASURES)]
    for treasure, name in enumerate(TREASURES):
        stores = [add(m.STORE, "store", f"store {name} plain", (treasure, m.PLAIN), treasure=name, space=0)]
        for bonus in range(1, len(box.storage[treasure]) + 1):
            stores.append(add(m.STORE, "store", f"store {name} {bonus}", (treasure, bonus), treasure=name, space=bonus))
        moves.stores.append(stores)
    for trade in box.trades:
        moves.trades.append(add(m.TRADE, "trade", f"trade {trade.name}", (trade.number,), trade=trade.name))
    table.append(moves.go_on)
    for node in box.nodes:
        moves.explores.append(add(m.EXPLORE, "explore", f"explore {node.id}", (node.number,), space=node.id))
    extra = max([0, *(len(tile.spaces) for tile in box.figureheads)])
    for treasure, name in enumerate(TREASURES):
        sources = []
        for source in range(len(box.storage[treasure]) + 1):
            taken = "plain" if source == m.PLAIN else f"bonus{source}"
            holes = [str(k + 1) for k in range(len(box.buried[treasure]))] + [f"extra{k + 1}" for k in range(extra)]
            sources.append(
                [
                    add(
                        m.BURY,
                        "bury",
                        f"bury {name} {taken} {hole}",
                        (treasure, source, place),
                        treasure=name,
                        taken=taken,
                        space=hole,
                    )
                    for place, hole in enumerate(holes)
                ]
            )
        moves.buries.append(sources)
    table.append(moves.refresh)
    for place in range(MOST_MARKET):
        moves.quest_market.append(add(m.QUEST, "quest", f"quest market {place + 1}", (place,), place=place + 1))
    table.append(moves.quest_deck)
    moves.discards = [add(m.DISCARD, "discard", f"discard {q.id}", (q.number,), quest=q.id) for q in box.quests]
    moves.buys = [add(m.BUY, "buy", f"buy {space}", (place,), space=space) for place, space in enumerate(spaces)]
    for place, space in enumerate(spaces):
        moves.builds.append(add(m.BUILD, "build", f"build {space}", (place,), space=space))
    moves.islands = [add(m.ISLAND, "island", f"island {name}", (k,), island=name) for k, name in enumerate(TREASURES)]
    for tile in box.tiles:
        moves.places.append(
            [
                add(m.PLACE, "place", f"place {tile.id} {space}", (tile.number, place), tile=tile.id, space=space)
                for place, space in enumerate(spaces)
            ]
        )
    moves.uses = [add(m.USE, "use", f"use {tile.id}", (tile.number,), tile=tile.id) for tile in box.tiles]
    for head in box.figureheads:
        moves.figureheads.append(
            add(m.FIGUREHEAD, "figurehead", f"figurehead {head.id}", (head.number,), figurehead=head.id)
        )
    table.append(moves.ruby)
    for place in range(len(box.ruby_market)):
        moves.sells.append(add(m.SELL, "sell", f"sell {place + 1}", (place,), space=place + 1))
    moves.returns = [add(m.RETURN, "return", f"return {count}", (count,), rubies=count) for count in range(MOST_RUBIES)]
    table.append(moves.end_turn)
    return table
