"""Several people at a table: one screen or many, chat, clock, the host's panel, and another game."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Visit
from .guests import sit_down
from .hand import Hand, play_on
from .serving import Server

PICK = "Choose a race and its power"
ADA = {"kind": "here", "name": "Ada"}
FRIEND = {"kind": "link", "name": "Bo"}
BOT = {"kind": "bot", "level": "random", "name": "Bo"}


def _say(page: Page, text: str) -> None:
    page.get_by_role("button", name="Chat").click()
    box = page.get_by_role("dialog")
    box.get_by_label("Write to the table").fill(text)
    box.get_by_role("button", name="Send").click()
    expect(box.get_by_text(text)).to_be_visible()


def test_one_screen_for_two_shows_nothing_until_it_is_handed_over(server: Server, sit: Visit) -> None:
    page = sit(server.make([ADA, {"kind": "here", "name": "Bo"}]).host)
    hand = Hand(page)
    for name in ("Ada", "Bo", "Ada"):
        cover = page.get_by_role("heading", name=f"Hand over to {name}")
        expect(cover).to_be_visible()
        expect(page.locator(".table")).to_have_attribute("inert", "")  # nothing behind it can be reached
        page.get_by_role("button", name=f"I am {name}").click()
        expect(cover).to_be_hidden()
        expect(page.locator(".bar h1")).to_have_text(re.compile(f"{PICK}|Conquer on, or go into decline"))
        hand.play_until("All placed")
        hand.primary()
    expect(page.get_by_role("heading", name="Hand over to Bo")).to_be_visible()


def test_friends_talk_and_the_host_may_stop_it(server: Server, visit: Visit, sit: Visit) -> None:
    made = server.make([ADA, FRIEND])
    host, guest = sit(made.host), sit_down(visit(made.seats[2]))
    expect(host.locator(".bar h1")).to_have_text(PICK)
    _say(guest, "Well met!")
    _say(host, "<b>Hello</b> Bo")
    expect(guest.get_by_role("dialog").get_by_text("Ada <b>Hello</b> Bo")).to_be_visible()
    guest.keyboard.press("Escape")
    host.keyboard.press("Escape")
    host.get_by_role("button", name="This table").click()
    host.get_by_role("dialog").get_by_label("Chat").uncheck()
    host.keyboard.press("Escape")
    for page in (host, guest):
        expect(page.get_by_role("button", name="Chat")).to_be_hidden()


def test_a_bot_plays_for_a_friend_who_went_away_until_he_is_back(server: Server, visit: Visit, sit: Visit) -> None:
    made = server.make([FRIEND, {"kind": "here", "name": "Ada"}], stand_in="random")
    host, guest = sit(made.host), sit_down(visit(made.seats[1]))
    expect(guest.locator(".bar h1")).to_have_text(PICK)
    guest.close()
    host.get_by_role("button", name="This table").click()
    host.get_by_role("dialog").get_by_label("Bots’ pace").select_option("instant")
    host.get_by_role("dialog").get_by_role("button", name="Let a bot play").click()
    expect(host.get_by_role("button", name="Let a bot play")).to_be_hidden()
    host.keyboard.press("Escape")
    expect(host.get_by_role("dialog")).to_be_hidden()
    expect(host.locator(".bar h1")).to_have_text(PICK)  # the bot has had its turn
    again = visit(made.seats[1])
    expect(again.locator(".bar h1")).to_have_text("Ada is choosing a race")
    Hand(host).play_until("All placed")
    Hand(host).primary()
    expect(again.locator(".bar h1")).to_have_text("Conquer on, or go into decline?")


def test_the_host_hurries_the_bots_while_they_play(server: Server, sit: Visit) -> None:
    bots = [{**BOT, "name": name} for name in ("Bo", "Cy", "Dee", "Eli")]  # a long wait for Ada
    page = sit(server.make([ADA, *bots], pace="slow", first=2).host)
    expect(page.locator(".bar h1")).to_have_text(re.compile("^(Bo|Cy|Dee|Eli) "))
    page.get_by_role("button", name="Quicker bots").click()
    page.get_by_role("button", name="This table").click()
    expect(page.get_by_role("dialog").get_by_label("Bots’ pace")).to_have_value("normal")


def test_a_clock_runs_and_a_bot_steps_in_when_it_is_up(server: Server, visit: Visit, sit: Visit) -> None:
    """The controls say that a bot plays, and how to have the seat back: here by a button once the turn is over."""
    made = server.make([ADA, FRIEND], clock={"kind": "turn", "seconds": 5}, stand_in="random", pace="normal")
    host = sit(made.host)
    sit_down(visit(made.seats[2]))
    expect(host.get_by_text(re.compile(r"^0:0[0-5]$")).first).to_be_visible()
    expect(host.locator(".bar h1")).to_have_text("A bot plays for you")
    expect(host.locator(".bar p")).to_contain_text("From the next turn on you play yourself again.")
    expect(host.locator(".bar .go button")).to_have_count(0)  # nothing that would be refused
    expect(host.locator(".offer button:enabled")).to_have_count(0)
    assert not host.title().startswith("●")
    expect(host.get_by_role("button", name="Play myself again")).to_be_hidden()
    host.get_by_role("button", name="Play myself again").click()  # the bot has made her turn
    expect(host.get_by_role("button", name="Play myself again")).to_be_hidden()
    expect(host.get_by_text("A bot plays for you")).to_be_hidden()


def test_when_the_time_for_the_whole_game_is_up_a_bot_plays_to_the_end(server: Server, sit: Visit) -> None:
    made = server.make([ADA, BOT], clock={"kind": "game", "seconds": 5}, stand_in="random", pace="slow")
    page = sit(made.host)
    expect(page.locator(".bar h1")).to_have_text("A bot plays for you")
    expect(page.locator(".bar p")).to_contain_text("The time for the whole game is up; it plays on to the end.")
    expect(page.get_by_role("button", name="Play myself again")).to_be_hidden()


def test_another_game_with_the_same_table(server: Server, visit: Visit, sit: Visit) -> None:
    made = server.make([ADA, FRIEND], rounds=1)
    host, guest = sit(made.host), sit_down(visit(made.seats[2]))
    expect(host.locator(".bar h1")).to_have_text(PICK)
    play_on([Hand(host), Hand(guest, 2)], 200)
    host.get_by_role("button", name="Play again").click()
    guest.get_by_role("button", name="To the next game").click()
    expect(host.locator(".bar h1")).to_have_text(re.compile(f"{PICK}|Bo is choosing a race"))
    expect(guest.locator(".bar h1")).to_have_text(re.compile(f"{PICK}|Ada is choosing a race"))
    assert made.id not in host.url
    assert host.url.partition("#")[0] == guest.url.partition("#")[0]
