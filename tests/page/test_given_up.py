"""Nothing is given up by a slip: what cannot be taken back is asked once, and a double click meets nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .browsing import LAPTOP, PHONE, SMALL_PHONE
from .conftest import Visit
from .hand import Hand
from .lines import POSITIONS
from .serving import Made, Server

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}]
SIZES = [(1440, 900), (1366, 650), PHONE, SMALL_PHONE]
MODE = "Conquer on, or go into decline?"


def _sit(server: Server, sit: Visit, name: str, size: tuple[int, int] = LAPTOP) -> tuple[Page, Made]:
    made = server.set_up(POSITIONS / f"{name}.toml", bots="random")
    page = sit(made.host, size)
    expect(page.locator(".bar h1")).to_be_visible()
    return page, made


def _title(page: Page, text: str) -> None:
    expect(page.locator(".bar h1")).to_have_text(re.compile(f"^{text}"))


def _box(locator: Locator) -> tuple[float, float, float, float]:
    box = locator.bounding_box()
    assert box
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def _overlap(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_a_turn_with_everything_in_hand_is_not_ended_unasked(server: Server, sit: Visit) -> None:
    page, made = _sit(server, sit, "told-first")
    hand = Hand(page)
    for way in ("click", "key"):
        hand.stop()
        question = page.get_by_role("alertdialog")
        expect(question).to_contain_text(re.compile(r"You have 10 in hand and could still take \d+ regions"))
        if way == "click":
            question.get_by_role("button", name="Go on playing").click()
        else:
            page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        expect(page.locator(".bar .stop")).to_be_focused()
    assert server.moves(made) == []
    hand.stop()
    hand.confirm()
    page.wait_for_function("() => !document.querySelector('[role=alertdialog]')")
    expect(page.get_by_role("region", name="Log")).to_contain_text("Bo")
    assert server.moves(made)[0] == "done"


def test_a_decline_says_what_it_gives_up(server: Server, sit: Visit) -> None:
    page, made = _sit(server, sit, "turn")
    page.locator(".bar .second").click()
    question = page.get_by_role("alertdialog")
    expect(question).to_contain_text("Orcs go into decline: they conquer no more")
    expect(question).to_contain_text(re.compile(r"This turn then scores \d+ coins?\."))
    assert server.moves(made) == []
    page.locator(".bar .primary.main").click()  # who conquers on is no longer asked
    _title(page, "Conquer: tap")
    expect(page.get_by_role("alertdialog")).to_have_count(0)
    assert server.moves(made) == ["expand"]


def test_a_double_click_does_one_thing(server: Server, sit: Visit) -> None:
    page, made = _sit(server, sit, "turn")
    page.locator(".bar .primary.main").dblclick()
    _title(page, "Conquer: tap")
    page.locator(".bar .stop").dblclick()
    _title(page, "Place 4 tokens")
    page.locator(".bar .even").dblclick()
    _title(page, "All placed")
    page.wait_for_timeout(300)
    _title(page, "All placed")
    assert server.moves(made) == ["expand", "done"]


def test_a_double_click_on_a_combo_takes_it_and_no_more(server: Server, sit: Visit) -> None:
    made = server.make(SEATS)
    page = sit(made.host)
    page.locator(".offer li button:enabled").first.click()
    page.locator(".bar .primary").dblclick()
    _title(page, "Conquer: tap")
    page.wait_for_timeout(300)
    assert [move.split()[0] for move in server.moves(made)] == ["pick"]


class Doubling(Hand):
    """Somebody who double-clicks every button of the bar, as one does with icons of a desktop."""

    def press(self, button: Locator) -> None:
        in_the_bar = button.evaluate("(one) => !!one.closest('.bar .acts, .bar .even')")
        (button.dblclick if in_the_bar else button.click)()


ATTACK = r"(conquer|roll) \d+"  # where the bar asks about a region
# What one press may bring about, by what the bar asks for: the moves of this player that go to the server.
ONE_THING = {
    "Choose a race": r"pick \d",
    "Conquer on": r"(expand|decline)",  # the hand says yes where the page asks
    "Conquer: tap": r"(conquer \d+|done)",
    "A last attempt": r"(roll \d+|done)",
    "Nothing more": r"done",
    "Place ": r"",
    "All placed": r"(place \d+ \d+ )*(place \d+ \d+|done)( expand)?",  # taken back with one press
}


def test_a_double_click_never_loses_anything_on_any_screen(server: Server, visit: Visit) -> None:
    """A whole game by double clicks: each does what one click does, whatever comes to stand there next."""
    made = server.make(SEATS, rounds=2)
    page = visit(made.host, SIZES[0])
    hand = Doubling(page)

    def mine() -> list[str]:
        told = server.get(f"/api/tables/{made.id}/replay", made.host.partition("#")[2])
        return [ply["move"] for ply in told["moves"] if ply["player"] == 1]

    done: list[str] = []
    for number in range(200):
        look = hand.my_turn()
        width, height = SIZES[number % len(SIZES)]
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(100)  # the map is laid out anew
        if look.over:
            break
        hand.step()
        page.wait_for_timeout(60)
        page.wait_for_function("() => ![...document.querySelectorAll('.bar .acts button')].some((one) => one.disabled)")
        now = mine()
        new, done = " ".join(now[len(done) :]), now
        allowed = next((moves for title, moves in ONE_THING.items() if look.title.startswith(title)), ATTACK)
        assert not new or re.fullmatch(allowed, new), f"{look.title} {width}x{height}: {new}"
    else:
        raise AssertionError("the game does not end")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_buttons_that_follow_one_another_do_not_share_a_spot(server: Server, sit: Visit, size: tuple[int, int]) -> None:
    page, _ = _sit(server, sit, "turn", size)
    _title(page, re.escape(MODE))
    expand = _box(page.locator(".bar .primary.main"))
    page.locator(".bar .primary.main").click()
    _title(page, "Conquer: tap")
    redeploy = _box(page.locator(".bar .stop"))
    assert not _overlap(expand, redeploy)
    page.locator(".bar .stop").click()
    _title(page, "Place 4 tokens")
    end = _box(page.locator(".bar .stop"))
    even = _box(page.locator(".bar .even"))
    assert not _overlap(redeploy, end)
    assert not _overlap(even, end)
    assert not _overlap(redeploy, even)
    page.locator(".bar .even").click()
    _title(page, "All placed")
    assert not _overlap(even, _box(page.locator(".bar .stop")))


def test_the_card_goes_with_the_conquest(server: Server, sit: Visit) -> None:
    page, _ = _sit(server, sit, "turn")
    page.locator(".bar .primary.main").click()
    _title(page, "Conquer: tap")
    region = page.locator('path[data-region="12"]')
    region.hover()
    expect(page.locator(".pop")).to_be_visible()
    Hand(page).tap("12")
    expect(region).to_have_attribute("aria-label", re.compile("Orcs ×3 of Ada"))
    expect(page.locator(".pop")).to_have_count(0)
    page.locator('path[data-region="13"]').hover()
    expect(page.locator(".pop")).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_after_taking_a_race_the_focus_is_on_the_map(server: Server, sit: Visit, size: tuple[int, int]) -> None:
    page = sit(server.make(SEATS).host, size)
    page.locator(".offer li button:enabled").first.click()
    page.locator(".bar .primary").click()
    _title(page, "Conquer: tap")
    expect(page.locator("path[data-region]:focus")).to_have_count(1)
    page.keyboard.press("PageDown")
    expect(page.locator("path[data-region]:focus")).to_have_attribute("aria-label", re.compile("costs"))


def test_on_a_phone_the_first_tap_tells_and_the_second_takes(server: Server, sit: Visit) -> None:
    page, made = _sit(server, sit, "turn", PHONE)
    hand = Hand(page, finger=True)
    hand.primary()
    _title(page, "Conquer: tap")
    hand.tap("4")
    expect(page.locator(".bar .strip").first).to_contain_text("1 of 4 left in hand.")
    assert server.moves(made) == ["expand"]
    hand.tap("4")
    expect(page.locator('path[data-region="4"]')).to_have_attribute("aria-label", re.compile("Orcs ×3 of Ada"))
    assert server.moves(made) == ["expand", "conquer 4"]


def test_who_has_a_mouse_takes_with_one_click_unless_he_wants_to_be_asked(server: Server, sit: Visit) -> None:
    page, made = _sit(server, sit, "turn")
    page.locator(".bar .primary.main").click()
    _title(page, "Conquer: tap")
    Hand(page).tap("4")
    expect(page.locator('path[data-region="4"]')).to_have_attribute("aria-label", re.compile("Orcs ×3 of Ada"))
    assert server.moves(made) == ["expand", "conquer 4"]
