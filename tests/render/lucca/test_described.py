"""Lucca's descriptions: what only they say."""

from msgspec.structs import replace

from engine.contract.secrecy import CANARY
from tests.render.lucca.plays import played, table
from tests.render.positions import behind
from tests.render.shared.games import STUDIO
from tests.roots import GAMES


def test_the_gist_begins_with_who_has_still_to_choose() -> None:
    assert STUDIO.alt(table("table", 3, 1)).startswith("Bruno and Clio still have to choose two cards. A palace")


def test_on_ones_own_screen_one_is_spoken_to() -> None:
    assert "You have to keep two of your four cards." in STUDIO.alt(table("screen", 3, 0, viewer=0))
    assert "You have to keep" not in STUDIO.alt(table("screen", 3, 1, viewer=0))
    turn = table("screen", 3, 9)
    seat = turn.view.decisions[0].seat
    assert STUDIO.alt(table("screen", 3, 9, viewer=seat)).startswith("Only you see this. It is your turn. Triplet")


def test_what_walls_and_towers_would_bring_is_said_on_ones_own_screen() -> None:
    seen = table("screen", 3, 9, viewer=0)
    players = (replace(seen.view.table.players[0], walls=2, walls_worth=6), *seen.view.table.players[1:])
    rich = replace(seen, view=replace(seen.view, table=replace(seen.view.table, players=players)))
    assert "Your walls and towers would bring 6 points now." in STUDIO.tell(rich)


def test_many_cards_behind_a_screen_are_drawn() -> None:
    for step in (1, 12, -1):
        planted = GAMES["lucca"].proves.plant(played(3)[step][0], 1, CANARY)
        for picture in ("table", "screen"):
            assert STUDIO.draw(behind(table(picture, 3, step, viewer=1, news=0), planted))
