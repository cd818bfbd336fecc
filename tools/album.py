"""Albums: the same moment of the page on several screens, in several languages and themes."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from tests.page.browsing import touches
from tests.page.texts import beginning
from tools.inspecting import faults_of

COLOURS = 224
FAULTS = "faults.txt"  # what the page itself knows to be cut, covered or too small
TALL = 4000  # pixels of a page that goes on below the screen; more of it is more of the same


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

    def press(self, text: str) -> None:
        """Press the first button that begins with this text of the page."""
        name = re.compile(f"^{re.escape(beginning(self.language, text))}")
        self.page.get_by_role("button", name=name).first.click()


Prepare = Callable[[View], None]


@dataclass(frozen=True, slots=True)
class Album:
    """The same moment on several pages; the first one is played on, the others follow."""

    folder: Path
    views: tuple[View, ...]
    screens: str = ""  # only those of which something like this is in the name

    @property
    def first(self) -> Page:
        """The page that is played on, in English."""
        return self.views[0].page

    def go(self, url: str) -> None:
        """Open an address everywhere."""
        for view in self.views:
            view.page.goto(url)

    def each(self, script: str, told: object = None) -> None:
        """Run a script everywhere."""
        for view in self.views:
            view.page.evaluate(script, told)

    def keep(self, key: str, value: object) -> None:
        """Lay something into the storage of every browser."""
        self.each("([key, value]) => localStorage.setItem(key, value)", [key, json.dumps(value)])

    def close(self) -> None:
        """Close what has opened."""
        for view in self.views:
            view.page.keyboard.press("Escape")

    def take(
        self,
        name: str,
        ready: str,
        prepare: Prepare | None = None,
        *,
        passing: bool = False,
        whole: bool = False,
        showing: str = "",
    ) -> None:
        """Pictures of all pages, once what they shall show is there.

        What is `passing` would be gone if one waited for the page to come to rest. Of a `whole` page those who look at
        everything see what is below the screen, too. On a page that scrolls, `showing` is what is looked at.
        """
        for view in self.views if re.search(self.screens, name) else ():
            page = view.page
            page.locator(ready).first.wait_for()
            if not passing:
                page.locator(".tally").wait_for(state="hidden")
            page.evaluate("() => document.fonts.ready")
            # who follows without a mouse would have its card open
            page.evaluate("() => document.activeElement?.blur()")
            page.mouse.move(1, 1)
            if prepare:
                prepare(view)
            for shot in view.shots:
                self._shoot(page, name, shot, whole=whole, showing=showing)

    def _shoot(self, page: Page, name: str, shot: Shot, *, whole: bool, showing: str) -> None:
        if shot.size:
            page.set_viewport_size({"width": shot.size[0], "height": shot.size[1]})
        if shot.theme:
            page.evaluate("(theme) => { document.documentElement.dataset.theme = theme; }", shot.theme)
        if showing:
            page.locator(showing).evaluate("(element) => element.scrollIntoView()")
        page.wait_for_timeout(100 if shot.size else 400)  # cards and tokens come in softly
        path = self.folder / f"{name}-{shot.name}"
        if shot.size:
            _keep_roughly(page, path, whole=whole)
            found = faults_of(page, finger=touches(shot.size))
            with (self.folder / FAULTS).open("a", encoding="utf-8") as file:
                file.writelines(f"{path.name}: {fault}\n" for fault in found)
        else:
            _keep(page, path)


def _keep(page: Page, path: Path) -> None:
    """Write a picture with few colours: the grain of the paper would make it five times as large."""
    picture = Image.open(io.BytesIO(page.screenshot(animations="disabled"))).convert("RGB")
    few = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(path.with_suffix(".png"), optimize=True)


def _keep_roughly(page: Page, path: Path, *, whole: bool) -> None:
    """Write a picture that is looked at and thrown away."""
    if whole:
        page.evaluate("() => scrollTo(0, 0)")
    width = page.evaluate("() => document.documentElement.clientWidth")
    height = page.evaluate("() => Math.max(innerHeight, document.documentElement.scrollHeight)")
    page.screenshot(
        animations="disabled",
        type="jpeg",
        quality=70,
        path=path.with_suffix(".jpg"),
        full_page=whole,
        clip={"x": 0, "y": 0, "width": width, "height": min(height, TALL)} if whole else None,
    )
