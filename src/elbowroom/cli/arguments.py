"""Reading the command line: every mistake is one line, and every word of help is in the user's language."""

from __future__ import annotations

import argparse
import errno
import re
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, NoReturn

from elbowroom.arena.words import Mistake
from elbowroom.locale import Texts, languages, negotiate
from elbowroom.rules.house import value_of

_SHOWN = 40  # characters of a wrong value that are repeated

# argparse speaks English alone; what it can say here, and the texts that say the same. The last one is ours already.
_SAID = tuple(
    (re.compile(pattern, re.DOTALL), text)
    for pattern, text in (
        (r"argument (?P<name>[^:]+): expected one argument", "cli-parse-one"),
        (r"argument (?P<name>[^:]+): expected at least one argument", "cli-parse-some"),
        (r"argument (?P<name>[^:]+): invalid choice: (?P<value>.+) \(choose from (?P<known>.+)\)", "cli-parse-choice"),
        (r"argument (?P<name>[^:]+): invalid int value: (?P<value>.+)", "cli-parse-number"),
        (r"argument (?P<name>[^:]+): ignored explicit argument (?P<value>.+)", "cli-parse-no-value"),
        (r"the following arguments are required: (?P<names>.+)", "cli-parse-required"),
        (r"unrecognized arguments: (?P<values>.+)", "cli-parse-unknown"),
        (r"argument (?P<name>[^:]+): (?P<reason>.+)", "cli-parse-wrong"),
    )
)


class UsageError(Mistake):
    """What was typed makes no sense, and why."""


class _Formatter(argparse.HelpFormatter):
    """Help that begins with the user's word for "usage"."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._usage_word = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._usage_word if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser whose mistakes are exceptions instead of a page of usage, and whose help comes from the texts."""

    def __init__(self, *, texts: Texts, **settings: Any) -> None:
        formatter = partial(_Formatter, usage=texts.get("cli-help-usage") + " ")
        super().__init__(add_help=False, allow_abbrev=False, formatter_class=formatter, **settings)
        self.texts = texts
        self._positionals.title = texts.get("cli-help-positionals")
        self._optionals.title = texts.get("cli-help-options")
        self.add_argument("-h", "--help", action="help", help=texts.get("cli-help-help"))

    def error(self, message: str) -> NoReturn:
        found = ((pattern.fullmatch(message), text) for pattern, text in _SAID)
        said = next((self.texts.get(text, **match.groupdict()) for match, text in found if match), message)
        raise UsageError("cli-parse-problem", problem=said, command=self.prog)

    def refuse(self, text: str, /, **details: str | int) -> argparse.ArgumentTypeError:
        """What is wrong with the value of an option."""
        return argparse.ArgumentTypeError(self.texts.get(text, **details))

    # --- what options are ------------------------------------------------------------------------------------------

    def whole_number(self, text: str) -> int:
        """Any whole number."""
        try:
            return int(text)
        except ValueError:
            raise self.refuse("cli-no-number", value=shorten(text)) from None

    def counting_number(self, text: str) -> int:
        """A whole number from 1."""
        number = self.whole_number(text)
        if number < 1:
            raise self.refuse("cli-below-one", value=shorten(text))
        return number

    def duration(self, text: str) -> float:
        """Seconds, more than none."""
        try:
            seconds = float(text)
        except ValueError:
            raise self.refuse("cli-no-seconds", value=shorten(text)) from None
        if not 0 < seconds <= 3600:
            raise self.refuse("cli-seconds-range", value=shorten(text))
        return seconds

    def names(self, text: str) -> list[str]:
        """Words with commas between them."""
        found = [word.strip() for word in text.split(",")]
        if not all(found):
            raise self.refuse("cli-no-list", value=shorten(text))
        return found

    def numbers(self, text: str) -> list[int]:
        """Whole numbers with commas between them."""
        return [self.whole_number(word) for word in self.names(text)]

    def language(self, text: str) -> str:
        """A language there are texts in, by a tag like `pl` or `pl-PL`."""
        found = negotiate(text)
        if not text.lower().startswith(found):
            raise self.refuse("cli-no-language", value=shorten(text), known=", ".join(languages()))
        return found

    # --- options that many commands have ----------------------------------------------------------------------------

    def about(self, name: str) -> str:
        """What an option of a command is for."""
        return self.texts.get(f"cli-help-{name}")

    def add_language(self) -> None:
        """`--lang`."""
        self.add_argument("--lang", type=self.language, metavar="TAG", help=self.about("lang"))

    def add_json(self, name: str = "json") -> None:
        """`--json`."""
        self.add_argument("--json", action="store_true", help=self.about(name))

    def variant(self, text: str) -> tuple[str, object]:
        """`name=value`; whether there is such a house rule is looked up where the boxes are known."""
        name, equals, value = text.partition("=")
        if not equals or not name.strip() or not value.strip():
            raise self.refuse("cli-no-variant-form", value=shorten(text))
        return name.strip(), value_of(value.strip())

    def add_variants(self) -> None:
        """`--variant`, once for each house rule."""
        about = self.about("variant")
        self.add_argument("--variant", type=self.variant, action="append", default=[], metavar="NAME=VALUE", help=about)

    def add_seed(self) -> None:
        """`--seed`, of games that are played by bots."""
        self.add_argument("--seed", type=self.whole_number, metavar="N", default=1, help=self.about("seed"))

    def add_processes(self) -> None:
        """`--processes`."""
        self.add_argument(
            "--processes", type=self.counting_number, metavar="N", default=1, help=self.about("processes")
        )


def add_command(commands: argparse._SubParsersAction[Parser], texts: Texts, name: str, **settings: Any) -> Parser:
    """A command of its own below another."""
    about = texts.get(f"cli-help-{commands.dest}-{name}")
    return commands.add_parser(name, texts=texts, help=about, **settings)


def language_of(words: Sequence[str]) -> str:
    """The language in which a command is to be answered, whatever else is wrong with it."""
    for at, word in enumerate(words, 1):
        name, _, value = word.partition("=")
        if name == "--lang":
            return negotiate(value or next(iter(words[at:]), None))
    return negotiate()


def system_problem(error: OSError, texts: Texts) -> str:
    """What the system did not let us do."""
    code = errno.errorcode.get(error.errno or 0, "")
    return texts.get("cli-system", code=code, reason=error.strerror or str(error))


def one_line(text: str) -> str:
    """The text with everything escaped that could break the line or cannot be printed."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def shorten(text: str) -> str:
    """A value as a message repeats it."""
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")
