"""Making the setup of a table: of a new one as a guest wants it, and of a rematch."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from keypeg.players.levels import LEVELS
from keypeg.rules.boxes import chosen_options, edition
from keypeg.rules.edition import OptionValue
from keypeg.tables.clocks import Clock
from keypeg.tables.guests import hash_secret, new_secret
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.setup import SeatKind, SeatPlan, TableSetup
from keypeg.tables.table_state import TableState

MAX_ROUNDS: Final = 1_000
"""The most rounds that a live table may agree on. A record may have any number."""


class SeatRequest(Struct, frozen=True):
    """A seat as whoever opens a table asks for it."""

    kind: SeatKind
    level: str | None = None
    """A computer's level."""
    name: str | None = None
    """The name of the player, where several people share a screen."""


def new_setup(
    guest: str,
    box: str,
    options: Mapping[str, object],
    seats: Sequence[SeatRequest],
    now: int,
    clock: Clock | None,
    *,
    listed: bool,
    name: str | None = None,
    bots: bool = False,
) -> tuple[TableSetup, dict[int, str]]:
    """The setup of a new table, and the secrets of the links to its seats.

    `name` is that of the guest; `bots` says whether bots may take free seats.
    """
    agreed = edition(box, options)
    agreed.check_players(len(seats))
    if agreed.rounds > MAX_ROUNDS:
        raise TableRefusal(TableFault.TOO_MANY_ROUNDS, most=MAX_ROUNDS)
    links = {seat: new_secret() for seat, request in enumerate(seats) if request.kind is SeatKind.LINK}
    plans = tuple(_plan(request, guest, links.get(seat, "")) for seat, request in enumerate(seats))
    chosen: dict[str, OptionValue] = {}
    for option, value in chosen_options(agreed).items():
        assert value is None or isinstance(value, str | int)  # an agreed edition has no other values
        chosen[option] = value
    setup = TableSetup(new_address(), box, chosen, plans, now, listed, clock, opener=guest, opener_name=name, bots=bots)
    # Computers alone stop whenever nobody follows them; a clock would run on.
    return (replace(setup, clock=None) if setup.computers_alone else setup), links


def _plan(request: SeatRequest, guest: str, link: str) -> SeatPlan:
    match request.kind:
        case SeatKind.COMPUTER:
            if request.level not in LEVELS:
                raise TableRefusal(TableFault.BAD_PLAN, levels=", ".join(LEVELS))
            return SeatPlan(SeatKind.COMPUTER, level=request.level, seed=secrets.randbits(62))
        case SeatKind.GUEST:
            return SeatPlan(SeatKind.GUEST, guest=guest)
        case SeatKind.LINK:
            return SeatPlan(SeatKind.LINK, link=hash_secret(link).hex())
        case SeatKind.ANYONE:
            return SeatPlan(SeatKind.ANYONE)


def rematch_setup(state: TableState, table: int, now: int) -> TableSetup:
    """The setup of a rematch. Every player moves to the next seat, so that the roles are switched."""
    setup = state.setup
    plans = [
        SeatPlan(SeatKind.COMPUTER, level=plan.level, seed=secrets.randbits(62), character=setup.character(number))
        if plan.kind is SeatKind.COMPUTER
        else SeatPlan(SeatKind.GUEST, guest=seat.guest)
        for number, (plan, seat) in enumerate(zip(setup.plans, state.seats, strict=True))
    ]
    rotated = (plans[-1], *plans[:-1])
    # Its seats are kept for those who played, and nobody has to be invited.
    return replace(
        setup, address=new_address(), plans=rotated, created=now, rematch_of=table, opener=None, opener_name=None
    )


def new_address() -> str:
    """A random address: short enough to read aloud, too long to guess."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))
