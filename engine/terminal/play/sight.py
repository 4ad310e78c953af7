"""What one person at the keyboard sees of a game, as a page: what happened, the table, his own screen."""

from collections.abc import Collection

from engine.core.door import look
from engine.core.state.events import seen
from engine.core.state.views import private_lines, public_lines
from engine.core.values.seats import Seat
from engine.core.values.texts import Text
from engine.terminal.console.layout import heading
from engine.terminal.console.page import Page, PageLine, Part, news, told
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.play.session import Session


class Sight:
    """One seat, with what it was told already."""

    def __init__(self, session: Session, voice: TerminalVoice, seat: Seat) -> None:
        self._session, self._voice, self._seat = session, voice, seat
        self._steps = -1
        """After how many steps it last looked; -1 is before the set-up."""
        self._known: Collection[Text] = ()

    @property
    def steps(self) -> int:
        """After how many steps this seat last looked; -1 if never."""
        return self._steps

    def page(self) -> Page:
        """All that this seat may see now. What it was not told before is marked, and counts as told from now on."""
        game, state, voice = self._session.game, self._session.state, self._voice
        sections = game.shows.tell(look(game, state, self._seat))
        public, private = public_lines(sections), private_lines(sections)
        parts = (
            Part(voice.tell("happened"), news(self._happened()), gapless=True),
            Part(voice.tell("table"), told([self._line(line) for line in public])),
            Part(voice.tell("screen"), told([self._line(line) for line in private])),
        )
        self._known, self._steps = (*public, *private), len(self._session.steps)
        title = heading(voice.name(self._seat), voice.say(Text("game-name")))
        return Page(title, tuple(part for part in parts if part.blocks), voice.tell("more"))

    def undone(self) -> None:
        """A step was taken back: there is nothing to tell of it any more."""
        self._steps = min(self._steps, len(self._session.steps))

    def _happened(self) -> list[str]:
        return [self._voice.event(text) for text in seen(self._session.events(self._steps), self._seat)]

    def _line(self, line: Text) -> PageLine:
        return PageLine(line.key, self._voice.say(line), self._steps >= 0 and line not in self._known)
