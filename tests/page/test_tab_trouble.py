"""What can go wrong with a game in the tab, in a real browser: it is told in a sentence, and the game goes on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Route, expect

from .browsing import THINKING, visitor
from .hand import Hand
from .serving import Server
from .test_tab import HERE

LONG = THINKING * 3  # the engine may start from its files, on a machine that has much else to do
NO_ENGINE = "The game could not be loaded whole"


@pytest.mark.slow
def test_an_engine_that_did_not_come_whole(browser: Browser, server: Server) -> None:
    context = visitor(browser)
    context.set_default_timeout(LONG)
    broken = [0]

    def break_off(route: Route) -> None:
        broken[0] += 1
        route.abort() if broken[0] == 1 else route.continue_()

    context.route("**/pyodide.asm.wasm", break_off)
    page = context.new_page()
    page.goto(server.url)
    page.evaluate(HERE)
    page.reload()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_text(NO_ENGINE)).to_be_visible(timeout=LONG)
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".bar h1")).to_be_visible(timeout=LONG)
    assert Hand(page).play_until("Conquer: tap").takes
    context.close()
