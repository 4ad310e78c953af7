"""What is suggested while somebody types into an option: only what is legal now, or a line on why nothing is."""

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.forms.entry import Entry
from bot.forms.explaining import explain
from bot.forms.languages import beginning
from bot.forms.reading import Reader, TypedWrong
from bot.forms.spelling import HINT, PART, clip, spelled
from bot.interaction.suggestions import MOST
from bot.words.voice import Voice
from engine.core.forms.bags import add, bags, completed, everything, everything_free, grown, pairs, sets
from engine.core.forms.forms import CountsByKind
from engine.core.forms.offers import CountsOffer, OneOffer, SomeOffer, Value, YesNoOffer
from engine.words.typed import Misread, Plain, number, tokens
from engine.words.typed_several import JOINING, Counts


class Suggestion(NamedTuple):
    """One line of the list, and what the option then holds."""

    label: str
    value: str


def hint(text: str) -> list[Suggestion]:
    """A line that says something and cannot be chosen."""
    return [Suggestion(clip(" ".join(text.splitlines())), HINT)]


def suggest(reader: Reader, typed: Entry) -> list[Suggestion]:
    """What may come for the field and goes on from what is typed."""
    try:
        values = _values(reader, typed, reader.word(typed))
        if not values:
            reader.read(typed)  # if it can be read, it can be told why it is not among them
            raise Misread("nothing-offered", field=reader.voice.field(reader.field.name))
    except Misread as misread:
        return hint(explain(reader.voice, misread))
    except TypedWrong as declined:
        return hint(reader.voice.refusal(declined.refusal))
    if not typed.text and (first := reader.own.suggested()) is not None and reader.offer.allows(first):
        values = list(dict.fromkeys((first, *values)))
    called = _called(reader) if not typed.text else {}
    return [Suggestion(_label(reader, value, called), spelled(reader.field, value)) for value in values[:MOST]]


def _label(reader: Reader, value: Value, called: Mapping[Value, str]) -> str:
    """A choice with its price; behind it, where it can be read as well as left out, if it is all there is."""
    label = reader.label(value)
    return clip(PART.join([label, reader.voice.tell("play", called[value])])) if value in called else label


def _values(reader: Reader, typed: Entry, word: Plain) -> Sequence[Value]:
    match reader.offer:
        case OneOffer(values):
            return _beginning(reader, values, word)
        case YesNoOffer():
            return _yes_no(reader, typed)
        case SomeOffer() as offer:
            return _some(reader, offer, typed, word)
        case CountsOffer() as offer:
            return _pieces(reader, offer, typed, word)


def _beginning(reader: Reader, values: Sequence[str], word: Plain) -> list[str]:
    """Those that are called so before those whose name, or one of its words, begins so."""
    if not word:
        return list(values)
    called = {value: reader.called(value) for value in values}
    exact = [value for value in values if word in called[value]]
    begin = [value for value in values if any(_begins(name, word) for name in called[value])]
    return list(dict.fromkeys((*exact, *begin)))


def _begins(name: Plain, word: Plain) -> bool:
    return name.startswith(word) or any(part.startswith(word) for part in re.split("[ '-]", name))


def _yes_no(reader: Reader, typed: Entry) -> list[bool]:
    possible = [value for value in (True, False) if reader.offer.allows(value)]
    value = reader.understand(typed)
    return possible if value is None else [each for each in possible if each is value]


# Several


def _some(reader: Reader, offer: SomeOffer, typed: Entry, word: Plain) -> list[tuple[str, ...]]:
    """The smallest sets first: what is chosen so far, then with one more each."""
    try:
        starts = [tuple(str(each) for each in _tuple(reader.understand(typed)))]
    except Misread:
        words = _words(word)
        chosen = _tuple(reader.understand(Entry.again(words[:-1])))
        found = beginning(words[-1], reader.things) if words else []
        starts = [(*map(str, chosen), reader.values[at]) for at in found]
        if not starts:
            raise
    legal = [start for start in starts if set(start) <= set(offer.values) and len(set(start)) == len(start)]
    return list(dict.fromkeys(each for start in legal for each in sets(offer, start, MOST)))


def _pieces(reader: Reader, offer: CountsOffer, typed: Entry, word: Plain) -> list[Counts]:
    """All that are still possible if they are few; else the bag so far, and with one piece more of each kind. Before
    anything is typed, those first that people mostly want."""
    starts = _begun(reader, typed, word)
    every = list(dict.fromkeys(bag for start in starts for bag in bags(offer, start, MOST)))
    if len(every) <= MOST:
        found = sorted(every, key=lambda bag: (sum(bag), offer.price(bag)))
    elif len(starts) == 1:
        found = grown(offer, starts[0])
    else:
        found = [bag for start in starts if (bag := completed(offer, start))]
    if not found:
        raise TypedWrong(reader.why_not(starts[0]))
    return _wanted_first(offer, found) if not typed.text and _is_open(offer) else found


def _is_open(offer: CountsOffer) -> bool:
    """Whether it is up to the player how many: of a payment it is not."""
    return len(offer.totals) > 1


def _wanted_first(offer: CountsOffer, found: list[Counts]) -> list[Counts]:
    """Everything, everything that is free, two kinds; then those of more kinds, of one, and nothing at all last."""
    first = [bag for bag in (everything(offer), everything_free(offer), *pairs(offer)) if bag is not None]
    rest = sorted(found, key=lambda bag: _KINDS.get(sum(map(bool, bag)), 1))
    return list(dict.fromkeys((*first, *rest)))


_KINDS = {2: 0, 1: 2, 0: 3}
"""In which order bags of so many kinds come."""


def _called(reader: Reader) -> dict[Value, str]:
    """What is said of the bags that are all of something."""
    offer = reader.offer
    if not isinstance(offer, CountsOffer) or not _is_open(offer):
        return {}
    most, free = everything(offer), everything_free(offer)
    whole = "all" if most == offer.caps else "all-that-can-be-paid"
    found: dict[Value, str] = {free: "all-free"} if free else {}
    return found | ({most: whole} if most else {})


def _begun(reader: Reader, typed: Entry, word: Plain) -> list[Counts]:
    """What the pieces so far may be: several, if the last word may mean several kinds, or there is only a number."""
    field = reader.field
    assert isinstance(field, CountsByKind)
    none: Counts = (0,) * len(field.kinds)
    try:
        return [_counts(reader.understand(typed)) or none]
    except Misread:
        words = _words(word)
        last = words.pop() if words and not words[-1].isdecimal() else Plain("")
        n = number(words.pop()) if words and words[-1].isdecimal() else 1
        found = beginning(last, reader.kinds) if last else range(len(field.kinds))
        if not found:
            raise
        bag = _counts(reader.understand(Entry.again(words))) or none
        return [add(bag, kind, n) for kind in found]


def _words(typed: Plain) -> list[Plain]:
    return [word for word in tokens(typed) if word not in JOINING]


def _tuple(value: Value | None) -> tuple[int | str, ...]:
    return value if isinstance(value, tuple) else ()


def _counts(value: Value | None) -> Counts:
    return tuple(n for n in _tuple(value) if isinstance(n, int))


def hint_first(voice: Voice, field: str) -> list[Suggestion]:
    """Another field has to be filled before this one."""
    return hint(voice.tell("play", "first", field=voice.field(field)))
