"""Complaint 1, “this interaction failed”: whatever somebody does, the first thing the bot does is to acknowledge it."""

import asyncio
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from discord import ButtonStyle
from discord.ui import View

from bot.interaction import answering
from bot.interaction.control import button
from bot.interaction.control_ids import ControlId
from bot.pictures import drawing
from bot.program.run import ANSWERING
from engine.tables.storage.store import Store
from render.core.scene import Scene
from render.core.studio import Studio
from sandbox.actions.message import LOADING
from sandbox.client.menu import Entry, Menu
from sandbox.client.person import Person
from sandbox.client.reading import Seen
from sandbox.http.trouble import hold_request
from tests.bot.conftest import Play
from tests.bot.seating import Seats, seats

STRING, INTEGER, YES_NO, USER, CHANNEL, ROLE = 3, 4, 5, 6, 7, 8
"""Kinds of options of a slash command."""


class Watch:
    """What is done in answer to somebody before the acknowledgement has got through."""

    def __init__(self, play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
        self._play, self._done = play, list[str]()
        for name in ("read", "write"):
            monkeypatch.setattr(Store, name, self._noted(name, getattr(Store, name)))
        monkeypatch.setattr(play.sandbox.witness, "carry_out", self._asked(play.sandbox.witness.carry_out))

    async def before_the_first_word(self, act: Awaitable[Any]) -> list[str]:
        """Let somebody act, and hold up the first answer to him: what has been done by then."""
        let, self._done = asyncio.Event(), []
        blow = self._play.sandbox.trouble.next("POST", "/interactions/*/*/callback", hold_request(let))
        acting = asyncio.ensure_future(act)
        struck = asyncio.create_task(blow.struck())
        await asyncio.wait({acting, struck}, return_when=asyncio.FIRST_COMPLETED)
        done = list(self._done)
        let.set()
        await acting
        await struck
        return done

    def _noted(self, name: str, original: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """The store, by whoever answers somebody; what goes on besides does not count."""

        async def noted(*given: Any) -> Any:
            task = asyncio.current_task()
            if task is not None and task.get_name().startswith(ANSWERING):
                self._done.append(name)
            return await original(*given)

        return noted

    def _asked(self, original: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def asked(request: Any, handler: Any) -> Any:
            self._done.append(f"{request.method} {request.path}")
            return await original(request, handler)

        return asked


def entries(play: Play, person: Person) -> list[Entry]:
    """Every command that this person is offered in the channel."""
    return Menu(play.sandbox.world, play.sandbox.commands, person.user, play.games).entries


def something(play: Play, option: dict[str, Any]) -> Any:
    """What may be filled into an option."""
    if option.get("choices"):
        return option["choices"][0]["name"]
    others = {INTEGER: 1, YES_NO: True, USER: play.clio, CHANNEL: play.games}
    return others.get(option["type"], "anything")


async def test_every_command_is_acknowledged_before_anything_else_is_done(
    play: Play, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with seats(play) as room:
        await room.started(anna, play.bruno)
        await room.sent()
        watch = Watch(play, monkeypatch)
        used = entries(play, anna)
        assert {"/table new", "/table mine", "/admin settings", "/carrara take"} <= {each.line() for each in used}
        for entry in used:
            given = {each["name"]: something(play, each) for each in entry.options if each.get("required")}
            before = await watch.before_the_first_word(anna.command(entry.line(), **given))
            assert before == [], entry.line()
            await room.sent()


async def test_every_control_is_acknowledged_before_anything_else_is_done(
    play: Play, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with seats(play) as room:
        id, _ = await room.started(anna, play.bruno)
        await room.sent()
        shown = [await _standing(room, anna, ControlId(what, id)) for what in (*sorted(room.bot.controls), "gone")]
        watch = Watch(play, monkeypatch)
        for on in shown:
            before = await watch.before_the_first_word(anna.press("Old", on=on))
            if str(on.components[0]["custom_id"]).split(":")[1] in room.bot.at_once:
                assert set(before) <= {"read"}, "what is answered at once is looked up, and nothing else is done"
            else:
                assert before == [], on.components[0]["custom_id"]
            await room.sent()


async def test_what_is_answered_at_once_is_acknowledged_in_time_even_if_the_disk_is_slow(
    play: Play, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with seats(play) as room:
        id, thread = await room.started(anna, play.bruno)
        await room.sent()
        post = anna.sees(thread)[-1]
        monkeypatch.setattr(answering, "PATIENCE", 0.02)
        quick, let, slow = Store.read, asyncio.Event(), list[str]()

        async def read(*given: Any) -> Any:
            task = asyncio.current_task()
            if task is not None and task.get_name().startswith(ANSWERING):
                slow.append("read")
                await let.wait()
            return await quick(*given)

        monkeypatch.setattr(Store, "read", read)
        pressing = asyncio.ensure_future(anna.press("Play", on=post))
        seen, user = play.sandbox.messages.seen_by, anna.user.id
        await play.sandbox.world.pulse.until(
            lambda: [each for each in seen(user, thread.id) if each.flags & LOADING], lambda: "it never thinks"
        )
        assert slow, "it is acknowledged, and nothing could be looked up yet"
        let.set()
        answer = await pressing
        assert answer.private
        assert id in answer.text


async def _standing(room: Seats, person: Person, mark: ControlId) -> Seen:
    """A message with this button."""
    made: View = View(timeout=None)
    made.add_item(button(mark, "Old", ButtonStyle.primary))
    sent = await room.bot.get_partial_messageable(int(person.at.id)).send("An old message", view=made)
    (on,) = [seen for seen in person.sees() if seen.id == str(sent.id)]
    return on


async def test_whatever_is_suggested_nothing_else_is_asked_of_discord_before(
    play: Play, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with seats(play) as room:
        await room.started(anna, play.bruno)
        await room.sent()
        watch, asked = Watch(play, monkeypatch), 0
        for entry in entries(play, anna):
            for option in entry.options:
                if option.get("autocomplete"):
                    before = await watch.before_the_first_word(anna.autocomplete(entry.line(), option["name"]))
                    assert [each for each in before if each.startswith(("GET", "POST"))] == [], entry.line()
                    asked += 1
        assert asked > 20


async def test_while_pictures_are_drawn_everybody_is_answered(
    play: Play, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn, threads, real = threading.Event(), set[int](), Studio.draw

    def slow(studio: Studio, scene: Scene) -> bytes:
        threads.add(threading.get_ident())
        drawn.wait(60)
        return real(studio, scene)

    monkeypatch.setattr(Studio, "draw", slow)
    monkeypatch.setattr(drawing, "PATIENCE", 0.0)
    async with seats(play) as room:
        try:
            tables = [(await room.started(anna, other))[0] for other in (play.bruno, play.clio, play.dora)]
            assert (await anna.command("/pebbles favour", colour="grey", table=tables[0])).text.startswith("Done: ")
            assert "the oldest first" in (await anna.command("/table mine")).text
            assert len(await anna.autocomplete("/pebbles favour", "colour", table=tables[1])) == 3
            assert (await anna.press("My screen", at=await room.thread(tables[2]))).private
            assert all(not seen.files for thread in play.threads for seen in anna.sees(thread))
        finally:
            drawn.set()
        await room.sent()
        assert threads
        assert threading.get_ident() not in threads
        assert any(seen.files for thread in play.threads for seen in anna.sees(thread))
