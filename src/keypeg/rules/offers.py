"""Offers: what a seat may do now, as shapes to fill in. A seat without offers waits."""

from msgspec import Struct

from keypeg.rules.shapes import Shape


class _Offer(Struct, frozen=True, tag_field="may"):
    pass


class MayHide(_Offer, frozen=True, tag="hide"):
    shape: Shape


class MayGuess(_Offer, frozen=True, tag="guess"):
    shape: Shape


class MayMark(_Offer, frozen=True, tag="mark"):
    """The row that waits for its key."""

    row: str


class MayChallenge(_Offer, frozen=True, tag="challenge"):
    pass


class MayResign(_Offer, frozen=True, tag="resign"):
    pass


class MayDeal(_Offer, frozen=True, tag="deal"):
    """The table draws for so many boards; it names the opener in the first round only."""

    boards: int
    colours: str
    copies: int
    """How many tokens there are of each colour."""
    places: int
    names_opener: bool


class MayAsk(_Offer, frozen=True, tag="ask"):
    shape: Shape


class MayAnswer(_Offer, frozen=True, tag="answer"):
    """One of the seat's own boards owes an answer to this row."""

    board: int
    row: str


class MayCall(_Offer, frozen=True, tag="mastermind"):
    shape: Shape


class MayTakeHint(_Offer, frozen=True, tag="hint"):
    pass


Offer = MayHide | MayGuess | MayMark | MayChallenge | MayResign | MayDeal | MayAsk | MayAnswer | MayCall | MayTakeHint
