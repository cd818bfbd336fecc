"""The review of a game in the page: turns come in, the costliest are told and drawn, and one of them is tried again.

Records out of files are looked back on and reviewed, too, at a server's table and on this device.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

import elbowroom

from .browsing import PHONE, THINKING, WIDER
from .conftest import Visit
from .serving import Made, Server
from .test_axe import ADA, BOT, Look, axe, look  # noqa: F401 - fixtures

BOTS = [{"kind": "bot", "level": "random", "name": name} for name in ("Bor", "Mila")]
BETTER = re.compile("^Better: ")
HERE = "() => localStorage.setItem('elbowroom.settings', JSON.stringify({ here: true }))"
CARRIED = """([name, text]) => {
  const carried = new DataTransfer();
  carried.items.add(new File([text], name, { type: 'text/plain' }));
  return carried;
}"""
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
    for told, said in (
        (record.replace("record 1", "record 9", 1), "A newer version of Elbowroom has written this record"),
        (record.replace("map: base-2p", "map: moon-2p"), "its boxes or its map are not here"),
        (record[:-40], "it is damaged: line"),
        ("To be or not to be", "This is no record of a game"),
    ):
        _choose(page, told)
        expect(page.get_by_role("alert")).to_contain_text(said)
    _choose(page, record)
    page.get_by_role("dialog").get_by_role("button", name="Player 1").click()
    page.wait_for_url(lambda url: "/table/" in url)
    expect(page.locator(".bar h1")).to_have_text("Choose a race and its power")


def _choose(page: Page, record: str) -> None:
    """A record out of a file."""
    page.get_by_label("Open a record").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": record.encode()}
    )


def _drop(page: Page, name: str, record: str, *events: str) -> None:
    """A file that is dragged over the page and dropped."""
    carried = page.evaluate_handle(CARRIED, [name, record])
    for event in events:
        page.dispatch_event("body", event, {"dataTransfer": carried})


def _finished(players: int, rounds: int) -> str:
    """The record of a game in which everybody does the first thing that comes to mind."""
    game = elbowroom.new_game(players, seed=3, rounds=rounds)
    while not game.over:
        game.play(game.legal_moves()[0])
    return game.record()


def test_the_record_of_a_finished_game_is_dropped_on_the_page_and_reviewed(server: Server, visit: Visit) -> None:
    record = _finished(2, 1)
    page = visit(server.url)
    expect(page.get_by_label("Open a record")).to_have_css("width", "1px")  # a button of the page's own stands for it
    _drop(page, "lost by a coin.txt", record, "dragover")
    expect(page.get_by_text("Drop the record here")).to_be_visible()
    _drop(page, "lost by a coin.txt", record, "drop")
    plies = record.count("\n") - record[: record.index("start:")].count("\n") - 2
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_attribute("max", str(plies))
    page.get_by_role("button", name="Records").click()
    dialog = page.get_by_role("dialog")
    with page.expect_download() as download:
        dialog.get_by_role("button", name="Download the record").click()
    assert download.value.path().read_text(encoding="utf-8") == record
    _choose(page, "nonsense")
    expect(dialog.get_by_role("alert")).to_contain_text("This is no record of a game")
    first = page.url
    _choose(page, record)  # another copy of it, at a table of its own
    page.wait_for_url(lambda url: "/replay/" in url and url.partition("?")[0] != first.partition("?")[0])
    page.get_by_role("button", name="Review").click()
    _reviewed(page)
    page.goto(server.url)
    expect(page.get_by_role("link", name="lost by a coin")).to_contain_text("Look back")


@pytest.mark.slow
def test_a_record_is_opened_and_reviewed_on_this_device_without_a_network(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.evaluate(HERE)
    page.reload()
    _choose(page, _finished(3, 2))
    page.wait_for_url("**/replay?game=tab-*", timeout=THINKING * 2)
    page.get_by_role("button", name="Review").click()
    panel = page.get_by_role("region", name="Review of the game")
    expect(panel.get_by_role("img", name="Chances to win")).to_be_visible(timeout=THINKING * 2)
    page.context.set_offline(True)
    _reviewed(page)
    assert panel.get_by_role("listitem").count()
    panel.get_by_role("listitem").first.get_by_role("button").first.click()
    expect(panel.get_by_text(BETTER)).to_be_visible(timeout=THINKING)
