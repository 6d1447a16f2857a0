"""Thinking: what a code can still be and which row is best. The Python face of the native core."""
