"""Several people at one keyboard, each seeing only his own screen, with computers at the last seats."""

from engine.core.chance import Below
from engine.core.door import Door, look
from engine.core.events import seen
from engine.core.refusals import Refusal
from engine.core.seats import PUBLIC, Seat, Viewer
from engine.core.state import decision_of
from engine.core.texts import Text
from engine.core.undo import is_free
from engine.terminal.desk import Back, Desk, Undo
from engine.terminal.filling import fill_form
from engine.terminal.layout import bullets, heading, paragraph
from engine.terminal.reckoning import reckoning
from engine.terminal.session import Session, why_not_undo
from engine.terminal.voice import Mistake


class HotSeat:
    """One table and who sits at it: people first, computers last."""

    def __init__(self, session: Session, desk: Desk, people: int, below: Below) -> None:
        self.session = session
        self.desk = desk
        self.people = people
        self._below = below
        self._at_keyboard: Viewer = None if people > 1 else 0
        self._told = [-1] * session.state.seats
        """For each seat, after how many steps it was last told what happened."""

    def play(self) -> None:
        """To the end. Raises `Quit`."""
        while not self.session.state.over:
            seat = self.session.state.decisions[0].seat
            try:
                self._turn(seat)
            except Undo:
                self._undo()
        self._end()

    def _turn(self, seat: Seat) -> None:
        """Raises `Undo` if the last step is to be taken back, and can be."""
        if seat >= self.people:
            self._computer(seat)
            return
        if seat != self._at_keyboard:
            self._hand_over(seat)
        self._show(seat)
        self._move(seat)

    def _computer(self, seat: Seat) -> None:
        form = self.session.game.computer(Door(self.session.game, self.session.state, seat), self._below)
        answer = self.session.act(seat, form)
        if isinstance(answer, Refusal):
            raise RuntimeError(f"the computer at seat {seat} chose {form}, which is refused: {answer}")

    # Passing the keyboard

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen and wait for the next person; until then the last one may take his step back."""
        last, self._at_keyboard = self._at_keyboard, None
        self.desk.why_not_undo = lambda: why_not_undo(self.session.steps, last)
        self.desk.console.clear()
        self.desk.tell("pass", seat=seat)
        if last is not None and is_free(self.session.steps, last):
            self.desk.tell("pass-undo", seat=last)
        self._wait()
        self.desk.console.clear()
        self._at_keyboard = seat

    def _wait(self) -> None:
        while True:
            try:
                return self.desk.read(_just_enter)
            except Back:
                self.desk.tell("back-nowhere")

    def _undo(self) -> None:
        """Take the last step back. If that was asked between two persons, the keyboard is passed anew."""
        seat = self.session.steps[-1].seat
        self.session.undo(seat)
        self._told = [min(told, len(self.session.steps)) for told in self._told]
        self.desk.tell("undone", seat=seat)

    # One person's turn

    def _show(self, seat: Seat) -> None:
        """Everything this seat may see, and what it is asked."""
        game, state, desk, voice = self.session.game, self.session.state, self.desk, self.desk.voice
        desk.show("\n" + heading(voice.name(seat), voice.say(Text("game-name"))))
        self._happened(seat, self._told[seat])
        self._told[seat] = len(self.session.steps)
        public = game.tell(look(game, state, PUBLIC))
        lines = game.tell(look(game, state, seat))
        self._section("table", [voice.say(line) for line in lines if line in public])
        self._section("screen", [voice.say(line) for line in lines if line not in public])
        decision = decision_of(state, seat)
        if decision is not None:
            desk.show("\n" + paragraph(voice.decision(decision, seat)))
        desk.tell("keys-undo" if is_free(self.session.steps, seat) else "keys")

    def _happened(self, viewer: Viewer, since: int) -> None:
        texts = seen(self.session.events(since), viewer)
        self._section("happened", [self.desk.voice.event(text) for text in texts], "· ")

    def _section(self, title: str, lines: list[str], mark: str = "") -> None:
        if lines:
            self.desk.show()
            self.desk.tell(title)
            self.desk.show(bullets(lines, mark))

    def _move(self, seat: Seat) -> None:
        """Ask until a form is accepted."""
        game, state = self.session.game, self.session.state
        self.desk.why_not_undo = lambda: why_not_undo(self.session.steps, seat)
        while True:
            answer = self.session.act(seat, fill_form(self.desk, game, Door(game, state, seat)))
            if not isinstance(answer, Refusal):
                return
            self.desk.show(paragraph(self.desk.voice.refusal(answer)))

    def _end(self) -> None:
        """What happened since a person last looked, the reckoning, and who won."""
        voice = self.desk.voice
        if self.people > 1:
            self.desk.console.clear()
        self.desk.show("\n" + heading(voice.tell("over"), voice.say(Text("game-name"))))
        alone = self.people == 1
        self._happened(0 if alone else PUBLIC, max(self._told))
        self.desk.show("\n" + reckoning(voice, self.session.game, self.session.state))
        self.desk.show("\n" + voice.tell("winners", seats=self.session.game.winners(self.session.state)))


def _just_enter(typed: str) -> None:
    if typed:
        raise Mistake("just-enter", typed=typed)
