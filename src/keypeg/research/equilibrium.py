"""The equilibrium of a board: the mixed strategies of codemaker and codebreaker, and the value of a round.

The codemaker chooses a symmetry class of codes, the codebreaker a strategy, and the objective says what the codemaker
is paid. Round by round, the codebreaker's best response to the codemaker's mixed strategy joins the known strategies,
and the matrix game is solved again. Both bounds of the value are exact fractions; when they meet, the value is proven.
"""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from math import gcd, lcm
from typing import Final

from msgspec import Struct

from keypeg.research.matrix_game import MixedStrategy, Payoffs, solve_matrix_game
from keypeg.research.part_search import quick_lower_bound
from keypeg.research.refusals import ResearchFault, ResearchRefusal
from keypeg.thinking.boards import Board
from keypeg.thinking.exact_search import solve
from keypeg.thinking.objectives import NEVER, Objective
from keypeg.thinking.one_step_rules import RULES, one_step_tree
from keypeg.thinking.symmetry_classes import symmetry_classes
from keypeg.thinking.tree_check import code_costs
from keypeg.thinking.trees import Tree

MOST_WEIGHT: Final = 1 << 24
"""The largest weight of a code that the search takes."""

FINE_WEIGHT: Final = 1000
"""With a largest weight below this, rounding would distort the weights. Then classes of probability zero get a little
weight too, which leaves more room for the others."""

MOST_CODES: Final = 65_535
"""The search numbers codes by two bytes."""


class ClassProbability(Struct, frozen=True):
    """How often the codemaker hides a code of a symmetry class. Every code of the class is equally likely."""

    name: str
    codes: int
    probability: Fraction


class WeightedStrategy(Struct, frozen=True):
    """A strategy, how often the codebreaker follows it, and its average cost against each symmetry class."""

    probability: Fraction
    tree: Tree
    payoffs: Payoffs


class Equilibrium(Struct, frozen=True):
    """The value of a board, or bounds for it. Each bound is proven by the mixed strategy of one side."""

    lower_bound: Fraction
    """What the codemaker's mixed strategy secures against every strategy."""
    upper_bound: Fraction
    """What the codebreaker's mixed strategy costs at worst."""
    codemaker: tuple[ClassProbability, ...]
    codebreaker: tuple[WeightedStrategy, ...]
    rounds: int
    """How many best responses were searched."""

    @property
    def exact(self) -> bool:
        """Whether the value is proven."""
        return self.lower_bound == self.upper_bound

    @property
    def value(self) -> Fraction | None:
        """The value of a round to the codemaker, if proven."""
        return self.lower_bound if self.exact else None


def equilibrium(
    board: Board,
    objective: Objective,
    *,
    quick: bool = False,
    progress: Callable[[Equilibrium], object] | None = None,
) -> Equilibrium:
    """The value of a board and mixed strategies that reach it; with `quick` only bounds.

    `progress` is called after every round. Ctrl-C ends the search with the bounds so far.
    """
    game = _Game(board, objective)
    game.find_first_bounds()
    try:
        while not (quick or game.known().exact or game.stuck):
            game.add_best_response()
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
            raise ResearchRefusal(ResearchFault.TOO_MANY_CODES, codes=len(board), most=MOST_CODES)
        self._board = board
        self._objective = objective
        self._classes = symmetry_classes(board)
        self._sizes = [len(codes) for codes in self._classes.values()]
        self._strategies: list[Tree] = []
        self._payoffs: list[Payoffs] = []
        self._target: MixedStrategy = _equal_chances(self._sizes)
        """The codemaker's best mixed strategy against the known strategies."""
        self._straight = True
        """Whether to respond to the target, or to the middle between it and the best so far, which strays less."""
        self._lower_bound = Fraction()
        self._codemaker: MixedStrategy = self._target
        self._upper_bound = Fraction(objective.failure)
        self._codebreaker: MixedStrategy = ()
        self._rounds = 0
        self.stuck = False
        """Whether another best response would be one that is known already."""

    def find_first_bounds(self) -> None:
        """An upper bound from the one-step rules, and a lower bound against equally likely codes."""
        for rule in RULES.values():
            self._add(one_step_tree(self._board, rule))
        self._solve_known()
        self._raise_lower_bound([1] * len(self._sizes), quick_lower_bound(self._board, self._objective))

    def add_best_response(self) -> None:
        """Search the codebreaker's best response, and solve the matrix game again."""
        halfway = tuple((target + best) / 2 for target, best in zip(self._target, self._codemaker, strict=True))
        weights = _weights(self._target if self._straight else halfway, self._sizes, self._objective.failure)
        never = sum(size for size, weight in zip(self._sizes, weights, strict=True) if not weight)
        # A code that is never hidden weighs next to nothing: all of them together less than one unit of any other.
        # So the search still finds the least cost of the others, and lays no silly rows for these.
        unit = 1 + never * self._objective.failure
        solution = solve(
            self._board, self._objective, weights=self._weights_by_code([weight * unit or 1 for weight in weights])
        )
        self._rounds += 1
        self._raise_lower_bound(weights, solution.total // unit)
        expected = min(map(self._cost_against_target, self._payoffs))
        new = self._add(solution.tree)
        self.stuck = self._straight and not new and self._rounds > 1
        self._straight = not new or self._cost_against_target(self._payoffs[-1]) >= expected
        self._target = self._solve_known()

    def known(self) -> Equilibrium:
        """The best bounds so far, and the mixed strategies that prove them."""
        classes = zip(self._classes, self._sizes, self._codemaker, strict=True)
        # Strategies found after the best upper bound are not part of it.
        strategies = zip(self._codebreaker, self._strategies, self._payoffs, strict=False)
        return Equilibrium(
            lower_bound=self._lower_bound,
            upper_bound=self._upper_bound,
            codemaker=tuple(ClassProbability(*each) for each in classes),
            codebreaker=tuple(WeightedStrategy(*each) for each in strategies if each[0]),
            rounds=self._rounds,
        )

    def _weights_by_code(self, weights: Sequence[int]) -> Mapping[str, int] | None:
        if len(set(weights)) == 1 == weights[0]:
            return None
        return {code: weight for codes, weight in zip(self._classes.values(), weights, strict=True) for code in codes}

    def _add(self, tree: Tree) -> bool:
        """Add a strategy. Returns whether its payoffs are new."""
        costs = code_costs(tree, self._board, self._objective)
        payoffs = tuple(Fraction(sum(map(costs.__getitem__, codes)), len(codes)) for codes in self._classes.values())
        if payoffs in self._payoffs:
            return False
        self._strategies.append(tree)
        self._payoffs.append(payoffs)
        return True

    def _raise_lower_bound(self, weights: Sequence[int], total: int) -> None:
        """Take in that every strategy costs at least `total`, summed over codes with these weights."""
        masses = [weight * size for weight, size in zip(weights, self._sizes, strict=True)]
        if (bound := Fraction(total, sum(masses))) > self._lower_bound:
            self._lower_bound = bound
            self._codemaker = tuple(Fraction(mass, sum(masses)) for mass in masses)

    def _cost_against_target(self, payoffs: Payoffs) -> Fraction:
        return sum((chance * cost for chance, cost in zip(self._target, payoffs, strict=True)), Fraction())

    def _solve_known(self) -> MixedStrategy:
        """Solve the matrix game of the known strategies. Returns the codemaker's best mixed strategy in it."""
        solution = solve_matrix_game(self._payoffs)
        if (bound := solution.upper_bound(self._payoffs)) < self._upper_bound:
            self._upper_bound, self._codebreaker = bound, solution.codebreaker
        return solution.codemaker


def _equal_chances(sizes: Sequence[int]) -> MixedStrategy:
    """The mixed strategy that hides every code equally often."""
    return tuple(Fraction(size, sum(sizes)) for size in sizes)


def _weights(mixed: MixedStrategy, sizes: Sequence[int], failure: int) -> list[int]:
    """The weight of a code of each class: exact, or as near as the largest weight of the search allows."""
    each = [probability / size for probability, size in zip(mixed, sizes, strict=True)]
    whole = lcm(*(weight.denominator for weight in each))
    weights = [int(weight * whole) for weight in each]
    weights = [weight // gcd(*weights) for weight in weights]
    never = sum(size for size, weight in zip(sizes, weights, strict=True) if not weight)
    heaviest = min(MOST_WEIGHT, NEVER // (2 * failure * sum(sizes)))
    most = heaviest // (1 + failure * never)
    if max(weights) <= most:
        return weights
    if most < FINE_WEIGHT:
        return [max(1, round(Fraction(weight * heaviest, max(weights)))) for weight in weights]
    return [max(1, round(Fraction(weight * most, max(weights)))) if weight else 0 for weight in weights]
