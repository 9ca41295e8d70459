"""The numbers that opponents of Pirates of Maracaibo steer by, all in one place: points, unless they say otherwise."""

from __future__ import annotations

from typing import Final

from doubloon.games.maracaibo.box.box import ROUNDS

# Time, and what is done in a turn.

TURNS_A_ROUND: Final = 6.5
TURN: Final = 2.0  # of a turn, apart from abilities: few, because rivals have as many turns
JORDANS_TURN: Final = 1.0  # that a turn of Jordan brings in the end, less what TURN leaves out of a player's
RAIDS: Final = 0.5  # a turn
EXPLORES: Final = 0.45
PURCHASES: Final = 0.4

# Things to have.

COIN: Final = 0.45  # of a doubloon in the middle of the game
COIN_TURNS: Final = 14.0  # turns for which doubloons keep their worth: after that, there is little left to buy
SPACE: Final = 0.75  # of a step on the track
RUBY: Final = 2.5
CARD: Final = 1.0  # what a card does for quests, residences and the like
GROWTH: Final = 0.4  # a turn, that an effect of the end scoring still gains
ROOM: Final = 0.4  # how much of the way to its cap a residence goes with all the time in the world
BUILD: Final = 0.6  # how likely a residence is that could be paid for
TREASURE: Final = 2.4  # what storing or burying a treasure brings
STORED: Final = 1.2  # of a treasure that may still be buried
MARKER: Final = 0.5  # of an upgrade, beside what it does
TILE: Final = 1.2  # of a black market tile that may be used again

# Things to do.

TRACK_ICON: Final = 2.3
UPGRADE: Final = 3.4
QUEST: Final = 3.4
BURY: Final = 4.0
MARKING: Final = 0.5  # of a marker on an island, for each own treasure from there
PLACE: Final = 4.5
USE: Final = 3.5
FIGUREHEAD: Final = 8.0


class Weights:
    """Those of the numbers above that are seen otherwise alone against Jordan; unless given they are as above."""

    def __init__(
        self,
        turns_a_round: float = TURNS_A_ROUND,
        turn: float = TURN,
        explores: float = EXPLORES,
        coin_turns: float = COIN_TURNS,
        space: float = SPACE,
        card: float = CARD,
        room: float = ROOM,
        build: float = BUILD,
        treasure: float = TREASURE,
        stored: float = STORED,
        marker: float = MARKER,
        tile: float = TILE,
        track_icon: float = TRACK_ICON,
        upgrade: float = UPGRADE,
        quest: float = QUEST,
        bury: float = BURY,
        marking: float = MARKING,
        use: float = USE,
        figurehead: float = FIGUREHEAD,
    ) -> None:
        self.turns_a_round = turns_a_round
        self.turn = turn
        self.explores = explores
        self.coin_turns = coin_turns
        self.space = space
        self.card = card
        self.room = room
        self.build = build
        self.treasure = treasure
        self.stored = stored
        self.marker = marker
        self.tile = tile
        self.track_icon = track_icon
        self.upgrade = upgrade
        self.quest = quest
        self.bury = bury
        self.marking = marking
        self.use = use
        self.figurehead = figurehead
        # By rounds: what a doubloon of income is worth over so many incomes to come.
        self.later_coins: list[float] = [self._later_coins(rounds) for rounds in range(ROUNDS + 1)]

    def doubloon_worth(self, turns: float) -> float:
        """A doubloon buys cards while there is time; in the end five of them are a point. (PM-337)"""
        return 0.2 + 0.4 * min(1.0, turns / self.coin_turns)

    def _later_coins(self, rounds: int) -> float:
        worth = 0.0
        for income in range(rounds):
            worth += self.doubloon_worth((rounds - 1 - income) * self.turns_a_round)
        return worth


USUAL: Final = Weights()

# Found in games against Jordan between players that look ahead: docs/opponents.md.
ALONE: Final = Weights(
    turns_a_round=5.7,
    turn=1.4,
    explores=0.6,
    coin_turns=18.0,
    space=1.25,
    card=-0.7,
    room=0.3,
    build=0.5,
    treasure=4.0,
    stored=0.75,
    marker=0.3,
    tile=0.0,
    track_icon=3.2,
    upgrade=4.0,
    quest=4.0,
    bury=6.4,
    marking=0.4,
    use=4.0,
    figurehead=12.0,
)
