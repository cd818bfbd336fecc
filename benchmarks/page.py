"""Size and speed of the page in Chromium without a graphics card: python -m benchmarks.page

Prints each figure beside its target; `--json` prints them as JSON. Needs Chromium, the built page and the `test` extra.
Exit status 1 when a figure misses its target. A busy machine makes times longer, so how busy it was is printed, too.
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page

from benchmarks.gestures import ZOOM_AND_DRAG
from benchmarks.stopwatch import calibrate
from tests.page.browsing import BUILT, LAPTOP, PHONE, chromium, missing, touches, visitor
from tests.page.hand import POINT, Hand
from tests.page.serving import Made, Server, serving

ROUNDS = 5
GAMES = 3  # in which taps are timed
RESTS = 70  # milliseconds that a finger is on the glass; times count from its lifting
SLOWDOWN = 4  # of the processor, for a phone
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
LONGEST = 200.0  # milliseconds for which the page may not answer
ENGINE = BUILT.parent / "engine"
NOT_COUNTED = {".woff2", ".jpg", ".br", ".gz"}  # fonts, what only other programs load, and what is packed already
FRAME = 33.0  # milliseconds; frames come in steps of 16.7, so one that is missed reads as 33.3
SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}]
BOTS = [{"kind": "bot", "level": "random", "name": name} for name in ("Bor", "Mila", "Teo", "Zora", "Ivo")]


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured several times, and what it should not exceed nineteen times out of twenty, or ever."""

    values: list[float]
    target: float  # 0: none
    ever: bool = False

    @property
    def usual(self) -> float:
        """As it is nineteen times out of twenty."""
        ordered = sorted(self.values)
        return ordered[(len(ordered) - 1) * 95 // 100]

    @property
    def met(self) -> bool:
        """Is it as it should be?"""
        return not self.target or (max(self.values) if self.ever else self.usual) <= self.target

    def as_dict(self) -> dict[str, float | bool]:
        """For JSON."""
        middle, worst = statistics.median(self.values), max(self.values)
        return {"median": middle, "p95": self.usual, "worst": worst, "target": self.target, "met": self.met}

    def __str__(self) -> str:
        middle, worst = statistics.median(self.values), max(self.values)
        target = f"{self.target:7.0f}" if self.target else " " * 7
        return f"{middle:7.1f} {self.usual:7.1f} {worst:7.1f} {target}{'' if self.met else '  missed'}"


# Notes when something that can be pressed is first on the screen, counted from the click that led here.
ARRIVAL = """() => {
  const look = () => {
    const found = document.querySelector('main button.primary:enabled, path.can[data-region], .offer button:enabled');
    if (found && found.getBoundingClientRect().width) window.arrival = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# Notes how long it takes from a finger's lifting to the frame in which something says something else.
ANSWER = """(selector) => {
  const said = () => {
    const found = document.querySelector(selector);
    return found?.getAttribute('aria-label') ?? found?.textContent;
  };
  const before = said();
  let lifted = 0;
  window.answer = null;
  addEventListener('pointerup', (event) => (lifted = event.timeStamp), { once: true, capture: true });
  const look = () => {
    if (lifted && said() !== before) requestAnimationFrame((time) => (window.answer = performance.now() - lifted));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# Notes how long it takes from a finger's lifting to the frame in which the server's word is seen: buttons wait for it.
HEARD = """() => {
  const waits = () => !!document.querySelector('.bar .acts button:disabled');
  let lifted = 0;
  let waited = false;
  window.heard = null;
  addEventListener('pointerup', (event) => (lifted = event.timeStamp), { once: true, capture: true });
  const look = () => {
    waited ||= waits();
    if (waited && !waits()) requestAnimationFrame(() => (window.heard = performance.now() - lifted));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""

# Notes everything that keeps the page from answering for more than 50 ms.
LONG_TASKS = """() => {
  window.longTasks = [0];
  new PerformanceObserver((list) => window.longTasks.push(...list.getEntries().map((each) => each.duration)))
    .observe({ type: 'longtask', buffered: true });
}"""
# What came over the line, less the fonts, which nobody waits for.
TRANSFERRED = """() => [...performance.getEntriesByType('resource'), ...performance.getEntriesByType('navigation')]
  .filter((each) => !each.name.endsWith('.woff2')).reduce((sum, each) => sum + each.transferSize, 0)"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime"


def _sizes(used: set[str]) -> tuple[float, float]:
    """Kilobytes that gzip makes of the page without fonts and icons: of all of it, and of what one visitor needs.

    The sounds are fetched when the first one is due, which is after the table can be used: they count all the same.
    """
    whole = needed = 0.0
    for path in BUILT.parent.rglob("*"):
        if path.is_dir() or path.suffix in NOT_COUNTED or (path.name.startswith("icon") and path.suffix != ".js"):
            continue
        if ENGINE in path.parents:  # benchmarks.tab counts it
            continue
        size = len(gzip.compress(path.read_bytes(), 9)) / 1000
        whole += size
        wanted = path.relative_to(BUILT.parent).as_posix() in used or path.name.startswith("sounds-")
        needed += size if wanted else 0
    return whole, needed


def _visit(browser: Browser, url: str, size: tuple[int, int] = LAPTOP) -> Page:
    page = visitor(browser, size).new_page()
    page.add_init_script(f"({ARRIVAL})()")
    page.goto(url)
    page.wait_for_function("() => window.arrival")
    return page


def _interactive(browser: Browser, url: str) -> tuple[list[float], set[str]]:
    """Milliseconds until a new visitor can press something, and the files it took."""
    times: list[float] = []
    used: set[str] = set()
    for _ in range(ROUNDS):
        page = _visit(browser, url)
        times.append(page.evaluate("() => window.arrival"))
        used.update(page.evaluate("() => performance.getEntriesByType('resource').map((each) => each.name)"))
        page.context.close()
    return times, {urlsplit(name).path.strip("/") for name in used} | {"index.html"}


def _painted(browser: Browser, url: str) -> tuple[list[float], list[float]]:
    """Milliseconds until a new visitor on slow 4G sees something, and the kilobytes that came over the line."""
    times: list[float] = []
    sizes: list[float] = []
    for _ in range(ROUNDS):
        page = visitor(browser, PHONE).new_page()
        line = page.context.new_cdp_session(page)
        line.send("Network.enable")
        line.send("Network.emulateNetworkConditions", SLOW_4G)
        page.add_init_script(f"({ARRIVAL})()")
        page.goto(url)
        times.append(page.wait_for_function(PAINTED).json_value())
        page.wait_for_function("() => window.arrival", timeout=60_000)
        sizes.append(page.evaluate(TRANSFERRED) / 1000)
        page.context.close()
    return times, sizes


def _long_tasks(browser: Browser, server: Server, slowdown: int) -> list[float]:
    """Milliseconds for which the page did not answer, at a table of five with both boxes, on a phone."""
    seats = [{"kind": "here", "name": "Ada"}, *BOTS[:4]]
    page = visitor(browser, PHONE).new_page()
    page.add_init_script(f"({LONG_TASKS})()")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    page.goto(server.make(seats, boxes=["base", "underground"], rounds=3).host)
    hand = Hand(page, finger=True)
    for _ in range(60):
        if not hand.step():
            break
    found: list[float] = page.evaluate("() => window.longTasks")
    page.context.close()
    return found


@dataclass(slots=True)
class Taps:
    """Milliseconds from taps on regions, with a finger the first and the second one, to what they bring about."""

    priced: list[float]  # what it costs is told
    shown: list[float]  # the region shows that it is taken, since it is certain
    confirmed: list[float]  # the server has stored it, and what it says of it is drawn


class RestingHand(Hand):
    """A hand whose finger rests on the glass as long as people's do; the browser's own taps come and go at once."""

    def tap(self, region: str) -> None:
        """Touch a region."""
        if not self.finger:
            super().tap(region)
            return
        point = self.page.locator(f'path[data-region="{region}"]').evaluate(POINT)
        line = self.page.context.new_cdp_session(self.page)
        line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        self.page.wait_for_timeout(RESTS)
        line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        line.detach()


def _taps(browser: Browser, server: Server, size: tuple[int, int], slowdown: int = 1) -> Taps:
    """Where fingers tap, the first tap says what a region costs and the second takes it."""
    taps = Taps([], [], [])
    for game in range(1, GAMES + 1):
        page = _visit(browser, server.make(SEATS).host, size)
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
        hand = RestingHand(page, finger=touches(size))
        while len(taps.shown) < 2 * ROUNDS * game:
            if not (regions := hand.play_until("Conquer: tap").takes):
                hand.step()
                continue
            if hand.finger:
                taps.priced.append(_answer(page, hand, regions[0], ".bar h1"))
            page.evaluate(HEARD)
            taps.shown.append(_answer(page, hand, regions[0], f'path[data-region="{regions[0]}"]'))
            taps.confirmed.append(page.wait_for_function("() => window.heard").json_value())
        page.context.close()
    return taps


def _answer(page: Page, hand: Hand, region: str, where: str) -> float:
    """Milliseconds from tapping a region until something else is said there."""
    page.evaluate(ANSWER, where)
    hand.tap(region)
    page.wait_for_function("() => window.answer")
    found: float = page.evaluate("() => window.answer")
    return found


def _full_table(browser: Browser, server: Server, box: str) -> Made:
    """Five players' realms after some rounds."""
    made = server.make(BOTS, boxes=[box], rounds=4)
    page = visitor(browser).new_page()
    page.goto(made.host)
    page.get_by_text("Where the coins came from").wait_for(timeout=60_000)
    page.context.close()
    return made


def _frames(browser: Browser, made: Made, size: tuple[int, int]) -> list[float]:
    """Milliseconds of every frame while the map is zoomed and dragged."""
    page = visitor(browser, size).new_page()
    page.goto(made.host)
    page.locator("path[data-region]").first.wait_for()
    page.wait_for_timeout(1000)
    width, height = size
    found = page.evaluate(ZOOM_AND_DRAG, [width * 0.4, height * 0.4])
    page.context.close()
    if found["grown"] < 2:
        raise RuntimeError("the map does not follow the wheel")
    frames: list[float] = found["frames"]
    return frames


def busyness() -> float:
    """How many times longer than on an idle machine a piece of work takes now."""
    clock, processor = time.perf_counter(), time.process_time()
    for _ in range(5):
        calibrate()
    return (time.perf_counter() - clock) / (time.process_time() - processor)


def show(figures: dict[str, Figure]) -> None:
    """A line for each figure."""
    print(f"{'':58} {'median':>7} {'95 %':>7} {'worst':>7} {'target':>7}")
    for name, figure in figures.items():
        print(f"{name:58} {figure}")


def measure() -> dict[str, Figure]:
    """All figures."""
    figures = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "benchmark") as server, chromium() as browser:
        start, _ = _interactive(browser, server.url)
        table, used = _interactive(browser, server.make(SEATS).host)
        whole, needed = _sizes(used)
        figures["kB, gzip, all of it in four languages"] = Figure([whole], 0.0)
        figures["kB, gzip, what a game in one language needs"] = Figure([needed], 200.0)
        figures["ms until the start page can be used"] = Figure(start, 1000.0)
        figures["ms until a table can be used"] = Figure(table, 1000.0)
        for name, size in {"laptop": LAPTOP, "phone": PHONE}.items():
            taps = _taps(browser, server, size)
            figures[f"ms from tap to a region taken, {name}"] = Figure(taps.shown, 100.0)
            figures[f"ms from tap to the server's word, {name}"] = Figure(taps.confirmed, 0.0)
        taps = _taps(browser, server, PHONE, SLOWDOWN)
        figures[f"ms from tap to its price, phone, {SLOWDOWN} × slower"] = Figure(taps.priced, 100.0)
        figures[f"ms from tap to a region taken, phone, {SLOWDOWN} × slower"] = Figure(taps.shown, 100.0)
        figures[f"ms from tap to the server's word, phone, {SLOWDOWN} × slower"] = Figure(taps.confirmed, 0.0)
        painted, _ = _painted(browser, server.url)
        figures["ms until something is seen, slow 4G"] = Figure(painted, 1200.0)
        _, sent = _painted(browser, server.make(SEATS).host)
        figures["kB over the line to a running game, one language"] = Figure(sent, 200.0)
        for slowdown in (1, SLOWDOWN):
            tasks = _long_tasks(browser, server, slowdown)
            figures[f"ms without an answer, five players, {slowdown} × slower"] = Figure([max(tasks)], LONGEST)
        for box in ("base", "underground"):
            made = _full_table(browser, server, box)
            for name, size in {"laptop": LAPTOP, "phone": PHONE}.items():
                frames = _frames(browser, made, size)
                figures[f"ms a frame, five players, {box}, {name}"] = Figure(frames, FRAME)
    return figures


def command(
    name: str,
    what: str,
    measure: Callable[[], dict[str, Figure]],
    waits: Callable[[int, int], dict[str, Figure]] | None = None,
) -> int:
    """Measure and tell; whether all is as it should be is the exit status. `waits` measures less, but more often."""
    parser = argparse.ArgumentParser(description=f"size and speed of {what}")
    parser.add_argument("--json", action="store_true", help="print JSON")
    if waits:
        parser.add_argument("--visits", type=int, metavar="N", help="only so many visits with a phone, for their waits")
        slower = "how many times slower the phone's processor is in these"
        parser.add_argument("--slowdown", type=int, metavar="N", default=SLOWDOWN, help=slower)
    options = parser.parse_args()
    if reason := missing():
        print(f"benchmarks.{name}: {reason}", file=sys.stderr)
        return 2
    busy = busyness()
    figures = waits(options.visits, options.slowdown) if waits and options.visits else measure()
    busy = max(busy, busyness())
    if options.json:
        print(json.dumps({"busy": busy, "figures": {name: figure.as_dict() for name, figure in figures.items()}}))
    else:
        show(figures)
        print(f"Work took up to {busy:.1f} times as long as on an idle machine; load {os.getloadavg()[0]:.1f}.")
        print(f"sum(range(10**7)) took {calibrate():.2f} s of a processor.")
    return 0 if all(figure.met for figure in figures.values()) else 1


if __name__ == "__main__":
    sys.exit(command("page", "the page", measure))
