"""Pirates of Maracaibo: what players take, what they score with, and how far alone they beat Jordan."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from doubloon.core.move import Move
from doubloon.core.state import State
from doubloon.core.task import AnyTask
from doubloon.games.maracaibo.box.cards import IMPROVEMENT
from doubloon.games.maracaibo.moves import DECK, FillSlot, KeepQuests, PlaceTile, Sail, TakeFigurehead, TakeQuest
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.rules.market import ChooseTileAndSpace
from doubloon.games.maracaibo.rules.quests import ChooseQuest
from doubloon.games.maracaibo.rules.sailing import MoveShip
from doubloon.games.maracaibo.rules.scoring import part_names, quest_points
from doubloon.games.maracaibo.rules.setup import ChooseQuests
from doubloon.games.maracaibo.rules.stops import OfferImprovement, OfferResidence
from doubloon.games.maracaibo.rules.upgrades import ChooseFigurehead, ChooseSlot
from doubloon.games.maracaibo.state import MaracaiboState
from tools.balance import maracaibo_tables
from tools.balance.maracaibo_notes import GameNote, Look, SeatNote
from tools.balance.observer import Finished, Observer, Played, Section


class Offers:
    """How often each thing was to be had, and how often it was taken."""

    def __init__(self) -> None:
        self.looks: dict[str, Look] = {}

    def count(self, name: str, taken: bool) -> None:
        look = self.looks.get(name, Look(0, 0))
        self.looks[name] = Look(look.offered + 1, look.taken + taken)


class MaracaiboObserver(Observer[GameNote]):
    def note(self, finished: Finished) -> GameNote:
        state = cast(MaracaiboState, finished.state)
        box = state.box
        offers = Offers()
        turns = 0
        for before, seat, move in finished.replay():
            look_at(cast(MaracaiboState, before), seat, move, offers)
            turns += _begins_turn(before, move)
        owned = [card for player in state.players for card in player.cards]
        if state.jordan is not None:
            owned += state.jordan.bought
        hidden = state.down | state.fills
        lying = [number for cell, number in enumerate(state.cells) if not hidden >> cell & 1]
        return GameNote(
            seats=[seat_note(state, player, won) for player, won in zip(state.players, finished.wins())],
            parts=part_names(box),
            jordan=state.jordan.score if state.jordan is not None else None,
            plies=len(finished.plies),
            turns=turns,
            improvements=sorted(box.cards[card].id for card in {*owned, *lying} if box.cards[card].kind == IMPROVEMENT),
            residences=[box.cards[state.cells[cell]].id for cell in state.residence_cells],
            looks=offers.looks,
        )

    def sections(self, played: list[Played[GameNote]]) -> list[Section]:
        if all(one.series.seats == 1 for one in played):
            return [Section("solo", maracaibo_tables.solo(played))]
        box = [note for one in played if one.series.seats > 1 for note in one.notes]
        return [
            Section("scores", maracaibo_tables.scores(played)),
            Section("parts", maracaibo_tables.parts(played)),
            Section("strategies", maracaibo_tables.strategies(box)),
            *[Section(kind, maracaibo_tables.things(kind, box)) for kind in maracaibo_tables.KINDS],
        ]


def seat_note(state: MaracaiboState, player: Player, won: float) -> SeatNote:
    box = state.box
    owned = {
        "improvement": [box.cards[card].id for card in player.cards],
        "residence": [box.cards[state.cells[cell]].id for cell in player.residences],
        "quest": [box.quests[quest].id for quest in player.quests],
        "figurehead": [box.figureheads[player.figurehead].id] if player.figurehead != NONE else [],
        "market": [_side(state, tile) for tile, cell in enumerate(player.markets) if cell != NONE],
        "slot": [slot.id for slot in box.slots if player.upgrades >> slot.number & 1],
    }
    return SeatNote(
        score=player.score,
        won=won,
        sheet=list(player.sheet),
        owned=owned,
        scored=[box.quests[quest].id for quest in player.quests if quest_points(state, player, quest) > 0],
    )


def _side(state: MaracaiboState, tile: int) -> str:
    return f"{state.box.tiles[tile].id} {'back' if state.sides >> tile & 1 else 'front'}"


def _begins_turn(state: State, move: Move) -> bool:
    """A ship leaves its place: further steps of the same turn do not count."""
    task = state.question
    return isinstance(task, MoveShip) and task.steps == 0 and isinstance(move, Sail)


def look_at(state: MaracaiboState, seat: int, move: Move, offers: Offers) -> None:
    """Count what a decision offered and what was taken of it. Cards count where a ship stopped beside them."""
    look = LOOKS.get(type(state.question))
    if look:
        look(state, seat, move, offers)


def _at_improvement(state: MaracaiboState, seat: int, move: Move, offers: Offers) -> None:
    _at_card("improvement", state.box.moves.acquire, state, move, offers)


def _at_residence(state: MaracaiboState, seat: int, move: Move, offers: Offers) -> None:
    _at_card("residence", state.box.moves.construct, state, move, offers)


def _at_card(kind: str, taking: Move, state: MaracaiboState, move: Move, offers: Offers) -> None:
    if taking in state.offers(state.question.seat):
        card = state.box.cards[state.cells[state.players[state.question.seat].ship]]
        offers.count(f"{kind} {card.id}", move is taking)


def _at_dealt_quests(state: MaracaiboState, seat: int, move: Move, offers: Offers) -> None:
    places = cast(KeepQuests, move).places
    for place, quest in enumerate(state.players[seat].dealt):
        offers.count(f"quest {state.box.quests[quest].id}", bool(places >> place & 1))


def _at_quests(state: MaracaiboState, seat: int, move: Move, offers: Offers) -> None:
    for offer in state.offers(seat):
        if isinstance(offer, TakeQuest) and offer.place != DECK:
            offers.count(f"quest {state.box.quests[state.quest_market[offer.place]].id}", offer is move)


def _at_figureheads(state: MaracaiboState, seat: int, move: Move, offers: Offers) -> None:
    for offer in state.offers(seat):
        if isinstance(offer, TakeFigurehead):
            offers.count(f"figurehead {state.box.figureheads[offer.figurehead].id}", offer is move)


def _at_tiles(state: MaracaiboState, seat: int, move: Move, offers: Offers) -> None:
    for tile in sorted({int(offer.tile) for offer in state.offers(seat) if isinstance(offer, PlaceTile)}):
        offers.count(f"market {_side(state, tile)}", isinstance(move, PlaceTile) and move.tile == tile)


def _at_slots(state: MaracaiboState, seat: int, move: Move, offers: Offers) -> None:
    for offer in state.offers(seat):
        if isinstance(offer, FillSlot):
            offers.count(f"slot {state.box.slots[offer.slot].id}", offer is move)


LOOKS: dict[type[AnyTask], Callable[[MaracaiboState, int, Move, Offers], None]] = {
    OfferImprovement: _at_improvement,
    OfferResidence: _at_residence,
    ChooseQuests: _at_dealt_quests,
    ChooseQuest: _at_quests,
    ChooseFigurehead: _at_figureheads,
    ChooseTileAndSpace: _at_tiles,
    ChooseSlot: _at_slots,
}


OBSERVER = MaracaiboObserver()
