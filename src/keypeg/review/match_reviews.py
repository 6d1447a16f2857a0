"""Match reviews: every row of every attempt of a match, for each player."""

from collections.abc import Iterator, Sequence
from typing import Protocol, assert_never

from keypeg.records.entries import Entry
from keypeg.records.played_attempts import PlayedAttempt, PlayedMatch, played_match
from keypeg.records.record import Record
from keypeg.records.replay import RecordRefused
from keypeg.records.withheld import WithheldMatch, withheld_match
from keypeg.review.board_reviews import review_board_attempt, review_open_boards, review_withheld_boards
from keypeg.review.group_reviews import (
    review_group_attempt,
    review_open_group_attempt,
    review_withheld_group_attempt,
)
from keypeg.review.review_values import AnyAttemptReview, MatchReview
from keypeg.rules.attempts import BoardAttempt, GroupAttempt
from keypeg.rules.edition import Edition
from keypeg.rules.group import Group
from keypeg.rules.referee import State
from keypeg.rules.refusals import Fault, Refusal


class Recorded(Protocol):
    """What has a record, such as `keypeg.Match`."""

    def record(self) -> Record:
        """The record of what was played so far."""


def review_match(match: Record | Recorded, player: int | None = None) -> MatchReview:
    """Review a match or its record: what every row was worth, how lucky it was, and what was better.

        >>> match = keypeg.Match("classic", rounds=1)
        >>> match.hide("RGBY")
        >>> for row in ("RRGG", "WWKK", "RBYR", "RYBG", "RGBY"):
        ...     match.guess(row).key
        Key(reds=1, whites=1)
        Key(reds=0, whites=0)
        Key(reds=1, whites=2)
        Key(reds=2, whites=2)
        Key(reds=4, whites=0)
        >>> (player,) = keypeg.review(match, player=1).attempts[0].players
        >>> player.skill, player.luck
        (84, 40)
        >>> player.rows[1].row, player.rows[1].skill, player.rows[1].best
        ('WWKK', 64, 'RWRK')

    `player` reviews one seat alone. Where the record breaks a rule, that refusal is raised.
    """
    try:
        return review_record(match if isinstance(match, Record) else match.record(), player)
    except RecordRefused as refused:
        refused.refusal.add_note(f"at action {refused.action} of the record")
        raise refused.refusal from None


def review_record(record: Record, player: int | None = None) -> MatchReview:
    """Review a match, over or under way: all seats, or the seat of one player."""
    return MatchReview(record.edition.name, list(review_attempts(record, player)))


def review_attempts(record: Record, player: int | None = None) -> Iterator[AnyAttemptReview]:
    """Review a match attempt by attempt, as they are asked for. The attempt under way comes last.

    If the record withholds a code, the rows of that attempt are reviewed as far as the record has their keys.

    Raises RecordRefused if the record breaks a rule, and Refusal if there is no such player or if the board is too
    large to be reviewed.
    """
    if player is not None and not 0 <= player < len(record.players):
        raise Refusal(Fault.UNKNOWN_SEAT, why="none_such", last=len(record.players) - 1)
    if record.rest:
        return _withheld_reviews(withheld_match(record), player)
    return _reviews(played_match(record), player)


def _reviews(played: PlayedMatch, player: int | None) -> Iterator[AnyAttemptReview]:
    for attempt in played.attempts:
        yield review_attempt(played.state.edition, attempt, player)
    if not played.state.winners:
        yield review_attempt_under_way(played.state, played.entries, player)


def _withheld_reviews(withheld: WithheldMatch, player: int | None) -> Iterator[AnyAttemptReview]:
    played = withheld.played
    for attempt in played.attempts:
        yield review_attempt(played.state.edition, attempt, player)
    yield review_withheld_attempt(withheld, player)


def review_attempt(agreed: Edition, played: PlayedAttempt, player: int | None = None) -> AnyAttemptReview:
    """Review an attempt that is over."""
    match played.attempt:
        case BoardAttempt() as attempt:
            return review_board_attempt(agreed, attempt, player)
        case GroupAttempt() as attempt:
            return review_group_attempt(agreed, attempt, played.entries, player)
        case _:
            assert_never(played.attempt)


def review_attempt_under_way(state: State, entries: Sequence[Entry], player: int | None = None) -> AnyAttemptReview:
    """Review the attempt that a match has come to."""
    if isinstance(state, Group):
        return review_open_group_attempt(state, entries, player)
    return review_open_boards(state, player)


def review_withheld_attempt(withheld: WithheldMatch, player: int | None = None) -> AnyAttemptReview:
    """Review the attempt under way without what follows from a stand-in."""
    state = withheld.played.state
    if isinstance(state, Group):
        return review_withheld_group_attempt(state, withheld.played.entries, withheld.seats, player)
    return review_withheld_boards(state, withheld.seats, player)
