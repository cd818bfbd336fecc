"""What would come of it, as the page says it: the engine's own answers, in sentences."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .hand import POINT, Hand
from .lines import POSITIONS
from .serving import Made, Server
from .texts import word

# A position, the relics that are switched on, the region that is pointed at, and what the card says.
SAID = [
    ("ghouls", "", "9", "3 of 9 left in hand. Ghouls: 1 is lost, 2 withdraw."),  # RACE-Ghouls-1
    ("tomb", "", "9", "3 of 9 left in hand. Elves: 1 is lost, 2 withdraw."),  # U-POWER-TOMB-3
    ("socks", "relic-socks", "2", "8 of 9 left in hand. Drow: nobody is lost, 3 withdraw."),  # U-RELIC-SOCKS-1
    (
        "hammers",
        "",
        "2",
        "Only with the die: it must show 2 or more (33%). Gnomes: 1 is lost, 1 withdraws.",
    ),  # U-INT-24
    ("orb", "relic-orb", "13", "Nothing is paid: 8 of 8 left in hand. Drow: 1 is lost."),  # U-RELIC-ORB-1
    ("coins", "", "9", "Liches: 1 is lost. You pay 1 coin at once. Bo gets 1 coin at once."),  # U-RACE-LICHES-2
    ("river", "", "7", "4 of 5 left in hand. You will not keep it: it is left when you redeploy."),  # U-TERRAIN-07
]


def _sit(server: Server, sit: Visit, name: str) -> tuple[Page, Made]:
    made = server.set_up(POSITIONS / f"told-{name}.toml", bots="random")
    page = sit(made.host)
    expect(page.locator(".bar h1")).to_be_visible()
    return page, made


def _card(page: Page) -> str:
    return " ".join(page.locator(".card .pop p").last.inner_text().split())


@pytest.mark.parametrize(("name", "relic", "region", "said"), SAID, ids=[each[0] for each in SAID])
def test_the_card_says_what_comes_of_an_attack(
    server: Server, sit: Visit, name: str, relic: str, region: str, said: str
) -> None:
    page, _ = _sit(server, sit, name)
    if relic:
        page.locator(".bar").get_by_role("button", name=word("en", relic)).click()
    point = page.locator(f'path[data-region="{region}"]').evaluate(POINT)
    page.mouse.move(point["x"], point["y"])
    expect(page.locator(".card .pop")).to_be_visible()
    assert said in _card(page)


def test_rivers_do_not_count_in_what_stopping_brings(server: Server, sit: Visit) -> None:
    page, made = _sit(server, sit, "rivers")
    expect(page.locator(".bar .stop")).to_contain_text("if you stop now: +6 coins")
    hand = Hand(page)
    hand.stop()
    expect(page.locator(".bar .stop")).to_contain_text("+6 coins")
    hand.stop()
    hand.confirm()
    expect(page.get_by_role("region", name="Log")).to_contain_text("Ada scores 6")
    assert server.moves(made)


def test_ending_the_turn_works_while_something_is_in_hand(server: Server, sit: Visit) -> None:
    """Fortified Giants with three tokens in hand and the Fortress chosen: the button scores what it says."""
    page, made = _sit(server, sit, "fortress")
    page.get_by_role("button", name="Fortress").click()
    expect(page.locator(".bar h1")).to_have_text("Tap the region for the Fortress")
    expect(page.locator(".bar .stop")).to_contain_text("End turn+2 coins")
    hand = Hand(page)
    hand.stop()
    expect(page.get_by_role("alertdialog")).to_contain_text("3 are still in hand: the rest is placed for you, evenly.")
    assert server.moves(made) == []
    hand.confirm()
    expect(page.get_by_role("region", name="Log")).to_contain_text("Ada scores 2")
    assert server.moves(made)[:3] == ["place 3 2", "place 4 1", "done"]
