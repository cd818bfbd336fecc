"""What tournament files say: win shares, coins, ratings, times, and the ladder's page."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from .statistics import Z95, wilson
from .tournament import STEPS, one_version

Games = Sequence[dict[str, Any]]


@dataclass
class Match:
    """Games of the same kind between the same bots, seen by one of them."""

    name: str
    against: str
    seats: int
    boxes: str
    budget: str
    wins: float = 0.0
    coins: list[int] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)

    def add(self, game: dict[str, Any], seat: int) -> None:
        """Count one game."""
        winners = game["winners"]
        self.wins += 1 / len(winners) if seat in winners else 0.0
        own = game["coins"][seat]
        others = [coins for at, coins in enumerate(game["coins"]) if at != seat]
        self.coins.append(own)
        self.margins.append(own - sum(others) / len(others))

    @property
    def games(self) -> int:
        """How many."""
        return len(self.coins)

    @property
    def share(self) -> float:
        """Won games; a shared victory counts as a part of one."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share is, with 95 % certainty."""
        return wilson(self.wins, self.games)

    def margin(self) -> tuple[float, float]:
        """The mean lead in coins, and how uncertain it is."""
        mean = sum(self.margins) / self.games
        spread = sum((value - mean) ** 2 for value in self.margins) / max(1, self.games - 1)
        return mean, Z95 * sqrt(spread / self.games)

    def as_dict(self) -> dict[str, object]:
        """Plain data for JSON."""
        return {
            "name": self.name,
            "against": self.against,
            "seats": self.seats,
            "boxes": self.boxes,
            "budget": self.budget,
            "games": self.games,
            "win_share": self.share,
            "win_share_95": list(self.interval),
            "mean_coins": sum(self.coins) / self.games,
            "mean_margin": self.margin()[0],
            "margin_95": self.margin()[1],
        }


def budget_of(game: dict[str, Any]) -> str:
    """The budget in words."""
    text = str(game["budget"])
    if not text:
        return "default"
    return f"{text[:-1]} nodes" if text.endswith("n") else f"{text[:-2]} ms"


def matches(games: Games) -> list[Match]:
    """The first of each pairing against the others of it."""
    found: dict[tuple[object, ...], Match] = {}
    for game in games:
        pairing = game["pairing"]
        boxes = "+".join(game["boxes"])
        whole = len(pairing) == game["seats"] and game["seats"] > 2
        for name in pairing if whole else pairing[:1]:
            against = ", ".join(other for other in pairing if other != name)
            key = (name, against, game["seats"], boxes, budget_of(game))
            match = found.setdefault(key, Match(name, against, game["seats"], boxes, budget_of(game)))
            match.add(game, game["names"].index(name))
    return list(found.values())


def times(games: Games) -> dict[str, tuple[int, float, float, float]]:
    """For every bot: decisions, and the median, 95 and 99 of a hundred decision times in milliseconds (bins' tops)."""
    clocks: dict[str, dict[int, int]] = {}
    for game in games:
        for name, clock in game["clocks"].items():
            own = clocks.setdefault(name, {})
            for step, count in clock.items():
                own[int(step)] = own.get(int(step), 0) + count
    return {
        name: (sum(clock.values()), quantile(clock, 0.5), quantile(clock, 0.95), quantile(clock, 0.99))
        for name, clock in clocks.items()
    }


def quantile(clock: dict[int, int], share: float) -> float:
    """So many of the decisions took no longer than this, in milliseconds."""
    rest = share * sum(clock.values())
    for step in sorted(clock):
        rest -= clock[step]
        if rest <= 0:
            return float(10 ** (step / STEPS))
    return 0.0


def ratings(games: Games) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings (mean, uncertainty) by the best seat of each bot, over the games in a mixed order."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known: dict[str, Any] = {}
    for game in random.Random(1).sample(list(games), len(games)):
        names = game["names"]
        order = sorted(range(len(names)), key=lambda seat: -game["coins"][seat])
        seats = [seat for at, seat in enumerate(order) if names[seat] not in [names[other] for other in order[:at]]]
        if len(seats) < 2:
            continue
        teams = [[known.setdefault(names[seat], model.rating(name=names[seat]))] for seat in seats]
        ranks = [float(-game["coins"][seat]) for seat in seats]
        for seat, team in zip(seats, model.rate(teams, ranks=ranks), strict=True):
            known[names[seat]] = team[0]
    return {name: (rating.mu, rating.sigma) for name, rating in known.items()}


# --- as text --------------------------------------------------------------------------------------------------------


def match_table(found: Iterable[Match]) -> list[str]:
    """A table of matches, for a page or a terminal."""
    lines = [
        "| bot | against | players | boxes | budget | games | won | 95 % interval | coins | margin |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for match in found:
        low, high = match.interval
        margin, doubt = match.margin()
        lines.append(
            f"| {match.name} | {match.against} | {match.seats} | {match.boxes} | {match.budget} | {match.games} "
            f"| {100 * match.share:.1f} % | {100 * low:.1f} to {100 * high:.1f} % "
            f"| {sum(match.coins) / match.games:.1f} | {margin:+.1f} ± {doubt:.1f} |"
        )
    return lines


def rating_table(games: Games) -> list[str]:
    """A table of ratings, the best first."""
    lines = ["| bot | rating | uncertainty |", "| --- | --- | --- |"]
    for name, (mean, doubt) in sorted(ratings(games).items(), key=lambda item: -item[1][0]):
        lines.append(f"| {name} | {mean:.1f} | {doubt:.1f} |")
    return lines


def time_table(games: Games) -> list[str]:
    """A table of decision times, by bot and budget."""
    lines = [
        "| bot | budget | decisions | median ms | 95 % within ms | 99 % within ms |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for budget in sorted({budget_of(game) for game in games}):
        for name, (count, half, most, nearly_all) in sorted(
            times([g for g in games if budget_of(g) == budget]).items()
        ):
            lines.append(f"| {name} | {budget} | {count} | {half:.2f} | {most:.1f} | {nearly_all:.1f} |")
    return lines


def as_text(games: Games) -> str:
    """Everything about some games."""
    parts = [match_table(matches(games)), rating_table(games), time_table(games)]
    return "\n".join("\n".join([*part, ""]) for part in parts)


def commands(games: Games) -> list[str]:
    """What to type to play the same games again."""
    counts: dict[str, int] = {}
    for game in games:
        words = f"elbowroom tournament --players {','.join(game['pairing'])} --games {{}}"
        for option, usual in (("seats", 2), ("boxes", ["base"]), ("map", None), ("seed", 1), ("budget", "")):
            said = game[option]
            if said != usual:
                words += f" --{option} {','.join(said) if option == 'boxes' else said}"
        counts[words] = max(counts.get(words, 0), game["number"] + 1)
    return [words.format(count) for words, count in counts.items()]


def ladder_page(games: Games, positions: Sequence[str], command: str) -> str:
    """The page `docs/ladder.md`."""
    lines = [
        "# The ladder",
        "",
        f"Made by `{command}` from {len(games)} games (version {one_version(games)}); do not edit.",
        "",
        "Games are seat-balanced on shared seeds: everybody plays every seed from every seat. At more than two",
        "seats one of the first bot sits among the second. A shared victory counts as a part of one.",
        "",
        "## Matches",
        "",
        *match_table(matches(games)),
        "",
        "## Ratings",
        "",
        "Plackett-Luce (openskill), all games above, well mixed.",
        "",
        *rating_table(games),
        "",
        "## Time per decision",
        "",
        *time_table(games),
        "",
        "## The same games again",
        "",
        "A budget in nodes (`@2000n`) gives the same moves on every machine.",
        "",
        "```sh",
        *commands(games),
        "```",
        "",
    ]
    if positions:
        lines += ["## Test positions", "", "How many of the positions in `scenarios/positions` each level solves.", ""]
        lines += [*positions, ""]
    return "\n".join(lines)
