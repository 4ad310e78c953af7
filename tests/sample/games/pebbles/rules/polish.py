"""Chapter 3: the bonus choice at the end, made by all at the same time, then the screens are raised."""

from msgspec.structs import replace

from engine.core.forms.forms import Form, some
from engine.core.game import Outcome
from engine.core.state.events import AnyEvent, Event, Private, Reveal
from engine.core.state.state import close
from engine.core.values.seats import Seat
from tests.sample.games.pebbles.state import Hidden, PebblesState, hide


def polish(state: PebblesState, seat: Seat, form: Form) -> Outcome[PebblesState]:
    """Keep the choice behind the screen until the last has chosen."""
    colours = some(form.values, "colours")
    state = close(hide(state, seat, replace(state.hidden[seat], polish=colours)), seat)
    chosen = Event("polished", {"seat": seat}, Private(seat, "polished-own", {"colours": colours}))
    return (state, (chosen,)) if state.decisions else raise_screens(state, chosen)


def raise_screens(state: PebblesState, chosen: Event) -> Outcome[PebblesState]:
    """Pay for the polish, show everything, and end."""
    paid = tuple(replace(hidden, coins=hidden.coins - len(hidden.polish or ())) for hidden in state.hidden)
    shown: tuple[AnyEvent, ...] = tuple(raised(seat, hidden) for seat, hidden in enumerate(paid))
    return replace(state, hidden=paid, over=True, turn=state.turn + 1), (chosen, *shown)


def raised(seat: Seat, hidden: Hidden) -> Reveal:
    """What was behind one screen."""
    return Reveal(
        "screen-raised",
        {
            "seat": seat,
            "coins": hidden.coins,
            "pebbles": hidden.pebbles,
            "favourite": hidden.favourite,
            "polish": hidden.polish or (),
        },
    )
