"""Photograph every screen of the page: `python -m tools.make_screenshots`.

Needs Chromium, the built page and the `dev` extra. The deal is always the same, so that the pictures change only with
the page. `--all FOLDER` takes them at nine sizes, in four languages and both themes, to be looked at and thrown away.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser

from tests.page.browsing import LAPTOP, LARGE_PHONE, LYING_PHONE, PHONE, SMALL_PHONE, chromium, missing, visitor
from tests.page.serving import Server, serving
from tests.page.texts import LANGUAGES
from tools import own_screens, rare_screens, screens
from tools.album import Album, Shot, View

PICTURES = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = "pictures"
SCREENS = ((1440, 900), (1366, 650), (1280, 720), (1024, 768), (768, 1024))
PHONES = (LARGE_PHONE, PHONE, SMALL_PHONE, LYING_PHONE)
PATIENCE = 120_000  # milliseconds; many pages at once are slow
Group = Callable[[Album, Server], None]
SHOWN: dict[str, Group] = {
    "pages": screens.pages,
    "workshop": screens.workshop,
    "puzzles": screens.puzzles,
    "lesson": screens.lesson,
    "base": screens.base_game,
    "underground": screens.underground,
}
RARE: dict[str, Group] = {
    "start": rare_screens.start,
    "doors": rare_screens.doors,
    "book": rare_screens.book,
    "bench": own_screens.bench,
    "maps": own_screens.maps,
    "brought": own_screens.brought,
    "tried": rare_screens.tried,
    "device": rare_screens.device,
    "coach": rare_screens.coach,
    "turn": rare_screens.turn,
    "stages": rare_screens.stages,
    "company": rare_screens.company,
    "back": rare_screens.looking_back,
}
GROUPS = SHOWN | RARE


def _album(browser: Browser) -> Album:
    """Few pictures, for the documents."""
    views = {"light": (LAPTOP, False), "dark": (LAPTOP, True), "phone": (PHONE, False)}
    made = [
        View(visitor(browser, size, dark=dark).new_page(), "en", (Shot(kind),)) for kind, (size, dark) in views.items()
    ]
    return Album(PICTURES, tuple(made))


def _whole_album(browser: Browser, folder: Path, wanted: str, screens: str) -> Album:
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
            page = visitor(browser, sizes[0], locale=language).new_page()  # a page without storage speaks it, too
            page.set_default_timeout(PATIENCE)
            page.add_init_script(rare_screens.FAULTS)
            views.append(View(page, language, shots))
    return Album(folder, tuple(views), screens)


def main() -> None:
    """Take all pictures."""
    parser = argparse.ArgumentParser(description="photograph every screen of the page")
    parser.add_argument(
        "--all", type=Path, metavar="FOLDER", help="nine sizes, four languages, both themes, into a folder"
    )
    parser.add_argument("--like", default="", help="with --all: only pictures like this, as in '(cs|uk)-360x640-light'")
    parser.add_argument("--screens", default="", help="with --all: only screens like this, as in '^lesson-final$'")
    parser.add_argument("--only", default="", help="only these groups, by comma: " + ", ".join(GROUPS))
    options = parser.parse_args()
    if reason := missing():
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as data, serving(Path(data), SEED) as server, chromium() as browser:
        if options.all:
            options.all.mkdir(parents=True, exist_ok=True)
            album = _whole_album(browser, options.all, options.like, options.screens)
        else:
            album = _album(browser)
        groups = GROUPS if options.all else SHOWN
        for name in options.only.split(",") if options.only else groups:
            GROUPS[name](album, server)


if __name__ == "__main__":
    main()
