"""How a player reads the rows of others: how much it trusts each way of asking, and what earlier rounds change in that.

A row may be a bluff: somebody may ask as if it held another hand. So each way of asking has a twin that lies. Once a
round is over, the hands are open, and everybody sees who lied and who did not. The shares of the ways are counted like
rounds: those that the player starts with count as a few rounds, and every round that was revealed counts as one.
"""

from msgspec import Struct

from keypeg.players.group.asker_models import Shares, by_way, shares_of_ways
from keypeg.rules.actions import Token
from keypeg.rules.attempts import GroupAttempt
from keypeg.rules.views import GroupView
from keypeg.thinking.group_holdings import GroupSetup


class Reading(Struct, frozen=True, kw_only=True):
    """How far a player believes what the rows of others seem to say."""

    anything: float = 0.2
    """The share of askers whose rows tell nothing."""
    lies: float = 0.0
    """The share of the others who ask as if they held another hand."""
    bluffs: float = 0.0
    """The share of askers who bluff as the master does, and so fill the places of their own hand."""
    rounds: float | None = None
    """As how many rounds these shares count beside the rounds revealed so far; None is not to look at those."""
    power: float = 1.0
    """The power to which the likelihood is raised: below 1, conclusions are weaker."""


def shares_for(setup: GroupSetup, view: GroupView, seat: int, reading: Reading) -> Shares:
    """How likely a seat is to follow each way of asking, after the rounds of this match that are over."""
    at_first = shares_of_ways(reading.anything, reading.lies, reading.bluffs)
    if reading.rounds is None:
        return at_first
    shares, counted, rounds = at_first, [share * reading.rounds for share in at_first], reading.rounds
    for attempt in view.past:
        if isinstance(attempt, GroupAttempt) and any(row.seat == seat for row in attempt.asked):
            shown = by_way(setup, attempt.asked, seat)[:, hand_number(setup, attempt.hands[seat])]
            # Under its own hand, how well each way explains the rows of the round: Bayes' rule, with the shares so far.
            explained = [share * float(like) for share, like in zip(shares, shown, strict=True)]
            total = sum(explained)
            counted = [sum_ + part / total for sum_, part in zip(counted, explained, strict=True)]
            rounds += 1
            shares = tuple(sum_ / rounds for sum_ in counted)
    return shares


def hand_number(setup: GroupSetup, hand: tuple[Token, ...]) -> int:
    """The number of a hand, in the order of `hands`."""
    number = 0
    for token in hand:
        number = number * setup.tokens + setup.token_number(token)
    return number
