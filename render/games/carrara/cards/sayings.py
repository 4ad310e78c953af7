"""What stands on the cards in words: those of the game, as short as a card needs them."""

from engine.games.carrara.tell.base import tell
from render.core.easel import Easel
from render.games.carrara.cards.card import Card

KEYS = {
    "top": ("table-coins",),
    "objects": ("worth-objects", "worth-objects-by"),
    "buildings": ("worth-buildings", "worth-buildings-by-city"),
    "bonus": (),
}
"""By card: which message of the game says what it brings in the end."""


def named(easel: Easel, card: Card) -> str:
    """Which card it is."""
    return easel.say("picture-card", card=card.colour, number=card.number)


def objective(easel: Easel, card: Card) -> str:
    """What it wants, with its number; of the bonus card, what it scores."""
    if not card.goal:
        return once_more(easel, card)
    return f"{card.least} {counted(easel, card)}"


def counted(easel: Easel, card: Card) -> str:
    """What it counts."""
    return easel.say("goal-name", goal=card.goal, size=card.size, least=card.least)


def once_more(easel: Easel, card: Card) -> str:
    """What the bonus card scores in the end."""
    if card.score == "most":
        return easel.say("picture-card-most", n=len(card.areas[0]), vp=card.vp[0])
    return easel.say("picture-card-bonus", how=card.score, n=card.choose, cities=card.cities)


def finals(easel: Easel) -> dict[str, str]:
    """By card, what it brings in the end, as the game says it below the card's objective; not all have more to say."""
    lines = next(section.lines for section in tell(easel.scene.view) if section.name == "goal")
    said = {line.key: easel.speaker.say(line).removeprefix("– ") for line in lines}
    return {colour: said[key] for colour, keys in KEYS.items() for key in keys if key in said}
