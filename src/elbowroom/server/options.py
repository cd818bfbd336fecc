"""The options of `elbowroom serve`; reading them loads nothing of the server."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of `serve`; all have defaults that suit one table at home."""
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: only this computer)")
    parser.add_argument("--port", type=int, default=8000, help="the port; 0 takes any free one (default: 8000)")
    parser.add_argument("--data", type=Path, default=None, metavar="FOLDER", help="where the games are kept")
    parser.add_argument("--database", default="", metavar="URL", help="a database instead, such as postgresql://…")
    parser.add_argument("--bot-workers", type=int, default=1, help="processes in which bots think (default: 1)")
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help="another page that may connect")
    parser.add_argument("--hostname", action="append", default=[], help="a name to answer to (default: any)")
    parser.add_argument("--trusted-proxy", default="", metavar="ADDRESS", help="whose X-Forwarded-For to believe")
    parser.add_argument("--tables-per-address", type=int, default=60, help="made in an hour (default: 60)")
    parser.add_argument("--connections-per-address", type=int, default=200, help="at a time (default: 200)")
    parser.add_argument("--requests-per-address", type=int, default=50, help="a second (default: 50)")
    parser.add_argument("--log-level", default="info", choices=["debug", "info", "warning", "error"])
    parser.add_argument("--open", action="store_true", help="open the page in the browser")
