"""Somebody who has never played: reads what the coach says, and presses what he points at."""

from __future__ import annotations

from playwright.sync_api import Page

from .browsing import PATIENCE
from .hand import GLANCE, Hand, Stuck
from .texts import beginning, word

# What the coach says, and what he points at: a region, or the one thing on the page that is lit.
HEED = """([advises, places]) => {
  const text = (selector) => document.querySelector(selector)?.textContent.replace(/\\s+/g, ' ').trim() ?? '';
  const regions = [...document.querySelectorAll('path[data-region]')];
  const advised = regions.filter((path) => path.ariaLabel.startsWith(advises));
  return {
    over: !!document.querySelector('dialog[open] a[href^="/replay/"]'),
    mine: document.title.startsWith('●'),
    busy: [...document.querySelectorAll('.bar .acts button')].some((button) => button.disabled),
    words: text('.coach .words p:last-child'),
    remark: text('.coach .remark'),
    lit: document.querySelectorAll('[data-lit]').length,
    label: text('[data-lit]'),
    region: advised.map((path) => path.dataset.region),
    place: text('.coach .do') === places,
    round: text('.top .short'),
  };
}"""


class Learner:
    """Plays the guided game through the page, with a mouse, a finger or the keyboard alone."""

    def __init__(self, page: Page, language: str = "en", *, finger: bool = False, keys: bool = False) -> None:
        self.page = page
        self.keys = keys
        self.hand = Hand(page, language=language, finger=finger)
        self._says = [beginning(language, "label-advised"), word(language, "coach-place")]
        self.heard: list[str] = []
        self.pressed: list[str] = []

    def heed(self) -> dict[str, object]:
        """What the coach says and points at now."""
        found: dict[str, object] = self.page.evaluate(HEED, self._says)
        return found

    def told(self) -> dict[str, object]:
        """Wait until the coach has something to point at, or the game is over."""
        for _ in range(PATIENCE // GLANCE):
            now = self.heed()
            if now["over"] or (now["mine"] and not now["busy"] and (now["lit"] or now["region"] or now["place"])):
                if now["words"] not in self.heard:
                    self.heard.append(str(now["words"]))
                return now
            self.page.wait_for_timeout(GLANCE)
        raise Stuck(f"the coach says nothing: {now}")

    def follow(self) -> bool:
        """Do what he says; False when the game is over."""
        now = self.told()
        if now["over"]:
            return False
        assert int(str(now["lit"])) + len(list(now["region"])) + int(bool(now["place"])) == 1, now  # type: ignore[call-overload]
        self.pressed.append(str(now["label"] or now["region"] or "place"))
        if self.keys:
            self._by_keys(bool(now["place"]))
        elif now["place"]:
            self.hand.press(self.page.locator(".coach .do"))
        elif now["region"]:
            self.hand.tap(str(now["region"][0]))  # type: ignore[index]
        else:
            self.hand.press(self.page.locator("[data-lit]"))
        self._changed(now)
        return True

    def follow_until(self, words: str, most: int = 150) -> dict[str, object]:
        """Until he says something with these words in it."""
        for _ in range(most):
            now = self.told()
            if words in str(now["words"]) or now["over"]:
                return now
            self.follow()
        raise Stuck(f"the coach never said {words!r}")

    def _by_keys(self, place: bool) -> None:
        """H brings the focus to what is meant, Enter presses it; tokens are placed by a button of the coach's own."""
        if place:
            self.page.locator(".coach .do").focus()
        else:
            self.page.keyboard.press("h")
        self.page.keyboard.press("Enter")

    def _changed(self, before: dict[str, object]) -> None:
        for _ in range(PATIENCE // GLANCE):
            if self.heed() != before:
                return
            self.page.wait_for_timeout(GLANCE)
        raise Stuck(f"no answer: {before}")
