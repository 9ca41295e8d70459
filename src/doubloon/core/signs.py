# interpreted: looks at a seed or a name now and then, nothing hot
"""Which signs a line of text may hold that is written down: the same on every Python."""

from __future__ import annotations

from typing import Final
from unicodedata import category

# Control and format signs, halves of signs, signs of private use, and all blanks but the plain one.
_HIDDEN: Final = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp", "Zs")


def readable(text: str) -> bool:
    """As `str.isprintable`, but a sign that this Python does not know yet counts: a newer one will know it."""
    return text.isprintable() or all(sign == " " or category(sign) not in _HIDDEN for sign in text)
