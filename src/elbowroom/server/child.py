"""A process behind a doorman: `python -m elbowroom.server.child FD`, which only the doorman calls."""

from __future__ import annotations

import argparse
import socket
import sys
from pathlib import Path

from .channel import read_settings
from .launch import run_behind


def main() -> int:
    """Serve until told to stop, or until the doorman is gone."""
    line = socket.socket(fileno=int(sys.argv[1]))
    with line:
        settings = read_settings(line)
        options = argparse.Namespace(**settings["options"])
        options.data = Path(options.data) if options.data else None
        return run_behind(line, options, settings["name"])


if __name__ == "__main__":
    sys.exit(main())
