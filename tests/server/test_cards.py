"""Link previews and their pictures, over a real server: what messengers get, and that it tells no secret."""

import io
import random
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PIL import Image

from keypeg.locales import LANGUAGES, words
from keypeg.players.levels import LEVELS
from keypeg.rules import BOXES
from keypeg.server.cards.characters import NAMES, computer_name
from keypeg.server.cards.drawing import HEIGHT, WIDTH, Card, draw
from keypeg.server.cards.looks import LOOKS, PEGS, PLAIN
from tests.server.running import UNLIMITED, Guest, Message, Running, running

WEB = Path(__file__).parents[2] / "web" / "src" / "board"
RUDE = '"><script>alert(1)</script>&'
ONE_ROUND = {"rounds": 1}


class Tags(HTMLParser):
    """The Open Graph tags of a page, parsed as a messenger does."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: dict[str, str] = {}
        self.scripts = 0
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        if tag == "meta" and (name := named.get("property") or named.get("name")):
            self.found[name] = named.get("content") or ""
        self.scripts += tag == "script" and "src" not in named


def tags(server: Running, path: str, language: str = "en", **headers: str) -> dict[str, str]:
    answer = server.http.get(path, headers={"accept-language": language, "accept": "text/html", **headers})
    assert answer.status_code == 200, answer.text
    parsed = Tags(answer.text)
    assert parsed.scripts == Tags(server.http.get("/").text).scripts
    return parsed.found


def picture(server: Running, url: str) -> Image.Image:
    """The picture at an address."""
    answer = server.http.get(url)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    opened = Image.open(io.BytesIO(answer.content))
    opened.load()
    assert (opened.format, opened.size) == ("PNG", (WIDTH, HEIGHT))
    assert len(answer.content) < 300_000  # some messengers skip larger ones
    return opened


def at_one_screen(server: Running, edition: str = "classic", **options: object) -> tuple[Guest, str]:
    ada = server.guest("Ada")
    seats: list[Message] = [{"sitter": "me", "name": "Ada"}, {"sitter": "me", "name": "Bo"}]
    return ada, ada.open(edition, seats, options={**ONE_ROUND, **options})["address"]


def act(guest: Guest, address: str, seat: int, **action: object) -> None:
    body = {"seat": seat, "act": action, "id": f"{random.random()}"}
    answer = guest.post(f"/api/tables/{address}/actions", body)
    assert answer.status_code == 200, answer.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", ["/", "/tables", "/new/duel", "/rules", "/rules/group", "/record", "/transfer"])
def test_every_page_has_a_title_a_text_and_a_picture(server: Running, path: str, language: str) -> None:
    found = tags(server, path, f"{language}-XX,en;q=0.5")
    assert found["og:title"]
    assert found["og:description"]
    assert found["og:url"] == f"{server.url}{path}"
    assert found["og:locale"].startswith(language)
    assert found["twitter:card"] == "summary_large_image"
    assert (found["og:image:width"], found["og:image:height"]) == (str(WIDTH), str(HEIGHT))
    assert f"/{language}/" in found["og:image"]
    picture(server, found["og:image"])


@pytest.mark.parametrize("box", BOXES)
def test_every_box_has_a_picture_of_its_own(server: Running, box: str) -> None:
    found = tags(server, f"/new/{box}")
    assert words("en")(f"box-{box}-title") in found["og:title"]
    mine = picture(server, found["og:image"])
    other = picture(server, tags(server, f"/new/{'duel' if box != 'duel' else 'classic'}")["og:image"])
    assert mine.convert("RGB").tobytes() != other.convert("RGB").tobytes()


def test_an_invitation_says_who_invites_to_what(server: Running) -> None:
    ada = server.guest("Ada")
    address = ada.open("duel", [{"sitter": "me"}, {"sitter": "link"}])["address"]
    found = tags(server, f"/table/{address}", "de")
    assert found["og:title"] == "Ada lädt dich zum Spielen ein"
    assert found["og:description"].startswith("Duell:")
    picture(server, found["og:image"])


def test_computers_have_the_names_of_the_pages(server: Running) -> None:
    """`web/src/players/computers.test.ts` expects the same name."""
    assert set(NAMES) == set(LEVELS)
    assert computer_name("casual", 3) == "Fern"
    ada = server.guest("Ada")
    seats: list[Message] = [{"sitter": "me"}, {"sitter": "computer", "level": "casual"}]
    address = ada.open("classic", seats)["address"]
    found = tags(server, f"/table/{address}", "de")
    level = words("de", "players")("level-casual")
    character = ada.get(f"/api/tables/{address}").json()["snapshot"]["seats"][1]["character"]
    assert found["og:title"] == f"Ada – {computer_name('casual', character)} ({level})"


def test_a_name_cannot_leave_its_tag(server: Running) -> None:
    rude = server.guest(RUDE)
    address = rude.open("classic", [{"sitter": "me"}, {"sitter": "anyone"}])["address"]
    page = server.http.get(f"/table/{address}")
    assert RUDE not in page.text
    assert tags(server, f"/table/{address}")["og:title"].startswith(RUDE[:20])


def test_names_in_other_scripts_do_not_spoil_the_picture(server: Running) -> None:
    titles = []
    for name in ("明美", "Ивана"):
        address = server.guest(name).open("classic", [{"sitter": "me"}, {"sitter": "link"}])["address"]
        found = tags(server, f"/table/{address}")
        assert name in found["og:title"]
        titles.append(picture(server, found["og:image"]).convert("RGB").crop((0, 120, 560, 420)).tobytes())
    assert titles[0] == titles[1]


def test_a_position_is_shared_with_all_of_its_address(server: Running) -> None:
    found = tags(server, "/analyse?box=duel&rows=RRYYG-11")
    assert found["og:title"] == "Duel: a position"
    assert found["og:url"].endswith("/analyse?box=duel&rows=RRYYG-11")
    picture(server, found["og:image"])
    assert tags(server, "/analyse?box=%3Cb%3E")["og:title"] == "Classic: a position"
    assert tags(server, "/rules?box=duel")["og:url"].endswith("/rules")


def test_a_puzzle_is_shared_with_its_box_and_all_of_its_address(server: Running) -> None:
    found = tags(server, "/puzzles/custom/3/7?pegs=5")
    assert found["og:title"] == "Your own box: a puzzle"
    assert found["og:url"].endswith("/puzzles/custom/3/7?pegs=5")
    other = tags(server, "/puzzles/custom/best-row/7")
    assert other["og:title"] == found["og:title"]
    assert other["og:description"] != found["og:description"]
    assert tags(server, "/puzzles/nothing/3/7")["og:title"] == tags(server, "/")["og:title"]


@pytest.mark.parametrize("path", ["/table/nosuchtable", "/table/..%2f", "/record/nosuchtable", f"/record/{'a' * 26}"])
def test_an_unknown_match_has_the_preview_of_the_front_page(server: Running, path: str) -> None:
    assert tags(server, path)["og:title"] == tags(server, "/")["og:title"]


@pytest.mark.parametrize(
    "path",
    [
        "/api/cards/xx/home.png",
        "/api/cards/en/boxes/chess.png",
        "/api/cards/en/boxes/classic.svg",
        "/api/cards/en/boxes/..%2f..%2fsecret.png",
        "/api/cards/en/tables/nosuchtable.png",
        "/api/cards/en/records/nosuchrecord.png",
        f"/api/cards/en/tables/{'a' * 5000}.png",
    ],
)
def test_there_is_no_picture_of_what_does_not_exist(server: Running, path: str) -> None:
    assert server.http.get(path).status_code == 404


def test_head_is_answered_like_get(server: Running) -> None:
    head, get = (server.http.request(method, "/api/cards/en/home.png") for method in ("HEAD", "GET"))
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["etag"] == get.headers["etag"]
    assert head.headers["content-length"] == str(len(get.content))
    again = server.http.get("/api/cards/en/home.png", headers={"if-none-match": get.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert server.http.head("/table/nosuchtable").status_code == 200


def test_the_address_of_the_picture_is_the_visitors_and_no_strangers(server: Running) -> None:
    port = server.url.rpartition(":")[2]
    assert tags(server, "/", host=f"localhost:{port}")["og:image"].startswith(f"http://localhost:{port}/")
    forwarded = {"x-forwarded-host": "evil.example", "x-forwarded-proto": "https", "forwarded": "host=evil.example"}
    assert tags(server, "/", **forwarded)["og:image"].startswith(f"{server.url}/")
    assert server.http.get("/", headers={"host": "evil.example"}).status_code == 400


def test_a_trusted_proxy_says_that_it_speaks_https(database: Path, tmp_path: Path) -> None:
    with running(
        database, *UNLIMITED, "--proxies=127.0.0.1,::1", "--allow-hosts=play.example", log=tmp_path / "log"
    ) as proxied:
        found = tags(proxied, "/rules/classic", **{"host": "play.example", "x-forwarded-proto": "https"})
        assert found["og:url"] == "https://play.example/rules/classic"
        assert found["og:image"].startswith("https://play.example/api/cards/")


def test_matches_that_differ_in_what_is_hidden_have_the_same_preview(server: Running) -> None:
    """Byte for byte, also while rows lie open, and with the colours asked for."""
    seen = []
    for code in ("RGBY", "WKWK"):
        ada, address = at_one_screen(server)
        act(ada, address, 0, do="hide", code=code)
        act(ada, address, 1, do="guess", row="GRYB" if code == "RGBY" else "KWKW")
        page = server.http.get(f"/table/{address}").text.replace(address, "here")
        card = server.http.get(f"/api/cards/en/tables/{address}.png?colours=true").content
        record = server.http.get(f"/record/{address}").text.replace(address, "here")
        seen.append((page, card, record))
    assert seen[0] == seen[1]


def test_a_match_that_is_over_shows_its_keys_and_its_colours_only_if_asked_for(server: Running) -> None:
    shown = []
    for code, first in (("RGBY", "RRGG"), ("WKOO", "WWKK")):
        ada, address = at_one_screen(server, "hasbro94", doubles=True)
        act(ada, address, 0, do="hide", code=code)
        act(ada, address, 1, do="guess", row=first)
        act(ada, address, 1, do="guess", row=code)
        found = tags(server, f"/record/{address}")
        assert found["og:title"] == "Cracked in 2."
        assert "Bo broke a code of 4,096 (Hasbro 1994)." in found["og:description"]
        plain = picture(server, found["og:image"]).convert("RGB").crop((600, 0, 1100, HEIGHT))
        coloured = picture(server, f"/api/cards/en/tables/{address}.png?colours=true").convert("RGB")
        shown.append((plain, coloured.crop((600, 0, 1100, HEIGHT))))
    (plain, coloured), (other_plain, other_coloured) = shown
    assert _difference(plain, other_plain) < 0.002
    assert _difference(coloured, other_coloured) > 0.02
    assert _difference(plain, coloured) > 0.02


def _difference(one: Image.Image, other: Image.Image) -> float:
    """The share of pixels that clearly differ."""
    pairs = zip(one.tobytes(), other.tobytes(), strict=True)
    return sum(abs(a - b) > 60 for a, b in pairs) / (3 * one.width * one.height)


def test_a_stored_record_has_a_preview(server: Running) -> None:
    ada = server.guest("Ada")
    actions = [{"seat": 0, "do": "hide", "code": "RGBY"}, {"seat": 1, "do": "guess", "row": "RGBY"}]
    record = {"keypeg": 1, "edition": "classic", "options": ONE_ROUND, "players": ["Ada", "Bo"], "actions": actions}
    address = ada.post("/api/records", record).json()["address"]
    found = tags(server, f"/record/{address}", "fr")
    assert found["og:title"].replace("\xa0", " ") == "Ada – Bo : Classique"
    picture(server, found["og:image"])
    begun = ada.post("/api/records", {**record, "actions": actions[:1]}).json()["address"]
    picture(server, tags(server, f"/record/{begun}")["og:image"])


def test_pictures_count_as_reads(database: Path, tmp_path: Path) -> None:
    unlimited = [flag for flag in UNLIMITED if "reads" not in flag]
    with running(database, *unlimited, "--reads-a-minute=3", log=tmp_path / "log") as limited:
        statuses = [limited.http.get("/api/cards/en/home.png").status_code for _ in range(5)]
        assert statuses == [200, 200, 200, 429, 429]


def test_the_longest_texts_and_the_largest_board_fit() -> None:
    card = Card("custom", "Donaudampfschifffahrtsgesellschaft " * 5, "x" * 400, "y" * 200, "RGBYO", 8, 8, 20)
    assert Image.open(io.BytesIO(draw(card))).size == (WIDTH, HEIGHT)


def test_the_looks_are_those_of_the_pages() -> None:
    css = (WEB / "looks.css").read_text(encoding="utf-8")
    pieces = dict(re.findall(r"^  (\w+): '(\w+)',$", (WEB / "looks.ts").read_text(encoding="utf-8"), re.MULTILINE))
    assert LOOKS.keys() == set(BOXES)
    for box, look in {**LOOKS, "": PLAIN}.items():
        own = rf"\[data-box='{box}'\]"
        selector = rf"{own}(?:,\n{own} \.board)?" if box else ":root"
        block = re.search(rf"^{selector} {{(.*?)^}}", css, re.DOTALL | re.MULTILINE)
        assert block is not None
        found = dict(re.findall(r"--([\w-]+): (?:light-dark\()?(#\w+)", block[1]))
        assert look.table == (found["table-1"], found["table-2"])
        assert look.ink == found["on-table"]
        assert look.mat == (found["mat-1"], found["mat-2"], found["mat-3"])
        assert look.deck == (found["deck-1"], found["deck-2"])
        assert (look.print, look.shade) == (found["print"], found["shade"])
        assert look.piece == pieces.get(box, "dome")


def test_the_pegs_are_those_of_the_pages() -> None:
    palette = (WEB / "palette.ts").read_text(encoding="utf-8")
    inks = {"LIGHT": "#fff", "DARK": "#2a1a08"}
    found = re.findall(r"\['(\w)', '(#\w+)', '#\w+', (?:'(#\w+)'|(\w+)),", palette)
    assert {letter: (fill, ink or inks[name]) for letter, fill, ink, name in found} == PEGS
