"""The boxes that can be played, and the editions that they make."""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Final

from keypeg.rules.box import Box, Settled
from keypeg.rules.edition import Edition, OptionValue
from keypeg.rules.options import settle
from keypeg.rules.refusals import Fault, Refusal, meant, shown
from keypeg.rules.rulebooks import classic, custom, duel, group, hasbro94, travel
from keypeg.rules.rulebooks import super as super_

BOXES: Final[Mapping[str, Box]] = {
    rulebook.BOX.name: rulebook.BOX for rulebook in (classic, travel, hasbro94, duel, group, custom, super_)
}

DEFAULT_BOX: Final = next(iter(BOXES))
"""The box that is played where nobody names one."""


def edition(name: str, chosen: Mapping[str, object] | None = None) -> Edition:
    """The edition that a box makes with the options chosen; the others have their defaults.

    Calls with the same options get the same object, so this is cheap to call again and again.
    """
    box = BOXES.get(name)
    if box is None:
        if close := meant(name, BOXES):
            raise Refusal(Fault.UNKNOWN_EDITION, why="meant", edition=shown(name), meant=close)
        raise Refusal(Fault.UNKNOWN_EDITION, why="none_such", edition=shown(name), editions=", ".join(BOXES))
    options = settle(name, box.options, chosen or {})
    # In each place stands a value of the option's own type, so True and 1 cannot be taken for each other.
    return _edition(name, tuple(options.values()))


@lru_cache(maxsize=1024)
def _edition(name: str, values: tuple[OptionValue, ...]) -> Edition:
    box = BOXES[name]
    options: Settled = {option.name: value for option, value in zip(box.options, values, strict=True)}
    paragraphs = box.paragraphs(options)
    try:
        game = box.game(options)
    except Refusal as refusal:
        raise refusal.citing(paragraphs.code) from None
    return Edition(
        name=name,
        options=options,
        players=box.players(options),
        rounds=options["rounds"],
        by_hand=options["marking"] == "by_hand",
        hints=options["hints"] == "allowed",
        game=game,
        paragraphs=paragraphs,
    )


def editions_by_board(box: Box) -> Iterator[Edition]:
    """The editions of a box that differ in their codes or rows; every other option has its default."""
    changing = [option for option in box.options if option.changes_board]
    for values in product(*(option.values for option in changing)):
        try:
            yield edition(box.name, dict(zip([option.name for option in changing], values, strict=True)))
        except Refusal:
            continue  # options that contradict each other


PLAYERS: Final = "players"
"""Names the number of players among choices that do not go together."""


def contradictions(box: Box) -> list[dict[str, OptionValue]]:
    """The choices that do not go together. Each names the options that matter, and the number of players if it does."""
    choices: dict[str, Collection[OptionValue]] = {PLAYERS: edition(box.name).players}
    choices |= {option.name: tuple(option.values) for option in box.options if option.changes_board}
    refused = {
        values
        for values in product(*choices.values())
        if not _go_together(box, dict(zip(choices, values, strict=True)))
    }

    def matters(at: int, values: Collection[OptionValue]) -> bool:
        swapped = ((*each[:at], value, *each[at + 1 :]) for each in refused for value in values)
        return any(each not in refused for each in swapped)

    named = [(at, name) for at, (name, values) in enumerate(choices.items()) if matters(at, values)]
    found = dict.fromkeys(tuple(each[at] for at, _ in named) for each in product(*choices.values()) if each in refused)
    return [dict(zip([name for _, name in named], each, strict=True)) for each in found]


def _go_together(box: Box, choices: dict[str, OptionValue]) -> bool:
    players = choices.pop(PLAYERS)
    try:
        return players in edition(box.name, choices).players
    except Refusal:
        return False


def chosen_options(edition: Edition) -> dict[str, OptionValue]:
    """The options that differ from the defaults of the box: what a record keeps."""
    return {
        option.name: edition.options[option.name]
        for option in BOXES[edition.name].options
        if edition.options[option.name] != option.default
    }
