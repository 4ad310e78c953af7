"""The place at the keyboard: one person reads and types there, and a few keys mean the same everywhere."""

from collections.abc import Callable
from typing import TypeVar

from engine.terminal.console import Console
from engine.terminal.layout import paragraph
from engine.terminal.naming import plain
from engine.terminal.voice import Mistake, Voice

T = TypeVar("T")


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
        # The first letters are understood in every language, the translated ones are those that help shows.
        self._keys: dict[str, type[Exception]] = {"b": Back, "u": Undo, "q": Quit}
        self._keys |= {voice.tell("key-back"): Back, voice.tell("key-undo"): Undo, voice.tell("key-quit"): Quit}

    def show(self, text: str = "") -> None:
        """Something already laid out."""
        self.console.say(text)

    def tell(self, key: str, **params: int | str | tuple[int | str, ...]) -> None:
        """A message of the terminal, as a paragraph."""
        self.show(paragraph(self.voice.tell(key, **params)))

    def read(self, understand: Callable[[str], T]) -> T:
        """Ask until what is typed can be understood. Raises `Back`, `Undo` or `Quit`."""
        while True:
            typed = " ".join(self.console.ask().split())
            key = self._keys.get(plain(typed))
            if key is Quit:
                self._quit()
            elif key is not None:
                raise key
            elif typed == "?":
                self.tell("help")
            else:
                try:
                    return understand(typed)
                except Mistake as mistake:
                    self.show(paragraph(self.voice.explain(mistake)))

    def _quit(self) -> None:
        """Once more, to be sure: nothing is kept. The end of input is a yes."""
        self.tell("quit-really")
        try:
            again = plain(self.console.ask())
        except EOFError:
            raise Quit from None
        if self._keys.get(again) is Quit:
            raise Quit
