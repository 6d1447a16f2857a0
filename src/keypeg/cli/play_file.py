"""The file of a match at the keyboard: begun, kept after every action, and taken up again."""

from argparse import Namespace
from pathlib import Path
from typing import Final

from msgspec import Struct

from keypeg.cli.refusals import CommandFault, CommandRefusal, unwritable
from keypeg.players.levels import LEVELS
from keypeg.records.record import MOST_BYTES, Record, write
from keypeg.records.refusals import unreadable
from keypeg.records.replay import read_record, replay
from keypeg.rules.boxes import chosen_options, edition
from keypeg.rules.refusals import shown

PROGRAM_TAG: Final = "program"
PROGRAM: Final = "keypeg play"
COMPUTERS_TAG: Final = "computers"
YOU_TAG: Final = "you"


class Agreement(Struct):
    """Who plays what: a record, empty or begun, and the levels of the computers at the last seats."""

    record: Record
    computers: tuple[str, ...]
    you: int | None = None
    """The seat of somebody who plays alone against computers and gave no name."""

    @property
    def people(self) -> int:
        return len(self.record.players) - len(self.computers)


class PlayFile:
    """The file with the record. Its tags say who is a computer, so that the match can go on."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def resume(self, args: Namespace) -> Agreement | None:
        """The match in the file, if there is one. Refuses one that is over, or another than was asked for."""
        try:
            with self.path.open("rb") as file:
                content = file.read(MOST_BYTES + 1)
        except FileNotFoundError:
            return None
        except OSError as error:
            raise unreadable(str(self.path), error) from None
        record = read_record(content)
        name = shown(str(self.path), 200)
        computers = tuple(filter(None, record.tags.get(COMPUTERS_TAG, "").split(",")))
        if (
            record.tags.get(PROGRAM_TAG) != PROGRAM
            or not set(computers) <= LEVELS.keys()
            or len(computers) > len(record.players)
        ):
            raise CommandRefusal(CommandFault.CANNOT_RESUME, why="foreign", file=name)
        if replay(record).winners:
            raise CommandRefusal(CommandFault.CANNOT_RESUME, why="over", file=name)
        kept = Agreement(record, computers, you=0 if record.tags.get(YOU_TAG) == "0" else None)
        if not _is_asked_for(kept, args):
            players = ", ".join(record.players)
            raise CommandRefusal(
                CommandFault.CANNOT_RESUME, why="other", file=name, edition=record.edition.name, players=players
            )
        return kept

    def begin(self, agreement: Agreement, *, force: bool) -> None:
        """Begin the file of a new match."""
        tags = {PROGRAM_TAG: PROGRAM}
        if agreement.computers:
            tags[COMPUTERS_TAG] = ",".join(agreement.computers)
        if agreement.you is not None:
            tags[YOU_TAG] = str(agreement.you)
        agreement.record.tags = tags
        try:
            if not force:
                self.path.open("xb").close()
        except OSError as error:
            raise unwritable(str(self.path), error) from None
        self.keep(agreement.record)

    def keep(self, record: Record) -> None:
        """Keep what has been played, in one step, so that nothing is lost whatever happens next."""
        new = self.path.with_name(self.path.name + ".new")
        try:
            if not self.path.is_file():  # a device, or a file that is no longer there
                self.path.write_bytes(write(record))
                return
            new.write_bytes(write(record))
            new.replace(self.path)
        except OSError as error:
            raise unwritable(str(self.path), error) from None


def _is_asked_for(kept: Agreement, args: Namespace) -> bool:
    """Whether the match is the one that the words of the command name, as far as they name any."""
    record = kept.record
    if args.edition or args.option:
        asked = edition(args.edition or record.edition.name, dict(args.option))
        if (asked.name, chosen_options(asked)) != (record.edition.name, chosen_options(record.edition)):
            return False
    if args.computer and tuple(args.computer) != kept.computers:
        return False
    return not args.players or tuple(args.players) == record.players[: kept.people]
