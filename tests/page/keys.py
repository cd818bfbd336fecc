"""A player without a mouse: Tab, arrows, Page Down, Enter and Escape are all there is."""

from __future__ import annotations

import re

from playwright.sync_api import Page

from .hand import DOUBLE, Hand, Look, Stuck
from .texts import beginning

FAR = 24  # presses of Tab from one thing to the next that are still no bore

# What has the focus: its name, whether it can be seen where the focus is, and whether it is one of the map's regions.
FOCUS = """() => {
  const now = document.activeElement;
  if (!now || now === document.body) return { name: '', seen: false, region: '', matches: '' };
  const box = now.getBoundingClientRect();
  const style = getComputedStyle(now);
  const region = now.dataset?.region ?? '';
  const after = getComputedStyle(now, '::after');
  const ring = region
    ? !!document.querySelector(`svg.layers > use.ring[href$="-${region}"]`)
    : [style, after].some((each) => each.outlineStyle !== 'none' && parseFloat(each.outlineWidth) > 0);
  const middle = [box.left + box.width / 2, box.top + box.height / 2];
  const inside = middle[0] >= 0 && middle[1] >= 0 && middle[0] <= innerWidth && middle[1] <= innerHeight;
  return {
    name: (now.ariaLabel ?? now.textContent).replace(/\\s+/g, ' ').trim(),
    seen: now.matches(':focus-visible') && ring && inside,
    region,
    kind: now.closest('.offer') ? 'offer' : now.closest('.bar') ? 'bar' : region ? 'map' : '',
  };
}"""


class Keys:
    """Plays one seat, in English, by keyboard alone; every stop of the focus on the way must be seen."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.hand = Hand(page)  # its eyes only
        self.tabs: list[int] = []
        self.pressed: list[str] = []
        self._expand = beginning("en", "act-expand")

    def focus(self) -> dict[str, object]:
        """What has the focus now."""
        found: dict[str, object] = self.page.evaluate(FOCUS)
        return found

    def reach(self, name: str, kind: str = "") -> None:
        """Press Tab until something of this name has the focus; where it is already, no key is needed."""
        for count in range(FAR + 1):
            now = self.focus()
            if re.search(name, str(now["name"])) and (not kind or now.get("kind") == kind):
                self.tabs.append(count)
                assert now["seen"], f"the focus on {now['name']!r} cannot be seen"
                return
            self.page.keyboard.press("Tab")
        raise Stuck(f"{name!r} is more than {FAR} presses of Tab away")

    def press(self, name: str, kind: str = "") -> None:
        """Reach something and press Enter."""
        self.reach(name, kind)
        self.pressed.append(str(self.focus()["name"]))
        self.page.keyboard.press("Enter")

    def play(self, most: int = 400) -> None:
        """To the final table."""
        for _ in range(most):
            look = self.hand.my_turn()
            if look.over:
                return
            try:
                self._act(look)
            except Stuck:
                if self.hand.look() == look:
                    raise
                continue  # what was looked for has gone meanwhile
            self.hand.answered(look)
        raise Stuck("the game does not end")

    def _act(self, look: Look) -> None:
        if look.asks:
            self.press(f"^{re.escape(look.stop or look.primary)}", "bar")
        elif look.offers and not look.primary:
            self.press(".", "offer")
        elif look.primary.startswith(self._expand):
            self._begin(look)
        elif look.takes or look.dice:
            self._take()
        elif look.undealt:
            self.press("^Spread evenly", "bar")
        else:
            self.press(f"^{re.escape(look.primary or look.stop)}", "bar")

    def _begin(self, look: Look) -> None:
        """Conquer on while there are enough tokens, else decline, which is asked once."""
        strength = re.search(r"\d+", look.primary)
        if look.second and strength and int(strength[0]) < 4:
            self.press(f"^{re.escape(look.second[0])}", "bar")
            self.page.keyboard.press("Shift+Tab")  # from "Go on playing" to the answer that does it
            self.page.keyboard.press("Enter")
        else:
            self.press(f"^{self._expand}", "bar")

    def _take(self) -> None:
        """The next lit region; one that needs the die is pressed twice."""
        self.reach(".", "map")
        if not re.search(r", costs \d+", str(self.focus()["name"])):
            self.page.keyboard.press("PageDown")
        now = self.focus()
        assert now["seen"], now
        self.pressed.append(str(now["name"]))
        self.page.keyboard.press("Enter")
        if "only with the die" in str(now["name"]):
            self.page.wait_for_timeout(1100 * DOUBLE)  # what comes sooner is the second half of a double press
            self.page.keyboard.press("Enter")
