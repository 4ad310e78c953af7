"""Playing by slash commands: one group for each game that was found, made from its forms. No game is named here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import discord

from bot.forms.commands import game_group, verb_command
from bot.forms.explaining import explain
from bot.forms.filling import Filling
from bot.forms.place import Refused, Seated, Unplaced, seat_of, sit_down, waiting_for
from bot.forms.reading import TypedWrong
from bot.forms.spelling import PART, clip
from bot.forms.suggesting import Suggestion, hint
from bot.forms.summary import done, what_next
from bot.interaction.asker import Asker
from bot.interaction.control import Control, view
from bot.interaction.control_ids import ControlId
from bot.interaction.places import link
from bot.interaction.press import Press
from bot.interaction.suggestions import LOOKED_AT, MOST, holding
from bot.pages.panels import labelled
from bot.pages.table_now import take_back
from bot.words.naming import shown
from bot.words.voice import Voice, names_of
from engine.core.forms.forms import Form, Verb
from engine.core.game import AnyGame
from engine.core.values.refusals import Core, Refusal
from engine.core.values.texts import Text
from engine.tables.seeing.shown import Waiting
from engine.turn.stage import stage
from engine.words.typed import Misread

if TYPE_CHECKING:
    from bot.interaction.app import Paravent

LONGEST = 1800
"""Characters of an answer, so that a reminder has room beside it."""

ROOM = 1600
"""Of it for a list, so that how many more there are has room below."""

LISTED = 10
"""Tables in a message."""

_TABLE = ""
"""The option for the table, among the texts of the fields."""


async def setup(bot: Paravent) -> None:
    """One group of commands for each game."""
    for game in bot.games.values():
        group = game_group(bot.tree, game)
        for verb in game.declares.verbs:
            group.add_command(verb_command(game, verb, Play))


class Play:
    """What the commands of all games do."""

    def __init__(self, bot: Paravent) -> None:
        self.bot = bot

    # A command

    async def used(
        self, interaction: discord.Interaction[Any], game: AnyGame, verb: Verb, texts: Mapping[str, str]
    ) -> None:
        """A move: read again from the beginning, whatever was suggested."""
        press = await Press.begin(self.bot, interaction)
        place = await seat_of(press, game, texts.get(_TABLE, ""))
        if isinstance(place, Unplaced):
            await self._ask_where(press, game, place.waiting)
        elif isinstance(place, Refused):
            await press.refuse(place.refusal, place.overview)
        elif place.overview.table.game != game.name:
            await self._other_game(press, place)
        elif place.overview.table.status != "playing":
            await press.refuse(Core.GAME_OVER.refuse(), place.overview)
        else:
            await self._move(press, game, place, verb, texts)

    async def _move(self, press: Press, game: AnyGame, place: Seated, verb: Verb, texts: Mapping[str, str]) -> None:
        voices, decision = place.voices(game, press.language), place.door.decision()
        filling = Filling(voices, place.door, verb, texts)
        try:
            form = filling.form()
        except Misread as misread:
            await self._continue(press, place, filling, clip(explain(voices[0], misread, in_chat=True), LONGEST))
            return
        except TypedWrong as declined:
            voice = place.voice(game, press.language)
            await self._continue(press, place, filling, voice.refusal(declined.refusal))
            return
        number = decision.number if decision else 0
        answer = await self.bot.tables.submit(press.request, place.table, number, form)
        if isinstance(answer, Refusal):
            await press.refuse(answer, place.overview)
        else:
            await self._confirm(press, game, place, verb, form, answer.step)

    async def _continue(self, press: Press, place: Seated, filling: Filling, why: str) -> None:
        """Why it was refused; if it is his turn, what could be read is kept as his plan, and *Play* goes on from it."""
        decision = place.door.decision()
        if decision is None:
            await press.tell(why)
            return
        lines, verb = [why], filling.verb.name
        if verb in place.door.verbs() and (plan := _standing(place, filling)).values:
            kept = await self.bot.tables.keep_draft(press.user, place.table, decision.number, plan)
            said = press.voice.tell("turn", "continue", play=press.voice.tell("delivery", "play"))
            lines += [said] if kept is None else []
        await press.tell("\n".join(lines), view=view(labelled(press.voice, ControlId("play", place.table))))

    async def _confirm(self, press: Press, game: AnyGame, place: Seated, verb: Verb, form: Form, step: int) -> None:
        """What was done, and what comes next as the table stands by now. If he goes on, what has just happened as well:
        the post that tells it to all waits for the end of his turn."""
        lines, below = done(place.voice(game, press.language), place.door, verb, form), list[Control]()
        now = await sit_down(self.bot, press.user, place.table, undo=True)
        if isinstance(now, Seated):
            after = now.voice(game, press.language)
            if now.door.decision() is not None:
                lines += await self._happened(press, place.table, step, after)
            lines.append(what_next(after, now.door, game, press.app_language))
            on = [labelled(press.voice, ControlId("play", place.table))] if now.door.decision() is not None else []
            below = [*on, *take_back(press, now.overview, now.undo)]
        await press.tell(clip("\n".join(lines), LONGEST), view=view(*below))

    async def _happened(self, press: Press, table: str, step: int, voice: Voice) -> list[str]:
        entries = await self.bot.tables.log_for(press.user, table, step, step, press.access)
        if isinstance(entries, Refusal):
            return []
        return [said for entry in entries if (said := " ".join(voice.event(text) for text in entry.texts))]

    # Which table

    async def _ask_where(self, press: Press, game: AnyGame, waiting: tuple[Waiting, ...]) -> None:
        name = Voice(press.language, game).say(Text("game-name"))
        if not waiting:
            await press.tell(press.voice.tell("play", "no-table", game=name))
            return
        lines = [press.voice.tell("play", "which-table", game=name)]
        for each in waiting[:LISTED]:
            line = await self._listed(press.user, each, press.language)
            if len("\n".join([*lines, line])) > ROOM:
                break
            lines.append(line)
        if more := len(waiting) - (len(lines) - 1):
            lines.append(press.voice.tell("play", "more-tables", n=more))
        await press.tell("\n".join(lines))

    async def _listed(self, user: int, waiting: Waiting, language: str) -> str:
        """One table: its id to type, who sits there, its thread."""
        overview = await self.bot.tables.overview(user, waiting.table)
        if isinstance(overview, Refusal):
            return f"- `{waiting.table}`"
        names = ", ".join(shown(overview.sitters, language))
        where = await link(self.bot, overview.table)
        return PART.join(part for part in (f"- `{waiting.table}`", names, where) if part)

    async def _other_game(self, press: Press, place: Seated) -> None:
        other = self.bot.games.get(place.overview.table.game)
        if other is None:
            await press.tell(press.voice.tell("play", "other-game-gone"))
            return
        name = Voice(press.language, other).say(Text("game-name"))
        await press.tell(press.voice.tell("play", "other-game", game=name, command=f"`/{other.name}`"))

    # Suggestions

    async def suggest(
        self, asker: Asker, game: AnyGame, verb: Verb, field: str, texts: Mapping[str, str]
    ) -> list[Suggestion]:
        """What is offered while somebody types. Whatever is wrong with the rest is said when the command is used."""
        spoken = asker.spoken
        if field == _TABLE:
            return await self._tables(asker.user, game, spoken, texts[_TABLE])
        place = await seat_of(asker, game, texts.get(_TABLE, ""))
        return self._choices(place, game, verb, field, texts, spoken)

    def _choices(
        self,
        place: Seated | Unplaced | Refused,
        game: AnyGame,
        verb: Verb,
        field: str,
        texts: Mapping[str, str],
        language: str,
    ) -> list[Suggestion]:
        voice = Voice(language, game)
        if isinstance(place, Unplaced):
            key = "hint-which-table" if place.waiting else "hint-no-table"
            return hint(voice.tell("play", key))
        if isinstance(place, Refused):
            return hint(voice.refusal(place.refusal))
        if place.overview.table.game != game.name:
            return hint(voice.tell("play", "hint-no-table"))
        if place.overview.table.status != "playing":
            return hint(voice.refusal(Core.GAME_OVER.refuse()))
        return Filling(place.voices(game, language), place.door, verb, texts).suggestions(field)

    async def _tables(self, user: int, game: AnyGame, language: str, typed: str) -> list[Suggestion]:
        """The tables of this game that wait for this user, with who sits there and what is asked."""
        found, holds = list[Suggestion](), holding(typed)
        for waiting in (await waiting_for(self.bot, user, game))[:LOOKED_AT]:
            place = await sit_down(self.bot, user, waiting.table)
            if not isinstance(place, Seated):
                continue
            voice, decision = place.voices(game, language)[0], place.door.decision()
            names = ", ".join(names_of(place.overview.sitters, language))
            asked = voice.decision(decision, decision.seat) if decision else ""
            label = PART.join(part for part in (place.table, asked, names) if part)
            if holds(label):
                found.append(Suggestion(clip(label), place.table))
            if len(found) == MOST:
                break
        return found or hint(Voice(language).tell("play", "hint-no-table"))


def _standing(place: Seated, filling: Filling) -> Form:
    """What could be read of a command and goes together, as a plan."""
    read = filling.legal()
    lost = stage(place.door, filling.verb, read).lost
    return Form(filling.verb.name, {name: value for name, value in read.items() if name not in lost})
