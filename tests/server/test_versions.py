"""Clients of another version: they are told to load the page anew, and nothing is lost."""

from __future__ import annotations

import asyncio
import http.client
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from elbowroom import client
from elbowroom.client import Json, Refused, Seat, create_table
from elbowroom.table.protocol.values import PROTOCOL

from .support import RunningServer, links, play_randomly, refusal

RELOAD = 4004


async def _conversation(server: RunningServer, *messages: Any) -> tuple[list[Json], int]:
    """What a client that says this hears, and the code with which it is sent away."""
    heard: list[Json] = []
    async with connect(f"ws://127.0.0.1:{server.port}/api/socket", compression=None) as socket:
        for message in messages:
            await socket.send(json.dumps(message))
        try:
            while True:
                heard.append(json.loads(await socket.recv()))
        except ConnectionClosed as closed:
            return heard, closed.rcvd.code if closed.rcvd is not None else 0


@pytest.mark.parametrize(
    "changes",
    [
        {"protocol": PROTOCOL + 1},
        {"protocol": 0},
        {"protocol": "one"},
        {"place": 2},
        {"name": {"first": "Ada"}},
        {"type": "enter"},
    ],
)
def test_a_page_of_another_version_is_told_to_reload(server: RunningServer, changes: Json) -> None:
    """Whatever its first message looks like: one clear code, and a close that says that trying again is no use."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "bot"))
        join = {"type": "join", "table": made["table"], "secret": made["host"], "ref": 7, **changes}
        heard, code = await _conversation(server, join)
        assert [(one["type"], one["code"], one["ref"]) for one in heard] == [("error", "wrong-protocol", 7)]
        assert heard[0]["args"]["protocol"] == PROTOCOL
        assert code == RELOAD
        # The seat and its secret are as good as before.
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            await seat.play(seat.view["legal"][0])

    asyncio.run(run())


def test_a_client_that_names_no_version_speaks_the_first(server: RunningServer) -> None:
    """As clients did before they could say."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "bot"))
        heard: list[Json] = []
        async with connect(f"ws://127.0.0.1:{server.port}/api/socket", compression=None) as socket:
            await socket.send(json.dumps({"type": "join", "table": made["table"], "secret": made["host"]}))
            heard.append(json.loads(await socket.recv()))
        assert heard[0]["type"] == ("welcome" if PROTOCOL == 1 else "error")

    asyncio.run(run())


def test_a_message_of_another_version_changes_nothing_and_the_game_goes_on(server: RunningServer) -> None:
    """In the middle of a game: unknown messages and fields of a wrong kind are refused, the connection stays."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "bot"))
        async with Seat(server.url, made["table"], made["host"]) as seat:
            await seat.until(lambda: seat.decides)
            version = seat.version
            for message in (
                {"type": "resign"},
                {"type": "move", "version": version, "move": ["conquer", 3]},
                {"type": "move", "version": version, "moves": "pick 1"},
                {"type": "undo", "version": str(version)},
            ):
                refused = await refusal(seat.ask(message))
                assert (refused.code, refused.args_["protocol"]) == ("wrong-protocol", PROTOCOL)
            assert (seat.version, seat.reconnects) == (version, 0)
            await play_randomly(seat, "on")
            assert seat.over

    asyncio.run(run())


def test_a_client_of_another_version_does_not_come_again_and_again(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The Python client says so once."""
    monkeypatch.setattr(client, "PROTOCOL", PROTOCOL + 1)

    async def run() -> None:
        made = await create_table(server.url, links("here", "bot"))
        with pytest.raises(Refused) as refused:
            await Seat(server.url, made["table"], made["host"]).__aenter__()
        assert refused.value.code == "wrong-protocol"
        monkeypatch.setattr(client, "PROTOCOL", PROTOCOL)
        seat = Seat(server.url, made["table"], made["host"])
        async with seat:
            await seat.until(lambda: seat.decides)
            seat._join["protocol"] = PROTOCOL + 1  # the server is renewed while the client is away
            assert seat._socket is not None
            await seat._socket.close()
            with pytest.raises(Refused, match="wrong-protocol"):
                await seat.until(lambda: False, 10)

    asyncio.run(run())


@pytest.mark.parametrize(
    ("spoken", "status"), [(None, 200), (str(PROTOCOL), 200), (str(PROTOCOL + 1), 400), ("one", 400)]
)
def test_requests_name_their_version_in_a_header(server: RunningServer, spoken: str | None, status: int) -> None:
    """A page that has been open for long asks over HTTP too."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request("GET", "/api/info", headers={} if spoken is None else {"Elbowroom-Protocol": spoken})
    answer = connection.getresponse()
    data = json.loads(answer.read())
    connection.close()
    assert answer.status == status
    assert status == 200 or data["error"]["code"] == "wrong-protocol"


def test_the_python_client_speaks_the_servers_version() -> None:
    """They come in one package."""
    assert client.PROTOCOL == PROTOCOL
