"""The data card of the atlas' games, docs/atlas/DATA.md: everything that somebody has to know who uses them."""

from __future__ import annotations

from elbowroom.atlas.finding import Reading
from elbowroom.atlas.form import FORMAT, TABLES
from tools.atlas_page import Readings

_ABOUT = {
    "games": "One row for every seat of every game, in the order of boxes, players, game and seat.",
    "races": "One row for every race that a player took, in the order of boxes, players, game, round and seat.",
    "turns": "One row for every turn as it stood when it was scored, by boxes, players, game, round and seat.",
}
_CARD = """# The atlas' games: a data card

Made by `tools/make_atlas.py`; do not edit.

- **What**: games of Small World, base and Underground, played by bots against themselves: format {format}, made by
  version {version} of rules and bots.
- **Licence**: MIT, as Elbowroom itself; [CITATION.cff](../../CITATION.cff) says how to cite it.
- **Made by** `sh tools/make_atlas.sh`: every game follows from its seed, so anyone can make the same files.
- **Where**: {where}
- **People**: none. No game of a human player is in it.

| bot | first races | seed | boxes | games | rows of games, races, turns |
| --- | --- | ---: | --- | ---: | ---: |
{sets}

## What it is good for, and what not

- For the balance of tiles, seats, prices and regions among players who play like these bots, and for methods to compare
  them. Not for what people do: bots do not talk, hold no grudges and gang up on nobody.
- `chosen`: bots chose their races, so a tile is seen in hands that wanted it, in seats that could get it. `random`:
  every player's first race was drawn, each position of the offer that he could pay as likely as any other (with the
  five coins of the start all six). Later races are always chosen.
- A bot that searches has a fixed number of nodes, never a clock. It is not perfect: a race that it plays badly looks
  bad.
- A number of players goes with a map and a number of rounds; the three cannot be told apart.

## Form

Three Parquet files (zstd) for each atlas. The metadata of each says `elbowroom.format`, `elbowroom.table`,
`elbowroom.made_by` (version and fingerprint of rules, boxes and bots), `elbowroom.bot`, `elbowroom.nodes`,
`elbowroom.seed`, `elbowroom.own` and `elbowroom.picks`. The number of the format goes up with every change to the
columns. `list` is a list of uint8; regions have the numbers of the map. A game can be played again:
`elbowroom.new_game(players, boxes, seed)` with the bots' seeds `mix(seed ^ seat)`, as in `src/elbowroom/atlas/play.py`.

{schema}"""


def schema() -> str:
    """Every column of every table."""
    lines = []
    for table, columns in TABLES.items():
        lines += [f"### `{table}.parquet`", "", _ABOUT[table], ""]
        lines += ["| column | type | what it is |", "| --- | --- | --- |"]
        lines += [f"| `{column.name}` | {column.kind} | {column.about} |" for column in columns]
        lines.append("")
    return "\n".join(lines)


def data_card(readings: Readings, kept: list[str]) -> str:
    """The whole card."""
    where = "not in the repository, because of their size; the command makes them again."
    if kept:
        links = " and ".join(
            f"[{name}](data/{name}/games.parquet) (beside it [races](data/{name}/races.parquet) and "
            f"[turns](data/{name}/turns.parquet))"
            for name in kept
        )
        where = f"{links};\n  the other bot's games are not in the repository, the command makes them again."
    sets = "\n".join(line for reading in readings.all for line in _sets(reading))
    return _CARD.format(format=FORMAT, version=readings.main.terms.made_by, where=where, sets=sets, schema=schema())


def _sets(reading: Reading) -> list[str]:
    terms = reading.terms
    lines = []
    for (boxes,), games in reading.games.sort("boxes").group_by(["boxes"], maintain_order=True):
        rows = [len(games), *(len(table.filter(table["boxes"] == boxes)) for table in (reading.races, reading.turns))]
        numbers = ", ".join(f"{count:,}" for count in rows)
        played = f"{games['seed'].n_unique():,}"
        lines.append(f"| {terms.bot_name} | {terms.picks} | {terms.seed} | {boxes} | {played} | {numbers} |")
    return lines
