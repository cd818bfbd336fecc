"""A player who sees nothing: finds everything by role and name, as a screen reader says them, and hears the rest."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from .browsing import PATIENCE
from .hand import GLANCE, Stuck

# Writes down what every live region says, as a screen reader would read it out.
HEAR = """
  window.heard = [];
  const ears = '[aria-live=polite], [role=status], [role=alert], [role=log]';
  const told = new Map();
  const hear = () => {
    for (const region of document.querySelectorAll(ears)) {
      const text = region.textContent.replace(/\\s+/g, ' ').trim();
      if (text && told.get(region) !== text) window.heard.push(text);
      told.set(region, text);
    }
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(hear).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
"""
THING = re.compile(r"""(\w+) "((?:[^"\\]|\\.)*)"(.*)""")
LIT = re.compile(r", costs \d+(, only with the die.*)?$")
DIE = re.compile(r", only with the die")
OUTCOME = re.compile(r"left in hand|Only with the die")
# What goes on, the first that is there: by what its name begins with.
WAYS = ("Take ", "Roll the die", "Spread evenly", "Conquer on", "Redeploy", "End turn", "Done", "On to the active race")


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the page, as it is read out."""

    role: str
    name: str
    state: str


class Reader:
    """Plays one seat, in English."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.map = page.get_by_role("group", name="Map", exact=True)
        self.final = page.get_by_role("link", name="Watch the replay")

    def heard(self) -> list[str]:
        """Everything that was said so far."""
        found: list[str] = self.page.evaluate("() => window.heard")
        return found

    def things(self) -> list[Thing]:
        """The table from top to bottom."""
        told = self.page.get_by_role("main").aria_snapshot().replace("''", "'")
        return [Thing(role, name.replace("\\", ""), state) for role, name, state in THING.findall(told)]

    def play(self, most: int = 200) -> None:
        """To the final table."""
        for _ in range(most):
            before = self._my_turn()
            if not before:
                return
            self._act(before)
            self._changed(before)
        raise Stuck("the game does not end")

    def _my_turn(self) -> list[Thing]:
        """Wait until there is something to decide; nothing when the game is over."""
        for _ in range(PATIENCE // GLANCE):
            if self.final.is_visible():
                return []
            things = self.things()
            heading = next((each.name for each in things if "level=1" in each.state), "")
            waits = [each for each in things if each.name.startswith(WAYS) and "disabled" in each.state]
            title = " ".join(self.page.title().split())  # spaces that do not break are read out as others
            if title == f"● {heading}" and all(each.name.startswith("Spread") for each in waits):
                return things
            self.page.wait_for_timeout(GLANCE)
        raise Stuck("nobody says that it is my turn")

    def _changed(self, before: list[Thing]) -> None:
        for _ in range(PATIENCE // GLANCE):
            if self.final.is_visible() or self.things() != before:
                return
            self.page.wait_for_timeout(GLANCE)
        raise Stuck(f"nothing came of it: {before}")

    def _act(self, things: list[Thing]) -> None:
        open_buttons = [each.name for each in things if each.role == "button" and "disabled" not in each.state]
        question = next((each.name for each in things if each.role == "alertdialog"), "")
        way = next((name for way in WAYS for name in open_buttons if name.startswith(way)), "")
        lit = [name for name in open_buttons if LIT.search(name)]
        if question:
            self.page.get_by_role("alertdialog").get_by_role("button", name=question, exact=True).press("Enter")
        elif "Choose a race and its power" in [each.name for each in things] and not way.startswith("Take "):
            offer = self.page.get_by_role("region", name="On offer", exact=True)
            offer.get_by_role("button", disabled=False).first.press("Enter")
        elif lit and not way.startswith(("Conquer on", "Roll")):
            self._take(lit[0])
        elif way:
            self.page.get_by_role("button", name=way, exact=True).press("Enter")
        else:
            raise Stuck(f"nothing to press: {things}")

    def _take(self, name: str) -> None:
        """A region says what it costs, and when it is come to, what would come of it."""
        region = self.map.get_by_role("button", name=name, exact=True)
        region.focus()
        expect(region).to_have_accessible_description(OUTCOME)
        region.press("Enter")
        if DIE.search(name):
            expect(self.page.get_by_role("button", name=re.compile("^Roll the die"))).to_be_visible()
