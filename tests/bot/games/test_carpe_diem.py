"""Carpe Diem over the wire: two, three and four people, each in his own language, by presses and by commands, one of
them from direct messages; and what leaks of their fountain cards."""

import re
from pathlib import Path

import pytest

from bot.forms.naming import option_names
from bot.forms.spelling import spelled
from bot.words.voice import Voice
from engine.core.forms.forms import Form
from engine.core.stored import decode
from engine.core.values.refusals import Refusal
from engine.core.values.texts import Text
from engine.games.carpe_diem.data import KINDS, TABLES
from engine.games.carpe_diem.rules.tiles import show_tiles
from engine.games.carpe_diem.state import CarpeDiemState, Hidden
from engine.games.carpe_diem.tell.described import TILE, in_words
from engine.words.sources import LANGUAGES
from render.core.studio import Studio
from sandbox.client.person import Person
from tests.bot.conftest import Play, quarry
from tests.bot.secrecy.checks import tell_by_redeal
from tests.bot.secrecy.stored import redealt, staged
from tests.bot.turn.pressing import Table, Turning, at_a_table
from tests.roots import GAMES
from tests.tables.secrecy.hidden import rows
from tests.thorough import LONG, some_of, thorough

GAME = GAMES["carpe_diem"]
MOVES = 24
"""Of a game that is not played to its end: all pawns stand, and somebody has built a fountain."""
VIEWERS = [
    ("Anna", "fountain"),
    ("Bruno", "turn"),
    ("Bruno", "fountain"),
    ("Anna", "turn"),
    ("Dora", "fountain"),
    ("Dora", "turn"),
]
"""Who looks, and what Bruno is asked meanwhile. Dora watches."""
ROUNDS = {"fountain": 6, "turn": 16}
"""After which others have fountain cards, too."""
OWN = {
    "en": (
        r"Fountain cards: ([^(]+) \(",
        "you draw: ([^.]+)",
        "You put “([^”]+)” under",
        "You put under the pile: ([^.]+)",
    ),
    "fr": (
        r"Cartes Fontaine.: ([^(]+) \(",
        "tu pioches.: ([^.]+)",
        "carte «.([^»]+).» sous",
        "Tu as remis sous la pile.: ([^.]+)",
    ),
}
"""What names cards to their owner alone."""


async def by_command(who: Turning, form: Form) -> None:
    """The same move as a slash command, with its options as they are spelled."""
    verb = GAME.verb[form.verb]
    names = [name.message for name in option_names(GAME, verb)]
    texts = {
        name: spelled(field, form.values[field.name])
        for name, field in zip(names, verb.fields, strict=False)
        if field.name in form.values
    }
    answer = await who.person.command(f"/carpe_diem {form.verb}", at=who.place, **texts)
    assert answer.private


class Hands:
    """The fountain cards that each of them has ever had, as they are called in both languages."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.held: dict[int, set[str]] = {each.user: set() for each in table.seated}
        self.words = [Voice(language, GAME) for language in LANGUAGES]

    async def look(self) -> None:
        """What everybody has now."""
        for each in self.table.seated:
            screen = (await each.door()).view().screen
            assert screen is not None
            for kind, n in zip(KINDS, screen.fountain_cards, strict=True):
                self.held[each.user] |= {voice.term("kind", kind) for voice in self.words if n}

    def stay_secret(self) -> int:
        """Whatever names cards to somebody names his own; how many such sentences there were."""
        found = 0
        for each in self.table.seated:
            for cards in named_to(each.person):
                found += 1
                assert cards <= self.held[each.user], f"{each.person.user.name} has read of {cards}"
        return found


def named_to(person: Person) -> list[set[str]]:
    """The cards in each sentence for their owner alone that ever reached him."""
    everything = " ".join(sight.payload.decode() for sight in person.ever_saw())
    lists = [found for patterns in OWN.values() for each in patterns for found in re.findall(each, everything)]
    return [{re.sub(r"^\d+.×.", "", card) for card in re.split(", | and | et ", cards)} for cards in lists]


@thorough
@pytest.mark.parametrize("seats", some_of([3, 2, 4], 1))
@pytest.mark.usefixtures("tiny")
async def test_people_of_two_languages_play_by_presses_and_commands(play: Play, seats: int) -> None:
    people = [play.bruno, play.anna, play.clio, play.dora][:seats]
    async with at_a_table(play, "carpe_diem", *people) as table:
        table.seated[-1].direct = True
        hands, moves = Hands(table), 0
        while (LONG or moves < MOVES) and (asked := await table.asked()):
            (who,) = asked
            await a_move(table, who, command=moves % 3 == 1)
            await hands.look()
            moves += 1
        assert hands.stay_secret()
        if LONG:
            await it_is_over(table, moves)


async def a_move(table: Table, who: Turning, *, command: bool) -> None:
    form, step = await who.wanted(table.below), await who.step()
    await (by_command(who, form) if command else who.make(form))
    assert await who.step() == step + 1, form
    assert table.made()[step + 1] == form
    await table.room.sent()


async def it_is_over(table: Table, moves: int) -> None:
    """After a pawn, 28 turns and four discs each, and all that follows from them."""
    assert moves >= len(table.seated) * (1 + 28 + 4)
    result = await table.room.tables.result(None, table.id)
    assert not isinstance(result, Refusal)
    assert len(result.winners) == 1


@thorough
@pytest.mark.parametrize(("viewer", "kind"), some_of(VIEWERS, 1))
async def test_nothing_that_reaches_anybody_depends_on_fountain_cards_hidden_from_him(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, viewer: str, kind: str
) -> None:
    # In the place of each picture all that it could show: quickly, so that no post goes without.
    monkeypatch.setattr(Studio, "draw", lambda studio, scene: repr(scene).encode())
    scene = await staged(tmp_path, "carpe_diem", "Bruno", kind, rounds=ROUNDS[kind])
    async with quarry(Path("nowhere")) as play:
        user = int(play.people[viewer].user.id)
    verb, other = GAME.declares.decisions[kind][0], redealt(scene, user)
    assert hidden_in(scene.path, scene.table) != hidden_in(other, scene.table), "else it says nothing"
    await tell_by_redeal(scene, other, viewer, verb if viewer == "Bruno" else None)


def hidden_in(path: Path, table: str) -> tuple[Hidden, ...]:
    """The fountain cards of everybody, from the file itself."""
    with rows(path) as db:
        (text,) = db.execute("SELECT state FROM states WHERE table_id = ? ORDER BY step DESC", (table,)).fetchone()
    state: CarpeDiemState = decode(GAME, text.encode())
    return state.hidden


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_tiles_read_alike_unless_they_are_alike(language: str) -> None:
    voice, read = Voice(language, GAME), dict[str, set[tuple[object, ...]]]()
    for tile in show_tiles(TABLES[max(TABLES)]):
        turned = min(tile.edges[n:] + tile.edges[:n] for n in range(4))
        words = voice.say(Text("tile-in-words", dict(zip(TILE, in_words(tile), strict=True))))
        read.setdefault(words, set()).add((tile.kinds if not any(turned) else (), turned, tile.chimneys))
    assert {words: tiles for words, tiles in read.items() if len(tiles) > 1} == {}
