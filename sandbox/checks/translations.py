"""A text and its translations, in commands, their options and their choices."""

from sandbox import limits
from sandbox.checks.fields import Fields, Path
from sandbox.world.payloads import Payload


def texts(fields: Fields, name: str) -> list[tuple[Path, str | None]]:
    """A text and its translations, each with its place; what is no text, or in a language nobody has, is noted."""
    found: list[tuple[Path, str | None]] = []
    if isinstance(fields.body.get(name), str | None):
        found.append(((*fields.path, name), fields.body.get(name)))
    else:
        fields.text(name)
    translated = fields.inner(f"{name}_localizations")
    if translated is None:
        return found
    for locale in translated.body:
        if locale not in limits.LOCALES:
            translated.note(locale, ("BASE_TYPE_CHOICES", "Value must be one of the available locales."))
        text = translated.text(locale)
        if text is not None:
            found.append(((*translated.path, locale), text))
    return found


def length(body: Payload, name: str) -> int:
    """How long the longest of them is."""
    translated = body.get(f"{name}_localizations")
    every = [body.get(name), *(translated.values() if isinstance(translated, dict) else ())]
    return max(len(text) if isinstance(text, str) else 0 for text in every)
