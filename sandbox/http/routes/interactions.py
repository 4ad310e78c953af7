"""Routes by which a bot answers interactions. Their token is in the address: no other is asked for."""

from aiohttp import web

from sandbox.actions.interactions import Interactions
from sandbox.actions.messages import Messages
from sandbox.http.bodies import read
from sandbox.replies import nothing, reply


class InteractionRoutes:
    """The first response, follow-ups, and what becomes of them."""

    def __init__(self, interactions: Interactions, messages: Messages) -> None:
        self._interactions, self._messages = interactions, messages

    def add_to(self, router: web.UrlDispatcher, api: str) -> None:
        """Where they are."""
        router.add_post(f"{api}/interactions/{{interaction}}/{{token}}/callback", self._answer)
        router.add_post(f"{api}/webhooks/{{application}}/{{token}}", self._follow_up)
        one = f"{api}/webhooks/{{application}}/{{token}}/messages/{{message}}"
        router.add_get(one, self._one)
        router.add_patch(one, self._edit)
        router.add_delete(one, self._remove)

    async def _answer(self, request: web.Request) -> web.Response:
        interaction, token = request.match_info["interaction"], request.match_info["token"]
        told = await self._interactions.answer(interaction, token, *await read(request))
        wanted = request.query.get("with_response") in ("1", "true")
        return reply(told) if wanted else nothing()

    async def _follow_up(self, request: web.Request) -> web.Response:
        return reply(await self._interactions.follow_up(request.match_info["token"], *await read(request)))

    async def _one(self, request: web.Request) -> web.Response:
        found = self._interactions.message(request.match_info["token"], request.match_info["message"])
        return reply(self._messages.payload(found))

    async def _edit(self, request: web.Request) -> web.Response:
        token, message = request.match_info["token"], request.match_info["message"]
        return reply(await self._interactions.edit(token, message, *await read(request)))

    async def _remove(self, request: web.Request) -> web.Response:
        await self._interactions.remove(request.match_info["token"], request.match_info["message"])
        return nothing()
