"""Histories: what many matches come to for each of their players. Rows by box, skill and luck, opponents, mistakes.

Players are told apart by their names. A mistake is a row that cost at least a tenth of a row over the best one; a wrong
key or answer that was given by hand; or, in the group box, a weak question or a wrong call.
"""

from keypeg.records.bot_seats import read_bot_seats
from keypeg.records.played_attempts import played_match
from keypeg.records.record import Record
from keypeg.review.history_tallies import HistoryTally, result_of
from keypeg.review.history_values import OWN_SEAT_TAG, PlayerHistory
from keypeg.review.match_figures import figures_of
from keypeg.review.match_reviews import review_attempt, review_attempt_under_way


class Histories:
    """Gathers matches one by one."""

    def __init__(self) -> None:
        self.matches = 0
        self._players: dict[str, HistoryTally] = {}
        self._own: HistoryTally | None = None

    def add(self, record: Record) -> None:
        """Add a match, over or under way.

        Raises RecordRefused if it breaks a rule, and Refusal if its board is too large to be reviewed.
        """
        played = played_match(record)
        reviews = [review_attempt(record.edition, attempt) for attempt in played.attempts]
        if not played.state.winners:
            reviews.append(review_attempt_under_way(played.state, played.entries))
        self.matches += 1
        bots = {name for seat, name in enumerate(record.players) if seat in read_bot_seats(record.tags)}
        for seat, name in enumerate(record.players):
            others = [other for at, other in enumerate(record.players) if at != seat]
            result = result_of(seat, played.state.winners)
            figures = figures_of(reviews, seat)
            self._players.setdefault(name, HistoryTally(name)).add(record.edition.name, others, result, figures, bots)
            if record.tags.get(OWN_SEAT_TAG) == str(seat):
                self._own = self._own or HistoryTally(name)
                self._own.name = name  # the latest one
                self._own.add(record.edition.name, others, result, figures, bots)

    def players(self) -> list[PlayerHistory]:
        """The history of every player, of whoever played most first."""
        found = [player.history() for player in self._players.values()]
        return sorted(found, key=lambda player: (-player.matches, player.name))

    def own(self) -> PlayerHistory | None:
        """The history of the seats that are tagged as their owner's, whatever name they had; None if none is."""
        return None if self._own is None else self._own.history()
