"""How gateway messages are packed: as text, or in one long zlib or zstd stream per connection."""

import zlib
from typing import Protocol

from aiohttp import web

ZLIB, ZSTD = "zlib-stream", "zstd-stream"


class Packer(Protocol):
    """Sends one message after the other over one connection."""

    async def send(self, socket: web.WebSocketResponse, payload: bytes) -> None:
        """Send a whole message."""


class PlainText:
    """No compression."""

    async def send(self, socket: web.WebSocketResponse, payload: bytes) -> None:
        await socket.send_str(payload.decode())


class ZlibStream:
    """Each message ends with a flush, by which a client knows that it is whole."""

    def __init__(self) -> None:
        self._stream = zlib.compressobj()

    async def send(self, socket: web.WebSocketResponse, payload: bytes) -> None:
        await socket.send_bytes(self._stream.compress(payload) + self._stream.flush(zlib.Z_SYNC_FLUSH))


class ZstdStream:
    """Each message is flushed as a block of one endless frame."""

    def __init__(self) -> None:
        # Only here: a client asks for it only where it is installed, and who just plays need not have it.
        import zstandard

        self._stream, self._flush = zstandard.ZstdCompressor().compressobj(), zstandard.COMPRESSOBJ_FLUSH_BLOCK

    async def send(self, socket: web.WebSocketResponse, payload: bytes) -> None:
        packed = self._stream.compress(payload) + self._stream.flush(self._flush)
        await socket.send_bytes(packed)


def packer(wanted: str | None) -> Packer:
    """What a client asked for by `compress=` in the gateway's address."""
    if wanted == ZLIB:
        return ZlibStream()
    return ZstdStream() if wanted == ZSTD else PlainText()
