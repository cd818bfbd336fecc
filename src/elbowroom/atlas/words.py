"""The words of the atlas in one language: its texts, the names of tiles, numbers, and the order of names."""

from __future__ import annotations

from collections.abc import Iterable

from elbowroom.boxes import BOXES
from elbowroom.locale import decimal, texts_in

# Letters in the order of their alphabets; Unicode has the ones with marks after z, and Ukrainian і before а.
_ALPHABETS = {
    "en": "abcdefghijklmnopqrstuvwxyz",
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    "cs": "aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž",
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
}


class Words:
    """All that the atlas says, in one language."""

    def __init__(self, language: str = "en", boxes: Iterable[str] = ()) -> None:
        self.language = language
        self.own = sorted(one for one in boxes if not {*one.split("+")} <= {*BOXES})
        """What games were played with that had a box of one's own."""
        self.texts = texts_in(language)
        self._order = {letter: at for at, letter in enumerate(_ALPHABETS[language])}

    def __call__(self, name: str, /, **details: str | int) -> str:
        """A text of the atlas."""
        return self.texts.get(f"atlas-{name}", **details)

    def head(self, column: str) -> str:
        """The heading of a column, which is also the name of an axis."""
        return self(f"col-{column}")

    def yes(self, holds: bool) -> str:
        """Yes or no."""
        return self("yes" if holds else "no")

    def kind(self, name: str) -> str:
        """One box, or several mixed, with a box of one's own by their names."""
        if name == "mixed" and self.own:
            return ", ".join(self.boxes(one) for one in self.own)
        return self(f"kind-{name}")

    def boxes(self, names: str) -> str:
        """Boxes with a + between them; one of somebody's own goes by its id."""
        return " + ".join(self(f"kind-{name}") if name in BOXES else name for name in names.split("+"))

    def players(self, count: int) -> str:
        """So many players."""
        return self.texts.get("concept-player.count", count=count)

    def number(self, value: float, digits: int) -> str:
        """A number with so many digits."""
        return decimal(value, digits, self.language)

    def sort(self, names: Iterable[str]) -> list[str]:
        """Names in the order of the alphabet."""
        return sorted(names, key=lambda name: [(self._order.get(c, -1), c) for c in name.lower()])

    # --- tiles; an own one without a text goes by its id ------------------------------------------------------------

    def tile(self, column: str, id: str) -> str:
        """A race or a power."""
        try:
            return self.texts.get(f"{column}-{id}")
        except KeyError:
            return id

    def combo(self, power: str, race: str) -> str:
        """Both."""
        try:
            return self.texts.combo(power, race)
        except KeyError:
            return f"{self.tile('power', power)} {self.tile('race', race)}"
