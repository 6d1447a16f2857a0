"""Every `python` and `sh` block of README and the documentation runs as it is printed."""

from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, all_pages, blocks_to_run, example_record, run_page

PAGES = [page for page in all_pages() if blocks_to_run(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_the_blocks_of_the_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "match.json").write_text(example_record(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    run_page(page.read_text(encoding="utf-8"), page.name, tmp_path)


def test_a_page_shares_names_and_a_folder(tmp_path: Path) -> None:
    page = "```python\na = 1\n```\n```sh\necho 1 > made\n```\n```sh\ntest -e made\n```\n```python\nassert a == 1\n```\n"
    run_page(page, "page.md", tmp_path)
    assert (tmp_path / "made").read_text() == "1\n"


@pytest.mark.parametrize("block", ["sh\nfalse\ntrue", "sh\nfalse | true", "python\nassert False"])
def test_a_block_that_fails_is_noticed(block: str, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        run_page(f"```{block}\n```\n", "page.md", tmp_path)


def test_a_block_may_be_left_out_with_a_reason(tmp_path: Path) -> None:
    run_page("<!-- not run: it never ends -->\n```sh\nfalse\n```\n", "page.md", tmp_path)
