"""Games in the tab, in a real Chromium: `python -m benchmarks.tab`. Needs Chromium, the built page and the `dev` extra.

What is slowed down for a phone is the page's own thread; Chromium slows no worker. A warm visitor has been here: the
service worker has all files, and the engine is kept as it was when it had started. He presses "Play now" as soon as
it is there, or after reading for a while, in which the engine starts behind the page. `--visits 20` measures nothing
but how long the page does not answer in so many visits with a phone, and `--slowdown 7` that with a slower one.
"""

from __future__ import annotations

import sys
import tempfile
import time
from itertools import pairwise
from pathlib import Path

from playwright.sync_api import Browser, Page

from benchmarks.bare_browser import bare_browser
from benchmarks.page import LONG_TASKS, PAINTED, SLOW_4G, SLOWDOWN, Figure, command
from elbowroom.server.engine import archive
from elbowroom.server.page import page_folder
from elbowroom.server.site import write_site
from tests.page.browsing import LAPTOP, PHONE, chromium, until, visitor
from tests.page.serving import hosting, serving
from tests.page.test_plain_site import KEPT

ROUNDS = 3
PRESSED = {"at once": 0.0, "after 3 s": 3.0}  # seconds that somebody looks at the start page
SETTLING = 5.0  # seconds after the first offer in which a thinker starts, too; then memory is looked at
PLAY_NOW = "document.querySelector('.first .primary')"
FROZEN = "async () => (await (await caches.open('elbowroom-frozen')).keys()).length > 0"
PATIENCE = 180_000
OFFERED = 8000.0  # milliseconds until a phone shows the first offer
LONGEST = 100.0  # milliseconds for which the page may not answer, ever
MEMORY = 250.0  # megabytes
DECISIONS = {"normal": 150.0, "hard": 600.0, "expert": 1000.0}  # milliseconds that a bot may take
# Notes when the offer can first be pressed, counted from the click on the button that begins a game.
FIRST_OFFER = """() => {
  let clicked = 0;
  addEventListener('click', (event) => (clicked ||= event.timeStamp), { capture: true });
  const look = () => {
    const found = document.querySelector('.offer button:enabled');
    if (clicked && found?.getBoundingClientRect().width) window.offered = performance.now() - clicked;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""
# Notes when each message of a table in the tab comes.
HEARD = """() => {
  window.updates = [];
  window.Worker = class extends Worker {
    constructor(...words) {
      super(...words);
      this.addEventListener('message', ({ data }) => {
        if (data.kind === 'heard' && data.text.includes('"type":"update"')) window.updates.push(performance.now());
      });
    }
  };
}"""
# A table of the page's own, which no button makes: bots that do not wait before their moves.
BOTS_ONLY = """async ([host, level]) => {
  const { tabRequest } = await import(host);
  const seats = ['Bor', 'Mila'].map((name) => ({ kind: 'bot', level, name }));
  const wish = JSON.stringify({ seats, pace: 'instant', rounds: 4 });
  const { body } = await tabRequest('POST', '/api/tables', { body: wish });
  const made = JSON.parse(body);
  return `/table?game=${made.table}#${made.host}`;
}"""
ENOUGH = 60  # decisions


def _packed() -> float:
    """Kilobytes of the engine over the line, packed as the server does."""
    size = len(archive())
    for file in (page_folder() / "engine").rglob("*"):
        if file.is_file() and file.suffix not in (".br", ".gz"):
            best = file.with_name(file.name + ".br")
            size += (best if best.is_file() else file).stat().st_size
    return size / 1000


def _first_visit(browser: Browser) -> list[float]:
    """Milliseconds until a new visitor on slow 4G sees something, service worker and engine behind it."""
    times = []
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "benchmark") as server:
        for _ in range(ROUNDS):
            page = visitor(browser, PHONE, worker=True).new_page()
            line = page.context.new_cdp_session(page)
            line.send("Network.enable")
            line.send("Network.emulateNetworkConditions", SLOW_4G)
            page.goto(server.url)
            times.append(page.wait_for_function(PAINTED).json_value())
            page.context.close()
    return times


class Seen:
    """What one warm visitor saw of some games."""

    def __init__(self) -> None:
        self.offered: list[float] = []
        self.long_tasks: list[float] = []


def _play_now(
    browser: Browser, host: str, size: tuple[int, int], slowdown: int, reading: float, visits: int = ROUNDS
) -> Seen:
    """Somebody who has been here presses the button after so many seconds."""
    context = visitor(browser, size, worker=True)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    page.goto(host)
    until(page, KEPT)
    until(page, FROZEN)
    page.close()
    seen = Seen()
    for _ in range(visits):
        page = context.new_page()
        page.add_init_script(f"({FIRST_OFFER})();({LONG_TASKS})()")
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        page.goto(host)
        button = page.get_by_role("button", name="Play now")
        button.wait_for()
        page.wait_for_timeout(reading * 1000)
        button.click()
        seen.offered.append(page.wait_for_function("() => window.offered").json_value())
        seen.long_tasks.append(max(page.evaluate("() => window.longTasks")))
        page.close()
    context.close()
    return seen


def _memory(host: str, size: tuple[int, int]) -> list[float]:
    """Megabytes of the page with its workers some seconds after the first offer, in a browser that nobody watches."""
    found = []
    with bare_browser(size) as browser:
        browser.open(host)
        browser.until(f"({KEPT})()")
        browser.until(f"({FROZEN})()")
        for _ in range(ROUNDS):
            browser.open(host)
            browser.until(f"!!{PLAY_NOW}")
            browser.evaluate(f"{PLAY_NOW}.click()")
            browser.until("!!document.querySelector('.offer button:enabled')")
            time.sleep(SETTLING)
            found.append(browser.memory())
    return found


def _decisions(page: Page, host: str, level: str) -> list[float]:
    """Milliseconds from one move of a bot to the next: thinking, playing, keeping and telling."""
    script = next((page_folder() / "assets").glob("host-*.js")).name
    page.goto(host)
    page.goto(host + page.evaluate(BOTS_ONLY, [f"/assets/{script}", level]))
    page.wait_for_function(f"() => window.updates.length > {ENOUGH} || document.querySelector('dialog[open]')")
    times: list[float] = page.evaluate("() => window.updates")
    return [later - earlier for earlier, later in pairwise(times)]


def _told(seen: Seen, title: str, most: float) -> dict[str, Figure]:
    return {
        f"ms from Play now to the first offer, {title}": Figure(seen.offered, most),
        f"ms without an answer until then, {title}": Figure(seen.long_tasks, LONGEST, ever=True),
    }


def waits(visits: int, slowdown: int) -> dict[str, Figure]:
    """How long the page does not answer, in many visits with a phone."""
    figures: dict[str, Figure] = {}
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        write_site(Path(folder))
        with hosting(Path(folder)) as host:
            for when, reading in PRESSED.items():
                seen = _play_now(browser, host, PHONE, slowdown, reading, visits)
                figures |= _told(seen, f"phone, {slowdown} × slower, {when}", OFFERED)
    return figures


def measure() -> dict[str, Figure]:
    """All figures."""
    figures = {"kB of the engine over the line": Figure([_packed()], 7000.0)}
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        write_site(Path(folder))
        figures["ms until something is seen, slow 4G, first visit"] = Figure(_first_visit(browser), 1200.0)
        with hosting(Path(folder)) as host:
            for name, size, slowdown, most in (("laptop", LAPTOP, 1, 2500.0), ("phone", PHONE, SLOWDOWN, OFFERED)):
                for when, reading in PRESSED.items():
                    seen = _play_now(browser, host, size, slowdown, reading)
                    title = f"{name}, {slowdown} × slower, {when}" if slowdown > 1 else f"{name}, {when}"
                    figures |= _told(seen, title, most)
                memory = _memory(host, size)
                figures[f"MB of memory {SETTLING:.0f} s after the first offer, {name}"] = Figure(memory, MEMORY)
            page = visitor(browser).new_page()
            page.set_default_timeout(PATIENCE)
            page.add_init_script(f"({HEARD})()")
            for level, most in DECISIONS.items():
                figures[f"ms a decision of {level}"] = Figure(_decisions(page, host, level), most)
    return figures


if __name__ == "__main__":
    sys.exit(command("tab", "games in the tab", measure, waits))
