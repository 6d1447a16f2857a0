"""The whole check: every match in turn, and what the bot did wrong."""

import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from keypeg.bot_check.faults import FaultKind, FoundFault
from keypeg.bot_check.http_client import CheckClient
from keypeg.bot_check.match import CheckMatch
from keypeg.bot_check.private_server import PrivateServer, Rejection, private_server
from keypeg.bot_check.program import BotProgram
from keypeg.bot_check.scenarios import Scenario, Trick
from keypeg.rules.boxes import DEFAULT_BOX

SAME_REFUSALS: Final = 3
"""Whoever is refused so often in a row for the same reason does not read refusals."""
DECOY_SECONDS: Final = 2.0


class CheckReport(Struct, frozen=True):
    """What the check found."""

    passed: bool
    matches: int
    """How many matches were to be played."""
    finished: int
    """How many of them were played to their end."""
    faults: list[FoundFault]


Progress = Callable[[Scenario, bool], None]
"""Called after each match, with whether it went well."""


def check_program(command: str, matches: Sequence[Scenario], seconds: float, progress: Progress) -> CheckReport:
    """Start a program and play it through matches at a server of our own. Raises OSError if it cannot be started."""
    with private_server() as server, tempfile.TemporaryDirectory(prefix="keypeg-bot-check-") as folder:
        client = CheckClient(server.url)
        server.own_guests.add(client.guest)
        program = BotProgram(command, server.url, Path(folder) / "output")
        faults: list[FoundFault] = []
        played: list[CheckMatch] = []
        try:
            for scenario in matches:
                program.start()
                well = any(match.finished for match in played)
                match = CheckMatch(client, scenario, seconds, lambda: program.ended, server.cut)
                match.play()
                played.append(match)
                faults += [_explained(fault, program, after_match=well) for fault in match.faults]
                progress(scenario, not match.faults and not server.real_refusals(match.address, scenario.seat, seconds))
                if not match.finished:
                    program.stop()  # the next match is for a bot that is well
                if not match.seated and not well:
                    break  # it never comes: the others would say the same
            else:
                program.start()
                faults += _decoy(client, server, program)
        finally:
            program.stop()
        for match in played:  # now, because a bot may go on after the end
            scenario = match.scenario
            faults += _of_refusals(scenario, server.real_refusals(match.address, scenario.seat, seconds))
        faults += _of_refusals(None, [each for each in server.refusals if not each.address])
    return CheckReport(not faults, len(matches), sum(match.finished for match in played), faults)


def _explained(fault: FoundFault, program: BotProgram, *, after_match: bool) -> FoundFault:
    if fault.code is FaultKind.CRASHED:
        return replace(fault, detail=program.last_words())
    if fault.code is FaultKind.NOT_SEATED and after_match:
        return replace(fault, code=FaultKind.STUCK_AT_END)
    return fault


def _of_refusals(scenario: Scenario | None, refusals: Sequence[Rejection]) -> list[FoundFault]:
    name = scenario.name if scenario else None
    times = Counter(each.fault for each in refusals)
    firsts = {each.fault: each for each in reversed(refusals)}
    faults = [
        FoundFault(fault, name, times[fault], f"{first.error.code}: {first.error.message}")
        for fault, first in firsts.items()
    ]
    for code, run in groupby(refusals, key=lambda each: each.error.code):
        count = len(list(run))
        if count >= SAME_REFUSALS:
            faults.append(FoundFault(FaultKind.IGNORES_REFUSALS, name, count, code))
            break
    return faults


def _decoy(client: CheckClient, server: PrivateServer, program: BotProgram) -> list[FoundFault]:
    """Open a table that wants no bots, and see that the bot leaves it alone."""
    scenario = Scenario(DEFAULT_BOX, 1, 2, {}, Trick.NO_BOTS)
    match = CheckMatch(client, scenario, DECOY_SECONDS, lambda: program.ended, None, bots=False)
    match.play()
    faults = _of_refusals(scenario, [each for each in server.refusals if each.address == match.address])
    if match.seated:
        faults.append(FoundFault(FaultKind.SITS_UNWANTED, scenario.name))
    return faults


def check_at_server(url: str, matches: Sequence[Scenario], seconds: float, progress: Progress) -> CheckReport:
    """Play a bot that waits in the lobby of a running server. What it is refused there, nobody else is told."""
    client = CheckClient(url)
    faults: list[FoundFault] = []
    finished = 0
    for scenario in matches:
        if scenario.trick is Trick.CUTS:
            continue  # only our own server can do that
        match = CheckMatch(client, scenario, seconds, lambda: False, None)
        match.play()
        finished += match.finished
        faults += match.faults
        progress(scenario, not match.faults)
        if not match.seated:
            break
    played = [scenario for scenario in matches if scenario.trick is not Trick.CUTS]
    return CheckReport(not faults, len(played), finished, faults)
