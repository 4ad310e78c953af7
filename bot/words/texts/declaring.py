"""How the parts declare their messages."""

from engine.core.values.texts import Kind, Message, term, terms

WORD, WORDS = term(""), terms("")
"""Said as it is: a name, a number that was typed; several of them."""


def message(part: str, key: str, **params: Kind) -> Message:
    """A sentence of one part."""
    return Message(f"bot-{part}-{key}", params)


def command(part: str, name: str, *options: str) -> tuple[Message, ...]:
    """What a slash command is called, what it does, and the same for its options."""
    keys = [f"cmd-{name}", *(f"opt-{name}-{option}" for option in options)]
    return tuple(message(part, each + end) for each in keys for end in ("", "-help"))
