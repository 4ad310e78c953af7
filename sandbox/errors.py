"""Refusals in the shape Discord gives them: a status, a code, a sentence, and which field was wrong."""

from typing import Any

from aiohttp import web

from sandbox.replies import reply


class DiscordError(Exception):
    """A request that Discord would refuse."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status, self.code, self.message, self.errors = status, code, message, errors

    def response(self) -> web.Response:
        """What goes back to whoever asked."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return reply(body, self.status)


def unauthorized() -> DiscordError:
    """The token is not one we gave out."""
    return DiscordError(401, 0, "401: Unauthorized")


def unknown_route() -> DiscordError:
    """There is no such route at all."""
    return DiscordError(404, 0, "404: Not Found")
