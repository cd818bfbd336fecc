"""The story in words: every event has its sentence in every language, in the right form."""

from __future__ import annotations

import pytest

from elbowroom import new_game
from elbowroom.cli.terminal_refusals import why
from elbowroom.cli.terminal_words import Line, Words
from elbowroom.locale import languages, texts_in
from elbowroom.rules import events
from elbowroom.rules.events import Event
from elbowroom.rules.moves import make

SEATS = ("human", "greedy", "random")
TABLE = new_game(3, ["base", "underground"], map="base-3p", seed=1).table

TOLD: list[Event] = [
    events.TurnStarted(1, 2),
    events.Picked(2, 3, "orcs", "merchant", 2, 1),
    events.Revealed(6, "elves", "flying"),
    events.Swapped(1, 2, "hill", "forest"),
    events.Abandoned(1, "orcs", "5", 2),
    events.Rolled(1, "5", 2, 1),
    events.Rolled(1, "", 3, 0),
    events.Conquered(2, "orcs", "5", 3, 3, True, ()),
    events.Conquered(2, "orcs", "5", 1, 6, True, ("die", "dragon-master", "doormat")),
    events.Repelled(2, "orcs", "5"),
    events.Lost(1, "elves", "5", 1, 2, False),
    events.Cleared("5", "tribe", 1),
    events.Cleared("5", "monsters", 2),
    events.Gained(1, "skeletons", "tokens", 2, "RACE-Skeletons-1"),
    events.Gained(1, "iron-dwarves", "hammers", 2, "U-RACE-IRONDWARVES-1"),
    events.Placed(1, "orcs", "5", 2),
    events.SetAside(1, "amazons", 4),
    events.PieceMoved("fortress", "", "5", 1, "placed"),
    events.PieceMoved("camp", "5", "", 2, "conquered"),
    events.Discovered(1, "5", "stonehedge"),
    events.Allied(1, 2),
    events.CoinsMoved(0, 1, 1, "U-POWER-MARTYR-1"),
    events.CoinsMoved(1, 0, 2, "U-POWER-MARTYR-1"),
    events.CoinsMoved(1, 2, 5, "U-RACE-LICHES-1"),
    events.Scored(1, 9, []),
    events.Declined(1, "orcs", "merchant", ["5", "6"], False),
    events.Vanished(1, "orcs", ["5"]),
    events.Used(1, "pipe", "", ""),
    events.Used(1, "stonehedge", "5", "hill"),
    events.GameOver([1], {1: 90, 2: 80}),
]
QUIET: list[Event] = [
    events.Readied(1, "orcs", 4),
    events.RedeployOpened(1, {"orcs": 3}),
    events.PieceMoved("hero", "5", "", 1, "gathered"),
]


def words(language: str) -> Words:
    """The words of a table of three."""
    return Words(texts_in(language), SEATS, TABLE)


@pytest.mark.parametrize("language", languages())
def test_an_ability_is_told_as_the_table_plays_it(language: str) -> None:
    """U-RACE-FLAMES-4, U-POWER-VAMPIRE-1."""
    other: dict[str, object] = {"flames_entry": "volcano", "vampire_limit": "per_opponent"}
    table = new_game(2, ["underground"], seed=1, variants=other).table
    here, there = words(language), Words(texts_in(language), SEATS, table)
    for tile in ("race", "flames"), ("power", "vampire"):
        assert here.ability(*tile) != there.ability(*tile) != ""
    assert here.ability("race", "orcs") == there.ability("race", "orcs") != ""


@pytest.mark.parametrize("language", languages())
def test_an_ability_is_told_as_it_is_on_this_board(language: str) -> None:
    """U-MIX-03, U-MIX-09: a race of one box on the map of the other."""
    both = ["base", "underground"]
    above, below = (
        Words(texts_in(language), SEATS, new_game(2, both, seed=1, map=name).table)
        for name in ("base-2p", "underground-2p")
    )
    for tile in ("power", "muddy"), ("power", "seafaring"), ("race", "kraken"), ("race", "wizards"):
        assert above.ability(*tile) != below.ability(*tile) != ""
    assert above.ability("power", "muddy").startswith(above.ability("power", "swamp").rstrip("."))
    sentence = why(above, "will-o-wisps-crystals", {"region": "5"})
    assert sentence != why(below, "will-o-wisps-crystals", {"region": "5"})


def test_all_kinds_of_events_are_thought_of() -> None:
    """Each has a sentence or is declared silent, and the silent ones are among those that are not told."""
    kinds = set(Event.__subclasses__())
    assert {type(event) for event in TOLD} == {kind for kind in kinds if not kind.silent}
    assert {type(event) for event in QUIET} >= {kind for kind in kinds if kind.silent}


@pytest.mark.parametrize("language", languages())
def test_every_event_has_a_sentence(language: str) -> None:
    told = [words(language).tell([event]) for event in TOLD]
    assert all(len(lines) == 1 and lines[0].text for lines in told)
    assert words(language).tell(QUIET) == []
    if language != "en":
        english = [words("en").tell([event])[0].text for event in TOLD]
        assert not {lines[0].text for lines in told} & set(english)


def test_tokens_placed_in_a_row_are_one_line() -> None:
    row = [events.Placed(2, "orcs", "5", 2), events.Placed(2, "orcs", "6", 1), events.Placed(2, "orcs", "5", 1)]
    assert words("en").tell([*row, events.Scored(2, 3, [])]) == [
        Line("Bot 2 places Orcs: 5 +3, 6 +1", 2),
        Line("Bot 2 collects 3 coins", 2),
    ]


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("en", ["Bot 2 collects 1 coin", "Bot 2 collects 3 coins", "Bot 2 collects 12 coins"]),
        ("pl", ["Bot 2 zbiera 1 monetę", "Bot 2 zbiera 3 monety", "Bot 2 zbiera 12 monet"]),
        ("cs", ["Bot 2 získává 1 minci", "Bot 2 získává 3 mince", "Bot 2 získává 12 mincí"]),
        ("uk", ["Бот 2 отримує 1 монету", "Бот 2 отримує 3 монети", "Бот 2 отримує 12 монет"]),
    ],
)
def test_numbers_take_the_right_form(language: str, sentences: list[str]) -> None:
    scored: list[Event] = [events.Scored(2, total, []) for total in (1, 3, 12)]
    assert [line.text for line in words(language).tell(scored)] == sentences


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Player 1 (Elves) loses region 5 (Swamp): nobody is lost, 2 withdraw"),
        ("pl", "Gracz 1 (Elfy) traci region 5 (Bagna): żaden żeton nie przepada, 2 się wycofują"),
        ("cs", "Hráč 1 (Elfové) ztrácí území 5 (Bažiny): nepadá žádný žeton, 2 ustupují"),
        ("uk", "Гравець 1 (Ельфи) втрачає регіон 5 (Болота): жоден жетон не гине, 2 відступають"),
    ],
)
def test_where_nobody_is_lost_that_is_said(language: str, said: str) -> None:
    """RACE-Elves-1."""
    assert words(language).tell([events.Lost(1, "elves", "5", 0, 2, False)])[0].text == said


def test_a_pick_tells_what_was_paid_and_found() -> None:
    said = [
        words("pl").tell([events.Picked(1, 3, "orcs", "merchant", paid, gained)])[0].text
        for paid, gained in ((0, 0), (2, 0), (5, 1))
    ]
    assert said == [
        "Gracz 1 wybiera: Handlujący Orkowie",
        "Gracz 1 wybiera: Handlujący Orkowie, płaci 2 monety",
        "Gracz 1 wybiera: Handlujący Orkowie, płaci 5 monet, zabiera 1 monetę",
    ]


def test_what_was_used_says_with_what() -> None:
    told = words("en").tell([events.Used(2, "bag", "", "orb"), events.Gained(1, "iron-dwarves", "hammers", 2, "")])
    assert [line.text for line in told] == [
        "Bot 2 uses Bag-o'-Many-Things (Shiny Orb)",
        "Player 1 (Iron Dwarves) gets: Hammers ×2",
    ]


def test_tiles_of_ones_own_go_by_their_id() -> None:
    say = words("en")
    assert say.combo("very-old", "frog-people") == "Very old Frog people"
    assert say.combo("", "orcs") == "Orcs"
    assert say.tile("moon-stone") == "Moon stone"
    assert say.ability("race", "frog-people") == ""
    assert say.stock("moon-stones") == "Moon stones"


def test_moves_have_titles() -> None:
    say = words("en")
    assert say.verb(make("conquer", "5")) == "Conquer"
    assert say.verb(make("conquer", "5", means=("sword", "doormat"))) == (
        "Flying Doormat, Sword of the Killer Rabbit – Conquer"
    )
    assert say.verb(make("roll")) == "Roll the die, then choose a region"
    assert say.verb(make("juggle", "5")) == "Other moves"
