"""A Chromium that is only told where to go, to see how much memory a page takes.

Tools for tests, Playwright as well, ask the browser for everything that is fetched, and then the page's own process
keeps a copy of it: of an engine in two workers more than 30 MB that no player has.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.page.browsing import FLAGS, touches

PATIENCE = 300.0  # seconds
GLANCE = 0.2


class BareBrowser:
    """Opens pages one at a time, and runs scripts in them."""

    def __init__(self, line: ClientConnection, size: tuple[int, int]) -> None:
        self._line = line
        self._size = size
        self._asked = 0
        self._page = ""
        self._session = ""

    def _send(self, method: str, session: str = "", **params: object) -> dict[str, Any]:
        self._asked += 1
        words: dict[str, object] = {"id": self._asked, "method": method, "params": params}
        self._line.send(json.dumps(words | ({"sessionId": session} if session else {})))
        while True:
            answer: dict[str, Any] = json.loads(self._line.recv(PATIENCE))
            if answer.get("id") == self._asked:
                found: dict[str, Any] = answer["result"]
                return found

    def open(self, url: str) -> None:
        """Go to an address in a new page; the one before is closed."""
        before = self._page
        self._page = self._send("Target.createTarget", url="about:blank")["targetId"]
        if before:
            self._send("Target.closeTarget", targetId=before)
        self._session = self._send("Target.attachToTarget", targetId=self._page, flatten=True)["sessionId"]
        width, height = self._size
        screen = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": touches(self._size)}
        self._send("Emulation.setDeviceMetricsOverride", self._session, **screen)
        self._send("Page.bringToFront", self._session)  # what is out of sight has no time to idle
        self._send("Page.navigate", self._session, url=url)

    def evaluate(self, script: str) -> Any:
        """The value of an expression, or of its promise."""
        asked = {"expression": script, "awaitPromise": True, "returnByValue": True}
        return self._send("Runtime.evaluate", self._session, **asked)["result"].get("value")

    def until(self, script: str) -> None:
        """Wait until an expression is true."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(script):
            assert time.monotonic() < end, script
            time.sleep(GLANCE)

    def memory(self) -> float:
        """Megabytes of the page with its workers: the largest of the browser's processes for pages."""
        found = self._send("SystemInfo.getProcessInfo")["processInfo"]
        return max(memory_of(process["id"]) for process in found if process["type"] == "renderer")


def memory_of(process: int) -> float:
    """Megabytes of a process; what it shares with others is divided by their number."""
    rollup = Path(f"/proc/{process}/smaps_rollup")
    if not rollup.is_file():
        return 0.0
    line = next(line for line in rollup.read_text().splitlines() if line.startswith("Pss:"))
    return int(line.split()[1]) / 1000


@contextmanager
def bare_browser(size: tuple[int, int]) -> Iterator[BareBrowser]:
    """A browser of somebody who has never been here."""
    program = shutil.which("chromium")
    assert program
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        options = [f"--user-data-dir={profile}", "--remote-debugging-port=0", "--headless=new", *FLAGS]
        quiet = subprocess.DEVNULL
        process = subprocess.Popen([program, *options, "about:blank"], stdout=quiet, stderr=quiet)
        try:
            with connect(_address(Path(profile, "DevToolsActivePort")), max_size=None) as line:
                yield BareBrowser(line, size)
        finally:
            process.terminate()
            process.wait(60)


def _address(written: Path) -> str:
    """Where the browser listens, which it writes down: a port and a path."""
    end = time.monotonic() + PATIENCE
    while not written.is_file() or written.read_text().count("\n") < 1:
        assert time.monotonic() < end, "the browser did not start"
        time.sleep(GLANCE)
    port, path = written.read_text().split("\n")[:2]
    return f"ws://127.0.0.1:{port}{path}"
