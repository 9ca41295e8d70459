"""The numbers that opponents of Pirates of Maracaibo steer by, all in one place. Points are those of the end."""

from __future__ import annotations

from typing import Final

from doubloon.games.maracaibo.box.box import ROUNDS


class Weights:
    """What things are usually worth; as they stand here, among several players."""

    def __init__(self) -> None:
        # Time
        self.turns_a_round = 6.5
        self.pace = 1.7  # columns that a ship gets on in a turn
        self.turn = 2.0  # points of a turn, apart from abilities: few, because rivals have as many turns
        self.jordans_turn = 1.0  # points that a turn of Jordan brings in the end, less what `turn` leaves out
        self.jordans_pace = 1.7
        self.envy = 1.0  # how much of what Jordan gains counts against a player alone
        # Doubloons: worth a fifth of a point at the end, and this more with so many turns to go
        self.coin = 0.4
        self.coin_turns = 14.0
        # How often things are done in a turn, and what abilities bring when they are
        self.raids = 0.5
        self.explores = 0.45
        self.purchases = 0.4
        self.power = 1.1
        self.die_power = 0.5
        self.reroll = 0.5
        self.movement = 0.3
        self.action = 0.8
        # Things to do
        self.track_icon = 2.3
        self.upgrade = 3.4
        self.quest = 3.4
        self.bury = 4.0
        self.place = 4.5
        self.use = 3.5
        self.figurehead = 8.0
        self.treasure = 2.4  # beside what its island makes of it: storing or burying it brings something, too
        # Things to have
        self.space = 0.75  # a step on the track …
        self.explored = 0.3  # … and how much of it counts when it is done
        self.ruby = 2.5
        self.card = 1.0  # what a card does for quests, residences and the like, as long as it is not owned …
        self.owned = 0.0  # … and when it is
        self.growth = 0.4  # points a turn that an effect of the end scoring still gains
        self.stored = 1.2  # a treasure that may be buried
        self.rise = 0.0  # of a treasure's value until the end
        self.marker = 0.5
        self.market = 1.2
        # Residences
        self.room = 0.4  # how much of the way to its cap a residence goes with all the time in the world
        self.build = 0.6  # how likely a residence is that could be paid for
        # Quests: what counts as done already, and the turns that the rest takes
        self.begun = 0.6
        self.quest_turns = 4.0
        self.quest_turns_more = 6.0
        self.later_coins: list[float] = []
        self.settle()

    def settle(self) -> None:
        """Work out what follows from the others."""
        # By rounds: what a doubloon of income is worth over so many incomes to come.
        self.later_coins = [self._later_coins(rounds) for rounds in range(ROUNDS + 1)]

    def doubloon(self, turns: float) -> float:
        """A doubloon buys cards while there is time; in the end five of them are a point. (PM-337)"""
        return 0.2 + self.coin * min(1.0, turns / self.coin_turns)

    def _later_coins(self, rounds: int) -> float:
        worth = 0.0
        for income in range(rounds):
            worth += self.doubloon((rounds - 1 - income) * self.turns_a_round)
        return worth


USUAL: Final = Weights()
