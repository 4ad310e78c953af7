"""What Discord accepts of the embeds of a message: so much in each field, and so much in all of them together."""

from typing import Any

from sandbox import limits
from sandbox.checks.fields import Fields, Path, entries, opened
from sandbox.checks.form import Faults

LINKS = ("http", "https")
PICTURES = (*LINKS, "attachment")


def check(faults: Faults, path: Path, embeds: Any) -> None:
    """Note what Discord would refuse."""
    letters = 0
    for at, value in entries(faults, path, embeds, limits.EMBEDS):
        embed = opened(faults, at, value)
        if embed is not None:
            letters += _embed(embed)
    if letters > limits.EMBED_LETTERS.most:
        too_long = f"Embed size exceeds maximum size of {limits.EMBED_LETTERS.most}"
        faults.add(path, "MAX_EMBED_SIZE_EXCEEDED", too_long)


def _embed(embed: Fields) -> int:
    """Check one, and count the letters of it that count."""
    embed.number("color", limits.COLOUR)
    embed.address("url", limits.MEDIA_URL, LINKS)
    embed.moment("timestamp")
    for name in ("image", "thumbnail"):
        picture = embed.inner(name)
        if picture is not None:
            picture.address("url", limits.MEDIA_URL, PICTURES)
    letters = _letters(embed, "title", limits.EMBED_TITLE)
    letters += _letters(embed, "description", limits.EMBED_DESCRIPTION)
    return letters + _author(embed) + _footer(embed) + _fields(embed)


def _author(embed: Fields) -> int:
    author = embed.inner("author")
    if author is None:
        return 0
    author.address("url", limits.MEDIA_URL, LINKS)
    author.address("icon_url", limits.MEDIA_URL, PICTURES)
    return _letters(author, "name", limits.EMBED_AUTHOR)


def _footer(embed: Fields) -> int:
    footer = embed.inner("footer")
    if footer is None:
        return 0
    footer.address("icon_url", limits.MEDIA_URL, PICTURES)
    return _letters(footer, "text", limits.EMBED_FOOTER)


def _fields(embed: Fields) -> int:
    letters = 0
    for path, value in embed.entries("fields", limits.EMBED_FIELDS):
        field = opened(embed.faults, path, value)
        if field is not None:
            field.switches("inline")
            letters += _letters(field, "name", limits.EMBED_FIELD_NAME, required=True)
            letters += _letters(field, "value", limits.EMBED_FIELD_VALUE, required=True)
    return letters


def _letters(fields: Fields, name: str, limit: limits.Limit, required: bool = False) -> int:
    """How long a text is; what is too long for its own field is refused there and does not count again."""
    return len(fields.text(name, limit, required=required, trimmed=True) or "")
