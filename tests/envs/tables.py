"""Tables that the libraries' own tests are tried with: every number of seats, and options that cover the rest."""

from __future__ import annotations

from doubloon.registry import find_game, game_ids

TABLES = [(id, seats) for id in game_ids() for seats in range(find_game(id).min_seats, find_game(id).max_seats + 1)]
OPTIONS = [
    ("silver_gold", 2, {"memory_aid": True}),
    ("loot_island", 3, {"healers": "dealt", "events_shown": True, "initial_hand": True}),
    ("maracaibo", 2, {"layout": "the_narrows", "fog_locations": True, "rubies": True, "quest_hunters": True}),
    ("jackal", 4, {"teams": "two_on_two", "max_rounds": 2, "campaign": "skerry"}),
]
