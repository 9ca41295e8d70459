"""Texts from elsewhere, made safe to print."""


def plain(text: str) -> str:
    """A text on one line, without signs that would do something to a terminal."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in text)
