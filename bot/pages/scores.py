"""How a game ended, in lines: who has won, then everybody with his points and where they come from, the best first."""

from collections.abc import Iterator

from bot.forms.spelling import PART
from bot.words.voice import Voice
from engine.core.game import AnyGame
from engine.core.values.seats import Seat
from engine.tables.seeing.shown import Result


def reckoning(voice: Voice, game: AnyGame, result: Result) -> Iterator[str]:
    """Line by line."""
    said = voice.tell("delivery", "winners", winners=result.winners)
    yield f"**{said}**"
    for seat in _ranked(result):
        score = result.scores[seat]
        points = voice.tell("delivery", "points", seat=seat, n=score.total)
        earned = score.by_source(game.declares.sources)
        sources = [f"{voice.source(source)} {n}" for source, n in earned.items() if n]
        yield PART.join([f"**{points}**", *sources])


def _ranked(result: Result) -> list[Seat]:
    """The winners first, whatever it was that decided between equals."""
    seats = range(len(result.scores))
    return sorted(seats, key=lambda seat: (seat not in result.winners, -result.scores[seat].total))
