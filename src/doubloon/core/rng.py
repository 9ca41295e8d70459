"""The generator behind every shuffle and die: SHAKE-128 in counter mode.

    key      = SHAKE-256("doubloon rng 1\\n" + seed text in UTF-8), 32 bytes
    block n  = SHAKE-128(key + n as 8 bytes, little endian), 168 bytes = 42 words of 32 bits, little endian
    words    = block 0, block 1, block 2, ...

A hash rather than a faster linear generator, because players see the outcome of shuffles: from what has been
turned up nobody can compute what lies below. Anybody can recompute a game from its published seed with the two
functions above, which every language has. One block is one call of the hash's permutation.

`below` is unbiased: a word w < 2**32 gives w * n >> 32, and the few words that would favour some results are
thrown away (Lemire's method). `shuffle` is Fisher and Yates, from the last place down.
"""

from __future__ import annotations

from hashlib import shake_128, shake_256
from struct import Struct
from typing import Final, TypeVar

from mypy_extensions import i64

from doubloon.core.errors import BadSeed
from doubloon.core.signs import readable

T = TypeVar("T")

KEY_BYTES: Final = 32
BLOCK_WORDS: Final = 42
WORD_BYTES: Final = 4
BLOCK_BYTES: Final = BLOCK_WORDS * WORD_BYTES
WORD: Final = 1 << 32
LOW: Final = WORD - 1
MAX_SEED: Final = 200

_key = Struct("<4I")


def check_seed(seed: str) -> str:
    """The seed itself, if it is one printable line of 1 to 200 characters."""
    if not 1 <= len(seed) <= MAX_SEED or not readable(seed) or seed != seed.strip():
        raise BadSeed(
            f"the seed must be one line of 1 to {MAX_SEED} printable characters "
            f"without blanks at its ends, not {seed[:40]!r}"
        )
    return seed


def rng_from(seed: str) -> Rng:
    """The generator that a seed text stands for."""
    return Rng(shake_256(b"doubloon rng 1\n" + seed.encode()).digest(KEY_BYTES), 0)


class Rng:
    """A stream of words, fixed by its key; `drawn` counts the words taken so far."""

    def __init__(self, key: bytes, drawn: int) -> None:
        self.key = key
        self.drawn = drawn
        self._block = b""
        self._next: i64 = BLOCK_BYTES  # where in the block the next word begins

    def clone(self) -> Rng:
        copy = Rng(self.key, self.drawn)
        copy._block = self._block
        copy._next = self._next
        return copy

    def __reduce__(self) -> tuple[type[Rng], tuple[bytes, int]]:
        return Rng, (self.key, self.drawn)

    def split(self) -> Rng:
        """A new stream that shares nothing with this one but its origin; takes four words."""
        return Rng(_key.pack(self.word(), self.word(), self.word(), self.word()), 0)

    def word(self) -> i64:
        """The next 32 bits."""
        at = self._next
        if at == BLOCK_BYTES:
            number, word = divmod(self.drawn, BLOCK_WORDS)
            self._block = shake_128(self.key + number.to_bytes(8, "little")).digest(BLOCK_BYTES)
            at = word * WORD_BYTES
        self._next = at + WORD_BYTES
        self.drawn += 1
        block = self._block  # byte by byte: unpacking would make 42 objects that are looked at once
        byte0: i64 = block[at]
        byte1: i64 = block[at + 1]
        byte2: i64 = block[at + 2]
        byte3: i64 = block[at + 3]
        return byte0 | byte1 << 8 | byte2 << 16 | byte3 << 24

    def below(self, n: int) -> int:
        """One of 0, 1, ..., n - 1, each equally likely; n is at most 2**31."""
        if not 0 < n <= WORD >> 1:
            raise ValueError(f"below() takes 1 to 2**31, not {n}")
        sides: i64 = n  # machine integers: a product of up to 63 bits would be slow otherwise
        product = self.word() * sides
        if product & LOW < sides:
            unfair = WORD % sides
            while product & LOW < unfair:
                product = self.word() * sides
        return product >> 32

    def die(self, sides: int = 6) -> int:
        """A roll: 1 to `sides`."""
        return self.below(sides) + 1

    def shuffle(self, items: list[T]) -> None:
        """Bring the items into a random order, each order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def sample(self, items: list[T], count: int) -> list[T]:
        """`count` different items in random order; the list itself stays as it was."""
        if not 0 <= count <= len(items):
            raise ValueError(f"sample() takes 0 to {len(items)} of {len(items)} items, not {count}")
        pool = list(items)
        self.shuffle(pool)
        return pool[:count]
