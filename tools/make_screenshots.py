"""Photograph every screen of the page: `python -m tools.make_screenshots`.

Needs Chromium, the built page and the `dev` extra. The deal is always the same, so that the pictures change only with
the page.
"""

from __future__ import annotations

import io
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.page.browsing import LAPTOP, PHONE, chromium, missing, visitor
from tests.page.hand import POINT, Hand
from tests.page.learner import Learner
from tests.page.serving import Server, serving

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = "pictures"
SEATS = [
    {"kind": "here", "name": "Ada"},
    {"kind": "bot", "level": "greedy", "name": "Bor"},
    {"kind": "bot", "level": "greedy", "name": "Mila"},
]
COLOURS = 224
MIDDLE = 4  # the round in which the map is well filled


@dataclass(frozen=True, slots=True)
class Album:
    """The same moment in light, dark and on a phone."""

    pages: dict[str, Page]

    @property
    def light(self) -> Page:
        """The page that is played on; the others follow."""
        return self.pages["light"]

    def go(self, url: str) -> None:
        """Open an address everywhere."""
        for page in self.pages.values():
            page.goto(url)

    def take(self, name: str, ready: str, prepare: Callable[[Page], None] | None = None) -> None:
        """Three pictures, once what they shall show is there."""
        for kind, page in self.pages.items():
            page.locator(ready).first.wait_for()
            page.evaluate("() => document.fonts.ready")
            page.mouse.move(1, 1)
            if prepare:
                prepare(page)
            page.wait_for_timeout(400)  # cards and tokens come in softly
            _keep(page.screenshot(animations="disabled"), PICTURES / f"{name}-{kind}.png")


def _keep(shot: bytes, path: Path) -> None:
    """Write a picture with few colours: the grain of the paper would make it five times as large."""
    picture = Image.open(io.BytesIO(shot)).convert("RGB")
    picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(path, optimize=True)


def _album(browser: Browser) -> Album:
    views = {"light": (LAPTOP, False), "dark": (LAPTOP, True), "phone": (PHONE, False)}
    pages = {kind: visitor(browser, size, dark=dark).new_page() for kind, (size, dark) in views.items()}
    return Album(pages)


def _round(page: Page) -> int:
    label = page.locator(".round").get_attribute("aria-label") or ""
    found = re.search(r"\d+", label)
    return int(found[0]) if found else 0


def _play_to(hand: Hand, number: int, title: str) -> None:
    """On to a round, and there to the question with this title."""
    while _round(hand.page) < number:
        hand.step()
    hand.play_until(title)


def _point(page: Page) -> None:
    """Where there is a mouse, point at the dearest region that can be taken."""
    if page.viewport_size and page.viewport_size["width"] == PHONE[0]:
        return
    lit = page.locator('path[data-region][aria-label*=", costs "]')
    labels: list[str] = lit.evaluate_all("(all) => all.map((path) => path.ariaLabel)")
    costs = [int(found[1]) if (found := re.search(r", costs (\d+)$", label)) else 0 for label in labels]
    point = lit.nth(costs.index(max(costs))).evaluate(POINT)
    page.mouse.move(point["x"], point["y"])


def _ask(page: Page) -> None:
    """What would a good player do?"""
    page.keyboard.press("h")
    page.locator(".hints .plan").first.wait_for()


def _invite(page: Page) -> None:
    """A table for a friend, with a link to it; the true one would be another every time."""
    page.get_by_role("button", name="Play with a friend").click()
    link = page.get_by_label("Link for seat 2")
    link.wait_for()
    link.evaluate("(field) => { field.value = 'https://games.example/table/k3v9q0x2mzp4w7ta#…'; }")


def _pages(album: Album, server: Server) -> None:
    for name, path in {"home": "", "rules": "rules", "about": "about", "learn": "learn"}.items():
        album.go(f"{server.url}/{path}")
        album.take(name, "h1")
    album.take("settings", "h1", lambda page: page.get_by_role("button", name="Settings").click())
    album.go(server.url)
    album.take("lobby", "h1", _invite)


def _lesson(album: Album, server: Server) -> None:
    """The coach, when the die is due."""
    album.go(server.make([SEATS[0], {"kind": "bot", "level": "easy", "name": "Bor"}], deal="first-game", first=0).host)
    Learner(album.light).follow_until("with the die")
    album.take("lesson", 'path[aria-label^="Advised"]')


def _base_game(album: Album, server: Server) -> None:
    made = server.make(SEATS)
    album.go(made.host)
    hand = Hand(album.light)
    hand.my_turn()
    album.take("pick", ".offer li button:not(:disabled)")
    _play_to(hand, MIDDLE, "Conquer: tap")
    album.take("conquest", 'path[aria-label*=", costs "]', _point)
    album.take("hint", ".bar .hint", _ask)
    hand.play_until("Place ")
    album.take("redeploy", ".bar .primary")
    hand.play()
    album.take("final", "dialog[open]")
    album.go(f"{server.url}/replay/{made.id}?ply=60")
    album.take("replay", "input[type=range]")


def _underground(album: Album, server: Server) -> None:
    album.go(server.make(SEATS, boxes=["underground"]).host)
    hand = Hand(album.light)
    _play_to(hand, 3, "Conquer: tap")
    album.take("underground", 'path[aria-label*=", costs "]')


def main() -> None:
    """Take all pictures."""
    if reason := missing():
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as data, serving(Path(data), SEED) as server, chromium() as browser:
        album = _album(browser)
        _pages(album, server)
        _lesson(album, server)
        _base_game(album, server)
        _underground(album, server)


if __name__ == "__main__":
    main()
