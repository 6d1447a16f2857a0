"""Hint grants: how much help a seat has taken, and for which position.

The log says that a seat took a hint, and everybody is told so. What the hint says is worked out from the view of the
seat when its player asks for it, and is sent to that player alone. A grant holds until the seat learns something new: a
key, an answer, a wrong call. After that, help has to be taken again.
"""

from typing import Final, assert_never

from msgspec import Struct
from msgspec.structs import replace

from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.duel import Duel
from keypeg.rules.group import Group
from keypeg.rules.referee import State

MOST_STEPS: Final = 4
"""A hint has so many steps. Whoever takes a further one gets all of them."""


class SeatHints(Struct, frozen=True, gc=False):
    """The help that a seat has taken in a match."""

    taken: int = 0
    """How often."""
    step: int = 0
    """The furthest step that was taken in the position `moment`."""
    moment: tuple[int, ...] = ()


def moment_of(match: State, seat: int) -> tuple[int, ...]:
    """Numbers that change whenever a seat learns something that a hint could use."""
    ended = match.past.count
    match match:
        case Codebreaking(board=board):
            return ended, sum(row.key is not None for row in board)
        case Duel(boards=boards):
            return ended, sum(row.key is not None for row in boards[seat])
        case Group(rows=rows, wrong_calls=wrong_calls, out=out):
            answers = sum(answer is not None for row in rows for answer in row.answers)
            return ended, len(rows), answers, len(wrong_calls), sum(out)
        case _:
            assert_never(match)


def with_hint(hints: tuple[SeatHints, ...], match: State, seat: int, step: int) -> tuple[SeatHints, ...]:
    """The help of all seats after one of them has taken a step of a hint."""
    before, moment = hints[seat], moment_of(match, seat)
    step = max(min(step, MOST_STEPS), before.step if before.moment == moment else 0)
    return (*hints[:seat], replace(before, taken=before.taken + 1, step=step, moment=moment), *hints[seat + 1 :])


def granted_step(hints: tuple[SeatHints, ...], match: State, seat: int) -> int:
    """The furthest step that a seat may see in its position now; 0 if it has taken none."""
    held = hints[seat]
    return held.step if held.step and held.moment == moment_of(match, seat) else 0
