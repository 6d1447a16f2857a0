"""The list of mutants that may survive, tests/surviving_mutants.toml. Each is explained there."""

import tomllib
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

LIST: Final = Path(__file__).parent.parent.parent / "tests" / "surviving_mutants.toml"


class Survivors(Struct, frozen=True, forbid_unknown_fields=True):
    """Some changes of one function that no test needs to notice."""

    function: str
    """The function with its module, as Python names it."""
    why: str
    lines: tuple[str, ...] = ()
    """Lines of the function, without indentation; any change of one of them may survive."""
    changes: tuple[str, ...] = ()
    """Single changes, as `make mutants` prints them. Without lines and changes, every change may survive."""

    def explain(self, function: str, old: str, new: str) -> bool:
        """Whether this is the place where the change is explained."""
        if function != self.function:
            return False
        return not (self.lines or self.changes) or old in self.lines or f"{old} → {new}" in self.changes


def explained() -> list[Survivors]:
    """What the list holds."""
    return msgspec.convert(tomllib.loads(LIST.read_text("utf-8"))["survivors"], list[Survivors])
