"""Refusals of the command line: its own codes, and how every command reports a refusal to people and to programs."""

import errno
import os
import sys
from enum import StrEnum
from typing import Any, Final

import msgspec

from keypeg.locales import in_words, words
from keypeg.locales.plain_text import plain
from keypeg.records.refusals import system_name
from keypeg.rules.refusals import Refusal, Value, shown

REFUSED: Final = 2
"""The exit status of a refusal."""


class CommandFault(StrEnum):
    """Every reason of the command line's own. Like the referee's codes, these are stable."""

    UNKNOWN_COMMAND = "unknown_command"
    UNKNOWN_ARGUMENT = "unknown_argument"
    MISSING_ARGUMENT = "missing_argument"
    BAD_ARGUMENT = "bad_argument"
    IGNORED_OPTION = "ignored_option"
    MISSING_EXTRA = "missing_extra"
    NEEDS_EDITION = "needs_edition"
    FILE_EXISTS = "file_exists"
    NOT_WRITABLE = "not_writable"
    NO_CLUSTER = "no_cluster"
    OFF_THE_TREE = "off_the_tree"
    NO_CODEMAKER = "no_codemaker"
    UNEQUAL_CODES = "unequal_codes"
    NO_DATABASE = "no_database"
    NO_SUCH_GUEST = "no_such_guest"
    NO_SUCH_BAN = "no_such_ban"
    BAD_NETWORK = "bad_network"
    TABLE_OVER = "table_over"
    USE_PG_DUMP = "use_pg_dump"
    DAILY_PLAYED = "daily_played"
    BAD_DAILY_FILE = "bad_daily_file"
    BAD_NAMES = "bad_names"
    BAD_SCORE_FILE = "bad_score_file"
    OTHER_SCORE = "other_score"
    NOBODY_OF_THAT_NAME = "nobody_of_that_name"
    NO_OWN_SEATS = "no_own_seats"
    NO_BOT = "no_bot"
    CANNOT_RESUME = "cannot_resume"
    NOTHING_TO_UNDO = "nothing_to_undo"


class CommandRefusal(Refusal):
    """A command that cannot be carried out as it was given."""

    def __init__(self, fault: CommandFault, **values: Value) -> None:
        super().__init__(fault, None, **values)


def unwritable(file: str, error: OSError) -> CommandRefusal:
    """The refusal of a file that cannot be written, by what the system says about it."""
    name = shown(file, 200)
    match error.errno:
        case errno.ENOENT | errno.ENOTDIR:
            return CommandRefusal(CommandFault.NOT_WRITABLE, why="folder", file=name)
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return CommandRefusal(CommandFault.NOT_WRITABLE, why="forbidden", file=name)
        case errno.EISDIR:
            return CommandRefusal(CommandFault.NOT_WRITABLE, why="place", file=name)
        case errno.ENOSPC | errno.EDQUOT | errno.EFBIG:
            return CommandRefusal(CommandFault.NOT_WRITABLE, why="full", file=name)
        case _:
            return CommandRefusal(CommandFault.NOT_WRITABLE, why="system", file=name, number=system_name(error))


def as_error(refusal: Refusal, language: str, **place: object) -> dict[str, Any]:
    """A refusal as JSON. The place is the action, the row or the branch that it is about."""
    message = in_words(words(language, "refusals"), refusal.fault, refusal.values)
    return {"error": {**place, "code": str(refusal.fault), "rule": refusal.rule, "message": message}}


def refuse(refusal: Refusal, language: str, *, as_json: bool = False, **place: int | None) -> int:
    """Report a refusal and return the exit status. The place is the action or the row at fault, counted from 0."""
    if as_json:
        sys.stdout.write(msgspec.json.encode(as_error(refusal, language, **place)).decode() + "\n")
        return REFUSED
    _print(_sentence(refusal, language, **place))
    return REFUSED


def refuse_in_file(refusal: Refusal, language: str, file: str, *, action: int | None) -> int:
    """Report a refusal of a record in one of many files, and return the exit status."""
    _print(f"{shown(file, len(file))}: {_sentence(refusal, language, action=action)}")
    return REFUSED


def refuse_branch(refusal: Refusal, language: str, branch: tuple[str, ...], *, as_json: bool) -> int:
    """Report a refusal about a branch of a strategy tree, and return the exit status."""
    if as_json:
        sys.stdout.write(msgspec.json.encode(as_error(refusal, language, branch=branch)).decode() + "\n")
        return REFUSED
    say = words(language, "refusals")
    message = _message(refusal, language)
    if branch:
        _print(say("refused-after-branch", branch=" ".join(branch), code=refusal.fault, message=message))
    else:
        _print(say("refused-at-first-row", code=refusal.fault, message=message))
    return REFUSED


def _print(sentence: str) -> None:
    if sys.stdout is not None:
        sys.stdout.flush()
    try:
        print(f"keypeg: {plain(sentence)}", file=sys.stderr)
    except OSError:  # nobody can be told; the status still says that it was refused
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stderr.fileno())


def _message(refusal: Refusal, language: str) -> str:
    message = in_words(words(language, "refusals"), refusal.fault, refusal.values)
    return f"{message} [{refusal.rule}]" if refusal.rule else message


def _sentence(refusal: Refusal, language: str, *, action: int | None = None, row: int | None = None) -> str:
    say, message = words(language, "refusals"), _message(refusal, language)
    if action is not None:
        return say("refused-at-action", number=action, code=refusal.fault, message=message)
    if row is not None:
        return say("refused-at-row", number=row + 1, code=refusal.fault, message=message)
    return say("refused-outright", code=refusal.fault, message=message)
