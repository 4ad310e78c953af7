"""A channel full of posts as the bot writes them: words, a picture of the table, three buttons."""

import asyncio
from contextlib import suppress

from engine.core.door import look
from engine.core.game import AnyGame
from engine.core.play import start
from render.core.scene import Scene
from render.core.studio import Studio
from sandbox.actions.attachments import Upload
from sandbox.server import Sandbox
from sandbox.world.payloads import Payload
from sandbox.world.places import Channel, User

LABELS = ("Look", "My screen", "Undo")


def picture(game: AnyGame) -> bytes:
    """A table at its beginning."""
    state, _ = start(game, 4, game.declares.options(), bytes(16))
    names = ("Anna", "Bruno", "Clio", "Dora")
    return Studio({game.name: game}).draw(Scene(game.name, "table", "k7f3q", names, look(game, state, None), "en"))


def body(number: int, said: str = "") -> Payload:
    """One post."""
    row = [{"type": 2, "style": 2, "label": label, "custom_id": f"{label}:{number}"} for label in LABELS]
    words = f"**Turn {number}.** Anna takes 2 white and 1 red for 5 coins. <t:1800000000:R> {said}"
    return {"content": words, "components": [{"type": 1, "components": row}]}


async def fill(sandbox: Sandbox, channel: Channel, png: bytes, posts: int) -> None:
    """So many of them."""
    for number in range(posts):
        described = {"attachments": [{"id": "0", "description": "The table"}]}
        files = {"0": Upload(f"table-{number}.png", png)}
        await sandbox.messages.write(channel.id, sandbox.world.bot.id, {**body(number), **described}, files)


async def answer(sandbox: Sandbox, user: User) -> None:
    """In the place of a bot: every press changes its message at once."""
    done: set[str] = set()
    while True:
        with suppress(StopIteration, RuntimeError):
            pressed = sandbox.interactions.newest(user)
            if pressed.id not in done:
                done.add(pressed.id)
                number = int(pressed.event["data"]["custom_id"].split(":")[1])
                told = {"type": 7, "data": body(number, f"pressed {len(done)}")}
                await sandbox.interactions.answer(pressed.id, pressed.token, told, {})
                sandbox.world.pulse.beat()
        await asyncio.sleep(0.001)
