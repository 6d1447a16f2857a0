"""Entrants: who plays in an arena, by name. A level, or somebody's own player as `module:factory`."""

import sys
import traceback
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any

from msgspec import Struct

from keypeg.players.computer import Computer
from keypeg.players.levels import LEVELS
from keypeg.players.player import Player
from keypeg.records.record import LONGEST_NAME


class NoSuchPlayer(ValueError):
    """A name that seats nobody; the message is for people."""


class Entrant(Struct, frozen=True):
    """Somebody who plays in an arena."""

    name: str
    """What tables and records call it. Whoever enters twice has a number the second time."""
    by: str
    """How it was entered: a level, or `module:factory`."""

    def player(self, seed: int) -> Player:
        """A player for one seat of one match."""
        made = _factory(self.by)(seed)
        if not isinstance(made, Player):
            raise NoSuchPlayer(f"{self.by}({seed}) gave no keypeg.players.Player, but {_kind(made)}.")
        return made


def entrants(names: Sequence[str]) -> tuple[Entrant, ...]:
    """Everybody who enters, each seated once to see that it can be. Modules in the current folder are found too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # workers are started with the same path
    entered: list[Entrant] = []
    for at, by in enumerate(names):
        times = names[: at + 1].count(by)
        entrant = Entrant(by if times == 1 else f"{by} ({times})", by)
        if len(entrant.name) > LONGEST_NAME:
            raise NoSuchPlayer(f"A player's name has at most {LONGEST_NAME} characters, and {by[:20]}… has more.")
        try:
            entrant.player(0)
        except NoSuchPlayer:
            raise
        except (Exception, SystemExit) as fault:
            raise NoSuchPlayer(f"{by} takes no seat: {told(fault)}.") from None
        entered.append(entrant)
    return tuple(entered)


@lru_cache(maxsize=64)
def _factory(by: str) -> Callable[[int], Any]:
    if by in LEVELS:
        return lambda seed: Computer(LEVELS[by], seed)
    module, colon, name = by.partition(":")
    if not (module and colon and name):
        known = ", ".join(LEVELS)
        raise NoSuchPlayer(f"There is no player {by!r}: take {known}, or one of your own as module:factory.")
    try:
        found: object = import_module(module)
    except (Exception, SystemExit) as fault:
        raise NoSuchPlayer(f"{by}: the module {module} cannot be imported: {told(fault)}.") from None
    for part in name.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise NoSuchPlayer(f"{by}: the module {module} has no class or function {name}.")
    return found


def told(fault: BaseException) -> str:
    """What somebody's own code ran into, and where, in a line."""
    said = " ".join(str(fault).split())[:200].rstrip(".")
    frames = traceback.extract_tb(fault.__traceback__)
    inside = [frame for frame in frames if frame.filename != __file__ and "importlib" not in frame.filename]
    place = f" ({Path(inside[-1].filename).name}, line {inside[-1].lineno})" if inside else ""
    return f"{type(fault).__name__}{': ' if said else ''}{said}{place}"


def _kind(value: object) -> str:
    return f"an object of {type(value).__module__}.{type(value).__qualname__}"
