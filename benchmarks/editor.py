"""How smoothly maps are drawn in the workshop, in Chromium without a graphics card: python -m benchmarks.editor

A corner of a map with 48 regions is dragged about, a step in every frame. Like benchmarks.page, whose options it has.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page

from benchmarks.gestures import DRAG
from benchmarks.page import FRAME, Figure, command
from tests.page.browsing import LAPTOP, chromium, visitor
from tests.page.hand import POINT
from tests.page.serving import serving

REGIONS = 48
WAITS = 60_000
TABLET = (1024, 768)
SHAPES = "() => [...document.querySelectorAll('path[data-region]')].map((path) => path.getAttribute('d')).join()"


def _made_map(page: Page) -> None:
    """A generated map in the editor, and a region of it chosen."""
    page.get_by_role("button", name="Add a map").click(timeout=WAITS)
    page.get_by_label("Players").select_option("5")
    page.get_by_label("Number of the map").fill("7")
    page.get_by_role("button", name="Make a map").click()
    page.get_by_text("One can play on this map.").wait_for(timeout=WAITS)
    found = page.locator("path[data-region]").count()
    if found != REGIONS:
        raise RuntimeError(f"the map has {found} regions instead of {REGIONS}")
    region = page.locator("path[data-region][aria-label*=', Lake']").first
    region.scroll_into_view_if_needed()
    at = region.evaluate(POINT)
    page.mouse.click(at["x"], at["y"])


def _frames(page: Page) -> list[float]:
    """Milliseconds of every frame while a corner is dragged."""
    corner = page.get_by_role("button", name="Corner 1", exact=True)
    corner.scroll_into_view_if_needed()
    box = corner.bounding_box()
    if box is None:
        raise RuntimeError("there is no corner to be dragged")
    before = page.evaluate(SHAPES)
    page.wait_for_timeout(1000)
    found: list[float] = page.evaluate(DRAG, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    if page.evaluate(SHAPES) == before:
        raise RuntimeError("the corner does not follow the pointer")
    return found


def measure() -> dict[str, Figure]:
    """All figures."""
    figures = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), "benchmark") as server, chromium() as browser:
        for name, size in {"laptop": LAPTOP, "tablet": TABLET}.items():
            page = visitor(browser, size).new_page()
            page.goto(f"{server.url}/workshop")
            _made_map(page)
            figures[f"ms a frame while a corner of {REGIONS} regions is dragged, {name}"] = Figure(_frames(page), FRAME)
            page.context.close()
    return figures


if __name__ == "__main__":
    sys.exit(command("editor", "the workshop's maps", measure))
