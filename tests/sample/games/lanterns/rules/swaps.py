"""Chapter 3: two players swap wishes, and only they see which."""

from msgspec.structs import replace

from engine.core.forms.forms import Form, one
from engine.core.game import Outcome
from engine.core.state.agenda import Task, push
from engine.core.state.events import Event, Private
from engine.core.state.state import ask, close, decision_of
from engine.core.values.seats import Seat
from engine.core.values.texts import number_in
from tests.sample.games.lanterns.state import LanternsState, hide, more


def ask_gift(state: LanternsState, task: Task) -> Outcome[LanternsState]:
    """The neighbour is asked, about who placed the lantern."""
    return ask(state, (task.seat,), "gift", task.about), ()


def ask_return(state: LanternsState, task: Task) -> Outcome[LanternsState]:
    """Who placed the lantern is asked, about his neighbour."""
    return ask(state, (task.seat,), "return", task.about), ()


def give(state: LanternsState, seat: Seat, form: Form) -> Outcome[LanternsState]:
    """Lay a wish face down; the other is to give one for it before he sees it."""
    wish, placer, mine = one(form.values, "wish") or "", asked_about(state, seat, "placer"), state.hidden[seat]
    state = hide(close(state, seat), seat, replace(mine, hand=more(mine.hand, wish, -1), gift=wish))
    laid = Event("laid", {"seat": seat, "placer": placer}, Private(seat, "laid-own", {"placer": placer, "wish": wish}))
    return push(state, Task("return", placer, {"giver": seat})), (laid,)


def repay(state: LanternsState, seat: Seat, form: Form) -> Outcome[LanternsState]:
    """Now the two wishes change hands."""
    wish, giver = one(form.values, "wish") or "", asked_about(state, seat, "giver")
    mine, his = state.hidden[seat], state.hidden[giver]
    state = hide(close(state, seat), seat, replace(mine, hand=more(more(mine.hand, wish, -1), his.gift)))
    state = hide(state, giver, replace(his, hand=more(his.hand, wish), gift=""))
    own = (
        Private(seat, "swapped-own", {"other": giver, "gave": wish, "got": his.gift}, reveals=True),
        Private(giver, "swapped-own", {"other": seat, "gave": his.gift, "got": wish}, reveals=True),
    )
    return state, (Event("swapped", {"seat": seat, "other": giver}, own),)


def asked_about(state: LanternsState, seat: Seat, whom: str) -> Seat:
    """The other seat that this one's question is about."""
    question = decision_of(state, seat)
    assert question is not None, f"seat {seat} is not asked"
    return number_in(question.subject, whom)
