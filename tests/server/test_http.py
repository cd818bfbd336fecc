"""The HTTP part: what the document promises, the headers, health, figures, and the page."""

from __future__ import annotations

import asyncio
import gzip
import html
import http.client
import json
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elbowroom.boxes import box
from elbowroom.client import Seat, create_table, get
from elbowroom.rules.manifest import box_data
from elbowroom.server import page
from elbowroom.table.protocol.values import PROTOCOL

from .support import EASY, RunningServer, links, refusal, running

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # whatever it does while it is imported is not ours
    import schemathesis
    from hypothesis import HealthCheck, given, settings
    from schemathesis.core.result import Ok


ANYTHING_GOES = list(HealthCheck)


@contextmanager
def _request(
    server: RunningServer, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
) -> Iterator[http.client.HTTPResponse]:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    try:
        connection.request(method, path, body, headers or {})
        yield connection.getresponse()
    finally:
        connection.close()


def test_everything_the_document_describes_behaves_as_described(server: RunningServer) -> None:
    """Schemathesis makes requests of all kinds, good and bad, and checks every answer."""
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    # A wish may have the right form and yet make no game: that is what status 422 is for.
    beyond: Any = schemathesis.checks.CHECKS.get_by_names(["positive_data_acceptance"])
    operations = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    assert len(operations) == 23
    for operation in operations:
        examples = 3 if operation.path == "/api/maps/new" else 15  # a map takes seconds

        @given(case=operation.as_strategy())
        @settings(
            max_examples=examples, deadline=None, database=None, derandomize=True, suppress_health_check=ANYTHING_GOES
        )
        def check(case: schemathesis.Case[Any]) -> None:
            case.call_and_validate(excluded_checks=beyond)

        check()


def test_every_answer_carries_the_security_headers(server: RunningServer) -> None:
    """The page, the answers and the refusals alike."""
    for path in ("/", "/healthz", "/api/info", "/api/nowhere", "/table/abc"):
        with _request(server, "GET", path) as answer:
            assert "script-src 'self'" in str(answer.getheader("content-security-policy"))
            assert answer.getheader("x-content-type-options") == "nosniff"
            assert answer.getheader("referrer-policy") == "no-referrer"
            assert answer.getheader("x-frame-options") == "DENY"
            assert answer.getheader("server") is None


def test_health_figures_and_what_there_is(server: RunningServer) -> None:
    """For those who look after a server, and for the page."""

    async def run() -> None:
        assert await get(server.url, "/healthz") == {"status": "ok"}
        made = await create_table(server.url, links("here", "bot"))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            await seat.play(seat.view["legal"][0])
            text = await get(server.url, "/metrics")
        assert 'elbowroom_moves_total{by="player"}' in text
        assert "elbowroom_acknowledge_seconds_bucket" in text
        info = await get(server.url, "/api/info")
        assert info["protocol"] == PROTOCOL
        assert info["bots"] == ["random", "easy", "normal", "hard", "expert"]
        for name in info["maps"]:
            assert (await get(server.url, f"/api/maps/{name}"))["id"] == name
        for name in info["boxes"]:
            contents = await get(server.url, f"/api/boxes/{name}")
            assert contents == box_data(box(name))
        assert (await refusal(get(server.url, "/api/boxes/lost"))).code == "not-found"
        assert (await refusal(get(server.url, "/api/maps/lost"))).code == "not-found"

    asyncio.run(run())


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"", 400, "bad-message"),
        (b"{", 400, "bad-message"),
        (b"\xff\xfe", 400, "bad-message"),
        (b'{"seats": []}', 400, "bad-message"),
        (b'{"seats": [{"kind": "bot"}, {"kind": "alien"}]}', 400, "wrong-protocol"),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot"}], "extra": 1}', 400, "wrong-protocol"),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot", "level": "x"}]}', 422, "bad-settings"),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot"}], "boxes": ["x"]}', 422, "bad-settings"),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot"}], "boxes": []}', 422, "bad-settings"),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot"}], "map": "x"}', 422, "bad-settings"),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot"}], "variants": {"x": true}}', 422, "bad-settings"),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot"}], "first": 3}', 422, "bad-settings"),
        (b'{"seats": [{"kind": "bot"}, {"kind": "bot"}], "from": {"table": "x", "ply": 0}}', 404, "unknown-table"),
        (b" " * 300_000, 413, "too-big"),
    ],
)
def test_tables_that_cannot_be_made(server: RunningServer, body: bytes, status: int, code: str) -> None:
    """Each with its status and its code."""
    with _request(server, "POST", "/api/tables", body) as answer:
        assert answer.status == status
        assert json.loads(answer.read())["error"]["code"] == code


def test_foreign_pages_and_names_are_turned_away(server: RunningServer, database: str) -> None:
    """A page elsewhere makes no table; a server for this computer answers to no other name."""
    body = json.dumps(links("here", "bot")).encode()
    with _request(server, "POST", "/api/tables", body, {"Origin": "http://evil.example"}) as answer:
        assert answer.status == 403
    with _request(server, "PUT", "/api/tables") as answer:
        assert (answer.status, json.loads(answer.read())["error"]["code"]) == (405, "wrong-method")
    with running(database, hosts=["127.0.0.1"]) as home:
        with _request(home, "GET", "/api/info", None, {"Host": "rebound.example:80"}) as answer:
            assert answer.status == 403
        with _request(home, "GET", "/api/info") as answer:
            assert answer.status == 200


def test_too_many_requests(database: str) -> None:
    """A flood of requests is slowed down, health stays visible; but it can be flooded no more than anything else."""
    with running(database, msgspec.structs.replace(EASY, requests_per_second=1, request_burst=3)) as server:
        statuses = []
        for _ in range(5):
            with _request(server, "GET", "/api/info") as answer:
                statuses.append(answer.status)
        assert statuses == [200, 200, 200, 429, 429]
        for path, status in (("/healthz", 200), ("/livez", 200), ("/healthz", 200), ("/livez", 429)):
            with _request(server, "GET", path) as answer:
                assert answer.status == status


def test_the_page(server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files as they are, every other path the page itself, nothing from outside its folder."""
    folder = tmp_path / "page"
    monkeypatch.setattr(page, "page_folder", lambda: folder)
    with _request(server, "GET", "/table/abc") as answer:
        assert (answer.status, b"has not been built" in answer.read()) == (200, True)
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>page</title>")
    (folder / "assets" / "app-1a2b.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with _request(server, "GET", "/table/abc") as answer:
        assert b"<title>page" in answer.read()
    with _request(server, "GET", "/assets/app-1a2b.js") as answer:
        assert answer.getheader("content-type", "").startswith("text/javascript")
        assert "immutable" in answer.getheader("cache-control", "")
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/none.js",
        "/favicon.ico",
        "/assets/..%2f..%2fsecret.txt",
    ):
        with _request(server, "GET", path) as answer:
            assert answer.status == 404


def test_what_the_build_has_packed_is_sent_packed(
    server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the best way that the client takes, and plain for those who take none."""
    monkeypatch.setattr(page, "page_folder", lambda: tmp_path)
    (tmp_path / "assets").mkdir()
    for suffix, content in {"": b"plain", ".br": b"brotli", ".gz": b"gzip"}.items():
        (tmp_path / "assets" / f"app-1a2b.js{suffix}").write_bytes(content)
    (tmp_path / "icon.png").write_bytes(b"picture")
    for accepted, coding, content in (
        ("gzip, deflate, br, zstd", "br", b"brotli"),
        ("gzip", "gzip", b"gzip"),
        ("br;q=0, gzip;q=0.5", "gzip", b"gzip"),
        ("identity", None, b"plain"),
        ("", None, b"plain"),
    ):
        with _request(server, "GET", "/assets/app-1a2b.js", None, {"Accept-Encoding": accepted}) as answer:
            assert (answer.getheader("content-encoding"), answer.read()) == (coding, content)
            assert answer.getheader("content-type", "").startswith("text/javascript")
            assert answer.getheader("vary", "").lower() == "accept-encoding"
            assert "immutable" in answer.getheader("cache-control", "")
    with _request(server, "GET", "/icon.png", None, {"Accept-Encoding": "gzip, br"}) as answer:
        assert (answer.getheader("content-encoding"), answer.read()) == (None, b"picture")


def test_json_is_packed_for_those_who_take_it(server: RunningServer) -> None:
    """Maps and the like; small answers are not worth it."""
    with _request(server, "GET", "/api/maps/base-5p") as answer:
        assert answer.getheader("content-encoding") is None
        plain = answer.read()
    with _request(server, "GET", "/api/maps/base-5p", None, {"Accept-Encoding": "gzip"}) as answer:
        packed = answer.read()
        assert answer.getheader("content-encoding") == "gzip"
        assert gzip.decompress(packed) == plain
        assert len(packed) < len(plain) / 2
    with _request(server, "GET", "/healthz", None, {"Accept-Encoding": "gzip"}) as answer:
        assert answer.getheader("content-encoding") is None


@pytest.mark.parametrize(
    ("path", "language", "title"),
    [
        ("/", "", "Elbowroom"),
        ("/table/abc", "en", "A seat at the table is waiting for you"),
        ("/table/abc", "fr, pl;q=0.8, en;q=0.5", "Miejsce przy stole czeka na Ciebie"),
        ("/replay/abc", "uk-UA", "Гра, яку варто переглянути"),
        ("/table/abc", "cs", "U stolu na tebe čeká místo"),
    ],
)
def test_other_programs_can_show_a_link(
    server: RunningServer,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    path: str,
    language: str,
    title: str,
) -> None:
    """With a title and a picture, by addresses that work from outside."""
    monkeypatch.setattr(page, "page_folder", lambda: tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html><html><head><title>page</title></head></html>")
    headers = {"Host": "games.example:8443", "Accept-Language": language}
    with _request(server, "GET", path, None, headers) as answer:
        told = dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', answer.read().decode()))
    assert html.unescape(told["og:title"]) == title
    assert told["og:url"] == f"http://games.example:8443{path}"
    assert told["og:image"] == "http://games.example:8443/preview.jpg"
    assert told["og:description"]


def test_a_strange_host_is_not_repeated(server: RunningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No tags rather than somebody else's words in the page."""
    monkeypatch.setattr(page, "page_folder", lambda: tmp_path)
    (tmp_path / "index.html").write_text("<!doctype html><html><head><title>page</title></head></html>")
    for host in ('x"><script>', "x y", "x/../y", ""):
        with _request(server, "GET", "/", None, {"Host": host}) as answer:
            text = answer.read().decode()
            assert "og:" not in text
            assert "script" not in text
    with _request(server, "GET", '/table/"><script>'.replace('"', "%22").replace("<", "%3C")) as answer:
        assert "<script" not in answer.read().decode()
