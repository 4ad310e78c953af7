"""What a bot hears of, by the intents it asked for (docs: events/gateway)."""

from typing import Any

GUILDS, MEMBERS, GUILD_MESSAGES, DIRECT_MESSAGES, CONTENT = 1 << 0, 1 << 1, 1 << 9, 1 << 12, 1 << 15

_NEEDED = {
    "GUILD_MEMBER_": MEMBERS,
    "GUILD_": GUILDS,
    "CHANNEL_": GUILDS,
    "THREAD_": GUILDS,
}
"""By how the event's name begins; the first that fits counts. What is not here comes to every bot."""


def wants(intents: int, bot: str, event: str, data: Any) -> bool:
    """Whether a session with these intents is told of that."""
    if event.startswith("MESSAGE_") or (event == "CHANNEL_PINS_UPDATE" and not data.get("guild_id")):
        return bool(intents & (GUILD_MESSAGES if data.get("guild_id") else DIRECT_MESSAGES))
    if event == "THREAD_MEMBERS_UPDATE" and not _about(bot, data):
        return bool(intents & MEMBERS)
    if event == "GUILD_MEMBER_UPDATE" and data["user"]["id"] == bot:
        return True  # of itself a bot hears whatever it asked for
    needed = next((intent for begins, intent in _NEEDED.items() if event.startswith(begins)), 0)
    return not needed or bool(intents & needed)


def told(intents: int, bot: str, event: str, data: Any) -> Any:
    """The event as that session gets it: what people write on a server is left out without its own intent."""
    foreign = event in ("MESSAGE_CREATE", "MESSAGE_UPDATE") and data.get("guild_id") and data["author"]["id"] != bot
    if not foreign or intents & CONTENT or any(each["id"] == bot for each in data["mentions"]):
        return data
    return {**data, "content": "", "embeds": [], "attachments": [], "components": []}


def _about(bot: str, data: Any) -> bool:
    """Whether it is the bot that came to a thread or left it."""
    added = [each["user_id"] for each in data.get("added_members") or []]
    return bot in [*added, *(data.get("removed_member_ids") or [])]
