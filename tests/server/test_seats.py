"""Seats: by link, on this screen, bots, spectators, and what the host may do."""

from __future__ import annotations

import asyncio

import pytest

from elbowroom.client import Json, Lost, Refused, Seat, create_table, get

from .support import RunningServer, links, play_randomly, refusal


def test_the_game_starts_when_everyone_has_joined(server: RunningServer) -> None:
    """Not earlier; and what is dealt was laid down when the table was made."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link", "link"))
        table = made["table"]
        async with Seat(server.url, table, made["host"], "Ada") as host:
            assert host.table["status"] == "lobby"
            assert host.view == {}
            assert (await refusal(host.ask({"type": "start"}))).args_ == {"seats": [2, 3]}
            move = {"type": "move", "version": 0, "move": "pick 1"}
            assert (await refusal(host.ask(move))).code == "not-started"
            async with (
                Seat(server.url, table, made["seats"][1]["secret"]) as second,
                Seat(server.url, table, made["seats"][2]["secret"]) as third,
            ):
                await host.until(lambda: host.view)
                await third.until(lambda: third.view)
                assert host.table["status"] == "running"
                assert host.view["offer"] == third.view["offer"]
                assert (second.you["seats"], third.you["seats"]) == ([2], [3])
                await host.until(lambda: host.events)
                assert [host.events[0]["kind"], host.events[-1]["kind"]] == ["started", "turn"]
                await host.until(lambda: all(seat["present"] for seat in host.table["seats"]))
            await host.until(lambda: not host.table["seats"][2]["present"])
            assert (await refusal(host.ask({"type": "start"}))).code == "already-started"

    asyncio.run(run())


def test_a_wrong_secret_opens_nothing(server: RunningServer) -> None:
    """Neither does none, nor another table's, nor a table that is not there."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link"))
        other = await create_table(server.url, links("here", "link"))
        for secret in ("", "x" * 32, other["host"], made["host"][:-1], "ž"):
            assert (await refusal(Seat(server.url, made["table"], secret).__aenter__())).code == "wrong-secret"
        for table in ("", "nowhere", "0" * 16, "../../../etc/pass", "ž" * 16):
            assert (await refusal(Seat(server.url, table, made["host"]).__aenter__())).code == "unknown-table"
        assert (await refusal(get(server.url, f"/api/tables/{made['table']}"))).code == "wrong-secret"
        assert (await refusal(get(server.url, f"/api/tables/{made['table']}", other["host"]))).code == "wrong-secret"
        info = await get(server.url, f"/api/tables/{made['table']}", made["seats"][1]["secret"])
        assert info["status"] == "lobby"

    asyncio.run(run())


def test_a_bot_keeps_an_absent_players_seat(server: RunningServer) -> None:
    """The host puts it in, everyone sees it, and the owner has his seat again as soon as he is back."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link", first=2))
        secret = made["seats"][1]["secret"]
        async with Seat(server.url, made["table"], made["host"]) as host:
            async with Seat(server.url, made["table"], secret) as guest:
                await guest.until(lambda: guest.decides)
                put = {"type": "bot", "seat": 2, "level": "random"}
                assert (await refusal(host.ask(put))).code == "seat-taken"
                assert (await refusal(guest.ask(put))).code == "host-only"
            await host.until(lambda: not host.table["seats"][1]["present"])
            await host.ask(put)
            await host.until(lambda: host.decides)
            seat = host.table["seats"][1]
            assert (seat["driver"], seat["why"], seat["level"]) == ("bot", "host", "random")
            assert {event["by"] for event in host.events if event["kind"] == "move"} == {"bot"}
            async with Seat(server.url, made["table"], secret) as guest:
                assert guest.table["seats"][1]["driver"] == "player"
                changed = [event for event in guest.events if event["kind"] == "driver"]
                assert [(event["driver"], event["why"]) for event in changed] == [("bot", "host"), ("player", "return")]
                await asyncio.gather(play_randomly(host, "host"), play_randomly(guest, "guest"))
                assert host.view["winners"] == guest.view["winners"]

    asyncio.run(run())


def test_a_bot_can_take_an_empty_seat_before_the_start(server: RunningServer) -> None:
    """And the seat becomes its owner's when he comes after all."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link", "link", auto_start=False))
        async with Seat(server.url, made["table"], made["host"]) as host:
            await host.ask({"type": "bot", "seat": 2})
            await host.ask({"type": "seat", "seat": 3, "kind": "bot", "level": "random"})
            await host.ask({"type": "start"})
            await host.until(lambda: host.view)
            async with Seat(server.url, made["table"], made["seats"][1]["secret"]) as late:
                assert late.table["seats"][1]["driver"] == "player"
                await asyncio.gather(play_randomly(host, "a"), play_randomly(late, "b"))

    asyncio.run(run())


def test_a_bots_seat_can_be_taken_by_hand(server: RunningServer) -> None:
    """The host may let a bot play for somebody on his own screen, and take over again."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link", first=2))
        async with (
            Seat(server.url, made["table"], made["host"]) as host,
            Seat(server.url, made["table"], made["seats"][1]["secret"]) as guest,
        ):
            await host.ask({"type": "bot", "seat": 1, "level": "random"})
            assert (await refusal(guest.ask({"type": "take", "seat": 1}))).code == "not-your-seat"
            assert (await refusal(guest.ask({"type": "take", "seat": 9}))).code == "bad-message"
            assert (await refusal(guest.ask({"type": "take", "seat": 5}))).code == "no-such-seat"
            await host.ask({"type": "take", "seat": 1})
            assert (await refusal(host.ask({"type": "take", "seat": 1}))).code == "seat-taken"

    asyncio.run(run())


def test_a_new_link_ends_the_old_one(server: RunningServer) -> None:
    """Whoever used the old one has to go; the same for the watch link."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link"))
        async with Seat(server.url, made["table"], made["host"]) as host:
            for seat, old in ((2, made["seats"][1]["secret"]), (0, made["watch"])):
                async with Seat(server.url, made["table"], old) as thief:
                    new = (await host.ask({"type": "link", "seat": seat}))["secret"]
                    with pytest.raises(Lost):
                        await thief.until(lambda: False, 5)
                assert (await refusal(Seat(server.url, made["table"], old).__aenter__())).code == "wrong-secret"
                async with Seat(server.url, made["table"], new) as owner:
                    assert owner.you["seats"] == ([seat] if seat else [])
            assert (await refusal(host.ask({"type": "link", "seat": 1}))).code == "no-such-seat"

    asyncio.run(run())


def test_seats_change_before_the_start(server: RunningServer) -> None:
    """A link becomes a place at the host's screen, and the other way round."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link", "link", auto_start=False))
        async with Seat(server.url, made["table"], made["host"]) as host:
            await host.ask({"type": "seat", "seat": 2, "kind": "here"})
            given: Json = await host.ask({"type": "seat", "seat": 1, "kind": "link"})
            bad = await refusal(host.ask({"type": "seat", "seat": 3, "kind": "bot", "level": "genius"}))
            assert bad.code == "bad-settings"
            async with Seat(server.url, made["table"], given["secret"], "Eve") as eve:
                assert eve.you["seats"] == [1]
                await eve.ask({"type": "name", "seat": 1, "name": "Eva"})
                await host.until(lambda: host.table["seats"][0]["name"] == "Eva")
                assert (await refusal(eve.ask({"type": "name", "seat": 2, "name": "Bob"}))).code == "not-your-seat"
                await host.ask({"type": "bot", "seat": 3, "level": "random"})
                await host.ask({"type": "start"})
                await asyncio.gather(play_randomly(host, "a"), play_randomly(eve, "b"))
                assert host.you["seats"] == [1]  # as it was when it joined; the server knows better
                assert {event["player"] for event in eve.events if event["kind"] == "move"} == {1, 2, 3}

    asyncio.run(run())


def test_spectators_can_be_sent_out(server: RunningServer) -> None:
    """The host decides whether anybody watches."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "bot"))
        async with Seat(server.url, made["table"], made["host"]) as host:
            async with Seat(server.url, made["table"], made["watch"]) as watcher:
                await host.until(lambda: host.table["watchers"] == 1)
                assert watcher.view["player"] == 0
                assert (await refusal(watcher.say("hello"))).code == "players-only"
                await host.ask({"type": "settings", "spectators": False, "pace": "fast"})
                with pytest.raises(Lost):
                    await watcher.until(lambda: False, 5)
            await host.until(lambda: host.table["watchers"] == 0)
            with pytest.raises(Refused):
                await Seat(server.url, made["table"], made["watch"]).__aenter__()

    asyncio.run(run())


def test_chat(server: RunningServer) -> None:
    """Short lines, not too many, not when the host says no; a newcomer gets the last ones."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link"))
        async with (
            Seat(server.url, made["table"], made["host"], "Ada") as ada,
            Seat(server.url, made["table"], made["seats"][1]["secret"], "Bo") as bo,
        ):
            await bo.say("well met")
            await ada.until(lambda: ada.chat)
            line = ada.chat[0]
            assert (line["number"], line["seat"], line["name"], line["text"]) == (1, 2, "Bo", "well met")
            for bad in ("", "x" * 201, "two\nlines"):
                assert (await refusal(bo.say(bad))).code == "bad-message"
            for _ in range(4):
                await bo.say("again")
            assert (await refusal(bo.say("and again"))).code == "too-fast"
            await ada.ask({"type": "settings", "chat": False})
            assert (await refusal(ada.say("psst"))).code == "chat-off"
        async with Seat(server.url, made["table"], made["watch"]) as late:
            assert [line["text"] for line in late.chat] == ["well met"] + ["again"] * 4

    asyncio.run(run())


def test_a_rematch_keeps_people_and_secrets(server: RunningServer) -> None:
    """The next game is a message away, and everyone comes with the secret he has."""

    async def run() -> None:
        made = await create_table(server.url, links("here", "link", "bot", rounds=1, first=3))
        secret = made["seats"][1]["secret"]
        async with (
            Seat(server.url, made["table"], made["host"]) as host,
            Seat(server.url, made["table"], secret, "Bo") as guest,
        ):
            assert (await refusal(host.ask({"type": "rematch"}))).code == "not-over"
            await asyncio.gather(play_randomly(host, "a"), play_randomly(guest, "b"))
            assert (await refusal(guest.ask({"type": "rematch"}))).code == "host-only"
            table = (await host.ask({"type": "rematch"}))["table"]
            assert (await host.ask({"type": "rematch"}))["table"] == table
            await guest.until(lambda: guest.table["rematch"] == table)
        async with Seat(server.url, table, made["host"]) as host, Seat(server.url, table, secret) as guest:
            await guest.until(lambda: guest.view)
            assert guest.table["settings"]["first"] == 1
            assert guest.table["seats"][1]["name"] == "Bo"
            await asyncio.gather(play_randomly(host, "a"), play_randomly(guest, "b"))

    asyncio.run(run())
