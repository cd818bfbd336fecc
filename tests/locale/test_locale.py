"""The texts: complete in every language, in the right form, and made from the glossary."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from elbowroom.boxes import BOXES, box
from elbowroom.locale import Texts, languages, negotiate
from tools import make_locale

LANGUAGES = languages()

BOXED = [tile for name in BOXES for tile in (*box(name).races, *box(name).powers, *box(name).finds)]
RACES = [tile.id for tile in BOXED if tile.kind == "race"]
POWERS = [tile.id for tile in BOXED if tile.kind == "power"]
MARKERS = ["mountain", *(piece.id for tile in BOXED for piece in tile.pieces)]
MARKERS += [stock.of for tile in BOXED for stock in tile.stocks if stock.of]
TERRAINS = """
    farmland forest hill swamp mountain sea lake
    black-mountain mud-pool mushroom-forest mine mystic-crystal river chasm
""".split()
SYMBOLS = "mine magic cavern volcano".split()

TILES = [f"{tile.kind}-{tile.id}" for tile in BOXED]
LABELS = [
    f"{kind}-{name}"
    for kind, names in {"marker": MARKERS, "terrain": TERRAINS, "symbol": SYMBOLS}.items()
    for name in names
]


def entries(language: str) -> list[ast.EntryType]:
    """Everything in the Fluent files of a language."""
    parser = FluentParser()
    paths = sorted((make_locale.LOCALE / language).glob("*.ftl"))
    return [entry for path in paths for entry in parser.parse(path.read_text("utf-8")).body]


def ids(language: str) -> list[str]:
    """The ids of all messages of a language and of their attributes."""
    found = []
    for entry in entries(language):
        if isinstance(entry, ast.Message):
            found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


def test_the_glossary_and_the_loader_know_the_same_languages() -> None:
    assert tuple(make_locale.load()["meta"]["languages"]) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_generated_files_are_up_to_date(language: str) -> None:
    path = make_locale.LOCALE / language / "tiles.ftl"
    assert path.read_text("utf-8") == make_locale.render(make_locale.load(), language)


def test_the_script_writes_all_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "glossary.json").write_bytes((make_locale.LOCALE / "glossary.json").read_bytes())
    monkeypatch.setattr(make_locale, "LOCALE", tmp_path)
    make_locale.main()
    assert {path.parent.name for path in tmp_path.glob("*/tiles.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_are_valid_and_no_id_stands_twice(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)] == []
    found = ids(language)
    assert len(found) == len(set(found))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_ids_of_english(language: str) -> None:
    assert sorted(ids(language)) == sorted(ids("en"))


VARIANTS = {name: values for tile in BOXED for name, values in tile.variants}
USUAL = {**{name: str(values[0]) for name, values in VARIANTS.items()}, "board": "base"}


def test_every_tile_has_a_name_and_an_ability(texts: Texts) -> None:
    for tile in TILES:
        assert texts.get(tile)
        assert texts.get(f"{tile}.ability", **USUAL)


def test_a_tile_that_tables_play_differently_has_a_text_for_each_way(texts: Texts) -> None:
    """U-RACE-FLAMES-4, U-POWER-VAMPIRE-1: a tile's text tells the rule of the table one sits at."""
    told = 0
    for tile in BOXED:
        for name, values in tile.variants:
            key = f"{tile.kind}-{tile.id}.ability"
            each = [texts.get(key, **{**USUAL, name: str(value)}) for value in values]
            assert len(set(each)) == len(values) > 1, key
            assert texts.get(key, **{**USUAL, name: "unheard-of"}) == each[0], "the usual way is the text's default"
            told += 1
    assert told >= 2


def test_every_marker_terrain_and_symbol_has_a_name(texts: Texts) -> None:
    for label in LABELS:
        assert texts.get(label)


def test_every_power_goes_with_every_race(texts: Texts) -> None:
    combos = {texts.combo(power, race) for power in POWERS for race in RACES}
    assert len(combos) == len(POWERS) * len(RACES)


@pytest.mark.parametrize(
    ("language", "power", "race", "name"),
    [
        ("en", "merchant", "orcs", "Merchant Orcs"),
        ("en", "dragon-master", "will-o-wisps", "Dragon Master Will-o'-Wisps"),
        ("pl", "merchant", "orcs", "Handlujący Orkowie"),
        ("pl", "merchant", "skeletons", "Handlujące Szkielety"),
        ("pl", "hill", "tritons", "Wzgórzyste Trytony"),
        ("pl", "mystic", "shrooms", "Mistyczne Grzybki"),
        ("pl", "alchemist", "amazons", "Alchemicy Amazonki"),
        ("cs", "hill", "tritons", "Kopcoví Tritoni"),
        ("cs", "hill", "amazons", "Kopcové Amazonky"),
        ("uk", "hill", "tritons", "Пагорбові тритони"),
    ],
)
def test_a_power_agrees_with_its_race(language: str, power: str, race: str, name: str) -> None:
    assert Texts(language).combo(power, race) == name


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", ["0 coins", "1 coin", "2 coins", "5 coins", "22 coins"]),
        ("pl", ["0 monet", "1 moneta", "2 monety", "5 monet", "22 monety"]),
        ("cs", ["0 mincí", "1 mince", "2 mince", "5 mincí", "22 mincí"]),
        ("uk", ["0 монет", "1 монета", "2 монети", "5 монет", "22 монети"]),
    ],
)
def test_counted_things_take_the_right_plural(language: str, counted: list[str]) -> None:
    texts = Texts(language)
    assert [texts.get("concept-coin.count", count=count) for count in (0, 1, 2, 5, 22)] == counted


@pytest.mark.parametrize("unknown", ["race-nobody", "race-orcs.nothing", ""])
def test_an_unknown_id_is_named(texts: Texts, unknown: str) -> None:
    with pytest.raises(KeyError, match=f"no text '{unknown}' in language '{texts.language}'"):
        texts.get(unknown)


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"concept-coin\.count"):
        Texts("en").get("concept-coin.count")


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="'xx'"):
        Texts("xx")


@pytest.mark.parametrize(
    ("tag", "language"),
    [("pl", "pl"), ("pl-PL", "pl"), ("cs_CZ.UTF-8", "cs"), ("UK", "uk"), ("de-AT", "en"), ("C.UTF-8", "en")],
)
def test_a_tag_decides_the_language(tag: str, language: str) -> None:
    assert negotiate(tag) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "cs_CZ"}, "cs"),
        ({"LANG": "uk_UA.UTF-8", "LC_ALL": "pl_PL@euro"}, "pl"),
        ({"LANG": "pl_PL.UTF-8", "LC_ALL": "C"}, "en"),
    ],
)
def test_without_a_tag_the_environment_decides(
    environment: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert negotiate() == language
