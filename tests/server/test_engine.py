"""The packed sources on which tables in a tab run."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import urllib.request
import zipfile
from pathlib import Path

from elbowroom.server import engine
from elbowroom.table.rules_version import rules_version

from .support import RunningServer

NOT_IN_A_TAB = ("starlette", "sqlalchemy", "uvicorn", "websockets", "multiprocessing", "concurrent.futures.process")


def test_the_packed_sources_are_all_that_a_table_needs(tmp_path: Path) -> None:
    """Nothing but the standard library and msgspec is imported beside them."""
    with zipfile.ZipFile(io.BytesIO(engine.archive())) as packed:
        packed.extractall(tmp_path)
    lines = [
        "import sys",
        f"sys.path = [{str(tmp_path)!r}, *sys.path]",
        "import elbowroom",
        "from elbowroom.tab import worker",
        "worker.get_ready()",
        f"assert elbowroom.__file__.startswith({str(tmp_path)!r}), elbowroom.__file__",
        f"print([name for name in {NOT_IN_A_TAB!r} if name in sys.modules])",
    ]
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], capture_output=True, text=True, check=True, cwd=tmp_path
    )
    assert done.stdout.strip() == "[]"


def test_a_server_gives_its_own_sources(server: RunningServer) -> None:
    with urllib.request.urlopen(f"{server.url}/engine/engine.json") as answer:
        facts = json.load(answer)
        assert answer.headers["cache-control"] == "no-cache"
    assert facts["rules"] == rules_version()
    with urllib.request.urlopen(f"{server.url}/engine/{facts['archive']}") as answer:
        assert "immutable" in answer.headers["cache-control"]
        assert answer.read() == engine.archive()
