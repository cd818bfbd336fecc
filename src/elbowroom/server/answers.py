"""Answers over HTTP: JSON, and refusals as a status and a code."""

from __future__ import annotations

from typing import Any

from starlette.responses import Response

from elbowroom.table.codec import encode
from elbowroom.table.protocol.http_answers import Failure, ServerError
from elbowroom.table.refusal import Refusal


def json_answer(content: Any, status: int = 200) -> Response:
    """Something as JSON, not to be kept by anyone on the way."""
    return json_data(encode(content), status)


def json_data(data: bytes, status: int = 200) -> Response:
    """What is JSON already."""
    return Response(data, status, {"cache-control": "no-store"}, "application/json")


def refused(refusal: Refusal) -> Response:
    """A refusal."""
    answer = json_answer(Failure(ServerError(refusal.code, refusal.args_)), refusal.status)
    if refusal.status == 401:
        answer.headers["www-authenticate"] = "Bearer"
    return answer
