"""Reading the command line: every mistake is one line."""

from __future__ import annotations

import argparse
from typing import NoReturn

from elbowroom.locale import languages, negotiate

_SHOWN = 40  # characters of a wrong value that are repeated


class UsageError(ValueError):
    """What was typed makes no sense, and why."""


class Parser(argparse.ArgumentParser):
    """A parser whose mistakes are exceptions instead of a page of usage."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see `{self.prog} --help`)")


def one_line(text: str) -> str:
    """The text with everything escaped that could break the line or cannot be printed."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def shorten(text: str) -> str:
    """A value as a message repeats it."""
    return repr(text if len(text) <= _SHOWN else text[:_SHOWN] + "…")


def whole_number(text: str) -> int:
    """Any whole number."""
    try:
        return int(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{shorten(text)} is not a whole number") from None


def counting_number(text: str) -> int:
    """A whole number from 1."""
    number = whole_number(text)
    if number < 1:
        raise argparse.ArgumentTypeError(f"{shorten(text)} is less than 1")
    return number


def duration(text: str) -> float:
    """Seconds, more than none."""
    try:
        seconds = float(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{shorten(text)} is not a number of seconds") from None
    if not 0 < seconds <= 3600:
        raise argparse.ArgumentTypeError(f"{shorten(text)} is not between 0 and 3600 seconds")
    return seconds


def names(text: str) -> list[str]:
    """Words with commas between them."""
    found = [word.strip() for word in text.split(",")]
    if not all(found):
        raise argparse.ArgumentTypeError(f"{shorten(text)} is not a list of names with commas between them")
    return found


def numbers(text: str) -> list[int]:
    """Whole numbers with commas between them."""
    return [whole_number(word) for word in names(text)]


def language(text: str) -> str:
    """A language there are texts in, by a tag like `pl` or `pl-PL`."""
    found = negotiate(text)
    if not text.lower().startswith(found):
        known = ", ".join(languages())
        raise argparse.ArgumentTypeError(f"there are no texts in {shorten(text)}; there are {known}")
    return found
