"""Refusals: a code for programs, a rule id to look up, and values for a sentence.

`keypeg.locales` has a sentence for each code in each language, with blanks for the values. Where one code has several
sentences, the value `why` chooses among them.
"""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

Value = str | int
LONGEST_SHOWN: Final = 40


class Fault(StrEnum):
    """The referee's reasons to refuse something. These codes are stable: they are on the wire."""

    # The edition
    UNKNOWN_EDITION = "unknown_edition"
    UNKNOWN_OPTION = "unknown_option"
    BAD_OPTION = "bad_option"
    CONTRADICTORY_OPTIONS = "contradictory_options"
    IMPOSSIBLE_SHAPE = "impossible_shape"
    TOO_LARGE = "too_large"
    WRONG_PLAYER_COUNT = "wrong_player_count"
    UNKNOWN_SEAT = "unknown_seat"

    # The moment
    MATCH_OVER = "match_over"
    NOT_IN_THIS_EDITION = "not_in_this_edition"
    NOT_YOUR_TURN = "not_your_turn"
    CODE_NOT_HIDDEN = "code_not_hidden"
    CODE_ALREADY_HIDDEN = "code_already_hidden"
    NOT_BY_HAND = "not_by_hand"
    NOTHING_TO_MARK = "nothing_to_mark"
    NOTHING_TO_CHALLENGE = "nothing_to_challenge"
    NO_ROWS_LEFT = "no_rows_left"
    HINTS_FORBIDDEN = "hints_forbidden"
    NOT_DEALT = "not_dealt"
    ALREADY_DEALT = "already_dealt"
    NOTHING_TO_ANSWER = "nothing_to_answer"
    UNKNOWN_BOARD = "unknown_board"
    OUT_OF_ROUND = "out_of_round"

    # What was laid
    WRONG_LENGTH = "wrong_length"
    UNKNOWN_LETTER = "unknown_letter"
    COLOUR_NOT_IN_BOX = "colour_not_in_box"
    COLOUR_REPEATED = "colour_repeated"
    EMPTY_HOLE = "empty_hole"
    WRONG_PEG_COUNT = "wrong_peg_count"
    IMPOSSIBLE_KEY = "impossible_key"
    IMPOSSIBLE_DEAL = "impossible_deal"
    CONTRADICTORY_KEYS = "contradictory_keys"


class Refusal(Exception):
    """Something is refused. Nothing has changed.

    `rule` is the id of the paragraph behind it, or None; `values` are what the message is made of.

        >>> match = keypeg.Match("travel")
        >>> try:
        ...     match.hide("RRYG")
        ... except keypeg.Refusal as refusal:
        ...     print(refusal.code, refusal.rule, refusal.message, sep=" | ")
        colour_repeated | T2 | RRYG holds R more than once; use every colour at most once.
    """

    def __init__(self, fault: StrEnum, rule: str | None = None, **values: Value) -> None:
        super().__init__(fault, rule, values)
        self.fault = fault
        self.rule = rule
        self.values = values

    @property
    def code(self) -> str:
        """The reason, as programs know it. These codes are stable."""
        return str(self.fault)

    @property
    def message(self) -> str:
        """The refusal as an English sentence."""
        # The one place where the rules know of sentences: whoever catches a refusal wants to read it.
        from keypeg.locales import in_english

        return in_english(self.fault, self.values)

    def citing(self, rule: str) -> "Refusal":
        """This refusal with the paragraph behind it, where it names none yet."""
        return self if self.rule else Refusal(self.fault, rule, **self.values)

    def __reduce__(self) -> tuple[object, ...]:
        """Without `__init__`, whose arguments are not those of an exception: a refusal may leave a worker process."""
        return _restored, (type(self), self.args, self.__dict__)

    def __str__(self) -> str:
        """The code, the rule and the values, for tracebacks."""
        rule = f" [{self.rule}]" if self.rule else ""
        named = "".join(f", {name} = {value}" for name, value in self.values.items())
        return f"{self.fault}{rule}{named}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.fault, self.rule, *self.values.items()))


def _restored(kind: type[Refusal], args: tuple[object, ...], attributes: dict[str, object]) -> Refusal:
    refusal = kind.__new__(kind, *args)
    refusal.__dict__.update(attributes)
    return refusal


def shown(text: str, longest: int = LONGEST_SHOWN) -> str:
    """A text that somebody sent, as a refusal may repeat it: escaped, and shortened."""
    escaped = repr(text[:longest])[1:-1]
    return escaped if len(text) <= longest else escaped + "…"


MEANT_FROM: Final = 0.7
"""How alike two words have to be, from 0 to 1, for one to be meant by the other."""


def meant(text: str, known: Iterable[str]) -> str | None:
    """Which of the known words is most likely meant by one that there is not, if any is."""
    from difflib import get_close_matches  # only where something is refused

    close = get_close_matches(text[:LONGEST_SHOWN].casefold(), list(known), 1, MEANT_FROM)
    return close[0] if close else None
