"""How a seat plays in games that are played twice: anything, something that leads on, or what the computer would do."""

from collections import defaultdict
from random import Random
from typing import Any

from engine.core.door import Door
from engine.games.dynasties.game import GAME
from engine.games.dynasties.state import DynastiesState
from tests.games.dynasties.second.ask import Move
from tests.games.dynasties.second.beside.forms import Told
from tests.games.dynasties.second.beside.judging import without_done

ANYTHING, ACTIVE, COMPUTER = "anything", "active", "computer"
STYLES = (ANYTHING, ACTIVE, ACTIVE, COMPUTER)
IDLE = ("pass", "pause", "end", "none", "done", "vp3")


def chosen(style: str, state: DynastiesState, seat: int, legal: dict[Told, Move], random: Random) -> Told:
    """One of these."""
    if style == COMPUTER:
        form = GAME.plays.computer(Door(GAME, state, seat), random.randrange)
        found = without_done(form.verb, form.values)
        assert found in legal, f"the computer says {found}"
        return found
    return random.choice(of_some_kind(legal, style, random))


def of_some_kind(legal: dict[Told, Move], style: str, random: Random) -> list[Told]:
    """Every kind of answer is as likely as the next, however many there are of it."""
    kinds = defaultdict[Any, list[Told]](list)
    for form, move in legal.items():
        kinds[move[0]].append(form)
    busy = [kind for kind in kinds if kind not in IDLE]
    return kinds[random.choice(busy if busy and style != ANYTHING else [*kinds])]


def part_chosen(style: str, legal: list[Move], random: Random) -> Move:
    """The same where answers are not looked up as forms."""
    busy = [move for move in legal if move[0] not in IDLE]
    return random.choice(busy if busy and style != ANYTHING and random.random() < 0.8 else legal)
