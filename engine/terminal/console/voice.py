"""The terminal's voice: a speaker that has the terminal's own words too, and the mistakes it explains with them."""

from engine.core.game import AnyGame
from engine.core.values.refusals import Refusal
from engine.core.values.texts import Param, Text
from engine.tables.seeing.texts import HOME as TABLES
from engine.tables.seeing.texts import MESSAGES as TABLES_MESSAGES
from engine.terminal.console.layout import whole
from engine.terminal.console.texts import HOME, MESSAGES, PREFIX
from engine.words.speaker import Speaker

COPIED = ("path", "backup", "command")
"""Parameters that a person takes from the terminal back into it."""

_MESSAGES = (*MESSAGES, *TABLES_MESSAGES)


class Mistake(Exception):
    """Something a person typed that cannot be right: the message that says so, with what would be."""

    code = 2
    """How a command ends with it."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key)
        self.key = key
        self.params = params


class Unusable(Mistake):
    """What a person typed is right, and what it names cannot be used."""

    code = 65


class TurnedDown(Exception):
    """Something a person typed that is understood and not possible: the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal


class TerminalVoice(Speaker):
    """Says what a game says, and what the terminal says around it."""

    def __init__(self, language: str, game: AnyGame | None = None, names: tuple[str, ...] = ()) -> None:
        super().__init__(game, language, names, (HOME, TABLES), _MESSAGES)

    def say(self, text: Text) -> str:
        """As every speaker; what is there to be copied stays in one piece, whatever the width."""
        kept = {name: whole(value) for name, value in text.params.items() if name in COPIED and isinstance(value, str)}
        return super().say(Text(text.key, {**text.params, **kept}) if kept else text)

    def tell(self, key: str, **params: Param) -> str:
        """A message of the terminal, by its key without the prefix."""
        return self.say(Text(PREFIX + key, params))

    def explain(self, mistake: Mistake) -> str:
        """What is wrong, and what would be right."""
        return self.tell(mistake.key, **mistake.params)
