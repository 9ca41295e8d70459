# interpreted: machine code never looks for signals, interpreted code does at every call
"""Ctrl-C while a bot thinks."""


def hear_signals() -> None:
    """Give Python the chance to act on a signal that has come: calling this is all it needs."""
