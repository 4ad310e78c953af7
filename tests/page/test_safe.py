"""The page is for this machine and for nobody else's site: names, origins, the token, what is served."""

from typing import Any

import pytest
from aiohttp import ClientSession, WSServerHandshakeError

from sandbox.page.routes import Page
from tests.page.conftest import Room
from tests.page.looking import window


async def fetched(page: Page, path: str = "", **headers: str) -> tuple[int, str, Any]:
    async with ClientSession() as client, client.get(f"{page.address}{path}", headers=headers) as answer:
        return answer.status, await answer.text(), answer.headers


async def test_the_page_comes_with_a_strict_policy_and_its_token(empty: Room) -> None:
    status, text, headers = await fetched(empty.page)
    assert status == 200
    assert empty.page.token in text
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"


async def test_by_another_name_that_leads_here_nothing_is_served(empty: Room) -> None:
    for path in ("", "page/words.js", "page/live"):
        status, text, _ = await fetched(empty.page, path, Host=f"evil.example:{empty.sandbox.port}")
        assert status == 403
        assert empty.page.token not in text


@pytest.mark.parametrize("path", ["../routes.py", "%2e%2e/routes.py", "..%2froutes.py", "nothing.js", "words.txt"])
async def test_no_other_file_is_served(empty: Room, path: str) -> None:
    status, text, _ = await fetched(empty.page, f"page/{path}")
    assert status == 404
    assert "import" not in text


@pytest.mark.parametrize("origin", [None, "http://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_socket_of_another_site_is_refused(empty: Room, origin: str | None) -> None:
    async with ClientSession() as client:
        with pytest.raises(WSServerHandshakeError) as refused:
            await client.ws_connect(f"{empty.page.address}page/live", origin=origin)
        assert refused.value.status == 403


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ({"do": "hello", "token": "guessed", "as": "Anna"}, "token"),
        ({"do": "go", "place": "1"}, "token"),
        ({"do": "hello", "as": "Anna"}, "token"),
        ([1, 2], "token"),
    ],
)
async def test_without_the_token_nothing_is_told(empty: Room, said: Any, why: str) -> None:
    async with (
        ClientSession() as client,
        client.ws_connect(f"{empty.page.address}page/live", origin=empty.page.address.rstrip("/")) as socket,
    ):
        await socket.send_json(said)
        assert await socket.receive_json() == {"is": "fault", "why": why}
        assert (await socket.receive()).type.name in ("CLOSE", "CLOSED")


async def test_nobody_is_a_person_who_is_not_there(empty: Room) -> None:
    async with (
        ClientSession() as client,
        client.ws_connect(f"{empty.page.address}page/live", origin=empty.page.address.rstrip("/")) as socket,
    ):
        await socket.send_json({"do": "hello", "token": empty.page.token, "as": "Paravent"})
        assert await socket.receive_json() == {"is": "fault", "why": "person"}


@pytest.mark.parametrize(
    "said",
    [
        {"do": "go"},
        {"do": "go", "place": 7},
        {"do": "press", "message": "1", "control": "x"},
        {"do": "choose", "message": None, "control": 1, "values": 3},
        {"do": "use", "place": "1", "line": "/table new", "options": {}},
        {"do": "use", "place": "1", "line": 3, "options": []},
        {"do": "suggest", "place": "1", "line": "/x", "option": "y", "typed": "", "options": {}},
        {"do": "submit", "window": "9", "fields": {}},
        {"do": "say", "place": "1", "text": "hello"},
        {"do": "dismiss", "message": "1"},
        {"do": "speak", "language": "xx"},
        {"do": "trouble", "what": "fire"},
        {"do": "trouble", "what": "year-later"},
    ],
    ids=str,
)
async def test_what_makes_no_sense_is_refused_and_the_window_stays(empty: Room, said: dict[str, Any]) -> None:
    async with window(empty.page, "Anna") as anna:
        answer = await anna.ask(said.pop("do"), **said)
        assert answer["ok"] is False
        assert (await anna.ask("say", place=empty.games.id, text="still here"))["ok"] is True


async def test_what_cannot_be_read_is_passed_over(empty: Room) -> None:
    async with window(empty.page, "Anna") as anna:
        for text in ("{", "[]", "null", '{"do": []}', "[" * 9000):
            await anna._socket.send_str(text)
        assert (await anna.ask("say", place=empty.games.id, text="still here"))["ok"] is True
