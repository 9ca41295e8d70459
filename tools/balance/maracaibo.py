"""Pirates of Maracaibo: what players take, what they score with, and how far alone they beat Jordan."""

from __future__ import annotations

from typing import cast

from doubloon.core.move import Move
from doubloon.core.state import State
from doubloon.games.maracaibo import moves, tasks
from doubloon.games.maracaibo.cards import IMPROVEMENT
from doubloon.games.maracaibo.moves import Act
from doubloon.games.maracaibo.player import NONE, Player
from doubloon.games.maracaibo.scoring import part_names, quest_points
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
            look_at(cast(MaracaiboState, before), seat, cast(Act, move), offers)
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
    return task.kind == tasks.MOVE and task.a == 0 and cast(Act, move).code == moves.SAIL


def look_at(state: MaracaiboState, seat: int, move: Act, offers: Offers) -> None:
    """Count what a decision offered and what was taken of it. Cards count where a ship stopped beside them."""
    task = state.question
    box = state.box
    legal = cast(list[Act], state.offers(seat))
    if task.kind in (tasks.IMPROVEMENT, tasks.RESIDENCE):
        if any(offer.code == moves.TAKE_CARD for offer in legal):
            kind = "improvement" if task.kind == tasks.IMPROVEMENT else "residence"
            offers.count(f"{kind} {box.cards[state.cells[task.a]].id}", move.code == moves.TAKE_CARD)
    elif task.kind == tasks.KEEP:
        for place, quest in enumerate(state.players[seat].dealt):
            offers.count(f"quest {box.quests[quest].id}", bool(move.a >> place & 1))
    elif task.kind == tasks.QUEST:
        for offer in legal:
            if offer.code == moves.QUEST and offer.a != moves.DECK:
                offers.count(f"quest {box.quests[state.quest_market[offer.a]].id}", offer is move)
    elif task.kind == tasks.FIGUREHEAD:
        for offer in legal:
            if offer.code == moves.FIGUREHEAD:
                offers.count(f"figurehead {box.figureheads[offer.a].id}", offer is move)
    elif task.kind == tasks.PLACE:
        for tile in sorted({int(offer.a) for offer in legal if offer.code == moves.PLACE}):
            offers.count(f"market {_side(state, tile)}", move.code == moves.PLACE and move.a == tile)
    elif task.kind == tasks.UPGRADE:
        for offer in legal:
            if offer.code == moves.SLOT:
                offers.count(f"slot {box.slots[offer.a].id}", offer is move)


OBSERVER = MaracaiboObserver()
