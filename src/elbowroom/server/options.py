"""The options of `elbowroom serve`; reading them loads nothing of the server. What they are for is in help.ftl."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of `serve`; all have defaults that suit one table at home."""
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--data", type=Path, default=None, metavar="FOLDER")
    parser.add_argument("--database", default="", metavar="URL")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--origin", action="append", default=[], metavar="URL")
    parser.add_argument("--hostname", action="append", default=[])
    parser.add_argument("--trusted-proxy", default="", metavar="ADDRESS")
    parser.add_argument("--tables-per-address", type=int, default=60)
    parser.add_argument("--connections-per-address", type=int, default=200)
    parser.add_argument("--requests-per-address", type=int, default=50)
    parser.add_argument("--log-level", default="info", choices=["debug", "info", "warning", "error"])
    parser.add_argument("--open", action="store_true")
