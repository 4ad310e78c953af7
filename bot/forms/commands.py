"""A game's slash commands, made from its forms: one group, one command for each verb, one option for each field."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from copy import copy
from functools import cache
from typing import Any, Protocol, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import AppCommandContext, Choice, Command, CommandTree, Group

from bot.forms.naming import option_helps, option_names, said, spoken, verb_help, verb_names, voices
from bot.forms.suggesting import Suggestion
from bot.interaction.asker import Asker
from bot.interaction.suggestions import Choices, suggesting
from engine.core.forms.forms import Verb, is_required
from engine.core.game import AnyGame
from engine.core.values.texts import Text
from engine.words.sources import LANGUAGES

Press = discord.Interaction[Any]


class Player(Protocol):
    """Whoever carries out what the commands say. The texts go by the names of fields, and "" is the table."""

    async def used(self, interaction: Press, game: AnyGame, verb: Verb, texts: Mapping[str, str]) -> None: ...

    async def suggest(
        self, asker: Asker, game: AnyGame, verb: Verb, field: str, texts: Mapping[str, str]
    ) -> list[Suggestion]: ...


PlayerOf: TypeAlias = Callable[[Any], Player]
"""Who that is in a bot: the commands of all bots are the same, and each comes with its own bot."""


def game_group(tree: CommandTree[Any], game: AnyGame) -> Group:
    """The group for all commands of a game: its short name in every language. Made when the first part asks for it."""
    found = tree.get_command(game.name)
    if isinstance(found, Group):
        return found
    blurb = spoken([voice.say(Text("game-blurb")) for voice in voices(game)])
    contexts = AppCommandContext(guild=True, dm_channel=True, private_channel=False)
    made = Group(name=game.name, description=blurb, allowed_contexts=contexts)
    tree.add_command(made)
    return made


def verb_command(game: AnyGame, verb: Verb, player_of: PlayerOf) -> Command[Any, Any, Any]:
    """The command of one verb, for one group: all that discord.py finds out about it is found out once."""
    return copy(_made(game, verb, player_of))


@cache
def _made(game: AnyGame, verb: Verb, player_of: PlayerOf) -> Command[Any, Any, Any]:
    # Options may have names that are none in Python: the parameters are numbered, and called otherwise in Discord.
    names, helps = option_names(game, verb), option_helps(game, verb)
    parameters = {f"p{n}": name for n, name in enumerate(names)}
    fields = dict(zip(parameters, (*(field.name for field in verb.fields), ""), strict=True))
    by_name = {name.message: fields[parameter] for parameter, name in parameters.items()}

    async def callback(interaction: Press, /, **values: str | None) -> None:
        texts = {fields[parameter]: text for parameter, text in values.items() if text}
        await player_of(interaction.client).used(interaction, game, verb, texts)

    optional = [*(not is_required(field) for field in verb.fields), True]
    callback.__signature__ = _signature(dict(zip(parameters, optional, strict=True)))  # type: ignore[attr-defined]
    app_commands.rename(**parameters)(callback)
    app_commands.describe(**dict(zip(parameters, helps, strict=True)))(callback)
    app_commands.autocomplete(
        **{parameter: _complete(game, verb, fields[parameter], by_name, player_of) for parameter in parameters}
    )(callback)
    words = [verb_names(game, language)[verb.name] for language in LANGUAGES]
    return Command(name=said(verb.name, words), description=verb_help(game, verb), callback=callback)


def _signature(optional: Mapping[str, bool]) -> inspect.Signature:
    """What discord.py reads the options from."""
    return inspect.Signature(
        [
            inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Press),
            *(
                inspect.Parameter(
                    name,
                    inspect.Parameter.KEYWORD_ONLY,
                    annotation=str,
                    default=None if free else inspect.Parameter.empty,
                )
                for name, free in optional.items()
            ),
        ]
    )


def _complete(game: AnyGame, verb: Verb, field: str, by_name: Mapping[str, str], player_of: PlayerOf) -> Choices:
    @suggesting(f"what to fill in for {game.name} {verb.name}")
    async def complete(asker: Asker, typed: str) -> list[Choice[str]]:
        filled = {by_name[name]: str(value) for name, value in asker.interaction.namespace if name in by_name}
        found = await player_of(asker.bot).suggest(asker, game, verb, field, {**filled, field: typed})
        return [Choice(name=each.label, value=each.value) for each in found]

    return complete
