"""Finding what was left in English where a command speaks Ukrainian."""

from __future__ import annotations

import re
from html.parser import HTMLParser

from elbowroom.boxes import BOXES

# Names that are the same in every language: commands, bots, boxes, file kinds, libraries, what a user types.
NAMES = set(BOXES) | set(
    """
    elbowroom atlas human random easy normal hard expert greedy json html svg csv sh ray parquet polars
    python readme docs data other lang report run en pl cs uk ms small world plackett luce openskill scenarios positions
    utf zip
    """.split()
)
_TYPED = re.compile(
    r"`[^`]*`"  # code
    r"|\[[^\]]*\]"  # options in a line of usage
    r"|'[^']*'"  # what was typed
    r"|--?[a-z][\w-]*"  # options
    r"|[\w./-]*/[\w./-]*"  # paths
    r"|\b[\w-]+\.(?:json\w*|html|csv|svg|parquet|md|toml)\b"  # files
    r"|\b[A-Z]{1,8}\b"  # what stands for a value in a line of usage
    r"|\b\w+:\w+\b|\b\w+@\w+\b|\w+(?:_\w+)+|\w+\([^)]*\)+"  # addresses, budgets, names in Python
    r"|\d[\w.+]*"  # versions and seeds
)


def latin_words(text: str, *more: str) -> set[str]:
    """The words in Latin letters that are no names; `more` are names too."""
    rest = _TYPED.sub(" ", text)
    return {word for word in re.findall(r"[A-Za-z]{2,}", rest) if word.lower() not in NAMES | set(more)}


class Shown(HTMLParser):
    """Collects what a page shows or reads out."""

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._silent += tag in ("style", "script")
        self.texts += [value or "" for name, value in attrs if name in ("aria-label", "title", "alt")]

    def handle_endtag(self, tag: str) -> None:
        self._silent -= tag in ("style", "script")

    def handle_data(self, data: str) -> None:
        if not self._silent:
            self.texts.append(data)


def shown(page: str) -> str:
    """What a page of HTML, or a chart, says."""
    parser = Shown()
    parser.feed(page)
    return "\n".join(parser.texts)
