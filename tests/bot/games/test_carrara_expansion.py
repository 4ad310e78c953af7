"""Carrara with its expansion over the wire: turned on in the lobby, played by presses and by commands to the reckoning,
each in his own language; and nothing that is hidden reaches anybody."""

import json
import re
import shutil
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.forms.naming import option_names, verb_names
from bot.pictures import drawing
from bot.words.voice import Voice, language_of
from engine.core.door import Door
from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.core.values.texts import Text
from engine.games.carrara.data import CATEGORIES
from engine.games.carrara.scoring import SOURCES
from engine.games.carrara.tell.expansion import opened_bonuses
from render.core.scene import Scene as Picture
from render.core.studio import Studio
from sandbox.client.person import Person
from tests.bot.conftest import PEOPLE, Play, quarry
from tests.bot.games.wishing import CARDS, CARRARA, saving, wish
from tests.bot.match import same_dice, written
from tests.bot.program.running import paravent
from tests.bot.seating import Seats
from tests.bot.secrecy.checks import tell_by_canary, tell_by_redeal
from tests.bot.secrecy.stored import planted, redealt, staged
from tests.bot.turn.leafing import plain
from tests.bot.turn.pressing import Table, Turning
from tests.tables.secrecy.scenes import Scene
from tests.thorough import LONG, how_many, some_of, thorough

KEY = b"expansion 8"
"""Of dice with which it does not take long."""
DONE = ("Done: ", "C’est fait\u00a0: ")
CHOSEN = {"top": "I, scorings", "objects": "VI, many different", "buildings": "V, 8-b", "bonus": "II, two cities"}
assert [text.partition(",")[0] for text in CHOSEN.values()] == list(CARDS.values())
VIEWERS = [
    ("Bruno", "wider-turn", "eight"),
    ("Anna", "wider-turn", None),
    ("Bruno", "take", "take"),
    ("Anna", "take", None),
    ("Dora", "wider-turn", None),
]
"""Who looks, what Bruno is asked meanwhile, and what he does then; nothing that draws a tile. Dora watches."""
OWN_SCREEN = re.compile("(?:Behind your screen|Derrière ton paravent).*?\\.")
"""What stands behind one's own screen, as it is said to oneself."""


# From the lobby to the reckoning


@asynccontextmanager
async def from_the_lobby(play: Play, host: Person, *guests: Person) -> AsyncIterator[Table]:
    """A table that the host has opened; he has turned the expansion on and chosen its cards, and started it."""
    people = (host, *guests)
    async with paravent(play.sandbox, play.database, same_dice(KEY)) as bot:
        room = Seats(bot, play)
        for person in people:
            await bot.tables.meet(int(person.user.id), person.user.name)
            await bot.tables.reach(int(person.user.id), None, "open")
            await bot.tables.prefer(int(person.user.id), language=language_of(person.user.locale))
        table = await room.opened(host, *guests, game="carrara", seats=len(people))
        panel = (await host.press("Options")).message
        await host.choose("Expansion: with the cards for a first game (all number II)", on=panel)
        panel = await room.becomes(host, panel, "Expansion: with the cards for a first game")
        await host.press("Further options", on=panel)
        panel = await room.offers(host, panel, "Top card")
        for text in CHOSEN.values():
            (found,) = [label for labels in panel.menus.values() for label in labels if f": {text}" in label]
            await host.choose(found, on=panel)
            panel = await room.becomes(host, panel, found)
        await host.command("/table start", table=table)
        await room.thread(table)
        await room.sent()
        yield Table(room, table, bot.games["carrara"], *people)


@thorough
@pytest.mark.usefixtures("tiny")
async def test_a_game_from_the_lobby_to_the_reckoning_by_presses_and_by_commands(play: Play) -> None:
    """Bruno does both in his direct messages."""
    people = (play.anna, play.bruno, play.clio)[: how_many(2, 3)]
    async with from_the_lobby(play, *people) as table:
        table.of(play.bruno).direct = True
        pressed, typed = Counter[str](), Counter[str]()
        screens = {each.user: own_screen(await each.door(), each.person) for each in table.seated}
        asked = await table.asked()
        while asked:
            (who,) = asked
            door, step = await who.door(), await who.step()
            form = plain(CARRARA, door, wish(door, table.below))
            kind = kind_of(door, form)
            way = typed if by_turns(kind, pressed, typed) else pressed
            way[kind] += 1
            await (by_command(who, form) if way is typed else who.make(form))
            assert table.made()[step + 1] == form, "what was made is what was meant"
            await table.room.sent()
            for each in table.seated:
                screens[each.user] |= own_screen(await each.door(), each.person)
            asked = await table.asked()
        assert {"take", "eight", "improve", "category"} <= {*typed}, typed
        assert {"take", "improve", "category"} <= {*pressed}, pressed
        assert pressed.total() > typed.total()
        await reckoned(table)
        for each in table.seated:
            assert read_of_screens(each.person) <= screens[each.user], "nobody’s screen but his own"


def by_turns(kind: str, pressed: Counter[str], typed: Counter[str]) -> bool:
    """Whether it is typed this time: every other time, and of what is rare the first."""
    return pressed[kind] > typed[kind] or (kind == "eight" and not typed[kind])


def kind_of(door: Door[Any, Any, Any], form: Form) -> str:
    """What it is a case of: a category for its scoring, *buy* if the wheel was turned before."""
    decision = door.decision()
    assert decision is not None
    if form.verb == "score" and form.values["what"] in CATEGORIES:
        return "category"
    return "buy" if decision.kind == "take" else form.verb


async def by_command(who: Turning, form: Form) -> None:
    """The same move as a slash command, under the names of his language."""
    language = language_of(who.person.user.locale)
    names = {each.message: each.extras[language] for each in option_names(CARRARA, CARRARA.verb[form.verb])}
    texts = written(who.room.bot, "carrara", form.verb, form.values)
    line = f"/carrara {verb_names(CARRARA, language)[form.verb]}"
    answer = await who.person.command(line, at=who.place, **{names[name]: text for name, text in texts.items()})
    assert answer.private
    assert answer.text.startswith(DONE), (line, texts, answer.text)


def own_screen(door: Door[Any, Any, Any], person: Person) -> set[str]:
    """What stands behind his screen now, as he would read it."""
    screen = door.view().screen
    assert screen is not None
    said = Text("screen", {"coins": screen.coins, "blocks": screen.blocks, "objects": screen.objects})
    return {Voice(language_of(person.user.locale), CARRARA).say(said)}


def read_of_screens(person: Person) -> set[str]:
    """Whatever has reached him that says what is behind a screen before all are raised."""
    texts = [json.dumps(json.loads(sight.payload), ensure_ascii=False) for sight in person.ever_saw()]
    return {found for text in texts for found in OWN_SCREEN.findall(text)}


async def reckoned(table: Table) -> None:
    """What the bonus card brings is told of everybody, and its points are in the sum."""
    result = await table.room.tables.result(None, table.id)
    assert not isinstance(result, Refusal)
    bonuses = opened_bonuses((await table.seated[0].door()).view().opened)
    points = [dict(zip(SOURCES, score.points, strict=True))["bonus"] for score in result.scores]
    assert points == [bonus.vp for bonus in bonuses]
    assert any(points), "else it says nothing"
    end = next(post.text for post in table.posts() if "wins!" in post.text)
    for vp, bonus in zip(points, bonuses, strict=True):
        assert f"· Bonus card {vp}" in end or not vp
        assert f"{bonus.coins} coins" in end or bonus.coins < 2
    assert end.count("Bonus card, ") == len(table.seated)


# What is hidden


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> dict[bytes, str]:
    """The words of all pictures, however late they are."""
    words, draw = dict[bytes, str](), Studio.draw

    def noting(studio: Studio, scene: Picture) -> bytes:
        png = draw(studio, scene)
        words[png] = " ".join([words.get(png, ""), *studio.tell(scene)])
        return png

    monkeypatch.setattr(Studio, "draw", noting)
    monkeypatch.setattr(drawing, "PATIENCE", 60.0)
    monkeypatch.setattr(drawing, "LONGEST", 60.0)
    return words


async def scene_of(folder: Path, kind: str) -> Scene:
    """Bruno is asked this; if it is his turn, he can build an 8-building, and improve. The top card counts coins."""
    able = ("eight", "improve") if kind == "wider-turn" else ("take",)
    return await staged(folder, "carrara", "Bruno", kind, able=able, wish=saving, expansion="first", top="V")


async def user_of(name: str) -> int:
    async with quarry(Path("nowhere")) as play:
        return int(play.people[name].user.id)


@thorough
@pytest.mark.parametrize(("viewer", "kind", "move"), some_of(VIEWERS, 1))
@pytest.mark.usefixtures("noted")
async def test_nothing_that_reaches_anybody_depends_on_what_is_hidden_from_him(
    tmp_path: Path, viewer: str, kind: str, move: str | None
) -> None:
    scene = await scene_of(tmp_path, kind)
    await tell_by_redeal(scene, redealt(scene, await user_of(viewer)), viewer, move)


@thorough
@pytest.mark.parametrize("kind", some_of(("wider-turn", "take"), 1))
async def test_a_planted_number_reaches_nobody_but_its_owner(
    play: Play, tmp_path: Path, noted: dict[bytes, str], kind: str
) -> None:
    scene = await scene_of(tmp_path, kind)
    shutil.copyfile(planted(scene, await user_of("Bruno")), play.database)
    # Dora, who reads French as he does, is shown some of the same files: their words are noted together
    by = tuple(name for name in PEOPLE if name != "Dora")
    await tell_by_canary(play, scene, "Bruno", noted, by=by if LONG else ("Anna",))
