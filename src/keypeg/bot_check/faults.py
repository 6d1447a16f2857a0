"""What a bot can do wrong. The codes are stable."""

from enum import StrEnum
from typing import Final

from msgspec import Struct

from keypeg.server.errors import Error


class FaultKind(StrEnum):
    """The codes of faults. `bot_check.ftl` has a sentence for each."""

    NOT_SEATED = "not_seated"
    NOT_MARKED = "not_marked"
    SITS_UNWANTED = "sits_unwanted"
    BAD_REQUEST = "bad_request"
    ILLEGAL_ACTION = "illegal_action"
    OUT_OF_TURN = "out_of_turn"
    TOO_EARLY = "too_early"
    AFTER_THE_END = "after_the_end"
    IGNORES_REFUSALS = "ignores_refusals"
    WRONG_KEY = "wrong_key"
    RESIGNED = "resigned"
    TOO_SLOW = "too_slow"
    CRASHED = "crashed"
    NOT_BACK = "not_back"
    STUCK_AT_END = "stuck_at_end"
    ENDLESS = "endless"


class FoundFault(Struct, frozen=True):
    """A fault that was found, and where."""

    code: FaultKind
    match: str | None
    """The match, as `scenarios` names it; None if it belongs to none."""
    times: int = 1
    detail: str = ""
    """What the server said, or what was given: in English, for the author of the bot."""


LAID: Final = frozenset(
    (
        "wrong_length",
        "unknown_letter",
        "colour_not_in_box",
        "colour_repeated",
        "empty_hole",
        "wrong_peg_count",
        "impossible_key",
        "impossible_deal",
        "unknown_board",
        "not_by_hand",
        "not_in_this_edition",
        "hints_forbidden",
    )
)
"""Refusals of what was laid, whenever it was. Every other refusal of an action is of the moment."""
OVER: Final = frozenset(("match_over", "table_closed"))
FAST_SITTER: Final = frozenset(("seat_taken", "already_begun", "no_such_table"))
"""Refusals of somebody who sits down a moment too late. That happens to everybody."""


def fault_of(status: int, error: Error) -> FaultKind | None:
    """The fault behind a refusal; None for one that is nobody's fault."""
    code = error.code
    if code == "no_bots":
        return FaultKind.SITS_UNWANTED
    if code in FAST_SITTER or status >= 500:
        return None
    if code in LAID:
        return FaultKind.ILLEGAL_ACTION
    if code == "race_not_started":
        return FaultKind.TOO_EARLY
    if code in OVER:
        return FaultKind.AFTER_THE_END
    if status == 409:
        return FaultKind.OUT_OF_TURN
    return FaultKind.BAD_REQUEST
