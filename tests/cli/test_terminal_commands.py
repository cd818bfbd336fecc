"""Every command and every way to type a move; what makes no sense gets a sentence and changes nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import elbowroom
from elbowroom.cli.terminal_session import LeftError
from elbowroom.locale import languages, texts_in
from tests.cli.keyboard import Keyboard, advanced, session, typed

RULE = re.compile(r"\b(?:[A-Z]+-)+[A-Za-z]*-?\d+\b")


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def conquest() -> elbowroom.Game:
    """Player 1 has picked Commando Elves (10 tokens) on the map for two."""
    game = elbowroom.new_game(players=2, seed=7)
    game.play("pick 1")
    return game


@pytest.fixture
def redeploy(conquest: elbowroom.Game) -> elbowroom.Game:
    """Player 1 holds two regions and deals the rest of the tokens out."""
    for _ in range(2):
        conquest.play(next(move for move in conquest.legal_moves() if move.verb == "conquer"))
    conquest.play("done")
    return conquest


@pytest.mark.parametrize(
    "line",
    ["99", "1 2", "0 1", "conquer", "conquer 99", "conquer 8", "roll 2", "fly 3", "hello", "-1", "c", "c 99", "even"]
    + ["all 2", "done 3", "expand", "conquer 2 with sword", "u now", "½", "²", "1 1 1", "[bold]", "…"],
)
def test_bad_input_gets_a_sentence_and_changes_nothing(conquest: elbowroom.Game, line: str) -> None:
    before = conquest.digest()
    screens, game = typed(conquest, line)
    assert game.digest() == before
    assert game.log is not None
    assert game.log.number == 1
    assert len(screens[0].strip()) > 10
    assert "Round" not in screens[0]  # the position is still there, above


def test_a_number_a_text_and_odd_spelling_mean_the_same(conquest: elbowroom.Game) -> None:
    first = next(str(move) for move in conquest.legal_moves() if move.verb == "conquer")
    results = {typed(conquest.copy(reseeded=False), line)[1].digest() for line in (first, first.upper(), f"  {first} ")}
    assert len(results) == 1


def test_0_d_and_done_stop_conquering(conquest: elbowroom.Game) -> None:
    conquest.play(next(move for move in conquest.legal_moves() if move.verb == "conquer"))
    for line in ("0", "d", "done"):
        assert typed(conquest.copy(reseeded=False), line)[1].stage == "redeploy"


def test_enter_shows_the_position_again(conquest: elbowroom.Game) -> None:
    screens, _ = typed(conquest, "")
    assert screens[0].startswith("Round 1 of 10 · Player 1 · conquest")


def test_b_shows_every_region_with_its_neighbours(conquest: elbowroom.Game) -> None:
    screens, _ = typed(conquest, "b", "b mountain", "b nowhere")
    lines = screens[0].splitlines()
    for region in conquest.board.ids:
        assert any(line.startswith(f"{region} ") for line in lines)
    assert "no: out of reach" in screens[0]
    assert "no: Sea" in screens[0]
    assert "6 Mountain (Cavern, Mine)" in screens[1]
    assert "Farmland" not in screens[1]
    assert "No line of the board contains “nowhere”." in screens[2]


def test_o_shows_the_offer_with_abilities(conquest: elbowroom.Game) -> None:
    screens, _ = typed(conquest, "o")
    for combo in conquest.view(1).offer:
        assert elbowroom_text(f"power-{combo.power}") in screens[0]
        assert elbowroom_text(f"race-{combo.race}") in screens[0]


def elbowroom_text(name: str) -> str:
    """A term in English."""
    return texts_in("en").get(name)


def test_c_itemises_a_cost_and_w_names_the_rules(conquest: elbowroom.Game) -> None:
    screens, _ = typed(conquest, "c 4", "w", "c 8", "w", "c 9", "w")
    assert "Lost Tribe" in screens[0]
    assert "By tokens: costs 2 tokens, 8 of 10 left in hand." in screens[0]
    assert "POWER-Commando-1" in screens[1]
    assert "is water" in screens[2]
    assert "CONQ-11" in screens[3]
    assert "[CONQ-1]" in screens[5]
    assert not RULE.search(screens[0] + screens[2] + screens[4])


def test_a_refusal_names_its_rule_only_to_who_asks(conquest: elbowroom.Game) -> None:
    screens, _ = typed(conquest, "conquer 8", "w", "1", "w")
    assert screens[0].startswith("That is not possible: 8 (Lake): it is water")
    assert not RULE.search(screens[0])
    assert "[CONQ-11]" in screens[1]
    assert "“w” gives the rules" in screens[3]  # after a move there is nothing to explain


def test_c_says_what_expanding_would_allow() -> None:
    game = advanced(elbowroom.new_game(players=2, seed=7), "mode")
    mine = game.view(1).seats[0].active
    assert mine is not None
    screens, after = typed(game, *(f"c {region}" for region in game.board.ids))
    assert any("If you expand:\n  By tokens: costs" in screen for screen in screens)
    assert any("your race holds it already" in screen.replace("\n", " ") for screen in screens)
    assert after.stage == "mode"


def test_i_sums_what_the_turn_would_bring(redeploy: elbowroom.Game) -> None:
    screens, _ = typed(redeploy, "i", "w")
    forecast = redeploy.forecast()
    assert forecast is not None
    assert screens[0].split()[-2:] == ["Together", str(forecast.coins)]
    assert not RULE.search(screens[0])
    assert "SCORE-1" in screens[1]


def test_i_compares_with_declining() -> None:
    screens, _ = typed(advanced(elbowroom.new_game(players=2, seed=7), "mode"), "i")
    assert "Going into decline now would score" in screens[0]


def test_i_without_anything_says_so() -> None:
    screens, _ = typed(elbowroom.new_game(players=2, seed=7), "i")
    assert "something else has to be decided first" in screens[0]


def test_a_explains_the_races_in_play(conquest: elbowroom.Game) -> None:
    screens, _ = typed(conquest, "a")
    assert "Commando Elves" in screens[0]
    assert "costs 1 token less" in screens[0]


def test_l_tells_the_story(conquest: elbowroom.Game) -> None:
    assert "Nothing has happened yet." in typed(conquest.copy(reseeded=False), "l")[0][0]
    screens, _ = typed(conquest, "1", "l")
    assert "Player 1 conquers region" in screens[1]


def test_l_is_short_unless_asked() -> None:
    keyboard = Keyboard(["1", "1", "0", "even", "", "2", "", "1", "1", "0", "even", "", "l", "l all"])
    playing = session(elbowroom.new_game(players=2, seed=7), keyboard, "human", "greedy")
    with pytest.raises(LeftError):
        playing.run()
    short, full = keyboard.screens[-2:] if keyboard.asked[-1] == "> " else keyboard.screens[-3:-1]
    assert "“l all” shows everything." in short
    assert len(full) > len(short)


def test_r_saves_a_record_that_replays(conquest: elbowroom.Game, tmp_path: Path) -> None:
    screens, game = typed(conquest, "1", "r", "r game.txt", "r game.txt", "r no/such/folder.txt")
    assert "elbowroom-7.txt" in screens[1]
    for name in ("elbowroom-7.txt", "game.txt"):
        assert elbowroom.replay((tmp_path / name).read_text("utf-8")).digest() == game.digest()
    assert "The record is in game.txt." in screens[3]
    assert "could not be written" in screens[4]


def test_r_overwrites_nothing_of_others(conquest: elbowroom.Game, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear", "utf-8")
    screens, _ = typed(conquest, "r letter.txt")
    assert "nothing was written" in screens[0]
    assert (tmp_path / "letter.txt").read_text("utf-8") == "dear"


def test_s_suggests_a_legal_move(conquest: elbowroom.Game) -> None:
    screens, _ = typed(conquest, "s")
    suggested = screens[0].split("would play: ")[1].split(" (number")[0].strip().rstrip(".")
    assert suggested in [str(move) for move in conquest.legal_moves()]


@pytest.mark.parametrize("language", languages())
def test_h_explains_every_command(conquest: elbowroom.Game, language: str) -> None:
    screens, _ = typed(conquest, "h", "?", "help", language=language)
    assert screens[0] == screens[1] == screens[2]
    for command in ("u", "b", "o", "c 12", "i", "w", "a", "l", "s", "even", "all 12", "stop", "r", "q"):
        assert f"  {command} " in screens[0]


def test_a_power_is_swapped_by_the_number_of_its_combo() -> None:
    game = elbowroom.new_game(players=2, boxes=["underground"], seed=mimes_seed())
    at = next(combo.position for combo in game.view(1).offer if combo.race == "shadow-mimes")
    game.play(f"pick {at}")
    offer = game.view(1).offer
    for number, combo in enumerate(offer, 1):
        _, after = typed(game.copy(reseeded=False), str(number))
        active = after.view(1).seats[0].active
        assert active is not None
        assert active.power == combo.power


def mimes_seed() -> int:
    """A game in which the Shadow Mimes can be picked at once, and not as the last combo."""
    for seed in range(1000):
        offer = elbowroom.new_game(players=2, boxes=["underground"], seed=seed).view(1).offer
        if "shadow-mimes" in [combo.race for combo in offer[1:5]]:
            return seed
    raise AssertionError("no such game")


def test_even_levels_the_regions(redeploy: elbowroom.Game) -> None:
    _, game = typed(redeploy, "even")
    standing = [region.tokens for region in game.view().regions if region.player == 1]
    assert max(standing) - min(standing) <= 1
    assert game.to_move == 2


def test_all_puts_the_hand_into_one_region(redeploy: elbowroom.Game) -> None:
    region = next(region.id for region in redeploy.view(1).regions if region.player == 1)
    screens, _ = typed(redeploy.copy(reseeded=False), "all 99", "all")
    assert "cannot go to region 99" in screens[0]
    assert "cannot go to region" in screens[1]
    _, game = typed(redeploy, f"all {region}")
    standing = {row.id: row.tokens for row in game.view().regions if row.player == 1}
    assert standing[region] == sum(standing.values()) - 1


def test_a_number_with_an_amount_places_several(redeploy: elbowroom.Game) -> None:
    first = next(region for region in redeploy.view(1).regions if region.player == 1)
    _, game = typed(redeploy, "1 3")
    assert game.view().regions[game.board.index[first.id]].tokens == first.tokens + 3


def test_too_large_an_amount_is_refused(redeploy: elbowroom.Game) -> None:
    screens, game = typed(redeploy, "1 30")
    assert "takes an amount from 1 to" in screens[0]
    assert game.stage == "redeploy"


def test_commands_work_on_a_ukrainian_keyboard(conquest: elbowroom.Game) -> None:
    screens, _ = typed(conquest, "и", "р", language="uk")
    assert "Усе поле" in screens[0]
    assert "Що можна вводити" in screens[1]
