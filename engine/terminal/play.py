"""Hot-seat: several people at one keyboard, each seeing only his own screen, with computers at the last seats."""

from engine.contract.trial import Trial
from engine.core.chance import Below
from engine.core.door import Door, look
from engine.core.events import seen
from engine.core.refusals import Refusal
from engine.core.seats import PUBLIC, Seat, Viewer
from engine.core.undo import is_free
from engine.terminal.desk import Back, Desk, Quit, Undo
from engine.terminal.filling import fill_form
from engine.terminal.layout import bullets, heading, paragraph
from engine.terminal.reckoning import reckoning
from engine.terminal.session import Session, why_not_undo
from engine.terminal.voice import Mistake
from engine.core.texts import Text


class HotSeat:
    """One table and who sits where: people first, computers last."""

    def __init__(self, session: Session, desk: Desk, people: int, below: Below) -> None:
        self.session = session
        self.desk = desk
        self.people = people
        self.below = below
        self.at_keyboard: Viewer = None
        self.told = [-1] * session.state.seats
        """For each seat, after how many steps it was last told what happened."""

    def play(self) -> None:
        """To the end. Raises `Quit`."""
        while not self.session.state.over:
            seat = self.session.state.decisions[0].seat
            if seat < self.people:
                self.person(seat)
            else:
                self.computer(seat)
        self.end()
