"""Small laptops: the map keeps its room in every stage, and nothing that leaves its place is out of reach."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .browsing import WIDER
from .conftest import Visit
from .hand import Hand
from .serving import NAMES, Server

LAPTOPS = ((1366, 650), (1280, 720))
PICKING = 600  # the least width of the map in px
PLAYING = 720
WAY_ON = ".bar .primary, .bar .stop, .offer button:not(:disabled)"
TABLET = {"Choose a race": 360, "Conquer: tap": 480, "Place ": 480}
STAGES = {"Choose a race": PICKING, "Conquer: tap": PLAYING, "Place ": PLAYING, "All placed": PLAYING}


def _table(server: Server, players: int, boxes: list[str]) -> str:
    bots = [{"kind": "bot", "level": "random", "name": name} for name in NAMES[1:players]]
    return server.make([{"kind": "here", "name": "Ada"}, *bots], boxes=boxes).host


def _map_width(page: Page) -> float:
    box = page.locator("svg.layers").bounding_box()
    assert box
    return box["width"]


@pytest.mark.parametrize("players", [2, *(pytest.param(some, marks=pytest.mark.slow) for some in (3, 4)), 5])
@pytest.mark.parametrize("box", ["base", "underground"])
def test_the_map_keeps_its_room_on_a_small_laptop(server: Server, sit: Visit, box: str, players: int) -> None:
    page = sit(_table(server, players, [box]), LAPTOPS[0])
    hand = Hand(page)
    found = {}
    for title, least in STAGES.items():
        hand.play_until(title)
        for width, height in LAPTOPS:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(100)  # the sheet is measured after the layout
            found[f"{title} {width}x{height}"] = (_map_width(page), least)
            assert page.evaluate(WIDER) <= 0
            expect(page.locator(WAY_ON).first).to_be_in_viewport(ratio=1)
    assert not {stage: width for stage, (width, least) in found.items() if width < least}


@pytest.mark.slow
def test_the_map_keeps_its_room_on_a_small_tablet_that_lies(server: Server, sit: Visit) -> None:
    """Four players, which leaves it the least."""
    page = sit(_table(server, 4, ["base"]), (820, 640))
    hand = Hand(page)
    for title, least in TABLET.items():
        hand.play_until(title)
        assert _map_width(page) >= least, title
        assert page.evaluate(WIDER) <= 0


@pytest.mark.parametrize("size", LAPTOPS, ids=["1366x650", "1280x720"])
def test_the_fifth_player_and_the_log_are_reached(server: Server, sit: Visit, size: tuple[int, int]) -> None:
    page = sit(_table(server, 5, ["base"]), size)
    Hand(page).play_until("Place ")
    fifth = page.locator(".players article").nth(4)
    fifth.scroll_into_view_if_needed()
    expect(fifth).to_be_in_viewport(ratio=1)
    log = page.get_by_role("region", name="Log")
    log.scroll_into_view_if_needed()
    expect(log.get_by_role("listitem").first).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("size", LAPTOPS, ids=["1366x650", "1280x720"])
def test_what_a_combo_does_is_one_step_away(server: Server, sit: Visit, size: tuple[int, int]) -> None:
    page = sit(_table(server, 2, ["base"]), size)
    Hand(page).play_until("Choose a race")
    tile = page.locator(".offer li button").first
    text = page.locator(".offer .detail")
    expect(text).to_be_hidden()
    tile.hover()
    expect(text).to_be_in_viewport(ratio=1)
    tile.focus()
    page.mouse.move(4, 4)
    expect(text).to_be_in_viewport(ratio=1)
    tile.click()
    page.mouse.move(4, 4)
    expect(text).to_be_in_viewport(ratio=1)
    Hand(page).play_until("Conquer: tap")
    page.get_by_role("button", name="Offer").click()
    expect(page.get_by_role("dialog", name="Offer").locator(".offer .texts").first).to_be_in_viewport()


def test_a_long_name_keeps_off_the_edge_of_its_tile(server: Server, sit: Visit) -> None:
    page = sit(_table(server, 2, ["base"]), (1280, 800))
    Hand(page).play_until("Conquer: tap")
    page.locator(".offer .name b").first.evaluate("(name) => (name.textContent = 'Wealthy Sorcerers')")
    room = """(tile) => {
      const words = document.createRange();
      words.selectNodeContents(tile.querySelector('.name b'));
      return tile.querySelector('.cloth').getBoundingClientRect().right - words.getBoundingClientRect().right;
    }"""
    assert page.locator(".offer .tile").first.evaluate(room) >= 6
