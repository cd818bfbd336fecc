"""Every text a player reads, in four languages: Fluent files, one folder per language."""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

__all__ = ["Texts", "add_texts", "decimal", "languages", "negotiate", "percent", "rulebook_in", "texts_in"]

_LANGUAGES = ("en", "pl", "cs", "uk")
_COMMA = ("pl", "cs", "uk")
_RULEBOOK = "rulebook.ftl"  # as long as all others together, and seldom asked for: loaded on its own
_added: dict[str, dict[str, str]] = {language: {} for language in _LANGUAGES}  # of boxes of one's own, plain texts


def add_texts(texts: Mapping[str, Mapping[str, str]]) -> None:
    """Plain texts by language and id, for what comes from outside; ours come first."""
    for language, found in texts.items():
        _added[language].update(found)


def languages() -> tuple[str, ...]:
    """The languages there are texts in, English first."""
    return _LANGUAGES


def negotiate(tag: str | None = None) -> str:
    """The language to use: the one of `tag` ("pl-PL"), else the environment's; English where there is no text in it."""
    settings = (tag, *(os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")))
    wanted = next((setting for setting in settings if setting), "en")
    language = re.split(r"[-_.@]", wanted.lower())[0]
    return language if language in _LANGUAGES else "en"


class Texts:
    """All texts of one language, by id: `texts.get("race-orcs")`, `texts.get("concept-coin.count", count=3)`.

    The rulebook is not among them; `rulebook_in` has it.
    """

    def __init__(self, language: str, *, rulebook: bool = False) -> None:
        if language not in _LANGUAGES:
            raise ValueError(f"no texts in language {language!r}; there are {', '.join(_LANGUAGES)}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = files(__name__).joinpath(language)
        self._ids: list[str] = []
        for name in sorted(file.name for file in folder.iterdir() if file.name.endswith(".ftl")):
            if (name == _RULEBOOK) == rulebook:
                text = folder.joinpath(name).read_text("utf-8")
                self._ids += re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
                self._bundle.add_resource(FluentResource(text))

    def ids(self) -> list[str]:
        """The ids of all messages, in the order of the files."""
        return list(self._ids)

    def get(self, message_id: str, /, **args: str | int) -> str:
        """The text of a message, or of its attribute after a dot; KeyError if there is none."""
        name, _, attribute = message_id.partition(".")
        pattern = None
        if self._bundle.has_message(name):
            message = self._bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None and message_id in _added[self.language]:
            return _added[self.language][message_id]
        if pattern is None:
            raise KeyError(f"no text {message_id!r} in language {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"text {message_id!r} in language {self.language!r}: {errors[0]}")
        return str(text)

    def combo(self, power: str, race: str) -> str:
        """A power and a race as one name, the power agreeing with the race: "Handlujący Orkowie"."""
        agreement = self.get(f"race-{race}.agreement")
        return self.get(
            "combo",
            power=self.get(f"power-{power}.combo", agreement=agreement),
            race=self.get(f"race-{race}.combo"),
        )


@cache
def texts_in(language: str) -> Texts:
    """The texts of a language; reading them takes a tenth of a second, so it is done once."""
    return Texts(language)


@cache
def rulebook_in(language: str) -> Texts:
    """The rulebook of a language: `rule-conq-6` is the rule CONQ-6 (docs/rules) for players."""
    return Texts(language, rulebook=True)


def decimal(value: float, places: int, language: str) -> str:
    """A number as it is written in a language; never a negative nothing."""
    text = f"{value:.{places}f}"
    if not float(text):
        text = text.lstrip("-")
    return text.replace(".", ",") if language in _COMMA else text


def percent(share: float, language: str) -> str:
    """A share as a whole percentage, as it is written in a language."""
    return f"{decimal(100 * share, 0, language)}{chr(0xA0) if language == 'cs' else ''}%"
