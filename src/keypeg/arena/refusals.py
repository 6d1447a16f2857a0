"""What the arena refuses: players that it cannot find, and matches that cannot be played to their end."""

from collections.abc import Mapping
from enum import StrEnum

from keypeg.locales import in_words, words
from keypeg.rules.refusals import Refusal, Value


class ArenaFault(StrEnum):
    """The codes of the arena's own refusals. Like the referee's codes, they are stable."""

    NO_SUCH_PLAYER = "no_such_player"
    WRONG_ENTRANT_COUNT = "wrong_entrant_count"
    PLAYER_FAILED = "player_failed"
    NOT_AN_ACTION = "not_an_action"
    BAD_PACE = "bad_pace"
    ILLEGAL_ACTION = "illegal_action"
    MATCH_STALLED = "match_stalled"
    ENDLESS_MATCH = "endless_match"
    WORKER_DIED = "worker_died"
    PLOTS_NOT_INSTALLED = "plots_not_installed"


class ArenaRefusal(Refusal):
    """The arena cannot begin, or cannot go on. A value may be a referee's refusal: it is shown as its sentence."""

    def __init__(self, fault: ArenaFault, **values: Value | Refusal) -> None:
        super().__init__(fault, None, **_in_language(values, "en"))
        self._values = values

    def in_language(self, language: str) -> Refusal:
        """The same refusal, with the sentences among its values in this language."""
        return Refusal(self.fault, None, **_in_language(self._values, language))

    def referee_refusal(self, name: str) -> Refusal:
        """The value of this name, which is a referee's refusal."""
        value = self._values[name]
        assert isinstance(value, Refusal)
        return value

    def __reduce__(self) -> tuple[object, ...]:
        """For worker processes, which pickle it: an exception has only positional arguments unless it says more."""
        values = {name: _as_parts(value) for name, value in self._values.items()}
        return _rebuilt, (self.fault, values)


_Parts = tuple[StrEnum, str | None, dict[str, Value]]


def _in_language(values: Mapping[str, Value | Refusal], language: str) -> dict[str, Value]:
    return {name: _sentence(value, language) if isinstance(value, Refusal) else value for name, value in values.items()}


def _sentence(refusal: Refusal, language: str) -> str:
    """A sentence that becomes part of another one, and so loses its full stop."""
    return in_words(words(language, "refusals"), refusal.fault, refusal.values).rstrip(".")


def _as_parts(value: Value | Refusal) -> Value | _Parts:
    return (value.fault, value.rule, value.values) if isinstance(value, Refusal) else value


def _rebuilt(fault: ArenaFault, values: Mapping[str, Value | _Parts]) -> ArenaRefusal:
    whole: dict[str, Value | Refusal] = {
        name: Refusal(value[0], value[1], **value[2]) if isinstance(value, tuple) else value
        for name, value in values.items()
    }
    return ArenaRefusal(fault, **whole)
