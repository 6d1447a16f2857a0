"""Settings of a server: from flags, the environment (`KEYPEG_…`) and a TOML file.

A flag takes precedence over the environment, the environment over the file, and the file over the default. Every field
of `Settings` is one setting, with the same name in all three places.
"""

import math
import os
import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, get_type_hints

import msgspec
from msgspec import Meta, Struct

from keypeg.records.refusals import system_name, unreadable
from keypeg.rules.refusals import shown

PREFIX: Final = "KEYPEG_"
CONFIG: Final = f"{PREFIX}CONFIG"
"""The variable that names the TOML file."""
LOCALHOST: Final = "localhost"
PUBLIC_URL: Final = r"^(https?://([A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?(/[A-Za-z0-9._~-]+)*/?)?$"
"""A URL with a host, and perhaps a port and a path."""
LOG_LEVELS: Final = ("debug", "info", "warning", "error")


_MOST: Final = 1_000_000
"""More of anything means nothing. The database holds a million days in milliseconds."""
_UP_TO_MOST: Final = Meta(ge=0, le=_MOST)


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

    host: Annotated[str, Meta(min_length=1)] = LOCALHOST
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    lan: bool = False
    public_url: Annotated[str, Meta(pattern=PUBLIC_URL)] = ""
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
    open_tables: Annotated[int, _UP_TO_MOST] = 10
    open_tables_of_address: Annotated[int, _UP_TO_MOST] = 50
    listed_tables: Annotated[int, _UP_TO_MOST] = 5
    sockets: Annotated[int, Meta(ge=1, le=_MOST)] = 500
    request_seconds: Annotated[float, Meta(gt=0)] = 20.0
    ping_seconds: Annotated[float, Meta(gt=0)] = 20.0
    unused_table_hours: Annotated[float, _UP_TO_MOST] = 72.0
    match_days: Annotated[float, _UP_TO_MOST] = 0.0
    record_days: Annotated[float, _UP_TO_MOST] = 0.0
    guest_days: Annotated[float, _UP_TO_MOST] = 30.0
    sweep_minutes: Annotated[float, Meta(ge=0)] = 10.0
    metrics_path: Annotated[str, Meta(pattern="^((/[A-Za-z0-9._~-]+)+)?$")] = "/metrics"
    metrics_host: Annotated[str, Meta(min_length=1)] = "localhost"
    metrics_port: Annotated[int, Meta(ge=0, le=65535)] = 0
    log_clients: bool = True
    log_level: Annotated[str, Meta(pattern=f"^({'|'.join(LOG_LEVELS)})$")] = "info"

    def __repr__(self) -> str:  # the database's address may hold a password
        return f"Settings({self.host}, {self.port})"


_EXAMPLES: Final = {"public_url": "https://example.org/keypeg", "metrics_path": "/metrics"}
"""Settings with a form of their own, and what they may look like."""
TYPES: Final[dict[str, type]] = get_type_hints(Settings)
_BOUNDS: Final[dict[str, Any]] = get_type_hints(Settings, include_extras=True)


def load_settings(flags: Mapping[str, str], environment: Mapping[str, str], config: str | None = None) -> Settings:
    """Combine the settings from all sources, and validate them."""
    chosen: dict[str, Any] = {}
    origin: dict[str, str] = {}
    _refuse_unknown_variables(environment)
    config = config or environment.get(CONFIG)
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
            raise _no_such_setting(origin[name], name, list(TYPES))
        try:
            msgspec.convert({name: _typed(name, value)}, Settings)
        except (msgspec.ValidationError, ValueError):
            raise _bad_setting(origin[name], name, value) from None
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


def _refuse_unknown_variables(environment: Mapping[str, str]) -> None:
    """Refuse a variable that looks like a setting and is none, so that a slip of the pen does not go unnoticed."""
    known = [*(PREFIX + name.upper() for name in TYPES), CONFIG]
    for variable in environment:
        if variable.startswith(PREFIX) and variable not in known:
            raise _no_such_setting(variable, variable, known)


def _no_such_setting(origin: str, name: str, known: list[str]) -> BadSetting:
    for meant in get_close_matches(name, known, 1):
        return BadSetting("serve-setting-meant", origin=origin, meant=meant)
    return BadSetting("serve-no-such-setting", origin=origin)


def _read(path: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        why = unreadable(str(path), error).values["why"]
        raise BadSetting("serve-cannot-read", why=why, file=str(path), number=system_name(error)) from None
    except UnicodeDecodeError:
        raise BadSetting("serve-not-text", file=str(path)) from None
    except tomllib.TOMLDecodeError as error:
        line = re.search(r"line (\d+)", str(error))
        if line is None:
            raise BadSetting("serve-not-toml-end", file=str(path)) from None
        raise BadSetting("serve-not-toml", file=str(path), line=int(line[1])) from None


def _typed(name: str, value: Any) -> Any:
    """A value in the type of its setting. Values from the file have it already, or are lists of names."""
    if isinstance(value, list) and all(isinstance(part, str) for part in value):
        return ",".join(value)
    kind = TYPES[name]
    if kind is float and isinstance(value, str | float) and not math.isfinite(float(value)):
        raise ValueError
    if not isinstance(value, str):
        return value
    if kind is bool:
        if value.lower() not in ("true", "false", "1", "0", "yes", "no"):
            raise ValueError
        return value.lower() in ("true", "1", "yes")
    if kind in (int, float):
        if not value.isascii():
            raise ValueError  # Python reads other digits, too
        return kind(value)
    return value


def _bad_setting(origin: str, name: str, value: object) -> BadSetting:
    """What a setting takes instead of a value that it does not take."""
    said = shown(str(value))
    bounds = next((part for part in getattr(_BOUNDS[name], "__metadata__", ()) if isinstance(part, Meta)), Meta())
    if TYPES[name] is bool:
        return BadSetting("serve-bad-switch", origin=origin, value=said)
    if name == "log_level":
        return BadSetting("serve-bad-choice", origin=origin, value=said, choices=", ".join(LOG_LEVELS))
    if name in _EXAMPLES:
        return BadSetting("serve-bad-form", origin=origin, value=said, example=_EXAMPLES[name])
    if TYPES[name] is str:
        return BadSetting("serve-bad-text", origin=origin, value=said)
    if bounds.gt is not None:
        return BadSetting("serve-bad-number-above", origin=origin, value=said, least=int(bounds.gt))
    if bounds.le is not None:
        most: str | int = int(bounds.le)
        if name.endswith("port"):
            most = str(most)  # a port has no signs between its thousands
        return BadSetting("serve-bad-number-between", origin=origin, value=said, least=int(bounds.ge or 0), most=most)
    return BadSetting("serve-bad-number", origin=origin, value=said, least=int(bounds.ge or 0))
