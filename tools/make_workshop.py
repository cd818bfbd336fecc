"""Makes the tables of docs/workshop.md from the vocabulary of data tiles. A test fails if they are old."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from elbowroom.notation.own import faults, words
from elbowroom.notation.own.words import FLAG, MARKER, REGIONS, WHEN, WHOLE, Key

DOCUMENT = Path(__file__).resolve().parent.parent / "docs" / "workshop.md"
MARKED = re.compile(r"(<!-- table: (?P<name>[^>]+) -->\n).*?(<!-- end -->)", re.DOTALL)

_KINDS = {FLAG: "`true`, `false`", REGIONS: "a choice of regions", WHEN: "conditions", MARKER: "a marker's id"}
_LIMITS = (
    ("races and powers together", faults.MOST_TILES),
    ("maps", faults.MOST_MAPS),
    ("effects of a tile", faults.MOST_EFFECTS),
    ("markers of a tile", faults.MOST_MARKERS),
    ("house rules", faults.MOST_RULES),
    ("characters of a name", faults.NAME_LENGTH),
    ("characters of an ability", faults.TEXT_LENGTH),
    ("tokens of a race", f"{faults.TOKENS[0]} to {faults.TOKENS[1]}"),
    ("its tokens in the tray", f"up to {faults.SUPPLY[1]}"),
    ("tokens of a power", f"{faults.BADGE[0]} to {faults.BADGE[1]}"),
    ("bytes of a drawing", faults.ICON_BYTES),
    ("bytes of tiles, texts and icons together", faults.DATA_BYTES),
    ("bytes of a file", faults.FILE_BYTES),
    ("bytes of all files, unpacked", faults.BOX_BYTES),
    ("files", faults.FILES),
    ("choices in one another", faults.DEEPEST),
    ("words in one choice of regions", faults.MOST_NAMES),
)


def _value(key: Key) -> str:
    if key.kind == WHOLE:
        return f"{key.least} to {key.most}"
    return _KINDS.get(key.kind) or ", ".join(f"`{word}`" for word in key.words)


def _effects() -> Iterator[str]:
    yield "| `do` | what it does | key | value | meaning |"
    yield "|---|---|---|---|---|"
    for name, effect in words.EFFECTS.items():
        about = effect.about + (" (races only)" if effect.race_only else "")
        keys = [(f"`{key}`" + (" *" if spec.needed else ""), spec) for key, spec in effect.keys.items()]
        first = f"| `{name}` | {about} |"
        if effect.lives:
            keys.append(("`while`", Key(words.WORD, "see below", words=tuple(words.LIVES))))
        if not keys:
            yield f"{first} | | |"
        for key, spec in keys:
            yield f"{first} {key} | {_value(spec)} | {spec.about} |"
            first = "| | |"


def _plain(found: dict[str, str], head: str) -> Iterator[str]:
    yield f"| {head} | which |"
    yield "|---|---|"
    for name, about in found.items():
        yield f"| `{name}` | {about} |"


def _keys(found: dict[str, Key], head: str) -> Iterator[str]:
    yield f"| {head} | value | meaning |"
    yield "|---|---|---|"
    for name, spec in found.items():
        yield f"| `{name}` | {_value(spec)} | {spec.about} |"


def _limits() -> Iterator[str]:
    yield "| of | at most |"
    yield "|---|---|"
    for what, most in _LIMITS:
        yield f"| {what} | {most:,} |" if isinstance(most, int) else f"| {what} | {most} |"


def tables() -> dict[str, list[str]]:
    """All tables by name."""
    return {
        "effects": list(_effects()),
        "printed": list(_plain(words.PRINTED, "word")),
        "living": list(_plain(words.LIVING, "word")),
        "composed": list(_plain(words.COMPOSED, "key")),
        "conditions": list(_keys(words.CONDITIONS, "key")),
        "markers": list(_keys(words.MARKER_KEYS, "key")),
        "while": list(_plain(words.LIVES, "`while`")),
        "limits": list(_limits()),
    }


def text() -> str:
    """The document with tables as they should be."""
    found = tables()
    return MARKED.sub(
        lambda match: match[1] + "\n".join(found[match["name"]]) + "\n" + match[3], DOCUMENT.read_text("utf-8")
    )


if __name__ == "__main__":
    DOCUMENT.write_text(text(), "utf-8")
