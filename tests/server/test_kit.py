"""The hosting kit: where there is no engine to run it, it is read, compared with the house, and carried out by hand."""

from __future__ import annotations

import argparse
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import yaml

from elbowroom.server.options import ENVIRONMENT, add_options, add_worker_options

from .support import RunningServer, running

ROOT = Path(__file__).parents[2]
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
DASHBOARD = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text("utf-8"))
COMPILE = "ELBOWROOM_COMPILE"  # no setting of the server: it says how the package is built
KNOWN = set("ARG CMD COPY ENTRYPOINT ENV EXPOSE FROM HEALTHCHECK RUN USER VOLUME WORKDIR".split())
SERVICE = set(
    "build command depends_on environment healthcheck image init networks ports restart secrets stop_grace_period "
    "ulimits volumes".split()
)


class Line(NamedTuple):
    """An instruction of the Dockerfile, and in which stage it stands."""

    stage: str
    verb: str
    rest: str


def _lines() -> list[Line]:
    lines: list[Line] = []
    stage = ""
    for text in re.sub(r"\\\n", " ", DOCKERFILE).splitlines():
        if not text.strip() or text.startswith("#"):
            continue
        verb, _, rest = text.partition(" ")
        if verb == "FROM":
            _, _, stage = rest.partition(" AS ")
        lines.append(Line(stage, verb, rest))
    return lines


def _settings(add: Any) -> set[str]:
    parser = argparse.ArgumentParser()
    add(parser)
    return {ENVIRONMENT + action.dest.upper() for action in parser._actions if action.dest != "help"}


SERVER = _settings(add_options) | {ENVIRONMENT + "DATABASE_FILE"}
WORKER = _settings(add_worker_options) | {ENVIRONMENT + "DATABASE_FILE"}


def test_the_dockerfile_is_one() -> None:
    """Its instructions are such, what it copies is there and not ignored, and it runs as nobody in particular."""
    lines = _lines()
    assert {line.verb for line in lines} <= KNOWN
    assert [line.stage for line in lines if line.verb == "FROM"] == ["page", "package", ""]
    assert all(re.match(r"\S+:\d", line.rest) for line in lines if line.verb == "FROM"), "a version is named"
    allowed = {
        line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")
    }
    for line in lines:
        words = shlex.split(line.rest)
        if line.verb == "COPY" and not words[0].startswith("--from="):
            for source in words[:-1]:
                assert (ROOT / source).exists(), source
                assert any(Path(source).is_relative_to(path) for path in allowed), source
    scripts = {path.name for path in ROOT.glob("*.py")}  # what the package is built with
    assert scripts <= {word for line in lines if line.verb == "COPY" for word in shlex.split(line.rest)}
    last = {line.verb: line.rest for line in lines if not line.stage}
    assert last["USER"] == "10001:10001"
    assert "-o 10001 -g 10001 /data" in last["RUN"]
    assert "healthy.py" in last["HEALTHCHECK"]
    assert (json.loads(last["ENTRYPOINT"]), json.loads(last["CMD"])) == (["elbowroom"], ["serve"])
    assert set(re.findall(rf"{ENVIRONMENT}\w+", DOCKERFILE)) <= SERVER | {COMPILE}


def test_the_healthcheck_asks_the_server(tmp_path: Path) -> None:
    """By a name that it answers to; and it fails where nobody is."""
    with running(f"sqlite:///{tmp_path / 'x.sqlite'}", hosts=["play.example.org"]) as server:

        def asked(**environment: str) -> int:
            known = {**os.environ, "ELBOWROOM_PORT": str(server.port), **environment}
            return subprocess.run(
                [sys.executable, ROOT / "deploy" / "healthy.py"], env=known, stderr=subprocess.DEVNULL
            ).returncode

        assert asked(ELBOWROOM_HOSTNAME="play.example.org,other.example.org") == 0
        assert asked(ELBOWROOM_HOSTNAME="elsewhere.example.org") != 0
    assert asked(ELBOWROOM_HOSTNAME="play.example.org") != 0


def test_the_composition_holds_together() -> None:
    """Everything it refers to is there, its settings are settings, and no password is in it."""
    services: dict[str, dict[str, Any]] = COMPOSE["services"]
    assert set(COMPOSE) == {"name", "services", "networks", "volumes", "secrets"}
    for name, service in services.items():
        assert set(service) <= SERVICE, name
        assert set(service.get("depends_on", {})) <= set(services)
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        assert set(service.get("secrets", ())) <= set(COMPOSE["secrets"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (ROOT / source).is_file() if source.startswith(".") else source in COMPOSE["volumes"], volume
        for setting, value in service["environment"].items():
            assert "password" not in str(value) or setting.endswith("_FILE"), setting
            if setting.endswith("_FILE"):
                assert Path(value).name in service["secrets"]
    assert {key for key in services["server"]["environment"] if key.startswith(ENVIRONMENT)} <= SERVER
    assert {key for key in services["bot-worker"]["environment"] if key.startswith(ENVIRONMENT)} <= WORKER
    assert services["server"]["image"] == services["bot-worker"]["image"]
    subnet = COMPOSE["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert services["server"]["environment"]["ELBOWROOM_TRUSTED_PROXY"] == subnet
    guide = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    for secret in COMPOSE["secrets"].values():
        assert secret["file"].removeprefix("./") in guide
        assert subprocess.run(["git", "check-ignore", "-q", secret["file"]], cwd=ROOT).returncode in (0, 128)


def test_caddy_serves_the_server() -> None:
    """At the port that the image has; figures are not for the public."""
    caddy = (ROOT / "deploy" / "Caddyfile").read_text("utf-8")
    assert re.search(r"^\{\$DOMAIN\} \{$", caddy, re.MULTILINE)
    assert re.search(r"reverse_proxy server:8000$", caddy, re.MULTILINE)
    assert "ELBOWROOM_PORT=8000" in DOCKERFILE
    assert re.search(r"@inside path /metrics\n\s*respond @inside 404", caddy)
    if shutil.which("caddy"):
        told = subprocess.run(
            ["caddy", "validate", "--adapter", "caddyfile", "--config", ROOT / "deploy" / "Caddyfile"],
            env={**os.environ, "DOMAIN": "play.example.org"},
            capture_output=True,
            text=True,
        )
        assert told.returncode == 0, told.stderr


def test_the_dashboard_shows_what_there_is(server: RunningServer) -> None:
    """Every query asks for figures that the server has, and all the important ones are asked for."""
    there = set(re.findall(r"^# TYPE (\w+) ", server.rooms.metrics.text(), re.MULTILINE))
    asked: set[str] = set()
    for panel in DASHBOARD["panels"]:
        assert panel["title"]
        for target in panel["targets"]:
            names = set(re.findall(r"elbowroom_\w+", target["expr"]))
            assert names, panel["title"]
            asked |= {name.removesuffix("_bucket") for name in names}
    assert asked <= there
    assert there <= asked
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])


class Stage:
    """A folder in the place of a container."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._at = "/"
        self._environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def do(self, line: Line, stages: dict[str, Stage]) -> None:
        """Carry out an instruction; those that only describe the image need nothing."""
        words = shlex.split(line.rest)
        if line.verb == "WORKDIR":
            self._at = line.rest
        elif line.verb == "ENV" and line.stage:
            self._environment |= dict(part.split("=", 1) for part in words)
        elif line.verb == "ARG":
            name, _, usual = line.rest.partition("=")
            self._environment.setdefault(name, usual)
        elif line.verb == "COPY":
            origin = stages[words.pop(0).partition("=")[2]].folder if words[0].startswith("--from=") else ROOT
            for source in words[:-1]:
                _copy(origin / source.lstrip("/"), self._place(words[-1]), words[-1].endswith("/"))
        elif line.verb == "RUN":
            here = self._place(".")
            here.mkdir(parents=True, exist_ok=True)
            command = re.sub(r"(?<![\w.])/(build|wheel|opt/elbowroom|data)\b", rf"{self.folder}/\1", line.rest)
            subprocess.run(command, shell=True, check=True, cwd=here, env=self._environment)

    def _place(self, path: str) -> Path:
        return self.folder / (path if path.startswith("/") else f"{self._at}/{path}").lstrip("/")


def _copy(source: Path, target: Path, into: bool) -> None:
    """As Docker copies: of a folder what is in it; never what is ignored."""
    if source.is_dir():
        left_out = ["node_modules", "__pycache__", *(["page"] if source.is_relative_to(ROOT) else [])]
        ignore = shutil.ignore_patterns(*left_out)
        shutil.copytree(source, target, dirs_exist_ok=True, ignore=ignore, symlinks=True)
        return
    target = target / source.name if into else target
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, target)


@pytest.mark.slow
def test_the_dockerfile_can_be_carried_out(tmp_path: Path) -> None:
    """Every COPY and RUN of it, in folders in the place of containers; the result is a server with its page."""
    stages: dict[str, Stage] = {}
    for line in _lines():
        stages.setdefault(line.stage, Stage(tmp_path / (line.stage or "last"))).do(line, stages)
    program = stages["package"].folder / "opt" / "elbowroom" / "bin"
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def said(*command: str) -> str:
        done = subprocess.run(
            [program / command[0], *command[1:]], stdout=subprocess.PIPE, text=True, check=True, cwd=tmp_path, env=plain
        )
        return done.stdout.strip()

    assert said("elbowroom", "--version").startswith("elbowroom ")
    page = Path(said("python", "-c", "from elbowroom.server.page import page_folder as page; print(page())"))
    assert page.is_relative_to(tmp_path)
    assert (page / "index.html").is_file()
    assert said("python", "-c", "import asyncpg; print(1)") == "1"
    assert (stages[""].folder / "opt" / "elbowroom" / "healthy.py").is_file()
