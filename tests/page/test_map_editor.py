"""Maps in the workshop: generated, dragged, painted, mended where they are wrong, and played on at once."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect

from .browsing import LAPTOP, SMALL_PHONE, TABLET
from .conftest import Visit
from .hand import POINT, Hand
from .serving import Server
from .test_axe import Look, axe, look  # noqa: F401 - fixtures

SECONDS = 60_000
REGION = {"id": "x", "terrain": "hill", "outline": [[0, 0], [9, 0], [9, 9]]}
SHEET = {"id": "huge", "players": 2, "width": 100, "height": 100}
SCALE = "(mover) => new DOMMatrix(getComputedStyle(mover).transform).a"
PLACE = "(mover) => getComputedStyle(mover).transform"
SHAPES = "() => [...document.querySelectorAll('path[data-region]')].map((path) => path.getAttribute('d'))"
SAME_SHAPES = f"(before) => JSON.stringify(({SHAPES})()) === JSON.stringify(before)"


def _region(page: Page, terrain: str) -> Locator:
    """The first region of a terrain."""
    return page.locator(f"path[data-region][aria-label*=', {terrain}']").first


def _click(page: Page, region: Locator) -> None:
    """Where nothing lies over it."""
    region.scroll_into_view_if_needed()
    at = region.evaluate(POINT)
    page.mouse.click(at["x"], at["y"])


def _hold_corner(page: Page) -> tuple[float, float]:
    """Take hold of the first corner of the chosen region."""
    corner = page.get_by_role("button", name="Corner 1", exact=True)
    corner.scroll_into_view_if_needed()
    box = corner.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    return x, y


class Fingers:
    """Up to two fingers on the screen, moved step by step."""

    def __init__(self, page: Page) -> None:
        self.line = page.context.new_cdp_session(page)
        self.at: list[tuple[float, float]] = []

    def put(self, *places: tuple[float, float]) -> None:
        """One more finger at each of these places."""
        for place in places:
            self.at.append(place)
            self._tell("touchStart")

    def move(self, *places: tuple[float, float], steps: int = 5) -> None:
        """Each of them to another place."""
        before = self.at
        for step in range(1, steps + 1):
            part = step / steps
            self.at = [
                (x + (to_x - x) * part, y + (to_y - y) * part)
                for (x, y), (to_x, to_y) in zip(before, places, strict=True)
            ]
            self._tell("touchMove")

    def lift(self) -> None:
        """All of them."""
        self.at = []
        self._tell("touchEnd")

    def _tell(self, kind: str) -> None:
        points = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(self.at)]
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def _refuses_what_is_no_map(page: Page) -> None:
    """A sentence each, and nothing changes."""
    many = json.dumps({**SHEET, "regions": [REGION] * 1000}).encode()
    for content, said in (
        (b"[1]", "bad.json is not a map"),
        (b" " * 10_000_000, "more than 1,000,000 bytes"),
        (many, "the map has 1,000 regions"),
        (json.dumps({**SHEET, "regions": [{"id": "x", "terrain": "hill"}]}).encode(), "cannot be drawn"),
    ):
        page.get_by_label("Open a map file").set_input_files(
            {"name": "bad.json", "mimeType": "application/json", "buffer": content}
        )
        expect(page.get_by_text(said)).to_be_visible()


def test_a_map_is_generated_dragged_painted_mended_and_played_on(server: Server, visit: Visit, look: Look) -> None:  # noqa: F811
    page = visit(f"{server.url}/workshop", LAPTOP)
    page.get_by_role("button", name="Add a map").click(timeout=SECONDS)
    look(page, "a new map")
    _refuses_what_is_no_map(page)
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Number of the map").fill("7")
    page.get_by_role("button", name="Make a map").click()
    expect(page.locator("path[data-region]")).to_have_count(23, timeout=SECONDS)
    expect(page.get_by_text("One can play on this map.")).to_be_visible(timeout=SECONDS)

    # A corner moves in all regions that meet there, and back.
    _click(page, _region(page, "Lake"))
    before = page.evaluate(SHAPES)
    x, y = _hold_corner(page)
    page.mouse.move(x + 2000, y + 2000, steps=3)
    page.mouse.move(x + 12, y + 9, steps=3)
    page.mouse.up()
    page.wait_for_function(
        "(before) => (" + SHAPES + ")().filter((shape, at) => shape !== before[at]).length > 2", arg=before
    )
    expect(page.get_by_text("One can play on this map.")).to_be_visible(timeout=SECONDS)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(SAME_SHAPES, arg=before)
    _hold_corner(page)
    page.mouse.move(0, 0, steps=3)
    expect(page.get_by_text("Borders cannot cross")).to_be_visible()
    page.mouse.up()

    # A tribe in the sea is wrong: told in the list, which leads to the region, and on the map.
    page.get_by_role("button", name="Lost Tribe", exact=True).click()
    sea = _region(page, "Sea")
    name = str(sea.get_attribute("aria-label")).partition(",")[0]
    _click(page, sea)
    fault = page.get_by_role("button", name="a tribe cannot live here")
    expect(page.locator("path[data-region][aria-label*='a tribe cannot live here']")).to_have_count(1, timeout=SECONDS)
    expect(page.get_by_role("button", name="Play on it against bots")).to_be_disabled()
    look(page, "a map with a fault")
    page.locator("li").filter(has_text="a tribe cannot live here").get_by_role("button").first.click()
    expect(page.get_by_role("heading", name=name)).to_be_visible()
    expect(page.locator("path[data-region]:focus")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("checkbox", name="Lost Tribe").uncheck()
    expect(fault).to_have_count(0, timeout=SECONDS)

    # By keyboard: hills become forests, one region becomes two.
    page.get_by_role("button", name="Forest", exact=True).click()
    hill = _region(page, "Hill")
    name = str(hill.get_attribute("aria-label")).partition(",")[0]
    hill.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"path[data-region][aria-label^='{name}, Forest']")).to_have_count(1)
    page.get_by_role("button", name="Choose and drag").click()
    page.get_by_role("button", name="Split it in two").click()
    expect(page.locator("path[data-region]")).to_have_count(24)
    page.get_by_label("Name of the map").fill("Two <script>seas")
    page.get_by_label("Name of the map").press("Enter")
    expect(page.get_by_role("button", name="two-script-seas-2p")).to_be_visible()
    expect(page.get_by_text("One can play on this map.")).to_be_visible(timeout=SECONDS)
    look(page, "a map")

    page.get_by_role("button", name="Play on it against bots").click()
    Hand(page).my_turn()
    expect(page.locator("path[data-region]")).to_have_count(24)


def test_a_phone_shows_the_map_that_was_chosen(server: Server, visit: Visit) -> None:
    """What a box and a map are called, and their files, are folded there."""
    page = visit(f"{server.url}/workshop", SMALL_PHONE)
    page.get_by_role("button", name="Add a map").tap(timeout=SECONDS)
    page.get_by_role("button", name="A plain sheet").tap()
    region = page.locator("path[data-region='0']")
    expect(region).to_be_in_viewport(timeout=SECONDS)
    expect(page.get_by_role("button", name="Undo")).to_be_in_viewport()
    for folded, within in (("Box: My box", "Share a link"), ("Map plain", "Save this map as a file")):
        button = page.get_by_role("button", name=within)
        expect(button).to_be_hidden()
        page.locator("summary", has_text=folded).tap()
        expect(button).to_be_visible()


def test_fingers_on_a_tablet(server: Server, visit: Visit) -> None:
    """One drags a corner or paints; two move the map and bring it nearer, wherever they lie, and change nothing."""
    page = visit(f"{server.url}/workshop", TABLET)
    page.get_by_role("button", name="Add a map").tap(timeout=SECONDS)
    page.get_by_role("button", name="A plain sheet").tap()
    region = page.locator("path[data-region='12']")
    expect(region).to_be_visible(timeout=SECONDS)
    region.scroll_into_view_if_needed()
    region.tap()
    corner = page.get_by_role("button", name="Corner 1", exact=True)
    expect(corner).to_be_visible()
    scrolled = page.evaluate("scrollY")
    before = page.evaluate(SHAPES)
    box = corner.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    fingers = Fingers(page)
    fingers.put((x, y))
    fingers.move((x + 14, y + 22))
    fingers.lift()
    page.wait_for_function(f"(before) => !({SAME_SHAPES})(before)", arg=before)
    page.get_by_role("button", name="Undo").click()  # a tap so soon after a drag may be taken for a part of it
    page.wait_for_function(SAME_SHAPES, arg=before)
    page.evaluate("(y) => scrollTo(0, y)", scrolled)  # the button may have been above the screen

    # The first of two fingers lies on the corner: it was to be a pinch.
    mover = page.locator(".stage .mover")
    flat = mover.evaluate(SCALE)
    fingers.put((x, y), (x + 60, y + 20))
    fingers.move((x - 60, y - 40), (x + 150, y + 90))
    fingers.lift()
    page.wait_for_function("([mover, flat]) => (" + SCALE + ")(mover) > 1.5 * flat", arg=[mover.element_handle(), flat])
    near = mover.evaluate(PLACE)
    fingers.put((x, y), (x + 60, y + 20))
    fingers.move((x - 50, y - 50), (x + 10, y - 30))
    fingers.lift()
    page.wait_for_function("([mover, near]) => (" + PLACE + ")(mover) !== near", arg=[mover.element_handle(), near])
    assert page.evaluate(SHAPES) == before
    assert page.evaluate("scrollY") == scrolled

    page.get_by_role("button", name="Swamp", exact=True).tap()
    page.evaluate("(y) => scrollTo(0, y)", scrolled)
    fingers.put((x, y))
    fingers.lift()
    expect(page.locator("path[data-region][aria-label*=', Swamp']")).to_have_count(1)
    assert page.evaluate("scrollY") == scrolled
