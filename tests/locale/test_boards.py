"""A tile's text names only what there is on the map that is played on (U-MIX-03, U-MIX-04, U-MIX-09, U-MIX-13)."""

from __future__ import annotations

import re

import pytest

from elbowroom.boxes import box
from elbowroom.locale import languages, texts_in
from elbowroom.rules.ability import Tile

SHIPPED = ("base", "underground")
TILES: list[Tile] = [tile for name in SHIPPED for tile in (*box(name).races, *box(name).powers, *box(name).finds)]
USUAL = {name: str(values[0]) for tile in TILES for name, values in tile.variants}

# Grounds and symbols that only one kind of map has, by the stems of their names; pieces may be called after them.
PIECES = r"Mushroom Armor|Zgrzybiał\w+ Panc\w+|Houbov\w+ brněn\w+|грибн\w+ обладун\w+"
BELOW = {
    "en": "river|chasm|black mountain|mud pool|mushroom forest|crystal",
    "pl": r"\brzek|\brzece\b|przepaś|czarn\w+ gór|błotn\w+ staw|grzybow\w+ las|kryszta",
    "cs": r"\břek|\břece|propast|čern\w+ ho[rř]|bahen\w+ tů|houbov\w+ les|krystal",
    "uk": r"річ[кц]|прірв|чорн\w+ г[оі]р|багнист\w+ став|грибн\w+ ліс|кристал",
}
ABOVE = {
    "en": r"\bseas?\b|\blakes?\b|swamp|\bhills?\b|farmland|cavern|magic source|mountain|forest",
    "pl": r"morz|jezior|bagn|wzgórz|\bpol[ae]\b|jaskini|magiczn\w+ symbol|\bgór|\blas",
    "cs": r"\bmoř|jeze[rř]|bažin|kopc|\bpolí|jeskyn|magick|\bho[rř][auye]|lesní",
    "uk": r"\bмор|озер|болот|пагорб|\bнив|печер|джерел\w+ магії|\bг[оі]р[аиу]|\bліс",
}


def named(language: str, text: str) -> tuple[str, str]:
    """What a text names of the maps below, and of those above; empty where it names nothing of them."""
    rest = re.sub(PIECES, "", text, flags=re.IGNORECASE)
    below = re.search(BELOW[language], rest, re.IGNORECASE)
    above = re.search(ABOVE[language], re.sub(BELOW[language], "", rest, flags=re.IGNORECASE), re.IGNORECASE)
    return below[0] if below else "", above[0] if above else ""


@pytest.mark.parametrize("language", languages())
def test_a_tile_names_no_ground_that_is_not_on_this_map(language: str) -> None:
    texts = texts_in(language)
    wrong: list[str] = []
    for tile in TILES:
        for board in tile.boards:
            text = texts.get(f"{tile.kind}-{tile.id}.ability", **{**USUAL, "board": board})
            below, above = named(language, text)
            wrong += [f"{tile.id} on {board}: {word}" for word in [below if board == "base" else above] if word]
    assert wrong == []


@pytest.mark.parametrize("language", languages())
def test_the_same_tiles_hang_on_the_board_in_every_language(language: str) -> None:
    def differ(told: str) -> set[str]:
        texts = texts_in(told)
        both = [tile for tile in TILES if len(tile.boards) == 2]
        keys = [f"{tile.kind}-{tile.id}.ability" for tile in both]
        on = [[texts.get(key, **{**USUAL, "board": board}) for key in keys] for board in ("base", "underground")]
        return {key for key, above, below in zip(keys, *on, strict=True) if above != below}

    assert differ(language) == differ("en")
    assert len(differ("en")) == 18


@pytest.mark.parametrize("language", languages())
def test_the_texts_of_the_tiles_own_box_are_the_usual_ones(language: str) -> None:
    """Whoever reads the rules without a table reads what the tile does at home."""
    texts = texts_in(language)
    for name in SHIPPED:
        for tile in (*box(name).races, *box(name).powers, *box(name).finds):
            key = f"{tile.kind}-{tile.id}.ability"
            unknown = texts.get(key, **{**USUAL, "board": "unheard-of"})
            assert unknown == texts.get(key, **{**USUAL, "board": name}), key


@pytest.mark.parametrize("language", languages())
def test_a_lost_tribe_spoils_the_bonus_on_a_base_map(language: str) -> None:
    """U-MIX-13."""
    texts = texts_in(language)
    above, below = (texts.get("race-drow.ability", **{**USUAL, "board": board}) for board in ("base", "underground"))
    assert len(above) > len(below)
