"""Puzzles in the page: one is missed, tried again and solved, another given up; the day is kept and shared."""

from __future__ import annotations

import re

import msgspec
import pytest
from playwright.sync_api import Page, expect

from elbowroom.puzzles.result import PuzzleIndex
from elbowroom.puzzles.shipped import index, shipped

from .browsing import PHONE, THINKING, WIDER
from .conftest import Visit
from .hand import Hand
from .serving import Server
from .test_axe import Look, axe, look  # noqa: F401 - fixtures

MINE_OR_JUDGED = """() => {
  if (document.querySelector('.verdict')) return 'judged';
  const waits = [...document.querySelectorAll('.bar .acts button')].some((button) => button.disabled);
  return document.title.startsWith('●') && !waits ? 'mine' : '';
}"""
HERE = "() => localStorage.setItem('elbowroom.settings', JSON.stringify({ here: true }))"


def _two() -> PuzzleIndex:
    """Two puzzles whose best plan is one button; whichever of them the day has, the other one is the next."""
    plain = [each for each in index().puzzles if shipped().puzzles[each.id].idea.plan == ["decline"]]
    return PuzzleIndex(plain[:2], 7)


def _open(page: Page, url: str) -> None:
    answer = msgspec.json.encode(_two()).decode()
    page.route("**/api/puzzles", lambda route: route.fulfill(body=answer, content_type="application/json"))
    page.goto(url)


def _miss(page: Page) -> None:
    """A turn that goes on where it should have ended, with everything that a table offers but hints."""
    expect(page.locator(".bar").get_by_role("button", name="Hint")).to_have_count(0)
    page.locator(".bar").get_by_role("button", name="Conquer on").click()
    hand = Hand(page)
    hand.tap(hand.play_until("Conquer: tap").takes[0])
    page.locator(".bar").get_by_role("button", name="Undo").click()
    while page.wait_for_function(MINE_OR_JUDGED).json_value() != "judged":
        hand.step()


def _decline(page: Page) -> None:
    page.locator(".bar").get_by_role("button", name="Go into decline").click()
    Hand(page).confirm()


def test_a_puzzle_is_missed_and_solved_and_another_given_up(server: Server, visit: Visit, look: Look) -> None:  # noqa: F811
    page = visit("about:blank")
    _open(page, server.url)
    page.get_by_role("navigation").get_by_role("link", name="Puzzles").click()
    expect(page.get_by_text("2 puzzles, solved: 0")).to_be_visible()
    expect(page.get_by_text("7 more puzzles are left out")).to_be_visible()
    page.get_by_role("link", name="Solve it").click()
    first = page.url
    assert re.search(r"/puzzles/[a-z0-9-]+$", first)
    _miss(page)
    verdict = page.locator(".verdict")
    expect(verdict.get_by_role("heading")).to_have_text("There is a better plan", timeout=THINKING)
    expect(verdict).to_contain_text(re.compile(r"about \d+\.\d coins less than the best plan"))
    expect(verdict.get_by_role("row", name="Best plan")).to_contain_text("%")
    expect(verdict.get_by_text("The best plan:")).to_have_count(0)
    words, figures = verdict.locator(".words").bounding_box(), verdict.get_by_role("table").bounding_box()
    assert words
    assert figures
    assert figures["x"] >= words["x"] + words["width"]
    verdict.get_by_role("button", name="Try again").click()

    _decline(page)
    expect(verdict.get_by_role("heading")).to_have_text("Solved: the best plan!", timeout=THINKING)
    expect(verdict.get_by_text("The best plan: Go into decline")).to_be_visible()
    shared = verdict.get_by_label("Your result for others").input_value()
    assert re.fullmatch(r"Elbowroom \d{4}-\d\d-\d\d 🟥🟩 http://.*/puzzles", shared)
    look(page, "a solved puzzle")

    verdict.get_by_role("link", name="Next puzzle").click()
    expect(page.locator(".task")).to_contain_text("Play the best turn you can find.")
    assert page.url != first
    page.get_by_role("button", name="Show the solution").click()
    asked = page.get_by_role("alertdialog")
    expect(asked).to_contain_text("the puzzle does not count as solved")
    asked.get_by_role("button", name="Show the solution").click()
    expect(verdict.get_by_text("The best plan: Go into decline")).to_be_visible(timeout=THINKING)
    verdict.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_text("1 day in a row")).to_be_visible()
    assert page.locator(".signs i").evaluate_all("(all) => all.map((each) => each.classList[0])") == ["missed", "best"]
    expect(page.get_by_text("2 puzzles, solved: 1")).to_be_visible()
    expect(page.get_by_role("listitem").filter(has_text="Solution seen")).to_have_count(1)
    look(page, "puzzles")
    page.get_by_label("Difficulty").select_option(index=1)
    assert "difficulty=" in page.url


@pytest.mark.slow
def test_puzzles_on_a_phone_and_a_link_that_leads_nowhere(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/puzzles/no-such-puzzle?theme=nonsense", PHONE)
    expect(page.get_by_role("alert")).to_contain_text("There is no puzzle “no-such-puzzle” here")
    page.get_by_role("link", name="All puzzles").tap()
    expect(page.get_by_role("heading", name="Puzzle of the day")).to_be_visible()
    assert page.evaluate(WIDER) <= 0
    page.get_by_role("link", name="Solve it").tap()
    page.get_by_role("button", name="Show the solution").tap()
    page.get_by_role("alertdialog").get_by_role("button", name="Show the solution").tap()
    expect(page.get_by_text("The best plan:")).to_be_visible(timeout=THINKING)
    assert page.evaluate(WIDER) <= 0


@pytest.mark.slow
def test_a_puzzle_on_this_device_without_a_network(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.evaluate(HERE)
    _open(page, f"{server.url}/puzzles")
    page.get_by_role("link", name="Solve it").click()
    expect(page.locator(".task")).to_be_visible(timeout=THINKING * 2)
    page.context.set_offline(True)
    _decline(page)
    expect(page.locator(".verdict").get_by_role("heading")).to_have_text("Solved: the best plan!", timeout=THINKING * 2)
