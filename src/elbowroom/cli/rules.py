"""`elbowroom rules`: the rulebook, or the rules of an id or with some words in them."""

from __future__ import annotations

import argparse
import re
import shutil
import textwrap
import unicodedata

from elbowroom.boxes import PRINTED, box
from elbowroom.locale import Texts, negotiate, rulebook_in

from .arguments import Parser, UsageError

_PREFIX = "rule-"
_WORD = re.compile(r"\w+", re.UNICODE)
_WIDEST = 100
_ENDING, _SHARED = 3, 4  # letters by which two forms of a word may differ at the end, and that they must share before
_SHORT = 3  # short words change their endings, too, where nouns have cases
_TWINS = {"en": {"dice": "die"}}  # forms that differ in the middle
_TURNING, _TURNED = "f", "ves"  # as in half and halves


def add_rules(parser: Parser) -> None:
    """Ids or words, and the language."""
    parser.add_argument("words", nargs="*", metavar="WORD", help=parser.about("rules-words"))
    parser.add_language()


def rules(options: argparse.Namespace) -> int:
    """Print every rule that is meant."""
    language = negotiate(options.lang)
    texts = rulebook_in(language)
    book = {id.removeprefix(_PREFIX): _text(texts, id) for id in texts.ids() if id.startswith(_PREFIX)}
    found = meant(book, options.words, language)
    if not found:
        raise UsageError("cli-rules-none", words=" ".join(options.words))
    families = _families()
    width = min(_WIDEST, shutil.get_terminal_size().columns)
    for anchor in found:
        print(
            textwrap.fill(
                f"{_id(anchor, families)}  {book[anchor]}", width, subsequent_indent="  ", break_long_words=False
            )
        )
    return 0


def _families() -> dict[str, str]:
    """The families of tiles as the law writes them, with small letters in them."""
    boxes = [box(name) for name in PRINTED]
    tiles = [tile for here in boxes for tile in (*here.races, *here.powers, *here.finds)]
    return {tile.rule.lower(): tile.rule for tile in tiles}


def _id(anchor: str, families: dict[str, str]) -> str:
    family, _, number = anchor.rpartition("-")
    return f"{families.get(family, family.upper())}-{number}"


def _text(texts: Texts, id: str) -> str:
    return " ".join(texts.get(id).split())


def meant(book: dict[str, str], words: list[str], language: str) -> list[str]:
    """The rules of an id or family and those that point to them, else those with all these words; all without any."""
    asked = "-".join(words).lower()
    family = [anchor for anchor in book if anchor == asked or re.fullmatch(re.escape(asked) + r"-\d+", anchor)]
    if family:
        cited = re.compile(rf"(?<![\w-])(?:{'|'.join(family)})(?![\w-])", re.IGNORECASE)
        return family + [anchor for anchor, text in book.items() if anchor not in family and cited.search(text)]
    sought = _WORD.findall(fold(" ".join(words)))
    if words and not sought:
        return []
    return [anchor for anchor, text in book.items() if _fits(sought, _WORD.findall(fold(text)), language)]


def fold(text: str) -> str:
    """Small letters without the signs above them; Polish writes its soft r with two letters (góra, górze)."""
    plain = unicodedata.normalize("NFD", text.lower()).replace("ł", "l")
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).replace("rz", "r")


def _fits(sought: list[str], words: list[str], language: str) -> bool:
    return all(any(akin(word, other, language) for other in words) for word in sought)


def akin(sought: str, word: str, language: str) -> bool:
    """Does a word begin like this, or is it another form of it?"""
    if word.startswith(sought) or _TWINS.get(language, {}).get(sought) == word:
        return True
    if language == "en" and sought.endswith(_TURNING) and word == sought.removesuffix(_TURNING) + _TURNED:
        return True
    shared = next((at for at, (one, other) in enumerate(zip(sought, word, strict=False)) if one != other), len(word))
    rest = max(len(sought), len(word)) - shared
    if shared >= _SHARED:
        return rest <= _ENDING
    return language != "en" and shared == _SHORT and len(sought) <= _SHORT + 1 and rest <= _ENDING - 1
