"""How much the computer cares for what with the expansion."""

from msgspec import Struct


class CardWeights(Struct, frozen=True):
    """Found by letting it play against itself and against one who knows no card (`make tournament`)."""

    coin: float = 0.6
    """What the first coin is worth early, beyond what it is worth at the end."""
    purse: float = 10.0
    """Of so many coins the last is worth a third of that."""
    block: float = 0.6
    """What a block is worth of what it may bring once it is built."""
    crowd: float = 20.0
    """Of so many blocks the last is worth a third of the first."""
    plan: float = 0.6
    """What the best building one could pay is worth of what it will bring once it stands."""
    later: float = 0.7
    """What a scoring to come is worth of the same scoring now."""
    city: tuple[float, ...] = (0.9, 0.5, 0.2, 0.0)
    """How likely one still scores a city, by the buildings missing there."""
    marker: float = 3.0
    """What a scoring marker is worth early: it could have scored something better."""
    part: float = 0.5
    """What half a set is worth of half the set's points."""
    bonus: float = 0.8
    """What the bonus card's points are worth while the game lasts."""
    goal: float = 5.0
    """What an objective is worth once it is reached."""
    goals: float = 8.0
    """What all three together are worth."""
    lead: float = 25.0
    """Who leads by so many points wishes twice as much for the end."""
    least_eager: float = 0.4
    most_eager: float = 4.0
    tile: float = 0.3
    """What it is worth to take a tile from the display, which brings the end nearer."""
    last_tile: float = 2.5
    """The same for who has nothing more to score, and the more so the more blocks he has: or all would wait for each
    other, where a building costs points."""
    hurry: float = 0.8
    """How soon the end comes when somebody is near all objectives."""
    deny: float = 0.5
    """What it is worth that nobody else gets the points of a majority."""
    margin: float = 0.0
    """By how much one must lead, as far as it can be told, to announce the end."""
    coins_guessed: float = 8.0
    """What the others are thought to have behind their screens."""
    last_turn: float = 4.0
    """What another may still make of the last turn."""
    turning: float = 0.5
    """What the blocks are worth that come new onto the wheel."""


WEIGHTS = CardWeights()


_E = 2.718281828459045


def fading(many: float) -> float:
    """How much less the last of many is worth than the first: a third when there are as many as one can use."""
    return float(_E**-many)
