"""The place at the keyboard: one person reads and types there, and a few keys mean the same everywhere."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TypeVar

from engine.core.values.texts import Param
from engine.terminal.console.console import Console
from engine.terminal.console.layout import ROWS, listing, paragraph
from engine.terminal.console.page import Page, Row
from engine.terminal.console.paint import Paint, Tone
from engine.terminal.console.voice import Mistake, TerminalVoice, TurnedDown
from engine.words.typed import Misread, plain

T = TypeVar("T")

_LONGEST = 200
"""Nobody types more; what was pasted by accident need not be repeated in full."""


class Back(Exception):
    """One question back."""


class Undo(Exception):
    """Take the last step back."""


class Quit(Exception):
    """Leave the game."""


class All(Exception):
    """Show all that there is to see."""


class Prompt:
    """A console, a voice, and the keys."""

    def __init__(self, console: Console, voice: TerminalVoice, paint: Paint | None = None) -> None:
        self.console = console
        self.voice = voice
        self.paint = paint if console.colours else None
        self.why_not_undo: Callable[[], Mistake | None] = lambda: Mistake("undo-none")
        """Whoever sits here says what stands against taking the last step back, if anything does."""
        self.explained: Sequence[tuple[str, str]] = ()
        """What can be done now, and what that means: for the help."""
        keys = {"key-back": Back, "key-undo": Undo, "key-quit": Quit, "key-all": All}
        self._keys: dict[str, type[Exception]] = {voice.tell(key): meaning for key, meaning in keys.items()}
        self._page: Page | None = None
        self._printed = True
        self._question: list[Row] = []
        """What was shown since the last answer: the question that is open."""

    # What is shown

    def show(self, text: str = "", tone: Tone = Tone.PLAIN) -> None:
        """Something already laid out. Below a page it waits for the question, so that both fit the screen."""
        self._question.append((text, tone))
        if self._printed:
            self._say(text, tone)

    def tell(self, key: str, **params: Param) -> None:
        """A message of the terminal, as a paragraph."""
        self.show(paragraph(self.voice.tell(key, **params)))

    def explain(self, mistake: Mistake) -> None:
        """What is wrong, as a paragraph."""
        self.warn(self.voice.explain(mistake))

    def warn(self, text: str) -> None:
        """Something that could not be done, as a paragraph. It is no part of the question."""
        self._say(paragraph(text), Tone.WRONG)

    def open(self, page: Page) -> None:
        """Begin a page. It is printed with the question that follows, in as many rows as that leaves."""
        self._page, self._printed = page, False
        self._question = []

    def close(self) -> None:
        """Nobody sits here now: nothing of the last page can be seen again."""
        self._page, self._printed = None, True
        self._question, self.explained = [], ()

    def leaf(self, rows: Sequence[Row]) -> None:
        """Print as much as one likes, a screenful at a time. Where nobody answers, all of it."""
        for at in range(0, len(rows), ROWS - 1):
            if at:
                with suppress(EOFError):
                    self.console.ask(self.voice.tell("next"))
            for row in rows[at : at + ROWS - 1]:
                self._say(*row)

    # What is typed

    def read(self, understand: Callable[[str], T]) -> T:
        """Ask until what is typed can be understood. Raises `Back`, `Undo` or `Quit`."""
        while True:
            typed = self._ask()
            try:
                self._obey(self._keys.get(plain(typed)))
                if typed == "?":
                    self._help()
                elif plain(typed) not in self._keys:
                    answer = understand(typed)
                    self._question = []
                    return answer
            except Mistake as mistake:
                self.explain(mistake)
            except Misread as misread:
                self.explain(Mistake(misread.key, **misread.params))
            except TurnedDown as declined:
                self.warn(self.voice.refusal(declined.refusal))

    def _ask(self) -> str:
        if self._page and not self._printed:
            for row in self._page.rows(ROWS - 1 - sum(text.count("\n") + 1 for text, _ in self._question)):
                self._say(*row)
            self._repeat()
            self._printed = True
        return _tidy(self.console.ask())

    def _repeat(self) -> None:
        """The open question, once more."""
        for row in self._question:
            self._say(*row)

    def _obey(self, key: type[Exception] | None) -> None:
        """Do what the key stands for, or raise it, if that can be done here."""
        if key is Quit:
            self._quit()
        elif key is All:
            self._all()
        elif key is Undo and (refused := self.why_not_undo()):
            raise refused
        elif key is not None:
            self._question = []
            raise key

    def _all(self) -> None:
        if self._page is None:
            raise Mistake("all-nothing")
        self.leaf([(self._page.heading, Tone.TITLE), *self._page.whole()])
        self._say("")
        self._repeat()

    def _help(self) -> None:
        tell = self.voice.tell
        self._say(paragraph(tell("help")))
        keys = [(tell(f"key-{key}"), tell(f"help-{key}")) for key in ("back", "undo", "all", "quit")]
        self._say(listing([*keys, ("?", tell("help-help"))]))
        if self.explained:
            self._say(paragraph(tell("help-verbs")))
            self._say(listing(self.explained))

    def _quit(self) -> None:
        """Once more, to be sure: nothing is kept. The end of input is a yes."""
        self._say(paragraph(self.voice.tell("quit-really")), Tone.WRONG)
        try:
            again = plain(self.console.ask())
        except EOFError:
            raise Quit from None
        if self._keys.get(again) is Quit:
            raise Quit

    def _say(self, text: str = "", tone: Tone = Tone.PLAIN) -> None:
        self.console.say(self.paint(text, tone) if self.paint else text)


def _tidy(line: str) -> str:
    """What was typed, without what nobody meant to type."""
    return " ".join("".join(c if c.isprintable() else " " for c in line).split())[:_LONGEST]
