"""Language, theme, advice and reminders: each choice is kept, shown, and counts from then on."""

import pytest

from sandbox.client.person import Person
from tests.bot.conftest import Play
from tests.bot.me.leafing import leafing
from tests.bot.sketching import sketched as sketched


async def test_the_first_page_says_what_is_set_in_a_few_lines_and_leads_everywhere(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        page = await me.open(anna)
        assert page.text.splitlines() == [
            "**How you like it.** Only you see this.",
            "Language: **English, like your Discord**",
            "Pictures: **As usual**",
            "Advice: **In first games**",
            "Time zone: **not set**",
            "Quiet hours: **none**",
            "Reminders: **As usual · In the thread**",
            "Away: **no**",
        ]
        leads = ["Language", "Theme", "Advice", "Time zone", "Quiet hours", "Reminders", "Away", "My tables"]
        assert page.page.buttons == [*leads, "My results", "My data"]
        for label in page.page.buttons:
            await anna.press(label, on=page.page)
            there = await me.room.changes(anna, page.page)
            assert "Back" in there.buttons, label
            assert len(there.menus) <= 4
            await page.press("Back", "How you like it")


async def test_it_can_be_used_in_direct_messages(play: Play, bruno: Person) -> None:
    async with leafing(play) as me:
        page = await me.open(bruno, at=bruno.direct)
        assert page.text.startswith("**Tes préférences.**")
        await page.press("Thème", "sombres ou claires")
        await page.press("Clair", "Actuellement\u00a0: **Clair**")
        assert (await me.kept(bruno)).theme == "light"
        assert "Images\u00a0: **Clair**" in (await page.press("Retour", "préférences")).text


@pytest.mark.parametrize(
    ("leads", "title", "label", "name", "value", "usual"),
    [
        ("Theme", "Dark or light", "Light", "theme", "light", "As usual"),
        ("Theme", "Dark or light", "Dark", "theme", "dark", "As usual"),
        ("Advice", "Would you like advice", "Always", "advice", "on", "In first games"),
        ("Advice", "Would you like advice", "Never", "advice", "off", "In first games"),
        ("Reminders", "How often and where", "Seldom", "remind", "seldom", "As usual"),
        ("Reminders", "How often and where", "Never", "remind", "never", "As usual"),
        ("Reminders", "How often and where", "In the thread", "remind_where", "thread", "By direct message"),
    ],
)
async def test_a_choice_is_kept_and_shown_and_can_be_taken_back(
    play: Play, anna: Person, leads: str, title: str, label: str, name: str, value: str, usual: str
) -> None:
    async with leafing(play) as me:
        page = await me.open(anna)
        await page.press(leads, title)
        await page.press(label, label)
        assert label in page.text.splitlines()[1]
        assert getattr(await me.kept(anna), name) == value
        assert label in (await page.press("Back", "How you like it")).text
        await page.press(leads, title)
        await page.press(usual, f"Now: **{usual}" if name != "remind_where" else f"· {usual}")
        assert getattr(await me.kept(anna), name) is None


# Language


async def test_a_chosen_language_holds_whatever_the_app_speaks(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        page = await me.open(anna)
        await page.press("Language", "Which language")
        await page.press("Français", "Actuellement\u00a0: **Français**")
        assert "Langue\u00a0: **Français**" in (await page.press("Retour", "Tes préférences")).text
        assert (await anna.command("/table mine")).text.startswith("Rien")
        kept = await me.kept(anna)
        assert (kept.language, kept.chosen_language) == ("fr", "fr"), "no press has taken it back"
        await page.press("Langue", "Quelle langue")
        await page.press("Comme mon Discord", "Now: **English, like your Discord**")
        assert not (await anna.command("/table mine")).text.startswith("Rien")
        kept = await me.kept(anna)
        assert (kept.language, kept.chosen_language) == ("en", None)


async def test_direct_messages_speak_the_chosen_language(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        page = await me.open(anna)
        await page.press("Language", "Which language")
        await page.press("Français", "Quelle langue")
        await me.room.press(anna, "dm-yes")
        _, thread = await me.room.started(anna, play.clio)
        await anna.will_see("Derrière ton paravent", at=anna.direct)
        assert "pebbles draw" not in (await anna.command("/table show", at=thread)).text
        assert (await me.kept(anna)).language == "fr"


async def test_without_a_choice_the_language_follows_the_app(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        await me.prefer(anna, language="fr")
        await me.open(anna)
        kept = await me.kept(anna)
        assert (kept.language, kept.chosen_language) == ("en", None)


async def test_suggestions_speak_the_chosen_language_too(play: Play, anna: Person) -> None:
    async with leafing(play) as me:
        id = await me.room.opened(anna)
        await me.room.tables.prefer(int(anna.user.id), language="fr", chosen_language="fr")
        (offered,) = await anna.autocomplete("/admin close", "table", id)
        assert "Galets" in offered


# Reminders


@pytest.mark.parametrize(
    ("state", "said"),
    [
        ("closed", "Your direct messages are closed to me"),
        ("declined", "You wanted no direct messages"),
        ("unknown", "You have not yet allowed me"),
        ("open", ""),
    ],
)
async def test_whether_direct_messages_get_there_is_said(play: Play, anna: Person, state: str, said: str) -> None:
    async with leafing(play) as me:
        await me.prefer(anna)
        await me.room.tables.reach(int(anna.user.id), None, state)  # type: ignore[arg-type]  # one of the four
        page = await me.open(anna)
        await page.press("Reminders", "after half of the table’s pace")
        assert "after 1, 3 and 7 days" in page.text
        assert said in page.text
        assert ("Send me my screens" in page.page.buttons) == bool(said)
        await page.press("In the thread", "In the thread**")
        assert "Send me my screens" not in page.page.buttons, "he does not want it anyway"
