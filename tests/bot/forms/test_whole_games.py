"""Whole games by slash commands: two people choose from what is suggested to them, and nothing else, to the end."""

import random
from collections.abc import Sequence
from itertools import count
from typing import Any

import pytest

from bot.interaction.app import Paravent
from engine.core.forms.forms import Field, Verb, is_required
from engine.core.values.refusals import Refusal
from sandbox.checks.commands import letters
from sandbox.client.person import Person
from tests.bot.commanding import begun, commanding, step_of, suggested, who_is_asked
from tests.bot.conftest import Play
from tests.roots import A_FEW, GAMES, TO_THE_END
from tests.tables.room import door_at
from tests.thorough import how_many, some_of, thorough

DONE = {"en-US": "Done: ", "en-GB": "Done: ", "fr": "C’est fait\u00a0: "}


async def test_the_commands_of_all_games_keep_every_limit(play: Play) -> None:
    async with commanding(play) as bot:
        registered = {command["name"]: command for command in play.sandbox.commands.all(None)}
        assert set(registered) == set(bot.games), "a group for each game, under its short name"
        for name, game in bot.games.items():
            assert [each["name"] for each in registered[name]["options"]] == list(game.verb)
            assert registered[name]["contexts"] == [0, 1], "on servers and in direct messages"
            assert letters(registered[name]) <= 8000, "with the longest localisation of each text"


async def test_names_and_descriptions_are_in_the_language_of_the_app(play: Play) -> None:
    async with commanding(play):
        (pebbles,) = [command for command in play.sandbox.commands.all(None) if command["name"] == "pebbles"]
        sell = next(each for each in pebbles["options"] if each["name"] == "sell")
        assert sell["name_localizations"]["fr"] == "vendre"
        assert sell["description"].startswith("The sea pays you")
        assert sell["description_localizations"]["fr"].startswith("La mer te paie")
        boast = next(each for each in sell["options"] if each["name"] == "boast")
        assert boast["name_localizations"]["fr"] == "vanter"
        assert boast["name_localizations"]["en-GB"] == "boast"
        assert [each["name"] for each in sell["options"]] == ["pebbles", "boast", "table"]
        assert [bool(each.get("required")) for each in sell["options"]] == [True, False, False]


@thorough
@pytest.mark.parametrize("game", some_of([*GAMES], 3))
@pytest.mark.parametrize("seed", range(3, 3 + how_many(1, 2)))
async def test_a_game_for_as_few_as_can_play_from_suggestions_alone(play: Play, game: str, seed: int) -> None:
    async with commanding(play, seed) as bot:
        people, dice = (play.anna, play.bruno, play.clio)[: bot.games[game].declares.players[0]], random.Random(seed)
        table = await begun(bot, game, *people, thread=play.games)
        made = count()
        while (game in TO_THE_END or next(made) < A_FEW) and (asked := await who_is_asked(bot, table, *people)):
            before = await step_of(bot, table)
            said = await _move(bot, table, dice.choice(asked), dice)
            assert await step_of(bot, table) == before + 1, said
        if game not in TO_THE_END:
            return
        result = await bot.tables.result(None, table)
        assert not isinstance(result, Refusal)
        assert len(result.scores) == len(people)
        assert result.winners
        for person in people:
            over = await person.command(f"/{game} {next(iter(bot.games[game].verb))}", **_any(bot, game))
            assert over.private
            assert over.text in (
                "This game is over. You can start a new one.",
                "Cette partie est terminée. Tu peux en commencer une autre.",
            )


async def _move(bot: Paravent, table: str, person: Person, dice: random.Random) -> str:
    """Something that is possible, each option filled in by what is suggested for it, in any order."""
    door = await door_at(bot.tables, int(person.user.id), table)
    overview = await bot.tables.overview(None, table)
    assert not isinstance(door, Refusal)
    assert not isinstance(overview, Refusal)
    game = bot.games[overview.table.game]
    verb = game.verb[dice.choice(door.verbs())]
    line, filled = f"/{game.name} {verb.name}", dict[str, Any]()
    for field in _some_order(verb, dice):
        if field.optional and dice.random() < 0.5:
            continue
        offered = await suggested(person, line, field.name, "", **filled)
        assert offered or not is_required(field), (line, field.name, filled)
        if offered:
            label, value = dice.choice(list(offered.items()))
            # Clients sometimes send what was shown instead of what it stands for.
            filled[field.name] = label if dice.random() < 0.2 else value
    answer = await person.command(line, **filled)
    assert answer.private
    assert answer.text.startswith(DONE[person.user.locale]), (line, filled, answer.text)
    return answer.text


def _some_order(verb: Verb, dice: random.Random) -> Sequence[Field]:
    """Any order in which nothing comes before what it goes by."""
    left, order = list(verb.fields), list[Field]()
    while left:
        ready = [field for field in left if set(field.after) <= {each.name for each in order}]
        order.append(dice.choice(ready))
        left.remove(order[-1])
    return order


def _any(bot: Paravent, game: str) -> dict[str, Any]:
    """Something in every option that must be filled in."""
    verb = next(iter(bot.games[game].verb.values()))
    return {field.name: "x" for field in verb.fields if is_required(field)}
