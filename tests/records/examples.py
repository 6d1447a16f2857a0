"""Small records that the tests of records and of the command line start from."""

import json
from typing import Any

ADA_HIDES: dict[str, Any] = {"seat": 0, "do": "hide", "code": "RGBY"}
BO_HIDES: dict[str, Any] = {"seat": 1, "do": "hide", "code": "YYBB"}

CLASSIC: dict[str, Any] = {
    "keypeg": 1,
    "edition": "classic",
    "options": {},
    "players": ["Ada", "Bo"],
    "actions": [
        ADA_HIDES,
        {"seat": 1, "do": "guess", "row": "RRGG"},
        {"seat": 1, "do": "guess", "row": "RGBY"},
        BO_HIDES,
        {"seat": 0, "do": "guess", "row": "YYBB"},
    ],
}
"""Ada's code is found in two rows, Bo's in one: Ada wins 2 to 1."""

CLASSIC_ANSWER: dict[str, Any] = {
    "edition": "classic",
    "finished": True,
    "scores": [2, 1],
    "winners": [0],
    "rounds": [
        {"number": 1, "outcome": "found", "points": [2, 0], "rows": [0, 2]},
        {"number": 2, "outcome": "found", "points": [0, 1], "rows": [1, 0]},
    ],
}

DEAL: dict[str, Any] = {"do": "deal", "tokens": [["B", 3], ["R", 2], ["Y", 1], ["G", 5]], "opener": 0}

GROUP: dict[str, Any] = {
    "keypeg": 1,
    "edition": "group",
    "options": {"rounds": 1},
    "players": ["Ada", "Bo", "Cy", "Dee"],
    "actions": [
        DEAL,
        {"seat": 0, "do": "ask", "row": "RRB.G"},
        {"seat": 1, "do": "mastermind", "row": "YRBG."},
        {"seat": 2, "do": "mastermind", "row": "YRB.G"},
    ],
}
"""Bo calls wrongly, then Cy rightly."""

DUEL: dict[str, Any] = {
    "keypeg": 1,
    "edition": "duel",
    "options": {"rounds": 1},
    "players": ["Ada", "Bo"],
    "actions": [
        {"seat": 0, "do": "hide", "code": "RRGGB"},
        {"seat": 1, "do": "hide", "code": "YYBBO"},
        {"seat": 1, "do": "guess", "row": "RRGGK"},
        {"seat": 0, "do": "guess", "row": "YYBBO"},
    ],
}
"""Ada finds Bo's code in the first turn."""

BY_HAND: dict[str, Any] = {
    "keypeg": 1,
    "edition": "classic",
    "options": {"marking": "by_hand"},
    "players": ["Ada", "Bo"],
    "actions": [
        ADA_HIDES,
        {"seat": 1, "do": "guess", "row": "RRGG"},
        {"seat": 0, "do": "mark", "reds": 2, "whites": 1},
        {"seat": 1, "do": "challenge"},
    ],
}
"""Ada marks wrongly and is challenged: Bo scores 3 and the round is replayed."""

HAND_DEAL: dict[str, Any] = {
    "keypeg": 1,
    "edition": "group",
    "options": {"marking": "by_hand"},
    "players": ["Ada", "Bo"],
    "actions": [
        {"do": "deal", "tokens": [["B", 3], ["R", 2]], "opener": 0},
        {"seat": 0, "do": "ask", "row": "RB..."},
        {"seat": 1, "do": "answer", "key": "white", "board": 0},
        {"seat": 1, "do": "hint", "step": 2},
    ],
}

EVERY: dict[str, dict[str, Any]] = {
    "classic": CLASSIC,
    "group": GROUP,
    "duel": DUEL,
    "by hand": BY_HAND,
    "answers by hand": HAND_DEAL,
}


def document(record: dict[str, Any], **changes: Any) -> bytes:
    """A record as bytes, with some of its fields changed."""
    return json.dumps(record | changes).encode()


def after(record: dict[str, Any], *actions: Any) -> dict[str, Any]:
    """A record with actions put after its own."""
    return record | {"actions": [*record["actions"], *actions]}
