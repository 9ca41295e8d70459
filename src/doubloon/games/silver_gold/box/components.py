# interpreted: reads files, nothing hot
"""Reads `components.toml` into a Box and checks every entry."""

from __future__ import annotations

from pathlib import Path

from doubloon.core.components import Entry, read_components
from doubloon.core.game import BOX
from doubloon.core.move import Move, MoveSet
from doubloon.games.silver_gold.box.box import DEALT, DISPLAY, WORKING, Box
from doubloon.games.silver_gold.box.cards import (
    BOX_NAMES,
    BOXES,
    COLOURS,
    COUNT,
    SIDE,
    Card,
    Pattern,
    connected,
    names_of,
)
from doubloon.games.silver_gold.moves import TOP, Cross, Keep, Take


def load_box(path: Path | None = None) -> Box:
    """The components of the printed game, or of another file."""
    file, fingerprint = read_components(path or Path(__file__).with_name("components.toml"))
    _check_frame(file)
    cards = _read_cards(file)
    patterns = _read_patterns(file.entry("patterns"))
    ids, expeditions = _read_expeditions(file.entry("expedition_deck"), patterns)
    round_card = file.entry("round_card")
    cups = round_card.numbers("cups")
    if sorted(cups, reverse=True) != cups:
        raise round_card.wrong("must list its cups from the highest down")
    turns = round_card.number("turns_per_round", 1, len(expeditions))
    file.entry("expedition_deck").number("used_per_round", turns, turns)
    if cups[-1] < 0:
        raise round_card.wrong("must not have a cup below 0")
    score_card = file.entry("score_card")
    coin_rows = score_card.number("coin_rows", 1, 9)
    score_card.number("cup_fields", coin_rows, coin_rows)
    scoring = file.entry("scoring")
    tie_break = [_colour(scoring, colour) for colour in scoring.texts("tie_break")]
    if sorted(tie_break) != list(range(len(COLOURS))):
        raise scoring.wrong("must name every colour once in tie_break")
    solo = file.entry("solo")
    ranks = [(rank.number("from", 0, 999), rank.get("key", str)) for rank in solo.entries("ranks", "key")]
    if [lowest for lowest, _ in ranks] != sorted({lowest for lowest, _ in ranks}) or not ranks or ranks[0][0] != 0:
        raise solo.wrong("must list its ranks from 0 upwards")
    return Box(
        fingerprint=fingerprint if path else BOX,
        cards=cards,
        patterns=patterns,
        expedition_ids=ids,
        expeditions=expeditions,
        rounds=round_card.number("rounds", 1, 9),
        turns=turns,
        cups=cups,
        coin_rows=coin_rows,
        coins_per_row=score_card.number("coins_per_row", 1, 9),
        palm_boxes=score_card.number("palm_boxes", 1, 9),
        per_coin_box=scoring.number("per_coin_box", 0, 9),
        palm_own=scoring.number("palm_own", 0, 9),
        palm_per_displayed=scoring.number("palm_per_displayed_palm", 0, 9),
        tie_break=tie_break,
        ghost_cup_rounds=solo.numbers("ghost_cup_rounds"),
        ranks=ranks,
        moveset=_make_moveset(cards, patterns),
    )


def _check_frame(file: Entry) -> None:
    """What the rules take for granted cannot be changed by a file."""
    if file.get("game", str) != "silver_gold":
        raise file.wrong('must say game = "silver_gold"')
    setup = file.entry("setup")
    setup.number("cards_dealt", DEALT, DEALT)
    setup.number("cards_kept", WORKING, WORKING)
    setup.number("working_cards", WORKING, WORKING)
    file.entry("display").number("size", DISPLAY, DISPLAY)
    players = file.entry("players")
    players.number("min", 2, 2)
    players.number("max", 4, 4)


def _colour(entry: Entry, name: str) -> int:
    if name not in COLOURS:
        raise entry.wrong(f"names the colour {name!r}; there are {', '.join(COLOURS)}")
    return COLOURS.index(name)


def _read_cards(file: Entry) -> list[Card]:
    deck = file.entry("treasure_deck")
    treasure = file.entry("treasure")
    cards: list[Card] = []
    for name in COLOURS:
        group = treasure.entry(name)
        value = group.number("points", 1, BOXES)
        entries = group.entries("cards")
        expected = deck.entry("colours").number(name, 0, 99)
        if len(entries) != expected:
            raise group.wrong(f"has {len(entries)} cards; treasure_deck.colours says {expected}")
        cards += [_read_card(entry, COLOURS.index(name), value, deck.entry("seal_points")) for entry in entries]
    ids = [card.id for card in cards]
    for id in ids:
        if ids.count(id) > 1:
            raise treasure.wrong(f"has two cards called {id}")
    if len(cards) != deck.number("count", 20, 99):
        raise deck.wrong(f"says count = {deck.get('count', int)}, but {len(cards)} cards are listed")
    totals = deck.entry("box_totals")
    for key, sign in (("plain", "."), ("cross", "X"), ("coin", "C"), ("palm", "P")):
        found = sum("".join(card.rows).count(sign) for card in cards)
        if totals.number(key, 0, 999) != found:
            raise totals.wrong(f"says {key} = {totals.get(key, int)}, but the cards show {found}")
    return cards


def _read_card(entry: Entry, colour: int, value: int, seals: Entry) -> Card:
    rows = entry.texts("rows")
    if len(rows) > SIDE or len(rows[0]) > SIDE or any(len(row) != len(rows[0]) for row in rows):
        raise entry.wrong(f"must have at most {SIDE} rows of equal length, at most {SIDE} long")
    for sign in "".join(rows):
        if sign not in "~.XCP":  # SG-006
            raise entry.wrong(f"has {sign!r} in its rows; the signs are ~ . X C P")
    seal_colour, seal_points = -1, 0
    if entry.has("seal"):
        seal = entry.entry("seal")
        seal_colour = _colour(seal, seal.get("colour", str))
        printed = seals.number(COLOURS[seal_colour], 1, 2)
        seal_points = seal.number("points", printed, printed)  # SG-007
    card = Card(entry.get("id", str), colour, value, rows, seal_colour, seal_points)
    if not connected(card.island):
        raise entry.wrong("has an island that does not hang together edge to edge (SG-003)")
    if COUNT[card.island] != value:
        raise entry.wrong(f"has {COUNT[card.island]} boxes but a value of {value}; they must be equal (SG-005)")
    return card


def _read_patterns(entry: Entry) -> list[Pattern]:
    patterns: list[Pattern] = []
    for id in entry.keys():
        rows = entry.texts(id)
        cells = [(r, c) for r, row in enumerate(rows) for c, sign in enumerate(row) if sign == "#"]
        if any(r >= SIDE or c >= SIDE for r, c in cells) or set("".join(rows)) - set("#."):
            raise entry.wrong(f"has a pattern {id} that is not drawn with # and . inside 4 by 4")
        if len(cells) < 2 or not connected(sum(1 << SIDE * r + c for r, c in cells)):
            raise entry.wrong(f"has a pattern {id} that is not two or more connected boxes")
        pattern = Pattern(id, cells)
        for other in patterns:
            if other.placements == pattern.placements:
                raise entry.wrong(f"has a pattern {id} that is the same as {other.id}")
        patterns.append(pattern)
    return patterns


def _read_expeditions(deck: Entry, patterns: list[Pattern]) -> tuple[list[str], list[int]]:
    """The ids of the expedition cards, and the pattern that each shows."""
    known = [pattern.id for pattern in patterns]
    ids: list[str] = []
    shown: list[int] = []
    for card in deck.entries("cards"):
        pattern = card.get("pattern", str)
        if pattern not in known:
            raise card.wrong(f"names the pattern {pattern!r}; there are {', '.join(known)}")
        if card.get("id", str) in ids:
            raise card.wrong("is there twice")
        ids.append(card.get("id", str))
        shown.append(known.index(pattern))
    if len(ids) != deck.number("count", 1, 99):
        raise deck.wrong(f"says count = {deck.get('count', int)}, but {len(ids)} cards are listed")
    return ids, shown


def _make_moveset(cards: list[Card], patterns: list[Pattern]) -> MoveSet:
    """All moves, and for every card those that can cross it with a pattern."""
    moves: list[Move] = [Keep(a, b) for a in range(DEALT) for b in range(a + 1, DEALT)]
    crossings: list[list[Cross]] = []
    singles: list[list[Cross]] = []
    extras: list[list[Cross]] = []
    for pattern in patterns:
        for place in range(WORKING):
            crossings.append([Cross("cross", place, mask, names_of(mask)) for mask in pattern.placements])
    for place in range(WORKING):
        singles.append([Cross("box", place, 1 << bit, [BOX_NAMES[bit]]) for bit in range(BOXES)])
        extras.append([Cross("extra", place, 1 << bit, [BOX_NAMES[bit]]) for bit in range(BOXES)])
    for group in crossings + singles + extras:
        moves.extend(group)
    moves += [Take(place) for place in range(DISPLAY)]
    moves.append(Take(TOP))
    for card in cards:
        card.patterns = [_on(card, group) for group in crossings]
    return MoveSet(moves)


def _on(card: Card, group: list[Cross]) -> list[Cross]:
    return [move for move in group if move.boxes & ~card.island == 0]
