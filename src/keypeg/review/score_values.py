"""What a score sheet is, apart from how it is made: values that programs and pages get."""

from msgspec import Struct

from keypeg.rules.attempts import Outcome
from keypeg.rules.edition import OptionValue


class RoundResult(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How one attempt at a round ended, as somebody notes it. What follows from the roles is not noted."""

    outcome: Outcome
    by: int | None = None
    """Who found the code in a duel, who called it rightly, or who gave the round up."""
    rows: int | None = None
    """In how many rows the code was found. In a duel it may be left out."""
    mistaken: tuple[int, ...] = ()
    """In a duel and in the group box: who gave a wrong key."""
    out: tuple[int, ...] = ()
    """In the group box: who called wrongly or gave up before the round ended."""


class PossibleResult(Struct, frozen=True):
    """A result that the next attempt may have, and what it would bring."""

    result: RoundResult
    points: tuple[int, ...]
    again: bool
    """Whether the same round would be played again."""
    ends: bool
    """Whether the match would be over."""
    rule: str


class ScoredRound(Struct, frozen=True):
    """A line of the sheet: one attempt at a round."""

    number: int
    """The round, from 1; extra rounds count on."""
    attempt: int
    """Which attempt at this round it was, from 1."""
    codemaker: int | None
    opener: int | None
    result: RoundResult
    by: int | None
    """Who found the code, called it or gave up."""
    mistaken: tuple[int, ...]
    """Who gave a wrong key."""
    points: tuple[int, ...]
    scores: tuple[int, ...]
    """The totals after it."""
    again: bool
    rule: str
    """The paragraph that gives these points."""


class NextRound(Struct, frozen=True):
    """What is played next."""

    number: int
    attempt: int
    extra: bool
    """Whether it is an extra round, which plays a tie off."""
    codemaker: int | None
    """Who hides the code, where one player does."""
    opener: int | None
    """Who opens, in the group box."""
    barred: tuple[int, ...]
    """Who is out of this replay."""
    rule: str
    """The paragraph that says so."""


class ScoreSheet(Struct, frozen=True):
    """A match by its results: every line, the totals, what is next, and who has won."""

    edition: str
    options: dict[str, OptionValue]
    seats: int
    rounds: int
    row_limit: int | None
    """How many rows there are; None in the group box."""
    notes: tuple[str, ...]
    """Remarks about the options agreed on."""
    lines: tuple[ScoredRound, ...]
    scores: tuple[int, ...]
    next: NextRound | None
    """None if the match is over."""
    possible: tuple[PossibleResult, ...]
    """The results that the next attempt may have, without the rows of a duel and without those who are out."""
    winners: tuple[int, ...]
    """Empty until the match is over; two or more share it."""
    ending: str
    """The paragraph that says who wins."""
