"""Marks for the optional compiler; without it they do nothing. This file itself is never compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_marks):
        """Leave the class as it is."""
        return lambda cls: cls
