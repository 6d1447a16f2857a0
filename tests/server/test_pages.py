"""The pages: the server sends the client for every address in the list of pages, and for no other with status 200."""

import pytest

from keypeg.server.pages import INDEX, PAGES, page_paths
from tests.server.running import Running

BROWSER = {"accept": "text/html"}


@pytest.mark.parametrize("path", [path.replace("{box:str}", "classic") for path in page_paths()])
def test_every_page_is_the_client(server: Running, path: str) -> None:
    answer = server.http.get(path.replace("{address:str}", "p25bm5p88w2s"), headers=BROWSER)
    assert answer.status_code == 200
    assert answer.content == PAGES[INDEX].body


@pytest.mark.parametrize("path", ["/nowhere", "/some/where", "/new", "/record/a/b", "/rules/classic/C1"])
def test_other_addresses_are_not_found(server: Running, path: str) -> None:
    assert server.http.get(path, headers=BROWSER).status_code == 404
    assert server.http.get(path).json()["error"]["code"] == "no_such_page"


def test_browsers_at_an_unknown_address_get_the_client(server: Running) -> None:
    answer = server.http.get("/nowhere", headers=BROWSER)
    assert answer.content == PAGES[INDEX].body, "the client says in the reader's language that there is no such page"
