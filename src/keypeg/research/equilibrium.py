"""The equilibrium of a board: how a codemaker who knows the game hides, how a codebreaker answers, and its worth.

The codemaker picks a kind of code, the codebreaker a strategy, and the codemaker is paid what the objective says.
Round by round the codebreaker's best answer to the codemaker's mix joins the strategies known, and both mix anew. What
the mix secures and what the strategies concede are exact fractions; where they meet, the value is proven.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import gcd, lcm
from typing import Final

from msgspec import Struct

from keypeg.research.mixtures import Concedes, Mix, best_mixtures
from keypeg.research.openings import quick_bound
from keypeg.thinking.boards import Board
from keypeg.thinking.exact import solve
from keypeg.thinking.kinds import kinds
from keypeg.thinking.objectives import NEVER, Objective
from keypeg.thinking.one_step import RULES, strategy
from keypeg.thinking.replay import costs
from keypeg.thinking.trees import Tree

HEAVIEST: Final = 1 << 24
"""The largest weight that the search takes."""

COARSE: Final = 1000
"""Where kinds that are hidden would weigh less than this, those that are not are hidden too, next to never."""

MOST_CODES: Final = 65_535
"""The search numbers codes by two bytes."""


class TooManyCodes(ValueError):
    """The board has more codes than can be searched."""


class Share(Struct, frozen=True):
    """How often the codemaker hides a kind of code, each code of it alike."""

    kind: str
    codes: int
    chance: Fraction


class Plan(Struct, frozen=True):
    """A strategy, how often the codebreaker follows it, and what it concedes on average to each kind."""

    chance: Fraction
    tree: Tree
    concedes: Concedes


class Equilibrium(Struct, frozen=True):
    """The value of a board, or bounds for it. Both bounds are proven, by the mixes that stand beside them."""

    least: Fraction
    """What the codemaker's mix secures against every strategy."""
    most: Fraction
    """What the codebreaker's mix concedes at worst."""
    hide: tuple[Share, ...]
    follow: tuple[Plan, ...]
    rounds: int
    """How many best answers were searched for."""

    @property
    def exact(self) -> bool:
        """Whether the value is proven."""
        return self.least == self.most

    @property
    def value(self) -> Fraction | None:
        """What the game is worth to the codemaker, if proven."""
        return self.least if self.exact else None


Progress = Callable[[Equilibrium], object]
"""Told what is known after every round."""


def equilibrium(
    board: Board,
    objective: Objective,
    *,
    quick: bool = False,
    progress: Progress | None = None,
) -> Equilibrium:
    """The value of a board and mixes that reach it; with `quick` only bounds. Ctrl-C ends it with the bounds so far."""
    game = _Game(board, objective)
    game.look()
    try:
        while not (quick or game.known().exact or game.stuck):
            game.answer()
            if progress is not None:
                progress(game.known())
    except KeyboardInterrupt:
        pass
    return game.known()


class _Game:
    """What is known of a board on the way to its equilibrium."""

    def __init__(self, board: Board, objective: Objective) -> None:
        if objective.failure >= NEVER:
            raise ValueError("An equilibrium needs a price for the code that is never found.")
        if len(board) > MOST_CODES:
            raise TooManyCodes(f"This board has {len(board):,} codes; at most {MOST_CODES:,} can be searched.")
        self._board = board
        self._objective = objective
        self._kinds = kinds(board)
        self._sizes = [len(codes) for codes in self._kinds.values()]
        self._plans: list[Tree] = []
        self._concedes: list[Concedes] = []
        self._aim: Mix = _equal(self._sizes)
        """The codemaker's best mix against the strategies known."""
        self._straight = True
        """Whether to answer that mix, or one halfway between it and the best so far, which strays less."""
        self._least = Fraction()
        self._hide: Mix = self._aim
        self._most = Fraction(objective.failure)
        self._follow: Mix = ()
        self._rounds = 0
        self.stuck = False
        """Whether another best answer would be one that is known already."""

    def look(self) -> None:
        """First bounds: one-step rules from above, and one look at first rows against equal chances from below."""
        for rule in RULES.values():
            self._learn(strategy(self._board, rule))
        self._follow_best()
        self._secured([1] * len(self._sizes), quick_bound(self._board, self._objective))

    def answer(self) -> None:
        """Search for the codebreaker's best answer, and let both sides mix anew."""
        halfway = tuple((aim + best) / 2 for aim, best in zip(self._aim, self._hide, strict=True))
        weights = _weights(self._aim if self._straight else halfway, self._sizes, self._objective.failure)
        never = sum(size for size, weight in zip(self._sizes, weights, strict=True) if not weight)
        # A code that is never hidden weighs next to nothing: all of them together less than one unit of any other.
        # So the search still finds the least cost of the others, and lays no silly rows for these.
        unit = 1 + never * self._objective.failure
        heavy = [weight * unit or 1 for weight in weights]
        solution = solve(self._board, self._objective, weights=self._by_code(heavy))
        self._rounds += 1
        self._secured(weights, solution.total // unit)
        expected = min(self._against_aim(strategy) for strategy in self._concedes)
        new = self._learn(solution.tree)
        self.stuck = self._straight and not new and self._rounds > 1
        self._straight = not new or self._against_aim(self._concedes[-1]) >= expected
        self._aim = self._follow_best()

    def known(self) -> Equilibrium:
        """The best bounds so far, and what proves them."""
        shares = zip(self._kinds, self._sizes, self._hide, strict=True)
        plans = zip(self._follow, self._plans, self._concedes, strict=False)  # those found since are not followed
        return Equilibrium(
            self._least,
            self._most,
            tuple(Share(kind, codes, chance) for kind, codes, chance in shares),
            tuple(Plan(chance, tree, concedes) for chance, tree, concedes in plans if chance),
            self._rounds,
        )

    def _by_code(self, weights: Sequence[int]) -> Mapping[str, int] | None:
        if len(set(weights)) == 1 == weights[0]:
            return None
        return {code: weight for codes, weight in zip(self._kinds.values(), weights, strict=True) for code in codes}

    def _learn(self, tree: Tree) -> bool:
        """Add a strategy; says whether it concedes anything else than those known."""
        each = costs(tree, self._board, self._objective)
        concedes = tuple(Fraction(sum(map(each.__getitem__, codes)), len(codes)) for codes in self._kinds.values())
        if concedes in self._concedes:
            return False
        self._plans.append(tree)
        self._concedes.append(concedes)
        return True

    def _secured(self, weights: Sequence[int], total: int) -> None:
        """Every strategy costs so much at least, summed over codes that weigh so much."""
        whole = [weight * size for weight, size in zip(weights, self._sizes, strict=True)]
        if (least := Fraction(total, sum(whole))) > self._least:
            self._least, self._hide = least, tuple(Fraction(part, sum(whole)) for part in whole)

    def _against_aim(self, strategy: Concedes) -> Fraction:
        return sum((chance * cost for chance, cost in zip(self._aim, strategy, strict=True)), Fraction())

    def _follow_best(self) -> Mix:
        """Mix the strategies known as well as can be; returns how the codemaker would best hide from these."""
        mixtures = best_mixtures(self._concedes)
        if (most := mixtures.conceded(self._concedes)) < self._most:
            self._most, self._follow = most, mixtures.follow
        return mixtures.hide


def _equal(sizes: Sequence[int]) -> Mix:
    """Every code alike."""
    return tuple(Fraction(size, sum(sizes)) for size in sizes)


def _weights(hide: Mix, sizes: Sequence[int], failure: int) -> list[int]:
    """What each code of a kind weighs: exactly as the mix has it, or as near as the search can tell weights apart."""
    each = [chance / size for chance, size in zip(hide, sizes, strict=True)]
    whole = lcm(*(weight.denominator for weight in each))
    weights = [int(weight * whole) for weight in each]
    weights = [weight // gcd(*weights) for weight in weights]
    never = sum(size for size, weight in zip(sizes, weights, strict=True) if not weight)
    heaviest = min(HEAVIEST, NEVER // (2 * failure * sum(sizes)))
    most = heaviest // (1 + failure * never)
    if max(weights) <= most:
        return weights
    if most < COARSE:
        return [max(1, round(Fraction(weight * heaviest, max(weights)))) for weight in weights]
    return [max(1, round(Fraction(weight * most, max(weights)))) if weight else 0 for weight in weights]
