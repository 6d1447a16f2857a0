"""Players of the group box to test the master with, for `keypeg arena` and `bench.group_table`.

Each is made of parts of the real players and differs from them in how it asks, how it reads, or when it calls. The
arena seats them as `bench.group_players:BlindAsker` and so on.
"""

from collections.abc import Sequence
from random import Random
from typing import ClassVar, Final

from keypeg.players import Player
from keypeg.players.group.asker_models import likelihood
from keypeg.players.group.hiding import hiding_row
from keypeg.players.group.inference import infer_from_rows
from keypeg.players.group.public_rows import candidate_rows, rate_for_all_hands
from keypeg.players.group.reading import Reading, hand_number
from keypeg.players.group.styles import Style
from keypeg.players.random_draws import seeded_random
from keypeg.rules import View
from keypeg.rules.actions import Action, AskRow, CallMastermind
from keypeg.rules.attempts import AskedRow
from keypeg.rules.offers import MayAskRow, MayCallMastermind, Offer
from keypeg.rules.palette import EMPTY
from keypeg.rules.shapes import Shape
from keypeg.rules.views import GroupView
from keypeg.thinking.group_beliefs import Belief, allowed_tokens, believe
from keypeg.thinking.group_calls import rivals_of, should_call
from keypeg.thinking.group_holdings import group_setup, hands
from keypeg.thinking.group_questions import RatedRow, compared_question, consistent_row, rate_rows

TRUSTING: Final = Reading()
"""Believes what rows seem to say, as the master did until it learned to hide."""
VEIL_COST: Final = 0.1
"""The share of a row's information that the veiled master gave up to reveal less."""
VEIL_ROWS: Final = 12
"""How many rows it compared by what they reveal."""


class Tester(Player):
    """Asks by what the table knows, reads as the veiled master did, and calls by the value of waiting."""

    reading: ClassVar[Reading | None] = TRUSTING
    style: ClassVar[Style] = Style(share=1, reading=TRUSTING)
    calls_at: ClassVar[float | None] = None
    """Calls at this probability; None is by the value of waiting."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, view: View, offers: Sequence[Offer]) -> Action | None:
        """Ask or call on turn; wait otherwise."""
        asking = next((offer for offer in offers if isinstance(offer, MayAskRow)), None)
        if not isinstance(view, GroupView) or asking is None:
            return None
        assert any(isinstance(offer, MayCallMastermind) for offer in offers)
        plain = believe(view, view.asked)
        if plain.certain:
            return CallMastermind(plain.likeliest)
        rng = seeded_random(self.seed, view, "turn", len(view.asked), len(view.wrong_calls))
        if not rivals_of(view):
            return AskRow(rate_rows(plain, asking.shape, rng)[0].row)
        read = infer_from_rows(view, plain, self.reading) if self.reading else plain
        row = self.row(view, plain, read, asking.shape, rng)
        early = should_call(view, read, row) if self.calls_at is None else read.best >= self.calls_at
        return CallMastermind(read.likeliest) if early else AskRow(row)

    def row(self, view: GroupView, plain: Belief, read: Belief, shape: Shape, rng: Random) -> str:  # noqa: ARG002
        """The row to ask, by what it knows and by what it reads in the rows of others."""
        return hiding_row(self.style, self.seed, view, plain, shape)


class BlindAsker(Tester):
    """Its rows depend on nothing secret."""


class BlindDeaf(Tester):
    """Its rows depend on nothing secret, and it reads nothing in those of others."""

    reading = None


class ExpectsBluffs(Tester):
    """Its rows depend on nothing secret, and it takes two in five of the others for players who bluff as the master."""

    reading = Reading(anything=0.8, lies=0.3, bluffs=0.4)


class BlufferExpectsBluffs(Tester):
    """Bluffs always, and takes most of the others for players who bluff, too."""

    style = Style(share=1, bluffs=True, reading=TRUSTING)
    reading = Reading(anything=0.8, lies=0.3, bluffs=0.7)


class HalfBlind(Tester):
    """Its own hand counts for half in the choice of a row."""

    def row(self, view: GroupView, plain: Belief, read: Belief, shape: Shape, rng: Random) -> str:  # noqa: ARG002
        """The row that is best for its hand and for those that it may hold in the eyes of the table."""
        rows = candidate_rows(view, plain.setup, plain.seat, shape, rng)
        rated = rate_for_all_hands(view, plain.setup, plain.seat, rows)
        own = rated.information[hand_number(plain.setup, view.hand)]
        return rated.rows[int((own + rated.hand_chance @ rated.information).argmax())]


class SimpleReader(Tester):
    """Asks what tells it most, and reads the rows of others."""

    def row(self, view: GroupView, plain: Belief, read: Belief, shape: Shape, rng: Random) -> str:  # noqa: ARG002
        """The most informative row."""
        return rate_rows(read, shape, rng)[0].row


class VeiledMaster(Tester):
    """The master as it was: of rows that are about as informative, it asks the one that reveals its hand least."""

    def row(self, view: GroupView, plain: Belief, read: Belief, shape: Shape, rng: Random) -> str:  # noqa: ARG002
        """The least revealing of the most informative rows."""
        rated = rate_rows(read, shape, rng)
        near = [found.row for found in rated if found.information >= (1 - VEIL_COST) * rated[0].information]
        return min(near[:VEIL_ROWS], key=lambda row: exposure(view, row))


def exposure(view: GroupView, row: str) -> float:
    """The probability that a trusting observer would give to the player's own hand after this row."""
    assert view.seat is not None
    setup, seat = group_setup(view), view.seat
    allowed = allowed_tokens(setup, view.asked)
    believed = likelihood(setup, (*view.asked, AskedRow(seat, row, (None,) * setup.boards)), seat)
    for column, board in enumerate(setup.of_seat(seat)):
        believed = believed * allowed[board][hands(setup, seat)[:, column]]
    return float(believed[hand_number(setup, view.hand)] / believed.sum())


class Bluffer(Tester):
    """Asks as a seeker of information with a false hand would."""

    style = Style(share=1, bluffs=True, reading=TRUSTING)


class DeafBluffer(Bluffer):
    """Bluffs, and reads nothing in the rows of others."""

    reading = None


class SometimesBluffer(DeafBluffer):
    """Bluffs in half of the rounds, and asks what tells it most in the others."""

    def row(self, view: GroupView, plain: Belief, read: Belief, shape: Shape, rng: Random) -> str:
        """A bluff, or the most informative row."""
        if seeded_random(self.seed, view, "bluff now").random() < 0.5:
            return super().row(view, plain, read, shape, rng)
        return rate_rows(plain, shape, rng)[0].row


class FalsePegLayer(Tester):
    """Lays a peg of a false hand in every row, as if it laid its own."""

    reading = None

    def row(self, view: GroupView, plain: Belief, read: Belief, shape: Shape, rng: Random) -> str:  # noqa: ARG002
        """The most informative row with the false peg in it."""
        setup = plain.setup
        letters = seeded_random(self.seed, view, "false peg")
        place, colour = letters.randrange(setup.places), letters.choice(setup.colours)
        rows = [_with_peg(found.row, place, colour, rng) for found in rate_rows(plain, shape, rng)[:10]]
        compared: list[RatedRow] = [compared_question(plain, shape, row)[0] for row in rows]
        return max(compared, key=lambda found: found.information).row


def _with_peg(row: str, place: int, colour: str, rng: Random) -> str:
    laid = list(row)
    if laid[place] == EMPTY:
        laid[rng.choice([hole for hole, letter in enumerate(row) if letter != EMPTY])] = EMPTY
    laid[place] = colour
    return "".join(laid)


class OwnPegLayer(Tester):
    """Asks any row that may be the code, its own pegs in it."""

    def row(self, view: GroupView, plain: Belief, read: Belief, shape: Shape, rng: Random) -> str:  # noqa: ARG002
        """A row that may be the code."""
        return consistent_row(read, rng)


class Calls25(Tester):
    """Calls at a probability of 0.25."""

    calls_at = 0.25


class Calls35(Tester):
    """Calls at a probability of 0.35."""

    calls_at = 0.35


class Calls50(Tester):
    """Calls at a probability of 0.5."""

    calls_at = 0.5


class DeafCalls50(BlindDeaf):
    """Reads nothing, and calls at a probability of 0.5."""

    calls_at = 0.5


class DeafCalls70(BlindDeaf):
    """Reads nothing, and calls at a probability of 0.7."""

    calls_at = 0.7


class Patient(Tester):
    """Calls when it is certain."""

    calls_at = 1.1


POPULATION: Final = (
    VeiledMaster,
    BlindAsker,
    BlindDeaf,
    ExpectsBluffs,
    BlufferExpectsBluffs,
    HalfBlind,
    SimpleReader,
    Bluffer,
    DeafBluffer,
    SometimesBluffer,
    FalsePegLayer,
    OwnPegLayer,
    Calls25,
    Calls35,
    Calls50,
    DeafCalls50,
    DeafCalls70,
    Patient,
)
