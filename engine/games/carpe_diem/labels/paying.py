"""How the payment of a card is offered: what it costs, what it brings, and what most would pay."""

from collections.abc import Iterator

from engine.core.forms.forms import Filled
from engine.core.forms.offers import CountsOffer, Value
from engine.core.state.views import Label
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.games.carpe_diem.data import TABLES, CardFacts
from engine.games.carpe_diem.rules.cards import Payment, card_asked, goods_to_pay, payment, sets_to_pay
from engine.games.carpe_diem.state import CarpeDiemState


def label_payment(state: CarpeDiemState, seat: Seat, filled: Filled, field: str, value: Value) -> Label:
    """What so many sets, so many goods or so much bread cost and bring."""
    match field:
        case "sets":
            return label_sets(state, seat, int(str(value)))
        case "bread":
            return label_bread(state, seat, int(str(value)))
    # Coins stand for the goods that are not paid.
    return Label(cost=costs(payment(state, seat, {**filled, "goods": value})))


def label_sets(state: CarpeDiemState, seat: Seat, n: int) -> Label:
    """A card that failed costs points. Where there is a choice of goods or coins, what is chosen has the price."""
    text = Text("label-sets", {"n": n})
    if not n:
        return Label(text, note=(Text("card-fails", {"n": TABLES[state.data].facts.failed_card}),))
    filled: Filled = {"sets": str(n)}
    paid, gain = payment(state, seat, filled), tuple(gains(card_asked(state, seat), n))
    if goods_to_pay(state, seat, filled):
        return Label(text, gain=gain, hint=(Text("paid-with", {"goods": paid.goods, "coins": paid.coins}),))
    return Label(text, cost=costs(paid), gain=gain)


def label_bread(state: CarpeDiemState, seat: Seat, n: int) -> Label:
    """Once more, or more often."""
    cost = Text("bread", {"n": n * TABLES[state.data].facts.bread_for_card})
    return Label(Text("label-bread", {"n": n}), cost=(cost,), gain=tuple(gains(card_asked(state, seat), n)))


def costs(paid: Payment) -> tuple[Text, ...]:
    """What is paid."""
    goods = [Text("goods", {"goods": paid.goods})] if any(paid.goods) else []
    coins = [Text("coins", {"n": paid.coins})] if paid.coins else []
    return (*goods, *coins)


def gains(card: CardFacts, times: int) -> Iterator[Text]:
    """What fulfilling a card so often brings."""
    reward = card.reward
    parts = (("points", reward.vp), ("coins", reward.coin), ("bread", reward.bread), ("steps", reward.banner))
    return (Text(key, {"n": n * times}) for key, n in parts if n)


def suggest(state: CarpeDiemState, seat: Seat, verb: str, filled: Filled, field: str) -> Value | None:
    """As many sets as can be paid, with goods before coins."""
    if field == "sets":
        return sets_to_pay(state, seat, filled).values[-1]
    if field == "goods" and "sets" in filled:
        offer: CountsOffer = goods_to_pay(state, seat, filled)
        return offer.caps if offer else None
    return None
