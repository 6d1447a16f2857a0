"""What reviews are, apart from how they are made: values that `keypeg review --json`, the API and the pages share."""

from enum import StrEnum
from typing import Final, Literal

from msgspec import Struct

from keypeg.rules.keys import Answer, Key

DECIMALS: Final = 4
"""How exact numbers of rows, codes and bits are."""


class Verdict(StrEnum):
    """One word about a row, or about all rows of a player."""

    ONLY = "only"
    """One code was left, and it was laid."""
    BEST = "best"
    GOOD = "good"
    FAIR = "fair"
    WEAK = "weak"
    POOR = "poor"


class Reason(StrEnum):
    """Why another row was better than the one that was laid."""

    FEWER_CODES = "fewer_codes"
    """It leaves fewer codes on average."""
    MORE_KEYS = "more_keys"
    """More different keys could answer it, so that fewer rows are needed after it."""
    MAY_BE_CODE = "may_be_code"
    """It tells as much, and could have been the code."""
    LATER = "later"
    """It tells as much, and what it leaves is easier to tell apart later."""


class Outlook(Struct, frozen=True):
    """What could be expected of a row before its key was known."""

    codes: float
    """How many codes fit after it on average."""
    keys: int
    """How many different keys could answer it."""
    largest: int
    """How many codes fit after it at worst."""
    possible: bool
    """Whether it could be the code."""


class RowReview(Struct, frozen=True):
    """A row, what it told and what it was worth.

    What needs a key is None until the row has one. What needs a code is None if no code fitted any more, because keys
    given by hand contradicted each other.
    """

    row: str
    key: Key | None
    before: int
    """How many codes fitted all that the seat had been told, before the row."""
    after: int | None = None
    """How many fitted after its key."""
    bits: float | None = None
    expected_bits: float | None = None
    """The bits that the key was to give on average."""
    best: str | None = None
    """A best row."""
    cost: float | None = None
    """How many rows more than after the best row are needed on average."""
    exact: bool = False
    """Whether the cost is proven."""
    possible: bool = False
    """Whether the row could have been the code."""
    ruled_out_by: tuple[int, ...] = ()
    """The earlier rows, counted from 1, each of which showed that the row was not the code."""
    skill: int | None = None
    luck: int | None = None
    verdict: Verdict | None = None
    outlook: Outlook | None = None
    best_outlook: Outlook | None = None
    why: Reason | None = None
    """Why the best row was better; None if the row laid was as good."""
    to_go: float | None = None
    """How many rows were needed on average from here, with the best row."""
    contradiction: tuple[int, ...] = ()
    """The fewest rows, counted from 1, whose keys contradict each other, this row and its key included."""


class PlayerReview(Struct, frozen=True):
    """The rows of one seat in one attempt."""

    seat: int
    role: Literal["codebreaker"]
    skill: int | None
    """The mean over the rows to which there was an alternative. None if there was none."""
    luck: int | None
    rows: list[RowReview]
    verdict: Verdict | None = None
    """The word for the skill. None if there was no choice to judge."""
    costliest: int | None = None
    """The row, counted from 1, that gave away most. None if every row was as good as any."""


class CodeReview(Struct, frozen=True):
    """A code that a seat had hidden, once it is revealed: how hard it was to find."""

    seat: int
    code: str
    breaker: int
    """Who had to find it."""
    rows: int
    """How many rows the breaker laid."""
    found: bool
    best_rows: float | None = None
    """How many rows the strategy that comes with Keypeg needs for a code of this kind. None if there is none."""
    average_rows: float | None = None
    """How many it needs for all codes on average."""
    hardness: int | None = None
    """0 to 99: the share of the codes that it finds sooner, and half of those that it finds as soon. 50 on average."""


class MistakeReview(Struct, frozen=True):
    """A wrong key or answer that was given by hand, and what it cost."""

    marker: int
    breaker: int
    row: int
    """The row of the breaker, counted from 0."""
    given: Key | Answer
    right: Key | Answer
    left: int | None = None
    """How many codes fitted what the breaker was told, with the wrong key. None of them was the code."""
    left_if_right: int | None = None
    """How many would have fitted with the right one."""
    rows_after: int = 0
    """How many rows the breaker laid after it, believing it."""


class TurnReview(Struct, frozen=True):
    """How a duel stood before one of its turns."""

    turn: int
    """Counted from 1."""
    shares: tuple[float, float]
    """The share of the point that each seat could expect, if both went on well. A tie is half a point each."""
    chances: tuple[float, float]
    """How likely each seat's row of this turn was the code, by what the seat knew; 0 if it had no row in this turn."""


class AttemptReview(Struct, frozen=True, tag_field="kind", tag="boards"):
    """One attempt at a round."""

    number: int
    """The agreed round that it was an attempt at."""
    outcome: str | None
    """None while it is under way."""
    players: list[PlayerReview]
    mistakes: list[MistakeReview] = []
    """The wrong keys that were given by hand."""
    codes: list[CodeReview] = []
    """The codes that were hidden, once they are revealed."""
    turns: list[TurnReview] = []
    """In a duel: how it stood turn by turn, once it is over."""
    by: int | None = None
    """Who brought the outcome about: the finder, or whoever gave up or ran out of time."""
    without_keys: int = 0
    """How many rows have no key because the record withholds the code that they are marked against."""


class ToldCodes(Struct, frozen=True):
    """What a question told one of the players: how many codes fitted before it and after its answers."""

    seat: int
    before: int
    after: int


class AskedReview(Struct, frozen=True):
    """A row that was asked, and how many codes fitted what its player knew."""

    row: str
    answers: tuple[Answer | None, ...]
    before: int
    after: int
    bits: float | None
    """None if no code fits any more, because answers given by hand were wrong."""
    told: tuple[ToldCodes, ...] = ()
    """What it told every player, the asker included. Empty before the reveal: it depends on the tokens of others."""
    expected_bits: float | None = None
    """What its answers were expected to tell the asker about the code."""
    best: str | None = None
    """The most telling question that was found."""
    best_bits: float | None = None
    """What the answers to that were expected to tell."""
    skill: int | None = None
    """The share of `best_bits` that the row was expected to tell, of 99. None if there was nothing to ask any more."""
    verdict: Verdict | None = None


class CallReview(Struct, frozen=True):
    """A call of MASTERMIND, judged by what the caller knew."""

    row: str
    chance: float
    """How likely it was right."""
    certain_since: int | None
    """The number of rows on the table from which on the caller could have been certain; None if never."""
    right: bool
    rivals: float
    """How likely it was that somebody else would have called rightly before the caller's next turn."""
    codes: int = 0
    """How many codes fitted what the caller knew."""


class AskerReview(Struct, frozen=True):
    """The questions and the call of one seat in one attempt."""

    seat: int
    role: Literal["asker"]
    rows: list[AskedReview]
    call: CallReview | None = None
    skill: int | None = None
    """The mean over the questions. None if there was none."""
    verdict: Verdict | None = None


class CertainSeat(Struct, frozen=True):
    """From when on a seat could know the code for certain."""

    seat: int
    rows: int | None
    """The number of rows on the table; None if never."""


class GroupAttemptReview(Struct, frozen=True, tag_field="kind", tag="group"):
    """One attempt at a group round."""

    number: int
    """The agreed round that it was an attempt at."""
    outcome: str | None
    """None while it is under way."""
    players: list[AskerReview]
    mistakes: list[MistakeReview] = []
    """The wrong answers that were given by hand."""
    certain: list[CertainSeat] = []
    """When each seat could be certain, once the attempt is over."""
    by: int | None = None
    """Who brought the outcome about: the caller, or whoever gave up or ran out of time."""
    without_keys: int = 0
    """How many rows have no answers because the record withholds tokens."""


AnyAttemptReview = AttemptReview | GroupAttemptReview


class MatchReview(Struct, frozen=True):
    """A match, as `keypeg review --json` prints it."""

    edition: str
    attempts: list[AnyAttemptReview]
