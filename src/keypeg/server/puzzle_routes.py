"""Puzzles over HTTP: given without their answers, judged here, with hints step by step and a rating that follows.

The options of a box stand in the query by their names, as in the addresses of the pages.
"""

from functools import partial
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Request, get, post
from litestar.params import Parameter

from keypeg.review.puzzle_answers import objections
from keypeg.review.puzzle_ratings import START, fitting_grade, score_of
from keypeg.review.puzzle_values import GRADES, RowChoice
from keypeg.rules.attempts import Row
from keypeg.rules.boxes import BOXES, chosen_options, edition
from keypeg.rules.edition import Edition, OptionValue
from keypeg.server.errors import HttpError
from keypeg.server.identity import client_network
from keypeg.server.node import Node
from keypeg.server.puzzle_jobs import puzzle_board_of, puzzle_of, row_puzzle_of
from keypeg.server.puzzle_outcomes import end_puzzle, outcome_of
from keypeg.server.puzzle_schemas import (
    GivenPuzzle,
    GivenRowPuzzle,
    GivenSteps,
    JudgedAnswer,
    JudgedChoice,
    MadePuzzle,
    MadeRowPuzzle,
    NextPuzzle,
    Objection,
    PuzzleAnswer,
    PuzzleBoard,
    PuzzleHint,
    PuzzleRating,
    PuzzleSolution,
    RowPuzzleAnswer,
)
from keypeg.storage.puzzles import (
    BEST_ROW,
    PuzzleKey,
    attempt_at,
    free_seed,
    last_results,
    note_hints,
    note_wrong_answer,
)
from keypeg.tables.log_store import GuestIdentity

MOST_SEED: Final = 2**53 - 1
MOST_CURVE: Final = 100
"""How many ratings are shown as a curve."""
RESERVED: Final = frozenset(("kind", "grade", "first"))
"""What stands in the query of `next` beside the options."""
_WORDS: Final[dict[str, OptionValue]] = {"null": None, "true": True, "false": False}
_TAG: Final = ["Puzzles"]

# The document says what is allowed; what is wrong is refused below, with a code of its own.
BoxName = Annotated[str, Parameter(description="The box.", schema_extra={"enum": list(BOXES)})]
GradeText = Annotated[
    str,
    Parameter(
        description="How hard, 1 to 5.", schema_extra={"type": "integer", "minimum": GRADES[0], "maximum": GRADES[-1]}
    ),
]
SeedText = Annotated[
    str,
    Parameter(description="Which puzzle.", schema_extra={"type": "integer", "minimum": 0, "maximum": MOST_SEED}),
]
Kind = Annotated[Literal["code", "best-row"], Parameter(description="Whether a code or the best row is asked for.")]
WantedGrade = Annotated[
    int | None, Parameter(ge=GRADES[0], le=GRADES[-1], description="How hard; left out, it follows your rating.")
]
FirstSeed = Annotated[int, Parameter(ge=1, le=MOST_SEED // 2, description="The first seed that is wanted.")]


def _number(text: str) -> int:
    """A seed or a grade; -1 if it is no number."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 20 else -1


def _seed(text: str) -> int:
    seed = _number(text)
    if not 0 <= seed <= MOST_SEED:
        raise HttpError(400, "bad_seed", most=str(MOST_SEED))
    return seed


def _grade(text: str) -> int:
    grade = _number(text)
    if grade not in GRADES:
        raise HttpError(400, "bad_grade", why="unknown", most=GRADES[-1])
    return grade


def _agreed(request: Request[Any, Any, Any], box: str, reserved: frozenset[str] = frozenset()) -> Edition:
    """The edition of a box with the options in the query."""
    options = {name: _value(text) for name, text in request.query_params.multi_items() if name not in reserved}
    return edition(box, options)


def _value(text: str) -> OptionValue:
    if text in _WORDS:
        return _WORDS[text]
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text


def _limit(request: Request[Any, Any, Any], node: Node, guest: GuestIdentity | None) -> str:
    """Refuse a guest or an address that asks too much. Returns the account that puzzles are made on."""
    network = client_network(request)
    for key in (network, *([guest.guest] if guest else [])):
        wait_seconds = node.puzzle_limit.take(key)
        if wait_seconds:
            node.metrics.limited.labels("puzzles").inc()
            raise HttpError(429, "too_fast", wait_seconds, why="puzzles")
    return network


class _Puzzles:
    """Puzzles of one edition, made on the account of whoever asks. What was made is kept for a while."""

    def __init__(self, node: Node, account: str, agreed: Edition) -> None:
        self.agreed = agreed
        self.options = chosen_options(agreed)
        self._answer = partial(node.coach.answer, account, can_wait=True)
        self._key = agreed.name, tuple(sorted(self.options.items()))

    async def board(self) -> PuzzleBoard:
        found = await self._answer(("puzzle board", *self._key), partial(puzzle_board_of, self.agreed))
        return msgspec.json.decode(found, type=PuzzleBoard)

    async def code(self, grade: int, seed: int) -> MadePuzzle:
        found = await self._answer(("puzzle", *self._key, grade, seed), partial(puzzle_of, self.agreed, grade, seed))
        return msgspec.json.decode(found, type=MadePuzzle)

    async def best_row(self, seed: int) -> MadeRowPuzzle:
        found = await self._answer(("row puzzle", *self._key, seed), partial(row_puzzle_of, self.agreed, seed))
        return msgspec.json.decode(found, type=MadeRowPuzzle)


def _puzzles(request: Request[Any, Any, Any], node: Node, guest: GuestIdentity | None, box: str) -> _Puzzles:
    account = _limit(request, node, guest)
    return _Puzzles(node, account, _agreed(request, box))


def _key(made: MadePuzzle) -> PuzzleKey:
    return PuzzleKey(made.board.name, made.puzzle.grade, made.puzzle.seed)


# The code that fits


@get("/api/puzzles/{box:str}/{grade:str}/{seed:str}", tags=_TAG, summary="A puzzle")
async def get_puzzle(
    request: Request[Any, Any, Any],
    node: Node,
    visitor: GuestIdentity | None,
    box: BoxName,
    grade: GradeText,
    seed: SeedText,
) -> GivenPuzzle:
    """Rows and keys that exactly one code fits. Options of the box stand in the query: `?pegs=5`."""
    number, wanted = _seed(seed), _grade(grade)
    puzzles = _puzzles(request, node, visitor, box)
    made = await puzzles.code(wanted, number)
    hints, wrong, outcome = 0, 0, None
    if visitor is not None:
        hints, wrong = await attempt_at(node.store, visitor.guest, _key(made))
        outcome = await outcome_of(node, visitor.guest, _key(made))
    return GivenPuzzle(
        puzzles.agreed.name,
        puzzles.options,
        wanted,
        number,
        made.board.shape,
        [Row(*row) for row in made.puzzle.rows],
        len(made.steps),
        list(made.steps if outcome else made.steps[:hints]),
        wrong,
        made.puzzle.answer if outcome else None,
        outcome,
    )


@post("/api/puzzles/{box:str}/{grade:str}/{seed:str}/answer", status_code=200, tags=_TAG, summary="Answer a puzzle")
async def answer_puzzle(
    request: Request[Any, Any, Any],
    node: Node,
    guest: GuestIdentity,
    box: BoxName,
    grade: GradeText,
    seed: SeedText,
    data: PuzzleAnswer,
) -> JudgedAnswer:
    """Right, or the rows that speak against it. A wrong answer lowers what a right one is worth later."""
    number, wanted = _seed(seed), _grade(grade)
    puzzles = _puzzles(request, node, guest, box)
    made = await puzzles.code(wanted, number)
    made.board.shape.check(data.code, puzzles.agreed.paragraphs.code_shape)
    key, against = _key(made), objections(made.puzzle, data.code)
    if not against:
        hints, wrong = await attempt_at(node.store, guest.guest, key)
        score = score_of(len(made.steps), hints, wrong)
        return JudgedAnswer(right=True, objections=[], outcome=await end_puzzle(node, guest.guest, key, score))
    outcome = await outcome_of(node, guest.guest, key)
    if outcome is None:
        await note_wrong_answer(node.store, guest.guest, key)
    given = [Objection(row, earned, made.puzzle.rows[row - 1][1]) for row, earned in against]
    return JudgedAnswer(right=False, objections=given, outcome=outcome)


@post("/api/puzzles/{box:str}/{grade:str}/{seed:str}/hint", status_code=200, tags=_TAG, summary="Take a hint")
async def take_puzzle_hint(
    request: Request[Any, Any, Any],
    node: Node,
    guest: GuestIdentity,
    box: BoxName,
    grade: GradeText,
    seed: SeedText,
    data: PuzzleHint,
) -> GivenSteps:
    """The steps of the proof up to one. Each step lowers what a right answer is worth."""
    number, wanted = _seed(seed), _grade(grade)
    made = await _puzzles(request, node, guest, box).code(wanted, number)
    step = min(data.step, len(made.steps))
    if await outcome_of(node, guest.guest, _key(made)) is None:
        await note_hints(node.store, guest.guest, _key(made), step)
    return GivenSteps(list(made.steps[:step]))


@post("/api/puzzles/{box:str}/{grade:str}/{seed:str}/solution", status_code=200, tags=_TAG, summary="Be shown it")
async def solve_puzzle(
    request: Request[Any, Any, Any],
    node: Node,
    guest: GuestIdentity,
    box: BoxName,
    grade: GradeText,
    seed: SeedText,
) -> PuzzleSolution:
    """The answer and the whole proof. Unless you had solved it, the puzzle counts as lost."""
    number, wanted = _seed(seed), _grade(grade)
    made = await _puzzles(request, node, guest, box).code(wanted, number)
    outcome = await end_puzzle(node, guest.guest, _key(made), 0)
    return PuzzleSolution(made.puzzle.answer, list(made.steps), outcome)


# The best row


def _row_key(made: MadeRowPuzzle) -> PuzzleKey:
    return PuzzleKey(made.board.name, BEST_ROW, made.puzzle.seed)


@get("/api/puzzles/{box:str}/best-row/{seed:str}", tags=_TAG, summary="A puzzle of the best row")
async def get_row_puzzle(
    request: Request[Any, Any, Any], node: Node, visitor: GuestIdentity | None, box: BoxName, seed: SeedText
) -> GivenRowPuzzle:
    """A position and three rows, of which one is the best to lay."""
    number = _seed(seed)
    puzzles = _puzzles(request, node, visitor, box)
    made = await puzzles.best_row(number)
    outcome = None if visitor is None else await outcome_of(node, visitor.guest, _row_key(made))
    return GivenRowPuzzle(
        puzzles.agreed.name,
        puzzles.options,
        number,
        made.board.shape,
        [Row(*row) for row in made.puzzle.rows],
        made.puzzle.codes,
        [choice.row for choice in made.puzzle.choices],
        _worth(made) if outcome else None,
        outcome,
    )


@post("/api/puzzles/{box:str}/best-row/{seed:str}/answer", status_code=200, tags=_TAG, summary="Choose the best row")
async def answer_row_puzzle(
    request: Request[Any, Any, Any],
    node: Node,
    guest: GuestIdentity,
    box: BoxName,
    seed: SeedText,
    data: RowPuzzleAnswer,
) -> JudgedChoice:
    """Whether it is the best, and what each row is worth. Only the first choice counts."""
    number = _seed(seed)
    made = await _puzzles(request, node, guest, box).best_row(number)
    right = data.choice == made.puzzle.best
    return JudgedChoice(
        right=right, worth=_worth(made), outcome=await end_puzzle(node, guest.guest, _row_key(made), float(right))
    )


def _worth(made: MadeRowPuzzle) -> list[RowChoice]:
    return list(made.puzzle.choices)


# What comes next


@get("/api/puzzles/{box:str}/next", tags=_TAG, summary="The next puzzle")
async def next_puzzle(
    request: Request[Any, Any, Any],
    node: Node,
    visitor: GuestIdentity | None,
    box: BoxName,
    kind: Kind = "code",
    grade: WantedGrade = None,
    first: FirstSeed = 1,
) -> NextPuzzle:
    """A puzzle at which you have done nothing yet, of the grade nearest to your rating unless you name one."""
    account = _limit(request, node, visitor)
    board = await _Puzzles(node, account, _agreed(request, box, RESERVED)).board()
    if kind == "best-row":
        wanted = None
    elif grade is not None:
        wanted = min(grade, board.hardest)
    else:
        latest = await last_results(node.store, visitor.guest, 1) if visitor else []
        wanted = fitting_grade(latest[0].rating if latest else START, board.hardest)
    if visitor is None:
        return NextPuzzle(wanted, first)
    return NextPuzzle(wanted, await free_seed(node.store, visitor.guest, board.name, wanted or BEST_ROW, first))


@get("/api/me/puzzles", tags=_TAG, summary="Your rating")
async def my_puzzles(node: Node, guest: GuestIdentity) -> PuzzleRating:
    """Your rating at puzzles, and how it came about."""
    results = await last_results(node.store, guest.guest, MOST_CURVE)
    if not results:
        return PuzzleRating(START, 0, [])
    return PuzzleRating(results[-1].rating, results[-1].number, [result.rating for result in results])


ROUTES: Final = (
    get_puzzle,
    answer_puzzle,
    take_puzzle_hint,
    solve_puzzle,
    get_row_puzzle,
    answer_row_puzzle,
    next_puzzle,
    my_puzzles,
)
