"""Tries Keypeg as a stranger would: a fresh clone, an empty home, and every command of README and docs."""
