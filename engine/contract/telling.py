"""A promise about words: what is public is told to everybody alike, and what is private only to who has a screen."""

from collections import Counter

from engine.contract.trial import BrokenPromise, Trial, states
from engine.core.door import look
from engine.core.state.views import Section
from engine.core.values.seats import PUBLIC


def tells_all_the_same(trial: Trial) -> None:
    """At every moment the public sections are the same for every viewer, and the public gets no others."""
    game = trial.game
    for number, state in enumerate(states(trial), 1):
        to_all = game.shows.tell(look(game, state, PUBLIC))
        _once_each(number, to_all)
        if private := [section.name for section in to_all if section.private]:
            raise BrokenPromise(f"step {number}: the public is told the private sections {private}")
        for seat in range(trial.seats):
            to_him = game.shows.tell(look(game, state, seat))
            _once_each(number, to_him)
            _alike(number, seat, to_all, tuple(section for section in to_him if not section.private))


def _once_each(number: int, told: tuple[Section, ...]) -> None:
    if twice := [name for name, n in Counter(section.name for section in told).items() if n > 1]:
        raise BrokenPromise(f"step {number}: there are several sections called {twice}: none can be chosen by its name")


def _alike(number: int, seat: int, to_all: tuple[Section, ...], to_him: tuple[Section, ...]) -> None:
    if to_all == to_him:
        return
    differ = [section.name for section in to_him if section not in to_all]
    missing = [section.name for section in to_all if section not in to_him]
    raise BrokenPromise(
        f"step {number}: public sections must say the same to everybody: only seat {seat} is told {differ},"
        f" only the public {missing}"
    )
