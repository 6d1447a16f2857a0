"""Observations: a seat's view as a vector of whole numbers. They are made from the view and from nothing else.

Seats are counted clockwise from the one who looks, which is 0. Pegs are 0 where there is none, 1 to n for the colours
in the order of the box, n + 1 for an empty hole. Key pegs are -1 where there is no key.
"""

from collections.abc import Iterable, Sequence
from math import prod
from typing import Final, NamedTuple, TypeAlias, TypeVar

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from keypeg.environments.action_space import ANSWERS
from keypeg.environments.observation_bounds import (
    OUTCOME_NUMBERS,
    key_bounds,
    kinds_of_peg,
    last_outcome_bound,
    match_bounds,
)
from keypeg.rules.attempts import BoardAttempt, GroupAttempt, Row
from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.rules.palette import EMPTY
from keypeg.rules.referee import View
from keypeg.rules.shapes import Shape
from keypeg.rules.views import CodebreakingView, DuelView, GroupView

Vector: TypeAlias = NDArray[np.int32]
T = TypeVar("T")

ROWS_SEEN: Final = 48
"""How many of the last rows of the group edition are in an observation; the edition itself has no limit."""


class ObservationField(NamedTuple):
    """A named part of an observation, with the bounds of its numbers, or of each column."""

    name: str
    shape: tuple[int, ...]
    high: int | tuple[int, ...]
    low: int = 0


class ObservationLayout:
    """Fields one after the other in one vector."""

    def __init__(self, fields: Iterable[ObservationField]) -> None:
        self.fields = tuple(fields)
        self.size = sum(prod(field.shape) for field in self.fields)

    def space(self) -> Box:
        """The observation space."""
        low, high = np.zeros(self.size, np.int32), np.zeros(self.size, np.int32)
        lows, highs = self.parts(low), self.parts(high)
        for field in self.fields:
            lows[field.name][...] = field.low
            highs[field.name][...] = field.high
        return Box(low, high, dtype=np.int32)

    def parts(self, vector: Vector) -> dict[str, Vector]:
        """The fields of a vector by name; they share its memory."""
        found, start = {}, 0
        for field in self.fields:
            end = start + prod(field.shape)
            found[field.name] = vector[start:end].reshape(field.shape)
            start = end
        return found


class ObservationEncoder:
    """Turns views of one edition into observations."""

    def __init__(self, edition: Edition, seats: int, max_steps: int | None) -> None:
        self.seats = seats
        game = edition.game
        match game:
            case CodebreakingGame(code=code):
                own = _codebreaking_fields(game, by_hand=edition.by_hand)
            case DuelGame(to_find=shapes):
                code = max(shapes, key=lambda shape: shape.holes)
                own = _duel_fields(code, game.row_limit, by_hand=edition.by_hand)
            case GroupGame():
                code = game.code_shape(seats)
                own = _group_fields(game, seats)
        self._pegs = {letter: number for number, letter in enumerate(code.colours + EMPTY, 1)}
        codes = 1 if isinstance(game, GroupGame) else seats
        most = match_bounds(edition, seats, max_steps)
        self.layout = ObservationLayout(
            [
                ObservationField("round", (1,), most.rounds, 1),
                ObservationField("attempt", (1,), most.attempts, 1),
                ObservationField("scores", (seats,), most.highest_score, most.lowest_score),
                *own,
                ObservationField("last_outcome", (1,), last_outcome_bound(edition)),
                ObservationField("last_points", (seats,), most.highest_points, most.lowest_points),
                ObservationField("last_codes", (codes, code.holes), kinds_of_peg(code)),
            ]
        )

    def encode(self, view: View) -> Vector:
        """The observation of a view."""
        assert view.seat is not None  # spectators do not learn
        vector = np.zeros(self.layout.size, np.int32)
        parts = self.layout.parts(vector)
        parts["round"][0], parts["attempt"][0] = view.number, view.attempt
        parts["scores"][:] = self._clockwise_from(view.seat, view.scores)
        match view:
            case CodebreakingView():
                self._codebreaking(view, parts)
            case DuelView():
                self._duel(view, view.seat, parts)
            case GroupView():
                self._group(view, view.seat, parts)
        if view.past:
            self._last(view.past[-1], view.seat, parts)
        return vector

    def _codebreaking(self, view: CodebreakingView, parts: dict[str, Vector]) -> None:
        parts["making"][0], parts["hidden"][0] = view.codemaker == view.seat, view.hidden
        parts["rows_left"][0] = view.row_limit - len(view.board)
        self._put_row(view.code, parts["code"])
        self._board(view.board, parts["rows"], parts["keys"])

    def _duel(self, view: DuelView, seat: int, parts: dict[str, Vector]) -> None:
        parts["hidden"][:], parts["down"][:] = (
            self._clockwise_from(seat, view.hidden),
            self._clockwise_from(seat, view.down),
        )
        self._put_row(view.code, parts["code"])
        self._put_row(view.covered, parts["covered"])
        for place, board in enumerate(self._clockwise_from(seat, view.boards)):
            parts["rows_left"][place] = view.row_limit - len(board)
            self._board(board, parts["rows"][place], parts["keys"][place])

    def _group(self, view: GroupView, seat: int, parts: dict[str, Vector]) -> None:
        # Boards come seat by seat, beginning with those of the seat that looks.
        boards = sorted(range(len(view.owners)), key=lambda board: self._distance(seat, view.owners[board]))
        for place, (colour, number) in enumerate(view.hand):
            parts["hand"][place] = self._pegs[colour], number
        for name, who in (("opener", view.opener), ("turn", view.turn), ("last_turn", view.last_turn)):
            parts[name][0] = 0 if who is None else self._distance(seat, who) + 1
        parts["out"][:] = self._clockwise_from(seat, view.out)
        parts["barred"][:] = self._clockwise_from(seat, view.barred)
        parts["owing"][:] = [board in view.owing for board in boards]
        for call in view.wrong_calls:
            self._put_row(call.row, parts["wrong_calls"][self._distance(seat, call.seat)])
        for place, asked in enumerate(view.asked[-ROWS_SEEN:]):
            parts["askers"][place] = self._distance(seat, asked.seat) + 1
            self._put_row(asked.row, parts["rows"][place])
            answers = [0 if answer is None else ANSWERS.index(answer) + 1 for answer in asked.answers]
            parts["answers"][place] = [answers[board] for board in boards]

    def _last(self, attempt: BoardAttempt | GroupAttempt, seat: int, parts: dict[str, Vector]) -> None:
        """How the attempt before this one ended; by then, all of it is public."""
        parts["last_outcome"][0] = OUTCOME_NUMBERS[attempt.outcome]
        parts["last_points"][:] = self._clockwise_from(seat, attempt.points)
        codes = [attempt.code] if isinstance(attempt, GroupAttempt) else self._clockwise_from(seat, attempt.codes)
        for place, code in enumerate(codes):
            self._put_row(code, parts["last_codes"][place])

    def _board(self, board: tuple[Row, ...], rows: Vector, keys: Vector) -> None:
        keys[...] = -1
        for place, (row, key) in enumerate(board):
            self._put_row(row, rows[place])
            if key is not None:
                keys[place] = key

    def _put_row(self, row: str | None, holes: Vector) -> None:
        if row is not None:
            holes[: len(row)] = [self._pegs[letter] for letter in row]

    def _distance(self, seat: int, other: int) -> int:
        return (other - seat) % self.seats

    def _clockwise_from(self, seat: int, by_seat: Sequence[T]) -> Sequence[T]:
        """Values by seat, beginning with the seat that looks."""
        return [*by_seat[seat:], *by_seat[:seat]]


def _codebreaking_fields(game: CodebreakingGame, *, by_hand: bool) -> list[ObservationField]:
    limit, holes = game.row_limit, game.code.holes
    return [
        ObservationField("making", (1,), 1),
        ObservationField("hidden", (1,), 1),
        ObservationField("rows_left", (1,), limit),
        ObservationField("code", (holes,), kinds_of_peg(game.code)),
        ObservationField("rows", (limit, holes), kinds_of_peg(game.row)),
        ObservationField("keys", (limit, 2), key_bounds(game.row, by_hand=by_hand), -1),
    ]


def _duel_fields(code: Shape, limit: int, *, by_hand: bool) -> list[ObservationField]:
    holes, pegs = code.holes, kinds_of_peg(code)
    return [
        ObservationField("hidden", (2,), 1),
        ObservationField("down", (2,), 1),
        ObservationField("rows_left", (2,), limit),
        ObservationField("code", (holes,), pegs),
        ObservationField("covered", (holes,), pegs),
        ObservationField("rows", (2, limit, holes), pegs),
        ObservationField("keys", (2, limit, 2), key_bounds(code, by_hand=by_hand), -1),
    ]


def _group_fields(game: GroupGame, seats: int) -> list[ObservationField]:
    owners = game.owners(seats)
    boards, most = len(owners), max(map(owners.count, owners))
    return [
        ObservationField("hand", (most, 2), (len(game.colours), game.places)),
        ObservationField("opener", (1,), seats),
        ObservationField("turn", (1,), seats),
        ObservationField("last_turn", (1,), seats),
        ObservationField("out", (seats,), 1),
        ObservationField("barred", (seats,), 1),
        ObservationField("owing", (boards,), 1),
        ObservationField("wrong_calls", (seats, game.places), kinds_of_peg(game.code_shape(seats))),
        ObservationField("askers", (ROWS_SEEN,), seats),
        ObservationField("rows", (ROWS_SEEN, game.places), kinds_of_peg(game.row_shape(seats))),
        ObservationField("answers", (ROWS_SEEN, boards), len(ANSWERS)),
    ]
