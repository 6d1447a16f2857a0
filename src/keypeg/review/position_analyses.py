"""Position analyses: everything that the analysis board shows about a position, as one value."""

from collections.abc import Mapping, Sequence
from math import log2
from typing import Final

from keypeg.review.analysis_values import CandidateRow, KeyBranch, KeyChange, PositionAnalysis
from keypeg.review.facts import MOST_FACT_ROWS, facts
from keypeg.review.review_values import DECIMALS
from keypeg.review.row_reviews import outlook_of
from keypeg.review.row_values import compare, seat_tree, split
from keypeg.rules.edition import Edition
from keypeg.rules.keys import Key
from keypeg.thinking.advice import ADVICE_SECONDS, AdvisedRow
from keypeg.thinking.analysis import Analysis, analyse
from keypeg.thinking.objectives import ObjectiveName
from keypeg.thinking.positions import Position
from keypeg.thinking.row_classes import classes_of
from keypeg.thinking.rulebook_boards import shapes_of

MOST_MENDS: Final = 12
"""How many changes of a key are listed at most."""


def analyse_position(
    agreed: Edition,
    rows: Sequence[tuple[str, Key]],
    *,
    objective: ObjectiveName = "average",
    seat: int = 0,
    best: int = 5,
    codes: int = 50,
    weighed: str | None = None,
    seconds: float | None = ADVICE_SECONDS,
) -> PositionAnalysis:
    """Analyse a position. `weighed` is a row to be compared with the best one.

    A `Refusal` about one of the rows is a `RowRefused`.
    """
    tree = seat_tree(agreed, seat) if objective == "average" else None
    found = analyse(agreed, rows, objective=objective, seat=seat, count=best, seconds=seconds, tree=tree)
    position, shapes = found.position, shapes_of(agreed, seat)
    open_to_row = bool(len(position)) and not found.full
    if weighed is not None:
        shapes.rows.check(weighed, agreed.paragraphs.row_shape)
    comparison = compare(position, weighed, tree) if weighed is not None and open_to_row else None
    return PositionAnalysis(
        edition=agreed.name,
        objective=objective,
        code_shape=shapes.codes,
        row_shape=shapes.rows,
        row_limit=found.row_limit,
        laid=position.laid,
        all_codes=len(position.board),
        remaining=len(position),
        codes=position.codes(0, codes),
        heat=found.heat if len(position) else [],
        facts=facts(position) if position.laid <= MOST_FACT_ROWS else [],
        best=[_candidate(found, row, alike) for row, alike in zip(found.advice.rows, found.alike, strict=True)],
        weighed=None
        if comparison is None or weighed is None
        else _weighed(position, weighed, comparison.laid / comparison.codes),
        cost=None if comparison is None else round(comparison.cost, DECIMALS),
        found=position.found and bool(len(position)),
        exact=found.advice.exact,
        contradiction=[index + 1 for index in found.contradiction],
        mends=_mends(position, found.contradiction),
    )


def _mends(position: Position, contradiction: Sequence[int]) -> list[KeyChange]:
    """The single keys that can be changed. One of the rows that contradict each other has to be among them."""
    changes: list[tuple[int, KeyChange]] = []
    for index in contradiction:
        row, given = position.rows[index]
        others = Position(position.board, (*position.rows[:index], *position.rows[index + 1 :]))
        for key, codes in split(others, row).items():
            distance = abs(key.reds - given.reds) + abs(key.whites - given.whites)
            changes.append((distance, KeyChange(index + 1, key, codes)))
    changes.sort(key=lambda change: (change[0], -change[1].codes, change[1].row, change[1].key))
    return [change for _, change in changes[:MOST_MENDS]]


def _candidate(analysis: Analysis, row: AdvisedRow, alike: int) -> CandidateRow:
    return CandidateRow(
        row=row.row,
        alike=alike,
        may_be_code=row.may_be_code,
        keys=_branches(row.split),
        bits=round(row.bits, DECIMALS),
        codes=round(row.expected_size, DECIMALS),
        largest=row.largest,
        expected=round(analysis.expected(row.expected), DECIMALS),
        at_least=round(analysis.expected(row.at_least), DECIMALS),
        confidence=row.confidence.value,
        within=row.always_within,
    )


def _weighed(position: Position, row: str, expected: float) -> CandidateRow:
    """A row that somebody asked about; its cost is the average number of rows, whatever the objective."""
    sizes, (_, alike) = split(position, row), classes_of(position, [row])[0]
    outlook = outlook_of(sizes, position.board.winning)
    return CandidateRow(
        row=row,
        alike=alike,
        may_be_code=outlook.possible,
        keys=_branches(sizes),
        bits=round(sum(size / len(position) * log2(len(position) / size) for size in sizes.values()), DECIMALS),
        codes=outlook.codes,
        largest=outlook.largest,
        expected=round(expected, DECIMALS),
        at_least=0.0,
        confidence="reached",
    )


def _branches(sizes: Mapping[Key, int]) -> list[KeyBranch]:
    return [KeyBranch(key, size) for key, size in sorted(sizes.items(), key=lambda item: (-item[1], item[0]))]
