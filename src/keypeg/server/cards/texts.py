"""What is said about a box, a table or a match beside its link, in the reader's language.

Of a match that is not over, only the box and the names are told. Messengers keep what they got for days, and nobody who
gets a link wants to read there how it goes on.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from keypeg.locales import Words, words
from keypeg.rules.attempts import BoardAttempt, GroupAttempt, Outcome, Row
from keypeg.rules.edition import DuelGame, GroupGame
from keypeg.rules.referee import State
from keypeg.server.cards.characters import computer_name
from keypeg.tables.guests import UNNAMED
from keypeg.tables.setup import Stage
from keypeg.tables.table_state import Seat, TableState

NAME_LENGTH: Final = 24
FOUND: Final = (Outcome.FOUND, Outcome.BOTH_FOUND, Outcome.MASTERMIND)
_FILES: Final = {"bot": "players", "box": "boxes", "level": "players", "preview": "previews"}


@cache
def preview_words(language: str) -> Words:
    """The texts of previews, from the few files that have them."""

    def say(message: str, /, **values: str | int) -> str:
        return words(language, _FILES[message.partition("-")[0]])(message, **values).replace("\n", " ")

    return say


def table_texts(state: TableState, say: Words) -> tuple[str, str]:
    """The title and the text for a table."""
    box = say(f"box-{state.setup.edition}-title")
    names = table_names(state, say)
    if state.match.winners:
        return match_texts(state.match, names, say)
    match state.stage:
        case Stage.OPEN:
            hosts = [
                name
                for name, seat in zip(names, state.seats, strict=True)
                if seat.guest is not None and name != UNNAMED
            ]
            title = say("preview-invite-title", name=hosts[0]) if hosts else say("preview-seat-title")
            return title, say("preview-seat-line", box=box)
        case Stage.PLAYING:
            return _opponents(state, say), say("preview-match-line", box=box)
        case Stage.OVER:
            return _opponents(state, say), say("preview-closed-line", box=box)


def table_names(state: TableState, say: Words) -> list[str]:
    """The names of the players, as everybody sees them."""
    return [
        computer_name(seat.level, state.setup.character(at)) if seat.level else _guest_name(at, seat, say)
        for at, seat in enumerate(state.seats)
    ]


def _guest_name(number: int, seat: Seat, say: Words) -> str:
    name = short_name(seat.name or str(number + 1))
    return say("bot-name", name=name) if seat.bot else name


def _opponents(state: TableState, say: Words) -> str:
    """The names; between two there is room for the level of a computer."""
    names = table_names(state, say)
    if len(names) == 2:
        names = [
            f"{name} ({say(f'level-{seat.level}')})" if seat.level else name
            for name, seat in zip(names, state.seats, strict=True)
        ]
    return " – ".join(names)


def match_texts(match: State, names: Sequence[str], say: Words) -> tuple[str, str]:
    """The headline and the line for a match that is over."""
    box = say(f"box-{match.edition.name}-title")
    scores = ", ".join(f"{name} {score}" for name, score in zip(names, match.scores, strict=True))
    score = say("preview-score", scores=scores)
    attempt = best_attempt(match)
    if attempt is None or attempt.outcome not in FOUND:
        return say("preview-not-found"), f"{box}. {score}"
    by = attempt.by
    feat = f"{box}." if by is None else say("preview-feat", name=names[by], codes=_codes(match, by), box=box)
    if isinstance(attempt, GroupAttempt):
        return say("preview-mastermind"), f"{feat} {score}"
    return say("preview-found", rows=len(board_of(attempt))), f"{feat} {score}"


def best_attempt(match: State) -> BoardAttempt | GroupAttempt | None:
    """The attempt in which a code was found in the fewest rows, or the last one. Early ones may be forgotten."""
    attempts = match.past.as_tuple()
    found = [attempt for attempt in attempts if attempt.outcome in FOUND]
    if found:
        return min(found, key=lambda attempt: max(attempt.rows))
    return attempts[-1] if attempts else None


def board_of(attempt: BoardAttempt) -> Sequence[Row]:
    """The rows of whoever ended the attempt, or else the longest board."""
    by = attempt.by
    return attempt.boards[by] if by is not None and attempt.boards[by] else max(attempt.boards, key=len)


def short_name(name: str) -> str:
    """A name that leaves room for others."""
    return name if len(name) <= NAME_LENGTH else name[: NAME_LENGTH - 1] + "…"


def _codes(match: State, seat: int) -> int:
    """How many codes the finder had to choose from."""
    game = match.edition.game
    if isinstance(game, DuelGame):
        return game.to_find[seat].size
    if isinstance(game, GroupGame):
        return game.code_shape(match.seats).size
    return game.code.size
