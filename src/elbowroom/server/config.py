"""What a server is told when it starts."""

from __future__ import annotations

import argparse
import os
import socket
import sys
from pathlib import Path

from msgspec import Struct, field

from .limits import Limits
from .options import database_file


def data_folder() -> Path:
    """Where this system keeps the data of programs."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "elbowroom"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "elbowroom"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "elbowroom"


def sqlite_url(folder: Path) -> str:
    """The database in a data folder, which is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{folder / 'elbowroom.sqlite'}"


def database_of(options: argparse.Namespace) -> str:
    """The database that was chosen: by name, by a file with its address, or the one in the data folder."""
    return options.database or database_file() or sqlite_url(options.data or data_folder())


class Config(Struct):
    """A server's settings."""

    database: str
    bot_workers: int = 1
    bots_by: str = "server"  # who thinks: server, workers, or ray:ADDRESS
    bot_seconds: float = 60.0  # after which a bot that still thinks is given up
    store_seconds: float = 10.0  # after which a database that has not answered is given up
    guests: dict[str, str] = field(default_factory=dict)  # bots besides ours: the level's name, and how it is made
    origins: list[str] = field(default_factory=list)  # other pages that may open the socket
    hosts: list[str] = field(default_factory=list)  # names the server answers to; none: any
    name: str = field(default_factory=socket.gethostname)  # of this process, among those that share a database
    internal: str = ""  # where those reach it, as HOST:PORT
    limits: Limits = field(default_factory=Limits)
