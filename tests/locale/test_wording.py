"""What a text says must be the rule, and said as the language says it: wording that once was wrong stays right."""

from __future__ import annotations

import pytest

from elbowroom.locale import languages, rulebook_in, texts_in
from tools import make_locale

HOUSE = {"vampire_limit": "per_turn", "flames_entry": "edge", "board": "underground"}


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        # U-PLACE-CRYPT-2: not in the Crypt itself
        (
            "place-crypt.ability",
            ("but the Crypt's own", "poza samą Kryptą", "kromě samotné Krypty", "крім самої крипти"),
        ),
        # U-POWER-VAMPIRE-2, U-POWER-REBORN-2: the token comes from hand if the tray has none
        ("power-vampire.ability", ("(from hand if", "(z ręki, gdy", "(z ruky, je-li", "(з руки, якщо")),
        ("power-reborn.ability", ("(from hand if", "(z ręki, gdy", "(z ruky, je-li", "(з руки, якщо")),
        # U-RACE-WISPS-4: a failed roll ends the conquests
        ("race-will-o-wisps.ability", ("conquests are over", "koniec Podbojów", "dobývání končí", "кінець завоювань")),
        # U-MIX-09: Krakens sail by their race, not by a power
        ("ground-water", ("race or power", "Rasa lub Zdolność", "rasa nebo schopnost", "раса чи властивість")),
        ("short-enter.text", ("race or power", "Rasa lub Zdolność", "rasa nebo schopnost", "раса чи властивість")),
        # U-MARK-05: a relic lies where it was used last
        ("short-under-relics.text", ("last used", "ostatnio użyto", "použita naposledy", "востаннє застосували")),
    ],
)
def test_a_text_tells_the_rule(name: str, parts: tuple[str, ...]) -> None:
    file = rulebook_in if name.startswith("short-") else texts_in
    for language, part in zip(languages(), parts, strict=True):
        assert part in file(language).get(name, **HOUSE), language


@pytest.mark.parametrize(
    ("language", "name", "said"),
    [
        ("uk", "say-conquest", "Завоюйте: торкніться світлого регіону"),
        ("uk", "error-too-big", "Текст задовгий."),
        ("uk", "error-offline", "Немає зв’язку із сервером. Спробуємо ще раз автоматично."),
        ("cs", "home-review", "Prohlédnout"),
        ("pl", "race-spiderines", "Pajęczątki"),
    ],
)
def test_a_text_is_said_as_the_language_says_it(language: str, name: str, said: str) -> None:
    assert texts_in(language).get(name) == said


def test_the_bag_works_as_a_relic_in_czech() -> None:
    assert "působí jako Zářivá koule" in texts_in("cs").get("log-used-bag", player="Ada", detail="Zářivá koule")


def test_the_region_of_the_balrog_is_immune_in_czech_not_the_balrog() -> None:
    assert "území je pak imunní" in texts_in("cs").get("place-pentacle.ability")
    assert "vylosuj" in texts_in("cs").get("place-stonehedge.ability")


@pytest.mark.parametrize(("language", "token"), [("en", "token"), ("pl", "żeton"), ("cs", "žeton"), ("uk", "жетон")])
def test_what_is_left_to_place_need_not_be_tokens(language: str, token: str) -> None:
    """U-POWER-SHIELD-3, POWER-Bivouacking-1: Armors and Encampments are counted, too."""
    for name in ("ask-undealt", "act-even-sub"):
        said = texts_in(language).get(name, count=3)
        assert "3" in said
        assert token not in said.lower(), name


@pytest.mark.parametrize("language", languages())
def test_no_line_ends_between_a_number_and_its_percent_sign(language: str) -> None:
    percent = "33\u00a0%" if language == "cs" else "33%"
    assert percent in texts_in(language).get("cost-note-die", need=2, chance=33)
    assert percent in texts_in(language).get("hint-chance", percent=33)
    assert percent in texts_in(language).get("review-best", best=33, after=12)
    assert percent in texts_in(language).get("puzzles-chances", yours=33, best=44)


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_an_alliance_lasts_until_the_turn_of_who_made_it(language: str) -> None:
    """POWER-Diplomat-1, INT-88: it is not the ally's own turn that ends it."""
    text = texts_in(language).get("terminal-event-allied", player="Bo", ally="Cy")
    assert text.count("Bo") == 2


def test_one_word_for_one_thing_in_ukrainian() -> None:
    """Tokens come «на руку», never «в руку»; «зазвичай», not «звично»."""
    for path in sorted((make_locale.LOCALE / "uk").glob("*.ftl")):
        text = path.read_text("utf-8")
        assert " в руку" not in text, path.name
        assert "Звично" not in text, path.name
