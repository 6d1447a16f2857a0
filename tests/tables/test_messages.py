"""What a table tells, line by line and field by field. Nothing here needs a database: states and messages are pure."""

import json
from collections.abc import Iterable
from typing import Any

import pytest
from msgspec.structs import replace

from keypeg.rules.actions import Deal, HideCode, LayRow, Resign, TakeHint, Token
from keypeg.tables.automatic_lines import RACE_DELAY_MS, Randomness, automatic_line, race_due
from keypeg.tables.clocks import Bank, Clock, Days, Outage, PerMove
from keypeg.tables.hint_grants import SeatHints
from keypeg.tables.log_lines import (
    Acted,
    LogLine,
    OnlookersCounted,
    PlayerConnected,
    PlayerDisconnected,
    RaceAnnounced,
    Reacted,
    RematchDeclined,
    RematchMade,
    RematchOffered,
    Seated,
    StoodUp,
    action_line,
)
from keypeg.tables.messages import Transition, VersionEncoder, accepted, snapshot
from keypeg.tables.refusals import TableFault, TableRefusal
from keypeg.tables.setup import SeatKind, SeatPlan, Stage, TableSetup
from keypeg.tables.table_state import Seat, TableState, apply, claim_from, computer_seats, initial
from keypeg.tables.work_schedule import next_deadline
from tests.tables.hosting import Scripted

ANYONE = SeatPlan(SeatKind.ANYONE)
COMPUTER = SeatPlan(SeatKind.COMPUTER, level="quick", seed=1)
SALT = "5a"
COMMITMENT = "36b7731ea1f245613b699157d4c98e1dcec70d3d4524221855edb35997e118b7"
"""The hash of "5a:RGBY"."""
ADA_SITS, BO_SITS = Seated(1_100, 0, "ada", "Ada"), Seated(1_300, 1, "bo", "Bo")
HIDDEN = action_line(2_000, 0, HideCode("RGBY"), lambda: SALT)
SHAPE = {"holes": 4, "colours": "RYGBWK", "repeats": True, "fewest_empty": 0, "most_empty": 0}
ALWAYS = [{"may": "resign"}, {"may": "hint"}]
HIDE, GUESS = ([{"may": may, "shape": SHAPE}, *ALWAYS] for may in ("hide", "guess"))

CHANGEABLE = (
    *("offers", "waits_for", "times", "seats", "stage"),
    *("rematch_offers", "rematch_declined", "rematch", "onlookers", "closed", "hints"),
)


def table(
    box: str = "classic",
    options: dict[str, Any] | None = None,
    plans: tuple[SeatPlan, ...] = (ANYONE, ANYONE),
    clock: Clock | None = None,
    outages: tuple[Outage, ...] = (),
) -> TableState:
    return initial(TableSetup("abc", box, options or {}, plans, 1_000, listed=True, clock=clock), outages)


def after(state: TableState, lines: Iterable[LogLine]) -> TableState:
    for line in lines:
        state, _ = apply(state, line)
    return state


def told(state: TableState, line: LogLine, viewer: int | None = None) -> dict[str, Any]:
    """The message about a line. It says exactly what the next snapshot shows and this one does not."""
    now, events = apply(state, line)
    encoder = VersionEncoder(Transition(line, events, state, now))
    for each in (None, *range(len(now.seats))):
        before, shown = (json.loads(snapshot(one, each, 7)) for one in (state, now))
        message = json.loads(encoder.encode_for(each))
        for name in CHANGEABLE:
            assert message.get(name, before[name]) == shown[name]
    message = json.loads(encoder.encode_for(viewer))
    assert (message.pop("say"), message.pop("version"), message.pop("at")) == ("version", state.version + 1, line.at)
    return dict(message)


def seat(name: str | None, *, present: bool = False, claim: int | None = None) -> dict[str, Any]:
    return {
        "name": name,
        "kept_for": "anyone",
        "computer": None,
        "bot": False,
        "character": None,
        "taken": name is not None,
        "present": present,
        "claim_from": claim,
    }


def test_a_table_from_its_opening_to_a_claim() -> None:
    state = table(clock=Bank(60, 5))
    full, still = {"left": [60_000, 60_000], "deadlines": [None, None]}, {"now": 7, "address": "abc", "listed": True}
    still["bots"] = False
    shown = json.loads(snapshot(state, None, 7))
    assert shown.pop("view")["seat"] is None
    assert shown == still | {
        "say": "snapshot",
        "version": 0,
        "stage": "open",
        "clock": {"clock": "bank", "seconds": 60, "increment": 5},
        "seats": [seat(None), seat(None)],
        "offers": [],
        "waits_for": [],
        "times": full,
        "race_starts": None,
        "commitments": [],
        "rematch_offers": [],
        "rematch_declined": [],
        "rematch": None,
        "opened_by": None,
        "onlookers": 0,
        "closed": None,
        "hints": [0, 0],
        "causes": [],
    }
    published = {"seat": 0, "round": 1, "attempt": 1, "at": 2_000, "commitment": COMMITMENT}
    ada, bo = seat("Ada", present=True), seat("Bo", present=True)
    steps: list[tuple[LogLine, int | None, dict[str, Any]]] = [
        (ADA_SITS, None, {"seats": [seat("Ada"), seat(None)]}),
        (PlayerConnected(1_200, 0, "n1"), 0, {"seats": [ada, seat(None)]}),
        (
            BO_SITS,
            0,
            {
                "seats": [ada, seat("Bo")],
                "stage": "playing",
                "waits_for": [0],
                "times": full | {"deadlines": [61_300, None]},
                "offers": HIDE,
            },
        ),
        (
            HIDDEN,
            1,
            {
                "events": [{"event": "code_hidden", "seat": 0, "code": None}],
                "commitment": published,
                "offers": GUESS,
                "waits_for": [1],
                "times": {"left": [64_300, 60_000], "deadlines": [None, 62_000]},
                "seats": [ada, seat("Bo", claim=62_000)],
            },
        ),
        (PlayerDisconnected(3_000, 0, "n1"), None, {"seats": [seat("Ada"), seat("Bo", claim=62_000)]}),
        (PlayerConnected(3_100, 1, "n1"), None, {"seats": [seat("Ada"), bo]}),
        (PlayerConnected(3_200, 1, "n2"), None, {"seats": [seat("Ada"), bo]}),
        (PlayerDisconnected(3_300, 1, "n1"), None, {"seats": [seat("Ada"), bo]}),
        (
            Acted(4_000, 1, LayRow("GGGG")),
            None,
            {
                "events": [
                    {"event": "row_laid", "seat": 1, "row": "GGGG"},
                    {"event": "row_marked", "seat": 1, "key": [1, 0]},
                ],
                "times": {"left": [64_300, 63_000], "deadlines": [None, 67_000]},
                "seats": [seat("Ada"), bo],
            },
        ),
        (PlayerDisconnected(5_000, 1, "n2"), None, {"seats": [seat("Ada"), seat("Bo", claim=65_000)]}),
        (PlayerConnected(5_500, 0, "n1"), None, {"seats": [ada, seat("Bo", claim=65_000)]}),
    ]
    for line, viewer, expected in steps:
        assert told(state, line, viewer) == expected, line
        state, _ = apply(state, line)
    assert json.loads(snapshot(state, 0, 7))["commitments"] == [published]
    claimed = Acted(66_000, 1, Resign(), "claim")
    message = told(state, claimed)
    assert [event["event"] for event in message.pop("events")] == ["resigned", "attempt_ended", "round_began"]
    assert message == {
        "cause": "claim",
        "opened": [published | {"salt": SALT}],
        "times": {"left": [60_000, 60_000], "deadlines": [None, 126_000]},
        "seats": [ada, seat("Bo", claim=126_000)],
    }
    state, _ = apply(state, claimed)
    assert state.commitments == ()
    assert state.action_counts == (1, 2)
    next_code = action_line(66_500, 1, HideCode("RGBY"), lambda: SALT)
    assert told(state, next_code)["commitment"] == published | {"seat": 1, "round": 2, "at": 66_500}
    assert told(state, RematchOffered(67_000, 1)) == {"rematch_offers": [1]}
    assert told(state, RematchDeclined(67_000, 1)) == {"rematch_declined": [1]}
    offered = after(state, [RematchOffered(67_000, 1)])
    assert told(offered, RematchDeclined(67_000, 1)) == {"rematch_offers": [], "rematch_declined": [1]}
    declined = after(state, [RematchDeclined(67_000, 1)])
    assert told(declined, RematchOffered(67_000, 1)) == {"rematch_offers": [1], "rematch_declined": []}
    assert told(state, Reacted(67_000, 1, "clap")) == {"reaction": {"seat": 1, "reaction": "clap"}}
    assert told(state, OnlookersCounted(67_000, "n1", 2)) == {"onlookers": 2}
    watched = after(state, [OnlookersCounted(67_000, "n1", 2), OnlookersCounted(67_000, "n2", 3)])
    assert told(watched, OnlookersCounted(67_000, "n1", 0)) == {"onlookers": 3}
    assert told(state, RematchMade(67_000, "xyz")) == {"rematch": "xyz"}
    both = after(state, [RematchOffered(67_000, 1), RematchOffered(67_000, 0), RematchMade(67_000, "xyz")])
    assert (both.rematch_offers, both.rematch, both.version) == (frozenset((0, 1)), "xyz", state.version + 3)
    helped = told(both, Acted(68_000, 0, TakeHint(1)))
    assert (helped["events"], helped["hints"]) == ([{"event": "hint_taken", "seat": 0, "step": 1}], [1, 0])
    later, _ = apply(both, Acted(68_000, 0, TakeHint(1)))
    assert (later.rematch_offers, later.rematch, later.begun) == (frozenset((0, 1)), "xyz", True)


def test_the_last_action_of_a_match_tells_that_it_is_over() -> None:
    state = after(table(options={"rounds": 1}), [ADA_SITS, BO_SITS])
    message = told(state, Acted(1_400, 0, Resign()), 1)
    assert (message["stage"], message["offers"], message["waits_for"]) == ("over", [], [])
    assert "times" not in message
    over, _ = apply(state, Acted(1_400, 0, Resign()))
    assert over.stage is Stage.OVER


def test_a_code_that_is_hidden_and_revealed_by_one_line_is_opened_with_it() -> None:
    """As the deal of a match would be, if everybody were out at once."""
    line = Acted(2_000, 0, Resign(), salt=SALT, commitment=COMMITMENT)
    state = after(table(), [ADA_SITS, BO_SITS])
    assert told(state, line)["opened"] == [
        {"seat": 0, "round": 1, "attempt": 1, "at": 2_000, "commitment": COMMITMENT, "salt": SALT}
    ]


def test_views_are_for_those_who_ask_and_for_lines_that_change_the_match() -> None:
    state = after(table(), [ADA_SITS, BO_SITS, HIDDEN])
    ended = Acted(3_000, 0, Resign())
    now, events = apply(state, ended)
    encoder = VersionEncoder(Transition(ended, events, state, now))
    assert "view" not in json.loads(encoder.encode_for(1))
    view = json.loads(encoder.encode_for(1, views=True))["view"]
    assert (view["seat"], view["number"], len(view["past"])) == (1, 2, 1)
    next_round = action_line(4_000, 1, HideCode("RGBY"), lambda: SALT)
    later, events = apply(now, next_round)
    encoder = VersionEncoder(Transition(next_round, events, now, later))
    assert json.loads(encoder.encode_for(1, views=True))["view"]["past"] == []
    for viewer, code in ((0, None), (1, "RGBY")):
        message = json.loads(encoder.encode_for(viewer, views=True))
        assert (message["view"]["code"], message["events"][0]["code"]) == (code, code)
    came = PlayerConnected(5_000, 0, "n1")
    there, events = apply(later, came)
    assert "view" not in json.loads(VersionEncoder(Transition(came, events, later, there)).encode_for(1, views=True))


def test_viewers_who_are_told_the_same_share_its_encoding() -> None:
    state = after(table(), [ADA_SITS, BO_SITS])
    came = PlayerConnected(1_400, 0, "n1")
    now, events = apply(state, came)
    encoder = VersionEncoder(Transition(came, events, state, now))
    assert encoder.encode_for(0) is encoder.encode_for(None)


def test_who_stands_leaves_nothing_behind() -> None:
    state = after(table(), [ADA_SITS, PlayerConnected(1_200, 0, "n1"), StoodUp(1_250, 0)])
    assert told(after(table(), [ADA_SITS]), StoodUp(1_250, 0)) == {"seats": [seat(None), seat(None)]}
    assert state.seats == (Seat(left_by="ada"), Seat()), "only that Ada may take it again"
    assert not state.begun


def test_a_seat_that_is_taken_and_a_match_that_has_not_begun() -> None:
    state = after(table(), [ADA_SITS])
    with pytest.raises(TableRefusal) as taken:
        apply(state, Seated(1_400, 0, "cy", "Cy"))
    assert taken.value == TableRefusal(TableFault.SEAT_TAKEN, why="taken")
    with pytest.raises(TableRefusal) as early:
        apply(state, HIDDEN)
    assert early.value == TableRefusal(TableFault.NOT_BEGUN)


def test_a_computer_has_its_seat_from_the_beginning() -> None:
    state = table(plans=(COMPUTER, COMPUTER))
    assert (state.begun, state.stage, state.timers.waiting_since) == (True, Stage.PLAYING, (1_000, None))
    computer = seat("quick", present=True) | {"kept_for": "computer", "computer": "quick"}
    assert json.loads(snapshot(state, None, 7))["seats"] == [
        computer | {"character": state.setup.character(number)} for number in range(2)
    ]
    assert computer_seats(state) == [0]
    assert computer_seats(table(plans=(COMPUTER, ANYONE))) == []
    assert computer_seats(after(table(plans=(ANYONE, COMPUTER)), [ADA_SITS])) == []
    assert computer_seats(after(table(plans=(ANYONE, COMPUTER)), [ADA_SITS, HIDDEN])) == [1]


def test_a_computer_is_asked_whether_it_challenges_or_calls() -> None:
    by_hand = table(options={"marking": "by_hand"}, plans=(ANYONE, COMPUTER))
    marked = after(by_hand, [ADA_SITS, HIDDEN, Acted(2_100, 1, LayRow("GGGG"))])
    assert computer_seats(marked) == []
    group = after(table("group", {"calls": "anytime"}, (ANYONE, COMPUTER)), [ADA_SITS])
    deal = action_line(1_200, None, Deal((Token("B", 3), Token("R", 2)), 0), lambda: SALT)
    assert computer_seats(group) == []
    assert computer_seats(after(group, [deal])) == [1]


def test_a_round_is_claimed_from_one_who_is_away_and_waited_for() -> None:
    away: list[LogLine] = [ADA_SITS, PlayerConnected(1_200, 0, "n1"), BO_SITS, PlayerDisconnected(1_500, 0, "n1")]
    assert claim_from(after(table(), away), 0) == 61_500
    assert claim_from(after(table(), away), 1) is None
    assert claim_from(after(table(clock=PerMove(5)), away), 0) == 61_500
    assert claim_from(after(table(clock=Days(1)), away), 0) is None
    assert claim_from(after(table(outages=(Outage(2_000, 2_400),)), away), 0) == 61_900
    early: list[LogLine] = [ADA_SITS, PlayerConnected(1_200, 0, "n1"), PlayerDisconnected(1_250, 0, "n1"), BO_SITS]
    assert claim_from(after(table(), early), 0) == 61_300


def test_a_race_starts_for_both_at_an_announced_instant() -> None:
    race = after(table("duel", {"race": True}, clock=PerMove(30)), [ADA_SITS, BO_SITS])
    randomness = Randomness(Scripted([]), lambda: SALT)
    assert race.is_race
    assert not race_due(race)
    first = after(race, [action_line(2_000, 0, HideCode("RGBYW"), lambda: SALT)])
    assert automatic_line(randomness, first, 2_100) is None
    hidden = after(first, [action_line(2_200, 1, HideCode("RGBYW"), lambda: SALT)])
    start = automatic_line(randomness, hidden, 2_200)
    assert start == RaceAnnounced(2_200, 2_200 + RACE_DELAY_MS) == RaceAnnounced(2_200, 5_200)
    assert told(hidden, start) == {
        "race_starts": 5_200,
        "seats": [seat("Ada", claim=65_200), seat("Bo", claim=65_200)],
        "times": {"left": [30_000, 30_000], "deadlines": [35_200, 35_200]},
    }
    announced = after(hidden, [start])
    assert json.loads(snapshot(announced, None, 7))["race_starts"] == 5_200
    assert automatic_line(randomness, announced, 2_300) is None
    with pytest.raises(TableRefusal) as early:
        apply(announced, Acted(5_199, 0, LayRow("GGGGG")))
    assert early.value == TableRefusal(TableFault.RACE_NOT_STARTED)
    after(announced, [Acted(5_199, 0, TakeHint(1)), Acted(5_200, 0, LayRow("GGGGG"))])
    assert after(announced, [Acted(5_199, 0, Resign())]).race_starts is None
    assert after(announced, [Acted(5_200, 0, LayRow("GGGGG"))]).race_starts == 5_200
    assert not after(table("duel"), [ADA_SITS, BO_SITS]).is_race


def test_an_outage_puts_a_deadline_off() -> None:
    state = after(table(clock=PerMove(30), outages=(Outage(2_000, 2_400),)), [ADA_SITS, BO_SITS])
    assert json.loads(snapshot(state, None, 7))["times"]["deadlines"] == [31_700, None]
    assert next_deadline(state) == 31_700


def test_an_action_keeps_whatever_it_does_not_change() -> None:
    outage = Outage(1_500, 1_900)
    state = replace(
        after(table(clock=Bank(60), outages=(outage,)), [ADA_SITS, BO_SITS, OnlookersCounted(1_400, "n1", 2)]),
        race_starts=1_450,
        rematch_offers=frozenset((0,)),
        rematch_declined=frozenset((1,)),
        rematch="xyz",
        hints=(SeatHints(1), SeatHints(2)),
        causes=((0, "flag"),),
    )
    now, _ = apply(state, HIDDEN)
    changed = {name for name in TableState.__struct_fields__ if getattr(now, name) != getattr(state, name)}
    moved = {"match", "seats", "timers", "offers", "action_counts", "actions", "version", "commitments"}
    assert changed == moved
    assert now.timers.remaining_ms == (60_000 - 300, 60_000), "the outage is not counted"


def test_the_table_deals_when_everybody_sits() -> None:
    group = table("group")
    deal = Deal((Token("B", 3), Token("R", 2)), 1)
    randomness = Randomness(Scripted([deal]), lambda: SALT)
    assert automatic_line(randomness, group, 1_200) is None
    begun = after(group, [ADA_SITS, BO_SITS])
    line = automatic_line(randomness, begun, 1_300)
    assert line == action_line(1_300, None, deal, lambda: SALT)
    assert told(begun, line, 0)["events"] == [{"event": "dealt", "hands": [[["B", 3]], None], "opener": 1}]
    assert automatic_line(randomness, after(begun, [line]), 1_400) is None


def test_what_is_printed_of_a_table_is_no_secret() -> None:
    state = after(table(), [ADA_SITS, BO_SITS, HIDDEN])
    assert repr(state) == "TableState(abc, version 3)"
    assert repr(state.commitments) == f"(SaltedCommitment(0, {COMMITMENT}),)"
    assert repr(Transition(HIDDEN, [], state, state)) == "Transition(TableState(abc, version 3))"
    assert (repr(state.setup), repr(COMPUTER), repr(HIDDEN)) == (
        "TableSetup(abc, classic)",
        "SeatPlan(computer, quick)",
        "<Acted>",
    )


def test_an_action_in_the_log_is_accepted_under_its_id() -> None:
    assert json.loads(accepted("x", 7)) == {"say": "accepted", "id": "x", "version": 7}
