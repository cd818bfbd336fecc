"""The form of the data: tables with a row per seat of a game, per race taken and per turn (docs/atlas.md)."""

from __future__ import annotations

from dataclasses import dataclass

FORMAT = 2
"""Goes up with every change to what follows."""

BYTE, SHORT, NUMBER, KEY, SIGNED, REAL, TEXT = "uint8", "uint16", "uint32", "uint64", "int16", "float64", "text"
BYTES = "list"
"""Of uint8."""


@dataclass(frozen=True)
class Column:
    """A column: its name, what is in it, and whether there may be nothing in it."""

    name: str
    kind: str
    about: str
    may_be_empty: bool = False


_GAME = (
    Column("boxes", TEXT, "the boxes in the game, `+` between them; the first brings the map"),
    Column("map", TEXT, "the map"),
    Column("players", BYTE, "how many play, 2 to 5"),
    Column("rounds", BYTE, "how many rounds the game has"),
    Column("game", NUMBER, "the number of the game among those with these boxes and players, from 0"),
    Column("seed", KEY, "the seed of the game, by which it can be played again; no two games have the same"),
    Column("seat", BYTE, "who plays first, second, …, from 1"),
)
_END = (
    Column("won", REAL, "1 for a victory, a part of it for a shared one, else 0"),
    Column("coins", SHORT, "the player's coins at the end"),
)

GAMES = (
    *_GAME,
    *_END,
    Column("races", BYTE, "races taken"),
    Column("declines", BYTE, "how often a race was put into decline"),
    Column("first_decline", BYTE, "the round of the first decline; empty without one", True),
    Column("paid", BYTE, "coins laid on combos that were passed over"),
    Column("gained", BYTE, "coins that lay on the combos taken"),
    Column("scored", SHORT, "coins from scoring"),
    Column("other", SIGNED, "coins that came or went outside scoring and the offer"),
    Column("moves", SHORT, "decisions made by this seat"),
    Column("choices", NUMBER, "legal moves at these decisions, added up"),
    Column("widest", SHORT, "the most legal moves at one decision"),
    Column("log_choices", REAL, "the decimal logarithm of the product of all these numbers, to two digits"),
)

RACES = (
    *_GAME,
    *_END,
    Column("nth", BYTE, "the player's first race is 1"),
    Column("race", TEXT, "the race"),
    Column("power", TEXT, "its power, after any swap at the taking"),
    Column("offered", TEXT, "the power that lay beside it in the offer, before any swap"),
    Column("drawn", BYTE, "1 if chance took it for the player, 0 if the bot chose it"),
    Column("position", BYTE, "the place in the offer, from 1; the price is one less"),
    Column("paid", BYTE, "coins laid on the combos passed over"),
    Column("gained", BYTE, "coins that lay on it"),
    Column("tokens", BYTE, "tokens at the start"),
    Column("taken", BYTE, "the round in which it was taken"),
    Column("declined", BYTE, "the round in which it went into decline; empty if it never did", True),
    Column(
        "gone", BYTE, "the round in which its last token left the map after that; empty if some stood to the end", True
    ),
    Column("turns", BYTE, "turns scored while active"),
    Column("most_regions", BYTE, "the most regions it scored at once"),
    Column("left_regions", BYTE, "regions it held when it went into decline; empty if it never did", True),
    Column("coins_active", SHORT, "coins scored by it while active"),
    Column("coins_declined", SHORT, "coins scored by it in decline"),
    Column("coins_other", SHORT, "coins that its player got outside scoring while it was the last one taken"),
)

TURNS = (
    *_GAME,
    Column("round", BYTE, "the round of the turn"),
    Column("scored", SHORT, "coins from scoring at its end"),
    Column("coins", SHORT, "the player's coins then"),
    Column("held", BYTES, "the regions that the player's races, active or declined, held then, by number"),
    Column("conquered", BYTES, "the regions that the player conquered in it, by number, in order"),
)

TABLES = {"games": GAMES, "races": RACES, "turns": TURNS}


def names(columns: tuple[Column, ...]) -> list[str]:
    """The names of the columns, in their order."""
    return [column.name for column in columns]
