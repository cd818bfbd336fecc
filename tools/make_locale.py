"""Write the tiles.ftl file of every language from the glossary: `python tools/make_locale.py`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import NotRequired, TypedDict, cast

LOCALE = Path(__file__).resolve().parent.parent / "src" / "elbowroom" / "locale"

# In these languages a race is a common noun: it loses its capital after the power ("Пагорбові тритони").
LOWER_CASE_RACES = {"uk"}

HEADER = """\
# Made by tools/make_locale.py from glossary.json: change the glossary, not this file.

# The name of a power and its race together, both in the form of their .combo attribute.
combo = { $power } { $race }
"""

HEADINGS = {
    "race": "Races",
    "power": "Special powers",
    "relic": "Relics",
    "place": "Places",
    "marker": "Markers",
    "terrain": "Terrains",
    "symbol": "Map symbols",
    "concept": "Other terms",
}


class Term(TypedDict):
    """One entry of the glossary; every mapping goes by language first."""

    key: str
    kind: str
    en: str
    pl: str
    cs: str
    uk: str
    variant: NotRequired[str]  # the choice of the table that the ability's text hangs on
    ability: NotRequired[dict[str, str | dict[str, str]]]  # with a variant: a text for each of its values
    agreement: NotRequired[dict[str, str]]
    combo_forms: NotRequired[dict[str, dict[str, str]]]
    plural: NotRequired[dict[str, dict[str, str]]]


class Meta(TypedDict):
    """The part of the glossary's preamble that is used here."""

    languages: list[str]


class Glossary(TypedDict):
    """The whole glossary."""

    meta: Meta
    terms: list[Term]


def load() -> Glossary:
    """The project's glossary."""
    return cast("Glossary", json.loads((LOCALE / "glossary.json").read_text("utf-8")))


def render(glossary: Glossary, language: str) -> str:
    """The text of tiles.ftl in `language`."""
    parts = [HEADER]
    for kind, heading in HEADINGS.items():
        messages = [_message(term, language) for term in glossary["terms"] if term["kind"] == kind]
        parts.append("\n".join([f"\n## {heading}\n", *messages, ""]))
    return "".join(parts)


def _message(term: Term, language: str) -> str:
    """One Fluent message with its attributes."""
    lines = [f"{term['key'].replace('.', '-')} = {_name(term, language)}"]
    lines += [f"    .{attribute} = {value}" for attribute, value in _attributes(term, language)]
    return "\n".join(lines)


def _attributes(term: Term, language: str) -> Iterator[tuple[str, str]]:
    """The attributes of a term: the same ones in every language, so that no reader needs to ask which it has."""
    name = _name(term, language)
    if "ability" in term:
        yield "ability", _ability(term, term["ability"][language])
    if term["kind"] == "race":
        yield "combo", name[0].lower() + name[1:] if language in LOWER_CASE_RACES else name
        yield "agreement", term.get("agreement", {}).get(language, "any")
    if term["kind"] == "power":
        yield "combo", _select("agreement", term.get("combo_forms", {}).get(language, {"any": name}))
    if "plural" in term:
        forms = term["plural"][language]
        yield "count", _select("count", {case: f"{{ $count }} {form}" for case, form in forms.items()})


def _ability(term: Term, text: str | dict[str, str]) -> str:
    """What a tile does: one text, or one for each way in which a table may play it, the usual one as the default."""
    if isinstance(text, str):
        return text
    usual, *others = text.items()
    return _select(term["variant"], dict([*others, usual]))


def _name(term: Term, language: str) -> str:
    return cast("dict[str, str]", term)[language]


def _select(variable: str, variants: dict[str, str]) -> str:
    """A Fluent selector over `variable`; the last variant is the default, or the only text where all are the same."""
    if len(set(variants.values())) == 1:
        return next(iter(variants.values()))
    *others, default = variants.items()
    lines = [f"{{ ${variable} ->"]
    lines += [f"            [{case}] {text}" for case, text in others]
    lines += [f"           *[{default[0]}] {default[1]}", "        }"]
    return "\n".join(lines)


def main() -> None:
    """Write all languages."""
    glossary = load()
    for language in glossary["meta"]["languages"]:
        folder = LOCALE / language
        folder.mkdir(exist_ok=True)
        (folder / "tiles.ftl").write_text(render(glossary, language), "utf-8")


if __name__ == "__main__":
    main()
