"""The second box, alone and mixed with the first."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .hand import Hand
from .serving import Server


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_underground_map_shows_its_monsters(server: Server, visit: Visit, players: int) -> None:
    seats = [{"kind": "here", "name": "Ada"}] + [{"kind": "bot", "level": "random"}] * (players - 1)
    page = visit(server.make(seats, boxes=["underground"]).host)
    expect(page.locator('path[data-region][aria-label*="Monsters"]').first).to_be_visible()
    kinds = {(path.get_attribute("aria-label") or "").split()[0] for path in page.locator("path[data-region]").all()}
    assert len(kinds) >= 6  # terrains


def test_a_short_game_with_both_boxes(server: Server, visit: Visit) -> None:
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "greedy", "name": "Bo"}]
    page = visit(server.make(seats, boxes=["base", "underground"], rounds=4).host)
    Hand(page).play()
    expect(page.get_by_role("dialog").get_by_text("Where the coins came from")).to_be_visible()
