"""`elbowroom site`: the page as plain files, in a folder that holds nothing else."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from elbowroom.boxes import BOXES, map_names
from elbowroom.cli import main
from elbowroom.server import page, site
from elbowroom.server.engine import archive, archive_name

INDEX = (
    '<html lang="en" data-base="/">\n<link\n  href="/icon.svg"><script src="/start.js" data-en="assets/a.js"></script>'
)


@pytest.fixture(autouse=True)
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built page, as small as can be."""
    folder = tmp_path / "page"
    files = {
        "index.html": INDEX,
        "sw.js": "const ARCHIVE = `ENGINE-ARCHIVE`;",
        "start.js": "1",
        "start.js.br": "packed",
        ".stamp": "x",
        "assets/a.js": "2",
    }
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    monkeypatch.setattr(page, "page_folder", lambda: folder)
    monkeypatch.setattr(site, "page_folder", lambda: folder)
    return folder


def _files(folder: Path) -> set[str]:
    return {file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file()}


def test_a_site_has_a_file_for_every_screen_and_all_that_a_server_would_tell(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "site"
    assert main(["site", str(folder), "--lang", "en"]) == 0
    found = _files(folder)
    assert capsys.readouterr().out == f"{folder}: {len(found)} files written\n"
    screens = {f"{name}/index.html" for name in ("about", "learn", "puzzles", "replay", "rules", "table", "workshop")}
    told = {f"api/boxes/{box}.json" for box in BOXES} | {f"api/maps/{name}.json" for name in map_names()}
    engine = {"engine/engine.json", f"engine/{archive_name()}"}
    own = {
        "index.html",
        "404.html",
        "sw.js",
        "start.js",
        "assets/a.js",
        ".nojekyll",
        "site.json",
        "api/info.json",
        "api/puzzles.json",
        "api/workshop.json",
    }
    assert found == own | screens | told | engine
    assert (folder / "engine" / archive_name()).read_bytes() == archive()
    assert archive_name() in (folder / "sw.js").read_text()
    assert json.loads((folder / "api" / "info.json").read_text())["maps"] == map_names()


@pytest.mark.parametrize(("given", "base"), [("/", "/"), ("/games/elbowroom/", "/games/elbowroom/"), ("/x", "/x/")])
def test_every_address_of_the_page_begins_with_the_base(given: str, base: str, tmp_path: Path) -> None:
    folder = tmp_path / "site"
    assert main(["site", str(folder), "--base", given]) == 0
    html = (folder / "rules" / "index.html").read_text()
    assert f'data-base="{base}" data-host="files"' in html
    assert f'href="{base}icon.svg"' in html
    assert f'src="{base}start.js"' in html


def test_a_newer_site_takes_the_place_of_an_older_one_and_leaves_the_rest_alone(tmp_path: Path, built: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / ".git").mkdir()  # a branch of pages that was checked out
    assert main(["site", str(folder)]) == 0
    (folder / "CNAME").write_text("play.example.org")
    (built / "assets" / "a.js").rename(built / "assets" / "b.js")
    assert main(["site", str(folder)]) == 0
    assert {"CNAME", "assets/b.js"} < _files(folder)
    assert "assets/a.js" not in _files(folder)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["{tmp}/page"], "is not empty, and what is in it is no site of Elbowroom; nothing was changed"),
        (["{tmp}/page/start.js"], "start.js is a file, not a folder"),
        (["{tmp}/page/start.js/deeper"], "start.js"),
        (["{tmp}/new", "--base", "elbowroom"], "not elbowroom/"),
        (["{tmp}/new", "--base", "/../x/"], "not /../x/"),
        (["{tmp}/new", "--base", "/x y/"], "not /x y/"),
        (["{tmp}/new", "--base", '/"><script>/'], "begins and ends with a slash"),
        (["{tmp}/new", "--base"], "--base"),
        ([], "FOLDER"),
        (["{tmp}/a\0b"], "zero byte"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = _files(tmp_path)
    assert main(["site", *(word.replace("{tmp}", str(tmp_path)) for word in words), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert _files(tmp_path) == before
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("damage", ["nonsense", "[]", '{"files": 3}', '{"files": ["../page/start.js"]}'])
def test_a_list_of_files_that_was_tampered_with_removes_nothing_else(damage: str, tmp_path: Path, built: Path) -> None:
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "site.json").write_text(damage)
    (folder / "mine.txt").write_text("mine")
    main(["site", str(folder)])
    assert (built / "start.js").is_file()
    assert (folder / "mine.txt").is_file()


def test_without_a_built_page_there_is_no_site(tmp_path: Path, built: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (built / "index.html").unlink()
    assert main(["site", str(tmp_path / "site"), "--lang", "en"]) == 2
    assert capsys.readouterr().err == "elbowroom: the page has not been built; `./run` builds it\n"
    assert not (tmp_path / "site").exists()
