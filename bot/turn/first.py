"""The first page of a turn: what can be done, and what each brings; one press for each, if there is room."""

from collections.abc import Iterator

from bot.turn.choosing import BUTTONS, Choosing
from bot.turn.page import Block, Page, Press, Presses, Words
from bot.turn.picturing import beside
from bot.turn.rows import components, letters
from bot.turn.seat import AtSeat
from engine.core.forms.forms import OneOf, Verb
from engine.core.forms.offers import OneOffer
from engine.turn.stage import is_optional
from engine.words.asked import Asked

ROOM, LETTERS = 33, 3_200
"""Parts and letters of the page itself: a picture, advice and a row of ways out have to fit on it as well."""


def first(seat: AtSeat) -> Page:
    """The values of first fields in the place of their verbs, if they are few enough; else the verbs alone."""
    verbs = [seat.game.verb[name] for name in seat.door.verbs()]
    inline = {verb.name: values for verb in verbs if (values := values_of(seat, verb))}
    blocks = tuple(_blocks(seat, verbs, inline))
    buttons = sum(len(block.buttons) for block in blocks if isinstance(block, Presses))
    if buttons > BUTTONS or components(blocks) > ROOM or letters(blocks) > LETTERS:
        inline, blocks = {}, tuple(_blocks(seat, verbs, {}))
    shown = [picture for verb in verbs if verb.name in inline and (picture := beside(seat, verb, verb.fields[0]))]
    return Page(seat.decision.number, "", blocks, shown[0].name if shown else "", step=("", ""))


def values_of(seat: AtSeat, verb: Verb) -> tuple[str, ...]:
    """What may come for its first field, if that is one of several values."""
    field = verb.fields[0] if verb.fields else None
    if not isinstance(field, OneOf) or is_optional(field):
        return ()
    offer = seat.door.choices(verb.name, {}, field.name)
    return offer.values if isinstance(offer, OneOffer) else ()


def _blocks(seat: AtSeat, verbs: list[Verb], inline: dict[str, tuple[str, ...]]) -> Iterator[Block]:
    yield Words("\n".join(part for part in (seat.heading(), seat.behind()) if part))
    bare = [verb for verb in verbs if verb.name not in inline]
    if bare:
        yield Words("\n".join(f"**{seat.verb(verb.name)}** · {seat.voice.verb_help(verb.name)}" for verb in bare))
        yield Presses(tuple(Press(seat.verb(verb.name), f"v{_number(seat, verb)}", "chosen") for verb in bare))
    for verb in sorted(verbs, key=lambda verb: len(inline.get(verb.name, ()))):  # the long list is nearest to the thumb
        if verb.name in inline:
            yield from _values(seat, verb, inline[verb.name])


def _values(seat: AtSeat, verb: Verb, values: tuple[str, ...]) -> Iterator[Block]:
    choosing = Choosing(seat.voice, Asked(seat.voice, seat.door, verb.name, {}, verb.fields[0]), 0)
    said = choosing.described(values, values)
    yield Words("\n".join(part for part in (f"**{seat.verb(verb.name)}**", said) if part))
    yield Presses(
        tuple(
            Press(choosing.short(value, values), f"v{_number(seat, verb)}.{at}", "chosen")
            for at, value in enumerate(values)
        )
    )


def _number(seat: AtSeat, verb: Verb) -> int:
    return seat.game.declares.verbs.index(verb)
