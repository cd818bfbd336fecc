"""A real server in a process of its own, and tables on it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from elbowroom.notation.scenario import load_scenario
from elbowroom.server import schema
from elbowroom.table.journal import TableRow
from elbowroom.table.protocol.table import TableSettings
from elbowroom.table.seats import Seat, hashed, new_id, new_secret

NAMES = ("Ada", "Bo", "Cy", "Dee", "Eli")
SAYS = re.compile(r"http://[\w.:]+/")
# The command itself, but that a table, which draws its deal by lot, has the same lot every time.
FIXED = """
import sys
from elbowroom.table import new_table
new_table.new_seed = lambda: {seed!r}
from elbowroom.cli import main
sys.exit(main(sys.argv[1:]))
"""


@dataclass(frozen=True, slots=True)
class Made:
    """A table and the links to it."""

    id: str
    host: str
    watch: str
    seats: dict[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Server:
    """Where a server is, and how to make tables there."""

    url: str
    data: Path

    def get(self, path: str, secret: str = "") -> Any:
        """The answer to a question, as plain data."""
        headers = {"Authorization": f"Bearer {secret}"} if secret else {}
        with urllib.request.urlopen(urllib.request.Request(self.url + path, headers=headers), timeout=30) as answer:
            return json.load(answer)

    def moves(self, made: Made) -> list[str]:
        """What has been played at a table, as the server has it."""
        told = self.get(f"/api/tables/{made.id}/replay", made.host.partition("#")[2])
        return [ply["move"] for ply in told["moves"]]

    def make(self, seats: Sequence[Mapping[str, str]], **settings: object) -> Made:
        """A table; bots move at once and the first seat begins unless told otherwise."""
        body = {"seats": list(seats), "pace": "instant", "first": 1, **settings}
        request = urllib.request.Request(
            self.url + "/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            made = json.load(answer)
        place = f"{self.url}/table/{made['table']}#"
        links = {seat["seat"]: place + seat["secret"] for seat in made["seats"] if seat["secret"]}
        return Made(made["table"], place + made["host"], place + made["watch"], links)

    def set_up(self, position: Path, bots: str = "") -> Made:
        """A table that starts from a scenario's position, laid straight into the server's store.

        Everybody sits at one screen; with `bots`, all but the player who begins are bots of that level.
        """
        game = load_scenario(position)
        seats = []
        for number, name in enumerate(NAMES[: game.table.players], 1):
            seats.append(Seat("bot" if bots and number != game.to_move else "here", name))
            seats[-1].become(seats[-1].kind, bots)
        host, watch, moment = new_secret(), new_secret(), int(time.time() * 1000)
        settings = TableSettings(list(game.table.boxes), game.board.id, game.table.rounds, 1, pace="instant")
        row = TableRow(
            id=new_id(),
            status="lobby",
            awake=False,
            created=moment,
            touched=moment,
            settings=settings,
            seats=seats,
            host=hashed(host),
            watch=hashed(watch),
            seed="elbowroom",
            base=game.record(),
        )
        engine = sa.create_engine(f"sqlite:///{self.data / 'elbowroom.sqlite'}")
        with engine.begin() as connection:
            connection.execute(schema.tables.insert(), row.values())
        engine.dispose()
        place = f"{self.url}/table/{row.id}#"
        return Made(row.id, place + host, place + watch)


@contextmanager
def serving(data: Path, seed: str, port: int = 0) -> Iterator[Server]:
    """Start a server that keeps its games in a folder, every deal drawn from one seed, and stop it afterwards."""
    options = ["serve", "--port", str(port), "--data", str(data), "--tables-per-address", "10000"]
    options += ["--log-level", "warning", "--bot-workers", "1"]  # with more, who thinks first would be up to chance
    with subprocess.Popen(
        [sys.executable, "-c", FIXED.format(seed=seed), *options], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if found := SAYS.search(line):
                    yield Server(found[0].rstrip("/"), data)
                    break
            else:
                raise RuntimeError("the server did not start")
        finally:
            process.terminate()
            process.wait(60)


@contextmanager
def hosting(folder: Path) -> Iterator[str]:
    """Python's own host of files."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"port (\d+)", process.stdout.readline())
            assert found
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            process.terminate()
            process.wait(30)
