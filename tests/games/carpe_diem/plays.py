"""Ways to a situation that several chapters need: a tile built, an element completed, a card settled, an answer by
lot."""

from msgspec.structs import replace

from engine.core.door import Door
from engine.core.play import Accepted, act
from engine.core.values.chance import Chance
from engine.core.walk import random_form
from engine.games.carpe_diem.game import GAME
from engine.games.carpe_diem.state import CarpeDiemState
from engine.games.carpe_diem.views import PlayerView
from tests.games.carpe_diem.districts import ENDS, half
from tests.games.carpe_diem.moves import Played, add, disc, happened, kind_asked, pay, player, scoring, walk
from tests.games.carpe_diem.position import Side, position

NONE = "D28"
"""One bakery and one fountain: nobody here has both."""


def built(side: Side, tile: str, cell: str, rotation: int | None = None, **said: object) -> Played:
    """The first of two players takes this tile and builds it."""
    return walk(position(side, Side(), spaces={2: [tile], 5: ["W84"]}, **said), tile, cell, rotation)  # type: ignore[arg-type]


def completed(kind: str, **said: object) -> Played:
    """The second half of an element of this kind is built on D3, beside its first."""
    side = Side(half(kind), **said)  # type: ignore[arg-type]
    return built(side, ENDS[kind][1], "D3")


def by_lot(state: CarpeDiemState, chance: Chance) -> tuple[CarpeDiemState, Chance, int, str]:
    """One answer by lot; who has given it, and to which question."""
    (decision,) = state.decisions
    found = [chance]

    def below(n: int) -> int:
        number, found[0] = found[0].below(n)
        return number

    form = random_form(GAME, Door(GAME, state, decision.seat), below)
    accepted = act(GAME, state, decision.seat, decision.number, form)
    assert isinstance(accepted, Accepted)
    return accepted.state, found[0], decision.seat, decision.kind


def after_card(side: Side, card: str, sets: int = 0, bread: int = 0, *, steps: int = 0) -> PlayerView:
    """What the player has when this card is settled, the first of two. If the second has failed already, its four
    points are given back."""
    played = disc(scoring(side, Side(), cards=(card, NONE), track={steps: (1, 0)}).state, card, NONE)
    if kind_asked(played.state) in ("red", "green") and subject(played.state) == card:
        played = pay(played.state, sets, bread) if card < "C" else add(played.state, bread)
    failed = [each["card"] for each in happened(played, "failed")]
    return replace(player(played.state), vp=player(played.state).vp + 4 * failed.count(NONE))


def subject(state: CarpeDiemState) -> object:
    return dict(state.decisions[0].subject).get("card")


def gained(side: Side, card: str, sets: int = 0, bread: int = 0) -> int:
    return after_card(side, card, sets, bread).vp - side.vp
