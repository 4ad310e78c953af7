"""The bot talks to the real Discord unless it is told of a sandbox, and then to that and to nothing else."""

import asyncio
import base64
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from types import FrameType
from typing import Any

import aiohttp
import discord
import pytest
import yarl
from aiohttp import web
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from hypothesis import given
from hypothesis import strategies as st

from bot.program.wire import (
    VARIABLE,
    ApiAddress,
    LedElsewhere,
    NotAToken,
    WrongAddress,
    WrongToken,
    check_token,
    client_options,
    point_at,
    setting,
)
from sandbox.server import TOKEN, Sandbox

HERE = ApiAddress.parse("http://127.0.0.1:8765/api/v10")
REAL = "https://discord.com/api/v10", yarl.URL("wss://gateway.discord.gg/"), "https://cdn.discordapp.com"


def pointed() -> tuple[str, yarl.URL, str]:
    return Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE


# The address


@pytest.mark.parametrize("environment", [{}, {VARIABLE: ""}], ids=["not set", "empty"])
def test_without_the_setting_it_is_the_real_discord(environment: dict[str, str]) -> None:
    assert setting(environment) is None
    with point_at(setting(environment)):
        assert pointed() == REAL
    assert client_options(None) == {}


@pytest.mark.parametrize(
    ("text", "gateway"),
    [
        ("http://127.0.0.1:8765/api/v10", "ws://127.0.0.1:8765/gateway"),
        ("http://127.255.3.10:1/api/v10", "ws://127.255.3.10:1/gateway"),
        ("http://[::1]:65535/api/v10", "ws://[::1]:65535/gateway"),
    ],
)
def test_a_sandbox_on_this_machine_is_taken(text: str, gateway: str) -> None:
    address = setting({VARIABLE: text})
    assert address is not None
    with point_at(address), point_at(address):
        assert pointed() == (text, yarl.URL(gateway), text)
        assert address.holds(yarl.URL(text))
    assert pointed() == REAL


def test_who_does_not_ask_for_the_old_addresses_back_keeps_the_new() -> None:
    undo = point_at(HERE)
    assert pointed()[0] == HERE.api
    undo.close()
    assert pointed() == REAL


HOSTILE: dict[str, tuple[str, str]] = {
    "blanks": (" ", "one word"),
    "blanks around": (" http://127.0.0.1:8765/api/v10", "one word"),
    "a new line after": ("http://127.0.0.1:8765/api/v10\n", "one word"),
    "a new line within": ("http://127.0.0.1\n.evil.com:8765/api/v10", "one word"),
    "a tab": ("http://127.0.0.1\t:8765/api/v10", "one word"),
    "a null": ("http://127.0.0.1\0.evil.com:8765/api/v10", "one word"),
    "very long": ("http://127.0.0.1:" + "8" * 1_000_000, "one word"),
    "digits of another script": ("http://127.0.0.١:8765/api/v10", "one word"),
    "full-width dots": ("http://127。0。0。1:8765/api/v10", "one word"),
    "an invisible character": ("http://127.0.0.1\u200b:8765/api/v10", "one word"),
    "https": ("https://127.0.0.1:8765/api/v10", "http://"),
    "no scheme": ("127.0.0.1:8765/api/v10", "http://"),
    "another scheme": ("file:///api/v10", "http://"),
    "upper case": ("HTTP://127.0.0.1:8765/api/v10", "http://"),
    "one slash": ("http:/127.0.0.1:8765/api/v10", "http://"),
    "a user": ("http://127.0.0.1@evil.com:80/api/v10", "no user"),
    "a user and a password": ("http://127.0.0.1:8765@evil.com/api/v10", "no user"),
    "a user here": ("http://me:secret@127.0.0.1:8765/api/v10", "no user"),
    "a backslash": ("http://127.0.0.1:8765\\evil.com/api/v10", "no user"),
    "a percent sign": ("http://127.0.0.1%2eevil.com:8765/api/v10", "no user"),
    "a scope": ("http://[::1%25eth0]:8765/api/v10", "no user"),
    "a query": ("http://127.0.0.1:8765/api/v10?", "no user"),
    "a fragment": ("http://127.0.0.1:8765/api/v10#", "no user"),
    "discord itself": ("http://discord.com:80/api/v10", "this machine"),
    "a name that begins so": ("http://127.0.0.1.evil.com:80/api/v10", "this machine"),
    "a trailing dot": ("http://127.0.0.1.:8765/api/v10", "this machine"),
    "localhost": ("http://localhost:8765/api/v10", "this machine"),
    "every interface": ("http://0.0.0.0:8765/api/v10", "this machine"),
    "every interface, v6": ("http://[::]:8765/api/v10", "this machine"),
    "another machine": ("http://10.0.0.1:8765/api/v10", "this machine"),
    "another machine within v6": ("http://[::ffff:8.8.8.8]:8765/api/v10", "this machine"),
    "this machine within v6": ("http://[::ffff:127.0.0.1]:8765/api/v10", "this machine"),
    "one number": ("http://2130706433:8765/api/v10", "this machine"),
    "hexadecimal": ("http://0x7f000001:8765/api/v10", "this machine"),
    "hexadecimal parts": ("http://0x7f.0.0.1:8765/api/v10", "this machine"),
    "octal": ("http://0177.0.0.1:8765/api/v10", "this machine"),
    "an octal part": ("http://127.0.0.010:8765/api/v10", "this machine"),
    "short": ("http://127.1:8765/api/v10", "this machine"),
    "a part too great": ("http://127.0.0.256:8765/api/v10", "this machine"),
    "no host": ("http://:8765/api/v10", "this machine"),
    "nothing more": ("http://", "this machine"),
    "no port": ("http://127.0.0.1/api/v10", "port"),
    "an empty port": ("http://127.0.0.1:/api/v10", "port"),
    "port 0": ("http://127.0.0.1:0/api/v10", "port"),
    "a port too great": ("http://127.0.0.1:65536/api/v10", "port"),
    "a port with zeros before": ("http://127.0.0.1:08765/api/v10", "port"),
    "a port with a sign": ("http://127.0.0.1:+8765/api/v10", "port"),
    "a name after the port": ("http://127.0.0.1:80.evil.com/api/v10", "port"),
    "another version": ("http://127.0.0.1:8765/api/v9", "/api/v10"),
    "no path": ("http://127.0.0.1:8765", "/api/v10"),
    "a slash after": ("http://127.0.0.1:8765/api/v10/", "/api/v10"),
    "a way out": ("http://127.0.0.1:8765/../api/v10", "/api/v10"),
    "two slashes": ("http://127.0.0.1:8765//evil.com/api/v10", "/api/v10"),
}


@pytest.mark.parametrize("how", HOSTILE)
def test_what_does_not_surely_lead_to_this_machine_is_refused_in_a_sentence(how: str) -> None:
    text, said = HOSTILE[how]
    with pytest.raises(WrongAddress) as refused:
        setting({VARIABLE: text})
    sentence = str(refused.value)
    assert said in sentence
    assert "http://127.0.0.1:8765/api/v10" in sentence
    assert "\n" not in sentence
    assert not any(word in sentence for word in ("evil", "secret"))
    assert pointed() == REAL


@given(
    st.lists(
        st.sampled_from(
            [
                "http://",
                "127.",
                "0.",
                "0.1",
                "1",
                "@",
                "[",
                "::1",
                "]",
                ":",
                "80",
                "/",
                "\\",
                "%",
                "api",
                "/api/v10",
                ".",
            ]
        ),
        max_size=12,
    ).map("".join)
)
def test_whatever_is_taken_every_reader_takes_for_this_machine(text: str) -> None:
    try:
        address = ApiAddress.parse(text)
    except WrongAddress:
        return
    for url in (yarl.URL(text), yarl.URL(address.api), yarl.URL(address.gateway)):
        assert url.host is not None
        assert url.host == "::1" or url.host.startswith("127.")
        assert (url.user, url.port) == (None, address.port)


# The token


def token_of(number: str, time: str = "Gabcde", rest: str = "x" * 38) -> str:
    """One that looks as Discord's do."""
    return f"{base64.urlsafe_b64encode(number.encode()).decode().rstrip('=')}.{time}.{rest}"


REAL_ONE = token_of("1187654321012345678")
LOOKS_REAL = {
    "of today": REAL_ONE,
    "of long ago": token_of("80351110224678912", "DabCdE", "y" * 27),
    "of a second factor": "mfa." + "z" * 84,
    "with the word before it": f"Bot {REAL_ONE}",
    "with blanks around": f"  {REAL_ONE}\n",
    "in quotes": f'"{REAL_ONE}"',
    "behind the sandbox's word": f"sandbox.{REAL_ONE}",
    "with a longer time": token_of("1187654321012345678", "Gabcdef", "x" * 45),
}


@pytest.mark.parametrize("how", LOOKS_REAL)
def test_a_real_token_is_never_shown_to_a_sandbox(how: str) -> None:
    assert "looks like one of Discord's" in refusal(LOOKS_REAL[how], HERE)
    check_token(REAL_ONE, None)


@pytest.mark.parametrize("token", ["", "nonsense", "Bearer abcdefgh", "Bot sandbox.token", "sandbox.", "sandbox.a b"])
def test_a_sandbox_is_shown_no_token_but_a_sandboxs(token: str) -> None:
    assert "begins with “sandbox.”" in refusal(token, HERE)


@pytest.mark.parametrize("token", [TOKEN, f"Bot {TOKEN}", f" {TOKEN}\n", f'"{TOKEN}"', TOKEN.upper(), f"\u200b{TOKEN}"])
def test_a_sandboxs_token_is_never_sent_to_discord(token: str) -> None:
    assert "real Discord" in refusal(token, None)


def test_each_token_is_let_through_where_it_belongs() -> None:
    check_token(TOKEN, HERE)
    check_token(f"{TOKEN}\n", HERE)
    check_token(REAL_ONE, None)


NO_TOKENS = {
    "anything": "abc",
    "a client secret": "xYz0123456789abcdefghijklmnopqrs",
    "a public key": "0a" * 32,
    "the application's number": "1187654321012345678",
    "two parts": REAL_ONE.rsplit(".", 1)[0],
    "four parts": f"{REAL_ONE}.x",
    "a part that is empty": REAL_ONE.replace(".Gabcde.", ".."),
    "with the word before it": f"Bot {REAL_ONE}",
    "in quotes": f'"{REAL_ONE}"',
    "a first part that is no number": token_of("my own little bot"),
    "a first part that is no base64": f"x{REAL_ONE.split('.', 1)[1]}",
    "a first part of strange length": f"abcde.{REAL_ONE.split('.', 1)[1]}",
    "a number nobody has": token_of("42"),
    "a number with letters of another script": token_of("１１８７６５４３２１０１２３４５６７８"),
    "of a second factor": "mfa." + "z" * 84,
}


@pytest.mark.parametrize("how", NO_TOKENS)
def test_what_can_be_no_token_is_not_sent_to_discord(how: str) -> None:
    token = [NO_TOKENS[how]]
    with pytest.raises(NotAToken) as refused:
        check_token(token[0], None)
    assert refused.value.__context__ is refused.value.__cause__ is None
    assert not any(token[0] in repr(frame.f_locals) for frame in frames(refused.value))


@pytest.mark.parametrize("how", ["of today", "of long ago", "with blanks around", "with a longer time"])
def test_what_can_be_a_token_is_let_through(how: str) -> None:
    check_token(LOOKS_REAL[how], None)


def refusal(token: str, address: ApiAddress | None) -> str:
    """The sentence in which a token is refused. The token stands nowhere in what could be printed of it."""
    given_token = [token]
    del token
    with pytest.raises(WrongToken) as refused:
        check_token(given_token[0], address)
    error = refused.value
    assert error.__context__ is error.__cause__ is None
    if secret := given_token[0].strip():
        printed = [str(error), repr(error), *(repr(frame.f_locals) for frame in frames(error))]
        assert not any(secret in text for text in printed if secret != "sandbox.")
    return str(error)


def frames(error: BaseException) -> Iterator[FrameType]:
    """Those of the bot through which an exception came."""
    trace = error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_globals["__name__"] == "bot.program.wire":
            yield trace.tb_frame
        trace = trace.tb_next


# The client


@asynccontextmanager
async def server(answer: Callable[[web.Request], Awaitable[web.StreamResponse]], host: str) -> AsyncIterator[str]:
    """A server that answers everything like this; its host and port."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app, shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, host, 0).start()
    try:
        yield f"{host}:{runner.addresses[0][1]}"
    finally:
        await runner.cleanup()


async def started(address: ApiAddress) -> None:
    """A bot that was pointed there, until it ends by itself."""
    with point_at(address):
        async with discord.Client(intents=discord.Intents.none(), **client_options(address)) as client:
            await asyncio.wait_for(client.start(TOKEN), 20)


@pytest.mark.parametrize("status", [301, 302, 303, 307, 308])
@pytest.mark.parametrize("at", ["/api/v10/users/@me", "/gateway"])
async def test_a_redirect_is_not_followed(at: str, status: int) -> None:
    asked: list[str] = []

    async def elsewhere(request: web.Request) -> web.StreamResponse:
        asked.append(request.path)
        return web.Response()

    async with Sandbox() as sandbox, server(elsewhere, "127.0.0.2") as other:

        async def astray(request: web.Request) -> web.StreamResponse:
            if request.path == at:
                return web.Response(status=status, headers={"Location": f"http://{other}{at}"})
            return await passed_on(sandbox, request)

        async with server(astray, "127.0.0.1") as host:
            with pytest.raises(LedElsewhere):
                await started(ApiAddress.parse(f"http://{host}/api/v10"))
    assert asked == []


async def passed_on(sandbox: Sandbox, request: web.Request) -> web.Response:
    """What the sandbox answers to this."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{sandbox.port}{request.path}", headers=request.headers) as answer,
    ):
        return web.Response(status=answer.status, body=await answer.read(), content_type=answer.content_type)


async def test_a_session_is_not_resumed_elsewhere() -> None:
    asked: list[str] = []

    async def elsewhere(request: web.Request) -> web.StreamResponse:
        asked.append(request.path)
        return web.Response()

    async with Sandbox() as sandbox, server(elsewhere, "127.0.0.2") as other:
        address = ApiAddress.parse(sandbox.api)
        sandbox.gateway.address = f"ws://{other}/gateway"
        bot = asyncio.create_task(started(address))
        await sandbox.gateway.arrived(1)
        await sandbox.gateway.drop()
        with pytest.raises(LedElsewhere):
            await bot
    assert asked == []


async def test_a_proxy_in_the_environment_is_not_used(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("HTTP_PROXY", "http_proxy", "ALL_PROXY", "WS_PROXY", "ws_proxy"):
        monkeypatch.setenv(name, "http://127.0.0.2:9")
    async with Sandbox() as sandbox:
        bot = asyncio.create_task(started(ApiAddress.parse(sandbox.api)))
        await sandbox.gateway.arrived(1)
        bot.cancel()
        await asyncio.gather(bot, return_exceptions=True)


def test_a_client_for_the_sandbox_can_be_given_no_proxy() -> None:
    options: dict[str, Any] = {**client_options(HERE)}
    with pytest.raises(TypeError, match="proxy"):
        discord.Client(intents=discord.Intents.none(), proxy="http://10.0.0.1:3128", **options)
