"""The daily codes that were played on this machine: one file in the data folder.

It holds the rows that were laid, and never a code: keys are marked anew from the code of the day.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.cli.refusals import CommandFault, CommandRefusal, unwritable
from keypeg.records.refusals import unreadable
from keypeg.review.daily import DailyResult, DailyScore, check_day, daily_code, daily_edition, daily_score
from keypeg.rules.keys import Key, mark
from keypeg.rules.refusals import Refusal
from keypeg.thinking.rulebook_boards import row_limit, shapes_of

VERSION: Final = 1


class DailyGame(Struct):
    """The rows that somebody laid to find the code of a day."""

    box: str
    day: date
    begun: date
    """The date on which the first row was laid."""
    rows: list[str]

    @property
    def code(self) -> str:
        return daily_code(self.box, self.day)

    @property
    def limit(self) -> int:
        """How many rows there are."""
        return row_limit(daily_edition(self.box))

    @property
    def marked(self) -> tuple[tuple[str, Key], ...]:
        """The rows with their keys."""
        code = self.code
        return tuple((row, mark(row, code)) for row in self.rows)

    @property
    def found(self) -> bool:
        return bool(self.rows) and self.rows[-1] == self.code

    @property
    def over(self) -> bool:
        return self.found or len(self.rows) >= self.limit

    def check_row(self, row: str) -> None:
        """Refuse a row that may not be laid."""
        if self.over:
            raise CommandRefusal(CommandFault.DAILY_PLAYED, date=str(self.day))
        agreed = daily_edition(self.box)
        shapes_of(agreed, 0).rows.check(row, agreed.paragraphs.row_shape)


class _Document(Struct):
    version: int
    games: list[DailyGame]


class DailyFile:
    """The file with the games of this machine."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def game(self, box: str, day: date, today: date) -> DailyGame:
        """The game of a day, as far as it has been played."""
        return _find(self._read(), box, day) or DailyGame(box, day, today, [])

    def lay(self, seen: DailyGame, row: str) -> tuple[DailyGame, bool]:
        """Lay one more row in a game, and whether that was done.

        It is not if the game has gone on elsewhere since it was seen. Either way, the game as it stands is returned.
        """
        with self._locked():
            games = self._read()
            game = _find(games, seen.box, seen.day)
            if game is None:
                game = DailyGame(seen.box, seen.day, seen.begun, [])
                games.append(game)
            if game.rows != seen.rows:
                return game, False
            game.check_row(row)
            game.rows.append(row)
            self._write(games)
        return game, True

    def score(self, box: str, today: date) -> DailyScore:
        """What the games of a box come to."""
        over = [game for game in self._read() if game.box == box and game.over]
        results = [
            DailyResult(game.day, len(game.rows) if game.found else None, on_the_day=game.begun == game.day)
            for game in over
        ]
        return daily_score(results, today)

    def _read(self) -> list[DailyGame]:
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise unreadable(str(self.path), error) from None
        try:
            document = msgspec.json.decode(content, type=_Document)
            if document.version != VERSION:
                raise self._damaged()
            for game in document.games:
                _check(game)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Refusal):
            raise self._damaged() from None
        return document.games

    def _damaged(self) -> CommandRefusal:
        return CommandRefusal(CommandFault.BAD_DAILY_FILE, file=str(self.path))

    def _write(self, games: list[DailyGame]) -> None:
        """Replace the file in one step, so that nothing is lost whatever happens meanwhile."""
        new = self.path.with_suffix(".new")
        try:
            new.write_bytes(msgspec.json.format(msgspec.json.encode(_Document(VERSION, games)), indent=1) + b"\n")
            new.replace(self.path)
        except OSError as error:
            raise self._not_writable(error) from None

    def _not_writable(self, error: OSError) -> CommandRefusal:
        return unwritable(str(self.path), error)

    @contextmanager
    def _locked(self) -> Iterator[None]:
        """Alone with the file, where the system has such locks."""
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            descriptor = os.open(self.path.with_suffix(".lock"), os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise self._not_writable(error) from None
        try:
            if sys.platform != "win32":
                import fcntl

                fcntl.flock(descriptor, fcntl.LOCK_EX)
            yield
        finally:
            os.close(descriptor)


def _find(games: list[DailyGame], box: str, day: date) -> DailyGame | None:
    return next((game for game in games if (game.box, game.day) == (box, day)), None)


def _check(game: DailyGame) -> None:
    """Refuse a game that cannot have been played."""
    daily_edition(game.box)
    check_day(game.day)
    laid = DailyGame(game.box, game.day, game.begun, [])
    for row in game.rows:
        laid.check_row(row)
        laid.rows.append(row)
