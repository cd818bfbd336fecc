"""A server that was away, a laptop that slept, a second tab: the page comes back to the same position by itself."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import WebSocketRoute, expect

from .browsing import SOCKET, region_labels
from .conftest import Visit
from .guests import sit_down
from .hand import Hand
from .serving import Server, serving

CONQUER = "Conquer: tap a lit region"
SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}]
COSTS = re.compile(r", costs \d+$")
MINE = re.compile(" of Ada")


class Line:
    """A socket between the page and the server that can die silently."""

    def __init__(self, socket: WebSocketRoute) -> None:
        self.dead = False
        server = socket.connect_to_server()
        socket.on_message(lambda message: self._pass(message, server))
        server.on_message(lambda message: self._pass(message, socket))

    def _pass(self, message: str | bytes, to: WebSocketRoute) -> None:
        if not self.dead:
            to.send(message)


def test_the_server_restarts_in_the_middle_of_a_turn(visit: Visit, tmp_path: Path) -> None:
    with serving(tmp_path, "elbowroom") as server:
        page = visit(server.make(SEATS).host)
        hand = Hand(page)
        hand.tap(hand.play_until("Conquer: tap").takes[0])
        expect(page.locator('path[data-region][aria-label*=" of Ada"]')).to_have_count(1)
        expect(page.locator(".bar").get_by_role("button", name="Undo")).to_be_visible()  # the server has it
        before = region_labels(page)
    expect(page.get_by_text("No connection. The game is safe on the server")).to_be_visible()
    assert region_labels(page) == before
    with serving(tmp_path, "elbowroom", urlsplit(server.url).port or 0):
        expect(page.get_by_text("No connection")).to_be_hidden()
        expect(page.get_by_text("Connecting")).to_be_hidden()
        expect(page.locator(".bar h1")).to_have_text(CONQUER)
        assert region_labels(page) == before
        hand.play_until("All placed")
        page.close()


def test_a_tap_while_the_line_is_down_changes_nothing(server: Server, visit: Visit) -> None:
    page = visit(server.make(SEATS).host)
    hand = Hand(page)
    region = hand.play_until("Conquer: tap").takes[0]
    path = page.locator(f'path[data-region="{region}"]')
    page.context.set_offline(True)
    expect(page.get_by_text("No connection")).to_be_visible()
    hand.tap(region)
    expect(path).to_have_attribute("aria-label", COSTS)
    page.context.set_offline(False)
    expect(page.get_by_text("No connection")).to_be_hidden()
    expect(page.get_by_text("Connecting")).to_be_hidden()
    hand.tap(region)
    expect(path).to_have_attribute("aria-label", MINE)


def test_a_line_that_died_without_a_word_is_noticed_and_replaced(server: Server, visit: Visit) -> None:
    """As after a laptop's sleep: the socket seems open, but nothing comes through."""
    made = server.make([{"kind": "here", "name": "Ada"}, {"kind": "link", "name": "Bo"}])
    page = visit(server.url)
    lines: list[Line] = []
    page.route_web_socket(SOCKET, lambda socket: lines.append(Line(socket)))
    page.clock.install()
    page.goto(made.host)
    friend = sit_down(visit(made.seats[2]))
    Hand(page).play_until("All placed")
    Hand(page).primary()
    expect(friend.locator(".bar h1")).to_have_text("Choose a race and its power")
    lines[-1].dead = True
    Hand(friend).tap(Hand(friend).play_until("Conquer: tap").takes[0])
    expect(friend.locator('path[data-region][aria-label*=" of Bo"]')).to_have_count(1)
    expect(page.locator('path[data-region][aria-label*=" of Bo"]')).to_have_count(0)
    page.clock.fast_forward(20_500)  # so long nothing is heard, and the page asks
    page.clock.fast_forward(8_500)  # no answer
    expect(page.locator('path[data-region][aria-label*=" of Bo"]')).to_have_count(1)
    expect(page.get_by_text("No connection")).to_be_hidden()
    assert len(lines) == 2


def test_a_second_tab_shows_the_same_game(server: Server, visit: Visit) -> None:
    made = server.make(SEATS)
    first = visit(made.host)
    Hand(first).play_until("Conquer: tap")
    second = first.context.new_page()  # in front from now on; a tab behind another is slow to be pressed
    second.goto(made.host)
    expect(second.locator(".bar h1")).to_have_text(CONQUER)
    number = Hand(second).look().takes[0]
    there, here = (page.locator(f'path[data-region="{number}"]') for page in (first, second))
    Hand(second).tap(number)
    for each in (here, there):
        expect(each).to_have_attribute("aria-label", MINE)
    first.bring_to_front()
    first.get_by_role("button", name="Undo").click()
    for each in (there, here):
        expect(each).to_have_attribute("aria-label", COSTS)


def test_a_page_that_was_here_before_opens_without_a_network_and_says_so(server: Server, visit: Visit) -> None:
    made = server.make(SEATS)
    page = visit(made.host, worker=True)
    Hand(page).my_turn()
    page.wait_for_function("() => navigator.serviceWorker.controller")
    page.reload()  # from now on what is loaded is kept
    Hand(page).my_turn()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status")).to_contain_text("No connection")
    page.context.set_offline(False)
    expect(page.locator(".bar h1")).to_have_text("Choose a race and its power")
