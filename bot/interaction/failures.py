"""What it means when Discord does not take a message: sorted once, so that everybody decides by the same words."""

from enum import Enum

import aiohttp
import discord

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, UNKNOWN_USER = 10003, 10008, 10013
TOO_MANY_OLD_EDITS = 30046
CLOSED_TO_US, NO_COMMON_SERVER = 50007, 50278
MISSING_ACCESS, MISSING_PERMISSIONS, ASLEEP = 50001, 50013, 50083
THREAD_EXISTS, THREAD_LOCKED = 160004, 160005


class Away(Exception):
    """The bot is not on the server where a table stands."""


class Unreadable(Exception):
    """What is kept of a table cannot be read, or its game is not here: what is to be said waits until it can be."""


class Failure(Enum):
    """What to do follows from these."""

    LOST = "it may have arrived, or not"
    LIMITED = "too much was asked; it has not arrived"
    FORBIDDEN = "the bot may not do this there now"
    CLOSED = "this person takes no direct messages of ours"
    APART = "this person and the bot share no server now"
    NO_CHANNEL = "the channel or thread is gone"
    NO_MESSAGE = "the message is gone"
    OLD = "the message is too old to be changed so often"
    UNREADABLE = "what is kept of this table cannot be read, or its game is not installed"
    WRONG = "Discord does not take it as it is, or the fault is ours"


_BY_CODE = {
    UNKNOWN_CHANNEL: Failure.NO_CHANNEL,
    UNKNOWN_MESSAGE: Failure.NO_MESSAGE,
    UNKNOWN_USER: Failure.CLOSED,
    TOO_MANY_OLD_EDITS: Failure.OLD,
    CLOSED_TO_US: Failure.CLOSED,
    NO_COMMON_SERVER: Failure.APART,
    MISSING_ACCESS: Failure.FORBIDDEN,
    MISSING_PERMISSIONS: Failure.FORBIDDEN,
    ASLEEP: Failure.FORBIDDEN,
    THREAD_LOCKED: Failure.FORBIDDEN,
}


def judge(error: Exception) -> Failure:
    """Which of them this is."""
    if isinstance(error, discord.HTTPException):
        return _answered(error)
    if isinstance(error, discord.RateLimited):
        return Failure.LIMITED
    if isinstance(error, Away):
        return Failure.FORBIDDEN
    if isinstance(error, Unreadable):
        return Failure.UNREADABLE
    # A lost answer is no exception of discord.py's: it comes up from below, as aiohttp or the system raised it.
    if isinstance(error, aiohttp.ClientError | OSError):
        return Failure.LOST
    return Failure.WRONG


def _answered(error: discord.HTTPException) -> Failure:
    if error.code in _BY_CODE:
        return _BY_CODE[error.code]
    if error.status >= 500:
        return Failure.LOST
    if error.status == 429:
        return Failure.LIMITED
    return Failure.FORBIDDEN if error.status == 403 else Failure.WRONG


def may_be_the_files(error: discord.HTTPException) -> bool:
    """Whether the same message might be taken without what is attached to it."""
    return judge(error) in (Failure.WRONG, Failure.FORBIDDEN)


def describe(error: Exception) -> str:
    """For the outbox and the log: what kind of error, and Discord's number. Never what was sent, nor where to."""
    code = f" {error.status} {error.code}" if isinstance(error, discord.HTTPException) else ""
    return type(error).__name__ + code
