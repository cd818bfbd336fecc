"""What a new box of one's own begins with, to be changed: as data, or as Python."""

from __future__ import annotations

from typing import Final

DATA: Final = """\
id = "{name}"
version = "1"
name = {{ en = "{title}" }}

[[race]]
id = "{name}-folk"
name = {{ en = "{title} folk" }}
ability = {{ en = "+1 coin for each forest." }}
icon = "pine-tree"
tokens = 5

[[race.effect]]
do = "coins"
per = "region"
where = "forest"
"""
PYTHON: Final = '''\
"""A race of one's own; what else it can do is in docs/hooks.md."""

from __future__ import annotations

from typing import ClassVar

from elbowroom.rules.ability import Race
from elbowroom.rules.state import State


class Folk(Race):
    """A coin more in a turn with two raids or more."""

    id = "{name}-folk"
    rule = "OWN-{name}-folk"
    names: ClassVar = {{"en": "{title} folk"}}
    abilities: ClassVar = {{"en": "+1 coin in a turn with two raids or more."}}
    icon = "pine-tree"
    tokens = 6
    supply = 11

    def coins(self, s: State, race: int) -> int:
        return 1 if s.raids >= 2 else 0
'''
HEAD: Final = 'id = "{name}"\nversion = "1"\nname = {{ en = "{title}" }}\n'
