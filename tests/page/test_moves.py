"""Every special move of both boxes, made through the page and told to the server word for word."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from elbowroom.envs.actions import ActionTable
from elbowroom.notation.newgame import new_game
from elbowroom.notation.scenario import load_scenario

from .browsing import PHONE
from .conftest import Visit
from .lines import LINES, POSITIONS
from .player import Player
from .serving import Server

# The stages and their moves as players of other programs know them; what passes by itself is never a move.
STAGES = {
    "pick": "pick",
    "swap": "swap keep",
    "volcano": "volcano",
    "mode": "expand decline ancient reborn",
    "ghouls": "conquer roll abandon done",
    "conquest": "conquer roll convert dragon wisp balrog bag abandon reborn done",
    "berserk": "conquer done",
    "balrog": "balrog",
    "redeploy": "bag place camp armor fortress hero ancient queen ghost ring scepter ally withdraw done",
    "end": "altar decline done",
    "retreat": "place camp",
}
NUMBERED = ("pick", "swap", "ally")
# On a phone the buttons are in a narrow row and the offer takes the place of the map.
THUMBED = [line for line in LINES if line[0] in ("mimes", "camps", "cultists", "diplomat", "relics", "magic-short")][
    ::2
]


@pytest.mark.parametrize(("position", "line"), LINES, ids=[f"{position}: {line}" for position, line in LINES])
def test_a_line_of_moves(server: Server, sit: Visit, position: str, line: str) -> None:
    made = server.set_up(POSITIONS / f"{position}.toml")
    Player(sit(made.host), server, made).play(line)


@pytest.mark.parametrize(("position", "line"), THUMBED, ids=[position for position, _ in THUMBED])
def test_a_line_of_moves_with_the_thumb(server: Server, sit: Visit, position: str, line: str) -> None:
    made = server.set_up(POSITIONS / f"{position}.toml")
    Player(sit(made.host, PHONE), server, made, finger=True).play(line)


def _kinds(boxes: str, players: int) -> Iterator[str]:
    """Every kind of move that the engine knows in a box: its text with an R for the region, one helper at most."""
    actions = ActionTable(new_game(players, [boxes], seed=1).table)
    for plane in actions.planes:
        if len(plane.means) < 2:
            yield " with ".join([f"{plane.verb} R", *plane.means])
    for move in actions.others:
        yield move.verb if move.verb in NUMBERED else move.text


def _played() -> Iterator[tuple[str, str, str]]:
    """The stage, the verb and the kind of every move in the lines."""
    for position, line in LINES:
        game = load_scenario(POSITIONS / f"{position}.toml")
        for move in line.replace(" + ", ", ").split(", "):
            verb, *target = move.partition(" with ")[0].split(" ")
            bare = not target or verb in NUMBERED or verb == "bag"
            kind = verb if verb in NUMBERED else move if bare else move.replace(" ".join([verb, *target]), f"{verb} R")
            yield game.stage, verb, kind
            game.play(move)


def test_the_lines_leave_no_kind_of_move_out() -> None:
    known = {*_kinds("base", 2), *_kinds("underground", 2)}
    played = {kind for _, _, kind in _played()}
    assert known - played == set()


def test_the_lines_visit_every_stage_with_all_its_moves() -> None:
    known = {(stage, verb) for stage, verbs in STAGES.items() for verb in verbs.split()}
    played = {(stage, verb) for stage, verb, _ in _played()}
    assert known == played


def test_every_relic_and_place_lies_in_a_position() -> None:
    finds = {find.id for find in new_game(2, ["underground"], seed=1).table.finds}
    texts = [path.read_text(encoding="utf-8") for path in POSITIONS.glob("*.toml")]
    assert {find for find in finds if any(f'"{find}"' in text for text in texts)} == finds
