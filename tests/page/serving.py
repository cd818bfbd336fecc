"""A real server in a process of its own, and tables on it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SAYS = re.compile(r"http://[\w.:]+/")
# The command itself, but that a table, which draws its deal by lot, has the same lot every time.
FIXED = """
import sys
from elbowroom.server import making
making.new_seed = lambda: {seed!r}
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

    def get(self, path: str) -> Any:
        """The answer to a question, as plain data."""
        with urllib.request.urlopen(self.url + path, timeout=10) as answer:
            return json.load(answer)

    def make(self, seats: Sequence[Mapping[str, str]], **settings: object) -> Made:
        """A table; bots move at once and the first seat begins unless told otherwise."""
        body = {"seats": list(seats), "pace": "instant", "first": 1, **settings}
        request = urllib.request.Request(
            self.url + "/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10) as answer:
            made = json.load(answer)
        place = f"{self.url}/table/{made['table']}#"
        links = {seat["seat"]: place + seat["secret"] for seat in made["seats"] if seat["secret"]}
        return Made(made["table"], place + made["host"], place + made["watch"], links)


@contextmanager
def serving(data: Path, seed: str) -> Iterator[Server]:
    """Start a server that keeps its games in a folder, every deal drawn from one seed, and stop it afterwards."""
    options = ["serve", "--port", "0", "--data", str(data), "--tables-per-address", "10000", "--log-level", "warning"]
    with subprocess.Popen(
        [sys.executable, "-c", FIXED.format(seed=seed), *options], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if found := SAYS.search(line):
                    yield Server(found[0].rstrip("/"))
                    break
            else:
                raise RuntimeError("the server did not start")
        finally:
            process.terminate()
            process.wait(20)
