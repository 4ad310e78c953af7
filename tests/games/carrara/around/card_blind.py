"""A computer player who sits at a table of the expansion and plays the base game: it knows no card, builds no
8-building, improves nothing, scores no category, and takes blocks only after a turn of the wheel."""

from engine.core.forms.forms import Form
from engine.core.values.chance import Below
from engine.core.walk import random_form
from engine.games.carrara.computer.choosing import best_of, weigh
from engine.games.carrara.computer.closing import finished
from engine.games.carrara.computer.outlook import CarraraDoor, outlook_of
from engine.games.carrara.game import GAME


def card_blind(door: CarraraDoor, below: Below) -> Form:
    """As in the base game; where only the expansion leaves anything to do, whatever the die says."""
    outlook = outlook_of(door.view(), door.seat)
    weighed = [each for verb in known(door) for each in weigh(door, outlook, verb)]
    return finished(door, outlook, best_of(weighed, below)) if weighed else random_form(GAME, door, below)


def known(door: CarraraDoor) -> list[str]:
    """Its verbs, as far as the base game has them."""
    verbs = [verb for verb in door.verbs() if verb not in ("eight", "improve")]
    return [verb for verb in verbs if verb != "take" or "turn" not in verbs]
