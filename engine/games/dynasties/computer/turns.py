"""The turn: every card, tile and place is weighed against its price."""

from collections.abc import Callable, Iterator
from functools import partial

from engine.core.forms.forms import Filled, Form
from engine.games.dynasties.computer.answers import DynastiesDoor, Weighed, target_worth, values, with_pink
from engine.games.dynasties.computer.judgement import Outlook, any_goods, figure_worth, goods_worth
from engine.games.dynasties.data import ACTIONS, GOODS, NEXT, NOTHING, ROLES, TILE
from engine.games.dynasties.data.facts import ActionFacts
from engine.games.dynasties.state import more

TILE_FIRST = 100.0
"""A tile that is worth using is used before the card: it costs none."""


def turn(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """Tiles first, then the best card; passing only without cards."""
    may = set(door.verbs())
    for verb, weigh in WEIGHING.items():
        if verb in may:
            for worth, form in weigh(door, outlook):
                yield worth, said_done(door, outlook, form)


def said_done(door: DynastiesDoor, outlook: Outlook, form: Form) -> Form:
    """Who holds only tiles that count at the end has nothing more to say in this turn."""
    tiles = zip(outlook.tables.facts.book_tiles, outlook.screen.books, strict=True)
    waits = all(tile.kind in ("coat", "vp") for tile, n in tiles if n)
    if form.verb in ("draw", "end", "pass") or not waits:
        return form
    filled: Filled = form.values
    return Form(form.verb, {**filled, "done": True}) if door.choices(form.verb, filled, "done").allows(True) else form


def draw(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """A card more can only help."""
    yield TILE_FIRST, Form("draw")


def pause(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """The card one would miss least, for a good."""
    card = least(outlook, values(door, "pause", {}, "card"))
    yield any_goods(outlook, 1), Form("pause", {"card": card})


def end(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """If no tile is worth using."""
    yield 0.0, Form("end")


def action(outlook: Outlook, card: str) -> ActionFacts:
    """What a card shows."""
    return outlook.tables.card(ACTIONS.index(card))


def card_worth(outlook: Outlook, card: str) -> float:
    """How much one would like to keep a card."""
    facts = action(outlook, card)
    special = {"city": 1.0, "court": 0.6, "voyage": 0.3}[facts.special]
    return special + 0.3 * len(facts.icons)


def least(outlook: Outlook, cards: tuple[str, ...]) -> str:
    """The card one would miss least."""
    return min(cards, key=lambda card: card_worth(outlook, card))


def ways(outlook: Outlook, cards: tuple[str, ...]) -> Iterator[tuple[float, str]]:
    """By the tile, and by the card one would miss least; with what that counts."""
    if TILE in cards:
        yield TILE_FIRST, TILE
    if others := tuple(card for card in cards if card != TILE):
        yield 0.0, least(outlook, others)


def deployments(door: DynastiesDoor, outlook: Outlook, role: str) -> Iterator[Weighed]:
    """A figure in a city, for its price. A tile is kept until it is worth something."""
    colour = outlook.tables.colour[ROLES.index(role)]
    for first, card in ways(outlook, values(door, role, {}, "card")):
        for name in values(door, role, {"card": card}, "city"):
            city = outlook.city(name)
            price = city.prince_cost if role == "prince" else city.princess_cost
            worth = figure_worth(outlook, city, role) - goods_worth(outlook, more(NOTHING, colour, price))
            if card != TILE or worth > 1.5:
                yield first + worth, Form(role, with_pink(door, role, {"card": card, "city": name}))


def trades(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """One ship, or two for gold."""
    cards = values(door, "trade", {}, "card")
    for first, card in ways(outlook, cards):
        twice = card != TILE and action(outlook, card).special == "voyage"
        for ship in values(door, "trade", {"card": card}, "ship"):
            worth = target_worth(outlook, "ship", ship)
            if twice:
                worth += outlook.weights.first_aboard - any_goods(outlook, 1)
            yield first + worth, Form("trade", with_pink(door, "trade", {"card": card, "ship": ship}))


def cities(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """The city of a card, for gold."""
    for card in values(door, "city", {}, "card"):
        facts = action(outlook, card)
        price = goods_worth(outlook, more(NOTHING, GOODS.index("gold"), facts.gold))
        for role in values(door, "city", {"card": card}, "role"):
            worth = figure_worth(outlook, outlook.city(facts.city or ""), role) - price
            yield worth, Form("city", with_pink(door, "city", {"card": card, "role": role}))


def characters(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """By what they usually bring."""
    others, weights = len(outlook.table.players) - 1, outlook.weights
    brings = {
        "drake": any_goods(outlook, 3),
        "leonardo": 3.5,
        "karl": weights.yellow,
        "machiavelli": 5.0,
        "isabella": 7.0,
        "elizabeth": 3.2,
        "fugger": any_goods(outlook, others),
        "philipp": 6.0,
    }
    slots = {each.id: each for each in outlook.table.characters}
    for card in values(door, "character", {}, "card"):
        for name in values(door, "character", {"card": card}, "character"):
            slot = slots[name]
            price = action(outlook, card).gold if slot.court else slot.cost
            filled: Filled = {"card": card, "character": name}
            worth = brings[name] - price * 0.9 - 0.2 * card_worth(outlook, card)
            yield worth, Form("character", with_pink(door, "character", filled))


def passes(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """A place in front is worth its pink where many would choose first; the best card is kept."""
    keeps = values(door, "pass", {}, "keep")
    kept: Filled = {"keep": max(keeps, key=lambda card: card_worth(outlook, card))} if keeps else {}
    ahead = sum(player.passed for player in outlook.table.players)
    for place in values(door, "pass", {}, "place"):
        price = 0 if place == NEXT else 2 if place == "A" else 1
        gain = 0.0 if place == NEXT else 0.9 * ahead
        yield gain - 1.5 * price - 1.0 * len(keeps), Form("pass", {"place": place, **kept})


def plot(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """The best space that leaves another, then the best beside it; paid without pink, if possible."""
    filled: Filled = {}
    for role_field, city_field in (("role", "city"), ("role2", "city2")):
        found = [
            (figure_worth(outlook, outlook.city(city), role), role, city)
            for role in values(door, "plot", filled, role_field)
            for city in values(door, "plot", {**filled, role_field: role}, city_field)
        ]
        _, role, city = max(found)
        filled = {**filled, role_field: role, city_field: city}
    for field in ("extra", "payment"):
        offer = door.choices("plot", filled, field)
        if offer:
            suggested = door.suggested("plot", filled, field)
            filled = {**filled, field: suggested if suggested is not None else offer.pick(lambda n: 0)}
    yield 0.0, Form("plot", filled)


WEIGHING: dict[str, Callable[[DynastiesDoor, Outlook], Iterator[Weighed]]] = {
    "draw": draw,
    "prince": partial(deployments, role="prince"),
    "princess": partial(deployments, role="princess"),
    "trade": trades,
    "city": cities,
    "character": characters,
    "pause": pause,
    "pass": passes,
    "end": end,
}
