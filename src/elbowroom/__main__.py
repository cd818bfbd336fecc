"""`python -m elbowroom` is the `elbowroom` command."""

import sys

from elbowroom.cli import main

if __name__ == "__main__":
    sys.exit(main())
