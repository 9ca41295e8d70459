# interpreted: reads files, nothing hot
"""Reads event cards: which numbers of an EventCard each effect sets."""

from __future__ import annotations

from doubloon.core.components import Entry
from doubloon.games.loot_island.box.box import Box
from doubloon.games.loot_island.box.event_cards import EventCard

# Figures of an event: what the file calls one, what an EventCard does, the least and the most.
Figures = list[tuple[str, str, int, int]]

PRICE: Figures = [("same_color", "same_colour", 0, 2), ("any_color", "any_colour", 0, 5)]

# By effect: when it works, and its figures.
EFFECTS: dict[str, tuple[list[str], Figures]] = {
    "optional_draw_for_cubes": (["immediate"], [("draw", "extra_cards", 1, 9), ("cubes", "extra_cubes", 0, 9)]),
    "treasure_on_pass": (["immediate", "phase2"], [("per_player", "open_treasures", 1, 1)]),  # LI-414
    "island_use_gives_cube": (["phase2"], [("cubes", "island_cubes", 1, 9)]),
    "loot_shift": (["phase3"], [("big", "big", -9, 9), ("small", "small", -9, 9)]),
    "ship_moves_again": (["immediate"], [("steps", "ship_steps", 1, 3)]),
    "ship_turns_round": (["immediate"], []),
    "random_island_closed": (["immediate"], [("tiles", "closed_tiles", 1, 6)]),
    "compass_limit": (["phase2", "phase3"], [("limit", "compasses", 1, 7)]),
    "smaller_refill": (["phase1"], [("delta", "refill", -5, 5)]),
    "discard_icon_doubled": (["phase2"], [("cubes", "icon_cubes", 1, 9)]),
    "island_cost": (["phase2"], PRICE),
    "first_pass_curses_others": (["phase2"], [("cubes", "first_pass_cubes", 1, 9)]),
    "island_cheap_then_pass": (["phase2"], PRICE),
    "small_loot_cleanse": (["phase3"], [("cubes", "small_loot_cubes", 1, 9)]),
    "big_is_fewer": (["phase3"], []),
    "reverse_stack": (["phase2", "phase3"], []),
    "explore_two_coasts": (["phase3"], [("extra", "extra_coasts", 1, 3)]),
}
# Effects that set no number, or not only.
SWITCHES = {
    "ship_turns_round": "turns_ship",
    "island_cheap_then_pass": "then_pass",
    "big_is_fewer": "fewer_is_big",
    "reverse_stack": "reversed",
}
KEPT = "treasure_on_pass"  # its treasure must be kept, and the card says so (LI-413)


def read_events(file: Entry, box: Box) -> None:
    cost = file.entry("small_islands").entry("base_cost")
    same, any = _price(cost)
    box.plain = EventCard(-1, "", "", same, any)
    events = file.entry("events")
    for entry in events.entries("cards"):
        id = entry.own_id([other.id for other in box.events])
        deck = entry.get("deck", str)
        if deck not in ("A", "B"):
            raise entry.wrong(f"has deck = {deck[:40]!r}; allowed are A, B")
        event = EventCard(len(box.events), id, deck, same, any)
        _set(entry, event)
        box.events.append(event)
    decks = [event.deck for event in box.events]
    events.number("a_drawn", 1, 1)
    events.number("b_drawn", box.events_b, box.events_b)
    if "A" not in decks or decks.count("B") < box.events_b:
        raise events.wrong(f"must have a card of deck A and at least {box.events_b} of deck B")
    shrunk = [event.refill for event in box.events if event.refill]
    if shrunk:
        hand = box.aaron_hand + shrunk[0]
        file.entry("aaron").number("hand_with_b5", hand, hand)


def _price(entry: Entry) -> tuple[int, int]:
    """Two cards of one colour or none, and more of any colour. (LI-090)"""
    same = entry.number("same_color", 0, 2)
    any = entry.number("any_color", 0, 5)
    if same == 1 or same + any == 0:
        raise entry.wrong("must have same_color = 0 or 2, and ask for a card at all")
    return same, any


def _set(entry: Entry, event: EventCard) -> None:
    effect = entry.get("effect", str)
    if effect not in EFFECTS:
        raise entry.wrong(f"has effect = {effect[:40]!r}; allowed are {', '.join(EFFECTS)}")
    timing, figures = EFFECTS[effect]
    names = [name for name, _, _, _ in figures]
    entry.only(" ".join(["id deck timing effect", *names, *(["must_keep"] if effect == KEPT else [])]))
    if entry.texts("timing") != timing:
        raise entry.wrong(f"must have timing = {timing}: that is when {effect} works (LI-400)")
    for name, attribute, least, most in figures:
        setattr(event, attribute, entry.number(name, least, most))
    if figures is PRICE:
        _price(entry)
    if effect == KEPT and not entry.get("must_keep", bool):
        raise entry.wrong("must have must_keep = true (LI-413)")
    if effect in SWITCHES:
        setattr(event, SWITCHES[effect], True)
    event.effect = effect
    event.figures = {name: entry.get(name, int) for name in names}
