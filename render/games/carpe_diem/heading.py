"""The head of Carpe Diem's pictures: whose turn it is, which phase and round, and who has won."""

from engine.games.carpe_diem.data import FACTS
from engine.games.carpe_diem.views import TableView
from render.core.parts import heading as core
from render.games.carpe_diem.tray import Tray

ASKED = ("pawn", "turn", "artisan", "fountain", "order", "circle", "red", "green")
"""What somebody can be asked."""


def turn(tray: Tray) -> None:
    """Whose turn it is and what he is asked; in the end, who has won."""
    easel, scene = tray.easel, tray.easel.scene
    asked = scene.view.decisions
    if scene.winners and scene.scores:
        won = scene.winners[0]
        core.heading(tray, easel.say("picture-won", seat=won, n=scene.scores[won].total), place(tray), won)
    elif asked:
        title = easel.say(f"picture-asks-{asked[0].kind}", seat=asked[0].seat)
        rows = (easel.name(asked[0].seat), easel.say(f"picture-asked-{asked[0].kind}"))
        core.heading(tray, title, place(tray), asked[0].seat, rows)
    else:
        core.heading(tray, easel.say("picture-over"), place(tray))


def place(tray: Tray) -> str:
    """Which table, which phase and which round."""
    scene = tray.easel.scene
    table: TableView = scene.view.table
    if scene.view.over:
        return scene.table
    facts = FACTS[table.data]
    return f"{scene.table} · {tray.easel.say('picture-phase', n=table.phase, of=facts.phases, round=table.round)}"
