"""What one person at the keyboard sees of a game, as a page: what happened, the table, his own screen."""

from collections.abc import Collection

from engine.core.door import look
from engine.core.events import seen
from engine.core.seats import PUBLIC, Seat
from engine.core.texts import Text
from engine.terminal.layout import heading
from engine.terminal.page import Line, Page, Part, news, told
from engine.terminal.session import Session
from engine.terminal.voice import Voice


class Sight:
    """One seat, with what it was told already."""

    def __init__(self, session: Session, voice: Voice, seat: Seat) -> None:
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
        public = game.tell(look(game, state, PUBLIC))
        lines = game.tell(look(game, state, self._seat))
        parts = (
            Part(voice.tell("happened"), news(self._happened()), gapless=True),
            Part(voice.tell("table"), told([self._line(line) for line in lines if line in public])),
            Part(voice.tell("screen"), told([self._line(line) for line in lines if line not in public])),
        )
        self._known, self._steps = lines, len(self._session.steps)
        title = heading(voice.name(self._seat), voice.say(Text("game-name")))
        return Page(title, tuple(part for part in parts if part.blocks), voice.tell("more"))

    def undone(self) -> None:
        """A step was taken back: there is nothing to tell of it any more."""
        self._steps = min(self._steps, len(self._session.steps))

    def _happened(self) -> list[str]:
        return [self._voice.event(text) for text in seen(self._session.events(self._steps), self._seat)]

    def _line(self, line: Text) -> Line:
        return Line(line.key, self._voice.say(line), self._steps >= 0 and line not in self._known)
