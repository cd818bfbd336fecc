"""A player's hand: sees only what the page offers, and plays by clicking it."""

from __future__ import annotations

import random
import re
import time
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Locator, Page

from .browsing import PATIENCE
from .texts import beginning, pattern

# Is the table there, if there is one? It comes in parts, the map or a phone's list of combos last.
LAID = "() => !document.querySelector('.table') || !!document.querySelector('path[data-region], .offer.listed')"
# Everything that can be pressed at the moment, and what the page says about it.
LOOK = """async (says) => {
  while (!(LAID)()) await new Promise((later) => setTimeout(later, 20));
  const all = (selector) => [...document.querySelectorAll(selector)];
  const text = (element) => element?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  const regions = all('path[data-region]').map((path) => [path.dataset.region, path.getAttribute('aria-label') ?? '']);
  const which = (pattern) => regions.filter(([, label]) => new RegExp(pattern).test(label)).map(([id]) => id);
  const primary = document.querySelector('.bar .acts .primary');
  return {
    over: !!document.querySelector('dialog[open] a[href*="/replay"]'),
    mine: document.title.startsWith('●'),
    busy: all('.bar .acts button').some((button) => button.disabled),
    title: text(document.querySelector('.bar h1')),
    primary: text(primary),
    stop: text(document.querySelector('.bar .acts .stop')),
    asks: text(document.querySelector('.bar [role=alertdialog]')),
    undealt: !!document.querySelector('.bar .even:enabled'),
    second: all('.bar .acts .second').map(text),
    offers: all('.offer li').flatMap((item, at) => (item.querySelector('button:not(:disabled)') ? [at] : [])),
    tools: all('.bar .abilities .ability').map(text),
    pressed: !!document.querySelector('.bar .abilities [aria-pressed=true]'),
    takes: which(says.takes),
    dice: which(says.dice),
    choices: which(says.choices),
    alert: text(document.querySelector('[role=alert]')),
    regions,
  };
}""".replace("LAID", LAID)

GLANCE = 50  # milliseconds between two looks at the page
DOUBLE = 0.5  # seconds within which two clicks are one double click
OVER_OR_MINE = (
    "() => !!document.querySelector('dialog[open] a[href*=\"/replay\"]') || (document.title.startsWith('●')"
    f" && ({LAID})()"
    " && ![...document.querySelectorAll('.bar .acts button')].some((button) => button.disabled))"
)

# A point of a region where a click meets the region itself and nothing that lies over it: not on its very border,
# since browsers round where a finger or a mouse is.
POINT = """(path) => {
  const box = path.getBoundingClientRect();
  const around = [[0, 0], [-2, -2], [2, -2], [-2, 2], [2, 2]];
  const meets = (x, y) => around.every(([dx, dy]) => document.elementFromPoint(x + dx, y + dy) === path);
  const grid = Array.from({ length: 225 }, (_, at) => [1 + Math.floor(at / 15), 1 + (at % 15)]);
  grid.sort(([a, b], [c, d]) => Math.hypot(a - 8, b - 8) - Math.hypot(c - 8, d - 8));  // the middle first
  for (const [across, down] of grid) {
    const x = box.left + (box.width * across) / 16;
    const y = box.top + (box.height * down) / 16;
    if (meets(x, y)) return { x, y };
  }
  return null;
}"""


@dataclass(frozen=True, slots=True)
class Look:
    """What the page offers at one moment."""

    over: bool
    mine: bool
    busy: bool
    title: str
    primary: str
    stop: str
    asks: str
    undealt: bool
    second: list[str]
    offers: list[int]
    tools: list[str]
    pressed: bool
    takes: list[str]
    dice: list[str]
    choices: list[str]
    alert: str
    regions: list[list[str]]


class Stuck(AssertionError):
    """Nothing can be pressed, or pressing changes nothing."""


class Hand:
    """Plays one seat through the page, in one of its languages, with a mouse or with a finger."""

    def __init__(self, page: Page, seed: int = 1, language: str = "en", *, finger: bool = False) -> None:
        self.page = page
        self.random = random.Random(seed)
        self.finger = finger
        self._touched = time.monotonic()
        labels = {"takes": "label-take", "dice": "label-die", "choices": "label-choice"}
        self._says = {kind: f", {pattern(language, label)}$" for kind, label in labels.items()}
        self._at_once = tuple(beginning(language, f"act-{act}") for act in ("pick", "roll", "conquer"))
        self._expand = beginning(language, "act-expand")

    def look(self) -> Look:
        """What is offered now."""
        found: dict[str, Any] = self.page.evaluate(LOOK, self._says)
        return Look(**found)

    def tap(self, region: str) -> None:
        """Touch a region."""
        path = self.page.locator(f'path[data-region="{region}"]')
        point = path.evaluate(POINT)
        if point is None:
            raise Stuck(f"region {region} cannot be reached")
        (self.page.touchscreen.tap if self.finger else self.page.mouse.click)(point["x"], point["y"])
        self._touched = time.monotonic()

    def press(self, button: Locator) -> None:
        """Touch a button."""
        (button.tap if self.finger else button.click)()
        self._touched = time.monotonic()

    def primary(self) -> None:
        """Press the one button that is always next."""
        self.press(self.page.locator(".bar .acts .primary"))

    def stop(self) -> None:
        """Press what ends the stage or the turn; as quick as a double click, it would not count."""
        self.page.wait_for_timeout(max(0.0, self._touched + DOUBLE - time.monotonic()) * 1000)
        self.press(self.page.locator(".bar .acts .stop"))

    def confirm(self) -> None:
        """Say yes, if the page asks whether something is to be given up."""
        yes = self.page.locator(".bar [role=alertdialog] .yes")
        if yes.count():
            self.press(yes)

    def my_turn(self) -> Look:
        """Wait until there is something to decide, or the game is over."""
        self.page.wait_for_function(OVER_OR_MINE)
        return self.look()

    def step(self) -> bool:
        """One decision; False when the game is over."""
        before = self.my_turn()
        if before.over:
            return False
        self._act(before)
        self.answered(before)
        return True

    def play(self, most: int = 1500) -> None:
        """To the final table."""
        for _ in range(most):
            if not self.step():
                return
        raise Stuck("the game does not end")

    def play_until(self, title: str, most: int = 60) -> Look:
        """Until the page asks for something with these words in it."""
        for _ in range(most):
            look = self.my_turn()
            if title in look.title or look.over:
                return look
            self.step()
        raise Stuck(f"never asked for {title!r}")

    def _act(self, look: Look) -> None:
        page = self.page
        if look.asks:
            self.confirm()
        elif look.primary.startswith(self._expand):
            self._begin(look)
        elif look.primary.startswith(self._at_once):
            self.primary()
        elif look.offers and not look.primary:
            self.press(page.locator(".offer li").nth(self.random.choice(look.offers)).get_by_role("button"))
        elif look.pressed and look.choices:
            self.tap(self.random.choice(look.choices))
        elif look.takes or look.dice:
            self.tap(self.random.choice(look.takes or look.dice))
        elif look.undealt:
            self.press(page.locator(".bar .even"))
        elif look.stop and look.stop == look.primary:  # nothing else is left to do
            self.stop()
        elif look.choices:
            self.tap(self.random.choice(look.choices))
        elif look.stop:
            self.stop()
        elif look.primary:
            self.primary()
        elif look.tools:
            self.press(page.locator(".bar .abilities .ability").first)
        else:
            raise Stuck(f"nothing to press: {look}")

    def _begin(self, look: Look) -> None:
        """Conquer on while there are enough tokens, else decline."""
        strength = re.search(r"\d+", look.primary)
        tired = strength is not None and int(strength[0]) < 4
        if tired and look.second:
            self.press(self.page.locator(".bar .acts .second").first)
            self.confirm()
        else:
            self.primary()

    def answered(self, before: Look) -> None:
        """Wait until the page shows that something came of it."""
        for _ in range(PATIENCE // GLANCE):
            if self.look() != before:
                return
            self.page.wait_for_timeout(GLANCE)
        raise Stuck(f"no answer to a click: {before}")


def play_on(hands: list[Hand], turns: int) -> None:
    """Whoever has to decide does, so many times or to the end."""
    for _ in range(turns):
        for _ in range(PATIENCE // GLANCE):
            looks = [hand.look() for hand in hands]
            if all(look.over for look in looks):
                return
            ready = [hand for hand, look in zip(hands, looks, strict=True) if look.mine and not look.busy]
            if ready:
                ready[0].step()
                break
            hands[0].page.wait_for_timeout(GLANCE)
        else:
            raise Stuck("nobody has to decide")
