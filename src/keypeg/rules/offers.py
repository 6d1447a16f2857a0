"""Offers: what a seat may do now, with the shape of what it may lay. A seat without offers waits.

Each offer belongs to one action: `MayLayRow` is taken by `LayRow`, and so on.
"""

from msgspec import Struct

from keypeg.rules.shapes import Shape


class _Offer(Struct, frozen=True, tag_field="may"):
    pass


class MayHideCode(_Offer, frozen=True, tag="hide"):
    """The shape of the code to hide."""

    shape: Shape


class MayLayRow(_Offer, frozen=True, tag="guess"):
    """The shape of the row to lay."""

    shape: Shape


class MayMarkRow(_Offer, frozen=True, tag="mark"):
    """The row that waits for its key."""

    row: str


class MayChallenge(_Offer, frozen=True, tag="challenge"):
    """A key may be claimed to be wrong."""


class MayResign(_Offer, frozen=True, tag="resign"):
    """The round may be given up."""


class MayDeal(_Offer, frozen=True, tag="deal"):
    """The table draws a token for each board. Only the first deal of a match names the opener."""

    boards: int
    colours: str
    copies: int
    """How many tokens there are of each colour."""
    places: int
    names_opener: bool


class MayAskRow(_Offer, frozen=True, tag="ask"):
    """The shape of the row to ask."""

    shape: Shape


class MayGiveAnswer(_Offer, frozen=True, tag="answer"):
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
