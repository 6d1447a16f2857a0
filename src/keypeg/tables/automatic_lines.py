"""The lines that a table adds by itself after somebody's action: the next deal, and the start of a race."""

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from keypeg.players.random_draws import draw_tokens
from keypeg.rules import referee
from keypeg.rules.edition import GroupGame
from keypeg.rules.offers import MayDeal, MayLayRow
from keypeg.tables.log_lines import LogLine, RaceAnnounced, action_line
from keypeg.tables.table_state import TableState

RACE_DELAY_MS: Final = 3_000
"""How long after its announcement a race starts."""


class Randomness(NamedTuple):
    """The random sources of a table."""

    draw: Random
    """Draws the tokens of deals."""
    new_salt: Callable[[], str]
    """Makes the salts of commitments."""


def adds_lines(state: TableState) -> bool:
    """Whether a table ever adds a line by itself: it deals in a group match, and starts a race."""
    return isinstance(state.match.edition.game, GroupGame) or state.is_race


def automatic_line(randomness: Randomness, state: TableState, now: int) -> LogLine | None:
    """The line that the table adds next; None if it has nothing to add."""
    if state.closed:
        return None
    deal = deal_due(state)
    if deal is not None:
        tokens = draw_tokens(deal, state.match.seats, randomness.draw)
        return action_line(now, None, tokens, randomness.new_salt)
    if race_due(state):
        return RaceAnnounced(now, now + RACE_DELAY_MS)
    return None


def deal_due(state: TableState) -> MayDeal | None:
    """The deal that the table has to make now."""
    if state.begun and isinstance(state.match.edition.game, GroupGame):
        for offer in referee.offers(state.match, None):
            if isinstance(offer, MayDeal):
                return offer
    return None


def race_due(state: TableState) -> bool:
    """Whether both codes of a race are hidden and its start is not announced yet."""
    if not state.is_race or state.race_starts is not None or not state.begun:
        return False
    return any(isinstance(offer, MayLayRow) for offers in state.offers for offer in offers)
