"""The options of `elbowroom serve`; reading them loads nothing of the server. What they are for is in help.ftl."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

ENVIRONMENT = "ELBOWROOM_"  # before the name of an option: a default for it
_LEVELS = ("debug", "info", "warning", "error")
_YES = ("1", "true", "yes", "on")


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options of `serve`; all have defaults that suit one table at home."""
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    _add_database(parser)
    parser.add_argument("--processes", type=int, default=1, metavar="N")
    parser.add_argument("--internal", default="", metavar="ADDRESS")
    parser.add_argument("--bot", action="append", default=[], metavar="NAME")
    parser.add_argument("--map", action="append", default=[], metavar="FILE")
    parser.add_argument("--own", action="append", default=[], metavar="PATH")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--bots-by", default="server", metavar="WHOM")
    parser.add_argument("--origin", action="append", default=[], metavar="URL")
    parser.add_argument("--hostname", action="append", default=[])
    parser.add_argument("--trusted-proxy", default="", metavar="ADDRESS")
    parser.add_argument("--tables-per-address", type=int, default=60)
    parser.add_argument("--connections-per-address", type=int, default=200)
    parser.add_argument("--requests-per-address", type=int, default=50)
    parser.add_argument("--log-level", type=log_level, default="info", choices=_LEVELS)
    parser.add_argument("--open", action="store_true")
    _ask_environment(parser)


def add_database_options(parser: argparse.ArgumentParser) -> None:
    """Which database, for those who only look into it."""
    already = list(parser._actions)
    _add_database(parser)
    _ask_environment(parser, already)


def _add_database(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", type=Path, default=None, metavar="FOLDER")
    parser.add_argument("--database", default="", metavar="URL")


def add_worker_options(parser: argparse.ArgumentParser) -> None:
    """The options of `bot-worker`; the environment has the same names for them as for those of `serve`."""
    parser.add_argument("--database", default="", metavar="URL")
    parser.add_argument("--bot", action="append", default=[], metavar="NAME")
    parser.add_argument("--own", action="append", default=[], metavar="PATH")
    parser.add_argument("--bot-workers", type=int, default=1)
    parser.add_argument("--log-level", type=log_level, default="info", choices=_LEVELS)
    parser.set_defaults(data=None)
    _ask_environment(parser)


def log_level(text: str) -> str:
    """How much is told; a default out of the environment is checked here, too."""
    if text not in _LEVELS:
        raise ValueError(text)
    return text


def _ask_environment(parser: argparse.ArgumentParser, but: Sequence[argparse.Action] = ()) -> None:
    """Every option may come from the environment instead; argparse reads such a default like the option itself."""
    for action in parser._actions:
        text = os.environ.get(ENVIRONMENT + action.dest.upper())
        if not text or action.dest == "help" or action in but:
            continue
        if isinstance(action.default, list):
            parser.set_defaults(**{action.dest: [part.strip() for part in text.split(",")]})
        elif isinstance(action.default, bool):
            parser.set_defaults(**{action.dest: text.lower() in _YES})
        else:
            parser.set_defaults(**{action.dest: text})


def database_file() -> str:
    """The database's address out of the file that the environment names: a password need not be in either."""
    path = os.environ.get(ENVIRONMENT + "DATABASE_FILE")
    return Path(path).read_text("utf-8").strip() if path else ""
