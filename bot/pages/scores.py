"""How a game ended, in lines: who has won, then everybody with his points and where they come from, the best first; or,
without a result, how it stood."""

from collections.abc import Iterator

from bot.forms.spelling import PART
from bot.words.voice import Voice
from engine.core.game import AnyGame
from engine.core.state.views import player_section, public_lines
from engine.core.values.seats import Seat
from engine.tables.seeing.shown import Look, Result


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


def so_far(voice: Voice, look: Look, seats: int) -> Iterator[str]:
    """The same of a game that ended too early: what all could see of each player, and not a word of what is hidden.
    Points that the rules keep hidden until the end stay so: nobody agreed to show them."""
    names = {player_section(seat) for seat in range(seats)}
    lines = public_lines(section for section in look.told if section.name in names)
    if lines:
        yield voice.tell("delivery", "so-far")
        yield from map(voice.say, lines)


def _ranked(result: Result) -> list[Seat]:
    """The winners first, whatever it was that decided between equals."""
    seats = range(len(result.scores))
    return sorted(seats, key=lambda seat: (seat not in result.winners, -result.scores[seat].total))
