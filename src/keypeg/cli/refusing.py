"""Refusing: every command says in one way what is refused, to people in their language or to programs in JSON."""

import sys
from typing import Any, Final

import msgspec

from keypeg.cli.options import plain
from keypeg.locales import in_words, words
from keypeg.rules.refusals import Refusal

REFUSED: Final = 2
"""The exit status of whatever was refused."""


def as_error(refusal: Refusal, language: str, **place: int | None) -> dict[str, Any]:
    """A refusal for programs; the place is the action or the row that it is about, counted from 0."""
    message = in_words(words(language, "refusals"), refusal.fault, refusal.values)
    return {"error": {**place, "code": str(refusal.fault), "rule": refusal.rule, "message": message}}


def refuse(refusal: Refusal, language: str, *, as_json: bool = False, **place: int | None) -> int:
    """Say what is refused; gives the exit status."""
    if as_json:
        sys.stdout.write(msgspec.json.encode(as_error(refusal, language, **place)).decode() + "\n")
        return REFUSED
    sys.stdout.flush()
    print(f"keypeg: {plain(_sentence(refusal, language, **place))}", file=sys.stderr)
    return REFUSED


def _sentence(refusal: Refusal, language: str, *, action: int | None = None, row: int | None = None) -> str:
    say = words(language, "refusals")
    message = in_words(say, refusal.fault, refusal.values)
    if refusal.rule:
        message += f" [{refusal.rule}]"
    if action is not None:
        return say("refused-at-action", number=action, code=refusal.fault, message=message)
    if row is not None:
        return say("refused-at-row", number=row + 1, code=refusal.fault, message=message)
    return say("refused-outright", code=refusal.fault, message=message)
