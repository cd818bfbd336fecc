"""Photograph every screen of the page: `python -m tools.make_screenshots`.

Needs Chromium, the built page and the `dev` extra. The deal is always the same, so that the pictures change only with
the page. `--all FOLDER` takes them at nine sizes, in four languages and both themes, to be looked at and thrown away.
"""

from __future__ import annotations

import argparse
import io
import json
import re
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Page

from tests.page.browsing import LAPTOP, LYING_PHONE, PHONE, SMALL_PHONE, chromium, missing, visitor
from tests.page.hand import POINT, Hand
from tests.page.learner import Learner
from tests.page.lines import POSITIONS
from tests.page.serving import NAMES, Server, serving
from tests.page.texts import LANGUAGES, beginning, word

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = "pictures"
SEATS = [
    {"kind": "here", "name": "Ada"},
    {"kind": "bot", "level": "greedy", "name": "Bor"},
    {"kind": "bot", "level": "greedy", "name": "Mila"},
]
COLOURS = 224
SCREENS = ((1440, 900), (1366, 650), LAPTOP, (1280, 720), (1024, 768), (768, 1024))
PHONES = (PHONE, SMALL_PHONE, LYING_PHONE)
MIDDLE = 4  # the round in which the map is well filled


@dataclass(frozen=True, slots=True)
class Shot:
    """One way to look at a page: how the picture is called, and how large and in which theme the page is then."""

    name: str
    size: tuple[int, int] | None = None
    theme: str = ""


@dataclass(frozen=True, slots=True)
class View:
    """A page, its language, and the pictures that are taken of it."""

    page: Page
    language: str
    shots: tuple[Shot, ...]


@dataclass(frozen=True, slots=True)
class Album:
    """The same moment on several pages; the first one is played on, the others follow."""

    folder: Path
    views: tuple[View, ...]

    @property
    def first(self) -> Page:
        """The page that is played on, in English."""
        return self.views[0].page

    def go(self, url: str) -> None:
        """Open an address everywhere."""
        for view in self.views:
            view.page.goto(url)

    def take(self, name: str, ready: str, prepare: Callable[[View], None] | None = None) -> None:
        """Pictures of all pages, once what they shall show is there."""
        for view in self.views:
            page = view.page
            page.locator(ready).first.wait_for()
            page.locator(".tally").wait_for(state="hidden")
            page.evaluate("() => document.fonts.ready")
            page.evaluate(
                "() => document.activeElement?.blur()"
            )  # who follows without a mouse would have its card open
            page.mouse.move(1, 1)
            if prepare:
                prepare(view)
            for shot in view.shots:
                if shot.size:
                    page.set_viewport_size({"width": shot.size[0], "height": shot.size[1]})
                if shot.theme:
                    page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", shot.theme)
                page.wait_for_timeout(100 if shot.size else 400)  # cards and tokens come in softly
                _keep(page, self.folder / f"{name}-{shot.name}", rough=shot.size is not None)


def _keep(page: Page, path: Path, *, rough: bool) -> None:
    """Write a picture with few colours: the grain of the paper would make it five times as large."""
    if rough:
        page.screenshot(animations="disabled", type="jpeg", quality=70, path=path.with_suffix(".jpg"))
        return
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    few = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(path.with_suffix(".png"), optimize=True)


def _album(browser: Browser) -> Album:
    """Few pictures, for the documents."""
    views = {"light": (LAPTOP, False), "dark": (LAPTOP, True), "phone": (PHONE, False)}
    made = [
        View(visitor(browser, size, dark=dark).new_page(), "en", (Shot(kind),)) for kind, (size, dark) in views.items()
    ]
    return Album(PICTURES, tuple(made))


def _whole_album(browser: Browser, folder: Path, wanted: str) -> Album:
    """Every size, language and theme that is wanted; a page in English, which is played on, in any case."""
    views: list[View] = []
    for language in LANGUAGES:
        for sizes in (SCREENS, PHONES):
            every = [
                Shot(f"{language}-{width}x{height}-{theme}", (width, height), theme)
                for width, height in sizes
                for theme in ("light", "dark")
            ]
            shots = tuple(shot for shot in every if re.search(wanted, shot.name))
            if not shots and views:
                continue
            page = visitor(browser, sizes[0]).new_page()
            page.add_init_script(f"try {{ localStorage['elbowroom.language'] = '{language}'; }} catch {{}}")
            views.append(View(page, language, shots))
    return Album(folder, tuple(views))


def _round(page: Page) -> int:
    label = page.locator(".round").get_attribute("aria-label") or ""
    found = re.search(r"\d+", label)
    return int(found[0]) if found else 0


def _play_to(hand: Hand, number: int, title: str) -> None:
    """On to a round, and there to the question with this title."""
    while _round(hand.page) < number:
        hand.step()
    hand.play_until(title)


def _point(view: View) -> None:
    """Where there is a mouse, point at the dearest region that can be taken."""
    page = view.page
    if page.viewport_size and page.viewport_size["width"] < LAPTOP[0]:
        return
    lit = page.locator("path.can[data-region]")
    labels: list[str] = lit.evaluate_all("(all) => all.map((path) => path.ariaLabel)")
    costs = [int(found[1]) if (found := re.search(r" (\d+)$", label)) else 0 for label in labels]
    point = lit.nth(costs.index(max(costs))).evaluate(POINT)
    page.mouse.move(point["x"], point["y"])


def _ask(view: View) -> None:
    """What would a good player do?"""
    view.page.keyboard.press("h")
    view.page.locator(".hints .plan").first.wait_for()


def _press(text: str) -> Callable[[View], None]:
    """Presses the button with this text of the page."""

    def press(view: View) -> None:
        view.page.get_by_role("button", name=re.compile(f"^{re.escape(beginning(view.language, text))}")).first.click()

    return press


def _close(album: Album) -> None:
    for view in album.views:
        view.page.keyboard.press("Escape")


def _invite(view: View) -> None:
    """A table for a friend, with a link to it; the true one would be another every time."""
    _press("home-friend")(view)
    link = view.page.locator("input[readonly]").first
    link.wait_for()
    link.evaluate("(field) => { field.value = 'https://games.example/table/k3v9q0x2mzp4w7ta#…'; }")


def _pages(album: Album, server: Server) -> None:
    for name, path in {"home": "", "rules": "rules", "about": "about", "learn": "learn"}.items():
        album.go(f"{server.url}/{path}")
        album.take(name, "h1")
    album.take("settings", "h1", _press("nav-settings"))
    album.go(server.url)
    album.take("lobby", "h1", _invite)


BOX = {
    "id": "the-pond",
    "version": "1",
    "name": "The pond",
    "race": [
        {
            "id": "beavers",
            "name": "Beavers",
            "ability": "A coin for every region by water.",
            "icon": "brain-tentacle",
            "tokens": 6,
            "effect": [{"do": "coins", "per": "region", "where": "coast"}],
        }
    ],
    "power": [],
}


def _workshop(album: Album, server: Server) -> None:
    """A race of one's own on the bench."""
    album.go(server.url)
    for view in album.views:
        kept = json.dumps([{"key": "pond", "box": BOX}])
        view.page.evaluate("(kept) => localStorage.setItem('elbowroom.boxes', kept)", kept)
        view.page.goto(f"{server.url}/workshop")
    album.take("workshop", ".offer .tile")


def _lesson(album: Album, server: Server) -> None:
    """The coach, when the die is due."""
    album.go(server.make([SEATS[0], {"kind": "bot", "level": "easy", "name": "Bor"}], deal="first-game", first=0).host)
    Learner(album.first).follow_until("with the die")
    album.take("lesson", ".coach .words p")


def _base_game(album: Album, server: Server) -> None:
    made = server.make(SEATS)
    album.go(made.host)
    hand = Hand(album.first)
    hand.my_turn()
    album.take("pick", ".offer li button:not(:disabled)")
    _play_to(hand, MIDDLE, "Conquer: tap")
    album.take("conquest", "path.can[data-region]", _point)
    album.take("hint", ".bar .hint", _ask)
    _close(album)
    hand.play_until("Place ")
    album.take("redeploy", ".bar .stop")
    hand.play()
    album.take("final", "dialog[open]")
    album.go(f"{server.url}/replay/{made.id}?ply=60")
    album.take("replay", "input[type=range]")


def _underground(album: Album, server: Server) -> None:
    album.go(server.make(SEATS, boxes=["underground"]).host)
    hand = Hand(album.first)
    _play_to(hand, 3, "Conquer: tap")
    album.take("underground", "path.can[data-region]")


def _rarely_seen(album: Album, server: Server) -> None:
    """What the documents have no picture of."""
    album.go(server.url)
    album.take("new-game", "h1", _press("home-custom"))
    friends = [SEATS[0], {"kind": "link", "name": "Bor"}]
    album.go(server.make(friends).seats[2])
    album.take("guest", "main input")
    album.go(f"{server.url}/table/{server.make(friends).id}#wrong")
    album.take("wrong-link", "[role=alert]")
    album.go(f"{server.url}/nowhere")
    album.take("not-found", "h1")
    album.go(server.make([SEATS[0], {"kind": "here", "name": "Bor"}]).host)
    album.take("hand-over", ".handover")
    album.go(server.set_up(POSITIONS / "turn.toml", bots="random").host)
    album.take("decline", ".bar .second", _press("act-decline"))
    _close(album)
    album.take("host", ".bar .second", _press("host-title"))
    _close(album)
    hand = Hand(album.first)
    hand.primary()
    hand.play_until("Conquer: tap")
    hand.tap("9")
    for view in album.views[1:]:
        view.page.locator('path.can[data-region="9"]').wait_for()
        view.page.locator('path[data-region="9"]').dispatch_event("click")
    album.take("die", ".bar .acts .primary")
    bots = [{"kind": "bot", "level": "greedy", "name": name} for name in NAMES[1:]]
    album.go(server.make([SEATS[0], *bots], boxes=["base", "underground"], open_coins=True).host)
    hand = Hand(album.first)
    hand.my_turn()
    album.take("five-pick", ".offer li button:not(:disabled)")
    _play_to(hand, 2, "Conquer: tap")
    album.take("five", "path.can[data-region]")
    hand.play_until("Place ")
    album.take("five-redeploy", ".bar .stop")
    album.take("log", ".bar .stop", _open_log)


def _open_log(view: View) -> None:
    """On a phone the log is behind a button."""
    for text in ("nav-log", "nav-log-new"):
        button = view.page.get_by_role("button", name=word(view.language, text), exact=True)
        if button.count():
            button.click()
            return


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description="photograph every screen of the page")
    parser.add_argument(
        "--all", type=Path, metavar="FOLDER", help="nine sizes, four languages, both themes, into a folder"
    )
    parser.add_argument("--like", default="", help="with --all: only pictures like this, as in '(cs|uk)-360x640-light'")
    parser.add_argument("--only", default="", help="with --all: only these groups, by comma: " + ", ".join(GROUPS))
    options = parser.parse_args()
    if reason := missing():
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as data, serving(Path(data), SEED) as server, chromium() as browser:
        if options.all:
            options.all.mkdir(parents=True, exist_ok=True)
            album = _whole_album(browser, options.all, options.like)
            groups = options.only.split(",") if options.only else list(GROUPS)
        else:
            album = _album(browser)
            groups = [name for name in GROUPS if name != "rare"]
        for name in groups:
            GROUPS[name](album, server)


GROUPS: dict[str, Callable[[Album, Server], None]] = {
    "pages": _pages,
    "workshop": _workshop,
    "lesson": _lesson,
    "base": _base_game,
    "underground": _underground,
    "rare": _rarely_seen,
}


if __name__ == "__main__":
    main()
