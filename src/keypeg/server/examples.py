"""An example of every request and response, for the OpenAPI document. Types and tests check them."""

from typing import Any, Final

import msgspec

from keypeg.records.record import read
from keypeg.records.replay_page import replay_page
from keypeg.rules.actions import LayRow
from keypeg.rules.boxes import DEFAULT_BOX, edition
from keypeg.rules.refusals import Fault, Refusal
from keypeg.server.assistant_examples import assistant_examples
from keypeg.server.coach_examples import coach_examples
from keypeg.server.errors import MAX_BODY_BYTES, ErrorBody, HttpError, to_error
from keypeg.server.history_examples import history_examples
from keypeg.server.info_routes import boxes
from keypeg.server.puzzle_examples import puzzle_examples
from keypeg.server.schemas import (
    Act,
    Arrival,
    AtSeat,
    Claim,
    ClosedTable,
    Guest,
    Health,
    KeptRecord,
    MatchRecord,
    NewGuest,
    NewName,
    NewTable,
    OpenedTable,
    React,
    Rematch,
    RematchAnswer,
    Sit,
    Transfer,
    WantedSeat,
    Welcomed,
    listed_table,
)
from keypeg.server.solo_examples import solo_examples
from keypeg.tables.log_store import Unavailable
from keypeg.tables.messages import Done, seat_views, snapshot
from keypeg.tables.records import AttemptPage
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.setup import SeatKind, SeatPlan, TableSetup
from keypeg.tables.table_state import initial

ADDRESS: Final = "p25bm5p88w2s"
SECRET: Final = "V3J5dFfQ0n8yq2Zc0u7mX1aBkPpQwErT"
GUEST: Final = "b5c2d1e0f9a8"
CREATED: Final = 1_794_812_790_704


def error_examples() -> dict[str, Any]:
    """An error for each status, as it would be answered."""
    raised = (
        HttpError(400, "bad_request", why="detail", detail="id: Expected `str` of length >= 1"),
        HttpError(401, "not_known", why="stranger"),
        TableRefusal(TableFault.NOT_YOUR_SEAT, why="not_there"),
        TableRefusal(TableFault.NO_SUCH_TABLE),
        Refusal(Fault.NOT_YOUR_TURN, edition(DEFAULT_BOX).paragraphs.key, why="key_awaited"),
        HttpError(413, "too_large", why="request", most=MAX_BODY_BYTES // 1024),
        HttpError(429, "too_fast", 1, why="guest"),
        HttpError(500, "unexpected", number="70d5ef134dc4"),
        Unavailable(),
    )
    return {str(status): msgspec.to_builtins(ErrorBody(error)) for status, error in map(to_error, raised)}


def examples() -> dict[str, Any]:
    """An example for each schema by its name."""
    plans = (SeatPlan(SeatKind.GUEST, guest=GUEST), SeatPlan(SeatKind.ANYONE))
    state = initial(TableSetup(ADDRESS, DEFAULT_BOX, {"rounds": 4}, plans, CREATED, listed=True))
    table = listed_table(state.setup, state.stage, seat_views(state))
    seen = msgspec.json.decode(snapshot(state, None, CREATED))
    record = MatchRecord(
        1,
        DEFAULT_BOX,
        ["Ada", "Bo"],
        [
            {"seat": 0, "do": "hide", "code": "RGBY"},
            {"seat": 1, "do": "guess", "row": "RGBY"},
        ],
        {"rounds": 1},
    )
    replay = replay_page(read(msgspec.json.encode(record)), None, whole=True)
    attempts = AttemptPage(0, list(replay.frames[-1].view.past))
    made = (
        NewGuest("Ada"),
        NewName("Ada"),
        Guest(GUEST, "Ada", bot=False),
        Welcomed(GUEST, "Ada", SECRET, bot=False),
        Transfer(SECRET, 600),
        Arrival(SECRET),
        NewTable(DEFAULT_BOX, [WantedSeat("me"), WantedSeat("computer", "casual")], {"rounds": 4}),
        OpenedTable(ADDRESS, {"1": SECRET}),
        table,
        Sit(1, "5f3a-1", SECRET),
        AtSeat(0, "5f3a-2"),
        Act(1, "5f3a-3", LayRow("RRGG")),
        Claim(0, 1, "5f3a-4"),
        Done("5f3a-3", 7),
        RematchAnswer(0, "5f3a-5"),
        Rematch("5f3a-5", None),
        React(0, "5f3a-6", "clap"),
        ClosedTable(ADDRESS),
        record,
        KeptRecord("mfrggzdfmztwq2lknnwg23tpoa"),
        replay,
        attempts,
        boxes(),
        Health("ok"),
        *coach_examples(),
        *puzzle_examples(),
        *solo_examples(),
        *history_examples(ADDRESS, CREATED),
        *assistant_examples(),
    )
    found = {type(each).__name__: msgspec.to_builtins(each) for each in made}
    details = {"table": found["ListedTable"], "yours": [], "for_you": [1], "opened": False, "snapshot": seen}
    return found | {"Snapshot": seen, "SeenTable": details}
