"""The score of a match beside a real box, in a file: what was agreed on, the names, and the results so far."""

from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.cli.refusals import CommandFault, CommandRefusal, unwritable
from keypeg.records.refusals import unreadable
from keypeg.review.score_sheets import score_sheet
from keypeg.review.score_values import RoundResult, ScoreSheet
from keypeg.rules.boxes import chosen_options, edition
from keypeg.rules.edition import Edition, OptionValue
from keypeg.rules.refusals import Refusal

VERSION: Final = 1
LONGEST_NAME: Final = 40


class KeptScore(Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever keeps the score has noted."""

    edition: str
    options: dict[str, OptionValue]
    names: tuple[str, ...]
    opener: int = 0
    results: tuple[RoundResult, ...] = ()

    @property
    def agreed(self) -> Edition:
        return edition(self.edition, self.options)

    @property
    def sheet(self) -> ScoreSheet:
        return score_sheet(self.agreed, len(self.names), self.results, self.opener)


class _Document(KeptScore, frozen=True, kw_only=True):
    version: int


def new_score(agreed: Edition, names: list[str]) -> KeptScore:
    """A match that has not begun. Refuses names that do not do."""
    if not names:
        raise CommandRefusal(CommandFault.BAD_NAMES, why="none")
    agreed.check_players(len(names))
    folded = {name.casefold() for name in names}
    if len(folded) != len(names) or not all(0 < len(name) <= LONGEST_NAME for name in names):
        raise CommandRefusal(CommandFault.BAD_NAMES, why="unclear", longest=LONGEST_NAME)
    return KeptScore(agreed.name, chosen_options(agreed), tuple(names))


class ScoreFile:
    """The file with a match."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> KeptScore | None:
        """The match in the file; None if there is no file."""
        try:
            content = self.path.read_bytes()
        except FileNotFoundError:
            return None
        except OSError as error:
            raise unreadable(str(self.path), error) from None
        try:
            found = msgspec.json.decode(content, type=_Document)
            if found.version != VERSION:
                raise self._damaged()
            kept = new_score(edition(found.edition, found.options), list(found.names))
            kept = msgspec.structs.replace(kept, opener=found.opener, results=found.results)
            kept.sheet  # noqa: B018 - refuses results that cannot be
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, Refusal):
            raise self._damaged() from None
        return kept

    def _damaged(self) -> CommandRefusal:
        return CommandRefusal(CommandFault.BAD_SCORE_FILE, file=str(self.path))

    def write(self, kept: KeptScore) -> None:
        """Replace the file in one step. A device is written to, and stays what it is."""
        new = self.path.with_name(self.path.name + ".new")
        document = _Document(version=VERSION, **msgspec.structs.asdict(kept))
        content = msgspec.json.format(msgspec.json.encode(document), indent=1) + b"\n"
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            device = self.path.exists() and not self.path.is_file()
            (self.path if device else new).write_bytes(content)
            if not device:
                new.replace(self.path)
        except OSError as error:
            raise unwritable(str(self.path), error) from None
