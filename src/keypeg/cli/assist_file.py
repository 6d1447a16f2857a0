"""What a role of `keypeg assist` has to remember, in a file, so that it goes on where it was left."""

import base64
import binascii
import contextlib
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from keypeg.rules.boxes import chosen_options, edition
from keypeg.rules.edition import Edition, OptionValue
from keypeg.rules.keys import Key, can_exist
from keypeg.rules.refusals import Refusal
from keypeg.thinking.rulebook_boards import shapes_of

VERSION: Final = 1
OWNER_ONLY: Final = 0o600


class KeptRole(Struct, frozen=True, forbid_unknown_fields=True):
    """A board with its rows, and the code if the role knows it. It does not stand there in plain letters."""

    edition: str
    options: dict[str, OptionValue]
    rows: tuple[tuple[str, Key], ...] = ()
    concealed: str | None = None
    version: int = VERSION

    @property
    def agreed(self) -> Edition:
        return edition(self.edition, self.options)

    @property
    def code(self) -> str | None:
        return None if self.concealed is None else base64.b64decode(self.concealed).decode()[::-1]


def kept_role(agreed: Edition, rows: list[tuple[str, Key]], code: str | None) -> KeptRole:
    concealed = None if code is None else base64.b64encode(code[::-1].encode()).decode()
    return KeptRole(agreed.name, chosen_options(agreed), tuple(rows), concealed)


class RoleFile:
    """The file of a role."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> KeptRole | None:
        """What was kept; None if there is nothing, or nothing that can be used."""
        try:
            kept = msgspec.json.decode(self.path.read_bytes(), type=KeptRole)
            shapes = shapes_of(kept.agreed, 0)
            for row, key in kept.rows:
                shapes.rows.check(row)
                if not can_exist(key, shapes.rows.holes):
                    return None
            if kept.code is not None:
                shapes.codes.check(kept.code)
        except (OSError, msgspec.DecodeError, UnicodeDecodeError, RecursionError, binascii.Error, Refusal):
            return None
        return kept if kept.version == VERSION else None

    def write(self, kept: KeptRole) -> None:
        """Keep it, if that is possible: the role works without."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch(OWNER_ONLY)
            self.path.write_bytes(msgspec.json.encode(kept))
        except OSError:
            pass

    def forget(self) -> None:
        with contextlib.suppress(OSError):
            self.path.unlink(missing_ok=True)
