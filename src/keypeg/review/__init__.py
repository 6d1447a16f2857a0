"""Review: what a match teaches. What each row was worth and how lucky it was, and what the rows prove about the code.

- `match_reviews`, `board_reviews`, `group_reviews`, `row_reviews`, …: what the rows of a match were worth.
- `facts`, `group_facts`, `hints`, `position_analyses`: what rows prove, and help for whoever looks for a code.
- `puzzles`, `deductions`, `puzzle_grades`, `row_puzzles`: puzzles, and the proofs of their answers.
- `daily`, `seeded_draws`: the code of the day, and numbers that follow from a text alone.
- `histories`: what many matches come to.

Everything here is pure: a record, a position, a seed or a date in, a value out.
"""
