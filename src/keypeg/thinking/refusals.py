"""What thinking refuses: boards, positions and strategy trees that make no sense."""

import re
from enum import StrEnum

import msgspec

from keypeg.rules.refusals import Refusal, Value


class ThinkingFault(StrEnum):
    """Every reason of this room. Like the referee's codes, these are stable."""

    TOO_LARGE = "too_large"
    BAD_BOARD = "bad_board"
    NOT_ON_THIS_BOARD = "not_on_this_board"
    TOO_MANY_ROWS = "too_many_rows"
    TOO_FEW_ROWS = "too_few_rows"
    NO_CODE_FITS = "no_code_fits"
    NOT_SHIPPED = "not_shipped"
    BAD_TREE = "bad_tree"
    BAD_TREE_FILE = "bad_tree_file"


class ThinkingRefusal(Refusal):
    """Something that cannot be thought about."""

    def __init__(self, fault: ThinkingFault, rule: str | None = None, **values: Value) -> None:
        super().__init__(fault, rule, **values)


class BranchRefused(Refusal):
    """A refusal about one branch of a strategy tree: the rows and keys that lead to the fault."""

    def __init__(self, branch: tuple[str, ...], refusal: Refusal) -> None:
        super().__init__(refusal.fault, refusal.rule, **refusal.values)
        self.branch = branch

    def __str__(self) -> str:
        """For whoever reads a traceback."""
        place = f"after {' '.join(self.branch)}" if self.branch else "at the first row"
        return f"{place}: {super().__str__()}"


def damaged_byte(error: msgspec.DecodeError, content: bytes) -> int:
    """The byte at which JSON is damaged. JSON that is cut short is damaged at its end."""
    found = re.search(r"\(byte (\d+)\)", str(error))
    return int(found[1]) if found else len(content)


def damaged_field(error: msgspec.ValidationError) -> str:
    """The field that is missing, unknown or of the wrong type, as a path such as `$.codes.holes`."""
    place = re.search(r" - at `([^`]*)`", str(error))
    field = re.search(r"field `([^`]*)`", str(error))
    return (place[1] if place else "$") + (f".{field[1]}" if field else "")
