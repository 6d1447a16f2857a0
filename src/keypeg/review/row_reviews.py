"""Row reviews: what one row of a codebreaker was worth, judged on what its player knew at the time.

`skill` and `luck` are numbers from 0 to 99 by simple formulas. Skill is about the choice of the row, whatever its key
was. Luck is about the key, whatever the row was.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import floor, log2
from typing import Final

from keypeg.review.review_values import DECIMALS, Outlook, Reason, RowReview, Verdict
from keypeg.review.row_values import compare, split
from keypeg.rules.attempts import Row
from keypeg.rules.keys import Key, mark
from keypeg.thinking.boards import Board
from keypeg.thinking.positions import Position
from keypeg.thinking.tree_files import PackedTree

_LEAST_SKILL: Final = {Verdict.BEST: 99, Verdict.GOOD: 90, Verdict.FAIR: 75, Verdict.WEAK: 50, Verdict.POOR: 0}


def skill_of(cost: float) -> int:
    """99 for a best row, and half as much for every half a row that was given away."""
    return 99 if cost == 0 else min(98, floor(99 * 2 ** (-2 * cost)))


def verdict_of(skill: int | None) -> Verdict:
    """The word for a skill; None is that of a row to which there was no alternative."""
    if skill is None:
        return Verdict.ONLY
    return next(verdict for verdict, least in _LEAST_SKILL.items() if skill >= least)


def luck_of(sizes: Mapping[Key, int], key: Key, winning: Key) -> int:
    """The share of the codes for which the row would have left more codes, and half of those for which as many.

    The winning key leaves no code to look for.
    """
    left = {answer: 0 if answer == winning else size for answer, size in sizes.items()}
    more = sum(size for answer, size in sizes.items() if left[answer] > left[key])
    as_many = sum(size for answer, size in sizes.items() if left[answer] == left[key])
    return 100 * (2 * more + as_many) // (2 * sum(sizes.values()))


def outlook_of(sizes: Mapping[Key, int], winning: Key) -> Outlook:
    """What a row that splits the codes like this could be expected to tell."""
    average = sum(size * size for size in sizes.values()) / sum(sizes.values())
    return Outlook(round(average, DECIMALS), len(sizes), max(sizes.values()), winning in sizes)


def reason_for(best: Outlook, laid: Outlook) -> Reason:
    """Why a row with one outlook was better than a row with another."""
    if best.codes < laid.codes:
        return Reason.FEWER_CODES
    if best.keys > laid.keys:
        return Reason.MORE_KEYS
    return Reason.MAY_BE_CODE if best.possible and not laid.possible else Reason.LATER


def review_rows(board: Board, rows: Sequence[Row], tree: PackedTree | None = None) -> Iterator[RowReview]:
    """Review the rows of one board in the order in which they were laid."""
    marked: list[tuple[str, Key]] = []
    for row, key in rows:
        yield review_row(Position(board, marked), row, key, tree)
        if key is None:
            return  # a row waits for its key, and nothing is laid after it
        marked.append((row, key))


def review_row(position: Position, row: str, key: Key | None, tree: PackedTree | None = None) -> RowReview:
    """Review a row that was laid in a position, and its key once it has one."""
    before, winning = len(position), position.board.winning
    ruled_out_by = tuple(number for number, laid in enumerate(position.rows, 1) if mark(laid[0], row) != laid[1])
    if not before:  # the keys given by hand contradict each other
        after = None if key is None else 0
        return RowReview(row, key, 0, after, ruled_out_by=ruled_out_by, contradiction=_contradiction(position))
    sizes = split(position, row)
    outlook = outlook_of(sizes, winning)
    comparison = compare(position, row, tree)
    after = None if key is None else sizes.get(key, 0)
    no_alternative = before == 1 and outlook.possible
    skill = None if no_alternative else skill_of(comparison.cost)
    best_outlook = outlook if comparison.best_row == row else outlook_of(split(position, comparison.best_row), winning)
    return RowReview(
        row=row,
        key=key,
        before=before,
        after=after,
        bits=round(log2(before / after), DECIMALS) if after else None,
        expected_bits=round(sum(size / before * log2(before / size) for size in sizes.values()), DECIMALS),
        best=comparison.best_row,
        cost=round(comparison.cost, DECIMALS),
        exact=comparison.exact,
        possible=outlook.possible,
        ruled_out_by=ruled_out_by,
        skill=skill,
        luck=luck_of(sizes, key, winning) if after and key is not None and not no_alternative else None,
        verdict=verdict_of(skill),
        outlook=outlook,
        best_outlook=best_outlook,
        why=reason_for(best_outlook, outlook) if comparison.cost else None,
        to_go=round(comparison.best / before - position.laid, DECIMALS),
        contradiction=_contradiction(position.after(row, key)) if key is not None and not after else (),
    )


def _contradiction(position: Position) -> tuple[int, ...]:
    """The fewest rows, counted from 1, that no code fits together."""
    return tuple(index + 1 for index in position.contradiction())
