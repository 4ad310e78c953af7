"""Dynasties over the wire: three and five people, each in his own language, by presses and by commands, one of them
from direct messages; and what leaks of their cards and book tiles."""

import json
import shutil
from collections import Counter
from pathlib import Path

import pytest
from msgspec import json as stored

from bot.forms.naming import option_names
from bot.forms.spelling import spelled
from bot.pictures import drawing
from bot.words.voice import Voice
from engine.core.forms.forms import Form
from engine.core.state.events import Event, Reveal
from engine.core.stored import decode
from engine.core.values.refusals import Refusal
from engine.core.values.texts import Text
from engine.games.dynasties.state import DynastiesState, Hidden
from engine.words.sources import LANGUAGES
from render.core.scene import Scene as Picture
from render.core.studio import Studio
from sandbox.client.person import Person
from tests.bot.conftest import Play, quarry
from tests.bot.secrecy.checks import tell_by_canary, tell_by_redeal
from tests.bot.secrecy.stored import planted, redealt, staged
from tests.bot.turn.pressing import Table, Turning, at_a_table
from tests.roots import GAMES
from tests.tables.secrecy.hidden import rows
from tests.tables.secrecy.scenes import Scene
from tests.thorough import LONG, some_of, thorough

GAME = GAMES["dynasties"]
MOVES = 22
"""Of a game that is not played to its end: by then somebody has divided goods or dice, and several have been shown what
is for them alone."""
VIEWERS = [
    ("Anna", "apart"),
    ("Bruno", "turn"),
    ("Anna", "turn"),
    ("Bruno", "keep"),
    ("Anna", "keep"),
    ("Dora", "keep"),
]
"""Who looks, and what Bruno is asked meanwhile. Dora watches."""
PLANTED = ("apart", "turn", "keep")
"""What Bruno is asked while a number is planted behind his screen."""
MIDDLE = {"apart", "divide", "dowry", "goods", "die"}
"""What is asked in the middle of a turn, one's own or another's."""


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> dict[bytes, str]:
    """In the place of each picture all that it could show: quickly, so that no post goes without; and its words."""
    words = dict[bytes, str]()

    def noting(studio: Studio, scene: Picture) -> bytes:
        png = repr(scene).encode()
        words[png] = words.get(png) or " ".join(studio.tell(scene))
        return png

    monkeypatch.setattr(Studio, "draw", noting)
    monkeypatch.setattr(drawing, "PATIENCE", 60.0)
    monkeypatch.setattr(drawing, "LONGEST", 60.0)
    return words


async def by_command(who: Turning, form: Form) -> None:
    """The same move as a slash command, with its options as they are spelled."""
    verb = GAME.verb[form.verb]
    names = [name.message for name in option_names(GAME, verb)]
    texts = {
        name: spelled(field, form.values[field.name])
        for name, field in zip(names, verb.fields, strict=False)
        if field.name in form.values
    }
    answer = await who.person.command(f"/dynasties {form.verb}", at=who.place, **texts)
    assert answer.private


def a_fifth(play: Play) -> Person:
    """Somebody who comes to the server only now."""
    emil = play.sandbox.world.user("Emil", locale="fr")
    play.sandbox.world.enter(play.guild, emil)
    return Person(play.sandbox, emil, play.games)


@thorough
@pytest.mark.parametrize("seats", some_of([3, 5], 1))
@pytest.mark.usefixtures("tiny")
async def test_people_of_two_languages_play_by_presses_and_commands(play: Play, seats: int) -> None:
    people = [play.bruno, play.anna, play.clio, play.dora, a_fifth(play)][:seats]
    async with at_a_table(play, "dynasties", *people) as table:
        table.seated[-1].direct = True
        made, typed = Counter[str](), Counter[str]()
        while (LONG or made.total() < MOVES) and (asked := await table.asked()):
            who = asked[made.total() % len(asked)]
            kind, command = await a_move(table, who, made)
            made[kind] += 1
            typed[kind] += command
        assert MIDDLE & {*made}, made
        assert typed.total()
        await each_reads_his_own(table)
        if LONG:
            assert {"turn", "keep", "scoring", *MIDDLE} <= {*made}, made
            await it_is_over(table)


async def a_move(table: Table, who: Turning, made: Counter[str]) -> tuple[str, bool]:
    """What he was asked, and whether he has typed his answer: of each kind the second, the fifth, and so on."""
    decision = (await who.door()).decision()
    assert decision is not None
    form, step, command = await who.wanted(table.below), await who.step(), made[decision.kind] % 3 == 1
    await (by_command(who, form) if command else who.make(form))
    assert await who.step() == step + 1, form
    assert table.made()[step + 1] == form
    await table.room.sent()
    return decision.kind, command


async def each_reads_his_own(table: Table) -> None:
    """Of the sentences for one alone, nobody has read another's, unless it is the same as one of his."""
    found, voices = 0, [Voice(language, GAME) for language in LANGUAGES]
    own: dict[int, set[str]] = {seat: set() for seat in range(len(table.seated))}
    for event in events_of(table):
        for told in event.privates:
            own[told.seat] |= {voice.event(Text(told.key, told.params)) for voice in voices}
    everyones = set[str]().union(*own.values())
    for each in table.seated:
        read, mine = heard(each.person), own[(await each.door()).seat]
        known = {sentence for sentence in everyones if sentence in read}
        assert known <= mine, f"{each.person.user.name} has read {known - mine}"
        found += len(known)
    assert found > len(table.seated), "else it says nothing"


def events_of(table: Table) -> list[Event | Reveal]:
    """All that has happened, from the file itself."""
    with rows(table.play.database) as db:
        steps = db.execute("SELECT events FROM steps WHERE table_id = ?", (table.id,)).fetchall()
    return [event for (text,) in steps for event in stored.decode(text, type=tuple[Event | Reveal, ...])]


def heard(person: Person) -> str:
    """Every word that ever reached him."""
    return " ".join(json.dumps(json.loads(sight.payload), ensure_ascii=False) for sight in person.ever_saw())


async def it_is_over(table: Table) -> None:
    """Who has won stands first in the last post, however much there is to tell of the end."""
    result = await table.room.tables.result(None, table.id)
    assert not isinstance(result, Refusal)
    assert result.winners
    names = await table.room.names(table.id)
    first = table.posts()[-1].text.splitlines()[0]
    assert first.endswith(("wins!**", "share the win!**"))
    assert all(names[seat] in first for seat in result.winners)


# What is hidden


async def scene_of(folder: Path, kind: str) -> Scene:
    """Bruno is asked this."""
    return await staged(folder, "dynasties", "Bruno", kind, rounds=2, wish=GAME.plays.computer)


async def user_of(name: str) -> int:
    async with quarry(Path("nowhere")) as play:
        return int(play.people[name].user.id)


@thorough
@pytest.mark.parametrize(("viewer", "kind"), some_of(VIEWERS, 1))
@pytest.mark.usefixtures("noted")
async def test_nothing_that_reaches_anybody_depends_on_what_is_hidden_from_him(
    tmp_path: Path, viewer: str, kind: str
) -> None:
    scene = await scene_of(tmp_path, kind)
    other = redealt(scene, await user_of(viewer))
    assert hidden_in(scene.path, scene.table) != hidden_in(other, scene.table), "else it says nothing"
    await tell_by_redeal(scene, other, viewer, None)


def hidden_in(path: Path, table: str) -> tuple[Hidden, ...]:
    """What everybody hides, from the file itself."""
    with rows(path) as db:
        (text,) = db.execute("SELECT state FROM states WHERE table_id = ? ORDER BY step DESC", (table,)).fetchone()
    state: DynastiesState = decode(GAME, text.encode())
    return state.hidden


@thorough
@pytest.mark.parametrize("kind", some_of(PLANTED, 1))
async def test_a_planted_number_reaches_nobody_but_its_owner(
    play: Play, tmp_path: Path, noted: dict[bytes, str], kind: str
) -> None:
    scene = await scene_of(tmp_path, kind)
    shutil.copyfile(planted(scene, await user_of("Bruno")), play.database)
    await tell_by_canary(play, scene, "Bruno", noted, by=("Anna", "Dora") if LONG else ("Anna",))
