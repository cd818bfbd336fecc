"""Flying: any region but water (POWER-Flying)."""

from __future__ import annotations

from tests.support import check, fallen, play, position, refusal, seat, texts

BOARD = """
    a farmland edge : b s
    b forest : c
    c hill : w
    s sea edge
    w lake
    z hill edge
"""


def test_anywhere_on_land_first_and_later() -> None:
    """POWER-Flying-1, INT-39, CONQ-4."""
    game = position(BOARD, seat("flying orcs", hand=5), seat("hill humans", {"z": 1}), stage="conquest")
    land = {f"conquer {region}" for region in "abcz"}
    assert {move for move in texts(game) if move != "done"} == land
    play(game, "conquer a")
    check(game, "legal conquer c", "legal conquer z")


def test_water_is_refused() -> None:
    """POWER-Flying-1, CONQ-11."""
    game = position(BOARD, seat("flying orcs", {"a": 1}, hand=5), seat(), stage="conquest")
    assert {refusal(game, f"conquer {region}").rule for region in "sw"} == {"CONQ-11"}


def test_flying_sorcerers_replace_from_afar() -> None:
    """INT-51."""
    game = position(BOARD, seat("flying sorcerers", hand=1), seat("hill humans", {"c": 1, "z": 1}), stage="conquest")
    check(game, "legal convert c", "legal convert z")


def test_declined_ghouls_do_not_fly() -> None:
    """INT-70."""
    orcs = seat("merchant orcs", {"z": 1}, declined=[fallen("flying ghouls", {"a": 4})])
    game = position(BOARD, orcs, seat())
    play(game, "expand")
    assert refusal(game, "conquer c").rule == "CONQ-14"
