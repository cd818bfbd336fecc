"""The guided first game: taught while it is played, by a coach who has an answer to whatever the learner does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .browsing import LAPTOP, PHONE, SMALL_PHONE, WIDER
from .conftest import Visit
from .hand import Hand
from .learner import Learner
from .serving import Made, Server
from .texts import gaps

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "easy", "name": "Bo"}]
IDEAS = (
    "Whoever has the most coins after round 5 wins.",
    "Your race comes in from the edge of the map.",
    "Every region pays a coin each turn.",
    "Empty land costs 2 tokens",
    "may be tried with the die",
    "One token holds a region, more defend it.",
    "End your turn: +",
    "A new turn with the same race",
    "every token there makes it dearer",
    "Let them decline",
    "Time for a new race!",
    "Your last turn",
)
STEPS = 21  # to the decline
LONGEST = 200  # letters: more would be reading, not playing
WORDS = 60  # before the first click
MAP = "() => document.querySelector('svg.layers')?.getBoundingClientRect().toJSON() ?? null"


def _lesson(server: Server) -> Made:
    """The same game as behind the button, but that the bot does not wait before its moves."""
    return server.make(SEATS, deal="first-game", first=0)


def _upright(page: Page) -> None:
    """The map, where it is in sight, lies as the phone does: the coach leaves it room enough."""
    box = page.evaluate(MAP)
    assert box is None or box["height"] > box["width"]


def _remark(page: Page) -> str:
    expect(page.locator(".coach .remark")).to_be_visible()
    return page.locator(".coach .remark").inner_text()


def test_the_first_game_is_taught_idea_by_idea_and_won(server: Server, sit: Visit) -> None:
    page = sit(_lesson(server).host)
    learner = Learner(page)
    while learner.follow():
        pass
    spoken = " ".join(learner.heard)
    places = [spoken.find(idea) for idea in IDEAS]
    assert -1 not in places, [idea for idea, place in zip(IDEAS, places, strict=True) if place < 0]
    assert places == sorted(places), "one idea after the other"
    assert max(map(len, learner.heard)) <= LONGEST
    page.keyboard.press("Escape")
    expect(page.locator(".coach .words p")).to_have_text(re.compile(r"^You win, \d+ to \d+!"))


def test_the_way_into_it_is_one_sentence_and_one_button(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/learn")
    expect(page.get_by_text("whoever has the most coins after the last round wins")).to_be_visible()
    assert len(page.locator("main").inner_text().split()) <= WORDS
    page.get_by_role("button", name="Begin").click()
    expect(page.locator(".coach .words")).to_contain_text("Whoever has the most coins")
    assert page.locator("[data-lit]").count() == 1


@pytest.mark.slow
def test_by_keyboard_alone(server: Server, sit: Visit) -> None:
    page = sit(_lesson(server).host)
    learner = Learner(page, keys=True)
    learner.follow_until("A new turn with the same race")
    assert "Roll the die" in " ".join(learner.pressed)
    expect(page.locator(".coach .words")).to_have_attribute("aria-live", "polite")
    page.keyboard.press("h")
    expect(page.locator("[data-lit]")).to_be_focused()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["upright", "small"])
def test_on_a_phone(server: Server, sit: Visit, size: tuple[int, int]) -> None:
    page = sit(_lesson(server).host, size)
    learner = Learner(page, finger=True)
    for words in IDEAS[:8]:
        now = learner.follow_until(words)
        expect(page.locator(".coach")).to_be_in_viewport(ratio=1)
        if now["lit"]:
            expect(page.locator("[data-lit]")).to_be_in_viewport(ratio=1)
        assert page.evaluate(WIDER) <= 0, words
        _upright(page)


def test_another_race_than_the_advised_one_gets_an_answer_and_the_lesson_goes_on(server: Server, sit: Visit) -> None:
    page = sit(_lesson(server).host)
    learner = Learner(page)
    learner.told()
    page.locator(".offer li").nth(3).get_by_role("button").click()
    expect(page.locator(".coach .words")).to_contain_text("will do, too. The coach would take")
    page.locator(".bar .primary").click()
    expect(page.locator(".bar h1")).to_have_text("Conquer: tap a lit region")
    assert re.search(r"Your own way|may cost you about \d+ coins", _remark(page))
    learner.follow_until("End your turn")


def test_another_region_gets_an_answer_and_can_be_taken_back(server: Server, sit: Visit) -> None:
    page = sit(_lesson(server).host)
    learner = Learner(page)
    learner.follow_until("comes in from the edge")
    advised = str(learner.told()["region"])
    Hand(page).tap("5")
    assert re.search(r"Your own way|may cost you about \d+ coins", _remark(page))
    assert learner.told()["region"], "and the coach goes on from there"
    page.keyboard.press("u")
    now = learner.follow_until("comes in from the edge")
    assert str(now["region"]) == advised
    assert now["remark"] == ""


def test_leaving_the_lesson_and_coming_back_to_it(server: Server, visit: Visit) -> None:
    page = visit(f"{server.url}/learn")
    page.get_by_role("button", name="Begin").click()
    learner = Learner(page)
    learner.follow_until("Every region pays a coin")
    page.get_by_role("button", name="Leave the lesson").click()
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    page.reload()
    switch = page.get_by_role("button", name="Your first game")
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".coach")).to_have_count(0)
    switch.click()
    learner.follow_until("Every region pays a coin")
    page.goto(f"{server.url}/learn")
    page.get_by_role("link", name="Go on with your first game").click()
    learner.follow_until("Every region pays a coin")
    page.goto(f"{server.url}/learn")
    page.get_by_role("button", name="Begin anew").click()
    expect(page.locator(".coach .words")).to_contain_text("Whoever has the most coins")


def test_the_coach_knows_a_way_where_no_bot_can_be_asked(server: Server, sit: Visit) -> None:
    page = sit(_lesson(server).host, LAPTOP)
    learner = Learner(page)
    learner.told()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("dialog").get_by_label("Hints").uncheck()
    page.keyboard.press("Escape")
    learner.follow_until("A new turn with the same race")
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize("language", ["pl", "cs", "uk"])
def test_in_other_languages_on_a_small_phone(server: Server, visit: Visit, language: str) -> None:
    page = visit("about:blank", SMALL_PHONE)
    page.add_init_script(f"try {{ localStorage['elbowroom.language'] = '{language}'; }} catch {{}}")
    page.goto(_lesson(server).host)
    learner = Learner(page, language, finger=True)
    for _ in range(STEPS):
        learner.follow()
        expect(page.locator(".coach")).to_be_in_viewport(ratio=1)
        assert page.evaluate(WIDER) <= 0
        _upright(page)
    assert not gaps(" ".join(learner.heard))
    assert max(map(len, learner.heard)) <= LONGEST


def test_an_ordinary_game_has_no_coach(server: Server, sit: Visit) -> None:
    page = sit(server.make(SEATS).host)
    expect(page.locator(".bar h1")).to_have_text("Choose a race and its power")
    expect(page.locator(".coach")).to_have_count(0)
    expect(page.get_by_role("button", name="Your first game")).to_have_count(0)
