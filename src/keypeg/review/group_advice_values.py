"""What a player of a real group box notes, and what the assistant says to it: values that programs and pages get."""

from msgspec import Struct

from keypeg.review.fact_values import Fact
from keypeg.review.hint_values import CallAdvice
from keypeg.rules.actions import Token
from keypeg.rules.attempts import AskedRow, WrongCall
from keypeg.rules.edition import Edition
from keypeg.rules.keys import Answer
from keypeg.rules.shapes import Shape


class GroupNotes(Struct, frozen=True):
    """What one player knows of a round: the own tokens, and what lies open to all."""

    edition: Edition
    seats: int
    seat: int
    hand: tuple[Token, ...]
    """The own tokens, one for each board. None before they are drawn."""
    asked: tuple[AskedRow, ...] = ()
    """Every question, with an answer for each board. None: the board does not answer, or nobody has noted it."""
    wrong_calls: tuple[WrongCall, ...] = ()


class LikelyCode(Struct, frozen=True):
    """A code that may be the right one."""

    row: str
    chance: float


class BoardBelief(Struct, frozen=True):
    """What a board of somebody else may hold."""

    board: int
    seat: int
    tokens: int
    """How many different tokens it may hold."""
    colours: dict[str, float]
    """The chance of each colour."""
    numbers: tuple[float, ...]
    """The chance of each number, from 1."""


class WrongAnswer(Struct, frozen=True):
    """An answer that does not fit the token of its board."""

    row: int
    """The number of the question, from 1."""
    board: int
    given: Answer
    right: Answer


class AnswerRepair(Struct, frozen=True):
    """Another answer of one board, with which all answers fit together."""

    row: int
    """The number of the question, from 1."""
    board: int
    answer: Answer
    codes: int
    """How many codes would fit then."""


class GroupAdvice(Struct, frozen=True):
    """What follows from the notes of a player. Before tokens are drawn, only the boards and shapes are known."""

    owners: tuple[int, ...]
    """The seat that each board belongs to."""
    code_shape: Shape
    row_shape: Shape
    asked: tuple[AskedRow, ...]
    """The questions, with the answers that this player owes."""
    codes: int
    """How many codes fit."""
    likely: tuple[LikelyCode, ...]
    """The likeliest codes, the likeliest first."""
    boards: tuple[BoardBelief, ...]
    """What each board of the others may hold. None if the answers contradict each other."""
    facts: tuple[Fact, ...]
    question: str | None
    """A question worth asking. None if the code is certain, or if no code fits."""
    bits: float | None
    """What its answers are expected to tell about the code."""
    call: CallAdvice | None
    contradiction: tuple[int, ...]
    """The fewest questions, from 1, whose answers contradict each other. Empty if a code fits."""
    repairs: tuple[AnswerRepair, ...]
    """Every change of a single answer after which a code fits, the likeliest first."""
    own: tuple[WrongAnswer, ...]
    """Answers that this player gave wrongly."""
