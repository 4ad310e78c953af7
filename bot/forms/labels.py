"""How a choice is offered in a list of suggestions: what it is, what it costs and what it brings."""

from bot.forms.spelling import LONGEST, PART, clip
from bot.words.voice import Voice
from engine.core.forms.forms import OneOf
from engine.core.forms.offers import CountsOffer, Offer, Value
from engine.words.asked import Asked


def head(asked: Asked, value: Value) -> str:
    """What it is. A thing without a name of its own, like a space of a display, has its number first."""
    reads = asked.reads(value)
    plain = isinstance(value, str) and value.isdecimal()
    numbered = plain and isinstance(asked.field, OneOf) and not asked.field.group
    return clip(f"{value} – {reads}" if numbered else reads)


def label(asked: Asked, voice: Voice, value: Value, offer: Offer) -> str:
    """All of it, as far as there is room."""
    text = head(asked, value)
    if value is False:
        return clip(text)
    for part in (_costs(asked, voice, value, offer), _brings(asked, voice, value)):
        if part and len(text) + len(PART) + len(part) <= LONGEST:
            text += PART + part
    return clip(text)


def _costs(asked: Asked, voice: Voice, value: Value, offer: Offer) -> str:
    """What the game says it costs; else the running price of the pieces."""
    if costs := asked.costs(value):
        return voice.tell("play", "costs", words=costs)
    if asked.free(value):
        return voice.common("free")
    if isinstance(offer, CountsOffer) and offer.prices and isinstance(value, tuple):
        price = offer.price(tuple(n for n in value if isinstance(n, int)))
        return voice.tell("play", "costs", words=(str(price),)) if price else voice.common("free")
    return ""


def _brings(asked: Asked, voice: Voice, value: Value) -> str:
    brings = asked.brings(value)
    return voice.tell("play", "brings", words=brings) if brings else ""
