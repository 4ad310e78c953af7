"""Windows to fill in, and replies: what our bot sends seldom or never, and Discord's app shows all the same."""

import asyncio
from typing import Any

from sandbox.actions.interactions import MODAL, Interaction
from sandbox.actions.message import REPLY, Reference
from tests.page.conftest import Room
from tests.page.looking import window
from tests.page.test_windows_of_people import control

ASKS = {
    "content": "asks",
    "components": [{"type": 1, "components": [{"type": 2, "style": 2, "label": "Fill in", "custom_id": "f"}]}],
}
OPENED = {
    "custom_id": "w",
    "title": "A question",
    "components": [
        {"type": 18, "label": "Name", "component": {"type": 4, "custom_id": "name", "style": 1, "max_length": 9}},
        {
            "type": 18,
            "label": "Colour",
            "component": {
                "type": 3,
                "custom_id": "colour",
                "options": [{"label": "Red", "value": "r"}, {"label": "Blue", "value": "b"}],
            },
        },
    ],
}


async def newest(room: Room, kind: int | None = None) -> Interaction:
    """What Anna has last done, once she has."""
    anna = next(user for user in room.sandbox.world.users.values() if user.name == "Anna")
    async with asyncio.timeout(10):
        while True:
            await asyncio.sleep(0.01)
            try:
                found = room.sandbox.interactions.newest(anna)
            except (StopIteration, RuntimeError):
                continue
            if found.answered is None and kind in (None, found.kind):
                return found


async def answer(room: Room, done: Interaction, body: dict[str, Any]) -> None:
    await room.sandbox.interactions.answer(done.id, done.token, body, {})
    room.sandbox.world.pulse.beat()


async def test_a_window_opens_stays_while_something_is_missing_and_is_sent(empty: Room) -> None:
    await empty.sandbox.messages.write(empty.games.id, empty.sandbox.world.bot.id, ASKS)
    async with window(empty.page, "Anna") as anna:
        await anna.go(empty.games.id)
        message = await anna.sees("asks")
        pressing = asyncio.create_task(anna.ask("press", message=message["id"], control=control(message, "Fill in")))
        await answer(empty, await newest(empty), {"type": 9, "data": OPENED})
        assert (await pressing)["ok"]
        opened = anna.told["window"]["window"]
        assert [(part["label"], part["kind"], part["required"]) for part in opened["parts"]] == [
            ("Name", "line", True),
            ("Colour", "menu", True),
        ]
        missing = await anna.ask("submit", window=opened["id"], fields={"colour": ["b"]})
        assert missing["ok"] is False
        filled = {"name": "Anna", "colour": ["b"]}
        sending = asyncio.create_task(anna.ask("submit", window=opened["id"], fields=filled))
        sent = await newest(empty, MODAL)
        await answer(empty, sent, {"type": 4, "data": {"content": "thank you"}})
        assert (await sending)["ok"]
        told = [part["component"] for part in sent.event["data"]["components"]]
        assert [each.get("value") or each.get("values") for each in told] == ["Anna", ["b"]]
        await anna.sees("thank you")
        assert (await anna.ask("submit", window=opened["id"], fields=filled))["ok"] is False, "it is filled in once"


async def test_a_reply_shows_what_it_answers(empty: Room) -> None:
    sandbox, clio = empty.sandbox, next(each for each in empty.sandbox.world.users.values() if each.name == "Clio")
    first = await sandbox.messages.write(empty.games.id, clio.id, {"content": "who plays?"})
    about = Reference(empty.games.id, first.id)
    await sandbox.messages.write(empty.games.id, sandbox.world.bot.id, {"content": "I do"}, kind=REPLY, about=about)
    async with window(empty.page, "Anna") as anna:
        await anna.go(empty.games.id)
        assert (await anna.sees("I do"))["reply"] == {"author": "Clio", "text": "who plays?"}
