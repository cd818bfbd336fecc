"""Layout, lint, types and unit tests of the page, with the same node that builds it."""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
sys.path.insert(0, str(ROOT))

from hatch_build import npm_command  # noqa: E402  (the build hook stands at the root)

QUICK = [["run", "lint"], ["run", "format:check"]]
SLOW = [["run", "check"], ["test"]]
SOURCES = {".css", ".html", ".js", ".svelte", ".ts"}
WIDTH = 140


def long_lines() -> list[str]:
    """Where a line of the page's sources is too long: prettier breaks neither strings nor comments."""
    files = [*WEB.glob("*"), *WEB.glob("public/**/*"), *WEB.glob("src/**/*")]
    return [
        f"web/{path.relative_to(WEB).as_posix()}:{number}: {len(line)} characters; a line has at most {WIDTH}"
        for path in sorted(files)
        if path.suffix in SOURCES
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if len(line) > WIDTH
    ]


def main() -> int:
    """Run the page's checks; the first that fails ends it."""
    parser = argparse.ArgumentParser(description="Checks the page: its layout, lint, types and unit tests.")
    parser.add_argument("--quick", action="store_true", help="only the layout and lint")
    steps = QUICK if parser.parse_args().quick else QUICK + SLOW
    if found := long_lines():
        print("\n".join(found), file=sys.stderr)
        return 1
    npm, env = npm_command()
    if not (WEB / "node_modules").is_dir():
        steps = [["ci", "--no-audit", "--no-fund"], *steps]
    for step in steps:
        done = subprocess.run([*npm, *step], cwd=WEB, env=env, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
