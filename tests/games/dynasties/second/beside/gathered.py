"""Questions that the engine asks several players at once, each about all of it, and the naive implementation one by
one."""

from dataclasses import dataclass, field

from engine.core.forms.offers import Value
from engine.core.state.decisions import Decision
from engine.core.values.texts import word_in
from engine.games.dynasties.data import CITIES, SCORES, SHIPS
from tests.games.dynasties.moves import answer
from tests.games.dynasties.second.ask import Move, Question
from tests.games.dynasties.second.beside.choosing import part_chosen
from tests.games.dynasties.second.beside.converted import kind
from tests.games.dynasties.second.beside.forms import Told, asked
from tests.games.dynasties.second.beside.judging import accepts, agree_on, by_lot
from tests.games.dynasties.second.beside.side_by_side import Beside

FIELDS = {
    "tribute": ("give", "goods"),
    "unload": ("unload", "goods"),
    "scoring": ("score", "scores"),
    "convent": ("save", "cities"),
}
"""The verb and the field of a question that is answered under seal."""
Key = tuple[int, str]
"""Who is asked, and about which ship."""


@dataclass
class Given:
    """One player's answer: goods at once; cards or cities one by one, with what he could say by then."""

    goods: tuple[int, ...] = ()
    said: tuple[str, ...] = ()
    steps: list[tuple[tuple[str, ...], list[Move]]] = field(default_factory=list)


def gather(beside: Beside) -> None:
    """First the naive implementation hears all answers, then the engine, from one player after the other."""
    about, given = _asked_next(beside), dict[Key, Given]()
    while _asked_next(beside) == about:
        collect(beside, given)
    while given:
        decisions = {_key(decision): decision for decision in beside.state.decisions}
        first = {seat: (seat, ship) for seat, ship in reversed(given)}
        assert {*decisions} == {*first.values()}
        for key in beside.random.sample([*decisions], len(decisions)):
            assert decisions[key].kind == about
            hand_in(beside, decisions[key], given.pop(key))
    beside.go_on()


def _asked_next(beside: Beside) -> str:
    return asked(beside.step) if isinstance(beside.step, Question) else ""


def collect(beside: Beside, given: dict[Key, Given]) -> None:
    """What is settled unasked is no question for the engine."""
    question = beside.step
    assert isinstance(question, Question)
    move = question.settled
    if move is None:
        ship = SHIPS[int(question.kind[-1])] if question.kind[-1].isdigit() else ""
        one = given.setdefault((question.seat, ship), Given())
        move = part_chosen(beside.styles[question.seat], question.legal, beside.random)
        one.steps.append((one.said, question.legal))
        if isinstance(move[0], tuple):
            one.goods = move[0]
        elif move[0] != "done":
            one.said = (*one.said, kind(move[0]))
    beside.send(move)


def _key(decision: Decision) -> Key:
    return decision.seat, word_in(decision.subject, "ship") if "ship" in decision.subject else ""


def hand_in(beside: Beside, decision: Decision, one: Given) -> None:
    verb, name = FIELDS[decision.kind]
    beside.met[decision.kind] += 1
    if name == "goods":
        agree_on_goods(beside, decision, one)
    else:
        agree_on_parts(beside, decision, one)
    said: Value = one.goods if name == "goods" else one.said
    beside.hear(answer(beside.state, verb, decision.seat, **{name: said}), said)


def agree_on_goods(beside: Beside, decision: Decision, one: Given) -> None:
    verb, name = FIELDS[decision.kind]
    ((_, moves),) = one.steps
    legal = {Told.of(verb, {name: move[0]}): move for move in moves}
    agree_on(beside.state, decision.seat, legal, beside.random, beside.tried, [])
    assert by_lot(beside.state, decision, beside.random) in legal


def agree_on_parts(beside: Beside, decision: Decision, one: Given) -> None:
    """He may stop wherever he was, and go on with whatever he could say there, and with nothing else."""
    verb, name = FIELDS[decision.kind]
    every = SCORES if name == "scores" else CITIES
    for so_far, moves in one.steps:
        could = {kind(move[0]) for move in moves}
        assert accepts(beside.state, decision.seat, Told.of(verb, {name: so_far}))
        for more in {*could - {"done"}, *beside.random.sample(every, 2 * beside.tried)}:
            form = Told.of(verb, {name: (*so_far, more)})
            assert accepts(beside.state, decision.seat, form) is (more in could), form
    found = by_lot(beside.state, decision, beside.random).values.get(name, ())
    assert isinstance(found, tuple)
    assert {*found} <= {kind(move[0]) for move in one.steps[0][1]}
