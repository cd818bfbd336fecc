"""A whole game by keyboard alone, and one by the names that a screen reader says."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, expect

from .conftest import Visit
from .keys import Keys
from .reader import HEAR, Reader
from .serving import Server

ROUNDS = 2


def _short_games(page: Page) -> None:
    """Tables that are made on the page are for few rounds, and bots move at once."""

    def shorten(route: Route) -> None:
        wanted = json.loads(route.request.post_data or "{}")
        seats = [wanted["seats"][0], {"kind": "bot", "level": "easy", "name": "Mila"}]
        route.continue_(post_data=json.dumps({**wanted, "seats": seats, "rounds": ROUNDS, "pace": "instant"}))

    page.route("**/api/tables", shorten)


def test_a_whole_game_by_keyboard_alone(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    _short_games(page)
    keys = Keys(page)
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    keys.press("^Play now")
    keys.play()
    expect(page.get_by_role("dialog")).to_contain_text("coins")
    keys.press("^Watch the replay")
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    assert len(keys.pressed) > 6 * ROUNDS
    assert sum(keys.tabs) < 5 * len(keys.tabs), "the next thing is near, mostly"


def test_a_whole_game_by_the_names_that_are_read_out(server: Server, visit: Visit) -> None:
    page = visit("about:blank")
    page.add_init_script(HEAR)
    _short_games(page)
    page.goto(server.url)
    page.get_by_role("button", name="Play now").press("Enter")
    reader = Reader(page)
    reader.play()
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2)).to_contain_text("coins")
    expect(result.get_by_role("rowheader").first).to_be_visible()
    heard = "\n".join(reader.heard())
    for told in (
        "It is your turn.",
        "Choose a race and its power",
        "Conquer: tap a lit region",
        r"Player 1 rolls for \w+\s\d+\. \d or more needed",
        r"Player 1 rolls for \w+\s\d+: \d, needed \d\.",
        r"Place \d tokens",
        r"Mila takes \w+\s\d+ .*with \d tokens",
        r"Player 1 scores \d+\.",
        r"Mila scores \d+\.",
        "The game is over.",
    ):
        assert re.search(told, heard), told
    assert "-1" not in heard
