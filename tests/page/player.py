"""A player who makes exactly the moves he is told, by the names that the page gives to buttons and regions."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from .browsing import PATIENCE
from .hand import Hand
from .serving import NAMES, Made, Server
from .texts import word

DEALT = ("place", "camp", "armor")
TAPPED = ("conquer", "roll", "volcano", "withdraw")  # a tap on a region means these by itself
ROLLED = ("roll", "wisp")  # a die cannot be taken back, so the page asks again
TAKING = ("conquer", "convert", "dragon")  # for which a finger, that covers what it touches, is asked too
REPLACING = {"orb", "bag"}  # these replace a token without an ability
BUTTONS = {
    "done": r"^(End turn|Done|Redeploy|On to the active race)",
    "expand": r"^Conquer on",
    "decline": r"^(Go into decline|Decline now)",
    "decline with vanishing": r"^Decline: Vanishing",
    "keep": r"^Keep ",
}
SETTLED = "() => ![...document.querySelectorAll('.bar .acts button')].some((button) => button.disabled)"


class Player:
    """Sits at a table of the page, in English."""

    def __init__(self, page: Page, server: Server, made: Made, *, finger: bool = False) -> None:
        self.page = page
        self.server = server
        self.made = made
        self.hand = Hand(page, finger=finger)
        self.bar = page.locator(".bar")
        self.played: list[str] = []
        self._gap = 0  # the place in the offer that the last pick left open

    def play(self, line: str) -> None:
        """Make these moves; after each step the server must have been told this and nothing else."""
        for step in line.split(", "):
            moves = step.split(" + ")
            self._ready()
            if step.startswith(DEALT):
                self._deal([move for move in moves if move != "done"])
            else:
                self._make(step)
            self._told(moves)
        self._ready()
        assert self.server.moves(self.made) == self.played

    def _ready(self) -> None:
        """The page has heard the last answer, and whoever decides sits before the screen."""
        expect(self.bar.locator("h1")).to_be_visible()
        self.page.wait_for_function(SETTLED)
        handover = self.page.locator(".handover").get_by_role("button")
        if handover.count():
            self.hand.press(handover)

    def _told(self, moves: list[str]) -> None:
        """Wait until the server has these moves; what was dealt out together may come in any order."""
        before, wanted = self.played, sorted(moves)
        until = time.monotonic() + PATIENCE / 1000
        while True:
            self.played = self.server.moves(self.made)
            if len(self.played) >= len(before) + len(wanted) or time.monotonic() > until:
                break
            self.page.wait_for_timeout(30)
        assert self.played[: len(before)] == before
        assert sorted(self.played[len(before) :]) == wanted

    def _make(self, move: str) -> None:
        """One move that the page tells the server at once."""
        verb, _, target = move.partition(" ")
        if verb in ("pick", "swap"):
            self._choose(verb, int(target))
        elif move == "roll":
            self.hand.press(self.bar.locator(".acts").get_by_role("button", name="Roll the die"))
        elif move in BUTTONS:
            self._press(BUTTONS[move])
            self.hand.confirm()
        elif verb in ("bag", "ally"):
            self._press(_exactly(word("en", f"ability-{verb}")))
            name = NAMES[int(target) - 1] if verb == "ally" else word("en", f"relic-{target}")
            self.hand.press(self.bar.get_by_role("group").get_by_role("button", name=name, exact=True))
        else:
            region, _, means = target.partition(" with ")
            self._point(verb, region, means.split())

    def _choose(self, verb: str, number: int) -> None:
        """A combo of the offer: its place in the list, and then the button that names it."""
        swapping = verb == "swap"
        at = number - 2 if swapping and number > self._gap else number - 1
        self._gap = number
        offer = self.page.get_by_role("region", name=word("en", "offer-title"))
        self.hand.press(offer.get_by_role("button").nth(at))
        self._press("^Swap for " if swapping else "^Take ")

    def _point(self, verb: str, region: str, means: list[str]) -> None:
        """A move on the map: its ability's button if it has one, the relics that help, and the region."""
        helpers = [word("en", "marker-bag" if helper == "bag" else f"relic-{helper}") for helper in means]
        name = word("en", f"ability-{verb}") if verb not in TAPPED else ""
        if verb in ("ring", "scepter") and helpers:
            name, helpers = f"{name} ({helpers[0]})", []
        if verb == "balrog" and not self.bar.get_by_role("button", name=name).count():
            name = ""  # sent at once when the Pentacle is found, without a button
        if name and not (verb == "convert" and REPLACING & {*means}):
            self._press(_exactly(name))
        for helper in helpers:
            self._press(_exactly(helper))
        self.hand.tap(region)
        if verb in ROLLED:
            self._press("^Roll the die")
        elif self.hand.finger and verb in TAKING:
            self._press("^Conquer")

    def _deal(self, moves: list[str]) -> None:
        """Tap as many tokens or pieces into the regions as it says, and end that with the button."""
        for move in moves:
            verb, region, count = move.split(" ")
            pile = "" if verb == "place" else f"^{re.escape(word('en', f'ability-{verb}'))}"
            if pile:
                self._press(pile)
            for _ in range(int(count)):
                self.hand.tap(region)
            if pile:
                self._press(pile)
        self._press(BUTTONS["done"])

    def _press(self, name: str) -> None:
        self.hand.press(self.bar.get_by_role("button", name=re.compile(name)))


def _exactly(name: str) -> str:
    return f"^{re.escape(name)}$"
