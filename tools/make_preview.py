"""Draw the picture that other programs show of a link to the page: `python -m tools.make_preview`.

Needs Chromium, the built page and the `dev` extra. The deal is always the same, so that the picture changes only with
the page's own drawing.
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

from elbowroom.server.preview import PICTURE, PICTURE_SIZE
from tests.page.browsing import chromium, missing
from tests.page.serving import Server, serving

TARGET = Path(__file__).resolve().parent.parent / "web" / "public" / PICTURE
BOTS = [{"kind": "bot", "level": "greedy", "name": name} for name in ("Bor", "Mila", "Teo")]
ROUNDS = 5
PLY = 96  # realms of all three, in colour and in decline
QUALITY = 84
SCREEN = (1640, 1100)  # on which the map is a little larger than the picture
# The name, on a piece of the map's own paper.
STYLE = """
.stage button { display: none !important; }
.sign { position: fixed; z-index: 60; display: flex; align-items: center; gap: 26px;
  padding: 18px 44px 22px 34px; border-radius: 22px; background: var(--paper); color: var(--ink);
  border: 2px solid var(--rule); box-shadow: 0 14px 40px rgb(0 0 0 / 0.4); font: 700 92px/1 var(--font-head); }
.sign svg { width: 96px; height: 96px; }
.sign .k1 { fill: var(--accent); }
.sign .k2 { fill: var(--paper); }
"""
SIGN = """([style, left, bottom]) => {
  const sheet = document.createElement('style');
  sheet.textContent = style;
  document.head.append(sheet);
  const sign = document.createElement('div');
  sign.className = 'sign';
  Object.assign(sign.style, { left: `${left}px`, top: `${bottom - 140}px` });
  const brand = document.querySelector('.brand');
  sign.append(brand.querySelector('svg').cloneNode(true), brand.textContent.trim());
  document.body.append(sign);
}"""


def _finished(browser: Browser, server: Server) -> str:
    """A game between bots, played to its end; returns the address of its replay."""
    made = server.make(BOTS, rounds=ROUNDS)
    page = browser.new_page()
    page.goto(made.host)
    page.get_by_text("Where the coins came from").wait_for(timeout=120_000)
    page.close()
    return f"{server.url}/replay/{made.id}?ply={PLY}"


def draw(browser: Browser, server: Server) -> bytes:
    """The picture, as PNG."""
    width, height = PICTURE_SIZE
    across, down = SCREEN
    address = _finished(browser, server)
    context = browser.new_context(
        viewport={"width": across, "height": down}, locale="en-GB", reduced_motion="reduce", bypass_csp=True
    )
    page = context.new_page()
    page.goto(address)
    page.get_by_role("slider").wait_for()
    page.evaluate("() => document.fonts.ready")
    page.wait_for_timeout(1500)  # the map finds its place
    sheet = page.locator("svg.layers").bounding_box()
    assert sheet is not None
    assert sheet["width"] >= width
    assert sheet["height"] >= height
    left = sheet["x"] + (sheet["width"] - width) / 2
    top = sheet["y"] + (sheet["height"] - height) / 2
    page.evaluate(SIGN, [STYLE, left + 56, top + height - 52])
    shot = page.screenshot(animations="disabled", clip={"x": left, "y": top, "width": width, "height": height})
    context.close()
    return shot


def main() -> None:
    """Write the picture where the page's build finds it."""
    if reason := missing():
        sys.exit(reason)
    with tempfile.TemporaryDirectory() as data, serving(Path(data), "preview") as server, chromium() as browser:
        shot = draw(browser, server)
    Image.open(io.BytesIO(shot)).convert("RGB").save(TARGET, quality=QUALITY, optimize=True, progressive=True)


if __name__ == "__main__":
    main()
