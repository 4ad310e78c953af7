"""The yardstick: the same messages as plain HTML from one string, and a press over a socket that changes one text."""

from html import escape

from aiohttp import web

from bench.page.posts import LABELS
from sandbox.server import Sandbox
from sandbox.world.places import Channel

ADDRESS = "page/bare"
SCRIPT = """
const live = new WebSocket(`ws://${location.host}/page/bare-live`);
document.addEventListener("click", (event) => event.target.dataset.id && live.send(event.target.dataset.id));
live.onmessage = ({ data }) => {
  const [id, said] = JSON.parse(data);
  document.querySelector(`[data-message="${id}"] p`).textContent = said;
};
"""


class BarePage:
    """Added before our own page, so that its addresses are found first."""

    def __init__(self, sandbox: Sandbox, channel: Channel) -> None:
        self._sandbox, self._channel, self._presses = sandbox, channel, 0
        sandbox.app.router.add_get(f"/{ADDRESS}", self._page)
        sandbox.app.router.add_get("/page/bare-live", self._live)

    async def _page(self, request: web.Request) -> web.Response:
        articles = "".join(self._articles())
        text = f"<!doctype html><title>bare</title><main>{articles}</main><script>{SCRIPT}</script>"
        return web.Response(text=text, content_type="text/html")

    def _articles(self) -> list[str]:
        made = []
        for message in self._sandbox.messages.public_in(self._channel.id):
            shown = message.body["attachments"][0]["url"]
            buttons = "".join(f'<button data-id="{message.id}">{label}</button>' for label in LABELS)
            image = f'<img src="{shown}" alt="The table" loading="lazy" width="540" height="800">'
            words = f"<p>{escape(message.body['content'])}</p>"
            made.append(f'<article data-message="{message.id}">{words}{image}{buttons}</article>')
        return made

    async def _live(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        async for message in socket:
            self._presses += 1
            await socket.send_json([message.data, f"pressed {self._presses}"])
        return socket
