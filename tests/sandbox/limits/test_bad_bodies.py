"""Whatever is sent to the sandbox, by HTTP or at the gateway, it answers as Discord does, and nothing of it breaks."""

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sandbox.actions.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL
from sandbox.server import TOKEN
from tests.sandbox.asking import Asker, asking, places
from tests.sandbox.description.openapi import DESCRIPTION
from tests.sandbox.driving.faults import GARBAGE, spoilt
from tests.thorough import how_many, thorough

MESSAGE = {
    "content": "The wheel",
    "nonce": "7",
    "enforce_nonce": False,
    "tts": False,
    "flags": 0,
    "embeds": [{"title": "x", "footer": {"text": "x"}, "image": {"url": "https://a.b"}, "fields": []}],
    "components": [
        {
            "type": 1,
            "id": 1,
            "components": [{"type": 2, "style": 1, "label": "x", "custom_id": "x", "emoji": {"id": "1", "name": "x"}}],
        },
        {"type": 1, "components": [{"type": 3, "custom_id": "y", "options": [{"label": "x", "value": "x"}]}]},
    ],
    "attachments": [{"id": "0", "filename": "a.png", "description": "x"}],
    "allowed_mentions": {"parse": ["everyone"], "users": ["1"], "roles": [], "replied_user": False},
    "message_reference": {"message_id": "1", "channel_id": "1", "fail_if_not_exists": False},
    "sticker_ids": [],
    "poll": None,
}
LAYOUT = {
    "flags": 1 << 15,
    "components": [
        {
            "type": 17,
            "accent_color": 1,
            "components": [
                {"type": 10, "content": "x"},
                {
                    "type": 9,
                    "components": [{"type": 10, "content": "x"}],
                    "accessory": {"type": 2, "style": 5, "label": "x", "url": "https://a.b"},
                },
                {"type": 12, "items": [{"media": {"url": "https://a.b"}, "description": "x"}]},
                {"type": 14, "spacing": 1},
            ],
        }
    ],
}
RELAID = {**LAYOUT, "content": None, "embeds": None, "attachments": []}
"""A message of the older kind becomes a layout."""
COMMAND_BODY = {
    "name": "wheel",
    "type": 1,
    "description": "Turn",
    "name_localizations": {"fr": "roue"},
    "default_member_permissions": 8,
    "contexts": [0],
    "integration_types": [0],
    "dm_permission": True,
    "nsfw": False,
    "options": [
        {"name": "seat", "description": "x", "type": 1, "options": []},
        {"name": "more", "description": "x", "type": 2, "options": [{"name": "a", "description": "x", "type": 1}]},
        {
            "name": "section",
            "description": "x",
            "type": 3,
            "required": True,
            "min_length": 1,
            "choices": [{"name": "one", "value": "1", "name_localizations": {"fr": "un"}}],
        },
    ],
}
WINDOW = {
    "title": "x",
    "custom_id": "x",
    "components": [{"type": 18, "label": "x", "component": {"type": 4, "custom_id": "x", "style": 1, "value": "x"}}],
}
SUGGESTIONS = {"choices": [{"name": "x", "value": "x", "name_localizations": {"fr": "y"}}]}
THREAD = {"name": "x", "type": 11, "auto_archive_duration": 60, "archived": False, "locked": False, "invitable": True}

ROUTES: dict[str, tuple[str, str, Any]] = {
    "a message": ("POST", "/channels/{channel}/messages", MESSAGE),
    "a layout": ("POST", "/channels/{channel}/messages", LAYOUT),
    "an edit": ("PATCH", "/channels/{channel}/messages/{message}", MESSAGE),
    "a layout in an edit": ("PATCH", "/channels/{channel}/messages/{message}", RELAID),
    "all commands": ("PUT", "/applications/{bot}/commands", [COMMAND_BODY]),
    "a server's commands": ("PUT", "/applications/{bot}/guilds/{guild}/commands", [COMMAND_BODY]),
    "a command": ("POST", "/applications/{bot}/commands", COMMAND_BODY),
    "a changed command": ("PATCH", "/applications/{bot}/commands/{command}", COMMAND_BODY),
    "a thread": ("POST", "/channels/{channel}/threads", THREAD),
    "a thread from a message": ("POST", "/channels/{channel}/messages/{message}/threads", THREAD),
    "a changed thread": ("PATCH", "/channels/{thread}", THREAD),
    "direct messages": ("POST", "/users/@me/channels", {"recipient_id": "1"}),
    "a message as an answer": ("POST", "{callback}", {"type": 4, "data": MESSAGE}),
    "a deferred answer": ("POST", "{callback}", {"type": 5, "data": {"flags": 64}}),
    "an update": ("POST", "{callback}", {"type": 7, "data": RELAID}),
    "a window": ("POST", "{callback}", {"type": 9, "data": WINDOW}),
    "suggestions": ("POST", "{callback}", {"type": 8, "data": SUGGESTIONS}),
    "a follow-up": ("POST", "/webhooks/{bot}/{token}", MESSAGE),
    "an edited answer": ("PATCH", "/webhooks/{bot}/{token}/messages/@original", MESSAGE),
}
"""Every route that takes a body, with one that is good."""


class Place:
    """What the addresses lead to."""

    def __init__(self, asker: Asker) -> None:
        self.asker, self._world = asker, asker.sandbox.world
        self.ids = {"bot": self._world.bot.id, "channel": asker.channel.id, "guild": asker.channel.guild}

    async def prepare(self) -> None:
        """Something of each kind is there."""
        sandbox, bot = self.asker.sandbox, self._world.bot
        message = await sandbox.messages.write(self.asker.channel.id, bot.id, {"content": "One"})
        thread = await sandbox.threads.begin(self.asker.channel, bot, {"name": "x", "type": 11})
        command = sandbox.commands.upsert(None, {"name": "table", "description": "x"})
        begun, path = await self.asker.begun()
        await self.asker.ask("POST", path, json={"type": 4, "data": {"content": "x"}})
        self.ids |= {"message": message.id, "thread": thread.id, "command": command["id"], "token": begun.token}
        self._source = message

    async def callback(self, kind: int) -> str:
        """Where a new interaction is answered."""
        sandbox, source = self.asker.sandbox, self._source if kind in (COMPONENT, MODAL) else None
        data = {"id": "1", "name": "wheel", "type": 1}
        begun = await sandbox.interactions.begin(kind, self.asker.anna, self.asker.channel, data, source=source)
        return f"/interactions/{begun.id}/{begun.token}/callback"

    async def send(self, situation: str, **sent: Any) -> tuple[int, Any]:
        """To one of the routes; an interaction is a new one each time, of a kind that the good body answers."""
        method, path, good = ROUTES[situation]
        answers = good.get("type") if isinstance(good, dict) else None
        begins = {8: AUTOCOMPLETE, 7: COMPONENT}.get(answers or 0, COMMAND)
        callback = await self.callback(begins) if path == "{callback}" else ""
        return await self.asker.ask(method, path.format(**self.ids, callback=callback), **sent)


@pytest_asyncio.fixture(params=["by our table", "by Discord's description"])
async def place(request: pytest.FixtureRequest) -> AsyncIterator[Place]:
    """A server with something of everything; nothing in it may break."""
    async with asking(DESCRIPTION if request.param == "by Discord's description" else None) as asker:
        made = Place(asker)
        await made.prepare()
        yield made


def check(status: int, answer: Any) -> None:
    """It was done, or it was refused in Discord's shape."""
    assert status < 500, answer
    if status >= 400:
        assert isinstance(answer["message"], str)
        assert isinstance(answer["code"], int)
        assert places(answer.get("errors", {"x": {"_errors": []}}))


@pytest.mark.parametrize("situation", ROUTES)
async def test_what_is_good_is_taken(place: Place, situation: str) -> None:
    """Or these tests would test nothing: a good body gets past all that looks at it."""
    good = ROUTES[situation][2]
    status, answer = await place.send(situation, json=good)
    told = json.dumps(answer)
    check(status, answer)
    assert status < 400 or situation in REFUSED_FOR_OTHER_REASONS, told


REFUSED_FOR_OTHER_REASONS = {"direct messages"}
"""Nobody has the id 1."""


@thorough
@pytest.mark.parametrize("situation", ROUTES)
@given(data=st.data())
@settings(max_examples=how_many(4, 40), deadline=None, suppress_health_check=list(HealthCheck))
async def test_whatever_json_is_sent_is_answered(place: Place, situation: str, data: st.DataObject) -> None:
    good = ROUTES[situation][2]
    body = data.draw(spoilt(good) | spoilt(good) | GARBAGE)
    check(*await place.send(situation, data=json.dumps(body), headers={"Content-Type": "application/json"}))


DEEP = 100_000

UNREADABLE: dict[str, dict[str, Any]] = {
    "no JSON": {"data": b"{", "headers": {"Content-Type": "application/json"}},
    "no text": {"data": b"\xff\xfe{}", "headers": {"Content-Type": "application/json"}},
    "half a surrogate": {"data": b'{"content": "\\ud800"}', "headers": {"Content-Type": "application/json"}},
    "a number that is none": {"data": b'{"flags": NaN}', "headers": {"Content-Type": "application/json"}},
    "a number beyond all bounds": {"data": b"1" * 5_000, "headers": {"Content-Type": "application/json"}},
    "lists without end": {"data": b"[" * DEEP + b"]" * DEEP, "headers": {"Content-Type": "application/json"}},
    "objects too deep": {
        "data": b'{"components": ' * 300 + b"1" + b"}" * 300,
        "headers": {"Content-Type": "application/json"},
    },
    "a foreign alphabet": {"data": b"{}", "headers": {"Content-Type": "application/json; charset=klingon"}},
    "plain text": {"data": b"{}", "headers": {"Content-Type": "text/plain"}},
    "no type at all": {"data": b"{}", "skip_auto_headers": ["Content-Type"]},
    "a form in the address's way": {"data": {"content": "x"}},
    "an unknown type": {"data": b"{}", "headers": {"Content-Type": "nonsense"}},
    "parts without a boundary": {"data": b"x", "headers": {"Content-Type": "multipart/form-data"}},
    "parts that never begin": {"data": b"x", "headers": {"Content-Type": "multipart/form-data; boundary=b"}},
    "parts that never end": {
        "data": b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{}',
        "headers": {"Content-Type": "multipart/form-data; boundary=b"},
    },
    "parts without names": {
        "data": b"--b\r\nContent-Type: image/png\r\n\r\nx\r\n--b--\r\n",
        "headers": {"Content-Type": "multipart/form-data; boundary=b"},
    },
    "parts in parts": {
        "data": b'--b\r\nContent-Type: multipart/mixed; boundary=c\r\nContent-Disposition: form-data; name="x"\r\n\r\n'
        b"--c\r\n\r\nx\r\n--c--\r\n--b--\r\n",
        "headers": {"Content-Type": "multipart/form-data; boundary=b"},
    },
    "a part packed wrongly": {
        "data": b'--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a"\r\n'
        b"Content-Encoding: gzip\r\n\r\nx\r\n--b--\r\n",
        "headers": {"Content-Type": "multipart/form-data; boundary=b"},
    },
    "a part written in no known way": {
        "data": b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n'
        b"Content-Transfer-Encoding: klingon\r\n\r\n{}\r\n--b--\r\n",
        "headers": {"Content-Type": "multipart/form-data; boundary=b"},
    },
    "a name that is no text": {
        "data": b'--b\r\nContent-Disposition: form-data; name="files[0]"; filename="\xff.png"\r\n\r\nx\r\n--b--\r\n',
        "headers": {"Content-Type": "multipart/form-data; boundary=b"},
    },
    "no payload beside the files": {
        "data": b'--b\r\nContent-Disposition: form-data; name="files[0]"; filename="a.png"\r\n\r\nx\r\n--b--\r\n',
        "headers": {"Content-Type": "multipart/form-data; boundary=b"},
    },
    "a payload that is no JSON": {
        "data": b'--b\r\nContent-Disposition: form-data; name="payload_json"\r\n\r\n{\r\n--b--\r\n',
        "headers": {"Content-Type": "multipart/form-data; boundary=b"},
    },
    "a payload that is a file": {
        "data": b'--b\r\nContent-Disposition: form-data; name="payload_json"; filename="x"\r\n\r\n[]\r\n--b--\r\n',
        "headers": {"Content-Type": "multipart/form-data; boundary=b"},
    },
    "nothing": {},
}


@pytest.mark.parametrize("how", UNREADABLE)
async def test_what_cannot_be_read_is_answered_on_every_route(place: Place, how: str) -> None:
    for situation in ROUTES:
        check(*await place.send(situation, **UNREADABLE[how]))


CODES = {
    "no JSON": 50109,
    "half a surrogate": 50109,
    "lists without end": 50109,
    "objects too deep": 50109,
    "parts without a boundary": 50109,
    "plain text": 50035,
    "nothing": 50006,
}


@pytest.mark.parametrize("how", CODES)
async def test_what_cannot_be_read_is_refused_in_discords_words(place: Place, how: str) -> None:
    before = place.asker.written()
    status, answer = await place.send("a message", **UNREADABLE[how])
    assert (status, answer["code"], place.asker.written()) == (400, CODES[how], before)


async def test_files_need_no_payload_beside_them(place: Place) -> None:
    assert (await place.send("a message", **UNREADABLE["no payload beside the files"]))[0] == 200


IDS = ["nonsense", "0", "-1", "1e3", "@me", "@original", "१२", "9" * 5_000, "%00", "%2F", "1%0A", "pins"]

ADDRESSES: dict[str, tuple[str, str]] = {
    "a channel": ("GET", "/channels/{}"),
    "a thread to change": ("PATCH", "/channels/{}"),
    "a channel to write in": ("POST", "/channels/{}/messages"),
    "a message": ("PATCH", "/channels/{channel}/messages/{}"),
    "a pin": ("PUT", "/channels/{channel}/messages/pins/{}"),
    "a member of a thread": ("PUT", "/channels/{thread}/thread-members/{}"),
    "a person": ("GET", "/users/{}"),
    "a server": ("GET", "/guilds/{}"),
    "a member": ("GET", "/guilds/{guild}/members/{}"),
    "an application": ("POST", "/applications/{}/commands"),
    "a command": ("PATCH", "/applications/{bot}/commands/{}"),
    "an application's server": ("PUT", "/applications/{bot}/guilds/{}/commands"),
    "an interaction": ("POST", "/interactions/{}/{token}/callback"),
    "a token": ("POST", "/webhooks/{bot}/{}"),
    "an answer": ("PATCH", "/webhooks/{bot}/{token}/messages/{}"),
}


@pytest.mark.parametrize("what", ADDRESSES)
async def test_an_id_that_cannot_be_one_is_refused(place: Place, what: str) -> None:
    method, path = ADDRESSES[what]
    for id in IDS:
        address = path.replace("{}", id).format(**place.ids)
        status, answer = await place.asker.ask(method, address, **({"json": {}} if method != "GET" else {}))
        check(status, answer)
        assert status >= 400 or id in ("@me", "@original")
    place.asker.sandbox.unknown.clear()


async def test_an_id_in_words_is_named_as_what_is_wrong(place: Place) -> None:
    status, answer = await place.asker.ask("GET", "/channels/nonsense/messages")
    assert (status, answer["code"], places(answer["errors"])) == (400, 50035, ["channel_id"])


QUERIES = [
    ("/channels/{channel}/messages", "limit", ["", "x", "-1", "1.5", "9" * 5_000, "²", "NaN"]),
    ("/channels/{channel}/messages", "before", ["", "x", "-1", "9" * 5_000, "²"]),
    ("/channels/{channel}/messages", "after", ["", "x", "-1", "9" * 5_000]),
    ("/channels/{channel}/messages", "around", ["", "x", "-1", "9" * 5_000]),
    ("/channels/{channel}/threads/archived/public", "before", ["", "x", "9" * 5_000]),
    ("/channels/{channel}/threads/archived/public", "limit", ["", "x", "-1"]),
    ("/channels/{channel}/messages/pins", "before", ["", "x"]),
    ("/channels/{channel}/messages/pins", "limit", ["", "x", "-1"]),
]


@pytest.mark.parametrize(("path", "name", "values"), QUERIES)
async def test_a_question_that_makes_no_sense_is_answered(
    place: Place, path: str, name: str, values: list[str]
) -> None:
    for value in values:
        check(*await place.asker.ask("GET", path.format(**place.ids), params={name: value}))


async def test_what_breaks_is_noted_and_answered_as_discord_does() -> None:
    async with asking() as asker:
        asker.sandbox.commands.all = None  # type: ignore[method-assign, assignment]
        status, answer = await asker.ask("GET", f"/applications/{asker.sandbox.world.bot.id}/commands")
        assert (status, answer) == (500, {"message": "500: Internal Server Error", "code": 0})
        (noted,) = asker.sandbox.broken
        assert noted.startswith("GET /api/v10/applications/")
        assert "TypeError" in noted
        asker.sandbox.broken.clear()


# The gateway

IDENTIFY = {"op": 2, "d": {"token": TOKEN, "intents": 0, "properties": {}}}
RESUME = {"op": 6, "d": {"token": TOKEN, "session_id": "x", "seq": 1}}


def said(op: int, **data: Any) -> str:
    return json.dumps({"op": op, "d": {"token": TOKEN, **data}})


CLOSED: dict[str, tuple[str | bytes, int]] = {
    "no JSON": ("{", 4002),
    "nothing": ("", 4002),
    "bytes": (b'{"op": 1}', 4002),
    "a list": ("[1]", 4002),
    "a word": ('"op"', 4002),
    "no opcode": ("{}", 4002),
    "an opcode in words": ('{"op": "2"}', 4002),
    "an opcode that is true": ('{"op": true}', 4002),
    "an opcode without end": ('{"op": 1e999}', 4002),
    "too deep": ("[" * 4_000, 4002),
    "too long": ('{"op": 1, "d": "' + "x" * 4_096 + '"}', 4002),
    "far too long": ('{"op": 1, "d": "' + "x" * 1_000_000 + '"}', 4002),
    "an unknown opcode from nobody": ('{"op": 99}', 4003),
    "a heartbeat in words": ('{"op": 1, "d": "x"}', 4002),
    "a heartbeat with an object": ('{"op": 1, "d": {}}', 4002),
    "nobody": ('{"op": 2}', 4002),
    "a list for a name": ('{"op": 2, "d": []}', 4002),
    "no token": ('{"op": 2, "d": {}}', 4004),
    "a token that is a list": ('{"op": 2, "d": {"token": []}}', 4004),
    "no intents": (said(2), 4013),
    "intents in words": (said(2, intents="all"), 4013),
    "intents below nought": (said(2, intents=-1), 4013),
    "intents that are a list": (said(2, intents=[]), 4013),
    "a return by nobody": ('{"op": 6, "d": null}', 4002),
    "a return without a token": ('{"op": 6, "d": {}}', 4004),
    "a return to nowhere in time": (said(6, session_id="x"), 4007),
    "a return to a time in words": (said(6, session_id="x", seq="x"), 4007),
}


async def heard(asker: Asker, *words: str | bytes) -> aiohttp.WSMessage:
    """What the gateway says last to somebody who says that."""
    async with asker.session.ws_connect(f"{asker.sandbox.gateway.address}?v=10&encoding=json") as socket:
        answer = await socket.receive()
        for each in words:
            await (socket.send_str(each) if isinstance(each, str) else socket.send_bytes(each))
            answer = await socket.receive()
        return answer


@pytest.mark.parametrize("what", CLOSED)
async def test_the_gateway_closes_on_what_no_client_says(what: str) -> None:
    spoken, code = CLOSED[what]
    async with asking() as asker:
        answer = await heard(asker, spoken)
        assert (answer.type, answer.data) == (aiohttp.WSMsgType.CLOSE, code)
        assert asker.sandbox.gateway.sessions == {}


@pytest.mark.parametrize(
    ("again", "code"), [(IDENTIFY, 4005), (RESUME, 4005), ({"op": 99}, 4001), ({"op": 2}, 4002), ({"op": -1}, 4001)]
)
async def test_who_is_known_is_closed_on_the_same_way(again: Any, code: int) -> None:
    async with asking() as asker:
        guild = next(iter(asker.sandbox.world.guilds.values()))
        assert guild.name == "The Quarry"
        assert (await heard(asker, json.dumps(IDENTIFY), json.dumps(again))).data == code


@pytest.mark.parametrize("session", [None, [], {}, 5, "x"])
async def test_a_session_of_no_sense_cannot_be_resumed(session: Any) -> None:
    async with asking() as asker:
        answer = await heard(asker, said(6, session_id=session, seq=1))
        assert json.loads(answer.data) == {"op": 9, "d": False, "s": None, "t": None}


@thorough
@given(words=st.lists(GARBAGE | spoilt(IDENTIFY) | spoilt(RESUME) | spoilt({"op": 1, "d": 1}), min_size=1, max_size=3))
@settings(max_examples=how_many(20, 120), deadline=None, suppress_health_check=list(HealthCheck))
async def test_whatever_is_said_to_the_gateway_breaks_nothing(place: Place, words: list[Any]) -> None:
    sandbox = place.asker.sandbox
    async with place.asker.session.ws_connect(f"{sandbox.gateway.address}?v=10&encoding=json") as socket:
        for each in words:
            if not socket.closed:
                await socket.send_str(json.dumps(each))
        await socket.send_str('{"op": "the end"}')
        async for _ in socket:
            pass
        assert socket.close_code in (4001, 4002, 4003, 4004, 4005, 4007, 4013)
    sandbox.gateway.sessions.clear()


async def test_who_comes_to_the_gateway_without_a_socket_is_refused() -> None:
    async with asking() as asker:
        address = asker.sandbox.gateway.address.replace("ws:", "http:")
        async with asker.session.get(address) as answer:
            assert answer.status == 400
            assert (await answer.json())["code"] == 0
