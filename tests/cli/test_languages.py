"""Every command speaks the user's language: in Ukrainian nothing is left in Latin letters but names."""

from __future__ import annotations

import importlib.util
import random
import re
import sys
from pathlib import Path

import pytest

from elbowroom import new_game
from elbowroom.cli import main
from elbowroom.cli.command import make_parser
from elbowroom.locale import Texts, languages
from tests.locale.latin import latin_words
from tests.support import play_on

ROOT = Path(__file__).parents[2]
COMMANDS = [
    "",
    *"play serve bot-worker simulate check replay bench tournament ladder positions atlas moderate map site".split(),
    *"rules review puzzles own".split(),
]
ACTIONS = "run report tiles offer declines seats boxes length rounds regions agree".split()
BANS = "ban-address ban-name close list lift".split()
PUZZLES = "make list check show solve".split()
WORDS_OF_PUZZLES = "entry die decline combo attack defence trick hard expert deep Elbowroom base underground".split()
REASONS = "conduct load request".split()
JSON_KEYS = "python implementation compiled boxes players map games moves seconds copies results".split()


@pytest.fixture
def ukrainian(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if somebody's whole system spoke it."""
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


@pytest.fixture
def results(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    """The games of a small tournament."""
    path = tmp_path / "games.jsonl"
    assert main(f"tournament --players random,easy --games 2 --file {path} --json".split()) == 0
    capsys.readouterr()
    return path


@pytest.mark.usefixtures("ukrainian")
@pytest.mark.parametrize(
    "words",
    [
        *COMMANDS,
        *(f"atlas {action}" for action in ACTIONS),
        *(f"moderate {action}" for action in BANS),
        *(f"map {action}" for action in ("check", "new")),
        *(f"own {action}" for action in ("new", "check", "fair")),
    ],
)
def test_help(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words.split(), "--help"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("використання: elbowroom")
    more = "ban bot chosen class fair for forwarded local module new postgresql ray server worker workers".split()
    names = {*COMMANDS, *ACTIONS, *BANS, *PUZZLES, *WORDS_OF_PUZZLES, *REASONS, *JSON_KEYS, *more}
    levels = ("debug", "info", "warning", "error")
    assert not latin_words(out.partition("\n\n")[2], *names, *levels)


@pytest.mark.parametrize("language", languages())
def test_every_language_has_all_the_help(language: str) -> None:
    parser = make_parser(Texts(language))
    assert parser.format_help().startswith(Texts(language).get("cli-help-usage"))


@pytest.mark.usefixtures("ukrainian")
def test_tournament_and_ladder(results: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"tournament --players random,easy --games 2 --file {results}".split()) == 0
    assert main(["ladder", str(results), "--positions", str(results)]) == 0
    out, err = capsys.readouterr()
    assert err == f"продовження: у файлі {results} вже є 2 партії ботів random, easy\n"
    assert "| бот | проти | гравці |" in out
    assert "# Драбина" in out
    code = out.partition("```sh")
    page = code[0] + code[2].partition("```")[2].replace(results.read_text("utf-8"), "")
    assert not latin_words(page)


@pytest.mark.usefixtures("ukrainian")
def test_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert main(f"tournament --players random,easy --games 2 --file {tmp_path / 'a.jsonl'}".split()) == 0
    err = capsys.readouterr().err
    assert "партії: 1/2, лишилося 0:00:0" in err
    assert not latin_words(err)


@pytest.mark.usefixtures("ukrainian")
def test_positions(capsys: pytest.CaptureFixture[str]) -> None:
    folder = str(ROOT / "scenarios" / "positions")
    assert main(["positions", folder, "--players", "random"]) == 0
    assert not latin_words(capsys.readouterr().out)
    assert main(["positions", folder, "--players", "random", "--all"]) == 0
    assert " або " in capsys.readouterr().out


@pytest.mark.usefixtures("ukrainian")
def test_simulate_bench_and_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record"
    record.write_text(play_on(new_game(2, seed=2), random.Random(2)).record(), "utf-8")
    for words in ("simulate --players random,random --games 2", "bench --players 2 --seconds 0.001"):
        assert main(words.split()) == 0
        assert not latin_words(capsys.readouterr().out)
    assert main(["replay", str(record)]) == 0
    said = [line.split(" · ")[-1].partition(" → ")[2] for line in capsys.readouterr().out.splitlines()]
    assert not latin_words("\n".join(said))


@pytest.mark.usefixtures("ukrainian")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("nonsense", "такого, як 'nonsense', немає"),
        ("serve --port x", "параметр --port: 'x' — не ціле число"),
        ("serve --open=1", "він не має значення"),
        ("simulate --games", "бракує значення"),
        ("simulate --games 0", "менше за 1"),
        ("simulate --nonsense", "невідомі аргументи: --nonsense"),
        ("simulate --players random,,random", "не список назв"),
        ("simulate --players fool,random", "немає бота fool; є greedy"),
        ("simulate --players nowhere_at_all:Fool,random", "немає бота nowhere_at_all:Fool"),
        ("simulate --boxes attic", "немає коробки attic"),
        ("simulate --boxes base,base", "лише раз"),
        ("simulate --players random,random --map base-3p", "для 3 гравців, а не для 2"),
        ("simulate --map moon", "немає мапи moon"),
        ("bench --seconds soon", "не кількість секунд"),
        ("bench --seconds 0", "не між 0 і 3600"),
        ("bench --players 9", "від 2 до 5 гравців, а не 9"),
        ("play --terminal --players human,fool", "на місці сидить"),
        ("check", "бракує аргументів: FILE"),
        ("ladder", "бракує аргументів: FILE"),
        ("replay nowhere", "nowhere: немає такого файлу чи теки"),
        ("tournament --players random", "щонайменше два боти"),
        ("tournament --players random,random", "названо двічі"),
        ("tournament --budget fast", "бюджет виглядає як 200ms або 100n, а не fast"),
        ("tournament --players hard@soon,easy", "бюджет виглядає як 200ms"),
        ("ladder nowhere.jsonl", "у файлі nowhere.jsonl немає жодної партії"),
        ("positions nowhere", "немає такого файлу чи теки"),
        ("atlas", "бракує аргументів: ACTION"),
        ("atlas run a --games 2", "замало партій (2)"),
        ("atlas run a --bot hard --budget 50ms", "бюджет у вузлах"),
        ("atlas run a --players 2,2", "названо двічі"),
        ("atlas report nowhere", "у теці nowhere немає games.parquet"),
    ],
)
def test_mistakes(
    words: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(words.split()) == 2
    sentence = capsys.readouterr().err
    assert said in sentence
    theirs = re.sub(r"\(Python: .*\)", "", sentence)  # what somebody's module says
    assert not latin_words(
        theirs, *re.findall("[a-z]+", words), "play", "serve", "check", "replay", "simulate", "bench"
    )


@pytest.mark.usefixtures("ukrainian")
@pytest.mark.parametrize(("words", "package"), [("ladder x", "openskill"), ("atlas boxes x", "polars")])
def test_what_is_not_installed_is_told_first(
    words: str, package: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
    assert main(words.split()) == 2
    sentence = capsys.readouterr().err
    assert sentence.count("\n") == 1
    assert f"потрібен пакет {package}: pip install" in sentence
