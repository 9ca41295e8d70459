# interpreted: reads and writes files, nothing hot
"""What was learned, as a file: the weights with how they came about, and a digest that tells whether it is whole."""

from __future__ import annotations

import tomllib
from hashlib import blake2b
from pathlib import Path

from doubloon.core.errors import DoubloonError
from doubloon.core.files import read_text
from doubloon.core.learned import Learned

MOST_BYTES = 2 << 20
MOST_WEIGHT = 1 << 31


class BadWeights(DoubloonError):
    """A file of weights that cannot be used."""


def read_weights(path: Path, traits: list[str], phases: int) -> Learned:
    """The weights of a file that was made for these traits and phases."""
    if not path.exists():
        raise BadWeights(f"there is no {path.name}")
    try:
        given = tomllib.loads(read_text(path, MOST_BYTES, BadWeights))
    except tomllib.TOMLDecodeError:
        raise BadWeights(f"{path.name} is no TOML") from None
    if given.get("traits") != traits:
        raise BadWeights(f"{path.name} was learned for other traits; learn anew")
    rows = given.get("weights")
    if not isinstance(rows, list) or len(rows) != phases or not all(_is_row(row, len(traits)) for row in rows):
        raise BadWeights(f"{path.name} has not {phases} rows of {len(traits)} whole numbers")
    if given.get("digest") != digest_of(traits, rows):
        raise BadWeights(f"{path.name} is damaged: its digest is another")
    return Learned(rows)


def _is_row(row: object, length: int) -> bool:
    return (
        isinstance(row, list)
        and len(row) == length
        and all(type(weight) is int and abs(weight) < MOST_WEIGHT for weight in row)
    )


def weights_text(traits: list[str], rows: list[list[int]], provenance: dict[str, str]) -> str:
    """What `read_weights` reads, with where it comes from."""
    lines = [f"{key} = {_quoted(value)}" for key, value in provenance.items()]
    lines += [f'digest = "{digest_of(traits, rows)}"', f"traits = [{', '.join(_quoted(trait) for trait in traits)}]"]
    lines += ["weights = [", *(f"  {row}," for row in rows), "]"]
    return "\n".join(lines) + "\n"


def digest_of(traits: list[str], rows: list[list[int]]) -> str:
    return blake2b(f"{traits} {rows}".encode(), digest_size=8).hexdigest()


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
