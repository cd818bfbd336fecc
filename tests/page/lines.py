"""Positions and the moves that are played in them through the page: every special move of both boxes at least once."""

from __future__ import annotations

from .browsing import ROOT

POSITIONS = ROOT / "tests" / "page" / "positions"

# The name of a position, and what is played from there. What one button sends together is joined by a plus.
LINES: tuple[tuple[str, str], ...] = (
    ("entry", "pick 3, conquer 13, conquer 8, done, place 8 4 + place 13 5"),
    ("entry", "pick 1, conquer 2, conquer 3, conquer 4, conquer 9, roll 7"),
    ("flying", "conquer 21, roll 11"),
    ("underworld", "abandon 4, conquer 19, done"),
    ("sorcerers", "convert 7, roll, conquer 4"),
    ("sorcerers", "roll, done"),
    ("amazons", "expand, abandon 6, dragon 9, conquer 4, done, withdraw 2, place 10 2 + place 15 1"),
    ("ghouls", "expand, conquer 12, conquer 7, place 7 2 + place 19 2, decline"),
    ("ghouls", "expand, abandon 20, conquer 12, roll 13"),
    ("ghouls", "expand, done, conquer 7, place 2 2 + place 19 3, done"),
    ("ghouls", "decline"),
    ("camps", "camp 3 2 + camp 4 3 + place 3 2 + place 4 1"),
    ("camp-taken", "conquer 9, place 3 1 + place 9 5, place 5 1 + camp 10 5"),
    ("heroes", "hero 4, hero 9, place 3 2"),
    ("fortress", "fortress 3, place 4 2"),
    ("diplomat", "ally 3, place 4 1"),
    ("diplomat", "place 4 1 + done"),
    ("mimes", "pick 2, swap 4, conquer 2"),
    ("mimes", "pick 2, keep, conquer 2"),
    ("flames", "pick 1, volcano 18, conquer 2"),
    ("cultists", "ancient 9, expand, conquer 8, done, queen 9, place 2 1 + place 3 1"),
    ("cultists", "expand, abandon 2, done, ancient 3, queen 9, place 9 4"),
    ("reborn", "reborn 2, reborn 3, expand, done, place 9 2"),
    ("reborn-pick", "pick 1, reborn 2, conquer 9"),
    ("vampire", "convert 13, convert 2 with orb"),
    ("vampire", "convert 22 with doormat"),
    (
        "relics",
        "conquer 2 with sword, conquer 13 with socks, conquer 27 with doormat, done, ring 9, scepter 3, place 3 9",
    ),
    ("relics", "conquer 22 with doormat socks sword"),
    ("magic", "conquer 9 with socks, bag sword"),
    ("magic", "bag sword, wisp 8 with bag"),
    ("magic", "bag orb, convert 8 with bag"),
    ("magic", "wisp 8"),
    ("magic", "wisp 9 with sword"),
    ("magic", "wisp 22 with doormat"),
    ("magic", "wisp 9 with socks"),
    ("magic", "done, bag ring, ring 3 with bag, place 2 1 + place 3 1 + done"),
    ("magic", "done, bag scepter, scepter 2 with bag, place 2 2 + done"),
    ("magic-short", "bag doormat, conquer 21 with bag"),
    ("magic-short", "bag socks, roll 9 with bag"),
    ("magic-short", "roll 16 with doormat"),
    ("magic-short", "roll 9 with socks"),
    ("magic-short", "roll 9 with sword"),
    ("shield", "armor 3 1 + armor 8 1 + place 8 2"),
    ("pentacle", "conquer 17, balrog 22"),
    ("balrog", "balrog 22, conquer 2"),
    ("places", "expand, conquer 6, done, ghost 8, place 2 4, altar 26"),
    ("stonehedge", "decline with vanishing"),
    ("tomb", "expand, conquer 8, done"),
    ("tomb", "decline, place 2 2"),
    ("spiderines", "conquer 27"),
)
