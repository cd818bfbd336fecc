"""What can go wrong with a game in the tab, in a real browser: it is told in a sentence, and no shown move is lost."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from elbowroom.server.page import page_folder

from .browsing import THINKING, region_labels, until, visitor
from .hand import Hand
from .serving import Server
from .test_plain_site import KEPT
from .test_tab import DIE, HERE, STOPPED, worker_of

LONG = THINKING * 3  # the engine may start from its files, on a machine that has much else to do
NO_ENGINE = "The game could not be loaded whole"
NO_ROOM = "There is no room left on this device, so the move did not happen"
NO_ROOM_FOR_A_BOT = "There is no room left on this device, so the bot’s move did not happen"
NOTHING_KEPT = "This browser keeps no games"
ELSEWHERE = "This game was played on in another tab"
SET_BACK = "The clock of this device was set back"
CONQUER = "Conquer: tap"
FROZEN = "async () => (await (await caches.open('elbowroom-frozen')).keys()).length > 0"
FORBIDDEN = (
    "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('', 'SecurityError'); } });"
)
# No log grows while the disk is full, which a test says: browsers look at the room that is left only now and then.
FULL = """(() => {
  let full = false;
  new BroadcastChannel('full').onmessage = ({ data }) => (full = data);
  const { add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.add = function (...words) {
    if (full) {
      Object.defineProperty(this.transaction, 'error', { value: new DOMException('', 'QuotaExceededError') });
      queueMicrotask(() => this.transaction.abort());
    }
    return add.apply(this, words);
  };
})();"""
FILL = "(full) => new BroadcastChannel('full').postMessage(full)"
SHOWS = """(labels) => {
  const shown = [...document.querySelectorAll('path[data-region]')].map((path) => path.ariaLabel);
  return JSON.stringify(shown) === JSON.stringify(labels);
}"""
NO_LOCKS = "Object.defineProperty(navigator, 'locks', { value: undefined });"
FUTURE = """(when) => localStorage.setItem('elbowroom.games', JSON.stringify(
  [{ table: 'T', secret: 'S', right: 'host', players: ['Ada', 'Bo'], map: 'base-2p', when }]))"""
# A table of the page's own, which no button makes: bots that think most of the time.
BOTS_ONLY = """async (host) => {
  const { tabRequest } = await import(host);
  const seats = ['Bor', 'Mila'].map((name) => ({ kind: 'bot', level: 'expert', name }));
  const { body } = await tabRequest('POST', '/api/tables', { body: JSON.stringify({ seats, pace: 'instant' }) });
  const made = JSON.parse(body);
  return `/table/${made.table}#${made.host}`;
}"""
# The numbers of what is kept of the only game.
KEPT_ROWS = """() => new Promise((resolve, reject) => {
  const asked = indexedDB.open('elbowroom');
  asked.onerror = reject;
  asked.onsuccess = () => {
    const found = asked.result.transaction('log').objectStore('log').getAllKeys();
    found.onerror = reject;
    found.onsuccess = () => (asked.result.close(), resolve(found.result.map(([, number]) => number)));
  };
})"""
STARTED = "/engine/frozen/"  # the engine as it was when it had started
# Only half of some files is left in the caches.
SPOIL = """async (parts) => {
  let spoilt = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const key of await cache.keys()) {
      if (!parts.some((part) => key.url.includes(part))) continue;
      const kept = await cache.match(key);
      const { headers } = kept;
      const whole = await kept.arrayBuffer();
      await cache.put(key, new Response(whole.slice(0, whole.byteLength / 2), { headers }));
      spoilt += 1;
    }
  }
  return spoilt;
}"""


@contextmanager
def _at_home(browser: Browser, server: Server, script: str = "", *, worker: bool = False) -> Iterator[Page]:
    """The start page of somebody who plays on this device; the script runs before any of the page's own."""
    context = visitor(browser, worker=worker)
    context.set_default_timeout(LONG)
    expect.set_options(timeout=LONG)
    if script:
        context.add_init_script(script)
        context.route("**/assets/worker-*.js", lambda route: _begin_with(route, script))
    page = context.new_page()
    page.goto(server.url)
    page.evaluate(HERE)
    page.reload()
    yield page
    context.close()


def _begin_with(route: Route, script: str) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=script + answer.text())


def _press(page: Page) -> None:
    page.get_by_role("button", name="Play now").click()


def _play_now(page: Page) -> Hand:
    _press(page)
    expect(page.locator(".bar h1")).to_be_visible()
    return Hand(page)


def _take_one(hand: Hand) -> list[str]:
    """Conquer a region; returns what is seen then."""
    hand.tap(hand.play_until(CONQUER).takes[0])
    _has_taken(hand.page)
    return region_labels(hand.page)


def _has_taken(page: Page) -> None:
    expect(page.locator(".bar").get_by_role("button", name="Undo")).to_be_visible()


def _first_time(context: BrowserContext, address: str, halve: bool) -> None:
    """The first time that somebody asks for it, a file comes half, or the line breaks off."""
    asked = []

    def through(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 1:
            route.continue_()
        elif halve:
            answer = route.fetch()
            body = answer.body()
            route.fulfill(status=200, content_type=answer.headers.get("content-type", ""), body=body[: len(body) // 2])
        else:
            route.abort()

    context.route(address, through)


@pytest.mark.slow
@pytest.mark.parametrize("halve", [False, True])
@pytest.mark.parametrize(
    "file", ["pyodide.asm.wasm", "pyodide.asm.mjs", "python_stdlib.zip", "*.whl", "elbowroom-*.zip"]
)
def test_an_engine_that_did_not_come_whole(browser: Browser, server: Server, file: str, halve: bool) -> None:
    with _at_home(browser, server) as page:
        _first_time(page.context, f"**/{file}", halve)
        _press(page)
        expect(page.get_by_text(NO_ENGINE)).to_be_visible()
        assert _play_now(page).step()  # and something comes of it


@pytest.mark.slow
@pytest.mark.parametrize(
    "parts",
    [["pyodide.asm.wasm", STARTED], ["msgspec-", STARTED], [".zip", STARTED], ["python_stdlib.zip"]],
    ids=" ".join,
)
def test_a_cache_that_is_damaged(browser: Browser, server: Server, parts: list[str]) -> None:
    """It is told once and fetched anew; what the engine was when it had started is just made again."""
    with _at_home(browser, server, worker=True) as page:
        until(page, KEPT)
        _take_one(_play_now(page))
        until(page, FROZEN)
        address = page.url
        page.goto(server.url)
        assert page.evaluate(SPOIL, parts) >= len(parts)
        page.goto(address)
        expect(page.get_by_text(NO_ENGINE).first).to_be_visible()
        _has_taken(page)
        until(page, FROZEN)


@pytest.mark.slow
def test_a_disk_that_is_full(browser: Browser, server: Server) -> None:
    """A move that cannot be kept is not shown, a player's or a bot's; it is played when there is room again."""
    with _at_home(browser, server, FULL) as page:
        hand = _play_now(page)
        region = hand.play_until(CONQUER).takes[0]
        before = region_labels(page)
        page.evaluate(FILL, True)
        hand.tap(region)
        expect(page.get_by_text(NO_ROOM)).to_be_visible()
        page.wait_for_function(SHOWS, arg=before)
        page.evaluate(FILL, False)
        page.get_by_role("alert").get_by_role("button", name="Close").click()
        hand.tap(region)
        _has_taken(page)
        after = region_labels(page)
        page.reload()
        _has_taken(page)
        assert region_labels(page) == after

        page.goto(server.url)
        page.get_by_role("button", name="Watch bots play").click()
        expect(page.locator('path[data-region][aria-label*=" of "]').first).to_be_visible()
        page.evaluate(FILL, True)
        expect(page.get_by_text(NO_ROOM_FOR_A_BOT)).to_be_visible()
        page.evaluate(FILL, False)
        expect(page.get_by_text(NO_ROOM_FOR_A_BOT)).to_be_hidden()


@pytest.mark.slow
def test_a_browser_that_keeps_nothing(browser: Browser, server: Server) -> None:
    """As some private windows: it is said that the game lasts as long as its tab, and so it does if a worker dies."""
    with _at_home(browser, server, FORBIDDEN) as page:
        hand = _play_now(page)
        expect(page.get_by_text(NOTHING_KEPT)).to_be_visible()
        before = _take_one(hand)
        worker_of(page, "worker").evaluate(DIE)
        expect(page.get_by_text(STOPPED)).to_be_visible()
        expect(page.get_by_text(STOPPED)).to_be_hidden()
        _has_taken(page)
        assert region_labels(page) == before


@pytest.mark.slow
def test_workers_that_die_while_a_bot_thinks(browser: Browser, server: Server) -> None:
    """The thought is thought again, and what was played before is there."""
    script = next((page_folder() / "assets").glob("host-*.js")).name
    with _at_home(browser, server) as page:
        page.goto(server.url + page.evaluate(BOTS_ONLY, f"{server.url}/assets/{script}"))
        for name in ("thinker", "worker", "thinker"):
            _goes_on(page)
            before = region_labels(page)
            worker_of(page, name).evaluate(DIE)
            if name == "worker":
                expect(page.get_by_text(STOPPED)).to_be_visible()
                assert len(region_labels(page)) == len(before)
                expect(page.get_by_text(STOPPED)).to_be_hidden()
        _goes_on(page)


def _goes_on(page: Page) -> None:
    """Wait until some more has been played and kept, none of it twice."""
    numbers: list[int] = page.evaluate(KEPT_ROWS)
    until(page, f"async () => (await ({KEPT_ROWS})()).length > {len(numbers) + 2}")
    numbers = page.evaluate(KEPT_ROWS)
    assert numbers == list(range(1, len(numbers) + 1))


@pytest.mark.slow
def test_two_tabs_where_there_are_no_locks(browser: Browser, server: Server) -> None:
    """The second one to move is told that it is behind, and sees after a reload what the first one has played."""
    with _at_home(browser, server, NO_LOCKS) as page:
        hand = _play_now(page)
        hand.play_until(CONQUER)
        second = page.context.new_page()
        second.goto(page.url)
        other = Hand(second)
        region = other.play_until(CONQUER).takes[0]
        before = _take_one(hand)
        other.tap(region)
        expect(second.get_by_text(ELSEWHERE)).to_be_visible()
        second.get_by_role("alert").get_by_role("button").click()
        _has_taken(second)
        assert region_labels(second) == before


def test_a_clock_that_was_set_back(browser: Browser, server: Server) -> None:
    """What seems to come from the future is listed all the same."""
    context = visitor(browser)
    page = context.new_page()
    page.goto(server.url)
    page.evaluate(FUTURE, (time.time() + 86_400) * 1000)
    page.reload()
    expect(page.get_by_text(SET_BACK)).to_be_visible()
    expect(page.get_by_role("link", name="Ada")).to_be_visible()
    context.close()
