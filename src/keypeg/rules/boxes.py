"""The boxes: five rulebooks, and boxes of our own, as data. No other module names an edition or a paragraph."""

from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Any, Final

from msgspec import Struct

from keypeg.rules.edition import (
    CodebreakingGame,
    DuelGame,
    Edition,
    Game,
    GroupGame,
    GroupParagraphs,
    MarkingParagraphs,
    OptionValue,
    Paragraphs,
)
from keypeg.rules.options import ANY_NUMBER, Choice, Number, Option, settle
from keypeg.rules.palette import LETTERS
from keypeg.rules.refusals import Fault, Refusal, shown
from keypeg.rules.shapes import Shape

Settled = dict[str, Any]
"""Options of a box after `settle`: each value is one that its option allows."""

KEYS: Final = ("K1", "K2", "K3", "K4", "K5", "K6")
MARKING: Final = ("M1", "M2", "M3", "M4")
_MARKING: Final = MarkingParagraphs(referee="M1", by_hand="M2", order="M4")


class Box(Struct, frozen=True):
    """A box: its options, its paragraphs in reading order, and how they make an edition."""

    name: str
    options: tuple[Option, ...]
    parts: tuple[tuple[str, tuple[str, ...]], ...]
    """The rulebook's paragraphs, as (heading, rule ids)."""
    paragraphs: Callable[[Settled], Paragraphs]
    game: Callable[[Settled], Game]
    players: Callable[[Settled], tuple[int, ...]] = lambda _: (2,)
    usual_players: int = 2
    """How many players a new table has until somebody chooses."""
    sliders: bool = False
    """Whether the board shows keys on sliders instead of key pegs (T5)."""
    score_track: int | None = None
    """How many notches its score track has, if it has one (H12)."""
    free_form: bool = False
    """Whether the players choose the game itself by its options."""
    house: bool = False
    """Whether this box is ours and no printed rulebook is behind it."""


def _rounds(default: int, rule: str, most: int = ANY_NUMBER, step: int = 1) -> tuple[Option, ...]:
    return (
        Number("rounds", default, 1, most, rule, step),
        Choice("marking", ("referee", "by_hand"), "M1"),
        Choice("hints", ("allowed", "forbidden"), "M1"),
    )


def _first_codemaker(rule: str) -> Option:
    return Choice("first_codemaker", (0, 1), rule)


_GUESSES: Final = Choice("guesses", ("any", "as_code"), "T3", changes_board=True)


def _with_guesses(code: Shape, guesses: str) -> Shape:
    """The shape of rows where the no-repeat rule may bind the code only (T3)."""
    if guesses == "as_code" or code.repeats:
        return code
    return Shape(code.holes, code.colours, repeats=True, most_empty=code.most_empty)


_CLASSIC: Final = Paragraphs(
    players="C1",
    rounds="C1",
    code="C2",
    to_find="C2",
    row="C2",
    limit="C3",
    key="C4",
    ending="C9",
    deal="G2",
    marking=_MARKING,
)


def _classic(options: Settled) -> Game:
    code = Shape(4, "RYGBWK", repeats=True)
    return CodebreakingGame(
        code=code,
        row=code,
        row_limit=10,
        bonus=1,
        mistake=(0, 3),
        first_codemaker=options["first_codemaker"],
        extra_rounds=False,
    )


_TRAVEL: Final = Paragraphs(
    players="T1",
    rounds="T1",
    code="T2",
    to_find="T2",
    row="T3",
    limit="T4",
    key="T5",
    ending="T9",
    deal="G2",
    marking=_MARKING,
)


def _travel(options: Settled) -> Game:
    code = Shape(4, "RYGBWKOP"[: options["colours"]], repeats=False)
    return CodebreakingGame(
        code=code,
        row=_with_guesses(code, options["guesses"]),
        row_limit=9,
        bonus=0,
        mistake=(-3, 3),
        first_codemaker=options["first_codemaker"],
        extra_rounds=options["tie_break"] == "extra_round",
    )


def _hasbro94(options: Settled) -> Game:
    code = Shape(4, "RYGBWKOP", repeats=options["doubles"], most_empty=4 if options["ninth_colour"] else 0)
    return CodebreakingGame(
        code=code,
        row=_with_guesses(code, options["guesses"]),
        row_limit=12,
        bonus=1,
        mistake=(-3, 0) if options["penalty"] == "codemaker" else (0, -3),
        first_codemaker=options["first_codemaker"],
        extra_rounds=False,
    )


def _hasbro94_paragraphs(options: Settled) -> Paragraphs:
    code = "H11" if options["ninth_colour"] else "H10" if options["doubles"] else "H2"
    return Paragraphs(
        players="H1",
        rounds="H1",
        code=code,
        to_find=code,
        row="T3",
        limit="H3",
        key="H4",
        ending="H9",
        deal="G2",
        marking=_MARKING,
    )


def _duel(options: Settled) -> Game:
    beginner = options["handicap"]
    if beginner is not None and options["rings"] == 4:
        raise Refusal(Fault.CONTRADICTORY_OPTIONS, "D10", why="handicap")
    rings = [4 if seat == beginner else options["rings"] for seat in (0, 1)]
    first, second = (Shape(count, "RYGBWKOP", repeats=True) for count in rings)
    return DuelGame(to_find=(first, second), row_limit=12, race=options["race"])


def _duel_paragraphs(options: Settled) -> Paragraphs:
    return Paragraphs(
        players="D1",
        rounds="D1",
        code="D2",
        to_find="D2" if options["handicap"] is None else "D10",
        row="D2",
        limit="D4",
        key="D11" if options["race"] else "D3",
        ending="D1",
        deal="G2",
        marking=_MARKING,
    )


_GROUP: Final = Paragraphs(
    players="G1",
    rounds="G13",
    code="G3",
    to_find="G3",
    row="G5",
    limit="G5",
    key="G4",
    ending="G13",
    deal="G2",
    marking=_MARKING,
)


def _group(options: Settled) -> Game:
    return GroupGame(
        colours="WRGYKB",
        places=5,
        copies=4,
        boards_each=options["boards_each"],
        any_rows=options["rows"] == "any",
        calls_anytime=options["calls"] == "anytime",
        paragraphs=GroupParagraphs(
            boards="G1",
            opener="G4",
            next_opener="G12",
            answer="G5",
            out="G8",
            call_on_turn="G9",
            call_off_turn="G10",
        ),
    )


def _group_players(options: Settled) -> tuple[int, ...]:
    return (2,) if options["boards_each"] == 2 else (2, 3, 4)


_CUSTOM: Final = Paragraphs(
    players="C1",
    rounds="C1",
    code="X1",
    to_find="X1",
    row="X1",
    limit="X1",
    key="C4",
    ending="C9",
    deal="G2",
    marking=_MARKING,
)


def _custom(options: Settled) -> Game:
    code = Shape(
        options["pegs"],
        LETTERS[: options["colours"]],
        repeats=options["repeats"],
        most_empty=options["pegs"] if options["empties"] else 0,
    )
    return CodebreakingGame(
        code=code,
        row=_with_guesses(code, options["guesses"]),
        row_limit=options["row_limit"],
        bonus=options["bonus"],
        mistake={"breaker_plus_3": (0, 3), "transfer_3": (-3, 3), "maker_minus_3": (-3, 0)}[options["mistake"]],
        first_codemaker=options["first_codemaker"],
        extra_rounds=options["tie_break"] == "extra_round",
    )


BOXES: Final[Mapping[str, Box]] = {
    box.name: box
    for box in (
        Box(
            name="classic",
            options=(*_rounds(2, "C1"), _first_codemaker("C1")),
            parts=(
                ("players", ("C1",)),
                ("code", ("C2",)),
                ("play", ("C3", "C4", "C5")),
                ("keys", KEYS),
                ("scoring", ("C6", "C7")),
                ("mistakes", ("C8",)),
                ("marking", MARKING),
                ("ending", ("C9",)),
            ),
            paragraphs=lambda _: _CLASSIC,
            game=_classic,
        ),
        Box(
            name="travel",
            options=(
                *_rounds(4, "T1"),
                _first_codemaker("T1"),
                _GUESSES,
                Choice("tie_break", ("extra_round", "draw"), "T9"),
                Number("colours", 8, 6, 8, "T2", changes_board=True),
            ),
            parts=(
                ("players", ("T1",)),
                ("code", ("T2", "T3")),
                ("play", ("T4", "T5")),
                ("keys", KEYS),
                ("scoring", ("T6", "T7", "T8")),
                ("mistakes", ("T10",)),
                ("marking", MARKING),
                ("ending", ("T9",)),
            ),
            paragraphs=lambda _: _TRAVEL,
            game=_travel,
            sliders=True,
        ),
        Box(
            name="hasbro94",
            options=(
                *_rounds(2, "H1"),
                _first_codemaker("H1"),
                _GUESSES,
                Choice("doubles", (False, True), "H10", changes_board=True),
                Choice("ninth_colour", (False, True), "H11", changes_board=True),
                Choice("penalty", ("codemaker", "as_printed"), "H8"),
            ),
            parts=(
                ("players", ("H1",)),
                ("code", ("H2", "T3")),
                ("play", ("H3", "H4")),
                ("keys", KEYS),
                ("scoring", ("H5", "H6", "H7", "H12")),
                ("mistakes", ("H8",)),
                ("marking", MARKING),
                ("ending", ("H9",)),
                ("variants", ("H10", "H11")),
            ),
            paragraphs=_hasbro94_paragraphs,
            game=_hasbro94,
            score_track=30,
        ),
        Box(
            name="duel",
            options=(
                *_rounds(3, "D1", step=2),
                Choice("rings", (5, 4), "D9", changes_board=True),
                Choice("handicap", (None, 0, 1), "D10", changes_board=True),
                Choice("race", (False, True), "D11"),
            ),
            parts=(
                ("players", ("D1",)),
                ("code", ("D2",)),
                ("play", ("D3", "D4")),
                ("keys", KEYS),
                ("scoring", ("D5", "D6", "D7", "D12")),
                ("mistakes", ("D8",)),
                ("marking", MARKING),
                ("variants", ("D9", "D10", "D11")),
            ),
            paragraphs=_duel_paragraphs,
            game=_duel,
        ),
        Box(
            name="group",
            options=(
                *_rounds(3, "G13", most=7),
                Choice("boards_each", (1, 2), "G1", changes_board=True),
                Choice("rows", ("as_code", "any"), "G5", changes_board=True),
                Choice("calls", ("on_turn", "anytime"), "G10"),
            ),
            parts=(
                ("players", ("G1",)),
                ("code", ("G2", "G3")),
                ("play", ("G4", "G5", "G6", "K1", "K2", "K4", "K6")),
                ("scoring", ("G7", "G8", "G9", "G11")),
                ("mistakes", ("G14",)),
                ("marking", MARKING),
                ("ending", ("G12", "G13")),
                ("variants", ("G10",)),
            ),
            paragraphs=lambda _: _GROUP,
            game=_group,
            players=_group_players,
            usual_players=3,
        ),
        Box(
            name="custom",
            options=(
                *_rounds(2, "C1"),
                _first_codemaker("C1"),
                Number("pegs", 4, 1, 8, "X1", changes_board=True),
                Number("colours", 6, 2, 12, "X1", changes_board=True),
                Number("row_limit", 10, 1, 20, "X1"),
                Choice("repeats", (True, False), "X1", changes_board=True),
                Choice("empties", (False, True), "X1", changes_board=True),
                Number("bonus", 1, 0, 100, "X1"),
                _GUESSES,
                Choice("tie_break", ("draw", "extra_round"), "X1"),
                Choice("mistake", ("breaker_plus_3", "transfer_3", "maker_minus_3"), "X1"),
            ),
            parts=(
                ("players", ("C1",)),
                ("code", ("X1", "T3", "H11")),
                ("play", ("C4", "C5")),
                ("keys", KEYS),
                ("scoring", ("C6",)),
                ("marking", MARKING),
                ("ending", ("C9", "T9")),
            ),
            paragraphs=lambda _: _CUSTOM,
            game=_custom,
            free_form=True,
            house=True,
        ),
    )
}

DEFAULT_BOX: Final = next(iter(BOXES))
"""The box that is played where nobody names one."""


def edition(name: str, chosen: Mapping[str, object] | None = None) -> Edition:
    """The edition that a box makes with the options chosen; the others have their defaults.

    Calls with the same options get the same object, so this is cheap to call again and again.
    """
    box = BOXES.get(name)
    if box is None:
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


def chosen_options(edition: Edition) -> dict[str, object]:
    """The options that differ from the defaults of the box: what a record keeps."""
    return {
        option.name: edition.options[option.name]
        for option in BOXES[edition.name].options
        if edition.options[option.name] != option.default
    }
