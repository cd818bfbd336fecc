"""The story: lines that show where, numbers on the map, an opponent's turn once more, and taking back one's own."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .browsing import PHONE, region_labels
from .conftest import Visit
from .hand import Hand
from .lines import POSITIONS
from .serving import Server

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}]
# The sum of the coins that are counted up, written down whenever it changes.
SUMS = """() => {
  window.sums = [];
  const look = () => {
    const sum = Number(document.querySelector('.tally .coin')?.textContent ?? 0);
    if (sum && sum !== window.sums.at(-1)) window.sums.push(sum);
    requestAnimationFrame(look);
  };
  look();
}"""
TAKES = re.compile(r"^Ada takes \D+ \d+")


def _ringed(page: Page) -> set[str]:
    """The regions with the golden line."""
    rings = page.locator("svg.layers > use.ring").evaluate_all("(all) => all.map((use) => use.getAttribute('href'))")
    return {ring.rpartition("-")[2] for ring in rings}


def _number(line: str) -> str:
    found = re.search(r"takes \D+\s(\d+)", line)
    assert found
    return found[1]


def _after_a_conquest(server: Server, sit: Visit, *size: tuple[int, int]) -> Page:
    page = sit(server.make(SEATS).host, *size)
    hand = Hand(page, finger=bool(size))
    hand.play_until("Conquer: tap")
    for _ in range(2 if hand.finger else 1):  # the first tap of a finger only tells what would come of it
        hand.step()
    hand.my_turn()
    return page


def test_a_line_of_the_log_shows_where_it_happened(server: Server, sit: Visit) -> None:
    page = _after_a_conquest(server, sit)
    line = page.get_by_role("region", name="Log").get_by_role("button", name=TAKES).first
    region = _number(line.inner_text())
    page.mouse.move(2, 2)
    assert region not in _ringed(page)
    line.hover()
    expect(page.locator(f"svg.layers > use.ring[href$='-{region}']")).to_have_count(1)
    page.mouse.move(2, 2)
    expect(page.locator(f"svg.layers > use.ring[href$='-{region}']")).to_have_count(0)
    line.focus()
    expect(page.locator(f"svg.layers > use.ring[href$='-{region}']")).to_have_count(1)


def test_on_a_phone_a_tapped_line_makes_room_for_the_map(server: Server, sit: Visit) -> None:
    page = _after_a_conquest(server, sit, PHONE)
    page.get_by_role("button", name="Log").tap()
    line = page.get_by_role("dialog").get_by_role("button", name=TAKES).first
    region = _number(line.inner_text())
    line.tap()
    expect(page.get_by_role("dialog")).to_be_hidden()
    expect(page.locator(f"svg.layers > use.ring[href$='-{region}']")).to_have_count(1)


def test_the_map_shows_its_numbers_and_remembers_it(server: Server, sit: Visit) -> None:
    page = sit(server.make(SEATS).host)
    switch = page.get_by_role("button", name="Numbers of the regions")
    expect(switch).to_have_attribute("aria-pressed", "false")
    expect(page.locator("svg.layers .number")).to_have_count(0)
    switch.click()
    regions = len(region_labels(page))
    expect(page.locator("svg.layers .number")).to_have_count(regions)
    page.reload()
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(page.locator("svg.layers .number")).to_have_count(regions)


def test_what_the_other_did_is_shown_again(server: Server, sit: Visit) -> None:
    page = sit(server.make(SEATS).host)
    hand = Hand(page)
    hand.play_until("All placed")
    hand.primary()
    hand.play_until("Conquer on")
    held = page.locator('path[data-region][aria-label*="of Bo"]')
    now = held.count()
    assert now > 0
    page.get_by_role("button", name="Show me what happened").click()
    bar = page.get_by_role("region", name="What happened")
    expect(bar).to_contain_text("Bo takes")
    bar.get_by_role("button", name="Pause").click()
    while not bar.get_by_role("button", name="One step back").is_disabled():
        bar.get_by_role("button", name="One step back").click()
    expect(held).to_have_count(0)  # Bo has only chosen a race
    steps = int(bar.inner_text().split(" / ")[1].split()[0])
    seen = []
    for _ in range(steps - 1):
        bar.get_by_role("button", name="One step on").click()
        seen.append(held.count())
    assert seen == sorted(seen)
    assert seen[-1] == now
    bar.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".bar h1")).to_contain_text("Conquer on")


def test_the_last_turn_is_taken_back_with_the_bots_answer(server: Server, sit: Visit) -> None:
    made = server.set_up(POSITIONS / "answered.toml", bots="greedy")
    page = sit(made.host)
    hand = Hand(page)
    hand.play_until("Conquer on")
    before = region_labels(page)
    hand.primary()
    hand.play_until("Conquer: tap")
    hand.tap("4")
    expect(page.locator('path[data-region="4"]')).to_have_attribute("aria-label", re.compile("of Ada"))
    hand.play_until("All placed")
    hand.primary()
    log = page.get_by_role("region", name="Log")
    expect(log).to_contain_text("Bo scores")
    hand.play_until("Conquer on")
    undo = page.locator(".bar").get_by_role("button", name="Undo")
    expect(undo).to_be_visible()
    played = len(server.moves(made))
    while undo.is_visible():
        undo.click()
        hand.my_turn()  # the answer is there
        assert len(server.moves(made)) < played
        played = len(server.moves(made))
    assert played == 0
    expect(log).not_to_contain_text("Bo scores")
    assert region_labels(page) == before


def test_a_scored_turn_is_counted_up_by_source(server: Server, sit: Visit) -> None:
    page = sit(server.set_up(POSITIONS / "answered.toml", bots="greedy").host, lively=True)
    hand = Hand(page)
    hand.play_until("Conquer on")
    page.evaluate(SUMS)
    hand.primary()
    hand.play_until("All placed")
    hand.primary()
    tally = page.locator(".tally")
    expect(tally).to_contain_text("Orcs, Merchant")
    for source in ("Orcs, regions", "Orcs, Merchant"):
        expect(tally.get_by_role("listitem", include_hidden=True).filter(has_text=source)).to_be_visible()
    expect(tally).to_be_hidden()
    sums = page.evaluate("() => window.sums")
    assert len(sums) > 1
    assert sums == sorted(sums)


def test_the_winner_is_told_so(server: Server, sit: Visit) -> None:
    page = sit(server.make(SEATS, rounds=1).host)
    Hand(page).play()
    final = page.get_by_role("dialog")
    coins = [int(text) for text in final.locator("tbody .coin").all_inner_texts()]
    first = final.locator("tbody th").first.inner_text().strip()
    wins = first == "Ada" and coins[0] > coins[1]
    title = final.get_by_role("heading", level=2)
    expect(title).to_have_text(f"You win with {coins[0]} coins" if wins else re.compile("Bo wins|share the victory"))
    assert wins, "with this deal Ada, who goes first, wins the only round"
    expect(final.locator(".victory.own")).to_be_visible()
