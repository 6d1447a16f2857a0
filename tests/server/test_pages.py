"""The pages: the server sends the client for every address in the list of pages, and for no other with status 200."""

import json
import re
from html import unescape

import pytest

from keypeg.server.pages import INDEX, PAGES, page_names, page_paths, site_index
from keypeg.server.preloads import MODULES, WORDS, preferred_language
from keypeg.server.public_url import PublicUrl
from tests.server.running import Running

BROWSER = {"accept": "text/html"}


@pytest.mark.parametrize("path", [path.replace("{box:str}", "classic") for path in page_paths()])
def test_every_page_is_the_client(server: Running, path: str) -> None:
    answer = server.http.get(path.replace("{address:str}", "p25bm5p88w2s"), headers=BROWSER)
    assert answer.status_code == 200
    head, tail = PAGES[INDEX].body.replace(b'="./', b'="/').split(b"</head>")
    assert answer.content.startswith(head)
    assert answer.content.endswith(tail)


def test_a_page_names_what_it_needs_at_once(server: Running) -> None:
    for language in ("en", "fr", "de"):
        answer = server.http.get("/table/p25bm5p88w2s", headers={**BROWSER, "accept-language": language})
        assert "accept-language" in answer.headers["vary"]
        files = re.findall(r'(?:href|src)="/(assets/[^"]+)"', answer.text)
        assert len(files) == len(set(files)), "each once"
        assert set(files) <= PAGES.keys()
        assert [file for file in files if file.startswith(f"assets/{language}-")]
        assert {".css", ".js"} == {file[file.rindex(".") :] for file in files if file.startswith("assets/table-")}


def test_a_page_has_the_boxes(server: Running) -> None:
    data = re.search(r"<meta name='boxes' content='(.*?)'>", server.http.get("/").text)
    assert data
    assert json.loads(unescape(data[1])) == server.http.get("/api/editions").json()


def test_every_preloaded_module_belongs_to_a_page() -> None:
    assert set(MODULES) == set(page_names().values()) - {"home", "transfer"}
    built = json.loads(PAGES["modules.json"].body)
    assert set(MODULES.values()) <= built.keys()
    assert WORDS.keys() == MODULES.keys()
    assert {f"../src/keypeg/locales/en/{file}.ftl" for files in WORDS.values() for file in files} <= built.keys()


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de-CH,de;q=0.9,en;q=0.8", "de"),
        ("es,fr;q=0.5,en;q=0.4", "fr"),
        ("en;q=0.4,fr;q=0.5", "fr"),
        ("es", "en"),
        ("fr;q=none, de", "de"),
    ],
)
def test_the_language_that_a_browser_asks_for(accepted: str, language: str) -> None:
    assert preferred_language(accepted) == language


@pytest.mark.parametrize(
    "path", ["/nowhere", "/some/where", "/new", "/new/", "/table", "/record/a/b", "/rules/classic/C1"]
)
def test_other_addresses_are_not_found(server: Running, path: str) -> None:
    browser = server.http.get(path, headers=BROWSER)
    assert browser.status_code == 404
    assert browser.content == site_index(PublicUrl()).body, "the client says in the reader's language what is wrong"
    again = server.http.get(path, headers={**BROWSER, "If-None-Match": browser.headers["etag"]})
    assert again.status_code == 404
    for program in ({}, {"accept": "application/json"}):
        answer = server.http.get(path, headers=program)
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "no_such_page"


def test_unknown_addresses_of_the_interface_are_never_pages(server: Running) -> None:
    answer = server.http.get("/api/nothing", headers=BROWSER)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "no_such_page")
