"""The HTTP part as an OpenAPI document, made from the messages themselves."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

import elbowroom
from elbowroom.puzzles import PuzzleIndex, PuzzleVerdict
from elbowroom.review import TurnReview
from elbowroom.table.protocol import http_answers, table, workshop
from elbowroom.table.protocol.manifest import BoxData

Json = dict[str, Any]
_PARAMETERS = {
    "table": {"type": "string", "minLength": 1, "maxLength": 40},
    "ply": {"type": "integer", "minimum": 0, "maximum": 100000},
    "turn": {"type": "integer", "minimum": 1, "maximum": 1000},
    "box": {"type": "string", "minLength": 1, "maxLength": 40},
    "map": {"type": "string", "minLength": 1, "maxLength": 40},
}


def _content(schema: Json) -> Json:
    return {"content": {"application/json": {"schema": schema}}}


def _get(summary: str, schema: Json, *names: str, secret: bool = False, codes: tuple[int, ...] = ()) -> Json:
    failure = {"$ref": "#/components/schemas/Failure"}
    responses: Json = {"200": {"description": "as asked", **_content(schema)}}
    for code in (400, *codes, 429, 503):
        responses[str(code)] = {"description": "refused", **_content(failure)}
    operation: Json = {"summary": summary, "responses": responses}
    operation["parameters"] = [
        {"name": name, "in": "path", "required": True, "schema": _PARAMETERS[name]} for name in names
    ]
    if secret:
        operation["security"] = [{}, {"secret": []}]
    return {"get": operation}


@cache
def document() -> Json:
    """The document."""
    _, components = msgspec.json.schema_components(
        [
            http_answers.Health,
            http_answers.Info,
            BoxData,
            workshop.Vocabulary,
            workshop.OwnBoxData,
            workshop.BoxCheck,
            workshop.BoxFile,
            workshop.OpenedBox,
            workshop.FairQuestion,
            workshop.Fairness,
            workshop.NewMap,
            workshop.MapCheck,
            http_answers.MapData,
            table.NewTable,
            table.MadeTable,
            table.Table,
            http_answers.Replay,
            http_answers.ReplayMoment,
            http_answers.ReviewHead,
            TurnReview,
            PuzzleIndex,
            PuzzleVerdict,
            http_answers.Failure,
        ],
        ref_template="#/components/schemas/{name}",
    )
    named = {name: {"$ref": f"#/components/schemas/{name}"} for name in components}
    anything = {"type": "object"}
    of_table = (401, 403, 404)
    view = _get("The position after so many moves", named["ReplayMoment"], "table", "ply", secret=True, codes=of_table)
    view["get"]["parameters"].append(
        {"name": "player", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 5}}
    )
    turn = _get("A turn, judged", named["TurnReview"], "table", "turn", secret=True, codes=(*of_table, 409))
    turn["get"]["parameters"].append(
        {"name": "closer", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": 1}}
    )
    solved = _get("A puzzle, judged", named["PuzzleVerdict"], "table", secret=True, codes=(*of_table, 409))
    solved["get"]["parameters"].append(
        {"name": "give-up", "in": "query", "schema": {"type": "integer", "minimum": 1, "maximum": 1}}
    )
    record = _get("The record of a finished game", anything, "table", secret=True, codes=(*of_table, 409))
    record["get"]["responses"]["200"]["content"] = {"text/plain": {"schema": {"type": "string"}}}
    metrics = _get("Figures for Prometheus", anything)
    metrics["get"]["responses"]["200"]["content"] = {"text/plain": {"schema": {"type": "string"}}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Elbowroom", "version": elbowroom.__version__},
        "paths": {
            "/healthz": _get("Can moves be stored?", named["Health"]),
            "/livez": _get("Is the server there?", named["Health"]),
            "/metrics": metrics,
            "/api/info": _get("What this server offers", named["Info"]),
            "/api/puzzles": _get("The puzzles", named["PuzzleIndex"]),
            "/api/boxes/{box}": _get("What is in a box", named["BoxData"], "box", codes=(404,)),
            "/api/workshop": _get("What tiles of one's own can say", named["Vocabulary"]),
            "/api/boxes/check": _working("What is wrong with a box of one's own", anything, named["BoxCheck"]),
            "/api/boxes/open": _working(
                "The box of one's own in a zip, TOML or JSON file", named["BoxFile"], named["OpenedBox"]
            ),
            "/api/boxes/fair": _working(
                "A few games of bots with a tile of one's own: is it fair?", named["FairQuestion"], named["Fairness"]
            ),
            "/api/maps/check": _working("What is wrong with a map of one's own", anything, named["MapCheck"]),
            "/api/maps/new": _working("A map by chance", named["NewMap"], named["MapData"]),
            "/api/maps/{map}": _get("A map", named["MapData"], "map", codes=(404,)),
            "/api/tables": {"post": _making(named)},
            "/api/tables/{table}": _get("A table", named["Table"], "table", secret=True, codes=of_table),
            "/api/tables/{table}/boxes": _get(
                "The boxes of one's own that it plays with",
                {"type": "array", "items": named["OwnBoxData"]},
                "table",
                secret=True,
                codes=of_table,
            ),
            "/api/tables/{table}/map": _get(
                "The map that it plays on", named["MapData"], "table", secret=True, codes=of_table
            ),
            "/api/tables/{table}/replay": _get("The moves", named["Replay"], "table", secret=True, codes=of_table),
            "/api/tables/{table}/replay/{ply}": view,
            "/api/tables/{table}/review": _get(
                "What there is to be reviewed in a finished game",
                named["ReviewHead"],
                "table",
                secret=True,
                codes=(*of_table, 409),
            ),
            "/api/tables/{table}/review/{turn}": turn,
            "/api/tables/{table}/puzzle": solved,
            "/api/tables/{table}/record": record,
        },
        "components": {
            "schemas": components,
            "securitySchemes": {"secret": {"type": "http", "scheme": "bearer"}},
        },
    }


def _working(summary: str, asked: Json, answer: Json) -> Json:
    """A question of the workshop that takes a worker's time."""
    failures = {
        str(code): {"description": "refused", **_content({"$ref": "#/components/schemas/Failure"})}
        for code in (400, 403, 413, 422, 429, 503)
    }
    return {
        "post": {
            "summary": summary,
            "requestBody": {"required": True, **_content(asked)},
            "responses": {"200": {"description": "as asked", **_content(answer)}, **failures},
        }
    }


def _making(named: dict[str, Json]) -> Json:
    failures = {
        str(code): {"description": "refused", **_content(named["Failure"])}
        for code in (400, 403, 404, 409, 413, 422, 429, 503)
    }
    return {
        "summary": "Make a table",
        "requestBody": {"required": True, **_content(named["NewTable"])},
        "responses": {"201": {"description": "made", **_content(named["MadeTable"])}, **failures},
    }
