"""What one party has: a player, or Aaron."""

from __future__ import annotations

from doubloon.core.pack import Reader, Writer
from doubloon.games.loot_island.box.maps import MapSet, read_map_set
from doubloon.games.loot_island.box.treasures import NO_HEALER


class Player:
    """Hand, cubes, compasses on the island, treasures; at the end a healer and the loot value."""

    def __init__(self, hand: MapSet, cubes: int, on: int, out: int, treasures: tuple[int, ...], amulets: int) -> None:
        self.hand = hand
        self.cubes = cubes
        self.on = on  # landings with a compass of this party, as a bit mask
        self.out = out  # how many these are
        self.treasures = treasures  # in the order kept
        self.amulets = amulets
        self.own_healers: tuple[int, ...] = ()  # healer variant 2 (LI-602)
        self.offered = NO_HEALER  # the one of them put on the table, sealed until all have
        self.healer = NO_HEALER
        self.eliminated = False
        self.loot = 0  # the loot value, once it is counted
        self.tossing: MapSet | None = None  # sealed: cards not kept in the initial hand variant

    def clone(self) -> Player:
        copy = Player(self.hand.clone(), self.cubes, self.on, self.out, self.treasures, self.amulets)
        copy.own_healers = self.own_healers
        copy.offered = self.offered
        copy.healer = self.healer
        copy.eliminated = self.eliminated
        copy.loot = self.loot
        tossing = self.tossing
        if tossing is not None:
            copy.tossing = tossing.clone()
        return copy

    def write(self, out: Writer) -> None:
        self.hand.write(out)
        out.numbers([self.cubes, self.on, self.out, self.amulets, self.offered, self.healer, self.loot])
        out.numbers([1 if self.eliminated else 0, 0 if self.tossing is None else 1])
        out.numbers(list(self.treasures))
        out.numbers(list(self.own_healers))
        if self.tossing is not None:
            self.tossing.write(out)


def read_player(data: Reader) -> Player:
    player = Player(read_map_set(data), 0, 0, 0, (), 0)
    player.cubes, player.on, player.out, player.amulets, player.offered, player.healer, player.loot = data.numbers()
    eliminated, tossing = data.numbers()
    player.eliminated = eliminated == 1
    player.treasures = tuple(data.numbers())
    player.own_healers = tuple(data.numbers())
    if tossing:
        player.tossing = read_map_set(data)
    return player
