"""The die: what is needed, then what fell, then the board; readable on every screen."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .browsing import LAPTOP, LYING_PHONE, PHONE, SMALL_PHONE
from .conftest import Visit
from .hand import Hand
from .lines import POSITIONS
from .serving import Server

MOUNTAIN = "9"  # costs six; the Orcs have four in hand and need two more from the die
FELL = re.compile(r"Rolled [0-3]: (that is enough|the attack fails)")
SIZES = [(1440, 900), (1366, 650), LAPTOP, (1024, 768), PHONE, LYING_PHONE, SMALL_PHONE]
# What is to be seen at once, written down whenever it changes.
DIARY = """() => {
  window.diary = [];
  const text = (selector) => document.querySelector(selector)?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  const look = () => {
    const now = {
      roll: text('.roll'),
      spoken: text('[aria-live=polite]'),
      bar: text('.bar h1'),
      moves: (document.querySelector('.roll .die')?.getAnimations().length ?? 0) > 0,
    };
    if (JSON.stringify(now) !== JSON.stringify(window.diary.at(-1))) window.diary.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""


def _before_the_roll(server: Server, sit: Visit, size: tuple[int, int] = LAPTOP, *, lively: bool = False) -> Page:
    page = sit(server.set_up(POSITIONS / "turn.toml", bots="random").host, size, lively=lively)
    hand = Hand(page)
    hand.play_until("Conquer on")
    hand.primary()
    hand.play_until("Conquer: tap")
    return page


def _roll(page: Page) -> None:
    """The die is asked for twice."""
    Hand(page).tap(MOUNTAIN)
    page.locator(".bar").get_by_role("button", name="Roll").click()


@pytest.mark.parametrize("lively", [True, False], ids=["tumbling", "still"])
def test_the_board_waits_until_the_die_has_landed(server: Server, sit: Visit, lively: bool) -> None:
    page = _before_the_roll(server, sit, lively=lively)
    page.evaluate(DIARY)
    _roll(page)
    expect(page.locator(".bar h1")).to_have_text(re.compile("^(Place |All placed)"))
    diary = page.evaluate("() => window.diary")
    needed = next(
        at for at, now in enumerate(diary) if "2 or more needed" in now["roll"] and "Rolled" not in now["roll"]
    )
    fell = next(at for at, now in enumerate(diary) if FELL.search(now["roll"]))
    resolved = next(at for at, now in enumerate(diary) if re.match("Place |All placed", now["bar"]))
    assert needed < fell < resolved
    assert any(now["moves"] for now in diary) == lively
    said = [now["spoken"] for now in diary]
    assert any("2 or more needed" in text for text in said[:fell])
    assert any(re.search(r"rolls for Mountain\s9: [0-3], needed 2", text) for text in said[resolved:])


@pytest.mark.parametrize("size", SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_what_fell_can_be_read_while_placing(server: Server, sit: Visit, size: tuple[int, int]) -> None:
    page = _before_the_roll(server, sit, size)
    _roll(page)
    expect(page.locator(".bar h1")).to_have_text(re.compile("^(Place |All placed)"))
    expect(page.locator(".roll")).to_be_hidden()
    told = (
        page.locator(".bar")
        .get_by_text(re.compile(r"2 or more needed\. " + FELL.pattern))
        .locator("visible=true")
        .first
    )
    expect(told).to_be_in_viewport(ratio=1)


def test_a_failed_attempt_is_one_line_of_the_log(server: Server, sit: Visit) -> None:
    page = _before_the_roll(server, sit)
    _roll(page)
    expect(page.locator(".bar h1")).to_have_text(re.compile("^(Place |All placed)"))
    lines = page.get_by_role("region", name="Log").get_by_role("listitem").all_inner_texts()
    told = [line for line in lines if "rolls for" in line or "attack" in line]
    assert len(told) == 1
    assert re.search(r"Ada rolls for Mountain\s9: [01], needed 2\. The attack fails\.", told[0])
