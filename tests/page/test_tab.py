"""A table in the tab, in a real browser: hints, taking back, playing on; a worker that dies costs nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from .browsing import THINKING, region_labels, visitor
from .hand import Hand
from .serving import Server

STOPPED = "The part of the page that plays the game has stopped"
DIE = "() => void setTimeout(() => { throw new Error('out of memory'); })"
HERE = "() => localStorage.setItem('elbowroom.settings', JSON.stringify({ here: true }))"


def worker_of(page: Page, name: str) -> Worker:
    """One of the workers of a page."""
    return next(worker for worker in page.workers if f"/{name}-" in worker.url)


@pytest.mark.slow
def test_workers_that_die_are_replaced_and_the_game_goes_on(browser: Browser, server: Server) -> None:
    context = visitor(browser)
    page = context.new_page()
    page.goto(server.url)
    page.evaluate(HERE)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table?game=tab-*", timeout=THINKING * 2)
    expect(page.locator(".bar h1")).to_be_visible(timeout=THINKING * 2)
    hand = Hand(page)
    hand.tap(hand.play_until("Conquer: tap").takes[0])
    undo = page.locator(".bar").get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    before = region_labels(page)

    worker_of(page, "worker").evaluate(DIE)
    expect(page.get_by_text(STOPPED)).to_be_visible()
    expect(page.get_by_text(STOPPED)).to_be_hidden(timeout=THINKING * 2)
    assert region_labels(page) == before

    worker_of(page, "thinker").evaluate(DIE)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".hint, .hints").first).to_be_visible(timeout=THINKING * 2)

    page.reload()
    expect(page.locator(".bar h1")).to_be_visible(timeout=THINKING * 2)
    undo.click()
    expect(page.locator('path[data-region][aria-label*=" of "]')).not_to_have_count(len(before))
    context.close()


@pytest.mark.slow
def test_a_game_goes_on_at_a_table_of_the_server_and_back_on_this_device(browser: Browser, server: Server) -> None:
    """Each is a copy with the same position; those before it stay in the list."""
    context = visitor(browser)
    context.set_default_timeout(THINKING * 2)
    page = context.new_page()
    page.goto(server.url)
    page.evaluate(HERE)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".bar h1")).to_be_visible(timeout=THINKING * 2)
    hand = Hand(page)
    hand.tap(hand.play_until("Conquer: tap").takes[0])
    expect(page.locator(".bar").get_by_role("button", name="Undo")).to_be_visible()
    before = region_labels(page)
    for number, (way, address) in enumerate(
        [("Continue at a table on the server", "**/table/*"), ("Continue on this device", "**/table?game=tab-*")], 2
    ):
        page.goto(server.url)
        page.get_by_role("button", name="Take this game elsewhere").first.click()
        page.get_by_role("button", name=way).click()
        page.wait_for_url(address)
        expect(page.locator(".bar h1")).to_contain_text("Conquer", timeout=THINKING * 2)
        assert region_labels(page) == before
        page.goto(server.url)
        expect(page.get_by_role("button", name="Take this game elsewhere")).to_have_count(number)
    context.close()
