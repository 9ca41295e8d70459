"""The signs of tiles in puzzle files; `reading` turns them into faces, this turns faces into signs. (JK-338)"""

from __future__ import annotations

from typing import Final

from doubloon.games.jackal.box.box import (
    ARROW,
    BALLOON,
    BANK,
    BARREL,
    BEAR_DEN,
    CANNIBAL,
    CANNON,
    CHEST,
    CROCODILE,
    DIRECTIONS,
    EMPTY,
    FORTRESS,
    HORSE,
    ICE,
    JUNGLE,
    LABYRINTH,
    PIT,
    TRAMPOLINE,
    Box,
)

SIGNS: Final = {
    EMPTY: "em",
    BANK: "bk",
    BEAR_DEN: "dn",
    HORSE: "ho",
    ICE: "ic",
    PIT: "pi",
    BARREL: "ba",
    CROCODILE: "cr",
    JUNGLE: "ju",
    FORTRESS: "fo",
    BALLOON: "bl",
    TRAMPOLINE: "tr",
    CANNIBAL: "ca",
}
# Of these kinds the sign says more: which way, or how much.
PREFIXES: Final = {ARROW: ">", CANNON: "!", CHEST: "c", LABYRINTH: "l"}


def puzzle_kind(kind: int) -> bool:
    """Kinds without chance, secrets or use for others. (JK-338)"""
    return kind in SIGNS or kind in PREFIXES


def sign_of(box: Box, face: int) -> str:
    kind = box.faces.kind[face]
    if kind not in PREFIXES:
        return SIGNS[kind]
    if kind in (CHEST, LABYRINTH):
        return f"{PREFIXES[kind]}{box.faces.amount[face]}"
    return PREFIXES[kind] + "+".join(DIRECTIONS[way] for way in sorted(box.faces.directions[face]))
