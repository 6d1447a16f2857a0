"""Review: what a match teaches. What each row was worth and how lucky it was, and what the rows prove about the code.

Everything here is pure: a record or a position in, a value out.
"""
