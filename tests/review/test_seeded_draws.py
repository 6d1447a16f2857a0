"""Seeded draws: fixed by their text, in bounds, and without bias."""

from collections import Counter
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from keypeg.review.seeded_draws import SeededDraws, drawn_number


@given(st.text(st.characters(codec="utf-8")), st.integers(1, 2**64))
def test_the_number_is_the_remainder_of_the_digest(text: str, count: int) -> None:
    # With so few numbers the digest is practically never too large.
    assert drawn_number(text, count) == int(sha256(text.encode()).hexdigest(), 16) % count


def test_numbers_that_would_be_likelier_than_others_are_drawn_again() -> None:
    count, again = (1 << 255) + 1, 0  # nearly every second digest is too large
    for number in range(20):
        digest = sha256(f"{number}".encode()).digest()
        while int.from_bytes(digest, "big") >= count:
            digest, again = sha256(digest).digest(), again + 1
        assert drawn_number(f"{number}", count) == int.from_bytes(digest, "big")
    assert again > 5


def test_every_number_is_as_likely() -> None:
    """Chi-squared with 5 degrees of freedom is above 30 in one of 80,000 cases, and these draws are always the same."""
    drawn = Counter(drawn_number(f"text {number}", 6) for number in range(6_000))
    assert set(drawn) == set(range(6))
    assert sum((count - 1_000) ** 2 / 1_000 for count in drawn.values()) < 30


def test_the_next_number_belongs_to_the_text_and_how_many_were_drawn() -> None:
    draws = SeededDraws("keypeg puzzle 1 4x6 3 7")
    assert [draws.number(1296) for _ in range(3)] == [
        drawn_number(f"keypeg puzzle 1 4x6 3 7 {number}", 1296) for number in (1, 2, 3)
    ]


def test_shuffling_keeps_everything_and_reaches_every_order() -> None:
    orders = Counter("".join(SeededDraws(f"order {number}").shuffled("abc")) for number in range(600))
    assert len(orders) == 6
    assert min(orders.values()) > 70
    assert all(sorted(order) == ["a", "b", "c"] for order in orders)
