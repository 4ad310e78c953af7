"""The words on Carrara's pictures and in their descriptions, declared; the texts are in `data/carrara/pictures`."""

from importlib.resources import files

from engine.core.values.texts import NUMBER, SEATS, Message, term, terms
from render.core.contract import OPENED
from render.games.carrara.described.words import DESCRIPTIONS

HOME = files("data") / "carrara" / "pictures"

TITLES = (
    *(Message(f"picture-{name}") for name in ("table", "wheel", "board", "objectives", "screen", "reckoning")),
    Message(OPENED),
)
"""What each picture is called."""

TABLE = (
    Message("picture-over"),
    Message("picture-won", {"seats": SEATS, "n": NUMBER}),
    Message("picture-asked-turn"),
    Message("picture-asked-take"),
    Message("picture-wheel-turn"),
    Message("picture-wheel-take"),
    Message("picture-wheel-prices"),
    Message("picture-wheel-prices-turning"),
    Message("picture-pile"),
    Message("picture-new"),
    Message("picture-round", {"n": NUMBER}),
    Message("picture-worth-needs"),
    Message("picture-still-to-play"),
    Message("picture-skipped"),
    Message("picture-has-skipped"),
    Message("picture-for-sale"),
    Message("picture-left"),
    Message("picture-cost"),
    Message("picture-scorings"),
)

RECKONING = (
    Message("picture-reckoning-wins"),
    Message("picture-reckoning-by-blocks"),
    Message("picture-reckoning-shared", {"n": NUMBER}),
    Message("picture-reckoning-points", {"n": NUMBER}),
    Message("picture-reckoning-sources"),
    Message("picture-reckoning-track"),
    Message("picture-reckoning-total"),
    Message("picture-reckoning-course"),
    Message("picture-reckoning-final"),
    Message("picture-reckoning-standing"),
)

BOARD = (
    Message("picture-board-start"),
    Message("picture-board-order", {"n": NUMBER, "of": NUMBER}),
    Message("picture-board-to-move"),
    Message("picture-board-skipped"),
    Message("picture-board-plays-on"),
    Message("picture-board-cost"),
    Message("picture-board-scorings"),
    Message("picture-board-city"),
    Message("picture-board-value"),
    Message("picture-board-buildings"),
    Message("picture-board-scoring"),
    Message("picture-board-types"),
    Message("picture-board-city-scored"),
    Message("picture-board-type-scored"),
    Message("picture-board-none"),
    Message("picture-board-no-marker"),
    Message("picture-board-not-scored"),
)

OBJECTIVES = (
    Message("picture-objectives-announcing", {"vp": NUMBER}),
    Message("picture-objectives-scorings", {"n": NUMBER}),
    Message("picture-objectives-objects", {"n": NUMBER}),
    Message("picture-objectives-cost", {"n": NUMBER}),
    Message("picture-objectives-hidden"),
)

SCREEN = (
    Message("picture-screen-private"),
    Message("picture-screen-opened"),
    Message("picture-screen-empty"),
    Message("picture-screen-coins", {"n": NUMBER}),
    Message("picture-screen-builds"),
    Message("picture-screen-takes"),
    Message("picture-screen-usable"),
    Message("picture-screen-scores"),
    Message("picture-screen-objects"),
    Message("picture-screen-cost"),
)

EXPANSION = (
    Message("picture-asked-wider-turn"),
    Message("picture-wheel-wider-turn"),
    Message("picture-wheel-unturned"),
    Message("picture-wheel-prices-both"),
    Message("picture-card", {"card": term(""), "number": term("number")}),
    Message("picture-card-bonus", {"how": term(""), "n": NUMBER, "cities": terms("city")}),
    Message("picture-card-most", {"n": NUMBER, "vp": NUMBER}),
    Message("picture-eights"),
    Message("picture-upgrades"),
    Message("picture-category-city"),
    Message("picture-category-land"),
    Message("picture-category-scored"),
    Message("picture-card-now"),
    Message("picture-card-worth"),
    Message("picture-coins-hidden"),
    Message("picture-card-if-now"),
    Message("picture-eight"),
    Message("picture-reckoning-rate", {"n": NUMBER}),
    Message("picture-screen-improves"),
    Message("picture-screen-difference"),
)

MESSAGES = (*TITLES, *TABLE, *RECKONING, *BOARD, *OBJECTIVES, *SCREEN, *EXPANSION, *DESCRIPTIONS)
