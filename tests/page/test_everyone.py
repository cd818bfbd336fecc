"""The keyboard, the phone, and what axe-core has to say."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browsing import LAPTOP, PHONE, ROOT
from .conftest import Visit
from .hand import Hand
from .serving import Made, Server

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def _against_a_bot(server: Server, **settings: object) -> Made:
    return server.make([{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}], **settings)


def _tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until something of the kind has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"the Tab key does not reach {selector}")


def test_a_pick_and_a_conquest_by_keyboard_alone(server: Server, visit: Visit) -> None:
    page = visit(_against_a_bot(server).host)
    expect(page.locator(".bar h1")).to_have_text("Choose a race and its power")
    _tab_to(page, ".offer button")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .primary")).to_contain_text("Take ")
    _tab_to(page, ".bar .primary")
    page.keyboard.press("Enter")
    expect(page.locator(".bar h1")).to_have_text("Conquer: tap a lit region")
    _tab_to(page, "path[data-region]")
    page.keyboard.press("PageDown")
    expect(page.locator("path[data-region]:focus")).to_have_attribute("aria-label", _costs())
    region = page.locator("path[data-region]:focus").get_attribute("data-region")
    page.keyboard.press("Enter")
    taken = page.locator(f'path[data-region="{region}"]')
    expect(taken).to_have_attribute("aria-label", _held())
    expect(taken).to_be_focused()
    expect(page.locator("[aria-live=polite]")).to_contain_text("Ada takes")
    page.keyboard.press("u")
    expect(taken).to_have_attribute("aria-label", _costs())


def _costs() -> Any:
    import re

    return re.compile(r", costs \d+$")


def _held() -> Any:
    import re

    return re.compile(r" of Ada")
