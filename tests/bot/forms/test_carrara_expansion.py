"""`/carrara eight` and `/carrara improve`: only what is legal is suggested, with what it costs, in both languages; and
what is wrong is answered with what would be right."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.forms.naming import option_names, verb_names
from bot.interaction.app import Paravent
from bot.words.voice import language_of
from engine.core.door import Door
from engine.core.forms.offers import OneOffer
from engine.words.sources import LANGUAGES
from sandbox.client.person import Person
from sandbox.world.places import Channel
from tests.bot.commanding import door_of, step_of, suggested
from tests.bot.conftest import Play, quarry
from tests.bot.games.wishing import CARRARA, saving
from tests.bot.match import same_dice
from tests.bot.program.running import paravent
from tests.bot.secrecy.stored import staged
from tests.bot.sketching import sketched as sketched
from tests.bot.waiting import all_sent

WHO = {"en": "Anna", "fr": "Bruno"}
MOST = 25
"""So many lines Discord shows."""

ANSWERS = {
    "en": (
        "Livorno takes white; you have only 1 of those, and need 8.",
        "The building costs 8 blocks; you offered 3.",
        "Improving costs the difference: 1 block; you offered 2.",
        "Only an 8-building brings an upgrade tile.",
        "You cannot score ",
        "To announce the end you need all three objectives. You would have: 0 of 3 buildings of cost 5 or 8, 0 of 3 ",
    ),
    "fr": (
        "Livorno accepte ces couleurs : blanc. De ces blocs, tu n’en as qu’un, et il en faut 8.",
        "Le bâtiment coûte 8 blocs ; tu en as proposé 3.",
        "Améliorer coûte la différence : 1 bloc ; tu en as proposé 2.",
        "Seul un bâtiment à 8 apporte une tuile Amélioration.",
        "Tu ne peux pas évaluer ",
        "Pour annoncer la fin, il faut les trois objectifs. Tu en serais à : 0 sur 3 bâtiments de coût 5 ou 8, 0 sur ",
    ),
}
"""To what is wrong, one after the other."""


class At:
    """Somebody at a table of the expansion who can build an 8-building, and improve."""

    def __init__(self, play: Play, bot: Paravent, table: str, person: Person) -> None:
        self.play, self.bot, self.table, self.person = play, bot, table, person
        self.language = language_of(person.user.locale)

    @property
    def thread(self) -> Channel:
        return next(each for each in self.play.threads if self.table in each.name)

    async def door(self) -> Door[Any, Any, Any]:
        return await door_of(self.bot, self.table, self.person)

    def line(self, verb: str) -> str:
        return f"/carrara {verb_names(CARRARA, self.language)[verb]}"

    def named(self, verb: str, **filled: str) -> dict[str, str]:
        """The same under the names that options have in his language."""
        names = {each.message: each.extras[self.language] for each in option_names(CARRARA, CARRARA.verb[verb])}
        return {names[name]: text for name, text in filled.items()}

    async def offered(self, verb: str, field: str, typed: str = "", /, **filled: str) -> dict[str, str]:
        """What is suggested for a field: labels, and what they stand for."""
        (name,) = self.named(verb, **{field: ""})
        return await suggested(self.person, self.line(verb), name, typed, at=self.thread, **self.named(verb, **filled))

    async def uses(self, verb: str, **filled: str) -> str:
        answer = await self.person.command(self.line(verb), at=self.thread, **self.named(verb, **filled))
        assert answer.private
        return answer.text


@asynccontextmanager
async def at_a_table(folder: Path, language: str) -> AsyncIterator[At]:
    """Everybody builds once and saves up then, until it is his turn and he can do both."""
    name, able = WHO[language], ("eight", "improve")
    scene = await staged(folder, "carrara", name, "wider-turn", able=able, wish=saving, expansion="first")
    async with quarry(scene.path) as play, paravent(play.sandbox, scene.path, same_dice(b"forms")) as bot:
        await all_sent(bot.tables, play.clock)
        yield At(play, bot, scene.table, play.people[name])


@pytest.mark.parametrize("language", LANGUAGES)
async def test_for_an_eight_only_what_is_legal_is_suggested(tmp_path: Path, language: str) -> None:
    async with at_a_table(tmp_path, language) as at:
        door = await at.door()
        filled = dict[str, str]()
        for field in ("type", "city", "upgrade"):
            offer = door.choices("eight", {**filled}, field)
            assert isinstance(offer, OneOffer)
            found = await at.offered("eight", field, **filled)
            assert {*found.values()} == {*offer.values}
            filled[field] = offer.values[-1]
        assert all(re.search(r"\((\d \w+( \+ )?)+\)", label) for label in found), "what a tile is worth then"
        blocks = await at.offered("eight", "blocks", type=filled["type"], city=filled["city"])
        assert 0 < len(blocks) <= MOST
        assert {summed(label) for label in blocks} == {8}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_for_an_improvement_only_what_is_legal_is_suggested_with_its_difference(
    tmp_path: Path, language: str
) -> None:
    async with at_a_table(tmp_path, language) as at:
        door = await at.door()
        own = await at.offered("improve", "old")
        offer = door.choices("improve", {}, "old")
        assert isinstance(offer, OneOffer)
        assert {*own.values()} == {*offer.values}
        for label, old in own.items():
            stands = re.search(r"[A-Z]\w+ (\d) (in|à) [A-Z]\w+", label)
            assert stands, label
            better = door.choices("improve", {"old": old}, "building")
            assert isinstance(better, OneOffer)
            found = await at.offered("improve", "building", old=old)
            assert {*found.values()} == {*better.values}
            for new, value in found.items():
                cost = re.search(r"[A-Z]\w+ (\d) \(", new)
                assert cost, new
                difference = int(cost[1]) - int(stands[1])
                assert re.search(rf"\b{difference} bloc", new), (label, new)
                blocks = await at.offered("improve", "blocks", old=old, building=value)
                assert {summed(paid) for paid in blocks} == {difference}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_an_upgrade_tile_is_suggested_only_beside_an_eight(tmp_path: Path, language: str) -> None:
    async with at_a_table(tmp_path, language) as at:
        old, *_ = (await at.offered("improve", "old")).values()
        found = (await at.offered("improve", "building", old=old)).values()
        for value in found:
            tiles = await at.offered("improve", "upgrade", old=old, building=value)
            assert bool(tiles) is (not value.isdigit()), (value, tiles)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_wrong_is_answered_with_what_would_be_right(tmp_path: Path, language: str) -> None:
    async with at_a_table(tmp_path, language) as at:
        step, (old, *_) = await step_of(at.bot, at.table), (await at.offered("improve", "old")).values()
        new, block = await cheapest(at, old)
        eight, better = {"type": "villa", "upgrade": "lucca"}, {"old": old, "building": new}
        wrong = (
            await at.uses("eight", **eight, city="livorno", blocks="white"),
            await at.uses("eight", **eight, city="lerici", blocks="3 red"),
            await at.uses("improve", **better, blocks=f"{block}, {block}"),
            await at.uses("improve", **better, blocks=block, upgrade="lucca"),
            await at.uses("score", what="land"),
            await at.uses("announce"),
        )
        for answer, said in zip(wrong, ANSWERS[language], strict=True):
            assert answer.replace("\u00a0", " ").replace("\u202f", " ").startswith(said)
        assert "nonsense" in await at.uses("improve", old="nonsense", building=new, blocks=block)
        assert "nonsense" in await at.uses("eight", **{**eight, "type": "nonsense"}, city="lerici", blocks="8 red")
        assert await step_of(at.bot, at.table) == step, "nothing of it was carried out"


async def cheapest(at: At, old: str) -> tuple[str, str]:
    """A building of the display that costs a block more than this one, and what pays it."""
    for value in (await at.offered("improve", "building", old=old)).values():
        for label, paid in (await at.offered("improve", "blocks", old=old, building=value)).items():
            if summed(label) == 1:
                return value, paid
    raise AssertionError("there is none")


def summed(label: str) -> int:
    """How many pieces a label counts."""
    return sum(map(int, re.findall(r"\d+", label.partition("·")[0])))
