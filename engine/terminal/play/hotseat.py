"""Several people at one keyboard, each seeing only his own screen, with computers at the last seats."""

from engine.core.door import Door
from engine.core.state.events import seen
from engine.core.state.state import decision_of
from engine.core.state.undo import is_free
from engine.core.values.chance import Below
from engine.core.values.refusals import Refusal
from engine.core.values.seats import PUBLIC, Seat, Viewer
from engine.core.values.texts import Text
from engine.terminal.console.layout import heading, paragraph
from engine.terminal.console.page import Page, Part, news
from engine.terminal.console.paint import Tone
from engine.terminal.console.voice import Mistake
from engine.terminal.play.filling import fill_form
from engine.terminal.play.prompt import Back, Prompt, Undo
from engine.terminal.play.reckoning import reckoning
from engine.terminal.play.session import Session, why_not_undo
from engine.terminal.play.sight import Sight


class HotSeat:
    """One table and who sits at it: people first, computers last."""

    def __init__(self, session: Session, prompt: Prompt, people: int, below: Below) -> None:
        self.session = session
        self.prompt = prompt
        self.people = people
        self._below = below
        self._at_keyboard: Viewer = None if people > 1 else 0
        self._sights = [Sight(session, prompt.voice, seat) for seat in range(people)]
        self._known: list[set[str]] = [set() for _ in range(people)]
        """For each person, the verbs that were explained to him."""

    def play(self) -> None:
        """To the end. Raises `Quit`."""
        while not self.session.state.over:
            seat = self.session.state.decisions[0].seat
            try:
                self.turn(seat)
            except Undo:
                self._undo()
        self._end()

    def turn(self, seat: Seat) -> None:
        """Raises `Undo` if the last step is to be taken back, and can be."""
        if seat >= self.people:
            self._computer(seat)
            return
        if seat != self._at_keyboard:
            self._hand_over(seat)
        self._show(seat)
        self._move(seat)

    def pause(self) -> None:
        """Nobody sits at the keyboard now."""
        self.prompt.close()
        self._at_keyboard = None

    def _computer(self, seat: Seat) -> None:
        form = self.session.game.plays.computer(Door(self.session.game, self.session.state, seat), self._below)
        answer = self.session.act(seat, form)
        if isinstance(answer, Refusal):
            raise RuntimeError(f"the computer at seat {seat} chose {form}, which is refused: {answer}")

    # Passing the keyboard

    def _hand_over(self, seat: Seat) -> None:
        """Clear the screen and wait for the next person; until then the last one may take his step back."""
        last = self._at_keyboard
        self.pause()
        self.prompt.why_not_undo = lambda: why_not_undo(self.session.steps, last)
        self.prompt.console.clear()
        self.prompt.tell("pass", seat=seat)
        if last is not None and is_free(self.session.steps, last):
            self.prompt.tell("pass-undo", seat=last)
        self._wait()
        self.prompt.console.clear()
        self._at_keyboard = seat

    def _wait(self) -> None:
        while True:
            try:
                return self.prompt.read(_just_enter)
            except Back:
                self.prompt.tell("back-nowhere")

    def _undo(self) -> None:
        """Take the last step back. If that was asked between two persons, the keyboard is passed anew."""
        seat = self.session.steps[-1].seat
        self.session.undo(seat)
        for sight in self._sights:
            sight.undone()
        self.prompt.tell("undone", seat=seat)

    # One person's turn

    def _show(self, seat: Seat) -> None:
        """Everything this seat may see, and what it is asked."""
        prompt, voice = self.prompt, self.prompt.voice
        prompt.open(self._sights[seat].page())
        decision = decision_of(self.session.state, seat)
        if decision is not None:
            prompt.show(paragraph(voice.decision(decision, seat)), Tone.TITLE)
        prompt.show(paragraph(voice.tell("keys-undo" if is_free(self.session.steps, seat) else "keys")), Tone.HINT)

    def _move(self, seat: Seat) -> None:
        """Ask until a form is accepted."""
        game, state = self.session.game, self.session.state
        self.prompt.why_not_undo = lambda: why_not_undo(self.session.steps, seat)
        while True:
            answer = self.session.act(seat, fill_form(self.prompt, game, Door(game, state, seat), self._known[seat]))
            if not isinstance(answer, Refusal):
                return
            self.prompt.warn(self.prompt.voice.refusal(answer))

    def _end(self) -> None:
        """What happened since a person last looked, the reckoning, and who won."""
        prompt, voice = self.prompt, self.prompt.voice
        prompt.close()
        if self.people > 1:
            prompt.console.clear()
        since = max(sight.steps for sight in self._sights)
        happened = seen(self.session.events(since), 0 if self.people == 1 else PUBLIC)
        last = Part(voice.tell("happened"), news([voice.event(text) for text in happened]))
        page = Page(heading(voice.tell("over"), voice.say(Text("game-name"))), (last,) if last.blocks else (), "")
        scores = reckoning(voice, self.session.game, self.session.state).split("\n")
        won = voice.tell("winners", seats=self.session.game.shows.winners(self.session.state))
        below = [("", Tone.PLAIN), *((row, Tone.PLAIN) for row in scores), ("", Tone.PLAIN), (won, Tone.TITLE)]
        prompt.leaf([(page.heading, Tone.TITLE), *page.whole(), *below])


def _just_enter(typed: str) -> None:
    if typed:
        raise Mistake("just-enter", typed=typed)
