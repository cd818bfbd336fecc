"""Whatever the server refuses, the page says so in a sentence of the player's language and offers a way on."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from elbowroom.table.protocol import codes

from .browsing import PHONE, SMALL_PHONE, SOCKET, follow
from .conftest import Visit
from .hand import Hand
from .lines import POSITIONS
from .serving import Server
from .texts import LANGUAGES, gaps, pattern, word

PASSING = {"too-fast", "storage", "closing", "internal"}  # the page tries again by itself
OUTDATED = "wrong-protocol"  # only a new page helps
LINKS = {"wrong-secret"}  # another link would open the table
GONE = {"unknown-table", "table-closed", "banned"}  # nothing would
ARGS: dict[str, Any] = {
    "detail": "Expected `int`", "field": "game", "most": 3, "wait": 200, "table": "x", "version": 4, "to_move": 2,
    "seat": 2, "seats": [2, 3], "move": "conquer 1", "rule": "CONQ-1", "reason": "It is water.", "protocol": 2,
    "why": "water", "args": {"region": "8"},
}  # fmt: skip
CODES = {name: {arg: ARGS.get(arg, "1") for arg in code.args} for name, code in codes.CODES.items()}


# What each code says in each language is tested without a browser.
TONGUES = [each if each == "en" else pytest.param(each, marks=pytest.mark.slow) for each in LANGUAGES]


def _codes(language: str) -> list[str]:
    """In English all codes; the other languages share them."""
    others = [other for other in LANGUAGES if other != "en"]
    return list(CODES) if language == "en" else list(CODES)[others.index(language) :: len(others)]


def _sentence(language: str, code: str) -> re.Pattern[str]:
    """What the page says of a code."""
    if code == "illegal-move":
        return re.compile(".")  # worded by the rule that it names
    return re.compile(pattern(language, f"error-{code}"))


def _told(page: Page, language: str, code: str, role: str = "alert") -> None:
    """The sentence stands there, in the right language, and nothing shines through it."""
    told = page.get_by_role(role).filter(has_text=_sentence(language, code))  # type: ignore[arg-type]
    expect(told.first).to_be_visible()
    assert not gaps(page.inner_text("body")), code


def _speak(page: Page, language: str) -> None:
    page.evaluate("(language) => localStorage.setItem('elbowroom.language', language)", language)


@pytest.mark.parametrize("language", TONGUES)
def test_a_table_that_does_not_let_one_in_says_why(server: Server, visit: Visit, language: str) -> None:
    """With the arguments that the protocol names, and without any."""
    page = visit(server.url)
    _speak(page, language)

    def refuse(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            join = json.loads(message)
            code = join["secret"].removeprefix("bare-")
            args = {} if code != join["secret"] or not CODES[code] else {"args": CODES[code]}
            socket.send(json.dumps({"type": "error", "code": code, "ref": join["ref"], **args}))
            socket.close(code=4001 if code in ("unknown-table", "wrong-secret") else 1013)

        socket.on_message(hear)

    page.route_web_socket(SOCKET, refuse)
    page.goto(server.url)
    for code in _codes(language):
        for number, kind in enumerate(("", "bare-")):
            follow(page, f"{server.url}/table/{code.replace('-', '')}{number}#{kind}{code}")
            _told(page, language, code, "status" if code in PASSING else "alert")
            expect(page.get_by_role("link", name=word(language, "do-home"), exact=True)).to_be_visible()
            again = word(language, "do-reload" if code == OUTDATED else "do-retry")
            count = 0 if code in LINKS | GONE else 1
            expect(page.get_by_role("button", name=again, exact=True)).to_have_count(count)
            expect(page.get_by_label(word(language, "home-join-label"))).to_have_count(1 if code in LINKS else 0)


@pytest.mark.parametrize("language", TONGUES)
def test_a_refusal_at_the_table_is_told_there_and_the_game_goes_on(server: Server, visit: Visit, language: str) -> None:
    made = server.make([{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}])
    page = visit(server.url)
    _speak(page, language)
    refusals = [(code, args) for code in _codes(language) for args in ({}, CODES[code])]
    waiting = list(refusals)

    def between(socket: WebSocketRoute) -> None:
        upstream = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            said = json.loads(message)
            if said["type"] == "move" and waiting:
                code, args = waiting.pop(0)
                socket.send(json.dumps({"type": "error", "code": code, "ref": said["ref"], "args": args}))
            else:
                upstream.send(message)

        socket.on_message(hear)
        upstream.on_message(socket.send)

    page.route_web_socket(SOCKET, between)
    page.goto(made.host)
    hand = Hand(page, language=language)
    hand.my_turn()
    page.locator(".offer li button:not(:disabled)").first.click()
    for code, _ in refusals:
        hand.primary()
        _told(page, language, code)
        if code == OUTDATED:
            page.get_by_role("button", name=word(language, "do-reload"), exact=True).click()
            hand.my_turn()
            page.locator(".offer li button:not(:disabled)").first.click()
        else:
            page.get_by_role("alert").get_by_role("button", name=word(language, "do-close")).click()
        expect(page.get_by_role("alert")).to_have_count(0)
    hand.primary()
    expect(page.locator(".bar h1")).to_have_text(word(language, "say-conquest"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_that_cannot_be_made_says_why(server: Server, visit: Visit, language: str) -> None:
    page = visit(server.url)
    _speak(page, language)
    now: list[str] = []

    def refuse(route: Route) -> None:
        code = now[0]
        route.fulfill(status=409, json={"error": {"code": code, **({"args": CODES[code]} if CODES[code] else {})}})

    page.route("**/api/tables", refuse)
    page.goto(server.url)
    play = page.get_by_role("button", name=word(language, "home-play")).first
    for code in _codes(language):
        now[:] = [code]
        play.click()
        _told(page, language, "no-secret" if code == "wrong-secret" else code)  # none was given
        expect(play).to_be_enabled()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small"])
def test_on_a_phone_trouble_does_not_cover_the_map(server: Server, visit: Visit, size: tuple[int, int]) -> None:
    page = visit(server.set_up(POSITIONS / "turn.toml", bots="random").host, size)
    expect(page.locator(".bar .primary.main")).to_be_visible()
    page.context.set_offline(True)
    notice = page.get_by_role("status").filter(has_text="No connection. The game is safe on the server")
    expect(notice).to_be_in_viewport(ratio=1)
    told, board = notice.bounding_box(), page.locator("svg.layers").bounding_box()
    assert told
    assert board
    assert told["y"] + told["height"] <= board["y"]


def test_a_proxy_that_answers_for_the_server_is_told_from_it(server: Server, visit: Visit) -> None:
    page = visit(server.url)
    page.route("**/api/tables", lambda route: route.fulfill(status=502, body="<html>Bad gateway</html>"))
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("alert")).to_contain_text("The server gave an answer nobody understands (502)")


def test_a_replay_that_does_not_open_says_why(server: Server, visit: Visit) -> None:
    """None of that name, one that has not begun, one that runs and is not ours, a moment there never was."""
    lobby = server.make([{"kind": "here"}, {"kind": "link"}])
    page = visit(f"{server.url}/replay/aaaaaaaaaaaaaaaa")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table")
    expect(page.get_by_role("link", name="To the start page")).to_be_visible()
    follow(page, f"{server.url}/replay/{lobby.id}")
    expect(page.get_by_role("alert")).to_contain_text("A table opens only with the link of one of its players")
    page.goto(lobby.host)
    expect(page.get_by_role("heading", name="The table is set")).to_be_visible()
    page.goto(f"{server.url}/replay/{lobby.id}")
    expect(page.get_by_role("alert")).to_contain_text("The game has not begun yet")
    running = server.make([{"kind": "here"}, {"kind": "bot", "level": "random"}])
    page.goto(running.host)
    Hand(page).play_until("Conquer: tap")
    for ply in ("99999", "-3", "abc", "0.5"):
        page.goto(f"{server.url}/replay/{running.id}?ply={ply}")
        expect(page.get_by_role("slider", name="Moment")).to_be_visible()
