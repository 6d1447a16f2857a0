"""Planning a table: who may sit where, and who sits where when the match is played again."""

import secrets
from collections.abc import Mapping, Sequence

from msgspec import Struct

from keypeg.players.levels import LEVELS
from keypeg.rules.boxes import chosen_options, edition
from keypeg.rules.edition import OptionValue
from keypeg.tables.clocks import Clock
from keypeg.tables.course import Course
from keypeg.tables.guests import hashed, new_secret
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.settings import Head, Plan, Sitter


class Wanted(Struct, frozen=True):
    """A seat as whoever opens a table wants it."""

    sitter: Sitter
    level: str | None = None
    name: str | None = None
    """The name of whoever sits there, where several people share a screen."""


def new_head(
    guest: str,
    box: str,
    options: Mapping[str, object],
    seats: Sequence[Wanted],
    now: int,
    clock: Clock | None,
    *,
    listed: bool,
) -> tuple[Head, dict[int, str]]:
    """A table as a guest wants it, and the secrets of the links to its seats."""
    agreed = edition(box, options)
    agreed.check_players(len(seats))
    links = {seat: new_secret() for seat, wanted in enumerate(seats) if wanted.sitter is Sitter.LINK}
    plans = tuple(_plan(wanted, guest, links.get(seat, "")) for seat, wanted in enumerate(seats))
    chosen: dict[str, OptionValue] = {}
    for option, value in chosen_options(agreed).items():
        assert value is None or isinstance(value, str | int)  # settled
        chosen[option] = value
    return Head(new_address(), box, chosen, plans, now, listed, clock), links


def _plan(wanted: Wanted, guest: str, link: str) -> Plan:
    match wanted.sitter:
        case Sitter.COMPUTER:
            if wanted.level not in LEVELS:
                raise TableRefusal(TableFault.BAD_PLAN, levels=", ".join(LEVELS))
            return Plan(Sitter.COMPUTER, level=wanted.level, seed=secrets.randbits(62))
        case Sitter.GUEST:
            return Plan(Sitter.GUEST, guest=guest)
        case Sitter.LINK:
            return Plan(Sitter.LINK, link=hashed(link).hex())
        case Sitter.ANYONE:
            return Plan(Sitter.ANYONE)


def rematch_head(course: Course, table: int, now: int) -> Head:
    """The same table once more with everybody a seat further, so that the roles are switched."""
    head = course.head
    plans = [
        Plan(Sitter.COMPUTER, level=plan.level, seed=secrets.randbits(62))
        if plan.sitter is Sitter.COMPUTER
        else Plan(Sitter.GUEST, guest=there.guest)
        for plan, there in zip(head.plans, course.seats, strict=True)
    ]
    plans = [plans[-1], *plans[:-1]]
    return Head(new_address(), head.edition, head.options, tuple(plans), now, head.listed, head.clock, table)


def new_address() -> str:
    """Where people find a table: short enough to read out, and not to be guessed."""
    return "".join(secrets.choice("abcdefghjkmnpqrstuvwxyz23456789") for _ in range(12))
