"""What the index shows of a package (hatchling's metadata hook): the README and the project's addresses.

A README on an index has no neighbours, so its links and pictures must lead to the repository. Where that is, only
whoever publishes knows: ELBOWROOM_REPOSITORY is the one base of all addresses, and without it links stay as written.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface

REPOSITORY = "ELBOWROOM_REPOSITORY"
LINK = re.compile(r"(?P<picture>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")
ABSOLUTE = re.compile(r"[a-z][a-z0-9+.-]*:|#")


class MetadataHook(MetadataHookInterface):
    """Fills in what pyproject.toml calls dynamic."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """The README as the index can show it, and the addresses if they are known."""
        base = os.environ.get(REPOSITORY, "").rstrip("/")
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute_links(text, base) if base else text}
        if base:
            metadata["urls"] = addresses(base)


def addresses(base: str) -> dict[str, str]:
    """The project's addresses, by the names that indexes know."""
    return {
        "Repository": base,
        "Documentation": f"{base}/tree/main/docs",
        "Changelog": f"{base}/blob/main/CHANGELOG.md",
        "Issues": f"{base}/issues",
    }


def absolute_links(text: str, base: str) -> str:
    """The same text, with what stands beside it in the repository found there."""

    def there(match: re.Match[str]) -> str:
        target = match["target"]
        if not ABSOLUTE.match(target):
            target = f"{base}/{'raw' if match['picture'] else 'blob'}/main/{target}"
        return f"{match['picture']}[{match['text']}]({target})"

    return LINK.sub(there, text)
