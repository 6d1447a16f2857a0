"""Keypeg: Mastermind, all of it."""

__version__ = "0.1.0"
