"""The inner loops agree, whichever the processor has: each of them is compared with plain counting."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from keypeg.thinking import _native
from keypeg.thinking.exact_search import solve
from keypeg.thinking.objectives import at_most
from tests.thinking.shapes import board

KERNELS = _native.kernel_names()


@pytest.fixture(params=KERNELS)
def kernels(request: pytest.FixtureRequest) -> Iterator[str]:
    _native.use_kernels(request.param)
    yield request.param
    _native.use_kernels("fastest")


def losing_keys(holes: int) -> int:
    return holes * (holes + 3) // 2 - 1


def random_keys(rng: random.Random, codes: int, columns: int, holes: int) -> list[bytes]:
    """Keys of some codes at some columns: few of them, or all, the winning one included."""
    losing = losing_keys(holes)
    some = rng.sample(range(losing), rng.randint(1, losing))
    return [bytes(rng.choice([*some, losing + 1]) for _ in range(columns)) for _ in range(codes)]


def sizes_of_shapes(rng: random.Random, most_codes: int) -> Iterator[tuple[int, int, int]]:
    """Holes, codes and columns: every number of holes, and what lies around the width of a register and of a byte."""
    for holes in range(1, 9):
        for codes in (1, 2, 7, 8, 9, rng.randint(10, 60), most_codes):
            yield holes, codes, rng.choice([1, 31, 32, 33, 63, 64, 65, 96, rng.randint(97, 200)])


@pytest.mark.parametrize(("wide", "most_codes"), [(False, 255), (True, 700)])
@pytest.mark.usefixtures("kernels")
def test_cells_are_counted_right_for_any_number_of_codes_columns_and_keys(*, wide: bool, most_codes: int) -> None:
    rng = random.Random(most_codes)
    for holes, codes, columns in sizes_of_shapes(rng, most_codes):
        keys = random_keys(rng, codes, columns, holes)
        losing, knot = losing_keys(holes), rng.randint(0, 30)
        sizes, counts, sums = _native.cell_sizes(keys, key_count=losing, knot=knot, wide=wide)
        for column in range(columns):
            expected = Counter(line[column] for line in keys)
            at = column * losing
            assert sizes[at : at + losing] == [expected[key] for key in range(losing)], (holes, codes, columns)
            assert counts[column] == sum(expected[key] > 0 for key in range(losing))
            assert sums[column] == sum(max(0, expected[key] - knot) for key in range(losing))


@pytest.mark.usefixtures("kernels")
def test_repeats_are_exact_below_the_limit_and_never_too_low_above_it() -> None:
    rng = random.Random(32)
    for holes, codes, columns in sizes_of_shapes(rng, 33):
        keys = random_keys(rng, codes, columns, holes)
        exact = [codes - len({line[column] for line in keys}) for column in range(columns)]
        for limit in {1, rng.randint(1, codes + 1), 255}:
            least, repeats = _native.count_repeats(
                keys, key_count=losing_keys(holes) + 2, limit=limit, minimum_only=False
            )
            assert [min(limit, found) for found in repeats] == [min(limit, right) for right in exact]
            assert all(found <= right for found, right in zip(repeats, exact, strict=True))
            alone, _ = _native.count_repeats(keys, key_count=losing_keys(holes) + 2, limit=limit, minimum_only=True)
            assert min(limit, least) == min(limit, alone) == min(limit, *exact)


@pytest.mark.usefixtures("kernels")
def test_columns_are_picked_in_order() -> None:
    rng = random.Random(64)
    for blocks in range(1, 20):
        line = rng.randbytes(64 * blocks)
        masks = [rng.choice([0, 1, 1 << 63, 2**64 - 1, rng.getrandbits(64)]) for _ in range(blocks)]
        picked = _native.pick_columns(line, masks)
        wanted = bytes(byte for at, byte in enumerate(line) if masks[at // 64] >> at % 64 & 1)
        assert picked in (None, wanted)


def test_the_same_strategy_is_found_whatever_the_inner_loops() -> None:
    """So the tree of a board, and the hash of its file, do not depend on the processor."""
    for tested, objective in (
        (board(4, 5), at_most(5)),
        (board(5, 4), at_most(6)),
        (board(4, 7, repeats=False), at_most(6)),
    ):
        found = []
        for name in KERNELS:
            _native.use_kernels(name)
            found.append(solve(tested, objective))
        _native.use_kernels("fastest")
        assert all(one == found[0] for one in found)
