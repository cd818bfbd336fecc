"""A bot of one's own: it takes what is cheap, and declines when few tokens are left to fight with."""

from elbowroom import Move, View
from elbowroom.bots import Bot


class CheapBot(Bot):
    """Conquers the cheapest region there is; otherwise makes the first move that comes."""

    name = "cheap"

    def choose(self, view: View) -> Move:
        moves = view.legal_moves()
        conquests = [move for move in moves if move.verb == "conquer" and not move.means]
        if conquests:
            return min(conquests, key=lambda move: view.cost(move.region).total or 0)
        active = view.seats[view.player - 1].active
        tired = active is not None and active.tokens <= len(active.regions) + 2
        wanted = ("decline" if tired else "expand", "done", "pick", "place")
        return next((move for verb in wanted for move in moves if move.verb == verb), moves[0])
