"""The example bot with one habit that is wrong: python bad_bot.py HABIT. The server comes from the environment."""

import json
import sys
import time
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

HABIT = sys.argv.pop(1)
sys.path.insert(0, str(Path(__file__).parents[2] / "examples"))

lobby_bot: Any = import_module("lobby_bot")

choose, ask, play, act = lobby_bot.choose, lobby_bot.ask, lobby_bot.play, lobby_bot.act


def badly_chosen(view: Any, offers: Any) -> Any:
    action = choose(view, offers)
    match HABIT, action:
        case "illegal", {"do": "guess", "row": row}:
            return {"do": "guess", "row": row + "R"} if len(view["board"]) == 1 else action
        case "slow", {"do": "guess"}:
            time.sleep(60)
        case "crash", {"do": "guess"}:
            raise RuntimeError("no idea")
        case "resign", {"do": "guess"}:
            return {"do": "resign"}
        case "wrong_key", {"do": "mark", "reds": reds}:
            return {"do": "mark", "reds": 0 if reds else 1, "whites": 0}
        case "out_of_turn", None:
            return {"do": "hide", "code": "RRRR"} if view.get("hidden") else None
        case "malformed", {"do": "hide", "code": code}:
            return {"do": "hide", "code": code, "colour": "red"}
    return action


def badly_asked(path: str, body: Any = None, token: str = "") -> Any:
    if HABIT == "unmarked" and path == "/api/guests":
        body = {"name": "Ada"}
    return ask(path, body, token)


def badly_played(address: str, seat: int, token: str) -> None:
    if HABIT == "no_reconnect":
        lobby_bot.ask = OneStream(badly_asked)
    play(address, seat, token)
    if HABIT == "stuck":
        time.sleep(3600)
    if HABIT == "after_the_end":
        action = {"seat": seat, "id": "more", "act": {"do": "resign"}}
        time.sleep(2)
        lobby_bot.act(f"/api/tables/{address}", action, token)


class OneStream:
    """Follows a table once, and then never again."""

    def __init__(self, then: Any) -> None:
        self._then = then
        self._followed = False

    def __call__(self, path: str, body: Any = None, token: str = "") -> Any:
        if "/events" in path and self._followed:
            time.sleep(3600)
        self._followed = self._followed or "/events" in path
        return self._then(path, body, token)


def any_seat(token: str) -> Any:
    """A free seat anywhere, whether bots are wanted or not."""
    for table in json.load(badly_asked("/api/tables", token=token)):
        for number, seat in enumerate(table["seats"]):
            if seat["kept_for"] == "anyone" and not seat["taken"]:
                return table["address"], number
    return None


def act_again(table: str, request: Any, token: str) -> int:
    """Send the same bad row again and again before the good one."""
    if request["act"]["do"] == "guess":
        for number in range(4):
            act(table, request | {"id": f"bad {number} {request['id']}", "act": {"do": "guess", "row": "Q"}}, token)
    version: int = act(table, request, token)
    return version


def no_seat(token: str) -> None:
    """Never find a table, whoever asks."""
    assert token


lobby_bot.choose, lobby_bot.ask, lobby_bot.play = badly_chosen, badly_asked, badly_played
if HABIT == "stubborn":
    lobby_bot.act = act_again
if HABIT == "unwanted":
    lobby_bot.find_seat = any_seat
if HABIT == "early":
    lobby_bot.time = SimpleNamespace(sleep=lambda seconds: time.sleep(min(seconds, 0.5)))
if HABIT == "never":
    lobby_bot.find_seat = no_seat
lobby_bot.main()
