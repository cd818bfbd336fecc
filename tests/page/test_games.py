"""Whole games through the page, with either box and both."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .hand import Hand
from .serving import Server


def test_a_whole_game_against_a_bot_from_the_start_page(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_role("button", name="Set up a game").click()
    page.get_by_label("Seat 1: Name").fill("Ada")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Seat 2: Level").select_option("greedy")
    page.get_by_text("More choices").click()
    page.get_by_label("Bots’ pace").select_option("instant")
    page.get_by_role("button", name="Start the game").click()
    hand = Hand(page)
    hand.play()
    final = page.get_by_role("dialog")
    expect(final.get_by_role("heading", level=2)).to_contain_text("coins")
    expect(final.get_by_role("rowheader", name="Ada")).to_be_visible()
    final.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider", name="Moment")
    plies = int(slider.get_attribute("max") or 0)
    assert plies > 60
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text("The beginning")).to_be_visible()
    page.get_by_role("button", name="One move on", exact=True).click()
    expect(page.get_by_text(f"Move 1 of {plies}")).to_be_visible()
    page.goto(server.url)
    expect(page.get_by_role("link", name="Ada").first).to_contain_text("Look back")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_underground_map_shows_its_monsters(server: Server, visit: Visit, players: int) -> None:
    seats = [{"kind": "here", "name": "Ada"}] + [{"kind": "bot", "level": "random"}] * (players - 1)
    page = visit(server.make(seats, boxes=["underground"]).host)
    expect(page.locator('path[data-region][aria-label*="Monsters"]').first).to_be_visible()
    kinds = {(path.get_attribute("aria-label") or "").split()[0] for path in page.locator("path[data-region]").all()}
    assert len(kinds) >= 6  # terrains


def test_a_short_game_with_both_boxes(server: Server, visit: Visit) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "greedy", "name": "Bo"}]
    page = visit(server.make(seats, boxes=["base", "underground"], rounds=4).host)
    Hand(page).play()
    expect(page.get_by_role("dialog").get_by_text("Where the coins came from")).to_be_visible()
