"""The page about bots shows what goes over the wire, lists every fault, and no offer or event is missing."""

import json
import re
from pathlib import Path
from typing import Any, get_args

from keypeg.bot_check.faults import FaultKind
from keypeg.rules.events import Event
from keypeg.rules.offers import MayDeal, Offer
from tests.server.running import Running

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
SHOWN = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)]
CHANGING = {"guest", "token", "address", "now", "at"}
"""What is different every time."""


def assert_shown(shown: Any, sent: Any) -> None:
    """What the page shows is what was sent; of an object it may leave something out."""
    assert type(shown) is type(sent), (shown, sent)
    if isinstance(shown, dict):
        for name, value in shown.items():
            assert name in sent, name
            if name in CHANGING:
                assert type(value) is type(sent[name]), name
            else:
                assert_shown(value, sent[name])
    elif isinstance(shown, list):
        assert len(shown) == len(sent), (shown, sent)
        for one, other in zip(shown, sent, strict=True):
            assert_shown(one, other)
    else:
        assert shown == sent


def test_the_messages_are_what_the_server_sends(server: Running) -> None:
    guest, welcome, listed, sit, sat, snapshot, hidden, guess, done, laid, refused = SHOWN
    made = server.http.post("/api/guests", json=guest)
    server.http.cookies.clear()
    assert_shown(welcome, made.json())
    headers = {"Authorization": f"Bearer {made.json()['token']}"}
    ada = server.guest("Ada")
    seats = [{"sitter": "me"}, {"sitter": "anyone"}]
    address = ada.open("classic", seats, listed=True, bots=True, options={"rounds": 1})["address"]
    found = next(table for table in server.http.get("/api/tables").json() if table["address"] == address)
    assert_shown(listed, found)
    table = f"/api/tables/{address}"
    assert_shown(sat, server.http.post(f"{table}/sit", json=sit, headers=headers).json())
    with server.http.stream("GET", f"{table}/events?seat=1&views=true", headers=headers) as stream:
        messages = (json.loads(line) for line in stream.iter_lines() if line.strip())
        assert_shown(snapshot, next(messages))
        ada.post(f"{table}/actions", {"seat": 0, "id": "1", "act": {"do": "hide", "code": "RGBY"}})
        assert_shown(hidden, next(messages))
        assert_shown(done, server.http.post(f"{table}/actions", json=guess, headers=headers).json())
        assert_shown(laid, next(messages))
    bad = {"seat": 1, "id": "5", "act": {"do": "guess", "row": "RRG"}}
    assert_shown(refused, server.http.post(f"{table}/actions", json=bad, headers=headers).json())


def test_every_fault_offer_and_event_is_named() -> None:
    for fault in FaultKind:
        assert f"| `{fault}` |" in PAGE
    for offer in get_args(Offer):
        if offer is not MayDeal:  # the table's own
            assert f'{{"may": "{offer.__struct_config__.tag}"' in PAGE
    for event in get_args(Event):
        assert f"`{event.__struct_config__.tag}`" in PAGE
