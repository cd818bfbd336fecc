"""The keyboard, and phones of all kinds."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .browsing import LYING_PHONE, PHONE, SMALL_PHONE, WIDER
from .conftest import Visit
from .hand import Hand
from .lines import POSITIONS
from .serving import Made, Server
from .texts import LANGUAGES

COSTS = re.compile(r", costs \d+$")
CUT = "(all) => all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent)"
HELD = re.compile(r" of Ada")


def _against_a_bot(server: Server, **settings: object) -> Made:
    return server.make([{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}], **settings)


def _tab_to(page: Page, selector: str, most: int = 60) -> None:
    """Press Tab until something of the kind has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
    raise AssertionError(f"the Tab key does not reach {selector}")


def _tokens(region: Locator) -> int:
    """How many tokens a region says it has."""
    found = re.search(r"×(\d+)", region.get_attribute("aria-label") or "")
    return int(found[1]) if found else 0


def test_a_whole_turn_by_keyboard_alone(server: Server, sit: Visit) -> None:
    page = sit(_against_a_bot(server).host)
    expect(page.locator(".bar h1")).to_have_text("Choose a race and its power")
    _tab_to(page, ".offer button")
    page.keyboard.press("Enter")
    expect(page.locator(".bar .primary")).to_contain_text("Take ")
    _tab_to(page, ".bar .primary")
    page.keyboard.press("Enter")
    expect(page.locator(".bar h1")).to_have_text("Conquer: tap a lit region")
    _tab_to(page, "path[data-region]")
    page.keyboard.press("PageDown")
    expect(page.locator("path[data-region]:focus")).to_have_attribute("aria-label", COSTS)
    region = page.locator("path[data-region]:focus").get_attribute("data-region")
    page.keyboard.press("Enter")
    taken = page.locator(f'path[data-region="{region}"]')
    expect(taken).to_have_attribute("aria-label", HELD)
    expect(taken).to_be_focused()
    expect(page.locator("[aria-live=polite]")).to_contain_text("Ada takes")
    expect(page.locator(".bar").get_by_role("button", name="Undo")).to_be_visible()  # the server has it
    page.keyboard.press("u")
    expect(taken).to_have_attribute("aria-label", COSTS)
    page.keyboard.press("Enter")
    expect(taken).to_have_attribute("aria-label", HELD)
    _tab_to(page, ".bar .stop")
    page.keyboard.press("Enter")
    expect(page.locator(".bar h1")).to_have_text(re.compile("^Place "))
    _tab_to(page, f'path[data-region="{region}"]')
    before = _tokens(taken)
    for key in ("Enter", "+", "-"):
        page.keyboard.press(key)
    expect(taken).to_have_attribute("aria-label", re.compile(f"×{before + 1} of Ada"))
    for button, title in ((".even", "Spread evenly"), (".stop", "End turn")):
        _tab_to(page, f".bar {button}")
        expect(page.locator(f".bar {button}")).to_contain_text(title)
        page.keyboard.press("Enter")
    expect(page.locator(".bar h1")).to_have_text(re.compile("Conquer on, or go into decline|survivors"))


def _map(page: Page) -> tuple[float, float]:
    """How wide and high the map is on the screen."""
    box = page.locator("svg.layers").bounding_box()
    assert box
    return box["width"], box["height"]


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE, LYING_PHONE], ids=["upright", "small", "lying"])
def test_a_turn_on_a_phone(server: Server, sit: Visit, size: tuple[int, int]) -> None:
    page = sit(_against_a_bot(server).host, size)
    hand = Hand(page, finger=True)
    for title in ("Choose a race", "Conquer: tap", "Place "):
        look = hand.play_until(title)
        assert page.evaluate(WIDER) <= 0, title
        if look.primary:
            expect(page.locator(".bar .primary")).to_be_in_viewport(ratio=1)
        if title != "Choose a race":  # where the offer has the room of the map
            width, height = _map(page)
            assert (width > height) == (size == LYING_PHONE), "the map lies as the phone does, in every stage"
            assert width * height > 0.2 * size[0] * size[1]
    hand.play_until("All placed")
    expect(page.locator(".bar .primary")).to_contain_text("End turn")


def test_what_a_region_costs_does_not_move_the_map_of_a_phone(server: Server, sit: Visit) -> None:
    page = sit(server.set_up(POSITIONS / "turn.toml", bots="random").host, PHONE)
    hand = Hand(page, finger=True)
    hand.play_until("Conquer on")
    hand.primary()
    hand.play_until("Conquer: tap")
    before = _map(page)
    hand.tap("8")
    expect(page.locator(".bar").get_by_text("It is water, which your race cannot conquer.")).to_be_visible()
    assert _map(page) == before


def test_five_names_can_be_read_on_a_small_phone(server: Server, sit: Visit) -> None:
    bots = [{"kind": "bot", "level": "random", "name": name} for name in ("Bor", "Mila", "Teo", "Zora")]
    page = sit(server.make([{"kind": "here", "name": "Ada"}, *bots], open_coins=True).host, SMALL_PHONE)
    expect(page.locator(".players .name")).to_have_count(5)
    assert page.locator(".players .name").evaluate_all(CUT) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_seats_without_a_name_can_be_told_apart_on_a_small_phone(server: Server, visit: Visit, language: str) -> None:
    page = visit(server.url, SMALL_PHONE)
    page.evaluate("(language) => localStorage.setItem('elbowroom.language', language)", language)
    for count in (2, 3, 4, 5):
        bots = [{"kind": "bot", "level": "random"}] * (count - 1)
        page.goto(server.make([{"kind": "here"}, *bots], open_coins=True).host)
        expect(page.locator(".players .name")).to_have_count(count)
        assert page.locator(".players .name").evaluate_all(CUT) == []


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["upright", "small"])
@pytest.mark.parametrize("players", [4, 5])
def test_coins_cover_no_name_on_a_phone(server: Server, sit: Visit, size: tuple[int, int], players: int) -> None:
    bots = [{"kind": "bot", "level": "random", "name": name} for name in ("Bohdana", "Mila", "Teo", "Zora")]
    page = sit(server.make([{"kind": "here", "name": "Ada"}, *bots[: players - 1]], open_coins=True).host, size)
    expect(page.locator(".players .coin")).to_have_count(players)
    covered = """(cards) => cards.filter((card) => {
      const [name, coin] = ['.name', '.coin'].map((part) => card.querySelector(part).getBoundingClientRect());
      return coin.left < name.right && name.left < coin.right && coin.top < name.bottom && name.top < coin.bottom;
    }).map((card) => card.textContent)"""
    assert page.locator(".players article").evaluate_all(covered) == []


def test_four_players_leave_room_for_the_log(server: Server, sit: Visit) -> None:
    page = sit(server.set_up(POSITIONS / "crowd.toml", bots="random").host)
    log = page.get_by_role("region", name="Log").bounding_box()
    assert log
    assert log["height"] > 150


@pytest.mark.parametrize("path", ["", "rules", "about", "learn"])
def test_nothing_is_wider_than_a_phone(server: Server, sit: Visit, path: str) -> None:
    page = sit(f"{server.url}/{path}", PHONE)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    if not path:
        page.get_by_role("button", name="Set up a game").click()
    assert page.evaluate(WIDER) <= 0
