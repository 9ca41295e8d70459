"""Everything in the box, compiled for play (`components` fills it in, once), and what a table chose of it."""

from __future__ import annotations

from typing import Final

from doubloon.core.move import Move, MoveSet
from doubloon.core.options import Options
from doubloon.games.maracaibo.box.cards import Card, Figurehead, MarketTile, Node, Quest, Slot, SoloCard
from doubloon.games.maracaibo.box.effects import Effect, EffectList, RaidAction, Trade
from doubloon.games.maracaibo.box.layout import GULF, MARACAIBO, MOST_MOVEMENT, PLACES, Layout
from doubloon.games.maracaibo.box.written import Written
from doubloon.games.maracaibo.moves import MoveFinder

ROUNDS: Final = 3  # PM-070
MOST_SEATS: Final = 4
MODULES: Final = [
    "fog_locations",
    "fog_improvements",
    "pirate_skirmish",
    "quest_hunters",
    "rubies",
    "retirement",
]


class Numbers:
    """The numbers printed in the rules and on the boards."""

    def __init__(self) -> None:
        self.improvements_used = 15
        self.residences_used = 4
        self.start_doubloons: list[int] = []
        self.island_markers = 4
        self.quest_draw = 2
        self.quest_keep = 1
        self.quest_market = 2
        self.figureheads_extra = 2
        self.figureheads_solo = 3
        self.move_max = 3
        self.ignore_gain = 5
        self.free_rerolls = 1
        self.quest_bonus_at = 6
        self.quest_bonus = 10
        self.score_track = 50
        # Modules.
        self.fog_coins = 1
        self.fog_coins_a_round = 1
        self.skirmish_vp = 2
        self.skirmish_take = 1
        self.hunters_draw = 3
        self.hunters_keep = 2
        self.hunters_market = 3
        self.hunters_factor = 2
        self.hunters_failed = -5
        self.ruby_return = 2


class JordanSheet:
    """The solo sides of the boards."""

    def __init__(self) -> None:
        self.raid_vp: list[int] = []
        self.raid_treasures: list[int] = []
        self.raid_marker: list[bool] = []
        self.explore_vp: list[int] = []
        self.explore_extra: list[int] = []
        self.treasure_die: list[int] = []  # a treasure, or -1 for the island with most markers
        self.figurehead_die: list[int] = []
        self.residence_die: list[int] = []
        self.upgrades: list[int] = []  # icons in the order in which they are taken (PM-480)
        self.bonus_explore = 2
        self.setup_quests = 1
        self.start_level = 0
        self.per_river = 4
        self.per_improvement = 6
        self.per_residence = 15
        self.per_quest = 5
        self.quest_bonus_at = 6
        self.quest_bonus = 10
        self.fog_vp: list[int] = []
        self.skirmish_vp = 5
        self.ruby_vp = 2


class Box:
    """The components. Cards and the like are known by their places in these lists."""

    def __init__(self, fingerprint: str) -> None:
        self.fingerprint = fingerprint
        self.numbers = Numbers()
        self.effects: list[Effect] = []
        self.lists: list[EffectList] = []
        self.actions: list[RaidAction] = []
        self.standard_actions: list[RaidAction] = []  # the first of them (PM-155 to PM-157)
        self.trades: list[Trade] = []
        self.cards: list[Card] = []
        self.tier1_improvements: list[int] = []
        self.residences: list[int] = []
        self.tier1_locations: list[int] = []
        self.tier2: list[int] = []
        self.slots: list[Slot] = []
        self.barriers: list[int] = []
        self.open_slots: list[int] = []  # by number of markers on the board: the slots that may be used (PM-251)
        self.figureheads: list[Figurehead] = []
        self.tiles: list[MarketTile] = []
        self.quests: list[Quest] = []
        self.nodes: list[Node] = []
        self.start_node = 0
        self.end_node = 0
        self.layouts: list[Layout] = []
        self.value_tiles: list[int] = []
        self.storage: list[tuple[int, ...]] = []  # by treasure: the lists of the bonus spaces
        self.buried: list[tuple[int, ...]] = []
        self.value_steps: list[tuple[int, int]] = []  # markers from which on a treasure has a value
        self.value_by_markers: list[int] = []
        self.base_scoring: list[Effect] = []
        self.first_token = 0  # the list for the first token on a residence
        self.gulf_before = 0
        self.gulf_option = 0
        self.maracaibo = 0
        self.ruby_supply = 0
        self.ruby_market: list[int] = []
        self.jordan = JordanSheet()
        self.solo_cards: list[SoloCard] = []
        self.moves = MoveFinder()
        self.moveset = MoveSet([])

    def card_named(self, id: str) -> int:
        for card in self.cards:
            if card.id == id:
                return card.number
        raise KeyError(id)

    def layout_named(self, id: str) -> Layout:
        for layout in self.layouts:
            if layout.id == id:
                return layout
        raise KeyError(id)

    def island_value(self, markers: int) -> int:
        """What a treasure is worth while its island holds so many markers. (PM-341)"""
        last = len(self.value_by_markers) - 1
        return self.value_by_markers[markers if markers < last else last]


class Setting:
    """What the options of a table mean for the rules: layout and modules. Never changed during a game."""

    def __init__(self, box: Box, options: Options) -> None:
        self.layout = box.layout_named(options.choice("layout"))
        self.beginner = options.flag("beginner")
        self.fog_locations = options.flag("fog_locations")
        self.fog_improvements = options.flag("fog_improvements")
        self.skirmish = options.flag("pirate_skirmish")
        self.hunters = options.flag("quest_hunters")
        self.rubies = options.flag("rubies")
        self.retirement = options.flag("retirement")
        # By place: the move that sails there; by movement and place: all legal stops as moves.
        self.sail_to: list[Move] = [box.moves.stop] * PLACES
        for cell, place in enumerate(self.layout.grid):
            self.sail_to[cell] = box.moves.sails[place]
        for place in (GULF, MARACAIBO):
            self.sail_to[place] = box.moves.sails[place]
        self.stop_moves: list[list[list[Move]]] = [
            [[self.sail_to[there] for there in self.layout.stops[most][place]] for place in range(PLACES)]
            for most in range(MOST_MOVEMENT + 1)
        ]
        self.written = Written(box, self.rubies, MOST_SEATS)
