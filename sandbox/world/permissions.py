"""Permissions, as Discord numbers them, and the sets of them that people and the bot usually have."""

from enum import IntFlag


class May(IntFlag):
    """Discord's bits (docs: topics/permissions), as far as a bot like ours meets them."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


EVERYTHING = May(((1 << 53) - 1) & ~(1 << 47))
"""All bits there are; of those up to the highest one has no meaning."""

TALK = May.VIEW_CHANNEL | May.SEND_MESSAGES | May.SEND_MESSAGES_IN_THREADS | May.READ_MESSAGE_HISTORY
EVERYONE = TALK | May.EMBED_LINKS | May.ATTACH_FILES | May.USE_APPLICATION_COMMANDS | May.CREATE_PUBLIC_THREADS
"""What a member may do on a server nobody has changed (our choice of what matters)."""

INVITED = EVERYONE | May.MANAGE_THREADS | May.MANAGE_MESSAGES | May.PIN_MESSAGES
"""What the bot's own role grants it, if its host took the usual invitation."""

IN_DIRECT_MESSAGES = EVERYONE | May.PIN_MESSAGES
"""Between the bot and one person there are no roles."""
