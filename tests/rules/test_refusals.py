"""Every code by which the engine refuses a move: provoked, explained by its rule, and nothing changes."""

from __future__ import annotations

import string

import pytest

from tests.rules.provoked import GENERAL, codes, provoked
from tests.support import refusal, rule_ids, texts


def test_every_code_is_refused_somewhere() -> None:
    seen = {}
    for code, game, move in provoked():
        assert move not in texts(game), code
        error = refusal(game, move)
        assert error.code == code, f"{move}: {error.code}, not {code}"
        assert error.rule in rule_ids(), code
        assert error.reason == codes()[code].format_map(error.args_)
        assert error.reason.endswith("."), code
        seen[code] = error
    assert set(codes()) - set(seen) == GENERAL


def test_a_sentence_uses_the_arguments_that_come_with_it() -> None:
    for code, game, move in provoked():
        wanted = {name for _, name, _, _ in string.Formatter().parse(codes()[code]) if name}
        assert wanted <= set(refusal(game, move).args_), code


@pytest.mark.parametrize("code", sorted(GENERAL))
def test_general_codes_have_a_sentence(code: str) -> None:
    assert codes()[code].endswith(".")
