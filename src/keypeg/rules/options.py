"""Options: what players may agree on before a match, each with a default and bounds."""

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from keypeg.rules.edition import OptionValue
from keypeg.rules.refusals import Fault, Refusal, meant, shown

ANY_NUMBER: Final = 1_000_000
"""Stands for no upper bound."""


class Choice(Struct, frozen=True):
    """An option with a few values; the first is the default."""

    name: str
    values: tuple[OptionValue, ...]
    rule: str | None
    """The paragraph about it, where a rulebook has one."""
    changes_board: bool = False
    """Whether codes or rows look different with it."""

    @property
    def default(self) -> OptionValue:
        return self.values[0]

    def allows(self, value: object) -> bool:
        # True == 1 in Python, but not at the table.
        return any(type(value) is type(allowed) and value == allowed for allowed in self.values)

    def bounds(self) -> str:
        """The values it takes, in a form that every language understands."""
        return " | ".join(map(spelled, self.values))


class Number(Struct, frozen=True):
    """An option that is a whole number."""

    name: str
    default: int
    least: int
    most: int
    rule: str
    step: int = 1
    """The distance between values; the edition says why those in between are refused."""
    changes_board: bool = False
    """Whether codes or rows look different with it."""

    def allows(self, value: object) -> bool:
        return type(value) is int and self.least <= value <= self.most

    @property
    def values(self) -> Iterable[int]:
        """The values it takes, from the largest down."""
        return range(self.most, self.least - 1, -self.step)

    def bounds(self) -> str:
        """The values it takes, in a form that every language understands."""
        return f"≥ {self.least}" if self.most == ANY_NUMBER else f"{self.least}–{self.most}"


Option = Choice | Number


def spelled(value: OptionValue) -> str:
    """An option's value as records and the command line write it."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case _:
            return str(value)


def _bad_option(box: str, option: Option, value: object) -> Refusal:
    said, bounds = shown(_said(value)), option.bounds()
    if isinstance(option, Number) and type(value) is int and value > option.most:
        bounds = f"{option.least}–{option.most}"  # even where it stands for no bound
    named = [spelled(each) for each in option.values] if isinstance(option, Choice) else []
    if isinstance(value, str) and (close := meant(value, named)):
        return Refusal(
            Fault.BAD_OPTION, option.rule, why="meant", edition=box, option=option.name, value=said, meant=close
        )
    return Refusal(
        Fault.BAD_OPTION, option.rule, why="bounds", edition=box, option=option.name, bounds=bounds, value=said
    )


def _said(value: object) -> str:
    """A value as a refusal repeats it. What is inside a list or an object is left out: it may be nested too deeply."""
    match value:
        case None | str() | int():
            return spelled(value)
        case float():
            return repr(value)
        case list() | tuple():
            return "[…]"
        case _:
            return "{…}"


def settle(box: str, options: tuple[Option, ...], chosen: Mapping[str, object]) -> dict[str, OptionValue]:
    """Every option with its value: the default unless chosen. Refuses unknown names and values out of bounds."""
    known = {option.name: option for option in options}
    settled: dict[str, OptionValue] = {name: option.default for name, option in known.items()}
    for name, value in chosen.items():
        option = known.get(name)
        if option is None:
            if close := meant(name, known):
                raise Refusal(Fault.UNKNOWN_OPTION, why="meant", edition=box, option=shown(name), meant=close)
            listed = ", ".join(known)
            raise Refusal(Fault.UNKNOWN_OPTION, why="none_such", edition=box, option=shown(name), options=listed)
        if not option.allows(value):
            raise _bad_option(box, option, value)
        assert value is None or isinstance(value, str | int)  # allowed, so of an allowed type
        settled[name] = value
    return settled
