"""`python -m doubloon` is the command `doubloon`."""

import sys

from doubloon.cli import main

if __name__ == "__main__":  # worker processes import this file too
    sys.exit(main())
