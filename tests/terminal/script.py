"""Consoles that stand in for a person: one follows a script, one reads the questions and answers them."""

import re
from collections.abc import Iterable

from engine.core.game import AnyGame
from engine.terminal.console.voice import TerminalVoice
from engine.terminal.main import main
from tests.printed import Printed, unbroken
from tests.roots import GAMES

PEBBLES: AnyGame = GAMES["pebbles"]
SEED = "00112233445566778899aabbccddeeff"
SAMPLE = ("--root", "tests.sample.games")


class Script:
    """Types these lines one after the other, then the input ends."""

    colours = False

    def __init__(self, answers: Iterable[str] = ()) -> None:
        self.answers = list(answers)
        self.pages: list[list[str]] = [[]]
        """What was printed, a page from one clearing of the screen to the next."""
        self.unread: list[str] = []

    @property
    def text(self) -> Printed:
        """All that was printed."""
        return Printed("\n".join(line for page in self.pages for line in page))

    def say(self, text: str = "") -> None:
        self.pages[-1].append(text)
        self.unread.append(text)

    def ask(self, prompt: str = "> ") -> str:
        answer = self.answer()
        self.unread.clear()
        return answer

    def clear(self) -> None:
        self.pages.append([])

    def answer(self) -> str:
        if not self.answers:
            raise EOFError
        return self.answers.pop(0)


class Robot(Script):
    """Understands what is asked, in either language, and plays on until the end or until patience runs out."""

    def __init__(self, language: str, patience: int = 1000, thrifty: bool = False) -> None:
        super().__init__()
        self.voice = TerminalVoice(language)
        self.patience = patience
        self.thrifty = thrifty
        self.turns = 0

    def answer(self) -> str:
        self.patience -= 1
        if self.patience < 0:
            raise EOFError
        asked = unbroken("\n".join(self.unread))
        if self.voice.tell("verbs") in asked:
            self.turns += 1
            return "1" if self.thrifty or self.turns % 2 else "2"
        if example := self.example(asked):
            return "0" if self.thrifty else example
        if self.yes_no() in asked:
            return self.voice.common("yes")
        return "" if self.voice.tell("confirm") in asked or self.waits(asked) else "1"

    def waits(self, asked: str) -> bool:
        return self.opening("pass", seat=0) in asked

    def yes_no(self) -> str:
        return self.voice.tell("yes-no", field="|").split("|")[1].strip()

    def example(self, asked: str) -> str:
        before, after = self.voice.tell("counts-how", example="|").split("|")
        found = re.search(re.escape(before) + "(.+?)" + re.escape(after), asked)
        return found[1] if found else ""

    def opening(self, key: str, seat: int) -> str:
        """How a message begins, before the name in it."""
        return TerminalVoice(self.voice.language, None, ("|",)).tell(key, seat=seat).split("|")[0].strip()


def run(*argv: str, console: Script | None = None) -> tuple[int, Printed]:
    """One command with the sample game in reach: how it ended, and what was printed."""
    console = console or Script()
    return main([*SAMPLE, *argv], console=console), console.text
