"""The final reckoning: a table of points by source, one column for each seat."""

from engine.core.game import AnyGame
from engine.core.state.state import GameState
from engine.terminal.console.layout import table
from engine.terminal.console.voice import TerminalVoice


def reckoning(voice: TerminalVoice, game: AnyGame, state: GameState) -> str:
    """Each seat's points by source, and in all."""
    scores = game.shows.scores(state)
    names = ["", *(voice.name(seat) for seat in range(state.seats))]
    rows = [
        [voice.source(source), *(str(score.points[at]) for score in scores)]
        for at, source in enumerate(scores[0].by_source(game.declares.sources))
    ]
    total = [voice.tell("total"), *(str(score.total) for score in scores)]
    width = max(len(row[0]) for row in [*rows, total])
    rule = ["─" * width, *("─" * 3 for _ in scores)]
    return table([names, *rows, rule, total])
