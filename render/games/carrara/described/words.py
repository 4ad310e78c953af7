"""The sentences of the descriptions, declared: those that the game itself does not have already."""

from engine.core.values.texts import NUMBER, NUMBERS, SEAT, SEATS, Message, counts, each, term, terms
from render.games.carrara.reckoning.sources import SOURCES

CITY, SECTION = term("city"), term("section")
GAIN = {"vp": NUMBER, "coins": NUMBER}
PROGRESS = ("scorings", "scorings_goal", "scorings_short", "cost", "cost_goal", "cost_short")

STATUS = (
    Message("described-take", {"seat": SEAT}),
    Message("described-your-turn"),
    Message("described-you-take"),
    Message("described-round", {"n": NUMBER}),
    Message("described-over"),
    Message("described-won", {"seats": SEATS, "n": NUMBER}),
    Message("described-won-by-blocks", {"seats": SEATS, "n": NUMBER}),
    Message("described-points", {"seat": SEAT, "n": NUMBER}),
)

MARKET = (
    Message("described-sections-empty", {"sections": terms("section")}),
    Message("described-prices-order", {"colours": terms("colour")}),
    Message("described-prices", {"section": SECTION, "prices": NUMBERS}),
    Message("described-spaces-empty", {"slots": NUMBERS}),
    Message("described-city", {"city": CITY, "colours": terms("colour"), **GAIN, "least": NUMBER}),
)

BOARD = (
    Message("described-city-scored", {"city": CITY, "seat": SEAT}),
    Message("described-brings", {"what": term("scorable"), **GAIN, "objects": counts("object")}),
    Message("described-city-needs", {"city": CITY, "n": NUMBER, "least": NUMBER, **GAIN}),
)

OBJECTIVES = (
    Message("described-progress", {"seat": SEAT, **dict.fromkeys(PROGRESS, NUMBER)}),
    Message("described-objects-shown", {"seat": SEAT, "n": NUMBER}),
    Message("described-objects-least", {"seat": SEAT, "n": NUMBER}),
    Message("described-objects-hidden"),
)

EXPANSION = (
    Message("described-category", {"category": term("category"), **GAIN}),
    Message("described-far", {"seat": SEAT, "goals": each("goal-far"), "vp": NUMBER}),
    Message("described-objects-worth", {"seat": SEAT, "vp": NUMBER}),
    Message("described-reached", {"seat": SEAT}),
    Message("described-coins-hidden"),
    Message("described-bonus-now", {"what": terms("scorable")}),
)

SCREEN = (Message("described-private"),)

RECKONING = (
    Message("described-total", {"seat": SEAT, "n": NUMBER, **dict.fromkeys(SOURCES, NUMBER)}),
    Message("described-lead", {"part": NUMBER, "seats": SEATS, "n": NUMBER}),
    Message("described-lead-nobody", {"part": NUMBER}),
    Message("described-course", {"seat": SEAT, "gains": each("described-gain"), "n": NUMBER}),
    Message("described-gain", {"points": NUMBER, "round": NUMBER}),
)

DESCRIPTIONS = (*STATUS, *MARKET, *BOARD, *OBJECTIVES, *EXPANSION, *SCREEN, *RECKONING)
