"""Links that are wrong, old, revoked or foreign, and an address bar that gives nothing away."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .browsing import LAPTOP, PHONE, SMALL_PHONE
from .conftest import Visit
from .serving import Server
from .texts import LANGUAGES, word

ADA = {"kind": "here", "name": "Ada"}
BOT = {"kind": "bot", "level": "random", "name": "Bo"}
PICK = "Choose a race and its power"


def _at_the_table(page: Page) -> None:
    expect(page.locator(".bar h1")).to_have_text(PICK)


def test_a_damaged_link_says_so_and_another_one_opens_the_table(server: Server, visit: Visit) -> None:
    made = server.make([ADA, BOT])
    page = visit(made.host[:-4])
    expect(page.get_by_role("heading", name="This link does not fit")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("This link does not open this table. Ask for a new one.")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    page.get_by_label("Paste the link you were given").fill(made.host)
    page.get_by_role("button", name="Join", exact=True).click()
    _at_the_table(page)


def test_an_address_without_its_secret_opens_nothing_in_another_browser(server: Server, visit: Visit) -> None:
    made = server.make([ADA, BOT])
    page = visit(made.host.partition("#")[0])
    expect(page.get_by_role("alert")).to_contain_text("A table opens only with the link of one of its players")
    expect(page.get_by_role("link", name="Watch the replay")).to_have_count(0)


def test_a_damaged_link_does_not_lock_its_owner_out(server: Server, visit: Visit) -> None:
    made = server.make([ADA, BOT])
    page = visit(made.host)
    _at_the_table(page)
    page.goto(f"{server.url}/about")
    page.goto(f"{server.url}/table/{made.id}#wrong")
    page.get_by_role("button", name="To my own seat").click()
    _at_the_table(page)


def test_a_game_that_is_over_can_be_watched_with_a_wrong_link(server: Server, visit: Visit) -> None:
    made = server.make([{**BOT, "name": "Bor"}, {**BOT, "name": "Mila"}], rounds=1)
    page = visit(made.host)
    expect(page.get_by_text("Where the coins came from")).to_be_visible()
    stranger = visit(f"{server.url}/table/{made.id}#wrong")
    stranger.get_by_role("link", name="Watch the replay").click()
    expect(stranger.get_by_role("slider", name="Moment")).to_be_visible()


def test_a_link_to_another_server_says_where_it_leads(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_label("Paste the link you were given").fill("https://example.org/table/abc#secret")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("This link leads to a table on another server, example.org.")).to_be_visible()
    there = page.get_by_role("link", name="Open it at example.org")
    expect(there).to_have_attribute("href", "https://example.org/table/abc#secret")


def test_the_secret_leaves_the_address_bar_and_a_reload_finds_it(server: Server, visit: Visit) -> None:
    made = server.make([ADA, BOT])
    page = visit(made.host)
    _at_the_table(page)
    expect(page).to_have_url(f"{server.url}/table/{made.id}")
    page.reload()
    _at_the_table(page)
    page.goto(server.url)
    page.get_by_role("link", name="Ada · Bo").click()
    _at_the_table(page)
    expect(page).to_have_url(f"{server.url}/table/{made.id}")


def test_a_quick_game_never_shows_its_secret(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    seen: list[str] = []
    page.on("framenavigated", lambda frame: seen.append(frame.url))
    page.get_by_role("button", name="Play now").click()
    _at_the_table(page)
    assert seen
    assert not [url for url in seen if "#" in url]


NO_STORAGE = """() => {
  Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('off', 'SecurityError'); } });
}"""
FULL = """() => {
  Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };
}"""


def test_without_storage_the_secret_stays_where_a_reload_works(server: Server, visit: Visit) -> None:
    made = server.make([ADA, BOT])
    for fault in (NO_STORAGE, FULL):
        page = visit(f"{server.url}/about")
        page.add_init_script(f"({fault})()")
        page.goto(made.host)
        _at_the_table(page)
        expect(page).to_have_url(made.host)
        expect(page.get_by_text("This browser keeps nothing for this page")).to_be_visible()
        page.reload()
        _at_the_table(page)
        page.goto(server.url)
        expect(page.get_by_text("This browser keeps nothing for this page")).to_be_visible()
        page.get_by_role("button", name="Play now").click()
        _at_the_table(page)
        assert "#" in page.url
        page.reload()
        _at_the_table(page)


def test_a_storage_full_of_nonsense_is_an_empty_one(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    for nonsense in ("{", "[null, 5, {}]", '[{"table": 7}]', '{"a": 1}', '"x"'):
        page.evaluate(
            "(text) => { for (const key of ['games', 'settings', 'theme', 'language'])"
            " localStorage.setItem(`elbowroom.${key}`, text); }",
            nonsense,
        )
        page.reload()
        expect(page.get_by_text("Games you start or join in this browser appear here.")).to_be_visible()
    page.get_by_role("button", name="Play now").click()
    _at_the_table(page)


@pytest.mark.parametrize("size", [LAPTOP, PHONE, SMALL_PHONE], ids=["laptop", "phone", "small"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_a_running_seat_asks_once_and_a_double_click_keeps_it(
    server: Server, visit: Visit, size: tuple[int, int], language: str
) -> None:
    page = visit(server.url, size)
    page.evaluate("(language) => localStorage.setItem('elbowroom.language', language)", language)
    page.goto(server.make([ADA, BOT]).host)
    expect(page.locator(".bar h1")).to_have_text(word(language, "say-pick"))
    page.goto(server.url)
    remove = page.get_by_role("button", name=word(language, "home-forget"), exact=True)
    remove.scroll_into_view_if_needed()
    box = remove.bounding_box()
    assert box
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.dblclick(*middle)
    keep = page.get_by_role("button", name=word(language, "home-forget-no"), exact=True)
    expect(page.get_by_text(word(language, "home-games-none"))).to_be_hidden()
    if keep.is_visible():
        keep.click()
    expect(page.get_by_role("link", name="Ada · Bo")).to_be_visible()
    remove.click()
    expect(page.get_by_text(word(language, "home-forget-seat"))).to_be_visible()
    expect(keep).to_be_focused()
    page.get_by_role("button", name=word(language, "home-forget-yes"), exact=True).click()
    expect(page.get_by_text(word(language, "home-games-none"))).to_be_visible()
