"""What the terminal game says would come of a move is what the engine does: sentences, in positions that are easily
told wrongly."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from elbowroom import Game
from elbowroom.cli.terminal_session import LeftError
from elbowroom.locale import languages
from tests.cli.keyboard import Keyboard, session
from tests.mixed.tables import both, under
from tests.support import fallen, position, seat

ROAD = """
a farmland edge : b
b forest : c
c swamp
"""
RIVERS = "a mud-pool edge : r s t\nr river\ns river\nt river\n" + "\n".join(f"m{n} mud-pool : a" for n in range(5))


def told(game: Game, *lines: str, language: str = "en") -> list[str]:
    """What the screen says: first the position, then the answer to every line; as one line each."""
    keyboard = Keyboard(lines)
    with pytest.raises(LeftError):
        session(game, keyboard, *["human"] + ["greedy"] * (game.table.players - 1), language=language).run()
    return [re.sub(r"\s+", " ", screen) for screen in keyboard.screens]


def ghouls() -> Game:
    """Declined Ghouls stand whole and fight on (RACE-Ghouls-1)."""
    declined = fallen("hill ghouls", {"b": 3, "c": 1})
    return position(ROAD, seat("merchant orcs", {"a": 1}, hand=9), seat(declined=[declined]), stage="conquest")


def tomb() -> Game:
    """A Tomb race keeps its tokens in decline (U-POWER-TOMB-1)."""
    declined = fallen("tomb elves", {"b": 3, "c": 1})
    return both(ROAD, seat("merchant orcs", {"a": 1}, hand=9), seat(declined=[declined]), stage="conquest")


def socks() -> Game:
    """With the Socks a region costs as if it were empty (U-RELIC-SOCKS-1)."""
    orcs = seat("merchant orcs", {"a": 1}, hand=4)
    return both(ROAD, orcs, seat("flying ratmen", {"b": 3}), relics={"a": ["socks"]}, stage="conquest")


def gnomes() -> Game:
    """Hammers do not count against Gnomes (U-INT-24)."""
    dwarves = seat("mining iron-dwarves", {"a": 1}, hand=2, hammers=2)
    return under("a mud-pool edge : b\nb mine", dwarves, seat("flocking gnomes", {"b": 2}), stage="conquest")


def orb() -> Game:
    """The Orb replaces a token with one from the tray (U-RELIC-ORB-1)."""
    orcs = seat("merchant orcs", {"a": 1}, hand=8)
    ratmen = seat("flying ratmen", {"b": 1, "c": 2})
    return both(ROAD, orcs, ratmen, relics={"a": ["orb"]}, stage="conquest")


def rivers(hand: int = 1) -> Game:
    """Three rivers are left before the scoring (U-REDEP-02)."""
    lands = {f"m{n}": 1 for n in range(5)}
    ogres = seat("wise ogres", {"a": 1, "r": 1, "s": 1, "t": 1, **lands}, hand=hand)
    return under(RIVERS, ogres, seat(), stage="conquest")


def fortified() -> Game:
    """A fortress built does not end the turn while tokens are in hand (REDEP-3)."""
    game = position(ROAD, seat("fortified orcs", {"a": 2, "b": 1}, hand=3), seat(), stage="redeploy")
    game.play("fortress a")
    return game


@pytest.mark.parametrize(
    ("make", "race", "said"),
    [
        (ghouls, "Ghouls", "Bot 2 (Ghouls): 1 token is lost, 2 withdraw."),
        (tomb, "Elves", "Bot 2 (Elves): 1 token is lost, 2 withdraw."),
    ],
    ids=["ghouls", "tomb"],
)
def test_a_declined_race_that_stands_whole_withdraws(make: Callable[[], Game], race: str, said: str) -> None:
    """RACE-Ghouls-1, U-POWER-TOMB-1, CONQ-17."""
    screen, answer = told(make(), "c b")
    assert f"1) b Forest Bot 2: {race} ×3, in decline for 5, 4 left" in screen
    assert f"1) By tokens: costs 5 tokens, 4 of 9 left in hand. {said}" in answer


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "By tokens (Stinky Troll's Socks): costs 2 tokens, 2 of 4 left in hand."),
        ("en", "Bot 2 (Ratmen): nobody is lost, 3 withdraw."),
        ("en", "Last attempt with the die: the die must show 1 or more (chance 50%); then 0 of 4 are left in hand."),
        ("en", "Bot 2 (Ratmen): 1 token is lost, 2 withdraw."),
        (
            "pl",
            "na ręce zostaną 2 z 4. Bot 2 (Szczuroludzie): żaden żeton nie przepada, 3 się wycofują.",
        ),
        ("cs", "stojí 2 žetony, v ruce zůstanou 2 z 4. Bot 2 (Krysí muži): nepadá žádný žeton, 3 ustupují."),
        ("uk", "коштує 2 жетони, у руці лишаться 2 з 4. Бот 2 (Щуряки): жоден жетон не гине, 3 відступають."),
    ],
)
def test_with_the_socks_nobody_is_lost(language: str, said: str) -> None:
    """U-RELIC-SOCKS-1."""
    assert said in told(socks(), "c b", language=language)[1]


@pytest.mark.parametrize(
    ("language", "cell", "said"),
    [
        ("en", "die 2+ (33%)", "the die must show 2 or more (chance 33%); then 0 of 2 are left in hand."),
        ("pl", "kość 2+ (33%)", "na kości musi wypaść co najmniej 2 (szansa 33%); na ręce zostanie wtedy 0 z 2."),
        ("cs", "kostka 2+ (33 %)", "na kostce musí padnout aspoň 2 (šance 33 %); v ruce pak zůstane 0 z 2."),
        ("uk", "кубик 2+ (33%)", "на кубику має випасти щонайменше 2 (шанс 33%); у руці тоді лишиться 0 з 2."),
    ],
)
def test_hammers_do_not_help_the_die_against_gnomes(language: str, cell: str, said: str) -> None:
    """U-INT-24, CONQ-24."""
    screen, answer = told(gnomes(), "c b", language=language)
    assert cell in screen
    assert said in answer


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "(Shiny Orb): costs 0 tokens, 8 of 8 left in hand. Bot 2 (Ratmen): 1 token is lost."),
        ("pl", "kosztuje 0 żetonów, na ręce zostanie 8 z 8."),
        ("cs", "stojí 0 žetonů, v ruce zůstane 8 z 8."),
        ("uk", "коштує 0 жетонів, у руці лишиться 8 з 8."),
    ],
)
def test_the_orb_costs_no_token(language: str, said: str) -> None:
    """U-RELIC-ORB-1."""
    screen, answer = told(orb(), "c b", language=language)
    assert said in answer
    assert f"{'for 0, 8 left' if language == 'en' else ' 8]'}" in screen


@pytest.mark.parametrize(
    ("language", "coins"), [("en", "6 coins"), ("pl", "6 monet"), ("cs", "6 mincí"), ("uk", "6 монет")]
)
def test_rivers_are_not_scored(language: str, coins: str) -> None:
    """U-REDEP-02."""
    screen, answer, *_ = told(rivers(), "i", language=language)
    assert f": {coins} " in screen
    assert " 9" not in answer
    assert answer.split()[-1] == "6"


def test_a_river_is_taken_but_not_kept() -> None:
    """U-REDEP-02, U-RACE-KRAKENS-1."""
    board = "a mud-pool edge : r\nr river : b\nb mine"
    screen, answer = told(under(board, seat("mining ogres", {"a": 1}, hand=5), seat(), stage="conquest"), "c r")
    assert "r River empty for 1, 4 left, not kept" in screen
    assert "You do not keep it: the region is left when you redeploy." in answer
    screen, answer = told(under(board, seat("mining kraken", {"a": 1}, hand=5), seat(), stage="conquest"), "c r")
    assert "not kept" not in screen
    assert "left when you redeploy" not in answer


def test_coins_that_change_hands_are_told() -> None:
    """U-RACE-LICHES-1, U-POWER-MARTYR-1."""
    game = under(
        "a mud-pool edge : b c\nb mine\nc mushroom-forest",
        seat("mining ogres", {"a": 1}, hand=9),
        seat("martyr mudmen", {"c": 1}, declined=[fallen("stone liches", {"b": 1})]),
        stage="conquest",
    )
    screen, liches, martyr = told(game, "c b", "c c")
    assert "7 left, coins −1" in screen
    assert "Player 1 pays 1 coin. Bot 2 gets 1 coin." in liches
    assert "Bot 2 gets 1 coin." in martyr
    assert "pays" not in martyr


@pytest.mark.parametrize(
    ("language", "cell", "said"),
    [
        ("en", "[for 2 or less]", "costs 2 tokens or less, as the die falls; 3 of 5 or more are left in hand."),
        (
            "pl",
            "[za 2 lub mniej]",
            "kosztuje 2 żetony lub mniej, zależnie od kości; na ręce zostanie co najmniej 3 z 5.",
        ),
        ("cs", "[za 2 nebo méně]", "stojí 2 žetony nebo méně, podle kostky; v ruce zůstane aspoň 3 z 5."),
        ("uk", "[за 2 або менше]", "коштує 2 жетони або менше, як випаде кубик; у руці лишиться щонайменше 3 з 5."),
    ],
)
def test_a_die_that_can_only_help_is_told_by_its_worst_face(language: str, cell: str, said: str) -> None:
    """U-RACE-WISPS-1: a region beside a magic place can be had for less, never for more."""
    board = "a mystic-crystal edge : b\nb mystic-crystal"
    game = under(board, seat("mining will-o-wisps", {"a": 1}, hand=5), seat(), stage="conquest")
    screen, answer = told(game, "c b", language=language)
    assert cell in screen
    assert said in answer


def test_what_is_printed_in_a_region_is_no_find() -> None:
    """U-TERRAIN-02: Black Mountains go without a marker's name, a piece in them does not."""
    board = "a black-mountain edge : b\nb black-mountain"
    game = both(board, seat("fortified orcs", {"a": 1}, hand=5), seat(), markers={"a": ["fortress"]}, stage="conquest")
    screen = told(game, "b")[1]
    assert "b Black Mountain empty for" in screen
    assert "a Black Mountain you: Orcs ×1, Fortress yours" in screen


def test_what_a_race_has_besides_tokens_is_shown() -> None:
    """U-RACE-IRONDWARVES-1, U-POWER-VENGEFUL-1, POWER-Wealthy-1: a number, or the players who are marked."""
    board = "a mud-pool edge : b\nb mine"
    dwarves = seat("vengeful iron-dwarves", {"a": 1}, hand=2, hammers=3, vengeance=[2])
    assert (
        "(Hammers: 3, Vengeance: Bot 2)"
        in told(under(board, dwarves, seat("wise ogres", {"b": 1}), stage="conquest"))[0]
    )
    wealthy = seat("wealthy orcs", {}, hand=9, picked=True)
    screen = told(position(ROAD, wealthy, seat(), stage="conquest"), language="pl")[0]
    assert "(Premia: 7)" in screen


def test_amazons_that_have_to_give_a_region_up_are_told_so() -> None:
    """RACE-Amazons-5: what the turn scores knows of the region that goes."""
    lands = dict.fromkeys("abcdef", 1)
    board = "a farmland edge : b\n" + "\n".join(f"{x} farmland : {y}" for x, y in zip("bcdef", "cdefa", strict=True))
    game = position(board, seat("alchemist amazons", {**lands, "a": 4}, hand=0), seat(), stage="conquest")
    screen, _, answer = told(game, "0", "i")
    assert "7 coins" in screen
    assert answer.split()[-1] == "7"


# --- ending the turn ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "offered", "hinted"),
    [
        (
            "en",
            "stop) end the turn as it stands: 3 coins",
            "“stop” does what is left to do and ends the turn: 3 coins.",
        ),
        (
            "pl",
            "stop) zakończ turę tak, jak jest: 3 monety",
            "„stop” robi, co jeszcze trzeba, i kończy turę: 3 monety.",
        ),
        ("cs", "stop) ukonči tah tak, jak je: 3 mince", "„stop“ udělá, co ještě zbývá, a ukončí tah: 3 mince."),
        ("uk", "stop) закінчити хід так, як є: 3 монети", "«stop» робить, що ще треба, і закінчує хід: 3 монети."),
    ],
)
def test_the_end_of_the_turn_is_offered_truly(language: str, offered: str, hinted: str) -> None:
    """REDEP-3: tokens are in hand, so `done` is refused, and the way to end the turn is told with its coins."""
    game = fortified()
    screen, refused, ended = told(game, "0", "stop", language=language)
    assert offered in screen
    assert "0)" not in screen
    assert hinted in refused
    assert "place a 2, place b 2" in ended
    assert (game.to_move, game.coins[1]) == (2, 5 + 3)


def test_stop_is_taken_back_as_one_move() -> None:
    game = rivers()
    before = game.digest()
    keyboard = Keyboard(["stop", "u"])
    playing = session(game, keyboard, "human", "greedy")
    with pytest.raises(LeftError):
        playing.run()
    assert "Player 1 collects 6 coins" in keyboard.screens[1]
    assert "Taken back: stop." in keyboard.screens[2]
    assert playing.game.digest() == before


@pytest.mark.parametrize("language", languages())
def test_where_something_must_be_chosen_first_stop_says_so(language: str) -> None:
    """PICK-1."""
    game = position(ROAD, seat(), seat())
    screen, stopped, asked = told(game, "stop", "i", language=language)
    assert "stop)" not in screen
    assert stopped == asked
    assert len(stopped) > 20
    assert game.to_move == 1


def test_done_that_ends_the_turn_says_what_it_scores() -> None:
    game = position(ROAD, seat("fortified orcs", {"a": 1, "b": 1}), seat(), stage="redeploy")
    assert "0) end the turn: 2 coins" in told(game)[0]


def test_a_race_that_fights_on_hands_over_to_the_active_one() -> None:
    """RACE-Ghouls-2: stopping there is not the end of the turn."""
    declined = fallen("hill ghouls", {"b": 3})
    orcs = seat("merchant orcs", {"a": 3}, declined=[declined])
    screen = told(position(ROAD, orcs, seat()), "expand")[1]
    assert "0) go on to your active race stop) end the turn as it stands: 3 coins" in screen


@pytest.mark.parametrize(("power", "coins"), [("merchant", 2), ("tomb", 2), ("stout", 2)])
def test_declining_says_what_it_scores(power: str, coins: int) -> None:
    """DECLINE-3, U-POWER-TOMB-1: the Tomb race deals its tokens out once more before the scoring."""
    game = both(ROAD, seat(f"{power} orcs", {"a": 3, "b": 1}), seat())
    screen, answer = told(game, "i")
    assert f"Go into decline: {coins} coins this turn, a new race next turn" in screen
    assert f"Going into decline now would score {coins} coins." in answer


def test_what_vanishes_says_what_it_scores() -> None:
    """U-POWER-VANISHING-1: a Stonehedge's owner chooses, and both ways are told."""
    game = under(
        "a mud-pool edge : b\nb mine",
        seat("wise ogres", {"a": 3, "b": 1}),
        seat(),
        places={"a": ["stonehedge"]},
        stonehedge="vanishing",
    )
    screen = told(game)[0]
    assert len(re.findall(r"Go into decline: \d+ coins? this turn", screen)) == 2


# --- what stands in the way -----------------------------------------------------------------------------------------


def test_what_stands_in_the_way_is_named() -> None:
    """CONQ-11, CONQ-12, CONQ-14, CONQ-24, INT-24."""
    game = position(
        "a farmland edge : b c d\nb mountain\nc sea\nd forest : e\ne hill",
        seat("merchant orcs", {"a": 1}, hand=1),
        seat("heroic ratmen", {"b": 5, "d": 1}),
        markers={"d": ["hero"]},
        stage="conquest",
    )
    _, board, own, dear, water, immune, far = told(game, "b", "c a", "c b", "c c", "c d", "c e")
    for cell in ("×1 yours", "no: needs 8", "no: Sea", "no: Hero", "no: out of reach"):
        assert cell in board
    assert "your race holds it already" in own
    assert "You cannot take it now: it needs 8 tokens, more than you can bring up." in dear
    assert "it is water" in water
    assert "immune (Hero)" in immune
    assert "not next to a region of this race" in far


def test_without_a_token_in_hand_there_is_nothing_to_attack_with() -> None:
    """CONQ-8."""
    game = position(ROAD, seat("merchant orcs", {"a": 1}, hand=0), seat("flying ratmen", {"c": 2}), stage="conquest")
    assert "You cannot take it now: there is no token in hand." in told(game, "c b")[1]


def test_a_region_outside_a_conquest_has_no_prospects() -> None:
    game = position(ROAD, seat("merchant orcs", {"a": 2, "b": 1}, hand=1), seat(), stage="redeploy")
    assert told(game, "c b")[1].endswith("This is not the moment to conquer. ")


@pytest.mark.parametrize("language", languages())
def test_relics_and_other_ways_are_told_with_their_price(language: str) -> None:
    """U-RELIC-DOORMAT-1, POWER-DragonMaster-1: one number to type for each."""
    game = both(
        ROAD,
        seat("dragon-master orcs", {"a": 1}, hand=6),
        seat("flying ratmen", {"b": 3}),
        relics={"a": ["doormat"]},
        stage="conquest",
    )
    screen, answer = told(game, "c b", language=language)
    ways = re.findall(r"(?<!\S)(\d+)\) ", answer)
    assert len(ways) == len([move for move in game.legal_moves() if move.region == "b"]) == 3
    assert set(ways) <= set(re.findall(r"(?<!\S)(\d+)\) ", screen))
