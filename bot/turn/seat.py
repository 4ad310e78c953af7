"""Somebody at his table who is asked something: all that the pages of his turn are made of."""

from typing import Any

from msgspec import Struct

from bot.forms.summary import chosen
from bot.turn.choosing import Choosing
from bot.turn.page import Press
from bot.turn.taps import number_of
from bot.words.voice import Voice
from engine.core.door import Door
from engine.core.forms.forms import Field, Form
from engine.core.game import AnyGame
from engine.core.state.decisions import Decision
from engine.core.state.views import private_lines
from engine.core.values.texts import Text
from engine.turn.stage import Stage, before, beside, is_optional, is_usual, required
from engine.words.asked import Asked
from render.core.contract import GamePictures


class AtSeat(Struct, frozen=True):
    """A seat with its open question, and the voice in which its player is spoken to."""

    table: str
    game: AnyGame
    door: Door[Any, Any, Any]
    decision: Decision
    voice: Voice
    pictures: GamePictures

    def tell(self, key: str, **params: Any) -> str:
        """A sentence of the guided turn."""
        return self.voice.tell("turn", key, **params)

    def heading(self) -> str:
        """What is asked, and at which table; and what he has answered, if he may still think again."""
        name = self.voice.say(Text("game-name"))
        question = self.voice.decision(self.decision, self.decision.seat)
        answer = self.door.answer()
        lines = [f"### {question}", f"-# {name} · {self.table}"]
        return "\n".join([*lines, *([self.tell("answered", answer=self._said(answer))] if answer else [])])

    def _said(self, form: Form) -> str:
        """A form in few words."""
        fields = [field for field in self.game.verb[form.verb].fields if field.name in form.values]
        asked = [Asked(self.voice, self.door, form.verb, form.values, field) for field in fields]
        return ", ".join([self.verb(form.verb), *(each.summed_up(form.values[each.field.name]) for each in asked)])

    def behind(self) -> str:
        """What is behind his own screen now, in one line."""
        lines = private_lines(self.game.shows.tell(self.door.view()))
        return self.voice.say(lines[0]) if lines else ""

    def about(self, at: Stage) -> str:
        """What he is about to do, with what he has chosen so far; if there was nothing to choose yet, what is asked."""
        standing = [field for field in required(at.verb) if field.name in at.values and field is not at.asked]
        if len(self.door.verbs()) == 1 and all(field.name in at.settled for field in standing):
            return "\n".join([self.heading(), *(self.line(at, field) for field in standing)])
        values = [self.asked(at, field).summed_up(at.values[field.name]) for field in standing]
        verb = self.verb(at.verb.name)
        return "### " + (self.tell("pair", what=verb, value=", ".join(values)) if values else verb)

    def line(self, at: Stage, field: Field) -> str:
        """What stands for one field, with what it costs and brings."""
        said = chosen(self.voice, self.asked(at, field), at.values[field.name])
        return "- " + (self.tell("settled", chosen=said) if field.name in at.settled else said)

    def asked(self, at: Stage, field: Field) -> Asked:
        """One field, beside what else stands."""
        others = beside(at, field) if is_optional(field) else before(at.verb, at.values, field)
        return Asked(self.voice, self.door, at.verb.name, others, field)

    def choosing(self, at: Stage, field: Field) -> Choosing:
        """The same, with what is pressed to choose."""
        return Choosing(self.voice, self.asked(at, field), number_of(at.verb, field))

    # Ways out

    def back(self, at: Stage, plan: Form) -> tuple[Press, ...]:
        """To where the last choice was made; nowhere from where there was none. The first choice is made on the first
        page, if there is more than one thing to do."""
        chosen = [field for field in self._made(at) if field.name in plan.values and field is not at.asked]
        label, several = self.tell("back"), len(self.door.verbs()) > 1
        if several and tuple(chosen) in ((), at.verb.fields[:1]):
            return (Press(label, "b"),)
        return (Press(label, f"b{number_of(at.verb, chosen[-1])}"),) if chosen else ()

    def _made(self, at: Stage) -> list[Field]:
        """The choices one comes to on the way: what is usual is only changed at its end."""
        return [field for field in required(at.verb) if not is_usual(field)]

    def verb(self, name: str) -> str:
        """A verb as it stands on a button."""
        return self.voice.verb_button(name)
