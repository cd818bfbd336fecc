"""The screens of the page that the documents show, too."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page

from tests.page.browsing import LAPTOP, THINKING
from tests.page.hand import POINT, Hand
from tests.page.learner import Learner
from tests.page.serving import Made, Server
from tests.page.texts import word
from tools.album import Album, Prepare, View

SEATS = [
    {"kind": "here", "name": "Ada"},
    {"kind": "bot", "level": "greedy", "name": "Bor"},
    {"kind": "bot", "level": "greedy", "name": "Mila"},
]
MIDDLE = 4  # the round in which the map is well filled
BOX: dict[str, Any] = {
    "id": "the-pond",
    "version": "1",
    "name": "The pond",
    "race": [
        {
            "id": "beavers",
            "name": "Beavers",
            "ability": "A coin for every region by water.",
            "icon": "brain-tentacle",
            "tokens": 6,
            "effect": [{"do": "coins", "per": "region", "where": "coast"}],
        }
    ],
    "power": [],
}


def _round(page: Page) -> int:
    label = page.locator(".round").get_attribute("aria-label") or ""
    found = re.search(r"\d+", label)
    return int(found[0]) if found else 0


def play_to(hand: Hand, number: int, title: str) -> None:
    """On to a round, and there to the question with this title."""
    while _round(hand.page) < number:
        hand.step()
    hand.play_until(title)


def _point(view: View) -> None:
    """Where there is a mouse, point at the dearest region that can be taken."""
    page = view.page
    if page.viewport_size and page.viewport_size["width"] < LAPTOP[0]:
        return
    lit = page.locator("path.can[data-region]")
    labels: list[str] = lit.evaluate_all("(all) => all.map((path) => path.ariaLabel)")
    costs = [int(found[1]) if (found := re.search(r" (\d+)$", label)) else 0 for label in labels]
    point = lit.nth(costs.index(max(costs))).evaluate(POINT)
    page.mouse.move(point["x"], point["y"])


def _ask(view: View) -> None:
    """What would a good player do?"""
    view.page.keyboard.press("h")
    view.page.locator(".hints .plan").first.wait_for()


def pressing(text: str) -> Prepare:
    """Press the button with this text of the page."""
    return lambda view: view.press(text)


def _invite(view: View) -> None:
    """A table for a friend, with a link to it; the true one would be another every time."""
    view.press("home-friend")
    link = view.page.locator("input[readonly]").first
    link.wait_for()
    link.evaluate("(field) => { field.value = 'https://games.example/table/k3v9q0x2mzp4w7ta#…'; }")


def pages(album: Album, server: Server) -> None:
    """What is to be read, and the way to a table."""
    for name, path in {"home": "", "rules": "rules", "about": "about", "learn": "learn"}.items():
        album.go(f"{server.url}/{path}")
        album.take(name, "h1", whole=name != "rules")
    album.take("settings", "h1", pressing("nav-settings"))
    album.go(server.url)
    album.take("lobby", "h1", _invite, whole=True)


def workshop(album: Album, server: Server) -> None:
    """A race of one's own on the bench."""
    album.go(server.url)
    album.keep("elbowroom.boxes", [{"key": "pond", "box": BOX}])
    album.go(f"{server.url}/workshop")
    album.take("workshop", ".offer .tile", whole=True)


def first_game(server: Server) -> Made:
    """A table of the guided game."""
    return server.make([SEATS[0], {"kind": "bot", "level": "easy", "name": "Bor"}], deal="first-game", first=0)


def lesson_at(album: Album, name: str, made: Made) -> None:
    """Pictures of this moment, one page after the other: a coach on each at once would ask more than a seat may."""
    for view in album.views:
        if view.page is not album.first:
            view.page.goto(made.host)
        Album(album.folder, (view,), album.screens).take(name, ".coach .words p", _decided)
        if view.page is not album.first:
            view.page.goto("about:blank")


def _decided(view: View) -> None:
    """The coach has thought it over."""
    thinks = view.page.locator(".coach .words", has_text=word(view.language, "coach-thinking"))
    thinks.wait_for(state="hidden")


def lesson(album: Album, server: Server) -> None:
    """The coach, when the die is due."""
    made = first_game(server)
    album.first.goto(made.host)
    Learner(album.first).follow_until("with the die")
    lesson_at(album, "lesson", made)


def base_game(album: Album, server: Server) -> None:
    """From the first race to the end, and once more."""
    made = server.make(SEATS)
    album.go(made.host)
    hand = Hand(album.first)
    hand.my_turn()
    album.take("pick", ".offer li button:not(:disabled)")
    play_to(hand, MIDDLE, "Conquer: tap")
    album.take("conquest", "path.can[data-region]", _point)
    album.take("hint", ".bar .hint", _ask)
    album.close()
    hand.play_until("Place ")
    album.take("redeploy", ".bar .stop")
    hand.play()
    album.take("final", "dialog[open]")
    album.go(f"{server.url}/replay/{made.id}?ply=60")
    album.take("replay", "input[type=range]")


def underground(album: Album, server: Server) -> None:
    """The other box."""
    album.go(server.make(SEATS, boxes=["underground"]).host)
    hand = Hand(album.first)
    play_to(hand, 3, "Conquer: tap")
    album.take("underground", "path.can[data-region]")


def puzzles(album: Album, server: Server) -> None:
    """All puzzles, one of them, and its best plan; always of the same day."""
    attacks = [puzzle for puzzle in server.get("/api/puzzles")["puzzles"] if puzzle["theme"] == "attack"]
    for view in album.views:
        view.page.clock.set_fixed_time("2026-06-21T12:00:00")
    album.go(f"{server.url}/puzzles")
    album.take("puzzles", "main li", whole=True)
    album.go(f"{server.url}/puzzles/{attacks[0]['id']}")
    album.take("puzzle", ".task")
    album.take("puzzle-solution", ".task", _solved)


def _solved(view: View) -> None:
    view.press("puzzle-show")
    view.page.locator(".task [role=alertdialog] .yes").click()
    view.page.locator(".verdict .plan").wait_for(timeout=THINKING)
    view.page.mouse.move(1, 1)  # off the map, on which it would point at a region
