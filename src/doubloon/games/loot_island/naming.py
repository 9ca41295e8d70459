# interpreted: reads files, nothing hot
"""Names that a component file takes over from the printed box, and what they promise."""

from __future__ import annotations

from doubloon.core.components import Entry

# Where cards with names lie, and what a name promises. Figures may differ: texts are put together from them.
NAMED = (("events", "cards", "effect"), ("small_islands", "tiles", "action"))
# Names with a number in them promise that as well.
COUNTED = ("cleanse_2", "cleanse_3")


def check_names(file: Entry, printed: Entry) -> None:
    """Whatever goes by the id of a printed card is called like it, so it must do what that card does."""
    for section, list_, promise in NAMED:
        promised = {entry.get("id", str): entry for entry in printed.entry(section).entries(list_)}
        for entry in file.entry(section).entries(list_):
            id = entry.get("id", str)
            if id not in promised:
                continue
            does = promised[id].get(promise, str)
            if entry.get(promise, str) != does:
                raise entry.wrong(
                    f"must have {promise} = {does!r}, as its name says; another {promise} wants another id"
                )
            if id in COUNTED and entry.get("amount", int) != promised[id].get("amount", int):
                amount = promised[id].get("amount", int)
                raise entry.wrong(f"must have amount = {amount}, as its name says; another amount wants another id")
