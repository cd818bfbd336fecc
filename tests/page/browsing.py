"""Chromium, as the system has it."""

from __future__ import annotations

import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src" / "elbowroom" / "server" / "page" / "index.html"
FLAGS = (
    "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
).split()
PATIENCE = 30_000  # milliseconds; what is there is found at once, so that only failures and busy machines wait
THINKING = 60_000  # the same for a bot that is asked for advice
LAPTOP = (1280, 800)
PHONE = (390, 844)
LARGE_PHONE = (412, 915)
SMALL_PHONE = (360, 640)
LYING_PHONE = (844, 390)
TABLET = (1180, 820)
SOCKET = re.compile(r"/api/tables/\w+/socket$")  # of any table
FOLLOW = """(url) => {
  document.title = '';  // a turn that is announced there is no longer meant
  history.pushState(null, '', url);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"  # than the screen, in px


def missing() -> str:
    """What is not there that these tests need."""
    if not shutil.which("chromium"):
        return "Chromium is not installed"
    if not BUILT.exists():
        return "the page is not built: cd web && npm ci && npm run build"
    return ""


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser without a window."""
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        yield browser
        browser.close()


def visitor(
    browser: Browser,
    size: tuple[int, int] = LAPTOP,
    *,
    dark: bool = False,
    lively: bool = False,
    worker: bool = False,
    locale: str = "en-GB",
) -> BrowserContext:
    """Somebody who has never been here: English unless told otherwise, and no love of motion unless `lively`.

    Without the page's service worker, which costs a process and takes requests from under the hands of a test.
    """
    width, height = size
    phone = touches(size)
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=locale,
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if lively else "reduce",
        service_workers="allow" if worker else "block",
        has_touch=phone,
        is_mobile=phone,
        device_scale_factor=1.5 if phone else 1,
    )
    context.set_default_timeout(PATIENCE)
    return context


def touches(size: tuple[int, int]) -> bool:
    """Is a screen of this size touched with a finger?"""
    return size in (PHONE, LARGE_PHONE, SMALL_PHONE, LYING_PHONE, TABLET)


def follow(page: Page, url: str) -> None:
    """To another screen as a link within the page leads there, without loading the page anew."""
    page.locator("main").wait_for(state="attached")  # before it is drawn a page heeds no address
    page.evaluate(FOLLOW, url)


def until(page: Page, promise: str, seconds: float = 300.0) -> None:
    """Wait until a promise of the page comes true; `wait_for_function` takes any promise for something true."""
    end = time.monotonic() + seconds
    while not page.evaluate(promise):
        assert time.monotonic() < end, promise
        page.wait_for_timeout(200)


def region_labels(page: Page) -> list[str]:
    """What every region says of itself, once the map is there: it comes a moment after the table."""
    regions = page.locator("path[data-region]")
    expect(regions).not_to_have_count(0)
    found: list[str] = regions.evaluate_all("(all) => all.map((path) => path.ariaLabel)")
    return found


def watched(page: Page, faults: list[str]) -> Page:
    """Write down what goes wrong inside a page."""
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on(
        "console",
        lambda message: faults.append(message.text) if "Content Security Policy" in message.text else None,
    )
    return page
