"""Settings of a server: from flags, the environment (`KEYPEG_…`) and a TOML file.

A flag takes precedence over the environment, the environment over the file, and the file over the default. Every field
of `Settings` is one setting, with the same name in all three places.
"""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, get_type_hints

import msgspec
from msgspec import Meta, Struct

PREFIX: Final = "KEYPEG_"


class CannotServe(Exception):
    """The server cannot start: the name of a message for the user, and its values."""

    def __init__(self, message: str, **values: str | int) -> None:
        super().__init__(message, values)
        self.message = message
        self.values = values


class BadSetting(CannotServe):
    """An invalid setting. The values say which one, and where it comes from."""


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of one server. `serve.ftl` describes each field, for `--help`."""

    host: Annotated[str, Meta(min_length=1)] = "localhost"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = ""
    thinkers: Annotated[int, Meta(ge=0, le=256)] = 1
    allow_hosts: str = ""
    allow_origins: str = ""
    proxies: str = ""
    secure_cookies: bool = False
    actions_a_second: Annotated[float, Meta(ge=0)] = 20.0
    requests_a_second: Annotated[float, Meta(ge=0)] = 200.0
    guests_a_minute: Annotated[float, Meta(ge=0)] = 60.0
    records_a_minute: Annotated[float, Meta(ge=0)] = 30.0
    reads_a_minute: Annotated[float, Meta(ge=0)] = 300.0
    coach_a_minute: Annotated[float, Meta(ge=0)] = 120.0
    puzzles_a_minute: Annotated[float, Meta(ge=0)] = 240.0
    tables_a_minute: Annotated[float, Meta(ge=0)] = 30.0
    open_tables: Annotated[int, Meta(ge=0)] = 10
    open_tables_of_address: Annotated[int, Meta(ge=0)] = 50
    listed_tables: Annotated[int, Meta(ge=0)] = 5
    sockets: Annotated[int, Meta(ge=1)] = 500
    request_seconds: Annotated[float, Meta(gt=0)] = 20.0
    ping_seconds: Annotated[float, Meta(gt=0)] = 20.0
    unused_table_hours: Annotated[float, Meta(ge=0)] = 72.0
    match_days: Annotated[float, Meta(ge=0)] = 0.0
    record_days: Annotated[float, Meta(ge=0)] = 0.0
    guest_days: Annotated[float, Meta(ge=0)] = 30.0
    sweep_minutes: Annotated[float, Meta(ge=0)] = 10.0
    metrics_path: Annotated[str, Meta(pattern="^((/[A-Za-z0-9._~-]+)+)?$")] = "/metrics"
    metrics_host: Annotated[str, Meta(min_length=1)] = "localhost"
    metrics_port: Annotated[int, Meta(ge=0, le=65535)] = 0
    log_clients: bool = True
    log_level: Annotated[str, Meta(pattern="^(debug|info|warning|error)$")] = "info"

    def __repr__(self) -> str:  # the database's address may hold a password
        return f"Settings({self.host}, {self.port})"


TYPES: Final[dict[str, type]] = get_type_hints(Settings)


def load_settings(flags: Mapping[str, str], environment: Mapping[str, str], config: str | None = None) -> Settings:
    """Combine the settings from all sources, and validate them."""
    chosen: dict[str, Any] = {}
    origin: dict[str, str] = {}
    config = config or environment.get(f"{PREFIX}CONFIG")
    if config:
        for name, value in _read(Path(config)).items():
            chosen[name], origin[name] = value, f"{config}: {name}"
    for name in TYPES:
        variable = PREFIX + name.upper()
        if variable in environment:
            chosen[name], origin[name] = environment[variable], variable
        if name in flags:
            chosen[name], origin[name] = flags[name], flag(name)
    for name, value in chosen.items():
        if name not in TYPES:
            raise BadSetting("serve-no-such-setting", origin=origin[name])
        try:
            msgspec.convert({name: _typed(name, value)}, Settings)
        except (msgspec.ValidationError, ValueError) as error:
            reason = str(error).split(" - at ")[0]
            raise BadSetting("serve-bad-setting", origin=origin[name], detail=reason) from None
        chosen[name] = _typed(name, value)
    settings = Settings(**chosen)
    if settings.database:
        return settings
    return msgspec.structs.replace(settings, database=str(default_database(environment)))


def flag(name: str) -> str:
    """The command-line flag of a setting."""
    return f"--{name.replace('_', '-')}"


def split_names(names: str) -> tuple[str, ...]:
    """The names in a setting that is a list separated by commas."""
    return tuple(name.strip() for name in names.split(",") if name.strip())


def default_database(environment: Mapping[str, str] = os.environ) -> Path:
    """The SQLite file that is used unless a setting names another database."""
    return data_folder(environment) / "tables.db"


def data_folder(environment: Mapping[str, str] = os.environ) -> Path:
    """The folder for what Keypeg keeps on this machine."""
    home = environment.get("XDG_DATA_HOME") or ""
    # Its specification says that a relative XDG_DATA_HOME is ignored.
    folder = Path(home) if Path(home).is_absolute() else Path.home() / ".local" / "share"
    return folder / "keypeg"


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadSetting("serve-cannot-read", file=str(path), detail=str(error.strerror)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadSetting("serve-not-toml", file=str(path), detail=str(error)) from None


def _typed(name: str, value: Any) -> Any:
    """A value in the type of its setting. Values from the file have it already, or are lists of names."""
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
