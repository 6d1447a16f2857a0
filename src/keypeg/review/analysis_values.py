"""What the analysis of a position is, apart from how it is made: a value that the API and the pages get."""

from typing import Literal

from msgspec import Struct

from keypeg.review.fact_values import Fact
from keypeg.rules.keys import Key
from keypeg.rules.shapes import Shape

Confidence = Literal["exact", "reached", "estimated"]


class KeyBranch(Struct, frozen=True):
    """How many codes are left if a row earns this key."""

    key: Key
    codes: int


class CandidateRow(Struct, frozen=True):
    """A row to lay, with all that can be said about it before its key is known."""

    row: str
    alike: int
    """How many other rows are the same by symmetry."""
    may_be_code: bool
    keys: list[KeyBranch]
    """The keys that could answer it, the one that leaves most codes first."""
    bits: float
    """The information that its key gives on average."""
    codes: float
    """How many codes fit after it on average."""
    largest: int
    """How many fit at worst."""
    expected: float
    """What it costs on average under the objective; rows already laid count."""
    at_least: float
    """A lower bound of that."""
    confidence: Confidence
    within: int | None = None
    """The row by which the code is always found, if the worst case counts first."""


class KeyChange(Struct, frozen=True):
    """Another key for one of the rows, with which all rows go together."""

    row: int
    """Counted from 1."""
    key: Key
    codes: int
    """How many codes fit then."""


class PositionAnalysis(Struct, frozen=True):
    """A board with rows and keys on it: which codes fit, what is certain, and the best rows."""

    edition: str
    objective: str
    code_shape: Shape
    row_shape: Shape
    row_limit: int
    laid: int
    all_codes: int
    remaining: int
    """How many codes fit."""
    codes: list[str]
    """The first of them."""
    heat: list[dict[str, float]]
    """For each hole, the share of the codes that have each colour there. Empty if no code fits."""
    facts: list[Fact]
    best: list[CandidateRow]
    """The best rows, each standing for all that are the same by symmetry. Empty if no row can be laid any more."""
    weighed: CandidateRow | None
    """The row that was asked about."""
    cost: float | None
    """How many rows it costs over the best row on average. None if no row was asked about."""
    found: bool
    """Whether one of the rows was the code."""
    exact: bool
    """Whether the first of the best rows is proven to be as good as any."""
    contradiction: list[int]
    """A smallest set of rows, counted from 1, that no code fits together. Empty if a code fits."""
    mends: list[KeyChange]
    """The changes of a single key after which a code fits, the smallest change first. Empty if a code fits as it is."""
