"""Presses that are not one's own, or that no page of ours has: at every step of a turn they change nothing of anybody's
and show nobody what is another's."""

import string
from collections.abc import Sequence
from itertools import count

import pytest

from bot.interaction.control_ids import LONGEST
from bot.turn.taps import CONFIRM
from engine.core.forms.forms import Form
from sandbox.actions.message import EPHEMERAL, Message
from sandbox.checks.wording import COMPONENTS_V2
from sandbox.client.person import Person
from tests.bot.attacks.attacking import BUTTON, MENU, Attack, stranger
from tests.bot.conftest import Play
from tests.bot.sketching import sketched as sketched
from tests.bot.turn.pressing import TURNS, Table, Turning, at_a_table, finished
from tests.thorough import how_many, some_of, thorough

pytestmark = pytest.mark.usefixtures("tiny")
kinds_of_turn = pytest.mark.parametrize(("game", "kind", "verb"), some_of(TURNS, 2))

GARBLED = ("", "²", "-1", "0", "1.5", "9" * 30, "x", "x" * 60, "\x00", "٣", "a:b", " ", "\n")
NUMBERS = ("", "0", "1", "²", "9999", "99999999", "0.0", "0.9", "9.0", "0.0.0", "0.9999.9999", "0.0.0.0", ".", "0.²")
FOCI = ("f", "f0", "f²", "f9999", "f99999999", "g0", "g9999", "g²", "y0", "y9", "y9999", "y²", "s", "ss", "f٣", "²")
PART = how_many(13, 3)
"""At each step another part of them."""
CHOSEN = ("0", "1", "9", "99999", "²", "-1", "", "old")


@thorough
@kinds_of_turn
async def test_nobody_elses_press_on_a_page_does_anything_or_shows_it(
    play: Play, game: str, kind: str, verb: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Another player, somebody who looks on, and one from another server, at each step: each is told the same as if no
    such page were there."""
    zoe = stranger(play)
    async with at_a_table(play, game, play.anna, play.bruno) as table:
        at, (who, form) = Attack(table.room, caplog), await table.about_to(kind, verb)
        (other,) = [each.person for each in table.seated if each is not who]
        step = await who.step()
        async for _ in who.each_step(form):
            before = await at.rows()
            for person in (other, play.dora, zoe):
                place = person.at if person is zoe else who.place
                expected = {await at.press(person, f"pv:turn:{table.id}:{n}:x::d", at=place) for n in (1, 999)}
                for id in who.controls.values():
                    assert await at.press(person, id, at=place) in expected, (person.user.name, id)
                    page = await page_with(table, person, id)
                    assert await at.answer(await at.use(person, id, page, place)) in expected, (person.user.name, id)
            assert await at.rows() == before
        assert await who.step() == step + 1
        at.nothing_broke()


async def page_with(table: Table, person: Person, id: str, kind: int = BUTTON) -> Message:
    """A private page of this person's on which such a control stands."""
    sandbox = table.play.sandbox
    control = {"type": BUTTON, "style": 2, "label": "Old", "custom_id": id}
    if kind == MENU:
        control = {"type": MENU, "custom_id": id, "options": [{"label": "Old", "value": "old"}]}
    parts = [{"type": 10, "content": "Old"}, {"type": 1, "components": [control]}]
    body = {"flags": EPHEMERAL | COMPONENTS_V2, "components": parts}
    place = person.at if person.user.name == "Zoe" else table.seated[0].place
    return await sandbox.messages.write(place.id, sandbox.world.bot.id, body, only_for=person.user.id)


@thorough
@kinds_of_turn
async def test_an_id_with_one_part_garbled_makes_no_move(
    play: Play, game: str, kind: str, verb: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with at_a_table(play, game, play.anna, play.bruno) as table:
        at, (who, form) = Attack(table.room, caplog), await table.about_to(kind, verb)
        await who.play()
        await who.go(form)
        _, _, id, decision, mark, focus, tap = who.controls[CONFIRM].split(":")
        before = await at.rows()
        forged = [f"pv:turn:{each}:{decision}:{mark}:{focus}:{tap}" for each in (*GARBLED, "zzzzz")]
        forged += [f"pv:turn:{id}:{each}:{mark}:{focus}:{tap}" for each in (*GARBLED, str(int(decision) + 1))]
        forged += [f"pv:turn:{id}:{decision}:{each}:{focus}:{tap}" for each in (*GARBLED, mark.upper() + "0")]
        forged += [f"pv:turn:{id}:{decision}:{mark}:{each}:{tap}" for each in FOCI]
        forged += [f"pv:turn:{id}:{decision}:{mark}:{focus}:{tap}{each}" for each in GARBLED if each]
        forged += [f"pv:turn:{id}:{decision}:{mark}:{focus}", f"pv:turn:{id}:", "pv:turn::", f"pv:turn:{id}:::::"]
        await all_answered(at, table, who, forged)
        assert await at.rows() == before
        at.nothing_broke()


@thorough
@kinds_of_turn
async def test_a_page_with_any_press_and_any_focus_makes_no_move(
    play: Play, game: str, kind: str, verb: str, caplog: pytest.LogCaptureFixture
) -> None:
    """All but the press is right: at the most his own plan changes."""
    async with at_a_table(play, game, play.anna, play.bruno) as table:
        at, (who, form) = Attack(table.room, caplog), await table.about_to(kind, verb)
        step = await who.step()
        nth = count()
        async for tap in who.each_step(form):
            plan, number = await who.plan(), (await who.door()).decision()
            assert number is not None
            head, _, _ = who.controls[tap[0]].rpartition(":")
            letters = sorted({*string.ascii_lowercase} - {CONFIRM})
            forged = [f"{head}:{letter}{each}" for letter in letters for each in NUMBERS]
            forged += [f"{head}:p{focus}" for focus in FOCI]
            forged += [f"{head.rpartition(':')[0]}:{focus}:{tap[0]}" for focus in FOCI]
            await all_answered(at, table, who, forged[next(nth) % PART :: PART], plan, number.number)
            assert await who.step() == step
        at.nothing_broke()


async def all_answered(
    at: Attack, table: Table, who: Turning, ids: Sequence[str], plan: Form | None = None, decision: int = 0
) -> None:
    """Each gets an answer for him alone, on his page or on any message; then his plan is put back."""
    for n, id in enumerate(ids):
        short, chosen = id[:LONGEST], (CHOSEN[n % len(CHOSEN)],)
        for kind, values in ((BUTTON, ()), (MENU, chosen))[: 1 + (n % 3 == 0)]:
            on = await page_with(table, who.person, short, kind)
            done = await at.use(who.person, short, on, who.place, kind=kind, values=values)
            await at.answer(done)
            await finished()
            assert await at.answer(done) != "Old", short
    if decision:
        await table.room.tables.keep_draft(who.user, table.id, decision, plan)


@pytest.mark.parametrize("game", ["carrara", "lanterns"])
async def test_a_page_of_one_table_does_nothing_at_another(
    play: Play, game: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A table of the same game, and one of another game, at both of which he plays."""
    async with at_a_table(play, game, play.anna, play.bruno) as table:
        at = Attack(table.room, caplog)
        others = [(await table.room.started(play.anna, play.bruno, game=each))[0] for each in (game, "pebbles")]
        who = (await table.asked())[0]
        form = await who.wanted(table.below)
        await who.play()
        await who.go(form)
        before = await at.rows()
        for other in (*others, "zzzzz", ""):
            for id in who.controls.values():
                forged = id.replace(f":{table.id}:", f":{other}:")
                await at.answer(await at.use(who.person, forged, await page_with(table, who.person, forged), who.place))
        assert await at.rows() == before
        at.nothing_broke()
