"""Planning a table: who may sit where, and who sits where when the match is played again."""

import secrets
from collections.abc import Mapping, Sequence

from msgspec import Struct

from keypeg.players.levels import LEVELS
from keypeg.rules.boxes import chosen_options, edition
from keypeg.rules.edition import OptionValue
from keypeg.tables.clocks import Clock
from keypeg.tables.guests import hashed, new_secret
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.setup import SeatKind, SeatPlan, TableSetup
from keypeg.tables.table_state import TableState


class SeatRequest(Struct, frozen=True):
    """A seat as whoever opens a table wants it."""

    sitter: SeatKind
    level: str | None = None
    name: str | None = None
    """The name of whoever sits there, where several people share a screen."""


def new_setup(
    guest: str,
    box: str,
    options: Mapping[str, object],
    seats: Sequence[SeatRequest],
    now: int,
    clock: Clock | None,
    *,
    listed: bool,
) -> tuple[TableSetup, dict[int, str]]:
    """A table as a guest wants it, and the secrets of the links to its seats."""
    agreed = edition(box, options)
    agreed.check_players(len(seats))
    links = {seat: new_secret() for seat, wanted in enumerate(seats) if wanted.sitter is SeatKind.LINK}
    plans = tuple(_plan(wanted, guest, links.get(seat, "")) for seat, wanted in enumerate(seats))
    chosen: dict[str, OptionValue] = {}
    for option, value in chosen_options(agreed).items():
        assert value is None or isinstance(value, str | int)  # settled
        chosen[option] = value
    return TableSetup(new_address(), box, chosen, plans, now, listed, clock), links


def _plan(wanted: SeatRequest, guest: str, link: str) -> SeatPlan:
    match wanted.sitter:
        case SeatKind.COMPUTER:
            if wanted.level not in LEVELS:
                raise TableRefusal(TableFault.BAD_PLAN, levels=", ".join(LEVELS))
            return SeatPlan(SeatKind.COMPUTER, level=wanted.level, seed=secrets.randbits(62))
        case SeatKind.GUEST:
            return SeatPlan(SeatKind.GUEST, guest=guest)
        case SeatKind.LINK:
            return SeatPlan(SeatKind.LINK, link=hashed(link).hex())
        case SeatKind.ANYONE:
            return SeatPlan(SeatKind.ANYONE)


def rematch_setup(state: TableState, table: int, now: int) -> TableSetup:
    """The same table once more with everybody a seat further, so that the roles are switched."""
    setup = state.setup
    plans = [
        SeatPlan(SeatKind.COMPUTER, level=plan.level, seed=secrets.randbits(62))
        if plan.sitter is SeatKind.COMPUTER
        else SeatPlan(SeatKind.GUEST, guest=there.guest)
        for plan, there in zip(setup.plans, state.seats, strict=True)
    ]
    plans = [plans[-1], *plans[:-1]]
    return TableSetup(new_address(), setup.edition, setup.options, tuple(plans), now, setup.listed, setup.clock, table)


def new_address() -> str:
    """Where people find a table: short enough to read out, and not to be guessed."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))
