"""A bot that plays classic against a computer: python3 bot.py http://localhost:8000

It needs the standard library and the public interface alone. It hides a code out of a hat, and lays any row that the
keys so far allow.
"""

import json
import random
import sys
from itertools import product
from typing import Any
from urllib.request import Request, urlopen

SERVER = sys.argv[1].rstrip("/")


def ask(path: str, body: Any = None, token: str = "") -> Any:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    return urlopen(Request(SERVER + path, data, headers))


def key(row: str, code: str) -> list[int]:
    reds = sum(map(str.__eq__, row, code))
    return [reds, sum(min(row.count(peg), code.count(peg)) for peg in set(row)) - reds]


def choose(offers: list[Any], board: list[Any]) -> dict[str, str] | None:
    for offer in offers:
        if offer["may"] in ("hide", "guess"):
            shape = offer["shape"]
            codes = map("".join, product(shape["colours"], repeat=shape["holes"]))
            row = random.choice([code for code in codes if all(key(row, code) == was for row, was in board)])
            return {"do": "hide", "code": row} if offer["may"] == "hide" else {"do": "guess", "row": row}
    return None


token = json.load(ask("/api/guests", {"name": "Bot", "bot": True}))["token"]
seats = [{"sitter": "me"}, {"sitter": "computer", "level": "casual"}]
table = "/api/tables/" + json.load(ask("/api/tables", {"edition": "classic", "seats": seats}, token))["address"]
offers: list[Any] = []
board: list[Any] = []
for line in ask(f"{table}/events?seat=0", token=token):
    if not line.strip():
        continue
    message = json.loads(line)
    offers = message.get("offers", offers)
    for event in message.get("events", []):
        if event["event"] == "row_laid" and event["seat"] == 0:
            board.append([event["row"], None])
        elif event["event"] == "row_marked" and event["seat"] == 0:
            board[-1][1] = event["key"]
        elif event["event"] == "attempt_ended":
            board = []
    if message.get("stage") == "over":
        break
    if ("events" in message or message["say"] == "snapshot") and (action := choose(offers, board)):
        ask(f"{table}/actions", {"seat": 0, "id": str(message["version"]), "act": action}, token).close()
snapshot = json.load(ask(f"{table}?seat=0", token=token))["snapshot"]
print("scores", *snapshot["view"]["scores"])
