"""What goes over the line is packed, and other programs can show a link to it."""

from __future__ import annotations

import io
import urllib.request
from urllib.parse import urlsplit

from PIL import Image
from playwright.sync_api import Response, expect

from elbowroom.server.preview import PICTURE_SIZE

from .conftest import Visit
from .hand import Hand
from .serving import Server

PACKED_FROM = 1000  # bytes
PLAIN = (".woff2", ".png", ".jpg")  # packed by their nature
MOST = 200_000  # bytes to a running game, fonts aside
LATER = (
    "Picture-",
    "board-",
    "sounds-",
    "OpenRecord-",
    "keeping-",
)  # shown or played when there is something to see already


def _sent(server: Server, path: str) -> int:
    """How many bytes a browser gets at a path."""
    request = urllib.request.Request(server.url + path, headers={"Accept-Encoding": "gzip, br"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return len(answer.read())


def test_all_that_is_served_is_packed(server: Server, visit: Visit) -> None:
    page = visit("about:blank")
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto(server.url)
    page.get_by_role("button", name="Play now").click()
    Hand(page).play_until("Conquer: tap")
    assert len(answers) > 20
    for answer in answers:
        coding = answer.header_value("content-encoding")
        path = urlsplit(answer.url).path
        if not path.endswith(PLAIN) and len(answer.body()) >= PACKED_FROM:
            assert coding in ("br", "gzip"), path
    paths = {urlsplit(answer.url).path for answer in answers if answer.request.method == "GET"}
    sizes = {path: _sent(server, path) for path in paths if not path.endswith(PLAIN)}
    assert sum(sizes.values()) < MOST, sorted(sizes.items(), key=lambda each: -each[1])


def test_a_screen_asks_for_all_its_files_at_once(server: Server, visit: Visit) -> None:
    """None waits until another one has come and names it."""
    seats = [{"kind": "here", "name": "Ada"}, {"kind": "bot", "level": "random", "name": "Bo"}]
    with urllib.request.urlopen(server.url, timeout=30) as answer:
        html = answer.read().decode()
    for url in (server.url, server.make(seats).host, f"{server.url}/rules"):
        page = visit(url)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        loaded: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map((each) => each.name)")
        names = [urlsplit(name).path.rpartition("/")[2] for name in loaded if name.endswith((".js", ".css"))]
        assert len(names) > 5
        assert not [name for name in names if name not in html and not name.startswith(LATER)]


def test_a_link_shows_a_picture_elsewhere(server: Server, visit: Visit) -> None:
    """A previewer reads the page as it is sent, without running it."""
    page = visit(f"{server.url}/table/{'a' * 16}")
    picture = page.locator('meta[property="og:image"]').get_attribute("content") or ""
    assert picture.startswith(f"{server.url}/")
    with urllib.request.urlopen(picture, timeout=30) as answer:
        assert answer.headers["cross-origin-resource-policy"] == "cross-origin"
        data = answer.read()
    assert Image.open(io.BytesIO(data)).size == PICTURE_SIZE
    assert len(data) < 300_000  # above that some messengers show nothing
    expect(page.locator('meta[property="og:title"]')).to_have_attribute(
        "content", "A seat at the table is waiting for you"
    )
