"""The turn: costs and reasons at a glance, asking first, dealing out, taking back, and hints."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .browsing import THINKING, region_labels
from .conftest import Visit
from .hand import POINT, Hand
from .lines import POSITIONS
from .serving import Server

CONQUER = "Conquer: tap a lit region"
SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}]
WIDTH = "(number) => document.querySelector(`path[data-region='${number}']`).getBoundingClientRect().width"


@pytest.fixture
def page(server: Server, sit: Visit) -> Page:
    """Ada's Orcs at the beginning of a turn."""
    page = sit(server.set_up(POSITIONS / "turn.toml", bots="random").host)
    expect(page.locator(".bar h1")).to_have_text("Conquer on, or go into decline?")
    return page


def _region(page: Page, number: str) -> Locator:
    return page.locator(f'path[data-region="{number}"]')


def _width(page: Page, number: str) -> float:
    _region(page, number).wait_for()  # the land comes a moment after the table
    found: float = page.evaluate(WIDTH, number)
    return found


def _press(page: Page, name: str) -> None:
    page.locator(".bar").get_by_role("button", name=name).click()


def _orcs(page: Page) -> dict[str, int]:
    """Where the Orcs stand, as the map says."""
    found = re.findall(r"(\d+), .*Orcs ×(\d+) of Ada", "\n".join(region_labels(page)))
    return {region: int(count) for region, count in found}


def test_every_region_says_what_it_costs_or_why_not(page: Page) -> None:
    _press(page, "Conquer on")
    expect(page.locator(".bar h1")).to_have_text(CONQUER)
    expect(_region(page, "4")).to_have_attribute("aria-label", re.compile("costs 3$"))
    expect(_region(page, "9")).to_have_attribute("aria-label", re.compile("costs 6, only with the die: 2 or more$"))
    expect(_region(page, "8")).to_have_attribute("aria-label", re.compile("It is water"))
    expect(_region(page, "17")).to_have_attribute("aria-label", re.compile("next to|border|adjacent"))
    _region(page, "9").hover()
    for item, amount in (("Every region", "2"), ("Mountain", "+1"), ("Troll Lair", "+1"), ("Trolls ×2", "+2")):
        expect(page.get_by_role("row", name=f"{item} {amount}")).to_be_visible()
    _region(page, "8").hover()
    expect(page.get_by_text("It is water, which your race cannot conquer.")).to_be_visible()
    expect(page.get_by_role("link", name="The rule")).to_be_visible()


def test_who_wants_to_be_asked_is_asked(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_label("Ask before each conquest").check()
    page.keyboard.press("Escape")
    _press(page, "Conquer on")
    expect(page.locator(".bar h1")).to_have_text(CONQUER)
    Hand(page).tap("4")
    expect(page.locator(".bar .primary")).to_have_text(re.compile("^Conquer ?for 3 of your 4"))
    expect(_region(page, "4")).to_have_attribute("aria-label", re.compile("costs 3$"))
    page.keyboard.press("Escape")
    expect(page.locator(".bar h1")).to_have_text(CONQUER)
    Hand(page).tap("4")
    _press(page, "Conquer")
    expect(_region(page, "4")).to_have_attribute("aria-label", re.compile("Orcs ×3 of Ada"))


def test_moves_are_taken_back_one_by_one(page: Page) -> None:
    _press(page, "Conquer on")
    expect(page.locator(".bar h1")).to_have_text(CONQUER)
    Hand(page).tap("12")
    expect(_region(page, "12")).to_have_attribute("aria-label", re.compile("Orcs ×3 of Ada"))
    _press(page, "Undo")
    expect(_region(page, "12")).to_have_attribute("aria-label", re.compile("costs 3$"))
    page.keyboard.press("u")
    expect(page.locator(".bar h1")).to_have_text("Conquer on, or go into decline?")
    assert _orcs(page) == {"2": 4, "3": 2, "7": 1}
    expect(page.get_by_role("button", name="Undo")).to_be_hidden()


def test_tokens_are_dealt_out_in_every_way(page: Page) -> None:
    hand = Hand(page)
    _press(page, "Conquer on")
    _press(page, "Redeploy")
    expect(page.locator(".bar h1")).to_have_text(re.compile("^Place 4 tokens"))
    ways = {
        "Spread evenly": {"2": 3, "3": 2, "7": 2},
        "As before": {"2": 4, "3": 2, "7": 1},
        "To the border": {"2": 1, "3": 5, "7": 1},
    }
    for way, standing in ways.items():
        _press(page, way)
        expect(page.locator(".bar h1")).to_have_text("All placed: end your turn")
        assert _orcs(page) == standing
        _press(page, "Start over")
        expect(page.locator(".bar h1")).to_have_text(re.compile("^Place 4 tokens"))
        assert _orcs(page) == {"2": 1, "3": 1, "7": 1}
    hand.tap("3")
    for key in ("+", "+", "-"):
        page.keyboard.press(key)
    expect(page.locator(".bar h1")).to_have_text(re.compile("^Place 2 tokens"))
    assert _orcs(page) == {"2": 1, "3": 3, "7": 1}
    _press(page, "Spread evenly")
    _press(page, "End turn")


def test_tokens_are_carried_from_region_to_region(page: Page) -> None:
    _press(page, "Conquer on")
    _press(page, "Redeploy")
    _press(page, "As before")
    assert _orcs(page) == {"2": 4, "3": 2, "7": 1}
    start, end = (_region(page, number).evaluate(POINT) for number in ("2", "3"))
    page.mouse.move(start["x"], start["y"])
    page.mouse.down()
    page.mouse.move(end["x"], end["y"], steps=5)
    page.mouse.up()
    expect(_region(page, "3")).to_have_attribute("aria-label", re.compile("Orcs ×3 of Ada"))
    assert _orcs(page) == {"2": 3, "3": 3, "7": 1}


def test_zooming_and_dragging_the_map_takes_nothing(page: Page) -> None:
    _press(page, "Conquer on")
    expect(page.locator(".bar h1")).to_have_text(CONQUER)
    small = _width(page, "12")
    point = _region(page, "12").evaluate(POINT)
    page.mouse.move(point["x"], point["y"])
    page.mouse.wheel(0, -400)
    page.wait_for_function(f"(small) => ({WIDTH})('12') > 1.5 * small", arg=small)
    page.mouse.down()
    page.mouse.move(point["x"] + 60, point["y"] - 40, steps=4)
    page.mouse.up()
    page.get_by_role("button", name="Show the whole map").click()
    page.wait_for_function(f"(small) => Math.abs(({WIDTH})('12') - small) < 1", arg=small)
    expect(_region(page, "12")).to_have_attribute("aria-label", re.compile("costs 3$"))


def test_around_the_map(page: Page) -> None:
    page.get_by_role("button", name="If the turn ended now").click()
    coins = page.get_by_role("region", name="If the turn ended now")
    for row in ("Orcs: regions +3", "Orcs: Merchant +3", "together +6"):
        expect(coins.get_by_role("row", name=row)).to_be_visible()
    bo = page.get_by_role("button", name=re.compile("^Bo "))
    bo.click()
    expect(bo).to_have_attribute("aria-pressed", "true")
    bo.click()
    expect(bo).to_have_attribute("aria-pressed", "false")


def test_a_hint_is_laid_out_and_taken(server: Server, sit: Visit) -> None:
    page = sit(server.make(SEATS).host)
    advice = page.get_by_role("region", name="A bot’s advice")
    page.get_by_role("button", name="Hint").click()
    plan = advice.get_by_role("listitem").first
    plan.get_by_role("button", name="Select it").click(timeout=THINKING)
    expect(page.locator(".bar .primary")).to_have_text(re.compile("^Take "))
    Hand(page).primary()
    expect(page.locator(".bar h1")).to_have_text("Conquer: tap a lit region")
    page.keyboard.press("Escape")
    expect(advice).to_be_hidden()
    page.keyboard.press("h")
    expect(advice.get_by_role("listitem").first).to_be_visible(timeout=THINKING)
    advice.get_by_role("button", name="Close").click()
    expect(advice).to_be_hidden()


def test_the_host_may_switch_hints_off(server: Server, sit: Visit) -> None:
    page = sit(server.make(SEATS).host)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("dialog").get_by_label("Hints").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Hint")).to_be_hidden()
