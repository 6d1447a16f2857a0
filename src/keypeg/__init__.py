"""Keypeg: Mastermind, all of it.

    match = keypeg.Match("classic")
    match.hide("RGBY")
    match.guess("RRGG").key == (1, 1)

What is named here is loaded when it is first used, so that the import itself costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from keypeg.library.analysis import analyse, strategy
    from keypeg.library.match import Match
    from keypeg.library.simulation import simulate
    from keypeg.records.record import Record
    from keypeg.review.match_reviews import review_match as review
    from keypeg.rules.keys import Key
    from keypeg.rules.refusals import Refusal

__version__ = "0.1.0"
__all__ = ["Key", "Match", "Record", "Refusal", "__version__", "analyse", "review", "simulate", "strategy"]

_HOMES: Final = {
    "Key": "keypeg.rules.keys",
    "Match": "keypeg.library.match",
    "Record": "keypeg.records.record",
    "Refusal": "keypeg.rules.refusals",
    "analyse": "keypeg.library.analysis",
    "simulate": "keypeg.library.simulation",
    "strategy": "keypeg.library.analysis",
}


def __getattr__(name: str) -> Any:
    if name == "review":
        return import_module("keypeg.review")  # a room that can be called
    if name not in _HOMES:
        raise AttributeError(f"module 'keypeg' has no attribute {name!r}")
    found = getattr(import_module(_HOMES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)  # what completes in a notebook
