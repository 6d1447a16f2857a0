"""What a seat sees of a match, as numbers. Nothing comes in here but the view of the seat.

Seats are counted from the one who looks, clockwise: it is 0 itself. Pegs are 0 for nothing there, 1 to n for the
colours in the order of the box, n + 1 for an empty hole. Key pegs are -1 where there is no key.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

import numpy as np

from keypeg.environments.layout import ANY, Field, Layout, Vector
from keypeg.environments.numbering import ANSWERS
from keypeg.rules.attempts import BoardAttempt, GroupAttempt, Outcome, Row
from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.rules.palette import EMPTY
from keypeg.rules.referee import View
from keypeg.rules.views import CodebreakingView, DuelView, GroupView

T = TypeVar("T")

ROWS_SEEN: Final = 48
"""How many of the last rows asked are seen in the group edition, which has no limit to them."""
_OUTCOMES: Final = {outcome: number for number, outcome in enumerate(Outcome, 1)}


class Eyes:
    """How the seats of one edition see it."""

    def __init__(self, edition: Edition, seats: int) -> None:
        self.seats = seats
        game = edition.game
        match game:
            case CodebreakingGame(code=shape, row_limit=limit):
                holes, colours = shape.holes, shape.colours
                own = _of_codebreaking(holes, len(colours) + 1, limit)
            case DuelGame(to_find=shapes, row_limit=limit):
                holes, colours = max(shape.holes for shape in shapes), shapes[0].colours
                own = _of_duel(holes, len(colours) + 1, limit)
            case GroupGame():
                holes, colours = game.places, game.colours
                own = _of_group(game, seats, len(colours) + 1)
        self._pegs = {letter: number for number, letter in enumerate(colours + EMPTY, 1)}
        codes = 1 if isinstance(game, GroupGame) else seats
        self.layout = Layout(
            [
                Field("round", (1,), ANY, 1),
                Field("attempt", (1,), ANY, 1),
                Field("scores", (seats,), ANY, -ANY),
                *own,
                Field("last_outcome", (1,), len(_OUTCOMES)),
                Field("last_points", (seats,), ANY, -ANY),
                Field("last_codes", (codes, holes), len(colours) + 1),
            ]
        )

    def see(self, view: View) -> Vector:
        """The observation that goes with a view."""
        assert view.seat is not None  # spectators learn nothing
        vector = np.zeros(self.layout.size, np.int32)
        parts = self.layout.parts(vector)
        parts["round"][0], parts["attempt"][0] = view.number, view.attempt
        parts["scores"][:] = self._from(view.seat, view.scores)
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
        self._lay(view.code, parts["code"])
        self._board(view.board, parts["rows"], parts["keys"])

    def _duel(self, view: DuelView, seat: int, parts: dict[str, Vector]) -> None:
        parts["hidden"][:], parts["down"][:] = self._from(seat, view.hidden), self._from(seat, view.down)
        self._lay(view.code, parts["code"])
        self._lay(view.covered, parts["covered"])
        for place, board in enumerate(self._from(seat, view.boards)):
            parts["rows_left"][place] = view.row_limit - len(board)
            self._board(board, parts["rows"][place], parts["keys"][place])

    def _group(self, view: GroupView, seat: int, parts: dict[str, Vector]) -> None:
        each = view.boards_each
        for place, (colour, number) in enumerate(view.hand):
            parts["hand"][place] = self._pegs[colour], number
        for name, who in (("opener", view.opener), ("turn", view.turn), ("last_turn", view.last_turn)):
            parts[name][0] = 0 if who is None else self._clockwise(seat, who) + 1
        parts["out"][:] = self._from(seat, view.out)
        for board in view.owing:
            parts["owing"][self._clockwise(seat, board // each) * each + board % each] = 1
        for call in view.wrong_calls:
            self._lay(call.row, parts["wrong_calls"][self._clockwise(seat, call.seat)])
        for place, asked in enumerate(view.asked[-ROWS_SEEN:]):
            parts["askers"][place] = self._clockwise(seat, asked.seat) + 1
            self._lay(asked.row, parts["rows"][place])
            answers = [0 if answer is None else ANSWERS.index(answer) + 1 for answer in asked.answers]
            parts["answers"][place] = answers[seat * each :] + answers[: seat * each]

    def _last(self, attempt: BoardAttempt | GroupAttempt, seat: int, parts: dict[str, Vector]) -> None:
        """How the attempt before this one ended: all of it is open."""
        parts["last_outcome"][0] = _OUTCOMES[attempt.outcome]
        parts["last_points"][:] = self._from(seat, attempt.points)
        codes = [attempt.code] if isinstance(attempt, GroupAttempt) else self._from(seat, attempt.codes)
        for place, code in enumerate(codes):
            self._lay(code, parts["last_codes"][place])

    def _board(self, board: tuple[Row, ...], rows: Vector, keys: Vector) -> None:
        keys[...] = -1
        for place, (row, key) in enumerate(board):
            self._lay(row, rows[place])
            if key is not None:
                keys[place] = key

    def _lay(self, row: str | None, holes: Vector) -> None:
        if row is not None:
            holes[: len(row)] = [self._pegs[letter] for letter in row]

    def _clockwise(self, seat: int, other: int) -> int:
        return (other - seat) % self.seats

    def _from(self, seat: int, by_seat: Sequence[T]) -> Sequence[T]:
        """What belongs to the seats, beginning with the one who looks."""
        return [*by_seat[seat:], *by_seat[:seat]]


def _of_codebreaking(holes: int, pegs: int, limit: int) -> list[Field]:
    return [
        Field("making", (1,), 1),
        Field("hidden", (1,), 1),
        Field("rows_left", (1,), limit),
        Field("code", (holes,), pegs),
        Field("rows", (limit, holes), pegs),
        Field("keys", (limit, 2), holes, -1),
    ]


def _of_duel(holes: int, pegs: int, limit: int) -> list[Field]:
    return [
        Field("hidden", (2,), 1),
        Field("down", (2,), 1),
        Field("rows_left", (2,), limit),
        Field("code", (holes,), pegs),
        Field("covered", (holes,), pegs),
        Field("rows", (2, limit, holes), pegs),
        Field("keys", (2, limit, 2), holes, -1),
    ]


def _of_group(game: GroupGame, seats: int, pegs: int) -> list[Field]:
    boards = seats * game.boards_each
    return [
        Field("hand", (game.boards_each, 2), max(pegs, game.places)),
        Field("opener", (1,), seats),
        Field("turn", (1,), seats),
        Field("last_turn", (1,), seats),
        Field("out", (seats,), 1),
        Field("owing", (boards,), 1),
        Field("wrong_calls", (seats, game.places), pegs),
        Field("askers", (ROWS_SEEN,), seats),
        Field("rows", (ROWS_SEEN, game.places), pegs),
        Field("answers", (ROWS_SEEN, boards), len(ANSWERS)),
    ]
