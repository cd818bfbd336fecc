"""The vocabulary of data tiles: every word that conditions, choices of regions and effects are made of.

`checking` refuses what does not stand here, `effects` and `regions` make hooks of what does, and the tables of
docs/workshop.md are made from it (`tools/make_workshop.py`).
"""

from __future__ import annotations

from typing import Final, NamedTuple

# What a value can be.
FLAG: Final = "flag"
WHOLE: Final = "whole"
WORD: Final = "word"
REGIONS: Final = "regions"
WHEN: Final = "when"
MARKER: Final = "marker"

ACTIVE: Final = "active"
DECLINED: Final = "declined"
BOTH: Final = "both"


class Key(NamedTuple):
    """A key of an effect or condition: what its value is, and what it means."""

    kind: str
    about: str
    least: int = 0
    most: int = 0
    words: tuple[str, ...] = ()
    needed: bool = False


class Effect(NamedTuple):
    """Something that a tile does."""

    about: str
    keys: dict[str, Key]
    lives: bool = False  # may it say with `while` when it acts?
    race_only: bool = False
    once: bool = True  # at most once in a tile


# Kinds of regions that are printed on the map.
PRINTED: Final[dict[str, str]] = {
    "any": "every region",
    "farmland": "farmland",
    "forest": "forests and mushroom forests",
    "hill": "hills",
    "swamp": "swamps and mud pools",
    "mountain": "mountains, black ones too",
    "mine": "mines: the symbol or the terrain",
    "magic": "magic sources and mystic crystals",
    "cavern": "regions with a cavern",
    "water": "seas, lakes and rivers",
    "river": "rivers",
    "chasm": "chasms",
    "vent": "chasms with the volcano's symbol",
    "coast": "regions on a sea, lake or river",
    "edge": "regions at the edge of the map",
}

# Kinds of regions that change as the game goes on.
LIVING: Final[dict[str, str]] = {
    "own": "held by the race with this tile",
    "own-declined": "held by declined races of its owner",
    "enemy": "held by the active race of another player",
    "enemy-declined": "held by a declined race of another player",
    "tribe": "with a Lost Tribe",
    "monsters": "with monsters",
    "empty": "with nobody in it",
    "relic": "with a relic face up",
    "place": "with a place",
}

# Choices made of other choices.
COMPOSED: Final[dict[str, str]] = {
    "all": "a list of choices: the regions that are in all of them",
    "some": "a list of choices: the regions that are in at least one of them",
    "not": "a choice: all other regions",
    "beside": "a choice: the regions that border one of these",
    "within-reach-of": "the same, and what the race's own tiles make adjacent besides",
    "tokens": "a number: the race's own regions with so many of its tokens or more",
    "marker": "a marker of the tile: the regions in which one lies",
}

CONDITIONS: Final[dict[str, Key]] = {
    "round_from": Key(WHOLE, "from this round on", 1, 100),
    "round_to": Key(WHOLE, "up to this round", 1, 100),
    "first_turn": Key(FLAG, "in the turn in which the combo was picked, or in all others"),
    "first_conquest": Key(FLAG, "before the race's first conquest of the turn, or after it"),
    "regions_from": Key(WHOLE, "the race holds so many regions or more", 1, 50),
    "regions_to": Key(WHOLE, "the race holds at most so many regions", 0, 50),
    "raids_from": Key(WHOLE, "it took so many non-empty regions this turn, or more", 1, 30),
    "together": Key(FLAG, "all regions of the race hang together, or do not"),
    "holds": Key(REGIONS, "the race holds one of these regions"),
    "declined": Key(FLAG, "its owner has a race in decline, or has none"),
    "tokens_in_tray": Key(FLAG, "tokens of the race are left in the tray, or none are"),
}

_WHERE: Final = Key(REGIONS, "in which regions", needed=True)
_WHEN: Final = Key(WHEN, "only if all of this holds")
_AMOUNT: Final = Key(WHOLE, "how many for each; usually 1", 1, 10)
_PER: Final = Key(
    WORD, "counted are the race's regions, its raids of this turn, or its groups", words=("region", "raid", "group")
)
_COUNTED: Final = {
    "amount": _AMOUNT,
    "per": _PER,
    "where": Key(REGIONS, 'with `per = "region"`: which regions; usually all'),
    "every": Key(WHOLE, "for every so many; usually 1", 1, 10),
    "most": Key(WHOLE, "no more than this", 1, 20),
    "when": _WHEN,
}

EFFECTS: Final[dict[str, Effect]] = {
    "coins": Effect("coins at scoring: an amount, or so many for everything counted", _COUNTED, lives=True, once=False),
    "compensation": Effect(
        "coins from the bank for every region lost to another player", {"amount": _AMOUNT}, lives=True
    ),
    "steal": Effect("at the end of the turn a coin from every player with an active token next door", {}, lives=True),
    "toll": Effect(
        "who takes a region of the race pays its owner a coin",
        {"strict": Key(FLAG, "who has no coin may not attack")},
        lives=True,
    ),
    "discount": Effect(
        "these regions cost one token less; one at most, whatever a tile says",
        {"where": _WHERE, "when": _WHEN},
        once=False,
    ),
    "surcharge": Effect("every conquest costs so much more", {"amount": Key(WHOLE, "tokens", 1, 3, needed=True)}),
    "overlook": Effect("these regions cost as if they were empty", {"where": _WHERE, "when": _WHEN}, once=False),
    "enter": Effect("a race without a region may enter here, too", {"where": _WHERE, "when": _WHEN}, once=False),
    "reach": Effect("these regions may be attacked from everywhere", {"where": _WHERE, "when": _WHEN}, once=False),
    "link": Effect(
        "these regions are adjacent to one another for the race",
        {"where": _WHERE, "from_anywhere": Key(FLAG, "to all regions of the race, too")},
    ),
    "pass-water": Effect("water is passed without stopping there, from border to border", {}),
    "settle": Effect("the race conquers and holds water, and in decline, too", {}),
    "avoid": Effect(
        "the race may not attack this", {"where": Key(WORD, "a terrain", words=tuple(PRINTED)[1:], needed=True)}
    ),
    "spare": Effect("no token is lost when a region falls", {}),
    "immune": Effect("regions of the race of this kind cannot be attacked", {"where": _WHERE}, lives=True, once=False),
    "defend": Effect(
        "regions of the race of this kind cost other players more",
        {
            "where": _WHERE,
            "amount": Key(WHOLE, "tokens", 1, 2),
            "when": _WHEN,
        },
        lives=True,
        once=False,
    ),
    "ally": Effect("each turn an opponent whom it did not attack is named, who may not attack it before the next", {}),
    "ability-proof": Effect("no ability, relic or place of others helps against the race", {}),
    "recruit": Effect(
        "tokens from the tray before the redeployment, or as the troops are readied",
        {**_COUNTED, "at": Key(WORD, "when they come", words=("redeploy", "ready"))},
        once=False,
    ),
    "extra-tokens": Effect(
        "tokens at the pick besides those of banner and badge",
        {"amount": Key(WHOLE, "how many", 1, 5, needed=True)},
        race_only=True,
    ),
    "helpers": Effect(
        "after the conquests come helpers, who count like tokens in every later turn",
        {**_COUNTED, "marker": Key(MARKER, "what they are called and look like", needed=True)},
    ),
    "avenge": Effect(
        "regions of players who attacked the owner since his last turn cost one token less",
        {"marker": Key(MARKER, "what marks those players", needed=True)},
    ),
    "roll-first": Effect("the die may be rolled before every conquest, ahead of the choice", {}),
    "convert": Effect(
        "a lone active token in reach is replaced by one from the tray",
        {
            "limit": Key(WORD, "once a turn, or once a turn from each opponent", words=("turn", "opponent")),
            "hand": Key(FLAG, "if the tray is empty, one from the hand"),
            "from_border": Key(FLAG, "a race without a region may begin with it"),
        },
    ),
    "strike": Effect(
        "once a turn one token takes any region in reach",
        {
            "marker": Key(MARKER, "a marker that goes there and makes the move's name", needed=True),
            "where": Key(REGIONS, "only such regions"),
        },
    ),
    "place": Effect(
        "markers are laid into regions of the race",
        {
            "marker": Key(MARKER, "which", needed=True),
            "at": Key(
                WORD, "by itself at every conquest, or by a move in the redeployment", words=("conquest", "redeploy")
            ),
            "limit": Key(WHOLE, "at conquests: only the first so many", 1, 10),
            "per_turn": Key(WHOLE, "in the redeployment: so many a turn; usually all there are", 1, 10),
            "single": Key(FLAG, "in the redeployment: one at most in a region"),
            "must": Key(FLAG, "in the redeployment: all of them must be placed"),
            "gather": Key(FLAG, "in the redeployment: those on the map are taken up first"),
            "survivors": Key(FLAG, "in the redeployment: also when survivors are placed in an opponent's turn"),
            "earned": Key(
                REGIONS, "in the redeployment: only as many as such regions were held at the time, each turn"
            ),
            "stays": Key(FLAG, "they stay in decline"),
        },
    ),
    "keep-badge": Effect("the badge stays with the declined race", {}),
    "stay-whole": Effect("all tokens stay at decline", {}),
    "last-redeploy": Effect("the tokens are dealt out once more at decline", {}),
    "beyond-limit": Effect("declined, it does not count towards the one declined race", {}),
    "fight-on": Effect("declined, it goes on conquering, before the active race", {}, race_only=True),
    "vanish": Effect("at decline it leaves the map and pays two coins for each region", {}),
    "late-decline": Effect("it may decline after scoring", {}),
}

MARKER_KEYS: Final[dict[str, Key]] = {
    "supply": Key(WHOLE, "how many there are; usually 1", 1, 15),
    "guard": Key(WHOLE, "what each adds to the defence", 0, 3),
    "immune": Key(FLAG, "its region cannot be attacked"),
    "figure": Key(FLAG, "it stands upright"),
    "shelters": Key(FLAG, "it counts as a second token against replacement"),
    "fate": Key(
        WORD,
        "what becomes of it when the region is lost: back to the supply, to its owner, or out of the game",
        words=("supply", "owner", "gone"),
    ),
}

LIVES: Final[dict[str, str]] = {
    ACTIVE: "while the race is active: what is usual",
    DECLINED: "only in decline; a power keeps its badge for it",
    BOTH: "in decline, too",
}
