"""How large the numbers of an observation can become: rounds, attempts, scores, outcomes and key pegs.

Replays and extra rounds have no limit in the rulebooks. There the limit of steps is the bound: an attempt takes a
certain number of choices at least.
"""

from typing import Final, NamedTuple

import numpy as np

from keypeg.environments.solo_board import most_whites
from keypeg.rules.attempts import Outcome
from keypeg.rules.edition import CodebreakingGame, DuelGame, Edition, GroupGame
from keypeg.rules.shapes import Shape

UNLIMITED: Final = int(np.iinfo(np.int32).max)
"""The bound of a number that has none: without a limit of steps, there may be any number of replays."""
OUTCOME_NUMBERS: Final = {outcome: number for number, outcome in enumerate(Outcome, 1)}


class MatchBounds(NamedTuple):
    """The highest round and attempt, and the lowest and highest score and points of an attempt."""

    rounds: int
    attempts: int
    lowest_score: int
    highest_score: int
    lowest_points: int
    highest_points: int


def match_bounds(edition: Edition, seats: int, max_steps: int | None) -> MatchBounds:
    """The bounds of a match that is cut at the end of the moment with its `max_steps`-th choice."""
    choices = None if max_steps is None else max_steps + seats - 1
    match edition.game:
        case CodebreakingGame() as game:
            return _codebreaking(edition, game, choices)
        case DuelGame():
            # Two codes and two rows, or a row and a pass, before a round can be replayed.
            return MatchBounds(edition.rounds, _most(choices, 4), 0, edition.rounds // 2 + 1, 0, 1)
        case GroupGame():
            # Each replay bars another seat (G14).
            return MatchBounds(edition.rounds, seats if edition.by_hand else 1, 0, edition.rounds, 0, 1)


def _codebreaking(edition: Edition, game: CodebreakingGame, choices: int | None) -> MatchBounds:
    each = 3 if edition.by_hand else 2  # a code, a row, and its key
    rounds = max(edition.rounds, _most(choices, each)) if game.extra_rounds else edition.rounds
    most = game.row_limit + game.bonus
    high = -(-rounds // 2) * most if rounds < UNLIMITED else UNLIMITED
    if choices is not None:  # a point takes about a choice
        high = min(high, choices * -(-most // (game.row_limit + 1)))
    if not edition.by_hand:
        return MatchBounds(rounds, 1, 0, high, 0, most)
    attempts, lowest, highest = _most(choices, each), min(0, *game.mistake), max(0, *game.mistake)
    return MatchBounds(
        rounds,
        attempts,
        max(-UNLIMITED, lowest * attempts),
        min(UNLIMITED, high + highest * attempts),
        lowest,
        max(most, highest),
    )


def _most(choices: int | None, each: int) -> int:
    """How many attempts begin within some choices, if each takes so many at least."""
    return UNLIMITED if choices is None else choices // each + 1


def last_outcome_bound(edition: Edition) -> int:
    """The highest number of an outcome. Nobody resigns, and a key is wrong only by hand."""
    never = {Outcome.RESIGNED} if edition.by_hand else {Outcome.RESIGNED, Outcome.WRONG_KEY}
    return max(OUTCOME_NUMBERS[outcome] for outcome in edition.paragraphs.outcomes if outcome not in never)


def key_bounds(shape: Shape, *, by_hand: bool) -> tuple[int, int]:
    """The most reds and whites of a key. A wrong key, given by hand, may have more whites than a right one."""
    return shape.holes, shape.holes if by_hand and shape.holes > 1 else most_whites(shape)


def kinds_of_peg(shape: Shape) -> int:
    """The highest number of a peg: the colours, and the empty hole where there can be one."""
    return len(shape.colours) + bool(shape.most_empty)
