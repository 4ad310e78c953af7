"""Limits that are no length and no number in a body: each is broken, and what is just at it is taken."""

import io
from typing import Any

import aiohttp

from sandbox import limits
from sandbox.clock import HandClock
from sandbox.server import TOKEN
from tests.sandbox.asking import Asker, asking, places


async def commands_of_a_kind() -> None:
    async with asking() as asker:
        path = f"/applications/{asker.sandbox.world.bot.id}/commands"
        for kind, limit in limits.GLOBAL_COMMANDS.items():
            told = {} if kind > 1 else {"description": "x"}
            many = [{"name": f"c{n}", "type": kind, **told} for n in range(limit.most + 1)]
            before = asker.written()
            status, answer = await asker.ask("PUT", path, json=many)
            assert (status, answer["code"], asker.written()) == (400, 30032, before)
            assert (await asker.ask("PUT", path, json=many[:-1]))[0] == 200
            status, answer = await asker.ask("POST", path, json=many[-1])
            assert (status, answer["code"]) == (400, 30032)


async def languages() -> None:
    async with asking() as asker:
        path = f"/applications/{asker.sandbox.world.bot.id}/commands"
        wheel = {"name": "wheel", "description": "x"}
        status, answer = await asker.ask("PUT", path, json=[{**wheel, "name_localizations": {"tlh": "rutlh"}}])
        assert (status, answer["code"], places(answer["errors"])) == (400, 50035, ["0.name_localizations.tlh"])
        known = dict.fromkeys(limits.LOCALES, "roue")
        assert (await asker.ask("PUT", path, json=[{**wheel, "name_localizations": known}]))[0] == 200


async def three_seconds() -> None:
    async with asking() as asker:
        clock, told = asker.sandbox.world.clock, {"type": 4, "data": {"content": "x"}}
        assert isinstance(clock, HandClock)
        _, path = await asker.begun()
        clock.move(limits.FIRST_RESPONSE_SECONDS)
        assert (await asker.ask("POST", path, json=told))[0] == 204
        _, path = await asker.begun()
        clock.move(limits.FIRST_RESPONSE_SECONDS + 0.1)
        status, answer = await asker.ask("POST", path, json=told)
        assert (status, answer["code"]) == (404, 10062)


async def a_quarter_of_an_hour() -> None:
    async with asking() as asker:
        clock, application = asker.sandbox.world.clock, asker.sandbox.world.bot.id
        assert isinstance(clock, HandClock)
        begun, path = await asker.begun()
        await asker.ask("POST", path, json={"type": 4, "data": {"content": "x"}})
        follow_up = f"/webhooks/{application}/{begun.token}"
        clock.move(limits.TOKEN_SECONDS)
        assert (await asker.ask("POST", follow_up, json={"content": "x"}))[0] == 200
        clock.move(0.1)
        before = asker.written()
        for method, path in (("POST", follow_up), ("PATCH", f"{follow_up}/messages/@original")):
            status, answer = await asker.ask(method, path, json={"content": "y"})
            assert (status, answer["code"]) == (404, 10015)
        assert asker.written() == before


async def a_nonce_is_forgotten() -> None:
    async with asking() as asker:
        clock, path = asker.sandbox.world.clock, f"/channels/{asker.channel.id}/messages"
        assert isinstance(clock, HandClock)
        told = {"content": "x", "nonce": "7", "enforce_nonce": True}
        _, first = await asker.ask("POST", path, json=told)
        clock.move(limits.NONCE_SECONDS)
        assert (await asker.ask("POST", path, json=told))[1]["id"] == first["id"]
        clock.move(0.1)
        assert (await asker.ask("POST", path, json=told))[1]["id"] != first["id"]


def form(files: int, size: int, told: str = "{}") -> aiohttp.FormData:
    made = aiohttp.FormData()
    made.add_field("payload_json", told)
    for number in range(files):
        made.add_field(f"files[{number}]", io.BytesIO(bytes(size)), filename=f"{number}.png")
    return made


async def files(asker: Asker, over: aiohttp.FormData, at: aiohttp.FormData) -> tuple[int, Any]:
    path, before = f"/channels/{asker.channel.id}/messages", asker.written()
    answer = await asker.ask("POST", path, data=over)
    assert asker.written() == before
    assert (await asker.ask("POST", path, data=at))[0] == 200
    return answer


async def a_large_file() -> None:
    async with asking() as asker:
        most = limits.FILE_BYTES.most
        status, answer = await files(asker, form(1, most + 1), form(1, most))
        assert (status, answer["code"]) == (413, 40005)


async def many_files() -> None:
    async with asking() as asker:
        most = limits.FILES.most
        status, answer = await files(asker, form(most + 1, 1), form(most, 1))
        assert (status, answer["code"], places(answer["errors"])) == (400, 50035, ["attachments"])


async def a_long_alternative_text() -> None:
    async with asking() as asker:
        over, at = (
            f'{{"attachments": [{{"id": 0, "description": "{"x" * number}"}}]}}'
            for number in (limits.ALT_TEXT.most + 1, limits.ALT_TEXT.most)
        )
        status, answer = await files(asker, form(1, 1, over), form(1, 1, at))
        assert (status, answer["code"]) == (400, 50035)
        assert places(answer["errors"]) == ["attachments.0.description"]


async def when_a_thread_sleeps() -> None:
    async with asking() as asker:
        path, before = f"/channels/{asker.channel.id}/threads", asker.written()
        for wrong in (0, 59, 61, 10_081):
            told = {"name": "x", "type": 11, "auto_archive_duration": wrong}
            status, answer = await asker.ask("POST", path, json=told)
            assert (status, places(answer["errors"])) == (400, ["auto_archive_duration"])
        assert asker.written() == before
        for right in limits.THREAD_SLEEPS_AFTER:
            told = {"name": "x", "type": 11, "auto_archive_duration": right}
            assert (await asker.ask("POST", path, json=told))[0] == 201


async def pins() -> None:
    async with asking() as asker:
        sandbox, path = asker.sandbox, f"/channels/{asker.channel.id}/messages/pins"
        told = {"content": "x"}
        written = [
            await sandbox.messages.write(asker.channel.id, sandbox.world.bot.id, told)
            for _ in range(limits.PINS.most + 1)
        ]
        for message in written[:-2]:
            message.pinned_at = sandbox.world.clock.now()
        assert (await asker.ask("PUT", f"{path}/{written[-2].id}"))[0] == 204
        status, answer = await asker.ask("PUT", f"{path}/{written[-1].id}")
        assert (status, answer["code"], written[-1].pinned_at) == (400, 30003, None)


PAGES = {
    "messages": limits.HISTORY,
    "messages/pins": limits.PINS_PAGE,
    "threads/archived/public": limits.ARCHIVED_PAGE,
}


async def pages() -> None:
    async with asking() as asker:
        for what, limit in PAGES.items():
            path = f"/channels/{asker.channel.id}/{what}"
            for wrong in (limit.least - 1, limit.most + 1):
                status, answer = await asker.ask("GET", path, params={"limit": wrong})
                assert (status, answer["code"], places(answer["errors"])) == (400, 50035, ["limit"])
            for right in (limit.least, limit.most):
                assert (await asker.ask("GET", path, params={"limit": right}))[0] == 200


async def a_long_word_to_the_gateway() -> None:
    async with asking() as asker:
        empty = f'{{"op": 2, "d": {{"token": "{TOKEN}", "intents": 0, "properties": ""}}}}'
        for number, answers in ((limits.GATEWAY_BYTES.most, '"READY"'), (limits.GATEWAY_BYTES.most + 1, 4002)):
            said = empty.replace('""', f'"{"x" * (number - len(empty))}"')
            async with asker.session.ws_connect(f"{asker.sandbox.gateway.address}?v=10&encoding=json") as socket:
                await socket.receive()
                await socket.send_str(said)
                heard = (await socket.receive()).data
                assert heard == answers or (isinstance(heard, str) and str(answers) in heard)


OTHERWISE = {
    "GLOBAL_COMMANDS": commands_of_a_kind,
    "LOCALES": languages,
    "FIRST_RESPONSE_SECONDS": three_seconds,
    "TOKEN_SECONDS": a_quarter_of_an_hour,
    "NONCE_SECONDS": a_nonce_is_forgotten,
    "FILE_BYTES": a_large_file,
    "FILES": many_files,
    "ALT_TEXT": a_long_alternative_text,
    "THREAD_SLEEPS_AFTER": when_a_thread_sleeps,
    "PINS": pins,
    "HISTORY": pages,
    "PINS_PAGE": pages,
    "ARCHIVED_PAGE": pages,
    "GATEWAY_BYTES": a_long_word_to_the_gateway,
}
