"""What axe-core has to say of every screen, in both themes."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .browsing import PHONE, ROOT, THINKING
from .conftest import Visit
from .guests import sit_down
from .hand import POINT, Hand
from .learner import Learner
from .lines import POSITIONS
from .serving import NAMES, Server
from .texts import word

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
ADA = {"kind": "here", "name": "Ada"}
BOT = {"kind": "bot", "level": "random", "name": "Bo"}
LINK = {"kind": "link", "name": "Bo"}
# A button that has just been enabled is pale for another moment; what goes on for ever is not waited for.
STILL = """() => Promise.allSettled(document.getAnimations()
    .filter(each => each.effect.getComputedTiming().endTime !== Infinity)
    .map(each => each.finished)).then(() => null)"""
# Everything in one theme; in the other only what a theme changes. Words in the colour that they stand on may be meant
# for nobody's eyes, so axe does not blame them; here they are a fault.
RUN = """async (rules) => {
  const kinds = { resultTypes: ['violations', 'incomplete'] };
  const { violations, incomplete } = await axe.run(rules ? { ...kinds, runOnly: rules } : kinds);
  const unseen = (node) => node.any.some(({ data }) => data?.messageKey === 'equalRatio');
  const unread = incomplete.map((each) => ({ ...each, nodes: each.nodes.filter(unseen) }));
  return [...violations, ...unread.filter(({ nodes }) => nodes.length)];
}"""
TURN = "(theme) => { document.documentElement.dataset.theme = theme; }"

Look = Callable[[Page, str], None]


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which the page's own tests bring along."""
    if not AXE.exists():
        if os.environ.get("CI"):
            pytest.fail("axe-core is not installed: cd web && npm ci")
        pytest.skip("axe-core is not installed: cd web && npm ci")
    return AXE.read_text(encoding="utf-8")


@pytest.fixture
def look(axe: str) -> Iterator[Look]:
    """Looks at a page as it is now; what is serious or critical on any screen fails the test at its end."""
    found: dict[str, list[str]] = {}

    def looked(page: Page, screen: str) -> None:
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(axe)
        for theme, rules in (("dark", ["color-contrast"]), ("light", None)):
            page.evaluate(TURN, theme)
            page.evaluate(STILL)
            violations: list[dict[str, Any]] = page.evaluate(RUN, rules)
            for each in violations:
                if each["impact"] in ("serious", "critical"):
                    told = [f"{each['id']}: {node['target']} {node['failureSummary']}" for node in each["nodes"]]
                    found.setdefault(f"{screen}, {theme}", []).extend(told)

    yield looked
    assert not found


def test_the_pages(server: Server, visit: Visit, look: Look) -> None:
    page = visit(server.url)
    page.get_by_role("button", name="Set up a game").click()
    page.get_by_text("More choices").click()
    page.get_by_label("Paste the link you were given").fill("https://example.org/table/abc#secret")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_role("link", name="Open it at example.org")).to_be_visible()
    look(page, "start page with all that opens on it")
    page.get_by_role("button", name="Settings").click()
    look(page, "settings")
    for path in ("rules", "about", "learn", "nowhere"):
        page.goto(f"{server.url}/{path}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        look(page, path)


@pytest.mark.slow
def test_a_game_to_its_end_and_looked_back_on(server: Server, sit: Visit, look: Look) -> None:
    page = sit(server.make([ADA, BOT], rounds=2).host)
    hand = Hand(page)
    for title in ("Choose a race", "Conquer: tap", "Place ", "All placed"):
        hand.play_until(title)
        look(page, title)
    hand.primary()
    hand.play_until("Conquer on")
    page.get_by_role("button", name="Show me what happened").click()
    expect(page.get_by_role("region", name="What happened")).to_contain_text("Bo takes")
    page.get_by_role("button", name="Pause").click()
    look(page, "an opponent's turn once more")
    page.get_by_role("button", name="Back to the game").click()
    hand.play()
    look(page, "final table")
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider", name="Moment")).to_be_visible()
    look(page, "replay")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("group", name="Play as").wait_for()
    look(page, "playing on from a replay")


def test_what_opens_in_a_turn(server: Server, sit: Visit, look: Look) -> None:
    page = sit(server.set_up(POSITIONS / "turn.toml", bots="random").host)
    page.get_by_role("button", name="If the turn ended now").click()
    look(page, "what the turn would score")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="If the turn ended now")).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Go into decline")).click()
    page.get_by_role("alertdialog").wait_for()
    look(page, "asked before declining")
    page.get_by_role("button", name=re.compile("^Conquer on")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Conquer: tap a lit region")
    hand = Hand(page)
    point = page.locator('path[data-region="8"]').evaluate(POINT)
    page.mouse.move(point["x"], point["y"])
    page.get_by_role("link", name="The rule").wait_for()
    look(page, "why a region cannot be taken")
    hand.tap("9")
    page.get_by_role("button", name=re.compile("^Roll the die")).wait_for()
    look(page, "before the die")
    hand.stop()
    hand.confirm()
    hand.play_until("Place ")
    hand.tap("3")
    look(page, "tokens in a region")
    page = sit(server.set_up(POSITIONS / "magic.toml").host)
    page.get_by_role("button", name=re.compile("^I am ")).click()
    page.locator(".bar").get_by_role("button", name=word("en", "ability-bag")).click()
    page.locator(".bar").get_by_role("group").wait_for()
    look(page, "a choice among relics, underground")


@pytest.mark.slow
def test_five_players_with_both_boxes(server: Server, sit: Visit, look: Look) -> None:
    bots = [{**BOT, "name": name} for name in NAMES[1:]]
    made = server.make([ADA, *bots], boxes=["base", "underground"], open_coins=True)
    page = sit(made.host)
    hand = Hand(page)
    hand.play_until("Conquer: tap")
    look(page, "five players")
    page.locator(".offer a").first.click()
    page.get_by_role("dialog").wait_for()
    look(page, "what a combo does")
    page.keyboard.press("Escape")
    page = sit(made.host, PHONE)
    expect(page.get_by_role("heading", level=1)).to_have_text("Conquer: tap a lit region")
    look(page, "five players on a phone")
    page.locator(".players article").nth(1).tap()  # on a phone all of a card is one button
    page.get_by_role("dialog").wait_for()
    look(page, "a player on a phone")


def test_before_a_game_and_around_it(server: Server, visit: Visit, sit: Visit, look: Look) -> None:
    page = sit(server.make([ADA, LINK]).host)
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    page.get_by_role("button", name="New link").click()
    page.get_by_role("button", name="QR code", exact=True).click()
    page.get_by_role("img", name="QR code").wait_for()
    look(page, "lobby")
    page.goto(server.make([ADA, LINK]).seats[2])
    expect(page.get_by_role("heading", name="Ada invites you to a game")).to_be_visible()
    look(page, "guest")
    page.goto(f"{page.url.partition('#')[0]}?#wrong")
    expect(page.get_by_role("heading", name="This link does not fit")).to_be_visible()
    look(page, "wrong link")
    page.goto(server.make([ADA, {"kind": "here", "name": "Bo"}]).host)
    expect(page.get_by_role("heading", name="Hand over to Ada")).to_be_visible()
    look(page, "hand-over")
    made = server.make([LINK, ADA])
    page.goto(made.host)
    friend = sit_down(visit(made.seats[1], PHONE))
    friend.get_by_role("button", name="Hint").click()
    friend.get_by_role("button", name="Select it").wait_for(timeout=THINKING)
    look(friend, "hint")
    for name in ("Log", "Chat"):
        friend.get_by_role("button", name=name).click()
        friend.get_by_role("dialog").wait_for()
        look(friend, name)
        friend.keyboard.press("Escape")
    page.get_by_role("button", name="This table").click()
    look(page, "the host's panel")
    page.keyboard.press("Escape")
    friend.context.set_offline(True)
    expect(friend.get_by_text("No connection")).to_be_visible()
    look(friend, "without a connection")
    page.goto(f"{server.url}/table/aaaaaaaaaaaaaaaa#{'b' * 32}")
    expect(page.get_by_role("heading", name="This table is closed")).to_be_visible()
    look(page, "closed")
    page.goto(f"{server.url}/replay/aaaaaaaaaaaaaaaa")
    page.get_by_role("alert").wait_for()
    look(page, "no such replay")


@pytest.mark.slow
def test_the_first_game(server: Server, sit: Visit, look: Look) -> None:
    seats = [ADA, {**BOT, "level": "easy"}]
    page = sit(server.make(seats, deal="first-game", first=0).host, PHONE)
    learner = Learner(page, finger=True)
    for words in ("Whoever has the most coins", "comes in from the edge", "One token holds a region"):
        learner.follow_until(words)
        look(page, words)
