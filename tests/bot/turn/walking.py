"""Every page that presses lead to from the first one, and the positions of a game at which there are most of them."""

from collections import deque
from collections.abc import Iterator

from msgspec import Struct

from bot.turn.page import Page
from bot.turn.rows import components, letters
from bot.turn.taps import CONFIRM
from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import CountsOffer
from engine.core.game import AnyGame
from engine.turn.stage import is_optional
from tests.bot.turn.leafing import Leafing, Position, played, pressable
from tests.bot.turn.thumb import Tap


class Leaf(Struct, frozen=True):
    """One page, and how one gets there."""

    plan: Form | None
    focus: str
    page: Page
    way: tuple[Tap, ...]


def walk(reader: Leafing, most: int) -> Iterator[Leaf]:
    """The pages that presses lead to, the nearest first; so many at most. Every press on them leads somewhere."""
    first = Leaf(None, "", reader.page(None), ())
    coming, known = deque([first]), {_key(None, "")}
    for _ in range(most):
        if not coming:
            return
        leaf = coming.popleft()
        yield leaf
        for tap in pressable(leaf.page):
            if tap[0] == CONFIRM:
                continue
            led = reader.tapped(leaf.plan, leaf.focus, tap)
            assert led is not None, (leaf.way, tap)
            if _key(led.plan, led.focus) not in known:
                known.add(_key(led.plan, led.focus))
                page = reader.page(led.plan, led.focus)
                coming.append(Leaf(led.plan, led.focus, page, (*leaf.way, tap)))


def _key(plan: Form | None, focus: str) -> str:
    return repr((plan, focus))


# The fullest


def fullest(game: AnyGame, games: int, kept: int) -> list[Position]:
    """Of some games, by computers and by lot: the positions with the most on the first page, by parts, by letters, and
    with the most pieces to choose from, or to which the answer had the most added; so many of each question."""
    every = [each for seed in range(games) for each in played(game, seed, wild=bool(seed % 2))]
    sizes = [(at, (*_on_the_first_page(at), _pieces(at, form), _added(at, form))) for at, form in every]
    found = list[Position]()
    for measure in range(4):
        for kind in game.declares.decisions:
            asked = [each for each in sizes if each[0].decision.kind == kind]
            found += [at for at, size in sorted(asked, key=lambda each: each[1][measure])[-kept:]]
    return list({id(at): at for at in found}.values())


def _on_the_first_page(at: Position) -> tuple[int, int]:
    """Parts, and letters."""
    blocks = Leafing(at).page(None).blocks
    return components(blocks), letters(blocks)


def _pieces(at: Position, form: Form) -> int:
    """Of the form that was chosen, the most pieces there were to choose from."""
    fields = at.game.verb[form.verb].fields
    offers = [at.door.choices(form.verb, _without(form, field.name), field.name) for field in fields]
    return max((sum(offer.caps) for offer in offers if isinstance(offer, CountsOffer)), default=0)


def _added(at: Position, form: Form) -> int:
    verb = at.game.verb[form.verb]
    return verb.solemn + sum(is_optional(field) for field in verb.fields if field.name in form.values)


def _without(form: Form, field: str) -> Filled:
    return {name: value for name, value in form.values.items() if name != field}
