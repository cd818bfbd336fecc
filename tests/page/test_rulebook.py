"""The rulebook in a browser: found, followed, shown on a board, tried, and a tile's own page."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .browsing import PHONE
from .conftest import Visit
from .serving import Server
from .test_axe import Look, axe, look

__all__ = ["axe", "look"]  # fixtures
PATIENCE = 30_000


def opened(visit: Visit, url: str, *size: tuple[int, int]) -> Page:
    """A page with the rulebook fetched."""
    page = visit(url, *size)
    expect(page.locator("article").first).to_be_visible(timeout=PATIENCE)
    return page


def test_a_reader_finds_a_rule_follows_it_and_is_shown_it(server: Server, visit: Visit, look: Look) -> None:
    page = opened(visit, f"{server.url}/rules")
    search = page.get_by_role("searchbox")
    search.fill("mountain")
    page.set_viewport_size({"width": 360, "height": 640})  # what is found is in sight there, too
    expect(page.locator("main section p").first).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 800})
    search.fill("lairs mountain defence")  # the rule has other forms of these words
    expect(page.locator("#conq-6")).to_be_visible()
    assert page.locator("article").count() < 100
    look(page, "what was found")
    page.locator("#conq-6 a.ref", has_text="INT-20").click()
    expect(page).to_have_url(re.compile("/rules#int-20$"))
    expect(page.locator("#int-20")).to_be_in_viewport(timeout=PATIENCE)
    expect(search).to_have_value("")

    page.goto(f"{server.url}/rules#conq-14")
    rule = page.locator("#conq-14")
    expect(rule).to_be_in_viewport(timeout=PATIENCE)
    rule.get_by_role("button", name="Show me: CONQ-14").click()
    shown = rule.get_by_role("region", name="The rule on a board")
    expect(shown).to_contain_text("The position at the start", timeout=PATIENCE)
    expect(shown.locator("[data-region]").first).to_be_attached(timeout=PATIENCE)
    shown.get_by_role("button", name="One move on").press("Enter")
    expect(shown).to_contain_text("Not allowed")
    look(page, "a rule on a board")
    shown.get_by_role("button", name="Try it yourself").click()
    expect(shown).to_contain_text("Is that allowed?")
    shown.get_by_role("button", name="No", exact=True).click()
    expect(shown).to_contain_text("Right!")
    search.fill("mountain")  # from the middle of the book
    expect(page.locator(".text section").first).to_be_in_viewport()


def test_a_tile_has_a_page_of_its_own(server: Server, visit: Visit, look: Look) -> None:
    page = opened(visit, f"{server.url}/rules?q=orcs", PHONE)
    page.locator("#race-orcs").get_by_role("link", name="Orcs").click()
    expect(page).to_have_url(re.compile(r"tile=race-orcs$"))
    expect(page.get_by_role("heading", level=1, name="Orcs")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#race-orcs-1")).to_be_visible()
    expect(page.locator("main")).to_contain_text("expert@")
    look(page, "a tile's page")
    page.get_by_role("link", name="The whole rulebook").click()
    expect(page.locator("#conq-6")).to_be_attached(timeout=PATIENCE)
    page.goto(f"{server.url}/rules#race-orcs")
    expect(page.locator("#race-orcs")).to_be_in_viewport(timeout=PATIENCE)
    page.goto(f"{server.url}/rules?tile=nobody")
    expect(page.get_by_role("alert")).to_contain_text("no tile", timeout=PATIENCE)
