"""Entrants: who plays in a tournament, by name. An entrant is a level, or somebody's own player as `module:factory`."""

import sys
import traceback
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from keypeg.arena.refusals import ArenaFault, ArenaRefusal
from keypeg.players.computer import Computer
from keypeg.players.levels import LEVELS
from keypeg.players.player import Player
from keypeg.records.record import LONGEST_NAME
from keypeg.records.refusals import RecordFault
from keypeg.rules.refusals import Refusal, meant

LONGEST_ERROR: Final = 200
"""How many characters of an exception's message are shown."""


class Entrant(Struct, frozen=True):
    """Somebody who plays in a tournament."""

    name: str
    """The name in tables and records. Whoever enters twice has a number the second time."""
    entered_as: str
    """A level, or `module:factory`."""

    def player(self, seed: int) -> Player:
        """A player for one seat of one match."""
        made = _factory(self.entered_as)(seed)
        if not isinstance(made, Player):
            kind = f"{type(made).__module__}.{type(made).__qualname__}"
            raise ArenaRefusal(ArenaFault.NO_SUCH_PLAYER, why="type", player=self.entered_as, type=kind)
        return made


def entrants(names: Sequence[str]) -> tuple[Entrant, ...]:
    """The entrants of these names. Each is seated once, to see that it can be; the current folder is searched too."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)  # worker processes are started with the same path
    entered: list[Entrant] = []
    for at, given in enumerate(names):
        times = names[: at + 1].count(given)
        entrant = Entrant(given if times == 1 else f"{given} ({times})", given)
        if len(entrant.name) > LONGEST_NAME:
            raise Refusal(RecordFault.BAD_NAME, why="length", most=LONGEST_NAME)
        try:
            entrant.player(0)
        except Refusal:
            raise
        except (Exception, SystemExit) as error:
            raise ArenaRefusal(
                ArenaFault.NO_SUCH_PLAYER, why="raised", player=given, error=describe_error(error)
            ) from None
        entered.append(entrant)
    return tuple(entered)


@lru_cache(maxsize=64)
def _factory(given: str) -> Callable[[int], Any]:
    if given in LEVELS:
        return lambda seed: Computer(LEVELS[given], seed)
    module, colon, name = given.partition(":")
    if not (module and colon and name) or module.startswith("."):
        if close := meant(given, LEVELS):
            raise ArenaRefusal(ArenaFault.NO_SUCH_PLAYER, why="meant", player=given, meant=close)
        raise ArenaRefusal(ArenaFault.NO_SUCH_PLAYER, why="unknown", player=given, levels=", ".join(LEVELS))
    try:
        found: object = import_module(module)
    except ModuleNotFoundError as error:
        missing = error.name or ""
        if not f"{module}.".startswith(f"{missing}."):
            raise _not_imported(given, module, error) from None
        raise ArenaRefusal(ArenaFault.NO_SUCH_PLAYER, why="no_module", player=given, module=missing) from None
    except (Exception, SystemExit) as error:
        raise _not_imported(given, module, error) from None
    for part in name.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise ArenaRefusal(ArenaFault.NO_SUCH_PLAYER, why="attribute", player=given, module=module, name=name)
    return found


def _not_imported(given: str, module: str, error: BaseException) -> ArenaRefusal:
    """The refusal of a module that fails while it is imported. What it says is its author's."""
    described = describe_error(error)
    return ArenaRefusal(ArenaFault.NO_SUCH_PLAYER, why="module", player=given, module=module, error=described)


def describe_error(error: BaseException) -> str:
    """An exception of somebody's own code in one line, with the file and line where it was raised."""
    message = " ".join(str(error).split())[:LONGEST_ERROR].rstrip(".")
    frames = traceback.extract_tb(error.__traceback__)
    inside = [frame for frame in frames if frame.filename != __file__ and "importlib" not in frame.filename]
    place = f" ({Path(inside[-1].filename).name}:{inside[-1].lineno})" if inside else ""
    return f"{type(error).__name__}{': ' if message else ''}{message}{place}"
