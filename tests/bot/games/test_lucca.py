"""Lucca Città over the wire: three people, each in his own language, by commands and by presses; and what leaks."""

from pathlib import Path

import pytest

from engine.core.forms.forms import Form
from engine.core.values.refusals import Refusal
from engine.games.lucca.data import COLOURS, TABLES
from sandbox.client.person import Person
from tests.bot.conftest import Play, quarry
from tests.bot.secrecy.checks import tell_by_redeal
from tests.bot.secrecy.stored import redealt, staged
from tests.bot.turn.pressing import Table, Turning, at_a_table
from tests.roots import GAMES
from tests.thorough import some_of, thorough

DATA = max(TABLES)
ROUGH = {"en": dict(zip(COLOURS, COLOURS, strict=True))}
ROUGH["fr"] = dict(zip(COLOURS, ("rouge", "vert", "marron", "gris", "bleu", "noir"), strict=True))
VIEWERS = [("Bruno", "turn"), ("Anna", "turn"), ("Bruno", "keep"), ("Anna", "keep"), ("Dora", "turn")]
"""Who looks, and what Bruno is asked meanwhile. Dora watches."""


async def by_command(who: Turning, form: Form) -> str:
    """The same move as a slash command; in a list the values are parted by commas."""
    texts = {
        name: value if isinstance(value, str) else ", ".join(map(str, value))
        for name, value in form.values.items()
        if isinstance(value, str | tuple)
    }
    answer = await who.person.command(f"/lucca {form.verb}", at=who.place, **texts)
    assert answer.private
    return answer.text


def heard(person: Person) -> str:
    """Every byte that ever reached him."""
    return " ".join(sight.payload.decode() for sight in person.ever_saw()).lower()


async def hand(who: Turning) -> tuple[int, ...]:
    """The cards he was dealt, as he sees them."""
    screen = (await who.door()).view().screen
    assert screen is not None
    return tuple(card.number for card in screen.hand)


def called(number: int) -> list[str]:
    """A card in either language."""
    colour = TABLES[DATA].card[number].colour
    return [f"{words[colour]} {number} (" for words in ROUGH.values()]


def keeping(*cards: int) -> Form:
    one, two = (TABLES[DATA].card[card].colour for card in cards)
    kept = tuple(map(str, sorted(cards)))
    return Form("keep", {"cards": kept, "top": str(max(cards))} if one == two else {"cards": kept})


@pytest.mark.usefixtures("tiny")
async def test_three_people_choose_in_any_order_one_thinks_again_and_all_play_to_the_end(play: Play) -> None:
    async with at_a_table(play, "lucca", play.clio, play.anna, play.bruno) as table:
        clio, anna, bruno = table.seated
        hands = {each.user: await hand(each) for each in table.seated}
        await clio.make(keeping(*hands[clio.user][:2]))
        await by_command(anna, keeping(*hands[anna.user][:2]))
        await table.room.sent()
        posts = len(table.posts())
        await anna.make(keeping(*hands[anna.user][2:]))
        await table.room.sent()
        assert len(table.posts()) == posts, "that somebody thinks again is told to nobody"
        no_hand_is_known(table, hands)
        await by_command(bruno, keeping(*hands[bruno.user][1:3]))
        await table.room.sent()
        view = (await anna.door()).view()
        kept = {card.number for player in view.table.players for palace in player.palaces for card in palace.cards}
        assert kept == {*hands[clio.user][:2], *hands[anna.user][2:], *hands[bruno.user][1:3]}
        await played_out(table)


def no_hand_is_known(table: Table, hands: dict[int, tuple[int, ...]]) -> None:
    """Nothing that ever reached somebody names a card of another's hand."""
    for each in table.seated:
        everything = heard(each.person)
        assert all(any(name in everything for name in called(card)) for card in hands[each.user]), "his own he has seen"
        for user, cards in hands.items():
            for name in (name for card in cards for name in called(card) if user != each.user):
                assert name not in everything, f"{each.person.user.name} has seen {name}"


async def played_out(table: Table) -> None:
    """Every other turn by a command, the rest by presses; in the thread, or from direct messages."""
    table.seated[-1].direct = True
    turn = 0
    while asked := await table.asked():
        (who,) = asked
        form, step = await who.wanted(table.below), await who.step()
        await (by_command(who, form) if turn % 2 else who.make(form))
        assert await who.step() == step + 1
        assert table.made()[step + 1] == form
        await table.room.sent()
        turn += 1
    assert turn == 3 * 7
    result = await table.room.tables.result(None, table.id)
    assert not isinstance(result, Refusal)
    assert len(result.winners) == 1


@thorough
@pytest.mark.parametrize(("viewer", "kind"), some_of(VIEWERS, 1))
async def test_nothing_that_reaches_anybody_depends_on_what_is_hidden_from_him(
    tmp_path: Path, viewer: str, kind: str
) -> None:
    scene = await staged(tmp_path, "lucca", "Bruno", kind, rounds=0 if kind == "keep" else 3)
    async with quarry(Path("nowhere")) as play:
        user = int(play.people[viewer].user.id)
    verb = GAMES["lucca"].declares.decisions[kind][0]
    await tell_by_redeal(scene, redealt(scene, user), viewer, verb if viewer == "Bruno" else None)
