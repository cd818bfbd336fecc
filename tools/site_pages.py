"""The texts of the documents' site: links, lists and drawings as it wants them, and the pages of the reference."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
FROM_THE_ROOT = {"CONTRIBUTING.md": "contributing", "CHANGELOG.md": "changelog", "README.md": "README"}
"""Documents beside docs/ and the names of their pages; the site has a README of its own."""
_FENCE = re.compile(r"^( *)(```+)(\w*)[^\n]*\n(.*?)^ *\2 *$", re.M | re.S)
_LINK = re.compile(r"(?P<picture>!?)\[(?P<text>(?:[^\[\]]|\[[^\]]*\])*)\]\((?P<target>[^()\s]+)\)")
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|#")
_STEP = re.compile(r"\d+\. ")

REFERENCE = {
    "game": (
        "The game",
        "What outsiders hold in their hands; [moves](../moves.md) has the words that it speaks.",
        ["elbowroom"],
    ),
    "events": ("Events", "What `game.play` answers with: what happened, in order.", ["elbowroom.rules.events"]),
    "tiles": (
        "Tiles",
        "What a race, power, relic or place of one's own declares or overrides; the recipes show how.",
        ["elbowroom.rules.ability", "elbowroom.rules.moves"],
    ),
    "bots": (
        "Bots",
        "[Bots](../bots.md) says how to write one.",
        ["elbowroom.bots", "elbowroom.bots.base", "elbowroom.bots.hints"],
    ),
    "arena": (
        "Tournaments",
        "Matches, their files and what is made of them.",
        ["elbowroom.arena.tournament", "elbowroom.arena.referee", "elbowroom.arena.tournament_report"],
    ),
    "envs": ("Environments", "[Learning environments](../environments.md) explains them.", ["elbowroom.envs"]),
    "atlas": (
        "The atlas",
        "Many games, kept as tables; [the atlas](../atlas.md) says what is in them.",
        [
            "elbowroom.atlas",
            "elbowroom.atlas.plan",
            "elbowroom.atlas.run",
            "elbowroom.atlas.store",
            "elbowroom.atlas.estimate",
        ],
    ),
    "client": (
        "A client of the server",
        "A seat at a table over [the protocol](../protocol.md).",
        ["elbowroom.client"],
    ),
}
"""The pages of the reference: their title, what stands at the top, and the modules on them."""
_NOT_SHOWN = {"bot_pickles", "picture", "registration"}
"""Modules of the environments that nobody calls by name."""


def reference_pages() -> dict[str, str]:
    """The Markdown of the reference, by page; mkdocstrings fills in what the docstrings say."""
    index = "# Reference\n\nMade from the docstrings of the package.\n\n| page | what |\n|---|---|\n"
    pages = {}
    for name, (title, about, modules) in REFERENCE.items():
        if name == "envs":
            found = sorted(path.stem for path in (ROOT / "src/elbowroom/envs").glob("[a-z]*.py"))
            modules = [f"elbowroom.envs.{one}" for one in found if one not in _NOT_SHOWN]
        parts = [_members(module) for module in modules]
        pages[f"api/{name}"] = f"# {title}\n\n{about}\n\n" + "\n".join(parts)
        index += f"| [{title}]({name}.md) | {about} |\n"
    return {"api/index": index, **pages}


def _members(module: str) -> str:
    """A module and all of it; of the package itself, what it offers under its own name."""
    if module != "elbowroom":
        return f"## {module}\n\n::: {module}\n    options:\n      show_root_heading: false\n      heading_level: 3\n"
    text = (ROOT / "src/elbowroom/__init__.py").read_text("utf-8")
    names = re.findall(r'^    "(\w+)",$', text.partition("__all__")[2], re.M)
    order = sorted(names, key=lambda name: (name[0].isupper(), name.endswith("Error") or name.startswith("Illegal")))
    return "\n".join(f"::: elbowroom.{name}\n" for name in order)


# --- documents ------------------------------------------------------------------------------------------------------


def for_the_site(text: str, source: str, page: str, repository: str) -> str:
    """A document at `source`, a path in the repository, as the page `page` of docs/ shows it."""
    parts = []
    end = 0
    for fence in _FENCE.finditer(text):
        parts += [_links(text[end : fence.start()], source, page, repository), _fence(fence)]
        end = fence.end()
    return _four_spaces("".join([*parts, _links(text[end:], source, page, repository)]))


def _links(prose: str, source: str, page: str, repository: str) -> str:
    def led(link: re.Match[str]) -> str:
        target = link["target"]
        if _ELSEWHERE.match(target):
            return link[0]
        text = _LINK.sub(led, link["text"])
        there = _target(target, source, page, repository)
        return f"{link['picture']}[{text}]({there})" if there else text

    return _LINK.sub(led, prose)


def _target(target: str, source: str, page: str, repository: str) -> str:
    """Where a link leads on the site: to another page, or to the repository; nowhere if nobody knows where that is."""
    name, _, anchor = target.partition("#")
    path = posixpath.normpath(posixpath.join(posixpath.dirname(source), name))
    path = f"docs/{FROM_THE_ROOT[path]}.md" if path in FROM_THE_ROOT else path
    if not path.startswith("docs/"):
        kind = "tree" if (ROOT / path).is_dir() else "blob"
        there = f"{repository}/{kind}/main/{path}" if repository else ""
    else:
        there = posixpath.relpath(path.removeprefix("docs/"), posixpath.dirname(page) or ".")
        there = re.sub(r"\.ipynb$", ".md", there)
    return f"{there}#{anchor}" if there and anchor else there


def _four_spaces(text: str) -> str:
    """What belongs to a numbered step is indented by four, which Python-Markdown wants and forges take as well."""
    lines = []
    inside = False
    for line in text.splitlines():
        if line[:1].strip():
            inside = bool(_STEP.match(line))
        lines.append(f" {line}" if inside and line.startswith("   ") else line)
    return "\n".join(lines) + "\n"


# --- drawings -------------------------------------------------------------------------------------------------------


def _fence(fence: re.Match[str]) -> str:
    """Code as it is, but drawings in words: to draw them a page would have to fetch a program from elsewhere."""
    if fence[3] != "mermaid":
        return fence[0]
    kind, _, lines = fence[4].partition("\n")
    return _arrows(lines) if kind.startswith("flowchart") else _messages(lines)


def _arrows(drawing: str) -> str:
    names = dict(re.findall(r'^ +(\w+)\["(.+?)"\]$', drawing, re.M))
    rows = ["| package | what it is | imports | speaks to |", "|---|---|---|---|"]
    for name, label in names.items():
        below = [f"`{one}`" for one in re.findall(rf"^ +{name} --> (\w+)$", drawing, re.M)]
        beside = [f"`{one}` ({how})" for how, one in re.findall(rf'^ +{name} -\. "(.+?)" \.-> (\w+)$', drawing, re.M)]
        rows.append(f"| `{name}` | {label.partition('<br/>')[2]} | {', '.join(below)} | {', '.join(beside)} |")
    return "\n".join(rows)


def _messages(drawing: str) -> str:
    names = {one: label or one for one, label in re.findall(r"^ +participant (\w+)(?: as (.+))?$", drawing, re.M)}
    sent = re.findall(r"^ +(\w+)--?>>(\w+): (.+)$", drawing, re.M)
    return "\n".join(f"{at}. **{names[one]}** → **{names[to]}**: {what}" for at, (one, to, what) in enumerate(sent, 1))
