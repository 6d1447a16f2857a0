"""Offers: what a seat may do now, with the shape of what it may lay. A seat without offers waits.

Each offer belongs to one action: `MayLayRow` is taken by `LayRow`, and so on.
"""

from collections.abc import Iterable
from typing import ClassVar

from msgspec import Struct

from keypeg.rules.shapes import Shape


class _Offer(Struct, frozen=True, tag_field="may"):
    awaited: ClassVar[bool] = False
    """Whether the match waits until this offer is taken. The others may be taken or left."""


class _AwaitedOffer(_Offer, frozen=True, tag_field="may"):
    awaited: ClassVar[bool] = True


class MayHideCode(_AwaitedOffer, frozen=True, tag="hide"):
    """The shape of the code to hide."""

    shape: Shape


class MayLayRow(_AwaitedOffer, frozen=True, tag="guess"):
    """The shape of the row to lay."""

    shape: Shape


class MayMarkRow(_AwaitedOffer, frozen=True, tag="mark"):
    """The row that waits for its key."""

    row: str


class MayChallenge(_Offer, frozen=True, tag="challenge"):
    """A key may be claimed to be wrong."""


class MayResign(_Offer, frozen=True, tag="resign"):
    """The round may be given up."""


class MayDeal(_AwaitedOffer, frozen=True, tag="deal"):
    """The table draws a token for each board. Only the first deal of a match names the opener."""

    boards: int
    colours: str
    copies: int
    """How many tokens there are of each colour."""
    places: int
    names_opener: bool


class MayAskRow(_AwaitedOffer, frozen=True, tag="ask"):
    """The shape of the row to ask."""

    shape: Shape


class MayGiveAnswer(_AwaitedOffer, frozen=True, tag="answer"):
    """One of the seat's own boards owes an answer to this row."""

    board: int
    row: str


class MayCallMastermind(_Offer, frozen=True, tag="mastermind"):
    """The shape of the code to call."""

    shape: Shape


class MayTakeHint(_Offer, frozen=True, tag="hint"):
    """Help may be asked for."""


Offer = (
    MayHideCode
    | MayLayRow
    | MayMarkRow
    | MayChallenge
    | MayResign
    | MayDeal
    | MayAskRow
    | MayGiveAnswer
    | MayCallMastermind
    | MayTakeHint
)


def is_awaited(offers: Iterable[Offer]) -> bool:
    """Whether the match waits for the seat that has these offers."""
    for offer in offers:  # noqa: SIM110 - a loop is faster than any(), and tables ask this for every seat of every move
        if offer.awaited:
            return True
    return False
