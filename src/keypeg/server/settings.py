"""Settings: what a server is told before it starts, by flags, the environment (`KEYPEG_…`) and a TOML file.

A flag beats the environment, which beats the file, which beats the default. Every field below is one setting under the
same name in all three places.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, get_args, get_type_hints

import msgspec
from msgspec import Meta, Struct

PREFIX: Final = "KEYPEG_"


class BadSetting(Exception):
    """A setting that cannot be used; the message says which, and where it came from."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """One server's settings. What a field means is its description, which `--help` prints."""

    host: Annotated[str, Meta(min_length=1, description="address to listen on; localhost is for this machine")] = (
        "localhost"
    )
    port: Annotated[int, Meta(ge=0, le=65535, description="port to listen on; 0 takes any that is free")] = 8000
    database: Annotated[
        str, Meta(description="SQLite file, or postgresql://… to be a node among many (default: in your data folder)")
    ] = ""
    thinkers: Annotated[int, Meta(ge=0, le=256, description="processes for computers to think in; 0 is none")] = 1
    allow_hosts: Annotated[
        str,
        Meta(description="names that the server goes by besides localhost, separated by commas"),
    ] = ""
    allow_origins: Annotated[
        str, Meta(description="origins, separated by commas, whose pages may use the server, besides its own")
    ] = ""
    proxies: Annotated[
        str, Meta(description="addresses of proxies, separated by commas, that are believed about whom they speak for")
    ] = ""
    secure_cookies: Annotated[bool, Meta(description="send cookies over HTTPS only")] = False
    actions_a_second: Annotated[
        float, Meta(ge=0, description="what one guest may send, after a burst; 0 is no limit")
    ] = 20.0
    requests_a_second: Annotated[
        float, Meta(ge=0, description="what one address may send, after a burst; 0 is no limit")
    ] = 200.0
    guests_a_minute: Annotated[
        float, Meta(ge=0, description="how many guests one address may become, after a burst; 0 is no limit")
    ] = 60.0
    sockets: Annotated[int, Meta(ge=1, description="how many tables one address may follow at once")] = 500
    log_level: Annotated[str, Meta(pattern="^(debug|info|warning|error)$", description="how much is logged")] = "info"

    def __repr__(self) -> str:  # the database's address may hold a password
        return f"Settings({self.host}, {self.port})"


DESCRIPTIONS: Final[dict[str, str]] = {
    name: next(meta.description or "" for meta in get_args(hint) if isinstance(meta, Meta))
    for name, hint in get_type_hints(Settings, include_extras=True).items()
}
TYPES: Final[dict[str, type]] = get_type_hints(Settings)


def settle(flags: Mapping[str, str], environment: Mapping[str, str], config: str | None = None) -> Settings:
    """The settings from everywhere."""
    chosen: dict[str, Any] = {}
    origin: dict[str, str] = {}
    config = config or environment.get(f"{PREFIX}CONFIG")
    if config:
        for name, value in _read(Path(config)).items():
            chosen[name], origin[name] = value, f"{name} in {config}"
    for name in TYPES:
        variable = PREFIX + name.upper()
        if variable in environment:
            chosen[name], origin[name] = environment[variable], variable
        if name in flags:
            chosen[name], origin[name] = flags[name], flag(name)
    for name, value in chosen.items():
        if name not in TYPES:
            raise BadSetting(f"{origin[name]}: there is no such setting")
        try:
            msgspec.convert({name: _typed(name, value)}, Settings)
        except (msgspec.ValidationError, ValueError) as error:
            reason = str(error).split(" - at ")[0]
            raise BadSetting(f"{origin[name]}: {reason}") from None
        chosen[name] = _typed(name, value)
    settings = Settings(**chosen)
    return settings if settings.database else msgspec.structs.replace(settings, database=str(data_file(environment)))


def flag(name: str) -> str:
    """A setting as the command line names it."""
    return f"--{name.replace('_', '-')}"


def listed(names: str) -> tuple[str, ...]:
    """The names in a setting that holds several."""
    return tuple(name.strip() for name in names.split(",") if name.strip())


def data_file(environment: Mapping[str, str] = os.environ) -> Path:
    """Where tables are kept unless somebody says otherwise."""
    home = environment.get("XDG_DATA_HOME") or ""
    # A relative XDG_DATA_HOME is to be ignored, as its specification says.
    folder = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return folder / "keypeg" / "tables.db"


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting(f"cannot read {path}: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting(f"{path} is not TOML: {error}") from None


def _typed(name: str, value: Any) -> Any:
    """A setting that came as text in its own type; one from the file has it already, or a list of names."""
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ",".join(value)
    if not isinstance(value, str):
        return value
    kind = TYPES[name]
    if kind is bool:
        if value.lower() not in ("true", "false", "1", "0", "yes", "no"):
            raise ValueError("Expected `true` or `false`")
        return value.lower() in ("true", "1", "yes")
    if kind in (int, float):
        try:
            return kind(value)
        except ValueError:
            raise ValueError(f"Expected a number, not {value[:40]!r}") from None
    return value
