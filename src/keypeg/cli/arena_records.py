"""The records of an arena: a file a match in a folder, or a line a match in one file.

They come in the order of the matches, so that an arena that was stopped goes on after the last one. Their tags say
which match of which seed each of them is.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from keypeg.arena.scheduled_matches import PROGRAM, MatchResult, recorded_result
from keypeg.arena.tournament import Tournament
from keypeg.cli.refusals import CommandFault, CommandRefusal, unwritable
from keypeg.records.record import Record, read
from keypeg.records.refusals import unreadable
from keypeg.rules.refusals import Refusal, shown

LINES: Final = ".jsonl"


class ArenaRecords(ABC):
    """The place where records are kept."""

    def __init__(self, place: Path) -> None:
        self.place = place

    @abstractmethod
    def kept(self) -> Iterator[bytes]:
        """The records that are there, from that of match 1 to the first one that is missing."""

    @abstractmethod
    def keep(self, number: int, document: bytes) -> None:
        """Keep the record of the next match, in one step."""

    @abstractmethod
    def clear(self) -> None:
        """Remove the records that are there."""

    def seed(self) -> int | None:
        """The seed of the records that are there."""
        for document in self.kept():
            record = _ours(document)
            seed = record.tags.get("seed", "") if record else ""
            return int(seed) if seed.isascii() and seed.isdecimal() else None
        return None

    def results(self, tournament: Tournament, matches: int) -> Iterator[MatchResult]:
        """The results of the matches that are there already. Refuses those of another tournament."""
        for number, document in zip(range(1, matches + 1), self.kept(), strict=False):
            record = _ours(document)
            if record is None:
                raise CommandRefusal(CommandFault.FILE_EXISTS, file=shown(str(self.file_of(number)), 200))
            result = recorded_result(tournament, number, record)
            if result is None:
                raise CommandRefusal(
                    CommandFault.CANNOT_RESUME,
                    why="arena",
                    file=shown(str(self.file_of(number)), 200),
                    edition=record.edition.name,
                    players=", ".join(record.players),
                    seed=shown(record.tags.get("seed", "")),
                )
            yield result

    @abstractmethod
    def check_free(self, numbers: range) -> None:
        """Refuse to keep matches of these numbers where files with their names are."""

    def file_of(self, number: int) -> Path:  # noqa: ARG002 - one file for all, unless there is a folder
        """The file that holds the record of a match."""
        return self.place


class RecordFolder(ArenaRecords):
    """A folder with `match-000001.json` and so on."""

    def kept(self) -> Iterator[bytes]:
        for number in count(1):
            try:
                yield self.file_of(number).read_bytes()
            except (FileNotFoundError, NotADirectoryError):
                return
            except OSError as error:
                raise unreadable(str(self.file_of(number)), error) from None

    def check_free(self, numbers: range) -> None:
        if self.place.exists() and not self.place.is_dir():
            raise CommandRefusal(CommandFault.NOT_WRITABLE, why="file", file=shown(str(self.place), 200))
        for file in sorted(self.place.glob("match-*.json")):
            number = file.stem.removeprefix("match-")
            if number.isdecimal() and int(number) in numbers:
                raise CommandRefusal(CommandFault.FILE_EXISTS, file=shown(str(file), 200))

    def keep(self, number: int, document: bytes) -> None:
        file = self.file_of(number)
        new = file.with_name(file.name + ".new")
        try:
            self.place.mkdir(parents=True, exist_ok=True)
            new.write_bytes(document)
            new.replace(file)
        except OSError as error:
            raise unwritable(str(file), error) from None

    def clear(self) -> None:
        for file in self.place.glob("match-*.json"):
            if file.stem.removeprefix("match-").isdecimal():
                file.unlink()

    def file_of(self, number: int) -> Path:
        return self.place / f"match-{number:06}.json"


class RecordLines(ArenaRecords):
    """A file of JSON Lines: line 1 is match 1. What a power cut left of a last line is replaced."""

    def __init__(self, place: Path) -> None:
        super().__init__(place)
        self._end: int | None = None

    def kept(self) -> Iterator[bytes]:
        try:
            with self.place.open("rb") as file:
                for line in file:
                    if line.endswith(b"\n"):
                        yield line
        except (FileNotFoundError, NotADirectoryError):
            return
        except OSError as error:
            raise unreadable(str(self.place), error) from None

    def check_free(self, numbers: range) -> None:
        """What comes after the last whole line is free."""

    def keep(self, number: int, document: bytes) -> None:  # noqa: ARG002 - its line is its number
        line = msgspec.json.format(document, indent=-1) + b"\n"
        try:
            self.place.parent.mkdir(parents=True, exist_ok=True)
            if self._end is None:
                self._end = sum(map(len, self.kept()))
            with self.place.open("r+b" if self.place.exists() else "wb") as file:
                file.truncate(self._end)
                file.seek(self._end)
                file.write(line)
        except OSError as error:
            raise unwritable(str(self.place), error) from None
        self._end += len(line)

    def clear(self) -> None:
        self.place.unlink(missing_ok=True)


def records_at(place: Path) -> ArenaRecords:
    """A file of lines if its name says so, and else a folder."""
    return RecordLines(place) if place.suffix == LINES else RecordFolder(place)


def _ours(document: bytes) -> Record | None:
    """A record that the arena kept; None if it is anything else."""
    try:
        record = read(document)
    except Refusal:
        return None
    return record if record.tags.get("program") == PROGRAM else None
