"""A codebreaker of one of the five levels, alone at a board."""

from random import Random

from keypeg.environments.solo_board import LaidRow, SoloBoard
from keypeg.players.codebreaker import choose_row
from keypeg.players.levels import LEVELS
from keypeg.rules.keys import mark
from keypeg.thinking.breaker_views import BreakerView


class LevelBreaker:
    """Chooses rows as a computer player of its level does."""

    def __init__(self, solo: SoloBoard, level: str) -> None:
        if level not in LEVELS:
            raise ValueError(f"There is no level {level!r}; there are {', '.join(LEVELS)}.")
        self._solo = solo
        self._level = LEVELS[level]

    def row(self, rows: list[LaidRow], round_seed: int, rng: Random) -> str:
        """The next row. `round_seed` stays the same for a whole round, and is another in the next."""
        solo = self._solo
        view = BreakerView(solo.edition, solo.seat, solo.shapes, tuple(rows), solo.row_limit)
        return choose_row(self._level, view, Random(round_seed), rng)

    def play(self, code: str, rng: Random) -> list[LaidRow]:
        """The rows of a whole round."""
        rows: list[LaidRow] = []
        round_seed = rng.getrandbits(63)
        while len(rows) < self._solo.row_limit:
            row = self.row(rows, round_seed, rng)
            rows.append((row, mark(row, code)))
            if row == code:
                break
        return rows
