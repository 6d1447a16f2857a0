"""The group edition: who holds what, what to ask, and when to call."""
