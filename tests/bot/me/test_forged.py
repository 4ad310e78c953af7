"""Controls as no page of ours has them: each is answered, to whoever pressed alone, and nothing is changed."""

import pytest

from tests.bot.attacks.attacking import MENU, attack
from tests.bot.conftest import Play
from tests.bot.me.leafing import Me, leafing
from tests.bot.sketching import sketched as sketched

GARBLED = ("", "x", "²", "-1", "24", "9" * 30, "\x00", "٣", ":", "a:b:c", " ", "\n", "None", "x" * 60, "😀")
BUTTONS = (
    *(f"me::{each}" for each in (*GARBLED, "languag", "home", "forgot")),
    *(f"me-set::{each}" for each in GARBLED),
    *(
        f"me-set::{what}:{each}"
        for what in ("language", "theme", "advice", "remind", "where", "zone")
        for each in GARBLED
    ),
    *("me-set::name:Bruno", "me-set::dm_state:open", "me-set::away_until:1", "me-set::remind_where:x"),
    *(f"me-quiet::{what}:{each}" for what in ("from", "until", "x") for each in GARBLED),
    *(f"me-away::{what}:{each}" for what in ("from", "until", "go", "x") for each in GARBLED),
    *("me-away::go:2027-01-20:2027-01-10", "me-away::go:2027-01-20:9999-12-31", "me-away::go:0001-01-01:0001-01-02"),
    *("me-away::go:20270120:20270122", "me-away::go:9999-12-31:9999-12-31", "me-away::go:2027-W03-1:2027-W03-2"),
    *(f"me-tables::{each}" for each in (*GARBLED, "from99999", "to0")),
    *(f"me-forget::{each}" for each in GARBLED),
    *("away:zzzzz:", "away::x", "me:zzzzz:language"),
)
MENUS = (
    *(("me-set::zone:europe", each) for each in (*GARBLED, "Europe/Atlantis", "../../etc/passwd", "UTC", "localtime")),
    *(("me-quiet::from:8", each) for each in (*GARBLED, "08", "8")),
    *(("me-quiet::until:²", each) for each in GARBLED),
    *(("me-away::until:2027-01-16", each) for each in (*GARBLED, "2027-01-01", "2099-01-01", "2027-02-30")),
    *(("me-away::from:²", each) for each in (*GARBLED, "0001-01-01", "9999-12-31")),
)


async def test_no_forged_control_changes_or_breaks_anything(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with attack(play, caplog) as at:
        me = Me(at.room)
        await me.prefer(play.anna, time_zone="Europe/Paris", quiet="22-8", theme="light", remind="seldom")
        await me.open(play.anna)
        before, rows = await me.kept(play.anna), await at.rows()
        for id in BUTTONS:
            await at.press(play.anna, f"pv:{id}"[:100])
            assert await me.kept(play.anna) == before, id
        for id, value in MENUS:
            await at.press(play.anna, f"pv:{id}", kind=MENU, values=(value,))
            assert await me.kept(play.anna) == before, (id, value)
        assert await at.rows() == rows
        at.nothing_broke()


async def test_two_people_do_not_see_each_others_pages(play: Play) -> None:
    async with leafing(play) as me:
        await me.prefer(play.anna, time_zone="Asia/Tokyo")
        annas, brunos = await me.open(play.anna), await me.open(play.bruno)
        assert "Tokyo" in annas.text
        assert "Tokyo" not in brunos.text
        await annas.press("Theme", "Dark or light")
        await annas.press("Light", "Now: **Light**")
        await brunos.press("Thème", "**Comme d’habitude**")
        assert (await me.kept(play.bruno)).theme is None
        for other in (play.bruno, play.clio):
            assert "Tokyo" not in other.received().decode(errors="replace")
            assert annas.page.id not in [seen.id for seen in other.sees()]


async def test_quiet_hours_cannot_be_forged_without_a_zone(play: Play, caplog: pytest.LogCaptureFixture) -> None:
    async with attack(play, caplog) as at:
        said = await at.press(play.anna, "pv:me-quiet::from:8", kind=MENU, values=("22",))
        assert "Please choose your time zone first." in said
        assert (await Me(at.room).kept(play.anna)).quiet is None
        at.nothing_broke()
