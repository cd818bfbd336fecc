"""What a player may know (COMP-11): everything on the table, not others' coins, not what chance still holds.

A view is a copy of the state with the hidden parts taken out, so nothing hidden can be asked of it. `determinize` fills
the gaps with something possible and gives a game to think with.
"""

from __future__ import annotations
