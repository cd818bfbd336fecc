"""Screens of what players make: tiles, house rules and maps in the workshop, and games that are set up with them."""

from __future__ import annotations

import copy
from typing import Any

from elbowroom.notation.maps.making import make_map
from tests.page.serving import Server
from tests.page.texts import word
from tools.album import Album, Prepare, View
from tools.screens import BOX, SEATS

BOXES = "elbowroom.boxes"
HOUSE_RULES = {"starting_coins": 8, "tribes": False}
LAKE, SEA = "lake", "sea"


def _much() -> dict[str, Any]:
    """A box with much in it, and with a fault."""
    box = copy.deepcopy(BOX)
    race = box["race"][0]
    swamps = {"all": [{"some": ["swamp", "coast"]}, {"not": "water"}]}
    race["effect"] += [{"do": "discount", "where": swamps, "when": {"first_conquest": True}}]
    box["race"] += [{**race, "id": "otters", "name": "Otters", "tokens": 99}]
    box["power"] = [{"id": "muddy", "name": "Damp", "tokens": 4, "icon": "swamp", "effect": []}]
    return box


def _drawn() -> dict[str, Any]:
    """A box with a good map, one with faults, and house rules."""
    good, bad = make_map(2, 7), make_map(3, 7)
    bad["id"] = "a-long-name-for-a-map-3p"
    for region in bad["regions"]:
        if region["terrain"] in (LAKE, SEA):
            region["tribe"] = True
    return {**BOX, "map": [good, bad], "house_rules": HOUSE_RULES}


def bench(album: Album, server: Server) -> None:
    """The workshop with much in it, with house rules, and with nothing yet."""
    album.go(server.url)
    album.keep(
        BOXES, [{"key": "pond", "box": _much()}, {"key": "two", "box": {**BOX, "id": "second", "name": "A second one"}}]
    )
    album.go(f"{server.url}/workshop")
    album.take("workshop-fault", "[role=status], .faults", whole=True)
    album.take("workshop-delete", ".tiles .btn", _ask_to_delete)
    album.close()
    album.keep(BOXES, [{"key": "pond", "box": {**BOX, "house_rules": HOUSE_RULES}}])
    album.go(f"{server.url}/workshop")
    album.take("workshop-rules", ".offer .tile", _unfold, whole=True)
    album.each("(key) => localStorage.removeItem(key)", BOXES)
    album.go(f"{server.url}/workshop")
    album.take("workshop-new", ".offer .tile", whole=True)


def _ask_to_delete(view: View) -> None:
    folded = view.page.locator(".box > details:not([open]) > summary").first
    if not view.page.get_by_role("button", name=word(view.language, "ws-delete-box")).count():
        folded.click()
    view.press("ws-delete-box")


def _unfold(view: View) -> None:
    """Every part that is folded away."""
    folded = view.page.locator("details:not([open]) > summary")
    while folded.count():
        folded.first.click()


def maps(album: Album, server: Server) -> None:
    """A map of one's own: not yet there, whole, one region of it chosen, and with faults."""
    album.go(server.url)
    album.keep(BOXES, [{"key": "pond", "box": _drawn()}])
    album.go(f"{server.url}/workshop")
    album.take("map-new", ".offer .tile", _choose_map(2), whole=True)
    album.take("map", ".tiles .btn", _choose_map(0), whole=True)
    album.take("map-region", "path[data-region]", _choose_lake, whole=True)
    album.take("map-fault", ".tiles .btn", _choose_map(1), whole=True)
    album.each("(key) => localStorage.removeItem(key)", BOXES)


def _choose_map(at: int) -> Prepare:
    def choose(view: View) -> None:
        bar = view.page.get_by_role("navigation", name=word(view.language, "ws-maps"), exact=True)
        bar.get_by_role("button").nth(at).click()
        if at < bar.get_by_role("button").count() - 1:
            view.page.get_by_role("region", name=word(view.language, "ws-map-state")).get_by_role("status").filter(
                has_text="."
            ).wait_for()

    return choose


def _choose_lake(view: View) -> None:
    name = word(view.language, "terrain-lake").split(" ")[0]
    view.page.locator(f"path[data-region][aria-label*='{name}']").first.dispatch_event("click")
    view.page.locator("#map-region").wait_for()


def brought(album: Album, server: Server) -> None:
    """A game with boxes of one's own: set up, agreed on, and played."""
    box = {**_drawn(), "power": [{"id": "damp", "name": "Damp", "tokens": 4, "icon": "swamp", "effect": []}]}
    album.go(server.url)
    album.keep(
        BOXES, [{"key": "pond", "box": box}, {"key": "two", "box": {**BOX, "id": "second", "name": "A second one"}}]
    )
    album.go(server.url)
    album.take("own-boxes", "h1", _tick, whole=True)
    album.each("(key) => localStorage.removeItem(key)", BOXES)
    own = {"boxes": ["base", BOX["id"]], "bring": [{**BOX, "power": box["power"]}]}
    made = server.make([SEATS[0], {"kind": "link", "name": ""}], **own)
    album.go(made.seats[2])
    album.take("own-guest", "main details", _unfold, whole=True)
    album.go(server.make(SEATS, own_map=make_map(3, 7), **own).host)
    album.take("own-pick", ".offer li button:not(:disabled)")


def _tick(view: View) -> None:
    """The first box as blank tiles, the second one whole."""
    page = view.page
    view.press("home-custom")
    for name in ("The pond", "A second one"):
        page.get_by_label(name, exact=True).check()
    page.get_by_label(f"The pond: {word(view.language, 'new-own-how')}").select_option("blank")
    page.get_by_text(word(view.language, "new-more"), exact=True).click()
