"""What is wrong with what somebody typed, in a sentence, and what would be right."""

from discord.utils import escape_markdown, escape_mentions

from bot.forms.spelling import clip, tidy
from bot.words.voice import Voice
from engine.words.typed import Misread

MISREAD = (
    "unknown-word",
    "ambiguous-word",
    "chosen-twice",
    "number-alone",
    "numbers-alone",
    "huge",
    "yes-or-no",
    "hint-only",
    "too-long",
    "nothing-offered",
)
"""Every kind of mistake there can be, each with its sentence."""

REPEATED = 40
"""So many characters of what was typed are said again."""


def explain(voice: Voice, misread: Misread, *, in_chat: bool = False) -> str:
    """The sentence. In a chat what was typed is shown as it was typed, whatever it would do there."""
    params = dict(misread.params)
    typed = params.get("typed")
    if isinstance(typed, str):
        short = clip(tidy(typed), REPEATED)
        params["typed"] = escape_mentions(escape_markdown(short)) if in_chat else short
    return voice.tell("play", misread.key, **params)
