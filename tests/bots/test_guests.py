"""Guests: how they are named, where they are found, what they are given."""

from __future__ import annotations

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from elbowroom.bots import Bot, UnknownBot, bot_kind, guests, is_guest, make_bot, read_name, try_bot
from elbowroom.bots.guests import data_files

BOT = """
from elbowroom.bots import Bot

class Net(Bot):
    name = "net"
    files = ("weights.txt", "folder")

    def __init__(self, seed=0, weights="none", depth="1"):
        super().__init__(seed)
        self.given = weights, depth
        if weights == "lost.npz":
            raise FileNotFoundError(weights)

    def choose(self, view):
        return view.legal_moves()[0]

class Deaf(Bot):
    def __init__(self):
        pass

    def choose(self, view):
        return view.legal_moves()[0]

class NoBot:
    pass
"""


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with bots, away from the current folder."""
    path = tmp_path / "deep" / "nets.py"
    path.parent.mkdir()
    path.write_text(BOT)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return path


def test_a_name_says_place_budget_and_arguments() -> None:
    name = read_name("my_bots:Net@200ms?weights=a%2Cb.npz&depth=2")
    assert (name.plain, name.budget) == ("my_bots:Net", "200ms")
    assert name.arguments == (("weights", "a,b.npz"), ("depth", "2"))
    assert read_name(r"C:\bots\mine.py:Net").plain == r"C:\bots\mine.py:Net"
    assert read_name("a@b/mine.py:Net@5n").plain == "a@b/mine.py:Net"


def test_a_class_in_a_file(file: Path) -> None:
    for place in (str(file), "deep/nets.py"):
        bot = make_bot(f"{place}:Net", 3)
        assert (bot.seed, bot.name) == (3, "net")
    assert bot_kind("deep/nets.py:Net") is bot_kind(f"{file}:Net")
    assert is_guest("deep/nets.py:Net")
    assert not is_guest("expert@5n")


@pytest.mark.usefixtures("file")
def test_arguments_come_by_keyword_as_text() -> None:
    bot = make_bot("deep/nets.py:Net?weights=a.npz&depth=2")
    assert vars(bot)["given"] == ("a.npz", "2")


@pytest.mark.parametrize(
    ("name", "why", "said"),
    [
        ("deep/nets.py:Net?width=2", "bot-not-made", "unexpected keyword argument 'width'"),
        ("deep/nets.py:Net?weights=lost.npz", "bot-not-made", "deep/nets.py:Net cannot be made: lost.npz"),
        ("deep/nets.py:Net?weights", "bot-arguments", "read like"),
        ("deep/nets.py:Net?depth=1&depth=2", "bot-arguments", "each once"),
        ("deep/nets.py:Deaf", "bot-not-made", "too many positional arguments"),
        ("deep/nets.py:NoBot", "not-a-bot", "is not a subclass"),
        ("deep/nets.py:Nobody", "bad-bot", "no attribute 'Nobody'"),
        ("deep/lost.py:Net", "bad-bot", "lost.py"),
        ("greedy?depth=1", "bot-not-made", "greedy cannot be made"),
        ("nobody", "no-bot", "there is no bot nobody"),
    ],
)
@pytest.mark.usefixtures("file")
def test_what_is_wrong_is_one_sentence(name: str, why: str, said: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        try_bot(name)
    assert caught.value.why == why
    assert said in str(caught.value)
    assert "\n" not in str(caught.value)


def test_a_module_that_hangs_is_left(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "IMPORT_SECONDS", 0.2)
    file.with_name("sleepy.py").write_text("import time\n\nwhile True:\n    time.sleep(0.01)\n")
    with pytest.raises(UnknownBot, match=r"sleepy\.py:Net: its module was not imported within 0\.2 seconds"):
        try_bot("deep/sleepy.py:Net")
    try_bot("deep/nets.py:Net")  # nothing is left of the alarm


def test_what_a_module_prints_is_no_answer(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file.with_name("chatty.py").write_text("print('hello')\n" + BOT)
    make_bot("deep/chatty.py:Net")
    assert capsys.readouterr() == ("", "hello\n")


def test_the_files_of_a_bot(file: Path) -> None:
    kind = bot_kind("deep/nets.py:Net")
    with pytest.raises(UnknownBot, match=r"Net declares the file weights\.txt, which is neither beside it nor here"):
        data_files(kind)
    (file.parent / "weights.txt").write_text("1")
    (file.parents[1] / "folder").mkdir()
    (file.parents[1] / "folder" / "more.txt").write_text("2")
    assert [path.name for path in data_files(kind)] == ["weights.txt", "more.txt"]


@pytest.mark.usefixtures("file")
def test_an_installed_package_brings_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("lazy", "elbowroom.bots.random_bot:RandomBot", guests.GROUP)
    monkeypatch.setattr(guests, "entry_points", lambda **said: [point] if said.get("name", "lazy") == "lazy" else [])
    assert type(make_bot("lazy")).__name__ == "RandomBot"
    assert is_guest("lazy")
    with pytest.raises(UnknownBot, match="expert, lazy, and module:Class"):
        make_bot("nobody")


def test_most_bots_need_not_know_that_a_game_begins() -> None:
    assert Bot.begins(make_bot("random"), None) is None  # type: ignore[arg-type, func-returns-value]
