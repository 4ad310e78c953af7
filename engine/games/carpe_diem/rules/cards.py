"""The cards on both sides of a disc: one after the other is fulfilled, by goods, by what one has or by bread, or costs
points."""

from msgspec import Struct

from engine.core.forms.forms import Filled, Form, counts, one
from engine.core.forms.offers import CountsOffer, OneOffer
from engine.core.game import Outcome
from engine.core.state.agenda import Task
from engine.core.state.events import Event
from engine.core.state.state import ask, close, decision_of
from engine.core.values.seats import Seat
from engine.core.values.texts import Params, word_in
from engine.games.carpe_diem.data import GOODS, TABLES, CardFacts, Counts
from engine.games.carpe_diem.rules.district import counted
from engine.games.carpe_diem.rules.track import advance
from engine.games.carpe_diem.state import CarpeDiemState, Player, changed, place_on_track


class Payment(Struct, frozen=True, gc=False):
    """How a card is fulfilled: how often as it asks, with which goods and coins, and how often by bread."""

    times: int
    goods: Counts = (0, 0, 0, 0)
    coins: int = 0
    bread: int = 0


def is_red(card: CardFacts) -> bool:
    """Whether goods are paid for it."""
    return card.deck in ("A", "B")


def needs(card: CardFacts) -> Counts:
    """The goods that a red card asks for once."""
    wanted = dict(card.need)
    return tuple(wanted.get(good, 0) for good in GOODS)


def most_sets(player: Player, card: CardFacts) -> int:
    """How often goods and coins, each of which stands for any good, can pay a red card."""
    need, sets = needs(card), 0
    while missing(player, need, sets + 1) <= player.coins:
        sets += 1
    return sets


def missing(player: Player, need: Counts, sets: int) -> int:
    """How many goods one lacks for so many sets."""
    return sum(max(0, n * sets - have) for n, have in zip(need, player.goods, strict=True))


def times_met(state: CarpeDiemState, seat: Seat, card: CardFacts) -> int:
    """How often a green card is fulfilled by what stands in the district: it cannot be declined."""
    tables, district = TABLES[state.data], state.players[seat].district
    return min(counted(tables, district, item) // n for item, n in card.need)


def most_by_bread(state: CarpeDiemState, bread: int, card: CardFacts) -> int:
    """How often bread can fulfil a card, one time after the other; what it brings may serve at once."""
    price, n = TABLES[state.data].facts.bread_for_card, 0
    while bread >= price:
        bread, n = bread - price + card.reward.bread, n + 1
    return n


def card_asked(state: CarpeDiemState, seat: Seat) -> CardFacts:
    """The card that this seat is asked about."""
    decision = decision_of(state, seat)
    assert decision is not None
    return TABLES[state.data].card[word_in(decision.subject, "card")]


def settle_or_ask(state: CarpeDiemState, task: Task) -> Outcome[CarpeDiemState]:
    """Somebody is asked only where there is something to decide."""
    seat, card = task.seat, TABLES[state.data].card[word_in(task.about, "card")]
    player = state.players[seat]
    if is_red(card):
        if most_sets(player, card) or most_by_bread(state, player.bread, card):
            return ask(state, (seat,), "red", task.about), ()
        return settle(state, seat, card, Payment(0))
    times = times_met(state, seat, card)
    if most_by_bread(state, player.bread + times * card.reward.bread, card):
        return ask(state, (seat,), "green", {**task.about, "times": times}), ()
    return settle(state, seat, card, Payment(times))


def sets_to_pay(state: CarpeDiemState, seat: Seat, filled: Filled) -> OneOffer:
    """None, or as many as can be paid; by bread beside it, as often as that allows."""
    card, player, bread = card_asked(state, seat), state.players[seat], _number(filled, "bread")
    sets = range(most_sets(player, card) + 1)
    enough = [n for n in sets if most_by_bread(state, player.bread + n * card.reward.bread, card) >= bread]
    return OneOffer(tuple(map(str, enough)))


def goods_to_pay(state: CarpeDiemState, seat: Seat, filled: Filled) -> CountsOffer:
    """The goods of the sets; coins stand for the rest. Nothing where there is no choice between goods and coins."""
    player, sets = state.players[seat], _number(filled, "sets")
    wanted = tuple(n * sets for n in needs(card_asked(state, seat)))
    caps = tuple(map(min, player.goods, wanted))
    least, most = max(0, sum(wanted) - player.coins), sum(caps)
    if least < most:
        return CountsOffer(GOODS, caps, tuple(range(least, most + 1)))
    return CountsOffer(GOODS, (0,) * len(GOODS), ())


def breads_to_pay(state: CarpeDiemState, seat: Seat, filled: Filled) -> OneOffer:
    """Once or more often, as bread allows after the sets."""
    card, player = card_asked(state, seat), state.players[seat]
    times = _number(filled, "sets") if is_red(card) else times_met(state, seat, card)
    most = most_by_bread(state, player.bread + times * card.reward.bread, card)
    return OneOffer(tuple(str(n) for n in range(1, most + 1)))


def _number(filled: Filled, name: str) -> int:
    """A number that was chosen; 0 as long as none is."""
    said = one(filled, name) or "0"
    return int(said) if said.isascii() and said.isdigit() and len(said) < 4 else 0


def payment(state: CarpeDiemState, seat: Seat, filled: Filled) -> Payment:
    """What a form about a red card pays: goods first, unless it says otherwise."""
    player, sets = state.players[seat], _number(filled, "sets")
    wanted = tuple(n * sets for n in needs(card_asked(state, seat)))
    goods = counts(filled, "goods") or tuple(map(min, player.goods, wanted))
    return Payment(sets, goods, sum(wanted) - sum(goods), _number(filled, "bread"))


def pay(state: CarpeDiemState, seat: Seat, form: Form) -> Outcome[CarpeDiemState]:
    """A red card is paid, or declined."""
    card, paid = card_asked(state, seat), payment(state, seat, form.values)
    return settle(close(state, seat), seat, card, paid)


def add(state: CarpeDiemState, seat: Seat, form: Form) -> Outcome[CarpeDiemState]:
    """A green card counts by itself; bread may fulfil it more often."""
    card = card_asked(state, seat)
    times = times_met(state, seat, card)
    return settle(close(state, seat), seat, card, Payment(times, bread=_number(form.values, "bread")))


def settle(state: CarpeDiemState, seat: Seat, card: CardFacts, paid: Payment) -> Outcome[CarpeDiemState]:
    """Rewards for each time; if there was none, points are lost and nothing is paid."""
    facts, player = TABLES[state.data].facts, state.players[seat]
    times = paid.times + paid.bread
    if not times:
        told = Event("failed", {"seat": seat, "card": card.id, "vp": facts.failed_card})
        return changed(state, seat, vp=player.vp - facts.failed_card), (told,)
    reward = card.reward
    after = changed(
        state,
        seat,
        vp=player.vp + times * reward.vp,
        goods=tuple(have - n for have, n in zip(player.goods, paid.goods, strict=True)),
        coins=player.coins - paid.coins + times * reward.coin,
        bread=player.bread - paid.bread * facts.bread_for_card + times * reward.bread,
    )
    if paid.times and reward.banner:
        after = advance(after, seat, paid.times * reward.banner)
    for _ in range(paid.bread if reward.banner else 0):
        after = advance(after, seat, reward.banner)
    return after, (Event("fulfilled", _told(state, after, seat, card, paid)),)


def _told(before: CarpeDiemState, after: CarpeDiemState, seat: Seat, card: CardFacts, paid: Payment) -> Params:
    """All that was paid and received. `to`: where the disc lies then, or 0 if the card brings no steps."""
    times, reward, to = paid.times + paid.bread, card.reward, place_on_track(after, seat)
    return {
        "seat": seat,
        "card": card.id,
        "times": times,
        "by_bread": paid.bread,
        "vp": times * reward.vp,
        "coins": times * reward.coin,
        "bread": times * reward.bread,
        "steps": to - place_on_track(before, seat),
        "to": to if reward.banner else 0,
        "paid": paid.goods,
        "paid_coins": paid.coins,
        "paid_bread": paid.bread * TABLES[before.data].facts.bread_for_card,
    }
