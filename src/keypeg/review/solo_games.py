"""Solo games: somebody breaks codes alone, without a match. State in, row in, state out.

There are three kinds: the code of the day, one code now, and a sprint of ten codes in as few rows as possible. A game
knows its codes; what its player may see of it is a `SoloView`.
"""

from collections.abc import Callable, Mapping
from datetime import date
from enum import StrEnum
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from keypeg.review.daily import daily_code, daily_edition
from keypeg.review.refusals import ReviewFault, ReviewRefusal
from keypeg.review.solo_boards import solo_board
from keypeg.rules.boxes import edition
from keypeg.rules.edition import CodebreakingGame, Edition, OptionValue
from keypeg.rules.keys import Key, mark
from keypeg.rules.shapes import Shape

SPRINT_CODES: Final = 10

BoardOutcome = Literal["found", "not_found", "given_up"]


class SoloKind(StrEnum):
    """What is played."""

    DAILY = "daily"
    SINGLE = "single"
    SPRINT = "sprint"


class SoloGame(Struct, frozen=True):
    """A game with its codes, which are secret until each is over."""

    kind: SoloKind
    edition: str
    options: dict[str, OptionValue]
    codes: tuple[str, ...]
    no_repeats: bool = False
    """Whether no colour stands twice in a code."""
    blind: bool = False
    """Whether the rows are covered as soon as they lie. Their keys are not."""
    day: date | None = None
    """The day whose code it is."""
    rows: tuple[str, ...] = ()
    """All rows in their order, whichever code they were laid for."""
    given_up: bool = False
    on_the_day: bool = False
    """Whether the first row of a daily code was laid on the day itself."""

    def __repr__(self) -> str:  # the codes are secret
        return f"SoloGame({self.kind}, {self.edition}, {len(self.rows)} rows)"

    @property
    def agreed(self) -> Edition:
        return edition(self.edition, self.options)

    @property
    def board(self) -> CodebreakingGame:
        return solo_board(self.agreed, no_repeats=self.no_repeats)

    @property
    def version(self) -> int:
        """How many times it has changed."""
        return len(self.rows) + self.given_up


class SoloBoard(Struct, frozen=True):
    """The rows that were laid for one of the codes."""

    rows: list[tuple[str | None, Key]]
    """Each row with its key. A row that is covered is null."""
    outcome: BoardOutcome | None
    code: str | None
    """Null until the code is found or lost."""


class SoloView(Struct, frozen=True):
    """A game as its player may see it."""

    id: str
    kind: SoloKind
    edition: str
    options: dict[str, OptionValue]
    no_repeats: bool
    blind: bool
    day: str | None
    on_the_day: bool
    codes: int
    """How many codes there are to find."""
    code_shape: Shape
    row_shape: Shape
    row_limit: int
    """How many rows there are for each code."""
    boards: list[SoloBoard]
    """The board of each code up to the one that is looked for."""
    laid: int
    """How many rows were laid in all. The next one has the number after it."""
    score: int
    """The rows that count: a code that was not found counts one row more than there are."""
    over: bool


def begin_daily(box: str, day: date) -> SoloGame:
    """The game for the code of a day."""
    agreed = daily_edition(box)
    return SoloGame(SoloKind.DAILY, box, agreed.options, (daily_code(box, day),), day=day)


def begin_solo(
    kind: SoloKind,
    box: str,
    options: Mapping[str, object],
    draw: Callable[[int], int],
    *,
    no_repeats: bool = False,
    blind: bool = False,
) -> SoloGame:
    """A new game. `draw` returns a random number below a given one."""
    agreed = edition(box, options)
    codes = solo_board(agreed, no_repeats=no_repeats).code
    count = SPRINT_CODES if kind is SoloKind.SPRINT else 1
    drawn = tuple(codes.nth(draw(codes.size)) for _ in range(count))
    return SoloGame(kind, box, agreed.options, drawn, no_repeats, blind)


def lay_row(game: SoloGame, number: int, row: str, *, on_the_day: bool = False) -> SoloGame:
    """Lay a row. Its number, counted from 1, says which row of the game it is to be.

    So the same request may come twice: the row lies already, and nothing changes. If another row lies there, or the
    number is not the next one, the game has gone on elsewhere, and the row is refused.
    """
    if 1 <= number <= len(game.rows) and game.rows[number - 1] == row:
        return game
    if is_over(game):
        raise ReviewRefusal(ReviewFault.SOLO_OVER)
    if number != len(game.rows) + 1:
        raise ReviewRefusal(ReviewFault.NOT_NEXT_ROW, laid=len(game.rows))
    agreed = game.agreed
    game.board.row.check(row, agreed.paragraphs.row_shape)
    return replace(game, rows=(*game.rows, row), on_the_day=on_the_day if not game.rows else game.on_the_day)


def give_up(game: SoloGame) -> SoloGame:
    """Give a game up. A second time changes nothing."""
    if game.given_up:
        return game
    if is_over(game):
        raise ReviewRefusal(ReviewFault.SOLO_OVER)
    return replace(game, given_up=True)


def boards(game: SoloGame) -> list[SoloBoard]:
    """The boards with everything that is on them, codes included: not for players."""
    limit, left = game.board.row_limit, list(game.rows)
    found: list[SoloBoard] = []
    for code in game.codes:
        rows: list[tuple[str | None, Key]] = []
        outcome: BoardOutcome | None = None
        while left and outcome is None:
            row = left.pop(0)
            rows.append((row, mark(row, code)))
            if row == code:
                outcome = "found"
            elif len(rows) == limit:
                outcome = "not_found"
        if outcome is None:
            return [*found, SoloBoard(rows, "given_up" if game.given_up else None, code)]
        found.append(SoloBoard(rows, outcome, code))
    return found


def view_of(identifier: str, game: SoloGame) -> SoloView:
    """What the player may see."""
    board, all_boards = game.board, boards(game)
    limit = board.row_limit
    return SoloView(
        id=identifier,
        kind=game.kind,
        edition=game.edition,
        options=game.options,
        no_repeats=game.no_repeats,
        blind=game.blind,
        day=None if game.day is None else str(game.day),
        on_the_day=game.on_the_day,
        codes=len(game.codes),
        code_shape=board.code,
        row_shape=board.row,
        row_limit=limit,
        boards=[_seen(each, blind=game.blind) for each in all_boards],
        laid=len(game.rows),
        score=sum(limit + 1 if each.outcome == "not_found" else len(each.rows) for each in all_boards),
        over=is_over(game),
    )


def _seen(board: SoloBoard, *, blind: bool) -> SoloBoard:
    if board.outcome is not None:
        return board
    rows = [(None, key) for _, key in board.rows] if blind else board.rows
    return replace(board, rows=rows, code=None)


def is_over(game: SoloGame) -> bool:
    """Whether nothing can be laid any longer."""
    return boards(game)[-1].outcome is not None


def rows_needed(game: SoloGame) -> int | None:
    """In how many rows the only code of a game was found; None if it was not."""
    (board,) = boards(game)
    return len(board.rows) if board.outcome == "found" else None
