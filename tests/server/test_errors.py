"""What went wrong is answered with a code; what nobody expected with an id, and nothing of what it was."""

import asyncio
import logging

import msgspec
import pytest

from keypeg.locales import in_english
from keypeg.rules.refusals import Fault, Refusal
from keypeg.server.errors import to_error
from keypeg.server.logs import JsonFormatter
from keypeg.tables.log_store import Unavailable
from keypeg.tables.refusals import TableFault, TableRefusal


def test_a_database_that_does_not_answer_is_no_refusal() -> None:
    status, error = to_error(Unavailable("secret"))
    assert (status, error.code, error.retry_after) == (503, "unavailable", 1)
    assert "secret" not in error.message


@pytest.mark.parametrize(
    ("refusal", "status"),
    [
        (Refusal(Fault.NOT_YOUR_TURN, "G4", why="turn_of", seat=2), 409),
        (Refusal(Fault.UNKNOWN_OPTION, None, why="none_such", edition="classic", option="x", options="rounds"), 400),
        (TableRefusal(TableFault.NO_SUCH_TABLE), 404),
        (TableRefusal(TableFault.NOT_YOUR_SEAT, why="none_such", last=1), 403),
        (TableRefusal(TableFault.SEAT_TAKEN, why="kept"), 409),
    ],
)
def test_refusals_keep_their_code_rule_and_values(refusal: Refusal, status: int) -> None:
    answered, error = to_error(refusal)
    assert answered == status
    assert (error.code, error.rule, error.values) == (refusal.fault, refusal.rule, refusal.values)
    assert error.message == in_english(refusal.fault, refusal.values)


def test_a_mistake_of_ours_is_in_the_log_under_its_id(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR, "keypeg.server"):
        try:
            {}["WKYW"]  # type: ignore[index]
        except KeyError as mistake:
            status, error = to_error(mistake)
    assert (status, error.code) == (500, "unexpected")
    assert "WKYW" not in error.message
    line = JsonFormatter().format(caplog.records[-1])
    assert "WKYW" not in line
    written = msgspec.json.decode(line)
    assert written["id"] in error.message
    assert written["error"] == "KeyError"
    assert written["where"][-1].startswith("test_errors.py:")


def test_the_log_keeps_no_messages_of_others() -> None:
    async def lost() -> None:
        raise ValueError("WKYW")

    async def run() -> BaseException | None:
        task = asyncio.create_task(lost())
        await asyncio.wait([task])
        return task.exception()

    error = asyncio.run(run())
    assert error is not None
    record = logging.LogRecord(
        "asyncio", logging.ERROR, "", 0, "it ended: %s", ("WKYW",), (type(error), error, error.__traceback__)
    )
    line = JsonFormatter().format(record)
    assert "WKYW" not in line
    assert msgspec.json.decode(line)["event"] == "asyncio: it ended: %s"
