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


@pytest.mark.parametrize(
    "path", ["/nowhere", "/some/where", "/new", "/new/", "/table", "/record/a/b", "/rules/classic/C1"]
)
def test_other_addresses_are_not_found(server: Running, path: str) -> None:
    browser = server.http.get(path, headers=BROWSER)
    assert browser.status_code == 404
    assert browser.content == PAGES[INDEX].body, "the client says in the reader's language that there is no such page"
    again = server.http.get(path, headers={**BROWSER, "If-None-Match": browser.headers["etag"]})
    assert again.status_code == 404
    for program in ({}, {"accept": "application/json"}):
        answer = server.http.get(path, headers=program)
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "no_such_page"


def test_unknown_addresses_of_the_interface_are_never_pages(server: Running) -> None:
    answer = server.http.get("/api/nothing", headers=BROWSER)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_page")
