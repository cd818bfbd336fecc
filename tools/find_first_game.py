"""Look for deals that teach the game well, for src/elbowroom/table/deals.toml: `python -m tools.find_first_game`.

Needed when bots or rules have changed so much that tests/server/test_deals.py no longer finds the lesson it wants.
Deals are drawn, played as their adviser says against `easy`, and printed where all of this holds: the free combo is the
best, the race conquers on in the second round and declines in the third, clearly for the better, the die is rolled by
then, and the learner wins, but not by too much. Few do; among them choose the one that tells the best story.
"""

from __future__ import annotations

import argparse
import random
import time
from dataclasses import dataclass, field

from elbowroom.bots import make_bot
from elbowroom.rules.game import Game
from elbowroom.table.deals import Deal
from elbowroom.table.protocol.table import TableSettings
from elbowroom.table.replay_log import derive, open_game

# Tiles whose text a beginner understands at once, and which keep to the map's neighbours; the later ones may be richer.
FIRST_RACES = "ratmen humans orcs dwarves trolls giants wizards".split()
FIRST_POWERS = "forest hill swamp merchant mounted commando pillaging alchemist".split()
RACES = "dwarves giants humans orcs ratmen tritons trolls wizards".split()
POWERS = "alchemist commando forest hill merchant mounted pillaging swamp wealthy underworld seafaring".split()
ON_OFFER = 6
ROUNDS = 5
DECLINING = 3  # the round
CLEARLY = 1.8  # coins by which declining must be better
LEAD = range(1, 15)  # coins by which the learner may win
ADVISER = "expert@600n"
OPPONENT = "easy"
LEARNER = 1


@dataclass
class Story:
    """What came of a deal."""

    gain: float = 0.0
    rolls: list[str] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    coins: dict[int, int] = field(default_factory=dict)


def drawn(number: int) -> Deal:
    """A deal by its number."""
    chance = random.Random(number)
    race, power = chance.choice(FIRST_RACES), chance.choice(FIRST_POWERS)
    races = [race, *chance.sample([each for each in RACES if each != race], ON_OFFER - 1)]
    powers = [power, *chance.sample([each for each in POWERS if each != power], ON_OFFER - 1)]
    combos = tuple(f"{power} {race}" for power, race in zip(powers, races, strict=True))
    return Deal(("base",), "base-2p", ROUNDS, True, combos, f"first game {number}", ADVISER)


def opened(deal: Deal) -> Game:
    """The deal as a table begins it."""
    settings = TableSettings(list(deal.boxes), deal.map, deal.rounds, 1, open_coins=deal.open_coins)
    return open_game(2, settings, "", derive(deal.seed, "start"), deal.opening)


def told(deal: Deal) -> Story | None:
    """Play it as advised; None as soon as it is not the lesson that is wanted."""
    game, story = opened(deal), Story()
    bot, plan, ply = None, list[str](), 0
    while not game.over:
        if game.to_move == LEARNER:
            if not plan or plan[0] not in [move.text for move in game.legal_moves()]:
                hints = make_bot(deal.adviser, derive(deal.seed, f"hint {ply}")).explain(game.view(LEARNER))
                plan = list(hints[0].moves)
                if game.stage == "mode":
                    if (hints[0].reason == "decline") != (game.round == DECLINING):
                        return None
                    others = [hint.lead for hint in hints if hint.reason != hints[0].reason]
                    if game.round == DECLINING:
                        story.gain = hints[0].lead - max(others, default=hints[0].lead - CLEARLY)
            move = plan.pop(0)
            if not ply and move != "pick 1":
                return None
        else:
            bot = bot or make_bot(OPPONENT, derive(deal.seed, f"bot {ply}"))
            move, plan = bot.choose(game.view(game.to_move)).text, []
        ply += 1
        game.reseed(derive(deal.seed, f"ply {ply}"))
        for event in game.play(move):
            facts = event.as_dict()
            if facts.get("player") == LEARNER and event.kind == "rolled":
                story.rolls.append(f"{facts['face']}/{facts['needed']} in round {game.round}")
            if facts.get("player") == LEARNER and event.kind == "scored":
                story.scores.append(int(str(facts["total"])))
        if game.round > DECLINING and not story.rolls:
            return None
    story.coins = game.coins
    return story if story.gain >= CLEARLY and story.coins[1] - story.coins[2] in LEAD else None


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="looks for deals that teach the game well")
    parser.add_argument("--seconds", type=int, default=300, help="how long to look")
    parser.add_argument("--first", type=int, default=30_000, help="the number of the first deal")
    options = parser.parse_args()
    until, number = time.monotonic() + options.seconds, options.first
    while time.monotonic() < until:
        deal = drawn(number)
        if story := told(deal):
            print(f"# {story.coins[1]} : {story.coins[2]}, declining is worth {story.gain:.1f} coins")
            print(f"# coins {story.scores}, die (shown/needed) {', '.join(story.rolls)}")
            print(f"combos = {list(deal.combos)}\nseed = {deal.seed!r}\n".replace("'", '"'), flush=True)
        number += 1


if __name__ == "__main__":
    main()
