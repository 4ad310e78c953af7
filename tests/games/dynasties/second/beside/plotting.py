"""Machiavelli, whose two spaces and payment are one form in the engine and two questions here."""

from engine.games.dynasties.data import GOODS, ROLES
from engine.games.dynasties.rules.characters.machiavelli import OTHERS, REGULAR
from tests.games.dynasties.moves import answer
from tests.games.dynasties.second.ask import Question
from tests.games.dynasties.second.beside.forms import Said, Told
from tests.games.dynasties.second.beside.judging import accepts, by_lot, changed
from tests.games.dynasties.second.beside.side_by_side import Beside
from tests.games.dynasties.second.cubes import Cubes, double_payments
from tests.games.dynasties.second.rules.characters import EXTRA, price
from tests.games.dynasties.second.rules.cities import Space

Pair = tuple[Space, Space]


class Plots:
    """Every pair of spaces with every payment."""

    def __init__(self, beside: Beside, question: Question) -> None:
        self.table, self.goods = beside.table, beside.table.players[question.seat].goods
        self.pairs = {(one, two) for one, two in question.legal}

    def payments(self, pair: Pair) -> tuple[Cubes, ...]:
        return double_payments(self.goods, price(self.table, *pair), EXTRA)

    def form(self, pair: Pair, paid: Cubes) -> Told:
        """Gold and blue are named where they could be paid."""
        (city, role), (city2, role2) = pair
        said: Said = {"role": role, "city": city, "role2": role2, "city2": city2, "payment": some(paid, REGULAR)}
        if any(sum(some(other, OTHERS)) for other in self.payments(pair)):
            said["extra"] = some(paid, OTHERS)
        return Told.of("plot", said)

    def is_legal(self, form: Told) -> bool:
        said = form.values
        if form.verb != "plot" or not {"role", "city", "role2", "city2"} <= {*said}:
            return False
        one, two = (str(said["city"]), str(said["role"])), (str(said["city2"]), str(said["role2"]))
        return (one, two) in self.pairs and form in [self.form((one, two), paid) for paid in self.payments((one, two))]


def some(paid: Cubes, of: tuple[str, ...]) -> Cubes:
    return tuple(paid[GOODS.index(good)] for good in of)


def plot(beside: Beside) -> None:
    question, random = beside.step, beside.random
    assert isinstance(question, Question)
    decision, plots = beside.decision(question), Plots(beside, question)
    beside.agree()
    beside.met["plot"] += 1
    assert plots.is_legal(by_lot(beside.state, decision, random))
    for _ in range(beside.tried):
        pair: Pair = random.choice(question.legal)
        form = plots.form(pair, random.choice(plots.payments(pair)))
        assert accepts(beside.state, question.seat, form), form
        form = changed(form, random, [])
        assert accepts(beside.state, question.seat, form) is plots.is_legal(form), form
    carry_out(beside, question, plots)


def carry_out(beside: Beside, question: Question, plots: Plots) -> None:
    """Two spaces of which one leads to a marriage, if there are such: then more happens."""
    towns = beside.table.cities
    lively = [
        pair for pair in plots.pairs if any(towns[city].who[role] is not None for city, _ in pair for role in ROLES)
    ]
    one, two = beside.random.choice(sorted(lively or plots.pairs))
    beside.send((one, two))
    paying = beside.step
    assert isinstance(paying, Question)
    assert {paid for (paid,) in paying.legal} == {*plots.payments((one, two))}
    (paid,) = beside.random.choice(paying.legal)
    form = plots.form((one, two), paid)
    beside.hear(answer(beside.state, form.verb, question.seat, **form.values), form)
    beside.send((paid,))
    beside.go_on()
