"""Learning environments: PettingZoo, Gymnasium and OpenSpiel (docs/environments.md).

Where Gymnasium is installed, importing this package is enough for `gymnasium.make("elbowroom/SmallWorld-v0")`.
"""

from importlib import import_module
from importlib.util import find_spec

# The numbering of moves and observations does without Gymnasium; and mypyc, which compiles them, must not look for it.
if find_spec("gymnasium") is not None:
    import_module(".registration", __name__).register()
