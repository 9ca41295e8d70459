"""Treasure-island board games on one engine."""

import os

if os.environ.get("DOUBLOON_INTERPRETED") == "1":
    # Before any other module of the package is imported: a compiled module once loaded cannot be undone.
    from doubloon import interpreted

    interpreted.install()

__version__ = "0.1.0"
