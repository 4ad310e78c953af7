"""The expansion of Carrara in the lobby: on the host’s panel, on the panel for all, in the post that begins it."""

import pytest

from bot.words.voice import Voice
from engine.words.sources import LANGUAGES
from sandbox.client.person import Person
from sandbox.client.reading import Seen
from tests.bot.conftest import Play
from tests.bot.match import same_dice
from tests.bot.seating import Seats, seats
from tests.roots import GAMES

CARRARA = GAMES["carrara"]
CARDS = ("top", "objects", "buildings", "bonus")
WITHOUT, FIRST, DRAWN = ("no", "first", "drawn")
START = {"en": "/table start", "fr": "/table commencer"}


def said(voice: Voice, name: str, value: str) -> str:
    """A line of a panel, or of a menu."""
    return voice.tell("lobby", "setting", name=voice.option(name), value=voice.option_value(name, value))


async def chosen(room: Seats, host: Person, panel: Seen, name: str, value: str, language: str = "en") -> Seen:
    """The host chooses this on his panel, wherever its menu is; the panel then."""
    voice = Voice(language, CARRARA)
    menu, label = voice.option(name), said(voice, name, value)
    if menu not in panel.menus:  # cards stand on the page after the expansion's own
        await host.press(panel.buttons[0] if name == "expansion" else panel.buttons[-1], on=panel)
        panel = await room.offers(host, panel, menu)
    await host.choose(label, on=panel)
    return await room.becomes(host, panel, label)


async def opened(room: Seats, host: Person, guest: Person) -> tuple[str, Seen]:
    """A table for two, and the host’s panel."""
    table = await room.opened(host, guest, game="carrara", seats=2)
    panel = (await host.press("Options")).message
    assert panel is not None
    return table, panel


def lines_about_cards(voice: Voice, text: str) -> list[str]:
    """Those of a panel that are about one of the four cards."""
    names = tuple(voice.option(name) for name in CARDS)
    return [line for line in text.splitlines() if line.startswith(names)]


# What can be chosen


async def test_of_the_base_game_one_line_is_said_and_nothing_is_asked_about_cards(play: Play) -> None:
    voice = Voice("en", CARRARA)
    async with seats(play) as room:
        table, panel = await opened(room, play.anna, play.clio)
        public = await play.anna.will_see(f"· {table}**")
        assert public.text.splitlines()[3] == "Expansion: without"
        assert lines_about_cards(voice, public.text) == []
        assert said(voice, "expansion", WITHOUT) in panel.text.splitlines()
        assert (await room.overview(table)).options == {"expansion": "no"}


async def test_the_hosts_panel_asks_for_cards_only_beside_the_expansion(play: Play) -> None:
    voice = Voice("en", CARRARA)
    async with seats(play) as room:
        _, panel = await opened(room, play.anna, play.clio)
        assert lines_about_cards(voice, panel.text) == []
        assert "Further options" not in panel.buttons
        panel = await chosen(room, play.anna, panel, "expansion", DRAWN)
        assert len(lines_about_cards(voice, panel.text)) == len(CARDS)
        await play.anna.press("Further options", on=panel)
        panel = await room.offers(play.anna, panel, voice.option("top"))
        assert list(panel.menus) == [voice.option(name) for name in CARDS]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_with_the_expansion_all_five_are_chosen_and_said_in_the_order_of_the_board(
    play: Play, language: str
) -> None:
    host, guest = (play.anna, play.clio) if language == "en" else (play.bruno, play.dora)
    voice = Voice(language, CARRARA)
    async with seats(play) as room:
        table, panel = await opened(room, host, guest)
        wanted = {"expansion": DRAWN, "top": "V", "objects": "VIII", "buildings": "IX", "bonus": "VI"}
        for name, value in wanted.items():
            panel = await chosen(room, host, panel, name, value, language)
        assert panel.text.splitlines()[-6:-1] == [said(voice, name, value) for name, value in wanted.items()]
        assert (await room.overview(table)).options == wanted


async def test_all_see_what_was_chosen_as_it_stands_on_the_board(play: Play) -> None:
    voice = Voice("en", CARRARA)
    async with seats(play) as room:
        table, panel = await opened(room, play.anna, play.clio)
        for name, value in {"expansion": FIRST, "bonus": "IX", "top": "III"}.items():
            panel = await chosen(room, play.anna, panel, name, value)
        await room.sent()
        public = await play.dora.will_see(f"· {table}**")
        assert "Expansion: with the cards for a first game (all number II)" in public.text
        assert lines_about_cards(voice, public.text)[0] == "Top card: III, cities scored"
        assert lines_about_cards(voice, public.text)[-1] == "Bonus card: IX, highest cost in each city"


async def test_a_card_that_was_named_is_not_spoken_of_once_the_expansion_is_off_again(play: Play) -> None:
    voice = Voice("en", CARRARA)
    async with seats(play) as room:
        table, panel = await opened(room, play.anna, play.clio)
        for name, value in (("expansion", DRAWN), ("top", "III"), ("expansion", WITHOUT)):
            panel = await chosen(room, play.anna, panel, name, value)
        await room.sent()
        public = await play.dora.will_see(f"· {table}**")
        assert lines_about_cards(voice, public.text) == []


# How it begins


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_first_post_names_the_four_cards_and_what_was_worked_out(play: Play, language: str) -> None:
    host, guest = (play.anna, play.clio) if language == "en" else (play.bruno, play.dora)
    voice = Voice(language, CARRARA)
    async with seats(play, same_dice(b"lobby")) as room:
        table, panel = await opened(room, host, guest)
        panel = await chosen(room, host, panel, "expansion", FIRST, language)
        panel = await chosen(room, host, panel, "top", "V", language)
        if language == "fr":
            panel = await french(room, host, panel)
        await host.command(START[language], table=table)
        thread = await room.thread(table)
        await room.sent()
        first = next(seen.text for seen in host.sees(thread) if seen.buttons)
        cards = {"top-card": "V", "object-card": "II", "building-card": "II", "bonus-card": "II"}
        assert all(voice.term(group, number) in first for group, number in cards.items())
        assert ("Worked out by us" if language == "en" else "Déduit par nous") in first
        spaces = [voice.term("space", space) for space in ("livorno", "pisa", "viareggio", "massa", "city", "land")]
        assert all(space in first for space in spaces)
        assert voice.term("card", "bonus") in first.rpartition(spaces[-1])[2], "what this card says is our reading"
        assert len(first) < 900


async def french(room: Seats, host: Person, panel: Seen) -> Seen:
    """The table speaks French, too."""
    if "Langue de la table" not in panel.menus:
        await host.press(panel.buttons[0], on=panel)
        panel = await room.offers(host, panel, "Langue de la table")
    await host.choose("Langue de la table\u00a0: français", on=panel)
    return await room.becomes(host, panel, "Langue de la table\u00a0: français")


async def test_a_table_of_the_base_game_begins_as_ever(play: Play) -> None:
    async with seats(play, same_dice(b"lobby")) as room:
        _, thread = await room.started(play.anna, play.clio, game="carrara", seats=2)
        await room.sent()
        first = next(seen.text for seen in play.anna.sees(thread) if seen.buttons)
        assert first.startswith("Everyone starts with 20 coins and one block.")
        assert "xpansion" not in first
        assert "card" not in first
