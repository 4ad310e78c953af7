"""Every setting of the bot: from the environment or a file `.env`, checked before anything else is done."""

import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, Self, get_args

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.program.dotenv import FILE, in_file
from bot.program.wire import ApiAddress, NotAToken, WrongAddress, WrongToken, check_token
from engine.words.sources import LANGUAGES

PREFIX = "PARAVENT_"

Level = Literal["debug", "info", "warning", "error"]
Shape = Literal["text", "json"]

LEGAL: dict[str, tuple[str, ...]] = {"lang": LANGUAGES, "log_level": get_args(Level), "log_format": get_args(Shape)}
"""What those can be that cannot be everything."""

_OF_TESTS = ("BROWSER", "DISCORD_OPENAPI", "GOLDEN", "REFERENCES", "THOROUGH")
OTHERS = tuple(f"{PREFIX}{name}" for name in _OF_TESTS)
"""Of the tests."""


class WrongSetting(Exception):
    """A setting cannot be what it is: which one, and what it could be. What was set is not repeated: it may be a
    token in the wrong place."""

    def __init__(self, name: str, legal: tuple[str, ...]) -> None:
        super().__init__(name)
        self.name, self.legal = name, legal


class UnknownSetting(Exception):
    """There is no setting of this name; perhaps the other was meant."""

    def __init__(self, name: str, near: str) -> None:
        super().__init__(name)
        self.name, self.near = name, near


class NoToken(Exception):
    """There is nothing to log in with."""


def _small(value: Any) -> Any:
    return value.strip().lower() if isinstance(value, str) else value


def _language(value: Any) -> Any:
    """As the terminal reads it: fr_FR.UTF-8 is French."""
    return re.split("[-_.@]", value.strip().lower())[0] if isinstance(value, str) else value


class Settings(BaseSettings):
    """What whoever runs the bot decides. The environment counts before the file; what is empty is not set."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX, env_file_encoding="utf8", env_ignore_empty=True, extra="ignore", frozen=True
    )

    token: SecretStr | None = None
    database: Path = Path("paravent.db")
    lang: Annotated[str, BeforeValidator(_language), Field(pattern=f"^({'|'.join(LANGUAGES)})$")] = LANGUAGES[0]
    discord_api: str = ""
    log_level: Annotated[Level, BeforeValidator(_small)] = "info"
    log_format: Annotated[Shape, BeforeValidator(_small)] = "text"

    @classmethod
    def read(cls, file: Path = FILE) -> Self:
        """As they are set; the first that cannot be is named."""
        try:
            check_names({**in_file(file), **os.environ})
            source: dict[str, Any] = {"_env_file": file}
            settings = cls(**source)
        except ValidationError as error:
            name = str(error.errors()[0]["loc"][0])
            raise WrongSetting(f"{PREFIX}{name}".upper(), LEGAL[name]) from None
        if settings.discord_api:
            ApiAddress.parse(settings.discord_api)
        return settings

    @property
    def address(self) -> ApiAddress | None:
        """The sandbox the bot talks to; None for the real Discord."""
        return ApiAddress.parse(self.discord_api) if self.discord_api else None

    def secret(self) -> str:
        """The token, if it is there, can be one and fits where it would be sent."""
        token = self.token.get_secret_value().strip() if self.token else ""
        if not token:
            raise NoToken
        check_token(token, self.address)
        return token


def names() -> tuple[str, ...]:
    """All settings, as they are called in the environment."""
    return tuple(f"{PREFIX}{name}".upper() for name in Settings.model_fields)


def check_names(found: Mapping[str, str]) -> None:
    """A setting that is misspelt would have no effect, and nobody would know."""
    known = names()
    for name in found:
        if name.startswith(PREFIX) and name not in (*known, *OTHERS):
            raise UnknownSetting(name, get_close_matches(name, known, 1, 0.0)[0])


__all__ = ["NoToken", "NotAToken", "Settings", "UnknownSetting", "WrongAddress", "WrongSetting", "WrongToken", "names"]
