"""Carrara's pictures with the expansion: all of it is there, each thing in its place, and no secret among it."""

from itertools import zip_longest

import pytest
from msgspec import UNSET
from msgspec.structs import replace

from engine.core.values.texts import Params, Text
from engine.games.carrara.data import SPACES
from engine.games.carrara.state import CarraraOptions
from engine.games.carrara.tell.expansion import opened_bonuses
from engine.words.sources import LANGUAGES
from render.core.parts.heading import GAP, HEAD
from render.core.scene import Happening
from render.games.carrara.cards.card import cards_of
from render.games.carrara.cards.known import known, met, opened
from render.games.carrara.cards.pictograms import once_more, wanted
from render.games.carrara.heading import BANNER
from render.games.carrara.news import News
from render.games.carrara.ranking import ShownObjects
from render.games.carrara.reckoning.course import course
from render.games.carrara.table import beside, cards
from render.games.carrara.table.picture import MARKET, expansion
from render.games.carrara.table.strips import strips
from tests.render.carrara.plays import STUDIO, of, scenes, table
from tests.render.carrara.watched import watched
from tests.render.positions import LONG

SETS = [
    CarraraOptions.model_validate(
        {"expansion": "drawn", "top": top, "objects": things, "buildings": built, "bonus": bonus}
    )
    for top, things, built, bonus in zip_longest(
        ("I", "II", "III", "IV", "V", "VI"),
        ("I", "II", "III", "IV", "V", "VI", "VII", "VIII"),
        ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"),
        ("II", "III", "IV", "V", "VI", "VII", "VIII", "IX"),
        fillvalue="II",
    )
]
"""Every card of every colour in one of them."""
WHEEL = HEAD + BANNER + MARKET
"""Below this there is none on the picture of a table."""


# Every card, every word


@pytest.mark.parametrize("options", SETS, ids=lambda o: "-".join((o.top, o.objects, o.buildings, o.bonus)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_icons_and_words_that_are_whole_and_stand_apart(options: CarraraOptions, language: str) -> None:
    for picture in ("table", "objectives", "screen"):
        seen = table(picture, 4, 0.0, options=options, viewer=0, language=language, news=0)
        for card in cards_of(seen.view.table):
            assert wanted(card)[1] if card.goal else once_more(card)
        canvas = watched(seen)
        assert canvas.cut() == []
        assert canvas.meeting(WHEEL if picture == "table" else 0) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4])
def test_through_a_game_no_word_is_cut_or_stands_upon_another(seats: int, language: str) -> None:
    for part in (0.1, 0.5, 0.9, 0.99, 1.0):
        for seen in scenes(seats, part, seats - 1, language=language):
            canvas = watched(seen)
            assert canvas.cut() == [], seen.picture
            if seen.picture not in ("wheel", "reckoning"):
                assert canvas.meeting(WHEEL if seen.picture == "table" else 0) == [], seen.picture


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_longest_names_fit_on_every_picture(theme: str) -> None:
    for part in (0.9, 1.0):
        for seen in scenes(4, part, 3, names=LONG, theme=theme, language="fr"):
            assert watched(seen).width == 1080


# The table


def test_the_base_game_has_no_room_for_it() -> None:
    view, _ = of(table("table", 3, 0.5))
    assert expansion(replace(view, expansion=UNSET)) == 0
    assert expansion(view) == beside.HIGH + GAP + cards.HIGH + GAP


def test_when_all_8_buildings_are_built_nothing_lies_beside_the_board() -> None:
    view, lying = of(table("table", 3, 0.5))
    assert lying.eights
    assert beside.height(view) == beside.HIGH + GAP
    assert beside.height(replace(view, expansion=replace(lying, eights=()))) == 0


def test_who_has_upgrade_tiles_has_a_taller_strip() -> None:
    seen = table("table", 4, 0.9, news=0)
    view, lying = of(seen)
    made = strips(seen, News(()), 0)
    tiled = [seat for seat, player in enumerate(lying.players) if player.upgrades]
    assert tiled
    none = tuple(replace(player, upgrades=()) for player in lying.players)
    bare = replace(seen, view=replace(seen.view, table=replace(view, expansion=replace(lying, players=none))))
    lower = strips(bare, News(()), 0)
    assert [seat for seat in range(4) if made[seat].height > lower[seat].height] == tiled


@pytest.mark.parametrize("space", SPACES)
def test_each_upgrade_tile_that_is_taken_changes_table_board_and_screen(space: str) -> None:
    for picture in ("table", "board", "screen"):
        seen = table(picture, 2, 0.1, viewer=0, seat=0 if picture == "board" else None, news=0)
        view, lying = of(seen)
        (tile,) = [each for each in lying.upgrades if each.space == space]
        left = tuple(each for each in lying.upgrades if each.space != space)
        mine = (replace(lying.players[0], upgrades=(tile,)), *lying.players[1:])
        after = replace(view, expansion=replace(lying, upgrades=left, players=mine))
        other = replace(seen, view=replace(seen.view, table=after))
        shown = STUDIO.paint(other).image.tobytes() != STUDIO.paint(seen).image.tobytes()
        assert shown or (picture == "screen" and space in ("city", "land")), picture


# What is known


def test_what_goes_by_objects_is_hidden_until_it_is_shown() -> None:
    seen = table("objectives", 3, 0.5)
    view, _ = of(seen)
    assert known(seen, 1) == (None, None, None)
    ended = replace(seen, view=replace(seen.view, table=replace(view, announcer=1, ended_by=1, ending="announced")))
    assert known(ended, 1) == (None, ShownObjects(3, exactly=False), None)
    assert met(ended, 1) == [1]
    assert "3+ / 3" in [line.text for line, _ in watched(ended).written]
    assert "Bruno has shown that all three objectives are reached." in STUDIO.tell(ended)


def test_in_the_end_all_of_it_is_known() -> None:
    seen = table("objectives", 3, 1.0)
    for seat, so_far in enumerate(known(seen, 1)):
        mine = opened(seen, seat)
        assert mine is not None
        assert so_far == ShownObjects(mine.progress[1].far)


def test_coins_are_as_hidden_as_objects() -> None:
    seen = table("objectives", 2, 0.5, options=CarraraOptions(expansion="drawn", top="V"))
    assert known(seen, 0) == (None, None)
    assert "Coins are hidden behind the screens." in STUDIO.tell(seen)


# News


def test_what_was_improved_is_no_longer_new_and_what_it_became_is() -> None:
    built: Params = {"seat": 1, "slot": 2, "type": "villa", "cost": 2, "city": "pisa", "blocks": (2, 0, 0, 0, 0, 0)}
    became: Params = {"seat": 1, "old": "villa", "old_cost": 2, "city": "pisa", "type": "porta", "cost": 8, "slot": 0}
    news = News([Happening(1, (Text("built", built), Text("improved", {**became, "blocks": (6, 0, 0, 0, 0, 0)})))])
    assert news.built == {1: [("pisa", "porta", 8)]}


def test_blocks_taken_without_turning_and_upgrade_tiles_are_new() -> None:
    took = Text("took-unturned", {"seat": 0, "section": "III", "blocks": (0, 1, 0, 0, 0, 0), "price": 3})
    laid = Text("upgraded", {"seat": 2, "space": "land", "vp": 2, "coins": 1})
    news = News([Happening(1, (took, laid))])
    assert news.taken == {2: (0, 1, 0, 0, 0, 0)}
    assert not news.turned
    assert news.upgraded == {2: ["land"]}
    assert news.on_table
    assert news.on_board(2)
    assert not news.on_board(0)


def test_every_turn_of_a_whole_game_is_in_its_course() -> None:
    seen = table("reckoning", 3, 1.0)
    went = course(seen.course, 3)
    assert went.turns == seen.view.turn
    assert went.points[-1] == tuple(player.vp for player in of(seen)[0].players)


# The end


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reckoning_has_a_sixth_source_and_says_what_the_bonus_card_scored(language: str) -> None:
    seen = table("reckoning", 4, 1.0, language=language)
    assert all(len(score.points) == 6 for score in seen.scores)
    words = [line.text for line, _ in watched(seen).written]
    assert STUDIO.speaker(seen).source("bonus") in words
    for score in seen.scores:
        assert {str(n) for n in score.points if n} <= set(words)
    told = STUDIO.tell(seen)
    for seat, bonus in enumerate(opened_bonuses(seen.view.opened)):
        line: Params = {"seat": seat, "what": bonus.what, "vp": bonus.vp, "coins": bonus.coins}
        assert STUDIO.speaker(seen).say(Text("player-bonus", line)) in told


def test_with_the_top_card_that_says_so_two_coins_are_a_point() -> None:
    seen = table("reckoning", 2, 1.0, options=CarraraOptions(expansion="drawn", top="V"))
    assert "Coins: 2 are a point, those of the bonus card included." in [line.text for line, _ in watched(seen).written]
