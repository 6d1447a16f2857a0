"""Generators: random editions, random matches, and matches that differ only in what a seat cannot see.

Every property test uses these. Matches are played through the protocol alone: by taking offers.
"""

import random
from collections.abc import Iterator
from typing import Any, assert_never

from hypothesis import strategies as st
from msgspec import Struct

from keypeg.records.entries import Entry
from keypeg.records.record import Record
from keypeg.rules import referee
from keypeg.rules.actions import (
    Action,
    AskRow,
    CallMastermind,
    Challenge,
    Deal,
    GiveAnswer,
    HideCode,
    LayRow,
    MarkRow,
    Resign,
    TakeHint,
    Token,
)
from keypeg.rules.boxes import BOXES, edition
from keypeg.rules.codebreaking import Codebreaking
from keypeg.rules.edition import Edition
from keypeg.rules.events import Event
from keypeg.rules.group import Group
from keypeg.rules.keys import Answer, Key, answer, can_exist, mark
from keypeg.rules.offers import (
    MayAskRow,
    MayCallMastermind,
    MayChallenge,
    MayDeal,
    MayGiveAnswer,
    MayHideCode,
    MayLayRow,
    MayMarkRow,
    MayResign,
    MayTakeHint,
    Offer,
)
from keypeg.rules.options import Choice
from keypeg.rules.palette import EMPTY
from keypeg.rules.referee import State
from keypeg.rules.refusals import Refusal
from keypeg.rules.shapes import Shape

NAMES = ("Ada", "Bo", "Cy", "Dee")
ANSWERS: tuple[Answer, ...] = ("black", "white", "none")


class Played(Struct):
    """A match as it was played: every action with the state before it and what followed."""

    record: Record
    states: list[State]
    """The state before each action, and the last one."""
    events: list[list[Event]]

    @property
    def state(self) -> State:
        return self.states[-1]


def random_options(rng: random.Random, box: str) -> dict[str, Any]:
    """Options that a table might agree on, each default half of the time; they may contradict each other."""
    chosen: dict[str, Any] = {}
    for option in BOXES[box].options:
        if rng.random() < 0.5:
            continue
        if isinstance(option, Choice):
            chosen[option.name] = rng.choice(option.values)
        else:
            chosen[option.name] = rng.randint(option.least, min(option.most, option.least + 8))
    return chosen


def random_edition(rng: random.Random, box: str | None = None) -> Edition:
    """An edition with random options."""
    while True:
        name = box or rng.choice(list(BOXES))
        try:
            return edition(name, random_options(rng, name))
        except Refusal:
            continue


def random_row(rng: random.Random, shape: Shape) -> str:
    """A row of the shape."""
    pegs = shape.holes - rng.randint(shape.fewest_empty, shape.most_empty)
    if not shape.repeats:
        pegs = min(pegs, len(shape.colours))
    colours = rng.choices(shape.colours, k=pegs) if shape.repeats else rng.sample(shape.colours, pegs)
    row = [*colours, *EMPTY * (shape.holes - pegs)]
    rng.shuffle(row)
    return "".join(row)


def possible_keys(holes: int) -> list[Key]:
    """Every key that rows of so many holes can earn."""
    keys = (Key(reds, whites) for reds in range(holes + 1) for whites in range(holes + 1))
    return [key for key in keys if can_exist(key, holes)]


def take(offer: Offer, state: State, seat: int | None, rng: random.Random) -> Action:
    """An action that takes the offer, knowing the state: rows are right, and marks wrong, often enough to matter."""
    match offer:
        case MayHideCode(shape=shape):
            return HideCode(random_row(rng, shape))
        case MayLayRow(shape=shape):
            code = _code_to_find(state, seat)
            return LayRow(code if rng.random() < 0.15 else random_row(rng, shape))
        case MayMarkRow(row=row):
            if rng.random() < 0.05:
                return MarkRow(*rng.choice(possible_keys(len(row))))
            return MarkRow(*mark(row, _code_hidden_by(state, seat)))
        case MayAskRow(shape=shape):
            return AskRow(random_row(rng, shape))
        case MayCallMastermind(shape=shape):
            assert isinstance(state, Group)
            return CallMastermind(state.code if rng.random() < 0.5 else random_row(rng, shape))
        case MayGiveAnswer(board=board, row=row):
            assert isinstance(state, Group)
            assert seat is not None
            right = answer(row, *state.hands[seat][board])
            return GiveAnswer(rng.choice(ANSWERS) if rng.random() < 0.05 else right, board)
        case MayDeal():
            return random_deal(offer, state.seats, rng)
        case MayChallenge():
            return Challenge()
        case MayResign():
            return Resign()
        case MayTakeHint():
            return TakeHint(rng.randint(1, 4))
        case _:
            assert_never(offer)


def random_deal(offer: MayDeal, seats: int, rng: random.Random) -> Deal:
    """A draw of tokens."""
    colours = rng.sample(offer.colours * offer.copies, offer.boards)
    numbers = rng.sample(range(1, offer.places + 1), offer.boards)
    tokens = tuple(map(Token, colours, numbers))
    return Deal(tokens, rng.randrange(seats) if offer.names_opener else None)


def _code_to_find(state: State, seat: int | None) -> str:
    assert not isinstance(state, Group)
    assert seat is not None
    code = state.code if isinstance(state, Codebreaking) else state.codes[1 - seat]
    assert code is not None
    return code


def _code_hidden_by(state: State, seat: int | None) -> str:
    assert not isinstance(state, Group)
    assert seat is not None
    code = state.code if isinstance(state, Codebreaking) else state.codes[seat]
    assert code is not None
    return code


def actors(state: State) -> Iterator[int | None]:
    """Everyone who could act: each seat, and the table."""
    yield None
    yield from range(state.seats)


_RARE = {MayResign: 0.02, MayTakeHint: 0.04, MayChallenge: 0.06, MayCallMastermind: 0.15}


def random_action(state: State, rng: random.Random) -> tuple[int | None, Action] | None:
    """Someone's next action, or None when the match is over."""
    choices = [(seat, offer) for seat in actors(state) for offer in referee.offers(state, seat)]
    if not choices:
        return None
    weights = [_RARE.get(type(offer), 1.0) for _, offer in choices]
    ((seat, offer),) = rng.choices(choices, weights)
    return seat, take(offer, state, seat, rng)


def play_match(rng: random.Random, agreed: Edition, seats: int | None = None, most: int = 200) -> Played:
    """A random match of at most so many actions."""
    seats = seats or rng.choice(agreed.players)
    state = referee.start(agreed, seats)
    played = Played(Record(agreed, NAMES[:seats], []), [state], [])
    while len(played.events) < most and (move := random_action(state, rng)):
        seat, action = move
        state, events = referee.play(state, seat, action)
        played.record.entries.append(Entry(seat, action))
        played.states.append(state)
        played.events.append(events)
    return played


def editions(box: str | None = None) -> st.SearchStrategy[Edition]:
    """Editions with random options."""
    return st.randoms(use_true_random=False).map(lambda rng: random_edition(rng, box))


@st.composite
def matches(draw: st.DrawFn, box: str | None = None, most: int = 120) -> Played:
    """Random matches, cut anywhere or played to the end."""
    rng = draw(st.randoms(use_true_random=False))
    return play_match(rng, random_edition(rng, box), most=draw(st.integers(0, most)))


def every_variant() -> Iterator[tuple[str, dict[str, Any], int]]:
    """Each box with its defaults, and with each other value of each option, for each number of players."""
    for box in BOXES.values():
        variants: list[dict[str, Any]] = [{}]
        for option in box.options:
            if isinstance(option, Choice):
                variants += ({option.name: value} for value in option.values[1:])
            elif option.name != "rounds":
                variants += ({option.name: value} for value in {option.least, option.most} - {option.default})
        for variant in variants:
            for seats in edition(box.name, variant).players:
                yield box.name, variant, seats


def any_action(rng: random.Random, state: State) -> Action:
    """An action of any kind, fitting or not."""
    letters = rng.choice(["RYGBWKOP", "RGBYOPWKNTML.", "WRGYKB.", "rx?"])
    row = "".join(rng.choices(letters, k=rng.choice([1, 4, 4, 5, 5, 8])))
    tokens = tuple(Token(rng.choice("WRGYKBO"), rng.randint(0, 6)) for _ in range(rng.randint(1, 5)))
    kinds: list[Action] = [
        HideCode(row),
        LayRow(row),
        MarkRow(rng.randint(-1, 6), rng.randint(-1, 6)),
        Challenge(),
        Resign(),
        Deal(tokens, rng.choice([None, 0, 1, 9])),
        AskRow(row),
        GiveAnswer(rng.choice(ANSWERS), rng.randint(-1, 2)),
        CallMastermind(row),
        TakeHint(rng.randint(1, 4)),
    ]
    offered = [take(offer, state, seat, rng) for seat in actors(state) for offer in referee.offers(state, seat)]
    return rng.choice(kinds + offered)
