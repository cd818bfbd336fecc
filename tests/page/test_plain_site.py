"""A site of plain files on any host: whole games in the tab, kept, without a server and without a network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

import elbowroom
from elbowroom.server.site import write_site

from .browsing import PATIENCE, ROOT, region_labels, until
from .conftest import Visit
from .hand import Hand
from .serving import hosting
from .test_workshop import make_beavers

BASE = "/games/"
SLOW = 120_000  # milliseconds; the engine is loaded by a machine that may have much else to do
CHOOSE = "Choose a race and its power"
KEPT = """async () => {
  const names = await caches.keys();
  const kept = async (kind) => {
    const name = names.find((each) => each.startsWith(`elbowroom-${kind}-`));
    return name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : [];
  };
  return (await kept('engine')).length > 5 && (await kept('page')).some((url) => url.endsWith('/languages/en'));
}"""


@contextmanager
def _patience() -> Iterator[None]:
    expect.set_options(timeout=SLOW)
    try:
        yield
    finally:
        expect.set_options(timeout=PATIENCE)


def _block(context: BrowserContext, host: str) -> list[str]:
    """Let nothing through that goes elsewhere; returns the list of what was asked for."""
    asked: list[str] = []

    def through(route: Route) -> None:
        asked.append(route.request.url)
        route.continue_() if route.request.url.startswith(host) else route.abort()

    context.route("**/*", through)
    return asked


@contextmanager
def _visited(visit: Visit, folder: Path) -> Iterator[tuple[Page, str, list[str]]]:
    """The start page of a site of plain files, its host, and what was asked for; at the end, of nobody else."""
    write_site(folder / "games", BASE)
    with hosting(folder) as host, _patience():
        page = visit("about:blank", worker=True)
        page.context.set_default_timeout(SLOW)
        asked = _block(page.context, host)
        page.goto(host + BASE)
        yield page, host, asked
        assert not [url for url in asked if not url.startswith(host)]


@pytest.mark.slow
def test_whole_games_without_a_server_and_without_a_network(visit: Visit, tmp_path: Path) -> None:
    with _visited(visit, tmp_path) as (page, host, asked):
        _play_now(page, host)
        _two_tabs(page)
        record = _whole_game(page, tmp_path)
        assert elbowroom.replay(record).over
        _without_a_network(page, host)
        _newer_version(page, tmp_path / "games")
        assert not [url for url in asked if url.startswith(f"{host}/api/")]


def _play_now(page: Page, host: str) -> None:
    """One click; the game is there again after the tab was closed in the middle of a turn."""
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".bar h1")).to_have_text(CHOOSE)
    assert page.url.startswith(f"{host}{BASE}table?game=tab-")
    hand = Hand(page)
    hand.tap(hand.play_until("Conquer: tap").takes[0])
    expect(page.locator(".bar").get_by_role("button", name="Undo")).to_be_visible()
    before = region_labels(page)
    page.reload()
    expect(page.locator(".bar").get_by_role("button", name="Undo")).to_be_visible()
    assert region_labels(page) == before


def _two_tabs(page: Page) -> None:
    """The second tab says that the first one has the game, and may take it over."""
    second = page.context.new_page()
    second.goto(page.url)
    expect(second.get_by_role("status")).to_contain_text("open in another tab")
    second.get_by_role("button", name="Go on here now").click()
    expect(page.get_by_role("status")).to_contain_text("went on in another tab")
    expect(second.locator(".bar").get_by_role("button", name="Undo")).to_be_visible()
    second.close()


def _whole_game(page: Page, folder: Path) -> str:
    """A game of two rounds, brought along as a record, played to its end, and downloaded again."""
    begun = folder / "begun.txt"
    begun.write_text(elbowroom.new_game(players=2, seed=3, rounds=2).record(), encoding="utf-8")
    page.get_by_role("link", name="To the start page").click()
    expect(page.get_by_role("link", name="on this device")).to_have_count(1)
    page.locator("input[type=file]").set_input_files(begun)
    page.get_by_role("button", name="Player 1").click()
    expect(page.locator(".bar h1")).to_have_text(CHOOSE)
    Hand(page).play()
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the record").click()
    return download.value.path().read_text(encoding="utf-8")


def _without_a_network(page: Page, host: str) -> None:
    """Both games, the replay and the review of one, the rules, a lesson: all from this browser."""
    until(page, KEPT)
    page.context.set_offline(True)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    page.goto(f"{page.url}&review=1")
    expect(page.get_by_role("region", name="Review of the game").get_by_text("Choice and luck")).to_be_visible()
    page.goto(f"{host}{BASE}rules")
    expect(page.get_by_role("heading", name="How the game goes")).to_be_visible()
    page.goto(f"{host}{BASE}learn")
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".coach .words")).to_contain_text("Whoever has the most coins")
    page.goto(f"{host}{BASE}")
    page.get_by_role("link", name="on this device").filter(has_text="Continue").last.click()
    expect(page.locator(".bar").get_by_role("button", name="Undo")).to_be_visible()
    page.context.set_offline(False)


def _newer_version(page: Page, folder: Path) -> None:
    """It is offered on the start page, and there once it is taken."""
    script = folder / "sw.js"
    script.write_text(script.read_text("utf-8").replace('"version":"', '"version":"newer', 1), encoding="utf-8")
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((found) => found.update())")
    expect(page.get_by_role("button", name="Use it now")).to_have_count(0)  # nobody is disturbed at a table
    page.locator("a.brand").click()
    page.get_by_role("button", name="Use it now").click()
    until(page, "async () => (await caches.keys()).some((name) => name.startsWith('elbowroom-page-newer'))")
    expect(page.get_by_role("button", name="Use it now")).to_be_hidden()
    expect(page.get_by_role("link", name="on this device")).to_have_count(3)


@pytest.mark.slow
def test_the_workshop_without_a_server_and_without_a_network(visit: Visit, tmp_path: Path) -> None:
    """A tile and a map are made, looked at, weighed, shared and played with, all in the tab."""
    with _visited(visit, tmp_path) as (page, host, _):
        page.get_by_role("button", name="Play now").click()
        expect(page.locator(".bar h1")).to_have_text(CHOOSE)
        until(page, KEPT)
        page.context.set_offline(True)
        page.goto(f"{host}{BASE}workshop")
        _tile_in_the_tab(page)
        page.goto(f"{host}{BASE}workshop")
        _map_in_the_tab(page)


def _tile_in_the_tab(page: Page) -> None:
    """Out of forms and out of a file; it is weighed by games in the tab, and one sits down with it."""
    make_beavers(page)
    card = page.get_by_role("region", name="How it will look")
    expect(card.get_by_text(re.compile("Beavers, free, 9 tokens"))).to_be_attached()
    page.get_by_role("button", name="Is it fair?").click()
    expect(page.get_by_text(re.compile("^[1-9][0-9]* games of 240 played"))).to_be_visible()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_text(re.compile("^Beavers wins .* of a fair share"))).to_be_visible()
    page.get_by_label("Open a file").set_input_files(ROOT / "examples" / "long-evening" / "box.toml")
    expect(page.get_by_text("is in your workshop now")).to_be_visible()
    page.get_by_role("combobox", name="Box", exact=True).select_option(label="The pond")
    page.get_by_role("button", name="Play with it").click()
    Hand(page).my_turn()
    expect(page.locator(".offer li", has_text="Beavers")).to_have_count(1)


def _map_in_the_tab(page: Page) -> None:
    """Made by chance, shared by link, painted wrong, painted right, and played on."""
    page.get_by_role("button", name="Add a map").click()
    page.get_by_label("Players").select_option("2")
    page.get_by_label("Number of the map").fill("7")
    page.get_by_role("button", name="Make a map").click()
    expect(page.get_by_text("One can play on this map.")).to_be_visible()
    regions = len(region_labels(page))
    page.get_by_role("button", name="Share a link").click()
    link = page.get_by_label("The link to this box").input_value()
    page.get_by_role("button", name="Lost Tribe", exact=True).click()
    sea = page.locator("path[data-region][aria-label*=', Sea']").first
    for fault in (1, 0):
        sea.focus()
        page.keyboard.press("Enter")
        expect(page.locator("path[data-region][aria-label*='a tribe cannot live here']")).to_have_count(fault)
    page.get_by_role("button", name="Play on it against bots").click()
    Hand(page).my_turn()
    expect(page.locator("path[data-region]")).to_have_count(regions)
    page.goto(link)
    expect(page.get_by_text("The pond is in your workshop now.")).to_be_visible()
