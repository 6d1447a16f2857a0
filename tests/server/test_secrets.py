"""Nothing leaks over the wire: before the reveal a code is in nothing that others receive, and never in the log."""

import json
from pathlib import Path

import pytest

from tests.server.running import UNLIMITED, Client, running

CODE = "WKYW"


@pytest.mark.parametrize("resend", [False, True])
def test_a_hidden_code_is_nobody_elses(database: Path, tmp_path: Path, *, resend: bool) -> None:
    with running(database, *UNLIMITED, "--log-level=debug", log=tmp_path / "log") as server:
        ada, bo, eve = (server.guest(name) for name in ("Ada", "Bo", "Eve"))
        opened = ada.open("classic", [{"sitter": "me"}, {"sitter": "link"}], listed=True)
        address, link = opened["address"], opened["links"]["1"]
        where = f"/api/tables/{address}"
        bo.sit(address, 1, link)
        others = [bo.live(address, 1), Client(server, address)]
        client = ada.live(address, 0)
        transfer = ada.post("/api/transfers").json()["secret"]
        got: list[str] = []
        for _ in range(2 if resend else 1):
            assert client.act({"do": "hide", "code": CODE}, "hide")["say"] == "accepted"
        client.act({"do": "hide", "code": CODE + "!"})
        ada.post(f"{where}/actions", {"seat": 0, "id": "x", "act": {"do": "hide", "code": [CODE]}})
        ada.get(f"{where}/record", seat=0, code=CODE)
        for number in range(9):
            version = others[0].act({"do": "guess", "row": "RRRG"}, str(number))["version"]
            got += (eve.get(path).text for path in (where, f"{where}/record", f"{where}/replay", "/api/tables"))
            got += (bo.get(path, seat=1).text for path in (where, f"{where}/record", f"{where}/replay"))
        others += [bo.live(address, 1), Client(server, address)]
        for other in others:
            other.read_to(version)
            got += other.received
        got.append(eve.get(f"{where}/actions").text)
        before = "".join(got)
        assert CODE in "".join(client.received), "its owner sees it"
        assert CODE not in before
        assert json.dumps(list(CODE)) not in before
        version = others[0].act({"do": "guess", "row": "RRRG"}, "last")["version"]
        others[1].read_to(version)
        assert CODE in others[1].received[-1], "the reveal"
        for each in (client, *others):
            each.close()
        server.stop()
        for secret in (CODE, link, transfer, ada.token, bo.token, eve.token):
            assert secret not in server.log
        assert server.log.count("\n") > 20
        for line in server.log.splitlines():
            assert {"at", "level", "event"} <= set(json.loads(line))
