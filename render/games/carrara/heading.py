"""The head of a picture: what it shows, at which table, and in the last round the banner that says so."""

from collections.abc import Sequence

from engine.core.values.seats import Seat
from engine.games.carrara.views import TableView
from render.core.fonts import Face
from render.core.parts import heading as core
from render.core.parts.heading import GAP, HEAD, MARGIN, WIDTH
from render.core.scene import Scene
from render.games.carrara.tray import Tray

BANNER = 116
NAME = 56
"""What a name in the banner takes besides its letters."""


def below(scene: Scene) -> int:
    """Where a picture goes on: below its head, and in the last round below the banner."""
    return HEAD + (BANNER + GAP if _is_last_round(scene) else 0)


def _is_last_round(scene: Scene) -> bool:
    return scene.view.table.ended_by is not None and not scene.view.over


def turn(tray: Tray) -> None:
    """Whose turn it is and what he is asked; in the end, who has won."""
    easel, scene = tray.easel, tray.easel.scene
    if scene.view.decisions:
        asked = scene.view.decisions[0]
        rows = (easel.name(asked.seat), easel.say(f"picture-asked-{asked.kind}"))
        heading(tray, easel.speaker.decision(asked), asked.seat, rows)
    elif scene.winners and scene.scores:
        won = easel.say("picture-won", seats=scene.winners, n=scene.scores[scene.winners[0]].total)
        heading(tray, won, scene.winners[0] if len(scene.winners) == 1 else None)
    else:
        heading(tray, easel.say("picture-over"))


def heading(tray: Tray, title: str, seat: Seat | None = None, rows: tuple[str, ...] = ()) -> None:
    """The head of a picture; in the last round the banner follows."""
    core.heading(tray, title, _place(tray), seat, rows)
    if _is_last_round(tray.easel.scene):
        _banner(tray, tray.easel.scene.view.table)


def _place(tray: Tray) -> str:
    """Which table, and how far its game has come."""
    scene = tray.easel.scene
    parts = [scene.table]
    if not scene.view.over:
        parts.append(tray.easel.say("picture-round", n=scene.view.turn // len(scene.names) + 1))
    return " · ".join(parts)


def _banner(tray: Tray, table: TableView) -> None:
    """The last round: why, who still plays, and who has skipped."""
    theme, canvas, easel, top = tray.theme, tray.canvas, tray.easel, HEAD
    canvas.box(theme.turn, MARGIN, top, WIDTH - 2 * MARGIN, BANNER, 18)
    plays = [seat for seat, player in enumerate(table.players) if player.plays_on]
    skipped = [seat for seat, player in enumerate(table.players) if player.skipped]
    why, y = easel.say(f"table-ending-{table.ending}", seat=table.ended_by or 0), 36 if plays or skipped else BANNER / 2
    canvas.text(MARGIN + 24, top + y, why, 32, theme.on_turn, Face.BOLD, width=WIDTH - 2 * MARGIN - 48)
    rows = [
        (easel.say(f"picture-{key}"), seats) for key, seats in (("still-to-play", plays), ("skipped", skipped)) if seats
    ]
    labels = sum(canvas.measure(label, 24) + NAME for label, _ in rows)
    names, left = sum(len(seats) for _, seats in rows), MARGIN + 24.0
    for label, seats in rows:
        room = (WIDTH - 2 * MARGIN - 48 - labels) / names - NAME
        left = _row(tray, left, top + 82, label, seats, room) + 36


def _row(tray: Tray, left: float, y: float, label: str, seats: Sequence[Seat], room: float) -> float:
    """A label and the tokens and names of some players, with so much room for each name; where it ends."""
    theme = tray.theme
    left += tray.canvas.text(left, y, label, 24, theme.on_turn) + 12
    for seat in seats:
        tray.token(left + 16, y, 34, seat)
        name = tray.easel.name(seat)
        left += NAME + tray.canvas.text(left + 40, y, name, 24, theme.on_turn, Face.BOLD, width=room)
    return left
