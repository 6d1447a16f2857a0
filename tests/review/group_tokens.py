"""Group rounds by laying the tokens in every way: which codes fit what a seat knows, and what a question tells it."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import permutations, product
from math import log2

from keypeg.rules.actions import Deal, Token
from keypeg.rules.attempts import AskedRow
from keypeg.rules.keys import answer

COLOURS, PLACES, COPIES = "WRGYKB", range(1, 6), 4
DEAL = Deal((Token("B", 3), Token("R", 2), Token("Y", 1)), 0)
"""The tokens of three seats with a board each."""
CODE = "YRB.."

Hand = tuple[Token, ...]


def asked_in_turn(rows: Sequence[str], seats: int = 3) -> list[AskedRow]:
    """Questions of all seats in turn, answered rightly."""
    return [asked(number % seats, row) for number, row in enumerate(rows)]


def asked(seat: int, row: str) -> AskedRow:
    """A question, answered rightly."""
    answers = (None if board == seat else answer(row, *token) for board, token in enumerate(DEAL.tokens))
    return AskedRow(seat, row, tuple(answers))


def holdings(seat: int, known: Sequence[AskedRow], wrong: Sequence[str] = ()) -> Iterator[tuple[Hand, int]]:
    """Every way in which the tokens may lie, by all that a seat knows, each with its weight."""
    for colours in product(COLOURS, repeat=3):
        for numbers in permutations(PLACES, 3):
            held = tuple(map(Token, colours, numbers))
            if held[seat] == DEAL.tokens[seat] and code_of(held) not in wrong and _fits(held, seat, known):
                weight = 1
                for board, colour in enumerate(colours):
                    weight *= COPIES - colours[:board].count(colour)
                yield held, weight


def _fits(held: Hand, seat: int, known: Sequence[AskedRow]) -> bool:
    return all(
        answer(row.row, *held[board]) == given
        for row in known
        for board, given in enumerate(row.answers)
        if given is not None and board != seat
    )


def code_of(held: Hand) -> str:
    """The code that some tokens make."""
    colours = {token.number: token.colour for token in held}
    return "".join(colours.get(place, ".") for place in PLACES)


def codes(seat: int, known: Sequence[AskedRow], wrong: Sequence[str] = ()) -> Counter[str]:
    """The codes that fit what a seat knows, each with its weight."""
    weights: Counter[str] = Counter()
    for held, weight in holdings(seat, known, wrong):
        weights[code_of(held)] += weight
    return weights


def information(seat: int, known: Sequence[AskedRow], wrong: Sequence[str], row: str) -> float:
    """The bits about the code that a seat may expect of the answers to a row."""
    weighed = list(holdings(seat, known, wrong))

    def answers(held: Hand) -> Hashable:
        return tuple(answer(row, *token) for board, token in enumerate(held) if board != seat)

    def entropy(of: Callable[[Hand], Hashable]) -> float:
        mass: Counter[Hashable] = Counter()
        for held, weight in weighed:
            mass[of(held)] += weight
        return sum(weight / mass.total() * log2(mass.total() / weight) for weight in mass.values())

    return entropy(code_of) + entropy(answers) - entropy(lambda held: (code_of(held), answers(held)))
