"""The place at the keyboard: one person reads and types there, and a few keys mean the same everywhere."""

from collections.abc import Callable
from typing import TypeVar

from engine.core.texts import Param
from engine.terminal.console import Console
from engine.terminal.layout import listing, paragraph
from engine.terminal.voice import Declined, Mistake, Voice
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


class Desk:
    """A console, a voice, and the keys."""

    def __init__(self, console: Console, voice: Voice) -> None:
        self.console = console
        self.voice = voice
        self.why_not_undo: Callable[[], Mistake | None] = lambda: Mistake("undo-none")
        """Whoever sits here says what stands against taking the last step back, if anything does."""
        keys = {"key-back": Back, "key-undo": Undo, "key-quit": Quit}
        self._keys: dict[str, type[Exception]] = {voice.tell(key): meaning for key, meaning in keys.items()}

    def show(self, text: str = "") -> None:
        """Something already laid out."""
        self.console.say(text)

    def tell(self, key: str, **params: Param) -> None:
        """A message of the terminal, as a paragraph."""
        self.show(paragraph(self.voice.tell(key, **params)))

    def explain(self, mistake: Mistake) -> None:
        """What is wrong, as a paragraph."""
        self.show(paragraph(self.voice.explain(mistake)))

    def read(self, understand: Callable[[str], T]) -> T:
        """Ask until what is typed can be understood. Raises `Back`, `Undo` or `Quit`."""
        while True:
            typed = _tidy(self.console.ask())
            try:
                self._obey(self._keys.get(plain(typed)))
                if typed == "?":
                    self._help()
                elif plain(typed) not in self._keys:
                    return understand(typed)
            except Mistake as mistake:
                self.explain(mistake)
            except Misread as misread:
                self.explain(Mistake(misread.key, **misread.params))
            except Declined as declined:
                self.show(paragraph(self.voice.refusal(declined.refusal)))

    def _obey(self, key: type[Exception] | None) -> None:
        """Raise what the key stands for, if that can be done here."""
        if key is Quit:
            self._quit()
        elif key is Undo and (refused := self.why_not_undo()):
            raise refused
        elif key is not None:
            raise key

    def _help(self) -> None:
        tell = self.voice.tell
        self.tell("help")
        keys = [(tell(f"key-{key}"), tell(f"help-{key}")) for key in ("back", "undo", "quit")]
        self.show(listing([*keys, ("?", tell("help-help"))]))

    def _quit(self) -> None:
        """Once more, to be sure: nothing is kept. The end of input is a yes."""
        self.tell("quit-really")
        try:
            again = plain(self.console.ask())
        except EOFError:
            raise Quit from None
        if self._keys.get(again) is Quit:
            raise Quit


def _tidy(line: str) -> str:
    """What was typed, without what nobody meant to type."""
    return " ".join("".join(c if c.isprintable() else " " for c in line).split())[:_LONGEST]
