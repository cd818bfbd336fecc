"""A table comes in small parts: each card of a player whole and in its place, and nothing moves for the next one."""

from __future__ import annotations

import pytest

from .browsing import LYING_PHONE, PHONE, SMALL_PHONE
from .conftest import Visit
from .serving import Server

SEATS = [
    {"kind": "here", "name": "Ada"},
    *({"kind": "bot", "level": "random", "name": name} for name in ("Bo", "Cyril")),
]
SLOWDOWN = 4  # of the processor, so that every part is a frame or several
# Looks at every frame: where each card is from its first words on, and whether its coins keep off the name.
WATCH = """() => {
  window.cards = [];
  window.faults = [];
  const first = new Map();
  const look = () => {
    const filled = [...document.querySelectorAll('.players article')].filter((card) => card.querySelector('.name'));
    if (filled.length !== window.cards.at(-1)) window.cards.push(filled.length);
    for (const [at, card] of filled.entries()) {
      const { x, y, width } = card.getBoundingClientRect();
      const place = [x, y, width].map(Math.round).join(' ');
      if (!first.has(at)) first.set(at, place);
      if (first.get(at) !== place) window.faults.push(`card ${at}: ${first.get(at)}, then ${place}`);
      const [name, coins] = ['.name', '.purse'].map((part) => card.querySelector(part).getBoundingClientRect());
      const over = coins.width && name.right > coins.left + 1 && name.bottom > coins.top + 1;
      if (over) window.faults.push(`coins over name ${at}`);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE, LYING_PHONE])
def test_players_come_one_after_the_other_and_stay_where_they_are(
    server: Server, visit: Visit, size: tuple[int, int]
) -> None:
    page = visit("about:blank", size)
    page.add_init_script(f"({WATCH})()")
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    page.goto(server.make(SEATS).host)
    page.locator(".offer button:enabled").first.wait_for()
    assert page.evaluate("() => window.cards") == [0, 1, 2, 3]
    assert page.evaluate("() => window.faults") == []
