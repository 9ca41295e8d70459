"""What is asked in words, and which clause a refused move breaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doubloon.core.move import Field
from doubloon.games.loot_island import moves
from doubloon.games.loot_island.box.board import LANDINGS, NO_COLOUR
from doubloon.games.loot_island.box.maps import NO_CARD, ONE, RANKS, WILD, MapSet
from doubloon.games.loot_island.box.treasures import TYPES
from doubloon.games.loot_island.moves import Act
from doubloon.games.loot_island.rules import tasks
from doubloon.games.loot_island.rules.playing import distinct

if TYPE_CHECKING:
    from doubloon.games.loot_island.state import LootState

# By question: the key of its words and the clause behind it.
_PROMPTS: Final[dict[int, tuple[str, str]]] = {
    tasks.KEEP: ("keep-hand", "LI-605"),
    tasks.EXTRA: ("extra", "LI-410"),
    tasks.TOSS: ("toss", "LI-066"),
    tasks.WITHDRAW: ("withdraw", "LI-424"),
    tasks.TURN: ("turn", "LI-071"),
    tasks.SOURCE: ("source", "LI-103"),
    tasks.LAY: ("lay", "LI-107"),
    tasks.THIRD: ("pay-more", "LI-429"),
    tasks.TILE: ("tile", "LI-092"),
    tasks.DO: ("perform", "LI-093"),
    tasks.UNDERCUT: ("undercut", "LI-381"),
    tasks.OUTPOST: ("outpost", "LI-383"),
    tasks.DROP: ("drop", "LI-041"),
    tasks.DRAW: ("draw", "LI-143"),
    tasks.COPY: ("copy", "LI-148"),
    tasks.PICK: ("pick", "LI-173"),
    tasks.OPEN_PICK: ("open-pick", "LI-412"),
    tasks.TREASURE: ("treasure", "LI-190"),
    tasks.HEALER: ("healer", "LI-345"),
    tasks.OFFER: ("offer", "LI-603"),
}

# By question: the moves that belong to it.
_CODES: Final[dict[int, frozenset[int]]] = {
    tasks.KEEP: frozenset([moves.TOSS]),
    tasks.TOSS: frozenset([moves.TOSS]),
    tasks.WITHDRAW: frozenset([moves.WITHDRAW]),
    tasks.TURN: frozenset([moves.PLAY, moves.PAY, moves.PASS, moves.AARON]),
    tasks.SOURCE: frozenset([moves.FROM]),
    tasks.LAY: frozenset([moves.LAY]),
    tasks.THIRD: frozenset([moves.PAY]),
    tasks.TILE: frozenset([moves.USE]),
    tasks.UNDERCUT: frozenset([moves.UNDERCUT]),
    tasks.OUTPOST: frozenset([moves.OUTPOST]),
    tasks.DROP: frozenset([moves.DROP]),
    tasks.COPY: frozenset([moves.COPY]),
    tasks.PICK: frozenset([moves.TAKE]),
    tasks.OPEN_PICK: frozenset([moves.TAKE]),
    tasks.HEALER: frozenset([moves.HEALER]),
    tasks.OFFER: frozenset([moves.OFFER]),
}
_NO_CODES: Final[frozenset[int]] = frozenset()

# Why cubes may be dropped: the key of the reason and its clause.
_REASONS: Final[list[tuple[str, str]]] = [
    ("icon", "LI-142"),
    ("island", "LI-380"),
    ("crossed", "LI-192"),
    ("discard", "LI-193"),
    ("event", "LI-433"),
]


def _clause(state: LootState) -> str:
    """The clause behind the question, or the one that takes its place while the event is in force."""
    kind = state.question.kind
    event = state.event
    if kind == tasks.UNDERCUT and event.reversed:
        return "LI-436"
    if kind == tasks.PICK and event.reversed:
        return "LI-437"
    if kind == tasks.SOURCE and state.players[state.question.a].out < state.box.compasses:
        return "LI-425"
    return _PROMPTS[kind][1]


def _drop_clause(state: LootState) -> str:
    """The clause that says how many cubes may be dropped."""
    why = state.question.b
    if why == tasks.BY_ICON and state.event.icon_cubes != state.box.plain.icon_cubes:
        return "LI-427"
    return _REASONS[why][1]


def clause_against(state: LootState, seat: int, move: Act) -> str:
    """The clause that forbids this move now."""
    if state.over():
        return "LI-357"
    kind = state.question.kind
    clause = _clause(state)
    if not 0 <= seat < state.seats or state.waiting >> seat & 1 == 0:
        return "LI-070" if kind == tasks.TURN else clause
    if move.code not in _CODES.get(kind, _NO_CODES):
        if kind == tasks.OPEN_PICK and move.code in (moves.DISCARD, moves.KEEP):
            return "LI-413"
        if kind == tasks.PICK and move.code in (moves.DECLINE, moves.PASS):
            return "LI-174"
        if kind == tasks.HEALER and move.code in (moves.DECLINE, moves.PASS):
            return "LI-347"
        return clause
    if kind == tasks.TURN:
        return _against_turn(state, seat, move)
    if kind == tasks.LAY:
        return _against_lay(state, move)
    if kind == tasks.THIRD:
        return "LI-429" if move.b != NO_CARD else _against_card(state, move.a, "LI-429")
    if kind == tasks.TILE:
        return "LI-094" if state.setting.tiles >> move.a & 1 else "LI-031"
    if kind == tasks.DROP:
        return "LI-041" if move.a > state.players[seat].cubes else _drop_clause(state)
    if kind == tasks.TOSS or kind == tasks.KEEP:
        return "LI-136" if _is_twin(state, state.players[seat].hand, move.a) else clause
    return "LI-174" if kind == tasks.PICK else clause


def _against_turn(state: LootState, seat: int, move: Act) -> str:
    party = state.question.a
    if move.code == moves.PASS:
        return "LI-521"
    if move.code == moves.AARON:
        aaron = state.setting.aaron
        if aaron < 0:
            return "LI-500"
        if party != seat:
            return "LI-520"
        return "LI-553" if state.passed >> aaron & 1 else "LI-555"
    if move.code == moves.PAY:
        return _against_payment(state, move)
    return _against_play(state, move.a, move.b)


def _against_payment(state: LootState, move: Act) -> str:
    event = state.event
    if state.tiles_up == 0:
        return "LI-092"
    hand = state.players[state.question.a].hand
    price = "LI-431" if event.then_pass else "LI-429" if event.any_colour else "LI-090"
    pair = move.b != NO_CARD
    if pair != (event.same_colour > 0):
        return "LI-440" if event.then_pass else price
    if hand.size < event.same_colour + event.any_colour:
        return price
    against = _against_card(state, move.a, price)
    return _against_card(state, move.b, price) if pair and hand.holds(move.a) else against


def _against_card(state: LootState, card: int, price: str) -> str:
    """A card that is not held cannot pay; of equal cards the first pays, as they are interchangeable. (LI-091)"""
    party = state.question.a
    if state.players[party].hand.holds(card):
        return "LI-091"
    return "LI-520" if party == state.setting.aaron else price


def _against_play(state: LootState, place: int, card: int) -> str:
    party = state.question.a
    hand = state.players[party].hand
    if not hand.holds(card):
        return "LI-520" if party == state.setting.aaron else "LI-107"
    landing = state.landings[place]
    colour = card // RANKS
    if landing.colour == NO_COLOUR and state.landings[place ^ 1].colour == colour:
        return "LI-121"
    if landing.colour not in (NO_COLOUR, colour):
        return "LI-124"
    if state.box.value[card] not in (WILD, ONE) and state.box.value[card] < landing.last:
        return "LI-125"
    return "LI-136"


def _against_lay(state: LootState, move: Act) -> str:
    task = state.question
    landing = state.landings[task.b & (LANDINGS - 1)]
    card = move.a
    if not state.players[task.a].hand.holds(card) or card // RANKS != landing.colour:
        return "LI-107"
    if 1 << card % RANKS < task.c:
        return "LI-126"
    return "LI-136" if _is_twin(state, state.players[task.a].hand, card) else "LI-125"


def _is_twin(state: LootState, hand: MapSet, card: int) -> bool:
    """Is a card held that equals this one and goes before it?"""
    colour = card // RANKS
    return hand.holds(card) and distinct(hand.of(colour), state.box.twins[colour]) >> card % RANKS & 1 == 0


def prompt(state: LootState, seat: int) -> tuple[str, str, dict[str, Field]]:
    """The question to this seat: the key of its words, its clause, what fills the words in."""
    task = state.question
    kind = task.kind
    key, clause = _PROMPTS[kind][0], _clause(state)
    box = state.box
    args: dict[str, Field] = {}
    if kind == tasks.TURN:
        if task.a != seat:
            key, clause = "turn-aaron", "LI-520"
        args = _in_force(state, ["same_color", "any_color", "then_pass"])
    elif kind == tasks.DROP:
        clause = _drop_clause(state)
        args = {"most": task.a, "cubes": state.players[seat].cubes, "reason": _REASONS[task.b][0]}
    elif kind == tasks.KEEP:
        tossing = state.players[seat].tossing
        tossed = tossing.size if tossing is not None else 0
        args = {"owed": state.players[seat].hand.size - tossed - state.setting.hand}
    elif kind == tasks.EXTRA:
        args = {"cards": state.event.extra_cards, "cubes": state.event.extra_cubes}
    elif kind == tasks.SOURCE:
        args = {"party": task.a, "landing": task.b, "free": box.compasses - state.players[task.a].out}
        if task.c != NO_CARD:
            args["card"] = box.map_at[task.c].id
    elif kind == tasks.LAY:
        args = {"party": task.a, "landing": task.b & (LANDINGS - 1)}
    elif kind == tasks.THIRD:
        args = {"party": task.a, "cards": task.b, **_in_force(state, ["same_color", "any_color"])}
    elif kind == tasks.DO:
        args = {"party": task.a, "tile": box.tiles[task.b].id, **_in_force(state, ["then_pass"])}
    elif kind == tasks.TILE:
        args = {"party": task.a, **_in_force(state, ["then_pass"])}
    elif kind == tasks.UNDERCUT:
        args = {"party": task.a, **_in_force(state, ["reversed"])}
    elif kind in (tasks.OUTPOST, tasks.WITHDRAW):
        args = {"party": task.a}
    elif kind == tasks.PICK:
        args = _in_force(state, ["reversed"])
    elif kind == tasks.TREASURE:
        treasure = box.treasures[state.taken]
        args = {"type": TYPES[treasure.type], "ref": treasure.ref, "curse": treasure.curse, "crossed": treasure.crossed}
    elif kind == tasks.HEALER:
        args = {"cubes": state.players[seat].cubes}
    return key, clause, args


def _in_force(state: LootState, names: list[str]) -> dict[str, Field]:
    """What the event makes of the rule behind a question, as its words count with it."""
    figures = state.event.in_force()
    return {name: figures[name] for name in names}
