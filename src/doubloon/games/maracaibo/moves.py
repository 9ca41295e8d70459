"""The moves of the game. Decision points D-01 to D-30 of the catalogue in brackets.

keep 1 / keep 1 3     quests to keep at the setup (D-01)      keep / reroll        the roll of a raid (D-11)
sail c5r2 / sail gulf where the ship stops, or its next step (D-02), stop: enough of it
pay 2                 which opponent gets the doubloon (D-03)
ignore, acquire, construct                                  the card where the ship stopped (D-04, D-05)
market                activate the own black market tile (D-06)   use bm2             from afar (D-24)
slot s07              an upgrade (D-07)
entry 2, resume, done a list of effects (D-08)                 side 1               of a slash (D-09)
pay, do, skip         pay for an effect, do it, decline it (D-10 and every "–" of the catalogue)
die gold, spend s09, leave                                    a raid (D-12, D-13)
type gold, store gold plain, store gold 1                     a treasure (D-14, D-15)
trade s13, go on, explore u3                                  exploring (D-16, D-17)
bury gold plain 2, bury gold bonus1 extra3                    burying (D-18)
refresh, quest market 1, quest deck, discard q07              quests (D-19, D-26)
buy c3r1, build c3r2  through effects (D-20, D-21)             island gold          a marker (D-22)
place bm2 c4r3 (D-23) figurehead mermaid (D-25)               ruby, sell 3, return 2 (D-28, D-29)
end turn              (D-30)
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doubloon.core.move import Field, Move

PLAIN: Final = 0  # plain storage; bonus spaces count from 1
DECK: Final = -1  # the top of the quest deck; market places count from 0


class About(Move):
    """A move about one thing, whose name its text ends with. Moves that are about nothing are a plain `Move`."""

    def __init__(self, kind: str, field: str, name: Field, text: str = "") -> None:
        super().__init__(kind, text or f"{kind} {name}")
        self.field = field
        self.name = name

    def fields(self) -> dict[str, Field]:
        return {self.field: self.name}


class KeepQuests(About):
    """Keep these of the dealt quests, a bit mask of places."""

    def __init__(self, places: int, names: str) -> None:
        super().__init__("keep", "quests", names)
        self.places: i64 = places


class Sail(About):
    """To a place of the grid, to the Gulf or to Maracaibo."""

    def __init__(self, place: int, space: str) -> None:
        super().__init__("sail", "space", space)
        self.place: i64 = place


class PayOpponent(About):
    def __init__(self, opponent: int) -> None:
        super().__init__("pay-seat", "opponent", opponent, f"pay {opponent + 1}")
        self.opponent: i64 = opponent


class FillSlot(About):
    def __init__(self, slot: int, id: str) -> None:
        super().__init__("slot", "slot", id)
        self.slot: i64 = slot


class UseEntry(About):
    """An entry of a list, counted from 0."""

    def __init__(self, entry: int) -> None:
        super().__init__("entry", "entry", entry + 1)
        self.entry: i64 = entry


class TakeSide(About):
    """A side of a slash, counted from 0."""

    def __init__(self, side: int) -> None:
        super().__init__("side", "side", side + 1)
        self.side: i64 = side


class TakeDie(About):
    def __init__(self, die: int, name: str) -> None:
        super().__init__("die", "die", name)
        self.die: i64 = die


class Spend(About):
    """Power, on a raiding action."""

    def __init__(self, action: int, name: str) -> None:
        super().__init__("spend", "action", name)
        self.action: i64 = action


class TakeType(About):
    """A type of treasure to gain."""

    def __init__(self, treasure: int, name: str) -> None:
        super().__init__("type", "treasure", name)
        self.treasure: i64 = treasure


class Store(Move):
    """A gained treasure, on plain storage or on a bonus space."""

    def __init__(self, treasure: int, name: str, space: int) -> None:
        super().__init__("store", f"store {name} {'plain' if space == PLAIN else space}")
        self.treasure: i64 = treasure
        self.name = name
        self.space: i64 = space

    def fields(self) -> dict[str, Field]:
        return {"treasure": self.name, "space": self.space}


class GiveUp(About):
    """Explore movement, for a trade."""

    def __init__(self, trade: int, name: str) -> None:
        super().__init__("trade", "trade", name)
        self.trade: i64 = trade


class Explore(About):
    """To a space of the track."""

    def __init__(self, node: int, id: str) -> None:
        super().__init__("explore", "space", id)
        self.node: i64 = node


class Bury(Move):
    """A treasure from plain storage or a bonus space in a hole: of its area, then those of figureheads."""

    def __init__(self, treasure: int, source: int, hole: int, name: str, space: str) -> None:
        taken = "plain" if source == PLAIN else f"bonus{source}"
        super().__init__("bury", f"bury {name} {taken} {space}")
        self.treasure: i64 = treasure
        self.source: i64 = source
        self.hole: i64 = hole
        self.told = (name, taken, space)

    def fields(self) -> dict[str, Field]:
        name, taken, space = self.told
        return {"treasure": name, "taken": taken, "space": space}


class TakeQuest(Move):
    """From a place of the market, or the top of the deck, which has no place."""

    def __init__(self, place: int) -> None:
        super().__init__("quest", "quest deck" if place == DECK else f"quest market {place + 1}")
        self.place: i64 = place

    def fields(self) -> dict[str, Field]:
        return {} if self.place == DECK else {"place": self.place + 1}


class DiscardQuest(About):
    def __init__(self, quest: int, id: str) -> None:
        super().__init__("discard", "quest", id)
        self.quest: i64 = quest


class Buy(About):
    """The improvement on a place of the grid."""

    def __init__(self, place: int, space: str) -> None:
        super().__init__("buy", "space", space)
        self.place: i64 = place


class Build(About):
    """The residence on a place of the grid."""

    def __init__(self, place: int, space: str) -> None:
        super().__init__("build", "space", space)
        self.place: i64 = place


class MarkIsland(About):
    def __init__(self, island: int, name: str) -> None:
        super().__init__("island", "island", name)
        self.island: i64 = island


class PlaceTile(Move):
    """A black market tile, on a place of the grid."""

    def __init__(self, tile: int, place: int, id: str, space: str) -> None:
        super().__init__("place", f"place {id} {space}")
        self.tile: i64 = tile
        self.place: i64 = place
        self.told = (id, space)

    def fields(self) -> dict[str, Field]:
        id, space = self.told
        return {"tile": id, "space": space}


class UseTile(About):
    def __init__(self, tile: int, id: str) -> None:
        super().__init__("use", "tile", id)
        self.tile: i64 = tile


class TakeFigurehead(About):
    def __init__(self, figurehead: int, id: str) -> None:
        super().__init__("figurehead", "figurehead", id)
        self.figurehead: i64 = figurehead


class SellRuby(About):
    """For the bonus of a space, counted from 0."""

    def __init__(self, space: int) -> None:
        super().__init__("sell", "space", space + 1)
        self.space: i64 = space


class ReturnRubies(About):
    def __init__(self, count: int) -> None:
        super().__init__("return", "rubies", count)
        self.count: i64 = count


class MoveFinder:
    """All moves, ordered so that rules find them by number."""

    def __init__(self) -> None:
        self.keeps: list[list[Move]] = []  # for a normal setup, and for Quest Hunters
        self.sails: list[Move] = []  # by grid place
        self.pay_seats: list[Move] = []
        self.slots: list[FillSlot] = []
        self.entries: list[Move] = []
        self.sides: list[Move] = []
        self.dice: list[Move] = []
        self.spends: list[Spend] = []
        self.types: list[Move] = []
        self.stores: list[list[Move]] = []  # by treasure; plain storage first
        self.trades: list[GiveUp] = []
        self.explores: list[Explore] = []
        self.buries: list[list[list[Move]]] = []  # by treasure, from where (plain first), to where (extra spaces last)
        self.quest_market: list[Move] = []
        self.discards: list[Move] = []
        self.buys: list[Buy] = []
        self.builds: list[Build] = []
        self.islands: list[Move] = []
        self.places: list[list[PlaceTile]] = []  # by tile and grid place
        self.uses: list[Move] = []
        self.figureheads: list[TakeFigurehead] = []
        self.sells: list[Move] = []
        self.returns: list[Move] = []
        self.stop = Move("stop", "stop")
        self.ignore = Move("ignore", "ignore")
        self.acquire = Move("acquire", "acquire")
        self.construct = Move("construct", "construct")
        self.market = Move("market", "market")
        self.resume = Move("resume", "resume")
        self.done = Move("done", "done")
        self.pay = Move("pay", "pay")
        self.do = Move("do", "do")
        self.skip = Move("skip", "skip")
        self.reroll = Move("reroll", "reroll")
        self.keep = Move("keep-roll", "keep")
        self.leave = Move("leave", "leave")
        self.go_on = Move("go-on", "go on")
        self.refresh = Move("refresh", "refresh")
        self.quest_deck = TakeQuest(DECK)
        self.ruby = Move("ruby", "ruby")
        self.end_turn = Move("end-turn", "end turn")
