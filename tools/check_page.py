"""Types and unit tests of the page, with the same node that builds it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from hatch_build import npm_command  # noqa: E402  (the build hook stands at the root)


def main() -> int:
    """Run the page's checks; the first that fails ends it."""
    npm, env = npm_command()
    web = ROOT / "web"
    steps = [["run", "check"], ["test"]]
    if not (web / "node_modules").is_dir():
        steps.insert(0, ["ci", "--no-audit", "--no-fund"])
    for step in steps:
        done = subprocess.run([*npm, *step], cwd=web, env=env, check=False)
        if done.returncode:
            return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
