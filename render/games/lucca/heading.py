"""The head of Lucca's pictures: whose turn it is, which round, and who has won."""

from engine.games.lucca.views import TableView
from render.core.parts import heading as core
from render.games.lucca.tray import Tray


def turn(tray: Tray) -> None:
    """Whose turn it is; at the start that all choose; in the end, who has won."""
    easel, scene = tray.easel, tray.easel.scene
    asked = scene.view.decisions
    if scene.winners and scene.scores:
        won = scene.winners[0]
        core.heading(tray, easel.say("picture-won", seat=won, n=scene.scores[won].total), place(tray), won)
    elif scene.view.over:
        core.heading(tray, easel.say("picture-over"), place(tray))
    elif scene.view.table.round and asked:
        rows = (easel.name(asked[0].seat), easel.say("picture-asked-turn"))
        core.heading(tray, easel.speaker.decision(asked[0]), place(tray), asked[0].seat, rows)
    else:
        core.heading(tray, easel.say("picture-choosing"), place(tray))


def place(tray: Tray) -> str:
    """Which table, and which round."""
    scene = tray.easel.scene
    table: TableView = scene.view.table
    if scene.view.over or not table.round:
        return scene.table
    key = "picture-last-round" if table.round == table.rounds else "picture-round"
    return f"{scene.table} · {tray.easel.say(key, n=table.round, of=table.rounds)}"
