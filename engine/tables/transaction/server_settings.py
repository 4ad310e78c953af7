"""What a server may settle for its tables."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from engine.tables.transaction.refusals import No
from engine.words.sources import LANGUAGES

Limit = Annotated[int, Field(ge=1, le=10_000)]
Id = Annotated[int, Field(ge=1, lt=2**63)]
"""One of Discord's."""

MOST_CHANNELS = 25


class ServerSettings(BaseModel):
    """A server's settings, checked strictly. All have a default: a server that settles nothing can play."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    language: Annotated[str, Field(pattern=f"^({'|'.join(LANGUAGES)})$")] | None = None
    """What new tables speak; None if nobody has settled it, and the caller knows what the server speaks."""
    tables_per_person: Limit = 20
    """How many live tables one person may sit at, on all servers."""
    tables_per_server: Limit = 500
    """How many tables may be open or being played on this server."""
    channels: Annotated[tuple[Id, ...], Field(max_length=MOST_CHANNELS)] = ()
    """The channels in which tables may be opened; none for all."""
    away_days: Annotated[int, Field(ge=0, le=366)] = 21
    """For how many days at a stretch the clocks of somebody who is away stand still."""
    creators: Literal["everyone", "managers"] | Id = "everyone"
    """Who may open a table: everyone, those who manage the server, or those too who have this role."""


def settings_from(stored: str | None) -> ServerSettings:
    """What is stored for a server."""
    return ServerSettings.model_validate_json(stored) if stored else ServerSettings()


def changed(settings: ServerSettings, changes: dict[str, object]) -> ServerSettings:
    """With these changes, if they can be."""
    try:
        return ServerSettings.model_validate({**settings.model_dump(), **changes})
    except ValidationError as error:
        raise No.BAD_SETTING.because(setting=str(error.errors()[0]["loc"][0])) from error
