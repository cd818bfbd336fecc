"""Broken input of any kind: only the errors that say so may come out."""

from __future__ import annotations

import contextlib
import random
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elbowroom import RecordError, ScenarioError, new_game, replay
from elbowroom.notation.assertions import AssertionSyntax
from elbowroom.notation.check import check_file, run
from elbowroom.notation.scenario import parse_scenario
from tests.support import ROOT, examples, play_on, toml_value

FILES = sorted((ROOT / "scenarios" / "base").rglob("*.toml"))
TEXTS = [path.read_text("utf-8") for path in FILES]
ALPHABET = "abz019 \"'[]{}=#.,-_\n\r\t\\\x00\x0b\u2028é𝟘²"
ODD: list[Any] = [
    0, -1, 1, 2, 3, 99, 10**9, 10**40, -(10**40), 1.5, float("inf"), float("nan"), True, False, "", "orcs", "hill orcs",
    "a", "0", "²", "with", "done", "pick 1", "roll", "base-2p", "x" * 2000, [], [[]], {}, {"a": 1}, {"": {}}, [{}],
    ["orcs", "orcs"], [1, 2, 3], ["a", 1], {"a": ["camp"] * 20}, {"a": "camp"}, {"a": {"terrain": "hill"}},
    [{"do": "done"}], [{"race": "elves", "power": "hill", "regions": {"a": 1}}],
]  # fmt: skip


def read(text: str) -> None:
    """Read and run a scenario; it may be refused, but in the proper way."""
    with contextlib.suppress(ScenarioError, AssertionSyntax):
        run(parse_scenario(text))


def read_record(text: str) -> None:
    """Replay a record; it may be refused, but in the proper way."""
    with contextlib.suppress(RecordError):
        replay(text)


def garble(text: str, chance: random.Random) -> str:
    """One accident: a cut, a lost or doubled piece, a few wrong characters."""
    one, two = sorted(chance.randrange(len(text) + 1) for _ in range(2))
    two = min(two, one + 60)
    accident = chance.randrange(6)
    if accident == 0:
        return text[:one]
    if accident == 1:
        return text[:one] + text[two:]
    if accident == 2:
        return text[:two] + text[one:two] + text[two:]
    if accident == 3:
        return text[:one] + chance.choice(ALPHABET) + text[one + 1 :]
    if accident == 4:
        return text[:one] + "".join(chance.choice(ALPHABET) for _ in range(5)) + text[one:]
    lines = text.split("\n")
    chance.shuffle(lines)
    return "\n".join(lines)


def misplace(data: Any, chance: random.Random) -> Any:
    """The same data with one value, somewhere inside, replaced, removed or given another name."""
    if isinstance(data, dict) and data and chance.random() < 0.85:
        key = chance.choice(list(data))
        changed = dict(data)
        what = chance.random()
        if what < 0.75:
            changed[key] = misplace(data[key], chance)
        elif what < 0.85:
            del changed[key]
        else:
            changed[str(chance.choice(ODD))[:20]] = changed.pop(key)
        return changed
    if isinstance(data, list) and data and chance.random() < 0.85:
        at = chance.randrange(len(data))
        return [*data[:at], misplace(data[at], chance), *data[at + 1 :]]
    return chance.choice(ODD)


def as_toml(data: dict[str, Any]) -> str:
    """Plain data as a TOML file."""
    return "".join(f"{toml_value(key)} = {toml_value(value)}\n" for key, value in data.items())


def test_garbled_scenarios() -> None:
    chance = random.Random(1)
    for _ in range(2500):
        read(garble(chance.choice(TEXTS), chance))


def test_scenarios_with_wrong_values() -> None:
    chance = random.Random(2)
    for _ in range(4000):
        data: Any = tomllib.loads(chance.choice(TEXTS))
        for _ in range(chance.choice([1, 1, 2, 4])):
            data = misplace(data, chance)
        if isinstance(data, dict):
            read(as_toml(data))


def test_the_mutations_are_neither_harmless_nor_hopeless() -> None:
    """Some of them are refused and some still run; else the tests above would test nothing."""
    chance = random.Random(2)
    outcomes: set[bool | str] = set()
    for _ in range(200):
        data = misplace(tomllib.loads(chance.choice(TEXTS)), chance)
        if isinstance(data, dict):
            try:
                outcomes.add(bool(run(parse_scenario(as_toml(data)))))
            except (ScenarioError, AssertionSyntax) as error:
                outcomes.add(str(error).split(":")[0])
    assert {True, False} < outcomes
    assert len(outcomes) > 20


def test_steps_and_assertions_from_other_files() -> None:
    """Moves and assertions where they do not belong: refused, not held, never a crash."""
    chance = random.Random(3)
    datas = [tomllib.loads(text) for text in TEXTS]
    for _ in range(1500):
        data = dict(chance.choice(datas))
        data["step"] = chance.choice(datas).get("step", [])
        data["expect"] = chance.choice(datas).get("expect", [])
        read(as_toml(data))


@given(st.text(max_size=200))
@examples(150)
def test_any_text_as_a_scenario(text: str) -> None:
    read(text)
    read(TEXTS[0] + text)


@given(st.binary(max_size=200), st.integers(0, 1000))
@examples(60)
def test_any_bytes_as_a_file(tmp_path_factory: pytest.TempPathFactory, junk: bytes, at: int) -> None:
    path: Path = tmp_path_factory.getbasetemp() / "junk.toml"
    whole = FILES[at % len(FILES)].read_bytes()
    at = min(at, len(whole))
    path.write_bytes(whole[:at] + junk + whole[at:])
    status, line = check_file(path)
    assert status in (0, 1, 2)
    assert line.startswith(("ok ", "FAIL ", "BAD "))


@pytest.mark.parametrize(
    "text",
    [
        "x = " + "[" * 3000,
        "x = " + "[" * 3000 + "]" * 3000,
        "x = " + "{a=" * 3000 + "1" + "}" * 3000,
        "".join(f"[{'a.' * n}a]\n" for n in range(50)),
        "a." * 3000 + "a = 1",
        "round = " + "9" * 6000,
        'title = "' + "x" * 200_000 + '"',
        "[[player]]\n" * 5000,
        "\ufefftitle = 'x'",
        "\x00",
    ],
)
def test_deep_long_and_odd_files(text: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_scenario(text)
    assert len(str(caught.value)) < 1000


def records() -> list[str]:
    """A few records: plain games, and one that starts from a scenario."""
    games = [play_on(new_game(2 + seed % 4, seed=seed), random.Random(seed), 40) for seed in range(4)]
    found = [game.record() for game in games]
    for text in TEXTS[:40]:
        game = parse_scenario(text).game
        if game is not None:
            found.append(play_on(game, random.Random(1), 15).record())
    return found


def test_garbled_records() -> None:
    chance = random.Random(4)
    whole = records()
    for _ in range(2500):
        read_record(garble(chance.choice(whole), chance))


def test_records_with_lines_of_other_records() -> None:
    chance = random.Random(5)
    whole = [record.splitlines() for record in records()]
    for _ in range(1500):
        lines = list(chance.choice(whole))
        for _ in range(chance.choice([1, 2, 5])):
            lines[chance.randrange(len(lines))] = chance.choice(chance.choice(whole))
        read_record("\n".join(lines))


@given(st.text(max_size=200))
@examples(100)
def test_any_text_as_a_record(text: str) -> None:
    with pytest.raises(RecordError):
        replay(text)
    read_record("elbowroom record 1\n" + text)


HEAD = "elbowroom record 1\nboxes: base\nmap: base-2p\nplayers: 2\nfirst: 1\nrounds: 10\n"
CHANGES: list[Callable[[str], str]] = [
    lambda text: text.replace("record 1", "record " + "0" * 6000),
    lambda text: text.replace("record 1", "record ²"),
    lambda text: text.replace("players: 2", "players: " + "9" * 6000),
    lambda text: text.replace("players: 2", "players: ²"),
    lambda text: text.replace("\n1 pick", "\n" + "1" * 6000 + " pick"),
    lambda text: text.replace("\n1 pick", "\n² pick"),
    lambda text: text.replace("\nend ", "\nend " + "9" * 6000),
    lambda text: text.replace("\n1 pick 1", "\n1 pick " + "9" * 6000),
    lambda text: text.replace("\n1 pick 1", "\n1 pick ²"),
    lambda text: text.replace("start: ", "start: " + "die 1, " * 5000),
    lambda text: text.replace("rounds: 10", "rounds: 10\n" + "region a hill : a\n" * 3),
    lambda text: text.replace("rounds: 10", "rounds: 10\nregion  hill\nregion a hill\nregion a hill"),
    lambda text: text.replace("boxes: base", "| " + "[" * 5000),
    lambda _: HEAD,
    lambda _: HEAD + "start:",
    lambda _: HEAD + "start: \nend 0 moves, 0",
    lambda _: HEAD + "| title = 'x'\nstart: \n",
]


@pytest.mark.parametrize("change", CHANGES)
def test_odd_records(change: Callable[[str], str]) -> None:
    game = new_game(2, seed=1)
    game.play("pick 1")
    text = game.record()
    assert change(text) != text
    with pytest.raises(RecordError):
        replay(change(text))
