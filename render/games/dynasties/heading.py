"""The head of Dynasties' pictures: whose turn it is and what he is asked, which round, and who has won."""

from engine.games.dynasties.views import TableView
from render.core.parts import heading as core
from render.games.dynasties.tray import Tray

ASKED = (
    *("turn", "after", "divide", "goods", "apart", "dowry", "die", "second", "pick", "keep", "plunder", "plot", "wed"),
    *("tribute", "unload", "bonus", "leonardo", "scoring", "convent"),
)
"""What somebody can be asked."""


def turn(tray: Tray) -> None:
    """Who is asked what; where several are asked the same, that; in the end, who has won."""
    easel, scene = tray.easel, tray.easel.scene
    asked = scene.view.decisions
    if scene.winners and scene.scores:
        _won(tray)
    elif len(asked) > 1:
        words = easel.say("picture-all", n=len(asked))
        core.heading(tray, words, place(tray))
    elif asked:
        title = easel.say(f"picture-asks-{asked[0].kind}", seat=asked[0].seat)
        rows = (easel.name(asked[0].seat), easel.say(f"picture-asked-{asked[0].kind}"))
        core.heading(tray, title, place(tray), asked[0].seat, rows)
    else:
        core.heading(tray, easel.say("picture-over"), place(tray))


def _won(tray: Tray) -> None:
    """One, or several who share it."""
    easel, scene = tray.easel, tray.easel.scene
    won = scene.winners[0]
    n = scene.scores[won].total
    if len(scene.winners) > 1:
        core.heading(tray, easel.say("picture-shared", n=n), place(tray))
    else:
        core.heading(tray, easel.say("picture-won", seat=won, n=n), place(tray), won)


def place(tray: Tray) -> str:
    """Which table, and which round."""
    scene = tray.easel.scene
    table: TableView = scene.view.table
    if scene.view.over:
        return scene.table
    return f"{scene.table} · {tray.easel.say('picture-round', n=table.round, of=table.rounds)}"
