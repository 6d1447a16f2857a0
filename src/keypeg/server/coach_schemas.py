"""Schemas of the coach over HTTP: requests for hints, reviews and analyses, and lines in which reviews are answered."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from keypeg.review.analysis_values import PositionAnalysis
from keypeg.review.hint_values import Hint
from keypeg.review.review_values import AnyAttemptReview
from keypeg.rules.boxes import DEFAULT_BOX
from keypeg.server.errors import Error
from keypeg.server.schemas import Id, Seat

ObjectiveName = Literal["average", "worst", "points"]


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class HintRequest(_Request, frozen=True):
    """A hint to take for one of your seats."""

    seat: Seat
    id: Id
    step: Annotated[int, Meta(ge=1, le=4, description="How much the hint may say.", examples=[1])]


class TakenHints(Struct, frozen=True):
    """The help that a seat has taken in its position. Nobody else is told what it says."""

    step: int
    """The furthest step that was taken; 0 if none was."""
    hints: list[Hint]
    """The hints up to that step."""


class GivenHints(Struct, frozen=True):
    """A hint that is in the log under this version, and the help that the seat has taken in its position."""

    id: str
    version: int
    step: int
    hints: list[Hint]


class LaidRow(_Request, frozen=True):
    """A row on a board, with its key."""

    row: Annotated[str, Meta(min_length=1, max_length=8, examples=["RRGG"])]
    reds: Annotated[int, Meta(ge=0, le=8, examples=[1])]
    whites: Annotated[int, Meta(ge=0, le=8, examples=[1])]


class RowsRequest(_Request, frozen=True):
    """Rows to review, with their keys, in the order in which they were laid."""

    edition: Annotated[str, Meta(max_length=40, examples=[DEFAULT_BOX])]
    rows: Annotated[list[LaidRow], Meta(min_length=1, max_length=20)]
    options: Annotated[dict[str, str | int | bool | None], Meta(examples=[{}])] = {}
    seat: Annotated[int, Meta(ge=0, le=1, description="Whose board, in a duel with a handicap.")] = 0


class PositionRequest(_Request, frozen=True):
    """A position to analyse."""

    edition: Annotated[str, Meta(max_length=40, examples=[DEFAULT_BOX])]
    options: Annotated[dict[str, str | int | bool | None], Meta(examples=[{}])] = {}
    rows: Annotated[list[LaidRow], Meta(max_length=20)] = []
    seat: Annotated[int, Meta(ge=0, le=1, description="Whose board, in a duel with a handicap.")] = 0
    objective: Annotated[
        Literal["average", "worst", "points"], Meta(description="What the best rows are best for.")
    ] = "average"
    best: Annotated[int, Meta(ge=1, le=20, description="How many of the best rows are wanted.")] = 5
    codes: Annotated[int, Meta(ge=0, le=500, description="How many of the codes that fit are wanted.")] = 50
    row: Annotated[str | None, Meta(description="A row to be compared with the best one.", examples=["RYGB"])] = None


class AnalysisLine(Struct, frozen=True, tag_field="say", tag="analysis"):
    """The analysis of a position. A later line replaces an earlier one."""

    final: bool
    """Whether it is the last line."""
    analysis: PositionAnalysis


class ReviewBegan(Struct, frozen=True, tag_field="say", tag="review"):
    """The first line of a review."""

    edition: str
    first: int
    """The number of the first attempt that follows, from 0."""
    attempts: int
    """How many attempts there are in all to review."""


class ReviewedAttempt(Struct, frozen=True, tag_field="say", tag="attempt"):
    """The review of one attempt."""

    index: int
    """Its number, from 0."""
    attempt: AnyAttemptReview


class ReviewEnded(Struct, frozen=True, tag_field="say", tag="end"):
    """The last line of a review."""

    next: int | None
    """The `first` of the next part; None if this was the last."""


class CoachRefused(Struct, frozen=True, tag_field="say", tag="refused"):
    """The last line, where the coach could not go on."""

    error: Error


ReviewLine = ReviewBegan | ReviewedAttempt | ReviewEnded | CoachRefused
AnalysisLines = AnalysisLine | CoachRefused
