"""The package as a whole: what is in the wheel, what an index shows of it, and that it works where nothing else is."""

from __future__ import annotations

import email
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from email.message import Message
from pathlib import Path

import pytest

from hatch_metadata import REPOSITORY, absolute_links
from tests.support import ROOT

BASE = "https://example.org/elbowroom"


def test_import_needs_only_the_standard_library() -> None:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-S", "-c", "import elbowroom"]  # -S: without installed packages
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel as it is published."""
    folder = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder],
        cwd=ROOT,
        env={**os.environ, REPOSITORY: BASE},
        capture_output=True,
        check=True,
    )
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def metadata(wheel: Path) -> Message:
    """What the index reads."""
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        return email.message_from_bytes(packed.read(name))


def test_the_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
    assert {name.partition("/")[0] for name in names} == {"elbowroom", "elbowroom-0.1.0.dist-info"}
    for needed in ("py.typed", "server/page/index.html", "locale/uk/page.ftl", "bots/search/eval_network.json"):
        assert f"elbowroom/{needed}" in names
    assert not [name for name in names if "__pycache__" in name or "node_modules" in name]


def test_an_index_shows_a_readme_whose_links_lead_somewhere(metadata: Message) -> None:
    text = str(metadata.get_payload())
    targets = re.findall(r"\]\(([^)\s]+)\)", text)
    assert len(targets) > 20
    assert all(target.startswith((BASE, "#")) for target in targets)
    assert f"![A table in the browser]({BASE}/raw/main/docs/pictures/conquest-light.png)" in text
    for target in targets:
        path = target.removeprefix(f"{BASE}/raw/main/").removeprefix(f"{BASE}/blob/main/").partition("#")[0]
        assert (ROOT / path).exists(), target


def test_an_index_knows_where_the_project_lives(metadata: Message) -> None:
    addresses = metadata.get_all("Project-URL") or []
    assert {each.partition(",")[0] for each in addresses} == {"Repository", "Documentation", "Changelog", "Issues"}
    assert all(each.partition(", ")[2].startswith(BASE) for each in addresses)


def test_links_that_lead_somewhere_are_left_alone() -> None:
    text = "[a](https://a.org) [b](#b) [c](mailto:c@c.org) [d](parts/d.txt#part) ![e](e.png)"
    assert absolute_links(text, "https://x.org") == (
        "[a](https://a.org) [b](#b) [c](mailto:c@c.org) [d](https://x.org/blob/main/parts/d.txt#part)"
        " ![e](https://x.org/raw/main/e.png)"
    )


def test_only_versions_that_are_promised_are_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [project["dependencies"], *project["optional-dependencies"].values()]
    assert not [each for part in wanted for each in part if "==" in each]


def _starts(python: Path, folder: Path) -> None:
    """The installed program plays and serves; no checkout is near it."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    simulate: list[str | Path] = [python, "-m", "elbowroom", "simulate", "--players", "random,easy", "--games", "2"]
    told = subprocess.run(simulate, cwd=folder, env=environment, capture_output=True, text=True, check=True)
    assert "2 games" in told.stdout
    serve: list[str | Path] = [python, "-m", "elbowroom", "serve", "--port", "0", "--data", folder / "data"]
    server = subprocess.Popen(serve, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        assert "http://127.0.0.1:" in server.stdout.readline()
    finally:
        server.terminate()
        server.communicate(timeout=20)


@pytest.mark.slow
def test_pip_installs_it_into_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    subprocess.run([python, "-m", "pip", "install", "--quiet", "-c", ROOT / "constraints.txt", wheel], check=True)
    _starts(python, tmp_path)


def test_the_wheel_plays_and_serves(wheel: Path, tmp_path: Path) -> None:
    """As above with the libraries that are here already, which is quick."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    (packages,) = (tmp_path / "venv").glob("lib/python*/site-packages")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(packages)
    here = [each for each in sys.path if each.endswith("site-packages")]
    (packages / "here.pth").write_text("\n".join(here), encoding="utf-8")
    _starts(tmp_path / "venv" / "bin" / "python", tmp_path)


def test_the_versions_of_python_are_the_same_everywhere() -> None:
    """What the index is told, what is checked at every push, and what wheels are built for."""
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    prefix = "Programming Language :: Python :: 3."
    minors = {each.removeprefix(prefix) for each in told["project"]["classifiers"] if each.startswith(prefix)}
    checked = re.search(r"python: \[(.*)\]", (ROOT / ".github/workflows/check.yml").read_text(encoding="utf-8"))
    assert checked
    assert minors == {each.strip().strip('"').removeprefix("3.") for each in checked[1].split(",")}
    assert minors == {each.removeprefix("cp3").removesuffix("-*") for each in told["tool"]["cibuildwheel"]["build"]}
