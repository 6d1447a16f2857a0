"""Write the rule pages of the documentation from the rulebooks' data and words: `python -m scripts.rule_pages`.

The pages are kept in the repository, so that they can be read where they lie; a test says when they are out of date.
"""

from pathlib import Path

from keypeg.cli.editions import COLUMNS, differences
from keypeg.locales import words
from keypeg.rules import BOXES, edition
from keypeg.rules.box import Box
from keypeg.rules.options import spelled

PAGES = Path(__file__).parent.parent / "docs" / "rules"
RULING = "Our ruling:"
say = words("en")


def pages() -> dict[str, str]:
    """Every page by its file name."""
    return {"index.md": _index(), "rulings.md": _rulings()} | {f"{box.name}.md": _page(box) for box in BOXES.values()}


def _text(message: str) -> str:
    return " ".join(say(message).split())


def _table(rows: list[list[str]]) -> list[str]:
    head, *body = ("| " + " | ".join(cell.replace("|", "\\|") for cell in row) + " |" for row in rows)
    return [head, "|" + " --- |" * len(rows[0]), *body]


def _index() -> str:
    heads = [say(f"table-{column}") for column in COLUMNS]
    rows = [differences(edition(name), say) for name in BOXES]
    for row, name in zip(rows, BOXES, strict=True):
        row[0] = f"[{row[0]}]({name}.md)"
    return "\n".join(
        [
            "# The rules",
            "",
            "Five rulebooks, and boxes of our own. Every paragraph has an id, which the referee names when it refuses",
            "something; look it up on the page of the box. What the printed rules leave open we settled once, for",
            "everybody: see [our rulings](rulings.md).",
            "",
            "## Where the boxes differ",
            "",
            "With the options each box has by default:",
            "",
            *_table([heads, *rows]),
            "",
        ]
    )


def _page(box: Box) -> str:
    lines = [f"# {say(f'box-{box.name}-title')}", "", f"*{_text(f'box-{box.name}-line')}*", ""]
    if box.house:
        lines += [_text("box-house"), ""]
    lines += [_text(f"box-{box.name}-aim"), ""]
    for part, rules in box.parts:
        lines += [f"## {say(f'part-{part}')}", ""]
        for rule in rules:
            lines += [f'<a id="{rule}"></a>**{rule}** {_text(f"rule-{rule}")}', ""]
    lines += ["## Options", ""]
    options = [
        [f"`{option.name}`", option.bounds(), spelled(option.default), _text(f"option-{option.name}")]
        for option in box.options
    ]
    return "\n".join([*lines, *_table([["Option", "Values", "Default", "What it changes"], *options]), ""])


def _rulings() -> str:
    lines = [
        "# Our rulings",
        "",
        "The paragraphs in which we settle what a rulebook leaves open, or prints by mistake.",
        "",
    ]
    listed: set[str] = set()
    for name, box in BOXES.items():
        own = [rule for _, rules in box.parts for rule in rules if RULING in _text(f"rule-{rule}")]
        own = [rule for rule in own if rule not in listed]
        listed.update(own)
        if own:
            lines += [f"## {say(f'box-{name}-title')}", ""]
        for rule in own:
            lines += [f"[{rule}]({name}.md#{rule}): {_text(f'rule-{rule}')}", ""]
    return "\n".join(lines).rstrip() + "\n"


def main() -> None:
    PAGES.mkdir(parents=True, exist_ok=True)
    for name, page in pages().items():
        (PAGES / name).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main()
