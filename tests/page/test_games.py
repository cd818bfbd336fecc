"""Whole games through the page: with either box and both, on a phone in Polish, with a coach, and looked back on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .browsing import PHONE, WIDER, region_labels
from .conftest import Visit
from .hand import Hand
from .lines import POSITIONS
from .player import Player
from .serving import Server
from .texts import gaps, word

BOTS = [{"kind": "bot", "level": "random", "name": name} for name in ("Bor", "Mila")]


def _region(page: Page, number: str) -> Locator:
    return page.locator(f'path[data-region="{number}"]')


def test_a_whole_game_against_a_bot_from_the_start_page(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.get_by_role("button", name="Set up a game").click()
    page.get_by_label("Seat 1: Name").fill("Ada")
    page.get_by_role("button", name="Remove seat 3").click()
    page.get_by_label("Seat 2: Level").select_option("easy")
    page.get_by_text("More choices").click()
    page.get_by_label("Bots’ pace").select_option("instant")
    page.get_by_role("button", name="Start the game").click()
    hand = Hand(page)
    hand.play()
    final = page.get_by_role("dialog")
    expect(final.get_by_role("heading", level=2)).to_contain_text("coins")
    expect(final.get_by_role("rowheader", name="Ada", exact=True)).to_be_visible()
    final.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider", name="Moment")
    plies = int(slider.get_attribute("max") or 0)
    assert plies > 60
    expect(page.get_by_text(f"Move 1 of {plies}")).to_be_visible()
    play_on_from_here = page.get_by_role("button", name="Play on from here")
    expect(play_on_from_here).to_be_visible()
    page.get_by_role("button", name="To the end").click()
    expect(play_on_from_here).to_be_hidden()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text("The beginning")).to_be_visible()
    page.get_by_role("button", name="One move on", exact=True).click()
    expect(page.get_by_text(f"Move 1 of {plies}")).to_be_visible()
    page.goto(server.url)
    expect(page.get_by_role("link", name="Ada").first).to_contain_text("Look back")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_underground_map_shows_its_monsters(server: Server, sit: Visit, players: int) -> None:
    seats = [{"kind": "here", "name": "Ada"}] + [{"kind": "bot", "level": "random"}] * (players - 1)
    page = sit(server.make(seats, boxes=["underground"]).host)
    expect(page.locator('path[data-region][aria-label*="Monsters"]').first).to_be_visible()
    kinds = {label.split()[0] for label in region_labels(page)}
    assert len(kinds) >= 6  # terrains


def test_a_short_game_with_both_boxes(server: Server, sit: Visit) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "greedy", "name": "Bo"}]
    page = sit(server.make(seats, boxes=["base", "underground"], rounds=4).host)
    Hand(page).play()
    expect(page.get_by_role("dialog").get_by_text("Where the coins came from")).to_be_visible()


def test_a_game_against_three_bots_on_a_phone_in_polish(server: Server, visit: Visit) -> None:
    page = visit(server.url, PHONE)
    page.get_by_role("button", name="Polski", exact=True).tap()
    page.get_by_role("button", name=word("pl", "home-custom")).tap()
    page.get_by_role("button", name=word("pl", "new-add-seat")).tap()
    for seat in (2, 3, 4):
        page.get_by_label(f"Miejsce {seat}: Poziom").select_option("easy")
    page.get_by_text(word("pl", "new-more")).tap()
    page.get_by_label(word("pl", "new-pace")).select_option("instant")
    page.get_by_role("button", name=word("pl", "new-start")).tap()
    hand = Hand(page, language="pl", finger=True)
    hand.play_until(word("pl", "say-conquest"))
    page.goto(server.make([{"kind": "here"}, *[{"kind": "bot", "level": "easy"}] * 3], rounds=3).host)
    hand.play()
    assert page.evaluate(WIDER) <= 0
    assert not gaps(page.inner_text("body"))
    final = page.get_by_role("dialog")
    expect(final.get_by_role("heading", level=2)).to_have_text(re.compile("Wygrywa|Wspólne zwycięstwo"))
    expect(final.locator("tbody").first.get_by_role("row")).to_have_count(4)


def test_a_relic_a_place_and_the_balrog_in_a_game_to_its_end(server: Server, sit: Visit) -> None:
    made = server.set_up(POSITIONS / "cave.toml", bots="random")
    page = sit(made.host)
    player = Player(page, server, made)
    expect(_region(page, "17")).to_have_attribute("aria-label", re.compile("Monsters ×2"))
    player.play("conquer 17")
    expect(_region(page, "17")).to_have_attribute("aria-label", re.compile("Wickedest Pentacle"))
    expect(page.locator(".bar h1")).to_have_text("Tap the region the Balrog goes to")
    player.play("balrog 22")
    expect(_region(page, "22")).to_have_attribute("aria-label", re.compile("Balrog"))
    player.play("conquer 23")
    expect(_region(page, "23")).to_have_attribute("aria-label", re.compile("Sword of the Killer Rabbit"))
    player.play("conquer 13 with sword")
    expect(_region(page, "13")).to_have_attribute("aria-label", re.compile("Sword of the Killer Rabbit"))
    Hand(page).play()
    expect(page.get_by_role("dialog").get_by_text("Where the coins came from")).to_be_visible()
    told = page.request.get(f"{server.url}/api/tables/{made.id}/record")
    assert "balrog 22" in told.text()
    assert "conquer 13 with sword" in told.text()


def test_a_moment_by_link_and_playing_on_from_it(server: Server, visit: Visit) -> None:
    made = server.make(BOTS, rounds=2)
    page = visit(made.host)
    expect(page.get_by_role("dialog").get_by_text("Where the coins came from")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider", name="Moment")
    plies = int(slider.get_attribute("max") or 0)
    slider.fill("3")
    stranger = visit(f"{server.url}/replay/{made.id}?ply=3")
    view = server.get(f"/api/tables/{made.id}/replay/3")["view"]
    held = [region for region in view["regions"].values() if region.get("player")]
    for each in (page, stranger):
        expect(each.get_by_text(f"Move 3 of {plies}")).to_be_visible()
        expect(each.locator('path[data-region][aria-label*=" of "]')).to_have_count(len(held))
    assert page.url == stranger.url
    assert region_labels(page) == region_labels(stranger)

    stranger.get_by_role("button", name="Play on from here").click()
    group = stranger.get_by_role("dialog").get_by_role("group", name="Play as")
    group.get_by_role("button").nth(view["to_move"] - 1).click()
    stranger.wait_for_url(lambda url: "/table/" in url)
    table = stranger.url.rpartition("/")[2].partition("#")[0]
    secret = stranger.evaluate("() => JSON.parse(localStorage['elbowroom.games'])[0].secret")  # soon not in the address
    assert server.get(f"/api/tables/{table}", secret)["from"] == {"table": made.id, "ply": 3}
    hand = Hand(stranger)
    while not (moves := server.get(f"/api/tables/{table}/replay", secret)["moves"]):
        hand.step()
    assert moves[0]["by"] == "player"
