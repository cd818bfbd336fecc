"""Run the notebooks of docs/notebooks as Jupyter would, and make pages of them: python -m tools.notebooks [FILE…].

They are plain Python without magics, so that nothing but Python is needed: each is run in a process of its own, cell by
cell, in an empty folder beside which docs/atlas is found; what a cell prints and what its last line is worth go under
it.
"""

from __future__ import annotations

import ast
import contextlib
import html
import io
import json
import os
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
NOTEBOOKS = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
LONGEST = 300
"""Seconds that one may take on a very slow machine."""
_RICH = ("_repr_svg_", "_repr_html_")


class NotebookError(Exception):
    """A notebook does not run, and why."""


def cells(path: Path) -> Iterator[tuple[str, str]]:
    """The kind and the text of every cell."""
    for cell in json.loads(path.read_text("utf-8"))["cells"]:
        yield cell["cell_type"], "".join(cell["source"])


def outputs(path: Path) -> list[str]:
    """Run a notebook in a process of its own; what stands under each of its code cells, as HTML."""
    paths = [str(ROOT), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "LC_ALL": "C.UTF-8"}
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, "notebooks")
        folder.mkdir()
        Path(place, "atlas").symlink_to(ROOT / "docs" / "atlas")
        done = subprocess.run(
            [sys.executable, "-m", "tools.notebooks", "--one", str(path)],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
    if done.returncode:
        raise NotebookError(f"{path.name} does not run: {done.stderr.strip()}")
    found: list[str] = json.loads(done.stdout)
    return found


def page_of(path: Path) -> str:
    """A notebook with its outputs, as Markdown."""
    said = iter(outputs(path))
    parts = []
    for kind, text in cells(path):
        if kind == "code":
            parts.append(f"```python\n{text.rstrip()}\n```")
            if output := next(said):
                parts.append(f'<div class="output">\n{output}\n</div>')
        else:
            parts.append(text)
    parts.append(f'<a href="{path.name}" download>This page as a notebook for Jupyter</a>')
    return "\n\n".join(parts) + "\n"


# --- inside the process ---------------------------------------------------------------------------------------------


def _run(path: Path) -> list[str]:
    names: dict[str, Any] = {"__name__": "__main__"}
    found = []
    for number, (kind, text) in enumerate(cells(path), 1):
        if kind == "code":
            try:
                found.append(_run_cell(text, f"cell {number}", names))
            except Exception:
                raise SystemExit(f"cell {number}\n{traceback.format_exc(limit=-4)}") from None
    return found


def _run_cell(text: str, name: str, names: dict[str, Any]) -> str:
    """Run a cell; what it printed, then what its last line is worth."""
    tree = ast.parse(text, name)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, name, "exec"), names)
        value = eval(compile(ast.Expression(last.value), name, "eval"), names) if isinstance(last, ast.Expr) else None
    shown = [f"<pre>{html.escape(printed.getvalue().rstrip())}</pre>"] if printed.getvalue().strip() else []
    if value is not None:
        rich = next((getattr(value, one)() for one in _RICH if hasattr(value, one)), None)
        shown.append(rich or f"<pre>{html.escape(repr(value))}</pre>")
    return "\n".join(shown)


def main(words: list[str]) -> None:
    """Run some notebooks, or all, and say so; `--one FILE` prints the outputs as JSON."""
    if words[:1] == ["--one"]:
        print(json.dumps(_run(Path(words[1]))))
        return
    for path in [Path(word).resolve() for word in words] or NOTEBOOKS:
        try:
            outputs(path)
        except NotebookError as error:
            raise SystemExit(str(error)) from None
        print(f"ok {path.name}")


if __name__ == "__main__":
    main(sys.argv[1:])
