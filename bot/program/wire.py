"""Which Discord the bot talks to: the real one, or by one setting a sandbox on this machine and nothing else."""

import re
from base64 import urlsafe_b64decode
from collections.abc import Mapping
from contextlib import ExitStack
from dataclasses import dataclass
from types import SimpleNamespace
from typing import TypedDict

import aiohttp
import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

VARIABLE = "PARAVENT_DISCORD_API"
EXAMPLE = "http://127.0.0.1:8765/api/v10"

_OCTET = r"(25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
_HOST = rf"(?P<host>127(\.{_OCTET}){{3}}|\[::1\])"
_PORT = r"(?P<port>6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5][0-9]{4}|[1-9][0-9]{0,3})"
_WHOLE = re.compile(rf"http://{_HOST}:{_PORT}/api/v10")
_EXPECTED = (
    (re.compile(r"[!-~]{1,64}"), "has to be one word of at most 64 plain characters"),
    (re.compile(r"http://.*"), "has to begin with http:// in small letters"),
    (re.compile(r"[^@?#%\\]*"), "must have no user, query, fragment, percent sign or backslash"),
    (
        re.compile(rf"http://{_HOST}([:/].*)?"),
        "has to name this machine as 127.x.x.x or [::1], not by a name",
    ),
    (re.compile(rf"http://{_HOST}:{_PORT}(/.*)?"), "has to name a port from 1 to 65535"),
    (_WHOLE, "has to end in /api/v10"),
)
"""What an address has to be, the coarse before the fine: the first that does not hold is what the operator is told.
Names are refused, localhost too: where they lead is decided elsewhere, and anew at each look."""

_SANDBOXS = re.compile(r"sandbox\.[!-~]+")
_DISCORDS = re.compile(r"mfa\.[\w-]{20}|[\w-]{20,}\.[\w-]{4,}\.[\w-]{20,}", re.ASCII)
"""A number of an account in base64, a time, a signature; or what accounts with a second factor once had."""

_BOTS = re.compile(r"(?P<bot>[\w-]+)\.[\w-]+\.[\w-]+", re.ASCII)
_NUMBER = re.compile(rb"[1-9][0-9]{14,19}")
"""Of a bot: its account's number in base64, a time and a signature, of whatever length Discord gives them."""


class WrongAddress(Exception):
    """The setting leads to no sandbox on this machine. What was set is not repeated: there may be a password in it."""


class WrongToken(Exception):
    """The token belongs to the other Discord. It stands nowhere in this exception."""


class NotAToken(Exception):
    """Discord gives out no such token. It stands nowhere in this exception."""


class LedElsewhere(Exception):
    """The sandbox sent the bot to another address. Where to is not said: such addresses hold tokens."""


@dataclass(frozen=True)
class ApiAddress:
    """Where a sandbox is. Only `parse` should make one."""

    host: str
    port: int

    @classmethod
    def parse(cls, text: str) -> "ApiAddress":
        """Read what an operator wrote. It is matched as it stands, so that no two readers can take it differently."""
        found = _WHOLE.fullmatch(text)
        if found is None:
            wanted = next(wanted for pattern, wanted in _EXPECTED if not pattern.fullmatch(text))
            raise WrongAddress(f"{VARIABLE} {wanted}, for example {EXAMPLE}; leave it empty for the real Discord.")
        return cls(found["host"], int(found["port"]))

    @property
    def api(self) -> str:
        """What stands for `https://discord.com/api/v10`."""
        return f"http://{self.host}:{self.port}/api/v10"

    @property
    def gateway(self) -> str:
        """A sandbox has its gateway here by agreement: discord.py's client never asks for it."""
        return f"ws://{self.host}:{self.port}/gateway"

    def holds(self, url: yarl.URL) -> bool:
        """Whether this leads to the sandbox."""
        return (url.host, url.port) == (self.host.strip("[]"), self.port)


class ClientOptions(TypedDict, total=False):
    """What `discord.Client` is given besides its own."""

    proxy: None
    proxy_auth: None
    http_trace: aiohttp.TraceConfig


def setting(environment: Mapping[str, str]) -> ApiAddress | None:
    """The sandbox that is set there; None if the bot is to talk to the real Discord."""
    text = environment.get(VARIABLE, "")
    return ApiAddress.parse(text) if text else None


def check_token(token: str, address: ApiAddress | None) -> None:
    """Refuse to show a real token to a sandbox, or a sandbox's to Discord, or to Discord what can be none."""
    fault, possible = _fault(token, address), address is not None or _names_a_bot(token)
    del token  # whoever prints this frame with its variables must not find it
    if fault is not None:
        raise WrongToken(fault)
    if not possible:
        raise NotAToken


def point_at(address: ApiAddress | None) -> ExitStack:
    """From now on discord.py talks to this address. `with` puts back what was before; nothing else is ever patched."""
    undo = ExitStack()
    if address is not None:
        undo.callback(_point, Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE)
        _point(address.api, yarl.URL(address.gateway), address.api)
    return undo


def client_options(address: ApiAddress | None) -> ClientOptions:
    """What keeps a client at this address. It names the proxy so that Python refuses a client that is given another.

    discord.py follows redirects. To another host aiohttp does not take the token in the header along, but it takes
    the body, and the gateway's token is sent in the first message; a session is resumed wherever READY said.
    """
    if address is None:
        return {}
    trace = aiohttp.TraceConfig()

    async def starts(_: object, __: SimpleNamespace, asked: aiohttp.TraceRequestStartParams) -> None:
        if not address.holds(asked.url):
            raise LedElsewhere(f"The sandbox at {address.api} named an address that is not its own.")

    async def redirected(_: object, __: SimpleNamespace, asked: aiohttp.TraceRequestRedirectParams) -> None:
        raise LedElsewhere(f"The sandbox at {address.api} answered with a redirect, which Discord never does.")

    trace.on_request_start.append(starts)
    trace.on_request_redirect.append(redirected)
    return {"proxy": None, "proxy_auth": None, "http_trace": trace}


def _point(api: str, gateway: yarl.URL, assets: str) -> None:
    Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = api, gateway, assets


def _names_a_bot(token: str) -> bool:
    """Whether its first part is, in base64, a number as Discord gives them to accounts (docs: reference#snowflakes)."""
    found = _BOTS.fullmatch(token.strip())
    if found is None:
        return False
    try:
        number = urlsafe_b64decode(found["bot"] + "=" * (-len(found["bot"]) % 4))
    except ValueError:
        return False
    return _NUMBER.fullmatch(number) is not None


def _fault(token: str, address: ApiAddress | None) -> str | None:
    ours = "the sandbox's token begins with “sandbox.”"
    if address is None:
        if re.search(r"(?<![\w.-])sandbox\.", token, re.ASCII | re.IGNORECASE):
            return f"This is a sandbox's token, but {VARIABLE} is not set: it would be sent to the real Discord."
    elif _DISCORDS.search(token):
        return f"This token looks like one of Discord's, but {VARIABLE} is set: {ours}."
    elif not _SANDBOXS.fullmatch(token.strip()):
        return f"This is no sandbox's token, but {VARIABLE} is set: {ours}."
    return None
