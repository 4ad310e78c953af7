"""The parts of a page for one field: what each choice costs and brings, and what is pressed to choose it."""

from collections.abc import Iterator, Sequence

from msgspec import Struct

from bot.forms.summary import with_price
from bot.turn.page import Block, Item, Look, Menu, Press, Presses, Words
from bot.turn.rows import components
from bot.words.voice import Voice
from engine.core.forms.forms import CountsByKind, Field, Grid, Groups, OneOf
from engine.core.forms.offers import CountsOffer, Offer, SomeOffer, Value
from engine.turn.plan import with_count
from engine.turn.possible import counts_of, holds
from engine.turn.stage import choices_of
from engine.words.asked import Asked

BUTTONS = 20
"""Single values that are shown as buttons: one press chooses. A menu takes two."""
PARTS = 30
"""Of a page, as Discord counts them, that such buttons take at most: long names have a row each."""
IN_A_MENU = 25
FEW = 3
"""Of as many pieces of a kind, one button goes through the numbers; of more there is a menu."""


class Choosing(Struct, frozen=True):
    """One field that somebody is about to fill in, with the number it has on taps."""

    voice: Voice
    asked: Asked
    number: int

    @property
    def field(self) -> Field:
        return self.asked.field

    @property
    def _is_of_cells(self) -> bool:
        return isinstance(self.field, OneOf) and isinstance(self.field.layout, Grid)

    # One of several

    def one(self, values: Sequence[str], offer: Sequence[str], chosen: Value | None = None) -> Iterator[Block]:
        """Some of the values on offer, each to be chosen by one press; or from menus, if they are many."""
        said = self.described(values, offer)
        if said:
            yield Words(said)
        numbered = [(offer.index(value), value) for value in values]
        buttons = Presses(tuple(self._press(at, value, offer, chosen) for at, value in numbered))
        if len(values) <= BUTTONS and components((buttons,)) <= PARTS:
            yield buttons
            return
        for start in range(0, len(numbered), IN_A_MENU):
            part = numbered[start : start + IN_A_MENU]
            items = tuple(self._item(*each, offer) for each in part)
            yield Menu(f"m{self.number}.{start}", self._span(part, offer), items)

    def _press(self, at: int, value: str, offer: Sequence[str], chosen: Value | None) -> Press:
        if value == chosen:
            return Press(self.short(value, offer), f"x{self.number}", "chosen")
        return Press(self.short(value, offer), f"o{self.number}.{at}")

    def stands(self, value: str) -> str:
        """What is filled in, with what it brings."""
        return " · ".join([f"**{capital(self.asked.reads(value))}**", *self._more(value)])

    def instead(self, offer: Offer, chosen: str) -> Presses:
        """Every value there is, the one that is filled in marked."""
        found = choices_of(offer)
        looks: list[Look] = ["chosen" if value == chosen else "plain" for value in found]
        named = [(self.short(value, found), look) for value, look in zip(found, looks, strict=True)]
        return Presses(tuple(Press(label, f"o{self.number}.{at}", look) for at, (label, look) in enumerate(named)))

    def _item(self, at: int, value: str, offer: Sequence[str]) -> Item:
        return Item(at, self._named(value, offer), ", ".join(self._more(value)))

    def _span(self, part: Sequence[tuple[int, str]], offer: Sequence[str]) -> str:
        ends = [self.short(value, offer) for _, value in (part[0], part[-1])]
        return self.voice.tell("turn", "from-to", field=self.voice.field(self.field.name), first=ends[0], last=ends[1])

    def short(self, value: str, offer: Sequence[str]) -> str:
        """What stands on its button: of cells of a board, the number that the picture gives it."""
        if self._is_of_cells:
            return str(offer.index(value) + 1)
        return capital(self.asked.short(value))

    # What they cost and bring

    def described(self, values: Sequence[str], offer: Sequence[str]) -> str:
        """What there is to say of each value beyond its button; of those that are alike, in one line."""
        named = {value: self._named(value, offer) for value in values}
        alike: dict[tuple[str, ...], list[str]] = {}
        for value in values:
            alike.setdefault(self._more(value), []).append(named[value])
        if list(alike) == [()] and all(named[value] == self.short(value, offer) for value in values):
            return ""
        if len(alike) == 1 < len(values) and () not in alike:
            return self.voice.tell("turn", "each", words=" · ".join(next(iter(alike))))
        return "\n".join(self._line(names, more) for more, names in alike.items())

    def _line(self, names: Sequence[str], more: Sequence[str]) -> str:
        if not more and self._is_of_cells:  # their numbers stand on the picture
            return f"- {', '.join(names)}"
        if not more:
            return "\n".join(f"- {name}" for name in names)
        return f"- **{', '.join(names)}** · {' · '.join(more)}"

    def _named(self, value: str, offer: Sequence[str]) -> str:
        """What it is called where there is more room; of what the game has more to say beside it, as on its button."""
        short = self.short(value, offer)
        reads = short if self.asked.label(value).hint else capital(self.asked.reads(value))
        return f"{short}. {reads}" if short.isdecimal() and short != reads else reads

    def _more(self, value: str) -> tuple[str, ...]:
        price = with_price(self.voice, self.asked, value)
        return (*([price] if price else []), *self.asked.hints(value))

    # In groups

    def groups(self, values: Sequence[str], layout: Groups) -> Iterator[Block]:
        """First the group, where there are too many values for buttons."""
        here = [(at, term) for at, (term, inside) in enumerate(layout.groups) if set(inside) & set(values)]
        yield Presses(tuple(Press(capital(self.voice.term(layout.term, term)), f"pg{at}") for at, term in here))

    # Several

    def some(self, offer: SomeOffer, chosen: tuple[str, ...]) -> Iterator[Block]:
        """Each value can be chosen and left; where the order counts, with its place."""
        said = self.described(offer.values, offer.values)
        if said:
            yield Words(said)
        buttons = [self._toggle(at, value, offer, chosen) for at, value in enumerate(offer.values)]
        if not offer.ordered and offer.most >= len(buttons) > 1:
            every = self.voice.tell("turn", "all")
            buttons.append(Press(every, f"a{self.number}", disabled=len(chosen) == len(buttons)))
        yield Presses(tuple(buttons))

    def _toggle(self, at: int, value: str, offer: SomeOffer, chosen: tuple[str, ...]) -> Press:
        label = self.short(value, offer.values)
        if value not in chosen:
            return Press(label, f"t{self.number}.{at}", disabled=len(chosen) >= offer.most)
        place = f"{chosen.index(value) + 1}. " if offer.ordered else ""
        return Press(place + label, f"r{self.number}.{at}", "chosen")

    def counts(self, offer: CountsOffer, value: Value | None) -> Iterator[Block]:
        """A button for each kind, which goes through the numbers; a menu where there are many; and none at all."""
        counts = counts_of(value) or (0,) * len(offer.caps)
        kinds = [kind for kind, cap in enumerate(offer.caps) if cap]
        if offer.prices and kinds:
            prices = [f"{self._kind(kind)} {offer.prices[kind]}" for kind in kinds]
            yield Words(self.voice.tell("turn", "prices", prices=", ".join(prices)))
        for kind in kinds:
            if offer.caps[kind] > FEW:
                yield self._how_many(kind, offer, counts)
        buttons = [self._cycle(kind, offer, counts) for kind in kinds if offer.caps[kind] <= FEW]
        if len(kinds) > 1:
            buttons.append(Press(self.voice.tell("turn", "none"), f"z{self.number}", disabled=not any(counts)))
        if buttons:
            yield Presses(tuple(buttons))

    def _cycle(self, kind: int, offer: CountsOffer, counts: tuple[int, ...]) -> Press:
        n, cap = counts[kind], offer.caps[kind]
        label = f"{capital(self._kind(kind))} {n}/{cap}"
        more = n + 1 if holds(offer, with_count(counts, kind, n + 1)) else 0
        look: Look = "chosen" if n else "plain"
        return Press(label, f"c{self.number}.{kind}.{more}", look, disabled=more == n)

    def _how_many(self, kind: int, offer: CountsOffer, counts: tuple[int, ...]) -> Menu:
        """As many as can be paid for beside the others."""
        name, numbers = capital(self._kind(kind)), range(min(offer.caps[kind] + 1, IN_A_MENU))
        possible = [n for n in numbers if holds(offer, with_count(counts, kind, n))]
        items = tuple(Item(n, f"{name} × {n}", chosen=n == counts[kind]) for n in possible)
        return Menu(f"c{self.number}.{kind}", name, items)

    def _kind(self, kind: int) -> str:
        assert isinstance(self.field, CountsByKind)
        return self.voice.term(self.field.group, self.field.kinds[kind])


def capital(text: str) -> str:
    """With a capital, as it stands on a button or begins a line."""
    return text[:1].upper() + text[1:]
