"""What is refused of a record before the referee sees its actions: its file, its JSON, its form, its commitments."""

import errno
from enum import StrEnum

from keypeg.rules.refusals import Refusal, shown


class RecordFault(StrEnum):
    """Every reason of the records' own. Like the referee's codes, these are stable: they are on the wire."""

    # The file and its form
    NO_SUCH_FILE = "no_such_file"
    TOO_LARGE = "too_large"
    NOT_JSON = "not_json"
    NOT_A_RECORD = "not_a_record"
    UNKNOWN_VERSION = "unknown_version"
    BAD_NAME = "bad_name"

    # An action as it is written
    BAD_ACTION = "bad_action"
    UNKNOWN_ACTION = "unknown_action"
    HIDDEN = "hidden"
    COMMITMENT_MISSING = "commitment_missing"
    COMMITMENT_MISMATCH = "commitment_mismatch"

    # A receipt beside the record
    NOT_A_RECEIPT = "not_a_receipt"
    OTHER_MATCH = "other_match"
    RECEIPT_MISMATCH = "receipt_mismatch"
    NOT_IN_RECORD = "not_in_record"


def unreadable(file: str, error: OSError) -> Refusal:
    """The refusal of a file that cannot be opened."""
    name = shown(file, len(file))
    match error.errno:
        case errno.ENOENT | errno.ENOTDIR:
            return Refusal(RecordFault.NO_SUCH_FILE, why="missing", file=name)
        case errno.EISDIR:
            return Refusal(RecordFault.NO_SUCH_FILE, why="folder", file=name)
        case errno.EACCES | errno.EPERM:
            return Refusal(RecordFault.NO_SUCH_FILE, why="forbidden", file=name)
        case errno.EBADF:
            return Refusal(RecordFault.NO_SUCH_FILE, why="closed")  # only standard input can be
        case _:
            return Refusal(RecordFault.NO_SUCH_FILE, why="system", file=name, number=system_name(error))


def system_name(error: OSError) -> str:
    """The name of a system's error, such as ENOSPC: its sentence would be in a language of the system's choice."""
    return errno.errorcode.get(error.errno or 0, type(error).__name__)
