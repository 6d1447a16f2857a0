"""The documentation is true: its pages are up to date, and its examples run."""

import ast
import json
import re
from datetime import date
from hashlib import sha256
from pathlib import Path

import msgspec
import pytest

from keypeg import server
from keypeg.records.receipts import check_receipt, read_receipt
from keypeg.records.record import read
from keypeg.records.replay import RecordRefused, replay, summary
from keypeg.review.daily import DAILY_BOXES, daily_code, daily_edition
from keypeg.review.puzzles import make_puzzle
from keypeg.rules.boxes import edition
from keypeg.rules.offers import MayLayRow, MayResign, MayTakeHint, Offer
from keypeg.rules.views import CodebreakingView
from keypeg.server.client_messages import ClientMessage
from keypeg.server.websocket import TokenMessage
from keypeg.tables.messages import SeatView, Snapshot, VersionMessage
from keypeg.thinking.rulebook_boards import shapes_of
from scripts import import_graph, library_reference
from scripts.rule_pages import PAGES, pages
from tests.records.examples import document
from tests.records.test_commitments import with_action
from tests.records.test_receipts import HONEST

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize(("name", "page"), pages().items())
def test_the_rule_pages_say_what_the_rules_say(name: str, page: str) -> None:
    assert (PAGES / name).read_text(encoding="utf-8") == page, "out of date: make docs"


def test_the_import_graph_shows_what_the_code_imports() -> None:
    assert import_graph.PICTURE.read_text(encoding="utf-8") == import_graph.picture(), "out of date: make docs"


def test_the_reference_says_what_the_docstrings_say() -> None:
    assert library_reference.PAGE.read_text(encoding="utf-8") == library_reference.page(), "out of date: make docs"


def test_the_map_names_every_folder() -> None:
    root = DOCS.parent
    text = (DOCS / "architecture.md").read_text(encoding="utf-8")
    packages = [folder.parent for folder in (root / "src" / "keypeg").glob("*/__init__.py")]
    assert len(packages) > 10
    for folder in packages:
        assert f"`{folder.relative_to(root).as_posix()}`" in text


@pytest.mark.parametrize("package", sorted((DOCS.parent / "src" / "keypeg").rglob("__init__.py")), ids=str)
def test_every_package_says_what_it_is_for(package: Path) -> None:
    assert ast.get_docstring(ast.parse(package.read_text(encoding="utf-8"))), package


def test_the_walks_name_what_there_is() -> None:
    """`file.py`: `function` in the walks of the map, and nothing that has been renamed since."""
    root = DOCS.parent
    walks = (DOCS / "architecture.md").read_text(encoding="utf-8").split("## Four walks")[1]
    file: Path | None = None
    named = 0
    for word in re.findall(r"`([^`]+)`", walks):
        if "/" in word and (root / word).is_file():
            file = root / word
        elif re.fullmatch(r"[\w.]+\(\)", word):
            assert file is not None, word
            assert re.search(rf"\b{word.removesuffix('()').split('.')[-1]}\b", file.read_text(encoding="utf-8")), (
                file,
                word,
            )
            named += 1
        else:
            assert not re.search(r"\.(py|ts|svelte|cpp)$", word), f"no such file: {word}"
    assert named > 20


@pytest.mark.parametrize("page", sorted(DOCS.rglob("*.md")), ids=lambda page: page.name)
def test_every_block_says_what_it_is(page: Path) -> None:
    """Each fence has a language, so that it is clear what is run; and each command says which Python it takes."""
    text = page.read_text(encoding="utf-8")
    fences = re.findall(r"^ *```(.*)$", text, re.MULTILINE)
    assert all(opening and not closing for opening, closing in zip(fences[::2], fences[1::2], strict=True))
    assert not re.findall(r"(?<!bin/)python -m (?:bench|scripts|tests)", text)


@pytest.mark.parametrize("page", sorted((DOCS / "decisions").glob("*.md")), ids=lambda page: page.name)
def test_every_decision_has_the_same_form(page: Path) -> None:
    headings = re.findall(r"^#+ .*", page.read_text(encoding="utf-8"), re.MULTILINE)
    number = page.name.split("-")[0]
    assert headings[0].startswith(f"# {number}: ")
    assert headings[1:] == ["## Context", "## Decision", "## Consequences"]


def blocks(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


def test_the_page_of_the_daily_code_has_examples_that_are_right() -> None:
    page = (DOCS / "daily.md").read_text(encoding="utf-8")
    examples = re.findall(r"^\| `keypeg daily 1 (\w+) (\S+)` \| `(\w+)` \| (\d+) \| (\w+) \|$", page, re.MULTILINE)
    assert {box for box, *_ in examples} == set(DAILY_BOXES)
    for box, day, digest, number, code in examples:
        assert sha256(f"keypeg daily 1 {box} {day}".encode()).hexdigest().startswith(digest)
        codes = list(shapes_of(daily_edition(box), 0).codes.rows())
        assert daily_code(box, date.fromisoformat(day)) == code == codes[int(number)]


def test_the_page_of_puzzles_shows_one() -> None:
    (shown,) = blocks("puzzles.md", "json")
    assert json.loads(shown) == json.loads(msgspec.json.encode(make_puzzle(edition("classic"), 7, 3)))


def test_the_record_page_shows_a_record_and_its_answer() -> None:
    record, shown = blocks("record.md", "json")[:2]
    ours = msgspec.json.encode(summary(replay(read(record.encode()))))
    assert json.loads(shown) == json.loads(ours)


def test_the_record_page_shows_a_receipt_and_its_answers() -> None:
    written, agreed, refused = blocks("record.md", "json")[3:]
    record = read(document(HONEST | {"tags": {}}))
    receipt = read_receipt(written.encode())
    check = check_receipt(record, receipt)
    answer = msgspec.to_builtins(summary(replay(record))) | {"receipt": msgspec.to_builtins(check)}
    assert json.loads(agreed) == json.loads(json.dumps(answer))
    forged = read(document(with_action(HONEST, 0, code="YYBB", commitment=HONEST["actions"][3]["commitment"])))
    with pytest.raises(RecordRefused) as caught:
        check_receipt(forged, receipt)
    shown = json.loads(refused)["error"]
    assert (shown["action"], shown["code"]) == (caught.value.action, caught.value.refusal.fault)
    assert shown["values"] == caught.value.refusal.values


def test_the_protocol_page_shows_what_the_server_reads() -> None:
    hello, snapshot, version, said, answers = blocks("protocol.md", "json")
    assert msgspec.json.decode(hello, type=TokenMessage).token
    assert {msgspec.json.decode(line, type=ClientMessage).id for line in said.splitlines()} == {"a1", "a2", "a3", "a4"}
    assert set(json.loads(snapshot)) == {"say", *Snapshot.__struct_fields__}
    for seat in json.loads(snapshot)["seats"]:
        assert set(seat) == set(SeatView.__struct_encode_fields__)
    view = msgspec.convert(json.loads(snapshot)["view"], CodebreakingView)
    assert set(json.loads(snapshot)["view"]) == {"kind", *CodebreakingView.__struct_fields__}
    assert [row.row for row in view.board] == ["RRGB"]
    for offer, named in zip(json.loads(snapshot)["offers"], (MayLayRow, MayResign, MayTakeHint), strict=True):
        assert isinstance(msgspec.convert(offer, Offer), named)
    assert set(json.loads(version)) <= {"say", *VersionMessage.__struct_fields__}
    assert [json.loads(line)["say"] for line in answers.splitlines()] == ["accepted", "refused"]


def test_every_failure_of_the_server_is_on_its_page() -> None:
    page = (DOCS / "api.md").read_text(encoding="utf-8")
    source = "".join(path.read_text(encoding="utf-8") for path in Path(server.__path__[0]).glob("*.py"))
    codes = set(re.findall(r'(?:HttpError\(\d+|Error\(|\d+): ?,? ?"([a-z_]+)"', source))
    codes |= set(re.findall(r'HttpError\(\d+, "([a-z_]+)"', source))
    refusals = (DOCS / "refusals.md").read_text(encoding="utf-8")
    assert len(codes) > 8
    for code in codes - {"forbidden", "not_json"}:  # by name only, for what Litestar might answer
        assert f"`{code}`" in page or f"`{code}`" in refusals, code
