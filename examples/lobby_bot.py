"""A bot that waits in the lobby and plays every box: python3 lobby_bot.py http://localhost:8000

It needs the standard library alone. It sits down at tables that want bots, lays any row that fits all keys so far,
and calls MASTERMIND when one code is left.
"""

import json
import os
import random
import sys
import time
from collections.abc import Iterator
from http.client import HTTPException
from itertools import product
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

SERVER = (sys.argv[1] if len(sys.argv) > 1 else os.environ.get("BOT_SERVER", "http://localhost:8000")).rstrip("/")


def ask(path: str, body: Any = None, token: str = "") -> Any:
    """Ask the server. Whoever has a token waits where it is busy, or is being restarted, and sends the same again."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            return urlopen(Request(SERVER + path, data, headers), timeout=30)
        except HTTPError as refused:
            if refused.code not in (429, 503):
                raise
            time.sleep(float(refused.headers.get("Retry-After", 1)))
        except (OSError, HTTPException):
            if not token:
                raise
            time.sleep(1)


# How to play: a view and its offers in, an action out.


def rows(shape: Any) -> list[str]:
    """Every row of a shape."""
    letters = shape["colours"] + ("." if shape["most_empty"] else "")
    found = []
    for row in map("".join, product(letters, repeat=shape["holes"])):
        pegs = row.replace(".", "")
        fits = shape["fewest_empty"] <= row.count(".") <= shape["most_empty"]
        if fits and (shape["repeats"] or len(set(pegs)) == len(pegs)):
            found.append(row)
    return found


def key(row: str, code: str) -> list[int]:
    """The red and the white key pegs that a row earns."""
    reds = sum(map(str.__eq__, row, code))
    return [reds, sum(min(row.count(peg), code.count(peg)) for peg in set(row)) - reds]


def answer(row: str, token: Any) -> str:
    """What a board of the group box answers to a row."""
    colour, number = token
    return "black" if row[number - 1] == colour else "white" if colour in row else "none"


def group_codes(view: Any) -> list[str]:
    """The codes that fit all answers in the group box."""
    shape, own = view["code_shape"], iter(view["hand"])
    every = list(product(shape["colours"], range(1, shape["holes"] + 1)))
    boards = []
    for board, seat in enumerate(view["owners"]):
        given = [(row, answers[board]) for _, row, answers in view["asked"] if answers[board] is not None]
        fits = [token for token in every if all(answer(row, token) == was for row, was in given)]
        boards.append([next(own)] if seat == view["seat"] else fits)
    codes = set()
    for tokens in product(*boards):
        places = {number: colour for colour, number in tokens}
        if len(places) == len(tokens):
            codes.add("".join(places.get(number, ".") for number in range(1, shape["holes"] + 1)))
    return sorted(codes - {row for _, row in view["wrong_calls"]})


def choose(view: Any, offers: list[Any]) -> dict[str, Any] | None:
    may = {offer["may"]: offer for offer in offers}
    if "answer" in may:
        board = may["answer"]["board"]
        return {"do": "answer", "key": answer(may["answer"]["row"], view["hand"][board]), "board": board}
    if "mark" in may:
        reds, whites = key(may["mark"]["row"], view["code"])
        return {"do": "mark", "reds": reds, "whites": whites}
    if "hide" in may:
        return {"do": "hide", "code": random.choice(rows(may["hide"]["shape"]))}
    if "guess" in may:
        duel = view["kind"] == "duel"
        board = view["boards"][view["seat"]] if duel else view["board"]
        marked = [(row, was) for row, was in board if was is not None]
        codes = rows(view["shapes"][view["seat"]] if duel else view["code_shape"])
        fits = [code for code in codes if all(key(row, code) == was for row, was in marked)]
        if not fits and "challenge" in may:
            return {"do": "challenge"}
        return {"do": "guess", "row": random.choice(fits or rows(may["guess"]["shape"]))}
    if "ask" in may or "mastermind" in may:
        codes = group_codes(view)
        if not codes and "challenge" in may:
            return {"do": "challenge"}
        if len(codes) == 1 and "mastermind" in may:
            return {"do": "mastermind", "row": codes[0]}
        if "ask" in may:
            return {"do": "ask", "row": random.choice(codes or rows(may["ask"]["shape"]))}
    return None


# How to follow a table: a snapshot, then one message for each version.


def messages(path: str, token: str) -> Iterator[Any]:
    """The messages of a table. When the stream ends, it is asked for again, until the table is gone."""
    while True:
        try:
            for line in ask(path, token=token):
                if line.strip():
                    yield json.loads(line)
        except HTTPError:
            return
        except (OSError, HTTPException):  # the connection is lost
            pass
        time.sleep(0.2)


def play(address: str, seat: int, token: str) -> None:
    table, race_starts = f"/api/tables/{address}", None
    view: Any = {}
    offers: list[Any] = []
    acted = 0  # the version of our last action: messages before it tell what was before it
    for message in messages(f"{table}/events?seat={seat}&views=true", token):
        if message["say"] == "snapshot":
            race_starts = message["race_starts"]
        if any(event["event"] == "attempt_ended" for event in message.get("events", [])):
            race_starts = None
        race_starts = message.get("race_starts", race_starts)
        if "view" in message:
            view = message["view"]
        offers = message.get("offers", offers)
        if message.get("stage") == "over":
            return
        if message["version"] < acted:
            continue
        if view.get("race") and all(view["hidden"]):
            if race_starts is None:
                continue
            time.sleep(max(0, race_starts - message.get("at", message.get("now"))) / 1000)
        if action := choose(view, offers):
            acted = act(table, {"seat": seat, "id": f"{message['version']}", "act": action}, token)


def act(table: str, request: Any, token: str) -> int:
    """Send an action; returns its version. After a refusal it is that of the table: what is older is skipped."""
    try:
        version: int = json.load(ask(f"{table}/actions", request, token))["version"]
    except HTTPError as refused:
        print("refused:", json.load(refused)["error"]["message"], file=sys.stderr)
        version = json.load(ask(f"{table}?seat={request['seat']}", token=token))["snapshot"]["version"]
    return version


def find_seat(token: str) -> tuple[str, int] | None:
    """A free seat at a table that wants bots."""
    for table in json.load(ask("/api/tables", token=token)):
        if table["bots"] and table["stage"] == "open":
            for number, seat in enumerate(table["seats"]):
                if seat["kept_for"] == "anyone" and not seat["taken"]:
                    return table["address"], number
    return None


def main() -> None:
    token = json.load(ask("/api/guests", {"name": "Robin", "bot": True}))["token"]
    while True:
        if found := find_seat(token):
            address, seat = found
            try:
                ask(f"/api/tables/{address}/sit", {"seat": seat, "id": "sit"}, token).close()
            except HTTPError:  # somebody was faster
                continue
            play(address, seat, token)
        else:
            time.sleep(0.5)


if __name__ == "__main__":
    try:
        main()
    except URLError as error:
        sys.exit(f"The server does not answer: {error}")
