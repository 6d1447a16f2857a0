"""What the types of requests do not say: which options, and how many players, belong to which edition.

These constraints stand in the OpenAPI document beside the schema of a body. Nobody checks requests against them: the
boxes and the tables refuse what they exclude, with codes of their own.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any, Final, get_args

from keypeg.players.levels import LEVELS
from keypeg.records.record import LONGEST_NAME, VERSION
from keypeg.review.daily import DAILY_BOXES
from keypeg.rules.actions import Action
from keypeg.rules.box import Box
from keypeg.rules.boxes import BOXES
from keypeg.rules.options import Choice, Option

Schema = dict[str, Any]

_SEAT: Final[Schema] = {
    "anyOf": [
        {"properties": {"sitter": {"enum": ["me", "link", "anyone"]}}},
        {"properties": {"sitter": {"const": "computer"}, "level": {"enum": list(LEVELS)}}, "required": ["level"]},
    ]
}
_ACTION: Final[Schema] = {
    "properties": {
        "do": {"enum": [kind.__struct_config__.tag for kind in get_args(Action)]},
        "seat": {"type": ["integer", "null"]},
    },
    "required": ["do"],
}


def constraints() -> dict[str, Schema]:
    """The constraints on a body, by the name of its schema."""
    return {
        "PositionRequest": _editions(None),
        "NewSolo": _editions(None),
        "NewDaily": {"properties": {"edition": {"enum": list(DAILY_BOXES)}}},
        "ScoreSheetRequest": _editions("players", "minimum", "maximum"),
        "GroupAdviceRequest": _editions("players", "minimum", "maximum"),
        "RowsRequest": _editions(None),
        "NewTable": {"allOf": [{"properties": {"seats": {"items": _SEAT}}}, _editions("seats")]},
        "MatchRecord": {
            "allOf": [
                {
                    "properties": {
                        "keypeg": {"const": VERSION},
                        "players": {"items": {"maxLength": LONGEST_NAME}},
                        "actions": {"items": _ACTION},
                    }
                },
                _editions("players"),
            ]
        },
    }


def _editions(players: str | None, least: str = "minItems", most: str = "maxItems") -> Schema:
    """One alternative for each edition; `players` is the field whose length, or value, is the number of players."""
    return {"oneOf": [each for box in BOXES.values() for each in _alternatives(box, players, least, most)]}


def _alternatives(box: Box, players: str | None, least: str, most: str) -> Iterator[Schema]:
    """The options of a box with the numbers of players that they allow."""
    defaults = {option.name: option.default for option in box.options}
    deciding = [
        option
        for option in box.options
        if isinstance(option, Choice)
        and any(box.players({**defaults, option.name: value}) != box.players(defaults) for value in option.values)
    ]
    for values in product(*(option.values for option in deciding)):
        chosen = {option.name: value for option, value in zip(deciding, values, strict=True)}
        counts = box.players({**defaults, **chosen})
        required = [name for name, value in chosen.items() if value != defaults[name]]
        options: Schema = {
            "properties": {
                option.name: {"const": chosen[option.name]} if option.name in chosen else _option(option)
                for option in box.options
            },
            "additionalProperties": False,
            "required": required,
        }
        named: Schema = {"edition": {"const": box.name}, "options": options}
        if players is not None:
            named[players] = {least: min(counts), most: max(counts)}
        yield {"properties": named, "required": ["options"] if required else []}


def _option(option: Option) -> Schema:
    """The values of an option. Where some of them exclude each other, the referee says so."""
    if isinstance(option, Choice):
        return {"enum": list(option.values)}
    bounds: Schema = {"type": "integer", "minimum": option.least}
    bounds["maximum"] = option.most
    if option.step > 1 and option.least % option.step == 0:
        bounds["multipleOf"] = option.step
    return bounds
