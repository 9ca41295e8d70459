"""Treasure-island board games on one engine."""

import os

from doubloon import documented, interpreted

# Before any other module of the package is imported: a compiled module once loaded cannot be undone.
if os.environ.get("DOUBLOON_INTERPRETED") == "1":
    interpreted.install()
else:
    documented.install()

__version__ = "0.1.0"
