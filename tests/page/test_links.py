"""Friends by link: a reload, a lost connection, a spectator, a server that was away."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .browsing import region_labels
from .conftest import Visit
from .guests import sit_down
from .hand import Hand, play_on
from .serving import Server


def _standing(page: Page) -> list[list[str]]:
    """Where the tokens are, as it is told to everyone."""
    return [re.findall(r"\w+ ×\d+ of \w+", label) for label in region_labels(page)]


def test_two_browsers_by_link_to_the_end(server: Server, visit: Visit) -> None:
    made = server.make([{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bo"}], rounds=1)
    host = visit(made.host)
    expect(host.get_by_role("heading", name="The table is set")).to_be_visible()
    guest = visit(server.url)
    guest.get_by_label("Paste the link you were given").fill(made.seats[2])
    guest.get_by_role("button", name="Join", exact=True).click()
    sit_down(guest)
    watcher = visit(made.watch)
    hands = [Hand(host), Hand(guest, 2)]
    expect(host.locator(".bar h1")).to_have_text("Choose a race and its power")
    expect(guest.locator(".bar h1")).to_have_text("Ada is choosing a race")
    expect(watcher.get_by_text("You are watching")).to_be_visible()
    play_on(hands, 2)
    expect(guest.locator(".bar p")).to_have_text(re.compile("^Ada takes "))  # what the others do is said there, too
    play_on(hands, 2)

    host.reload()
    expect(host.locator("path[data-region]").first).to_be_visible()
    play_on(hands, 2)
    standing = _standing(host)
    assert any(standing)

    guest.context.set_offline(True)
    expect(guest.get_by_text("No connection")).to_be_visible()
    if hands[0].look().mine:
        hands[0].step()
    guest.context.set_offline(False)
    expect(guest.get_by_text("No connection")).to_be_hidden()
    expect(guest.get_by_text("Connecting")).to_be_hidden()

    play_on(hands, 400)
    for page in (host, guest):
        expect(page.get_by_role("dialog").get_by_text("Where the coins came from")).to_be_visible()
    expect(watcher.get_by_role("dialog").get_by_text("Where the coins came from")).to_be_visible()
    assert _standing(watcher) == _standing(host) == _standing(guest)


def test_a_link_that_opens_nothing_says_so(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/table/aaaaaaaaaaaaaaaa#{'b' * 32}")
    expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
