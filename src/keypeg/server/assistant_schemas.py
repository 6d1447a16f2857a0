"""Schemas of the assistant for a real box over HTTP: what somebody noted at the table."""

from typing import Annotated

from msgspec import Meta, Struct

from keypeg.review.group_advice_values import GroupNotes
from keypeg.review.score_values import RoundResult
from keypeg.rules.actions import Token
from keypeg.rules.attempts import AskedRow, Outcome, WrongCall
from keypeg.rules.boxes import BOXES, DEFAULT_BOX, edition
from keypeg.rules.edition import GroupGame
from keypeg.rules.keys import Answer

TOKEN_BOX = next(name for name in BOXES if isinstance(edition(name).game, GroupGame))
"""The box whose players hold tokens."""
MAX_RESULTS = 200
MAX_QUESTIONS = 40
MAX_BOARDS = 4

Options = Annotated[dict[str, str | int | bool | None], Meta(examples=[{}])]
EditionName = Annotated[str, Meta(max_length=40, examples=[DEFAULT_BOX])]
NotedSeat = Annotated[int, Meta(ge=0, le=3)]
Players = Annotated[int, Meta(ge=2, le=4, description="How many players there are.")]
NotedRow = Annotated[str, Meta(min_length=5, max_length=5, examples=["Y.BR."])]


class _Request(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class NotedResult(_Request, frozen=True):
    """How an attempt at a round ended."""

    outcome: Outcome
    by: NotedSeat | None = None
    rows: Annotated[int, Meta(ge=1, le=20)] | None = None
    mistaken: Annotated[list[NotedSeat], Meta(max_length=MAX_BOARDS)] = []
    out: Annotated[list[NotedSeat], Meta(max_length=MAX_BOARDS)] = []

    def result(self) -> RoundResult:
        return RoundResult(self.outcome, self.by, self.rows, tuple(self.mistaken), tuple(self.out))


class ScoreSheetRequest(_Request, frozen=True):
    """The results of a match beside a real box."""

    edition: EditionName
    players: Players = 2
    options: Options = {}
    opener: Annotated[NotedSeat, Meta(description="Who opens the first round, in the group box.")] = 0
    results: Annotated[list[NotedResult], Meta(max_length=MAX_RESULTS)] = []


class NotedToken(_Request, frozen=True):
    """A token of the group box."""

    colour: Annotated[str, Meta(min_length=1, max_length=1, examples=["B"])]
    number: Annotated[int, Meta(ge=1, le=5)]


class NotedQuestion(_Request, frozen=True):
    """A question, with an answer for each board: null for those of the asker, and where nobody has noted it."""

    seat: NotedSeat
    row: NotedRow
    answers: Annotated[list[Answer | None], Meta(max_length=MAX_BOARDS)]


class NotedCall(_Request, frozen=True):
    """A wrong call of MASTERMIND."""

    seat: NotedSeat
    row: NotedRow


class GroupAdviceRequest(_Request, frozen=True):
    """What one player knows of a round of the group box."""

    edition: Annotated[str, Meta(max_length=40, examples=[TOKEN_BOX])]
    players: Players
    seat: NotedSeat
    hand: Annotated[list[NotedToken], Meta(max_length=2, description="The own tokens, one for each board.")]
    options: Options = {}
    asked: Annotated[list[NotedQuestion], Meta(max_length=MAX_QUESTIONS)] = []
    wrong_calls: Annotated[list[NotedCall], Meta(max_length=MAX_BOARDS)] = []

    def notes(self) -> GroupNotes:
        return GroupNotes(
            edition=edition(self.edition, self.options),
            seats=self.players,
            seat=self.seat,
            hand=tuple(Token(token.colour, token.number) for token in self.hand),
            asked=tuple(AskedRow(each.seat, each.row, tuple(each.answers)) for each in self.asked),
            wrong_calls=tuple(WrongCall(call.seat, call.row) for call in self.wrong_calls),
        )
