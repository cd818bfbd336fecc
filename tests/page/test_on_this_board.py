"""Both boxes mixed: a card tells what it does on the map that is played on, wherever it is told (U-MIX-03, -09)."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .browsing import PHONE
from .conftest import Visit
from .serving import Server

SEATS = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}]
BOTH = ["base", "underground"]
# What the first combos of this deal name on the one map, and on the other.
GROUNDS = {"base-2p": (r"Swamp|Seas? |Lakes?|Magic Source", r"Mud Pool|Crystals|Mushroom Forest|Black Mountain|River")}
GROUNDS["underground-2p"] = GROUNDS["base-2p"][::-1]


@pytest.mark.parametrize("name", list(GROUNDS))
def test_a_card_tells_what_it_does_on_this_board(server: Server, visit: Visit, name: str) -> None:
    page = visit(server.make(SEATS, boxes=BOTH, map=name).host, PHONE)
    offer = page.locator(".offer")
    expect(offer.locator("li")).to_have_count(6)
    _, never = GROUNDS[name]
    assert not re.search(never, offer.inner_text())
    rules = page.get_by_role("link", name="Rules").get_attribute("href") or ""
    assert f"board={name.partition('-')[0]}" in rules
    page.goto(f"{server.url}{rules}&q=muddy")
    muddy = page.locator("#power-muddy")
    expect(muddy).to_contain_text("Swamp" if name.startswith("base") else "Mud Pool")
    expect(muddy).not_to_contain_text("Mud Pool" if name.startswith("base") else "Swamp")
    page.goto(f"{server.url}/rules?q=CONQ-14")  # as "the rule" of a refusal once led there
    expect(page.locator("#conq-14")).to_be_in_viewport(timeout=30_000)
