"""Holds every request and every answer against Discord's own description of them, where that is at hand."""

import json
from typing import TYPE_CHECKING

from aiohttp import web

from sandbox.http.bodies import read
from sandbox.replies import Handler

if TYPE_CHECKING:
    from sandbox.openapi.description import Description


class Witness:
    """What a bot asks wrongly is refused; what we answer wrongly is noted, so that a test can fail of it."""

    def __init__(self, description: "Description | None", api: str) -> None:
        self._description, self._api = description, api
        self.complaints: list[str] = []
        """What our answers lacked, or had too much of."""

    async def carry_out(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """The request, checked before and after."""
        if self._description is None or not request.path.startswith(self._api):
            return await handler(request)
        path = request.path.removeprefix(self._api)
        if request.can_read_body:
            body, _ = await read(request)
            self._description.request(request.method, path, body)
        answer = await handler(request)
        self.look_at(request.method, path, answer)
        return answer

    def look_at(self, method: str, path: str, answer: web.StreamResponse) -> None:
        """One of our answers."""
        if self._description is not None and isinstance(answer, web.Response):
            body = json.loads(answer.body) if isinstance(answer.body, bytes) and answer.body else None
            for complaint in self._description.response(method, path, answer.status, body):
                self.complaints.append(f"{method} {path}: {complaint}")
