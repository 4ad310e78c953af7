"""What is asked between turns: dividing and choosing, dice, cards to keep, bonus actions, the end of a round."""

from collections.abc import Iterator

from engine.core.door import Door
from engine.core.forms.bags import bags
from engine.core.forms.forms import Filled, Form
from engine.core.forms.offers import CountsOffer, OneOffer, SomeOffer
from engine.core.values.texts import Params, number_in, word_in, words_in
from engine.games.dynasties.computer.judgement import (
    Outlook,
    die_worth,
    figure_worth,
    goods_worth,
    member_worth,
)
from engine.games.dynasties.data import SCORES, Counts
from engine.games.dynasties.data.facts import GreenFacts
from engine.games.dynasties.state import DynastiesState
from engine.games.dynasties.views import ScreenView, TableView

DynastiesDoor = Door[DynastiesState, TableView, ScreenView]
Weighed = tuple[float, Form]
MANY = 80


def values(door: DynastiesDoor, verb: str, filled: Filled, field: str) -> tuple[str, ...]:
    """The single values on offer for a field."""
    offer = door.choices(verb, filled, field)
    return offer.values if isinstance(offer, OneOffer | SomeOffer) else ()


def with_pink(door: DynastiesDoor, verb: str, filled: Filled) -> Filled:
    """As little pink as possible, where there is a choice."""
    suggested = door.suggested(verb, filled, "pink")
    return filled if suggested is None else {**filled, "pink": suggested}


def multisets(door: DynastiesDoor, verb: str) -> list[Counts]:
    """The goods that may be named."""
    offer = door.choices(verb, {}, "goods")
    assert isinstance(offer, CountsOffer)
    return bags(offer, (0,) * len(offer.caps), MANY)


# Goods


def divide(door: DynastiesDoor, outlook: Outlook, about: Params) -> Iterator[Weighed]:
    """As evenly as possible: the other one will take the better part."""
    whole = about["goods"]
    assert isinstance(whole, tuple)
    total = goods_worth(outlook, tuple(map(int, whole)))
    for group in multisets(door, "divide"):
        yield -abs(total - 2 * goods_worth(outlook, group)), Form("divide", {"goods": group})


def choose_goods(outlook: Outlook, about: Params) -> Iterator[Weighed]:
    """The better part."""
    for part, name in (("1", "one"), ("2", "two")):
        group = about[name]
        assert isinstance(group, tuple)
        yield goods_worth(outlook, tuple(map(int, group))), Form("choose", {"part": part})


def name_goods(door: DynastiesDoor, outlook: Outlook, verb: str) -> Iterator[Weighed]:
    """To unload the best, to give the worst."""
    for goods in multisets(door, verb):
        worth = goods_worth(outlook, goods)
        yield worth if verb == "unload" else -worth, Form(verb, {"goods": goods})


def plunder(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """The dearest colour of each ship."""
    weights = dict(zip(("black", "white", "gold", "blue", "pink"), outlook.weights.goods, strict=True))
    filled: Filled = {}
    for field in ("ship1", "ship2", "ship3"):
        filled[field] = max(values(door, "plunder", {}, field), key=lambda good: weights.get(good, 0.0))
    yield 0.0, Form("plunder", filled)


# Dice


def set_apart(outlook: Outlook, about: Params) -> Iterator[Weighed]:
    """What is left when the other one has taken what is better for him."""
    dice, chooser = words_in(about, "dice"), number_in(about, "other")
    for single in dice:
        pair = [die for die in dice if die != single]
        takes_pair = sum(die_worth(outlook, die, chooser) for die in pair) >= die_worth(outlook, single, chooser)
        left = [single] if takes_pair else pair
        yield sum(die_worth(outlook, die, outlook.seat) for die in left), Form("apart", {"die": single})


def choose_dice(outlook: Outlook, about: Params) -> Iterator[Weighed]:
    """What is worth more."""
    yield die_worth(outlook, word_in(about, "single"), outlook.seat), Form("choose", {"part": "1"})
    pair = words_in(about, "pair")
    yield sum(die_worth(outlook, die, outlook.seat) for die in pair), Form("choose", {"part": "2"})


def pick(door: DynastiesDoor, outlook: Outlook, n: int) -> Iterator[Weighed]:
    """The best dice."""
    dice = values(door, "pick", {}, "dice")
    best = sorted(dice, key=lambda die: -die_worth(outlook, die, outlook.seat))[:n]
    yield 0.0, Form("pick", {"dice": tuple(die for die in dice if die in best)})


def carry(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """Any die first; its best target."""
    for die in values(door, "carry", {}, "die"):
        filled: Filled = {"die": die}
        targets = [
            (field, value) for field in ("ship", "city", "region") for value in values(door, "carry", filled, field)
        ]
        if not targets:
            yield 0.5, Form("carry", filled)
        for field, value in targets:
            yield target_worth(outlook, field, value), Form("carry", {**filled, field: value})


def target_worth(outlook: Outlook, field: str, value: str) -> float:
    """Of a ship, a child's city, or a coat's region."""
    if field == "city":
        return member_worth(outlook, outlook.city(value))
    if field == "region":
        return float(outlook.region(value).first)
    ship = outlook.table.ships[int(value) - 1]
    share = 0.42 if ship.first is not None else 0.25
    return share * goods_worth(outlook, ship.goods)


# Cards, bonus actions, the convent


def keep(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """What fits best."""
    for card in values(door, "keep", {}, "score"):
        facts = outlook.tables.scores[SCORES.index(card)]
        now = sum(number_in(text.params, "n") for text in door.label("keep", {}, "score", card).hint)
        hope = 0.0 if isinstance(facts, GreenFacts) or outlook.last_round else facts.vp[-1] * 0.3
        yield now + hope, Form("keep", {"score": card})


def wed(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """Where it is worth most."""
    for name in values(door, "wed", {}, "city"):
        city = outlook.city(name)
        yield (
            figure_worth(outlook, city, "princess" if city.princess is None else "prince"),
            Form("wed", {"city": name}),
        )


def score(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """Now, if the card would have to grow too much to be worth more in the next round."""
    now, chosen = {card.id: card.worth for card in outlook.screen.scores}, list[str]()
    for card in values(door, "score", {}, "scores"):
        facts = outlook.tables.scores[SCORES.index(card)]
        if isinstance(facts, GreenFacts):
            continue
        this, coming = facts.vp[outlook.table.round - 1], facts.vp[min(outlook.table.round, len(facts.vp) - 1)]
        times = now[card] / this
        if times * this >= (times + 1.5) * coming:
            chosen.append(card)
    yield 0.0, Form("score", {"scores": tuple(chosen)})


def save(door: DynastiesDoor, outlook: Outlook) -> Iterator[Weighed]:
    """As many as one can, the best first."""
    offer = door.choices("save", {}, "cities")
    assert isinstance(offer, SomeOffer)
    best = sorted(offer.values, key=lambda name: -member_worth(outlook, outlook.city(name)))[: offer.most]
    yield 0.0, Form("save", {"cities": tuple(name for name in offer.values if name in best)})
