"""A city: its name, what it brings, the two spaces, of which one is large, and the star between them."""

from engine.games.dynasties.views import CityView
from render.core.fonts import Face
from render.games.dynasties.board.plan import Plan
from render.games.dynasties.news import News
from render.games.dynasties.tray import Tray

WIDE, HIGH = 241, 110
NAME, ROW = 22, 73
"""Where in it the name stands, and the spaces."""
LARGE, SMALL, STAR, CHILD = 68, 50, 44, 36
PRINCE, MIDDLE, PRINCESS = 48, 120, 193
GOOD = {"prince": "black", "princess": "white"}


def city(tray: Tray, left: float, top: float, shown: CityView, news: News, plan: Plan) -> None:
    """All of it, with its number if it can be chosen."""
    theme, own = tray.theme, tray.colours
    fill = own.founded if shown.free else own.town
    number = plan.numbers.get(shown.id)
    if number or shown.id in plan.chosen:
        tray.canvas.frame(theme.turn, fill, left, top, WIDE, HIGH, 14, 7 if shown.id in plan.chosen else 4)
    else:
        tray.canvas.box(fill, left, top, WIDE, HIGH, 14)
    begin = left + 12
    if number:
        tray.chip(left + (24 if number < 10 else 30), top + NAME, str(number), theme.turn, theme.on_turn, 29)
        begin = left + (48 if number < 10 else 58)
    room = left + WIDE - 62 - begin
    tray.canvas.text(begin, top + NAME, tray.easel.term("city", shown.id), 29, theme.ink, Face.BOLD, width=room)
    brings(tray, left + WIDE - 30, top + 24, shown)
    spaces(tray, left, top + ROW, shown, news)


def brings(tray: Tray, x: float, y: float, shown: CityView) -> None:
    """The symbol, and what a figure brings there."""
    if shown.symbol == "vp":
        tray.points(x, y + 1, 46, shown.vp)
    elif shown.symbol == "anchor":
        tray.item(x - 10, y - 1, 38, "anchor")
        tray.canvas.text(x + 16, y, str(shown.goods), 28, tray.theme.ink, Face.BOLD, "middle")
    else:
        tray.item(x, y - 1, 42, shown.symbol)


def spaces(tray: Tray, left: float, y: float, shown: CityView, news: News) -> None:
    """Prince on the left, princess on the right; a child on the star."""
    _space(tray, left + PRINCE, y, shown, "prince", news)
    _space(tray, left + PRINCESS, y, shown, "princess", news)
    _child(tray, left + MIDDLE, y, shown)
    if (shown.id, "child") in news.spaces:
        tray.spark(left + MIDDLE + 20, y - 20, 28)


def _child(tray: Tray, x: float, y: float, shown: CityView) -> None:
    prince, princess = taken(shown, "prince"), taken(shown, "princess")
    if shown.child is None:
        tray.star(x, y, STAR, lit=prince and princess)
        return
    tray.star(x, y, STAR + 14, lit=True)
    tray.token(x, y, CHILD, shown.child)


def taken(shown: CityView, role: str) -> bool:
    """Whether somebody stands on this space, be it nobody's figure."""
    seat = shown.prince if role == "prince" else shown.princess
    return seat is not None or shown.neutral == role


def _space(tray: Tray, x: float, y: float, shown: CityView, role: str, news: News) -> None:
    """A figure, or what one costs here."""
    theme, size = tray.theme, LARGE if shown.large == role else SMALL
    seat, cost = (shown.prince, shown.prince_cost) if role == "prince" else (shown.princess, shown.princess_cost)
    tray.stand(x, y, size, role, theme.soft if taken(shown, role) else theme.line, theme.panel)
    if seat is not None:
        tray.token(x, y, size * 0.8, seat)
    elif shown.neutral == role:
        tray.neutral(x, y, size * 0.76)
    else:
        tray.price(x, y, 42 if shown.large == role else 36, GOOD[role], cost)
    if (shown.id, role) in news.spaces:
        tray.spark(x + size * 0.42, y - size * 0.42, 30)
