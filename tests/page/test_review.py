"""The review of a game in the page: turns come in, the costliest are told and drawn, and one of them is tried again."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from .browsing import PHONE, THINKING, WIDER
from .conftest import Visit
from .serving import Made, Server
from .test_axe import ADA, BOT, Look, axe, look  # noqa: F401 - fixtures

BOTS = [{"kind": "bot", "level": "random", "name": name} for name in ("Bor", "Mila")]
BETTER = re.compile("^Better: ")
FLAGS = "(flags) => flags.map((flag) => flag.textContent)"


def _reviewed(page: Page) -> Locator:
    """The review, once every turn has been judged and the costliest once more."""
    panel = page.get_by_role("region", name="Review of the game")
    expect(panel.get_by_text("Choice and luck")).to_be_visible(timeout=THINKING)
    expect(panel.get_by_role("progressbar")).to_be_hidden(timeout=THINKING * 2)
    return panel


def test_a_game_is_reviewed_and_a_costly_turn_tried_again(server: Server, visit: Visit, look: Look) -> None:  # noqa: F811
    made = server.make(BOTS, rounds=2)
    page = visit(made.host)
    page.get_by_role("dialog").get_by_role("link", name="Review", exact=True).click()
    panel = _reviewed(page)
    expect(panel.get_by_role("img", name="Chances to win")).to_be_visible()
    for name in ("Bor", "Mila"):
        expect(panel.get_by_role("row", name=name)).to_have_text(re.compile(r"\d\.\d.*\d\.\d"))
    turns = panel.get_by_role("listitem")
    assert 1 <= turns.count() <= 3
    expect(turns.first).to_contain_text(re.compile(r"^Round [12] · (Bor|Mila) ?cost about \d+\.\d coins"))
    expect(panel.get_by_text(BETTER)).to_have_count(0)
    turns.first.get_by_role("button").first.click()
    expect(turns.first.get_by_text(BETTER)).to_be_visible()
    flags = page.locator("g.flag").evaluate_all(FLAGS)
    assert flags == [str(number + 1) for number in range(len(flags))]
    look(page, "review")
    _on_a_phone(visit(f"{server.url}/replay/{made.id}?review=1", PHONE))
    _tried(page, turns.first, server, made)


def _on_a_phone(page: Page) -> None:
    """The same again, with what the server has found out already."""
    panel = _reviewed(page)
    panel.get_by_role("listitem").first.get_by_role("button").first.tap()
    expect(panel.get_by_text(BETTER)).to_be_visible()
    assert page.evaluate(WIDER) <= 0
    panel.get_by_role("button", name="Close").tap()
    expect(panel).to_be_hidden()
    expect(page.locator("g.flag")).to_have_count(0)


def _tried(page: Page, turn: Locator, server: Server, made: Made) -> None:
    """A new game branches off where the better plan begins."""
    ply = int(page.get_by_role("slider", name="Moment").input_value())
    player = server.get(f"/api/tables/{made.id}/replay/{ply}")["view"]["to_move"]
    turn.get_by_role("button", name="Try it").click()
    page.get_by_role("dialog").get_by_role("group", name="Play as").get_by_role("button").nth(player - 1).click()
    page.wait_for_url(lambda url: "/table/" in url)
    expect(page.locator(".bar h1")).to_be_visible()
    table = page.url.rpartition("/")[2].partition("#")[0]
    secret = page.evaluate("() => JSON.parse(localStorage['elbowroom.games'])[0].secret")
    assert server.get(f"/api/tables/{table}", secret)["from"] == {"table": made.id, "ply": ply}


def test_what_cannot_be_reviewed(server: Server, visit: Visit) -> None:
    running = server.make([ADA, BOT])
    page = visit(running.host)
    expect(page.locator(".bar h1")).to_be_visible()
    page.goto(f"{server.url}/replay/{running.id}?review=1")
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    expect(page.get_by_role("button", name="Review")).to_have_count(0)
    expect(page.get_by_role("region", name="Review of the game")).to_have_count(0)
    secret = running.host.partition("#")[2]
    asked = {"Authorization": f"Bearer {secret}"}
    refused = page.request.get(f"{server.url}/api/tables/{running.id}/review", headers=asked)
    assert (refused.status, refused.json()["error"]["code"]) == (409, "not-over")

    # A record of another version is refused in one sentence; an unfinished one is played on, not judged.
    record = page.request.get(f"{server.url}/api/tables/{running.id}/record", headers=asked).text()
    page.goto(server.url)
    for told in (record.replace("record 1", "record 9", 1), record):
        page.get_by_label("Open a record").set_input_files(
            {"name": "game.txt", "mimeType": "text/plain", "buffer": told.encode()}
        )
        page.get_by_role("dialog").get_by_role("button", name="Player 1").click()
        if told != record:
            expect(page.get_by_role("alert")).to_contain_text("No table can go on with this record")
    page.wait_for_url(lambda url: "/table/" in url)
    expect(page.locator(".bar h1")).to_have_text("Choose a race and its power")
