# interpreted: reads files, nothing hot
"""Reads event cards: which number of an EventCard each effect sets."""

from __future__ import annotations

from doubloon.core.components import Entry
from doubloon.games.loot_island.box.box import Box
from doubloon.games.loot_island.box.event_cards import EventCard

# By effect: the figures that a card with it has, and when it works.
EFFECTS = {
    "optional_draw_for_cubes": ("draw cubes", ["immediate"]),
    "treasure_on_pass": ("per_player must_keep", ["immediate", "phase2"]),
    "island_use_gives_cube": ("cubes", ["phase2"]),
    "loot_shift": ("big small", ["phase3"]),
    "ship_moves_again": ("steps", ["immediate"]),
    "ship_turns_round": ("", ["immediate"]),
    "random_island_closed": ("tiles", ["immediate"]),
    "compass_limit": ("limit", ["phase2", "phase3"]),
    "smaller_refill": ("delta", ["phase1"]),
    "discard_icon_doubled": ("cubes", ["phase2"]),
    "island_cost": ("same_color any_color", ["phase2"]),
    "first_pass_curses_others": ("cubes", ["phase2"]),
    "island_cheap_then_pass": ("same_color any_color", ["phase2"]),
    "small_loot_cleanse": ("cubes", ["phase3"]),
    "big_is_fewer": ("", ["phase3"]),
    "reverse_stack": ("", ["phase2", "phase3"]),
    "explore_two_coasts": ("extra", ["phase3"]),
}


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
    figures, timing = EFFECTS[effect]
    entry.only(f"id deck timing effect {figures}")
    if entry.texts("timing") != timing:
        raise entry.wrong(f"must have timing = {timing}: that is when {effect} works (LI-400)")
    if effect == "optional_draw_for_cubes":
        event.extra_cards = entry.number("draw", 1, 9)
        event.extra_cubes = entry.number("cubes", 0, 9)
    elif effect == "treasure_on_pass":
        event.open_treasures = entry.number("per_player", 1, 1)  # LI-414
        if not entry.get("must_keep", bool):
            raise entry.wrong("must have must_keep = true (LI-413)")
    elif effect == "island_use_gives_cube":
        event.island_cubes = entry.number("cubes", 1, 9)
    elif effect == "loot_shift":
        event.big = entry.number("big", -9, 9)
        event.small = entry.number("small", -9, 9)
    elif effect == "ship_moves_again":
        event.ship_steps = entry.number("steps", 1, 3)
    elif effect == "ship_turns_round":
        event.turns_ship = True
    elif effect == "random_island_closed":
        event.closed_tiles = entry.number("tiles", 1, 6)
    elif effect == "compass_limit":
        event.compasses = entry.number("limit", 1, 7)
    elif effect == "smaller_refill":
        event.refill = entry.number("delta", -5, 5)
    elif effect == "discard_icon_doubled":
        event.icon_cubes = entry.number("cubes", 1, 9)
    elif effect in ("island_cost", "island_cheap_then_pass"):
        event.same_colour, event.any_colour = _price(entry)
        event.then_pass = effect == "island_cheap_then_pass"
    elif effect == "first_pass_curses_others":
        event.first_pass_cubes = entry.number("cubes", 1, 9)
    elif effect == "small_loot_cleanse":
        event.small_loot_cubes = entry.number("cubes", 1, 9)
    elif effect == "big_is_fewer":
        event.fewer_is_big = True
    elif effect == "reverse_stack":
        event.reversed = True
    else:
        event.extra_coasts = entry.number("extra", 1, 3)
    event.effect = effect
    event.figures = {name: entry.get(name, int) for name in figures.split() if name != "must_keep"}
