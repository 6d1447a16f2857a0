"""What every environment refuses when it is made."""

from typing import Final

RENDER_MODES: Final = ("ansi", "rgb_array")


def check_render_mode(mode: str | None) -> None:
    """Refuse a render mode that no environment has."""
    if mode is not None and mode not in RENDER_MODES:
        there_is = " and ".join(map(repr, RENDER_MODES))
        raise ValueError(f"There is no render mode {mode!r}; there are {there_is}.")
