"""Runs `trying` with the engine's sources, compiled or not: only they can see that a tile changes what copies share.

To be run as a file, `python from_sources.py BOX GAMES`, so that nothing of the engine has been imported before.
"""

from __future__ import annotations

import runpy
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[2]


def _sources_only(folder: str) -> FileFinder:
    """For a folder of the engine's a finder that passes by compiled modules; the rest is left to the usual ones."""
    if not Path(folder).resolve().is_relative_to(_PACKAGE):
        raise ImportError(folder)
    return FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))


if __name__ == "__main__":
    sys.path[0] = str(Path.cwd())  # a box may be the name of a module there
    sys.path.append(str(_PACKAGE.parent))
    sys.path_hooks.insert(0, _sources_only)
    sys.path_importer_cache.clear()
    runpy.run_module("elbowroom.notation.own.trying", run_name="__main__", alter_sys=True)
