"""The documents are a site: every link leads somewhere, every notebook runs, and nothing comes from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support import ROOT
from tools.notebooks import NOTEBOOKS, NotebookError, cells, outputs
from tools.site_pages import for_the_site, reference_pages

REPOSITORY = "https://example.org/elbowroom"
ELSEWHERE = re.compile(
    r"<(?:script|link|img|iframe|source)\b[^>]*?(?:src|href)=\"?(?:https?:)?//(?!example\.org)[^>]*>"
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as it is published; where anything is wrong with it, it is not built."""
    folder = tmp_path_factory.mktemp("site")
    said = {"ELBOWROOM_REPOSITORY": REPOSITORY, "NO_MKDOCS_2_WARNING": "1", "OMP_NUM_THREADS": "1"}
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--site-dir", folder],
        cwd=ROOT,
        env={**os.environ, **said, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return folder


def test_every_document_is_a_page(site: Path) -> None:
    for document in (ROOT / "docs").rglob("*.md"):
        path = document.relative_to(ROOT / "docs")
        page = path.with_name("index.html") if path.name == "README.md" else path.with_suffix(".html")
        assert (site / page).is_file(), page
    for name in ("contributing", "changelog"):
        assert (site / f"{name}.html").is_file()


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    pages = list(site.rglob("*.html"))
    assert len(pages) > 25
    assert [(page.name, found) for page in pages for found in ELSEWHERE.findall(page.read_text("utf-8"))] == []
    assert "mermaid" not in (site / "architecture.html").read_text("utf-8")


def test_what_is_not_in_the_documents_is_found_in_the_repository(site: Path) -> None:
    bots = (site / "bots.html").read_text("utf-8")
    assert f"{REPOSITORY}/blob/main/examples/weighing_bot.py" in bots
    assert f"{REPOSITORY}/tree/main/scenarios" in (site / "scenarios.html").read_text("utf-8")
    assert 'href="contributing.html' in (site / "architecture.html").read_text("utf-8")


def test_the_reference_says_what_the_docstrings_say(site: Path) -> None:
    game = (site / "api" / "game.html").read_text("utf-8")
    for name in ("new_game", "Game.legal_moves", "View.prospects", "IllegalMove"):
        assert f'id="elbowroom.{name}"' in game, name
    assert "A game in progress: ask it for the legal moves and play one." in game
    assert 'id="elbowroom.envs.vector.SmallWorldVectorEnv"' in (site / "api" / "envs.html").read_text("utf-8")


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_shown_with_what_it_says(site: Path, notebook: Path) -> None:
    page = (site / "notebooks" / f"{notebook.stem}.html").read_text("utf-8")
    assert page.count('<div class="output">') >= 4
    assert (site / "notebooks" / notebook.name).read_bytes() == notebook.read_bytes()


def test_there_are_three_notebooks_and_none_carries_outputs() -> None:
    assert {path.stem for path in NOTEBOOKS} == {"first-bot", "train-an-agent", "ask-the-atlas"}
    assert not any('"output_type"' in path.read_text("utf-8") for path in NOTEBOOKS)
    assert all(
        not re.search(r"^\s*[%!]", text, re.M) for path in NOTEBOOKS for kind, text in cells(path) if kind == "code"
    )


def test_a_notebook_that_fails_says_where(tmp_path: Path) -> None:
    broken = tmp_path / "broken.ipynb"
    broken.write_text('{"cells": [{"cell_type": "code", "source": ["1 / 0"]}]}', "utf-8")
    with pytest.raises(NotebookError, match=r"(?s)broken.ipynb does not run: cell 1.*ZeroDivisionError"):
        outputs(broken)


def test_links_lead_to_pages_or_to_the_repository_or_are_words() -> None:
    text = "[a](../CONTRIBUTING.md#recipes) [c](../run) [d](moves.md) ![e](pictures/e.png) [f](https://f.org)\n```\n[g](h)\n```\n"
    there = "[d](moves.md) ![e](pictures/e.png) [f](https://f.org)\n```\n[g](h)\n```\n"
    contributing = "[a](contributing" + ".md"
    assert for_the_site(text, "docs/bots.md", "bots.md", "") == f"{contributing}#recipes) c {there}"
    known = for_the_site(text, "docs/bots.md", "bots.md", "https://r.org")
    assert known == f"{contributing}#recipes) [c](https://r.org/blob/main/run) {there}"


def test_drawings_are_told_in_words() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    told = for_the_site(text, "docs/architecture.md", "architecture.md", "")
    assert "| `boxes` | one file a tile, and the maps | `rules` |  |" in told
    assert "1. **page** → **server (socket), table (requests)**: move, with the version it saw" in told


def test_every_environment_has_its_place_in_the_reference() -> None:
    told = reference_pages()["api/envs"]
    public = [path.stem for path in (ROOT / "src" / "elbowroom" / "envs").glob("[a-z]*.py")]
    assert {"small_world_v0", "vector", "solo"} < {name for name in public if f"::: elbowroom.envs.{name}\n" in told}
