"""Compiles the engine with mypyc: python tools/compile_engine.py FOLDER

The extension modules lie below FOLDER as the wheel has them, next to nothing else; the sources' folder stays as it is.
An extension hides the .py file beside it whether or not that has been changed since, so none is ever put there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "src"
WHOLE = ("rules", "boxes")
BOTS = (
    "greedy/choice",
    "greedy/eval_simple",
    "greedy/lookahead",
    "planner/conquest_plan",
    "planner/dealing",
    "planner/defence",
    "planner/eval_linear",
    "planner/fighting",
    "planner/renewal",
    "planner/style",
    "planner/turn_player",
    "planner/turn_so_far",
    "search/eval_network",
    "search/features",
    "search/layers",
    "search/rollout",
)  # not the bots: anyone may extend them
ENVS = (
    "actions",
    "batch_games",
    "flat_rows",
    "graph",
    "graph_moves",
    "graph_tiles",
    "observation",
    "outlook",
    "rows",
    "sights",
)  # the others live in libraries that are not compiled
OWN = ("building", "effects", "markers", "more_effects", "replacing")  # what data tiles do
LEFT_OUT = ("checking.py", "compiling.py")  # a mode of the sources only, and marks for the compiler itself
OPTIMISED = "1"  # what the C compiler makes of it with more takes twice as long to compile, and plays no faster
TAIL = 40  # lines of output that are shown when it fails
# Calls within the engine need not go through the linker's table, as nobody replaces its functions.
DIRECT_CALLS = ["-fvisibility=hidden", "-fno-plt", "-fno-semantic-interposition"]


class CompileError(Exception):
    """Why the engine could not be compiled, in a sentence, and what the compiler said."""

    def __init__(self, why: str, output: str = "") -> None:
        super().__init__(why)
        self.why = why
        self.output = output


def modules() -> list[str]:
    """What is compiled, as paths below the sources' folder."""
    package = SOURCES / "elbowroom"
    found = [path for folder in WHOLE for path in sorted((package / folder).rglob("*.py")) if path.name not in LEFT_OUT]
    found += [package / "bots" / f"{name}.py" for name in BOTS]
    found += [package / "envs" / f"{name}.py" for name in ENVS]
    found += [package / "notation" / "own" / f"{name}.py" for name in OWN]
    return [path.relative_to(SOURCES).as_posix() for path in found]


def compile_engine(target: Path) -> list[Path]:
    """Compile into a folder, in a process of its own; the files, relative to it."""
    _look_for_compiler()
    target.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        [sys.executable, __file__, str(target)],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise CompileError("mypyc or the C compiler failed.", "\n".join(done.stdout.splitlines()[-TAIL:]))
    return [path.relative_to(target) for path in sorted(target.rglob("*")) if path.suffix in (".so", ".pyd")]


def _look_for_compiler() -> None:
    """A C compiler and Python's headers, where their absence can be told beforehand."""
    if sys.platform == "win32":
        return
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if not shutil.which(command):
        raise CompileError(f"there is no C compiler ({command}) here. On Debian: apt install gcc python3-dev.")
    if not Path(sysconfig.get_paths()["include"], "Python.h").is_file():
        raise CompileError("Python's headers (Python.h) are missing. On Debian: apt install python3-dev.")


def _build(target: Path) -> None:
    """The work itself."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    os.chdir(SOURCES)
    with tempfile.TemporaryDirectory() as scratch:
        options = ["--config-file=", f"--cache-dir={scratch}/cache"]
        extensions = mypycify(
            [*options, *modules()], opt_level=OPTIMISED, debug_level="0", target_dir=scratch, group_name="elbowroom"
        )
        if sys.platform != "win32":
            for extension in extensions:
                extension.extra_compile_args += DIRECT_CALLS
        command = Distribution({"name": "elbowroom", "ext_modules": extensions}).get_command_obj("build_ext")
        command.build_lib = str(target)
        command.build_temp = f"{scratch}/objects"
        command.ensure_finalized()
        command.run()


if __name__ == "__main__":
    _build(Path(sys.argv[1]).resolve())  # it works in the sources' folder
