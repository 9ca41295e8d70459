# interpreted: msgspec structs live here
"""What is printed: cards, boards and tiles as views show them. The same for everybody, so made once a box."""

from __future__ import annotations

from msgspec import Struct

from doubloon.core.move import Field
from doubloon.games.maracaibo.box.box import Box, JordanSheet
from doubloon.games.maracaibo.box.cards import (
    BONUSES,
    ICONS,
    JORDAN_VERBS,
    KINDS,
    NO_BONUS,
    NO_LIST,
    Card,
    Condition,
    Node,
    Quest,
    SoloCard,
    Source,
)
from doubloon.games.maracaibo.box.effects import COUNTERS, NO_LIMIT, TREASURES, TYPES, Effect


class EffectView(Struct, frozen=True, gc=False):
    """An effect by its name in the vocabulary; `lists` holds what follows a payment or the sides of a slash."""

    e: str
    params: dict[str, Field]
    lists: list[list[EffectView]]


class CardFace(Struct, frozen=True, gc=False):
    """A card of the Caribbean. What it does not have is empty."""

    id: str
    kind: str
    tier: int
    type: str
    cost: int
    vp: int
    now: list[EffectView]
    ongoing: list[EffectView]
    income: list[EffectView]
    endgame: list[EffectView]
    actions: list[EffectView]


class SourceFace(Struct, frozen=True, gc=False):
    """A slot of the ship board or a figurehead."""

    id: str
    zone: int
    now: list[EffectView]
    ongoing: list[EffectView]
    income: list[EffectView]


class QuestFace(Struct, frozen=True, gc=False):
    """A quest card: what the two conditions need, and their points."""

    id: str
    top: dict[str, int]
    top_vp: int  # for Quest Hunters, to whom the top has no condition: what failing the bottom brings
    bottom: dict[str, int]
    bottom_vp: int


class NodeFace(Struct, frozen=True, gc=False):
    """A space of the exploration track."""

    id: str
    at: tuple[int, int]
    river: int
    to: list[str]
    shared: bool
    fx: list[EffectView]


class TileFace(Struct, frozen=True, gc=False):
    """A black market tile."""

    id: str
    front: list[EffectView]
    back: list[EffectView]


class ActionFace(Struct, frozen=True, gc=False):
    """A raiding action, or a trade of explore movement."""

    name: str
    cost: int
    limit: int  # 0: any number
    then: list[EffectView]


class SoloLine(Struct, frozen=True, gc=False):
    """A main action of a Solo card; a buy looks for the types of improvement in this order."""

    action: str
    order: list[str]


class SoloFace(Struct, frozen=True, gc=False):
    """A Solo card."""

    id: str
    bonus: str  # of a B card, else ""
    main: list[SoloLine]


class SoloBoards(Struct, frozen=True, gc=False):
    """The solo sides of Jordan's boards: upgrades in the order in which they are taken, and each level's strength."""

    upgrades: list[str]
    raid_points: list[int]
    raid_treasures: list[int]
    raid_marker: list[bool]  # a marker for the island if Jordan then has more of the type
    explore_points: list[int]
    explore_extra: list[int]


class Boards(Struct, frozen=True, gc=False):
    """Everything printed that does not change: boards, track, tiles."""

    slots: list[SourceFace]
    barriers: list[int]
    storage: dict[str, list[list[EffectView]]]
    buried: dict[str, list[list[EffectView]]]
    track: list[NodeFace]
    tiles: list[TileFace]
    figureheads: list[SourceFace]
    actions: list[ActionFace]
    trades: list[ActionFace]
    gulf: list[EffectView]
    maracaibo: list[EffectView]
    ruby_market: list[list[EffectView]]
    island_values: list[int]  # what a treasure is worth, by markers on its island


class Faces:
    """The faces of a box, looked up by number."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.cards = [self._card(card) for card in box.cards]
        self.quests = [_quest(quest) for quest in box.quests]
        self.hunted = [_hunted(quest, box) for quest in box.quests]
        self.solo_cards = [_solo_card(card) for card in box.solo_cards]
        self.solo_boards = _solo_boards(box.jordan)
        self.boards = self._boards(retirement=False)
        self.boards_with_tile = self._boards(retirement=True)

    def listed(self, number: int) -> list[EffectView]:
        return [] if number == NO_LIST else self.effects(self.box.lists[number].effects)

    def effects(self, effects: list[Effect]) -> list[EffectView]:
        return [EffectView(each.name, dict(each.params), [self.listed(n) for n in each.lists]) for each in effects]

    def _card(self, card: Card) -> CardFace:
        return CardFace(
            id=card.id,
            kind=KINDS[card.kind],
            tier=card.tier,
            type=TYPES[card.type] if card.type >= 0 else "",
            cost=card.cost,
            vp=card.vp,
            now=self.listed(card.now),
            ongoing=self.effects(card.ongoing),
            income=self.effects(card.income),
            endgame=self.effects([*card.endgame, *([card.score] if card.score else [])]),
            actions=self.listed(card.actions_list),
        )

    def _source(self, source: Source, zone: int) -> SourceFace:
        now = self.listed(source.now)
        return SourceFace(source.id, zone, now, self.effects(source.ongoing), self.effects(source.income))

    def _node(self, node: Node, retirement: bool) -> NodeFace:
        ahead = [self.box.nodes[there] for there in node.to]
        to = [there.id for there in ahead if retirement or not there.tile]
        return NodeFace(node.id, node.at, node.river, to, node.shared, self.listed(node.fx))

    def _boards(self, retirement: bool) -> Boards:
        box = self.box
        return Boards(
            slots=[self._source(slot, slot.zone) for slot in box.slots],
            barriers=list(box.barriers),
            storage={name: [self.listed(n) for n in box.storage[k]] for k, name in enumerate(TREASURES)},
            buried={name: [self.listed(n) for n in box.buried[k]] for k, name in enumerate(TREASURES)},
            track=[self._node(node, retirement) for node in box.nodes if retirement or not node.tile],
            tiles=[TileFace(tile.id, self.listed(tile.front), self.listed(tile.back)) for tile in box.tiles],
            figureheads=[self._source(tile, 0) for tile in box.figureheads],
            actions=[
                ActionFace(a.name, a.cost, 0 if a.limit == NO_LIMIT else a.limit, self.listed(a.then))
                for a in box.actions
            ],
            trades=[ActionFace(trade.name, trade.cost, 1, self.listed(trade.then)) for trade in box.trades],
            gulf=self.listed(box.gulf_before) + self.listed(box.gulf_option),
            maracaibo=self.listed(box.maracaibo),
            ruby_market=[self.listed(n) for n in box.ruby_market],
            island_values=list(box.value_by_markers),
        )


def _quest(quest: Quest) -> QuestFace:
    return QuestFace(quest.id, _needs(quest.top), quest.top.vp, _needs(quest.bottom), quest.bottom.vp)


def _hunted(quest: Quest, box: Box) -> QuestFace:
    """What a quest brings to Quest Hunters. (PM-531)"""
    numbers = box.numbers
    return QuestFace(
        quest.id, {}, numbers.hunters_failed, _needs(quest.bottom), quest.bottom.vp * numbers.hunters_factor
    )


def _solo_card(card: SoloCard) -> SoloFace:
    main = [SoloLine(JORDAN_VERBS[line.verb], [TYPES[type] for type in line.order]) for line in card.main]
    return SoloFace(card.id, "" if card.bonus == NO_BONUS else BONUSES[card.bonus], main)


def _solo_boards(sheet: JordanSheet) -> SoloBoards:
    return SoloBoards(
        upgrades=[ICONS[icon] for icon in sheet.upgrades],
        raid_points=list(sheet.raid_vp),
        raid_treasures=list(sheet.raid_treasures),
        raid_marker=list(sheet.raid_marker),
        explore_points=list(sheet.explore_vp),
        explore_extra=list(sheet.explore_extra),
    )


def _needs(condition: Condition) -> dict[str, int]:
    return {COUNTERS[counter]: needed for counter, needed in condition.needs}


_known: dict[int, Faces] = {}
_printing: dict[int, Faces] = {}


def faces_of(box: Box) -> Faces:
    """The faces of a box; boxes live as long as their games."""
    known = _known.get(id(box))
    if known is None or known.box is not box:
        known = Faces(box)
        _known[id(box)] = known
        for boards in (known.boards, known.boards_with_tile):
            _printing[id(boards)] = known
    return known


def printed_with(boards: Boards) -> Faces | None:
    """All that is printed in the box of these boards; None for a view that was read from a file."""
    known = _printing.get(id(boards))
    return known if known and (known.boards is boards or known.boards_with_tile is boards) else None
