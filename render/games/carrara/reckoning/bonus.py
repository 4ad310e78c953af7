"""What the expansion adds to the reckoning: what the bonus card has scored for each, and what coins were worth."""

from msgspec import UNSET

from engine.games.carrara.views import TableView
from render.core.parts.reckoning import TITLE, panel
from render.games.carrara.cards.card import cards_of
from render.games.carrara.cards.players import LEFT, ROW, bonuses
from render.games.carrara.cards.sayings import named, once_more
from render.games.carrara.tray import Tray

GAP, RATE = 16, 52


def height(table: TableView) -> int:
    """Of its panel and the gap before it; there is none in the base game."""
    if table.expansion is UNSET:
        return 0
    return GAP + TITLE + len(table.players) * ROW + RATE


def bonus(tray: Tray, table: TableView, top: float) -> None:
    """The card, a row for each player, the rate of coins."""
    high = height(table)
    if not high or table.expansion is UNSET:
        return
    card, say = cards_of(table)[-1], tray.easel.say
    panel(tray, top, high - GAP, f"{named(tray.easel, card)} · {once_more(tray.easel, card)}")
    bonuses(tray, table, top + TITLE)
    y = top + high - GAP - RATE / 2 - 2
    tray.coin(LEFT, y, 36)
    tray.label(LEFT + 28, y, say("picture-reckoning-rate", n=table.expansion.coins_per_vp), width=940)
