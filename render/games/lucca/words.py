"""The words on Lucca's pictures and in their descriptions, declared; the texts are in `data/lucca/pictures`."""

from importlib.resources import files

from engine.core.values.texts import NUMBER, SEAT, Message
from engine.games.lucca.tell import FATES
from render.core.contract import OPENED
from render.games.lucca.described.words import DESCRIPTIONS
from render.games.lucca.legend import MEANT
from render.games.lucca.reckoning.sources import SOURCES

HOME = files("data") / "lucca" / "pictures"

TITLES = (*(Message(f"picture-{name}") for name in ("table", "screen", "reckoning")), Message(OPENED))
"""What each picture is called."""

TABLE = (
    Message("picture-over"),
    Message("picture-won", {"seat": SEAT, "n": NUMBER}),
    Message("picture-asked-turn"),
    Message("picture-choosing"),
    Message("picture-round", {"n": NUMBER, "of": NUMBER}),
    Message("picture-last-round", {"n": NUMBER, "of": NUMBER}),
    Message("picture-pile", {"n": NUMBER}),
    Message("picture-palace", {"n": NUMBER}),
    Message("picture-has-chosen"),
    Message("picture-is-choosing"),
    Message("picture-new"),
)

LEGEND = tuple(Message(f"picture-means-{what}") for what in MEANT)

SCREEN = (
    Message("picture-screen-private"),
    Message("picture-screen-empty"),
    Message("picture-screen-keep"),
    Message("picture-screen-kept"),
    Message("picture-screen-is-kept"),
    Message("picture-screen-on-top"),
    Message("picture-screen-offers"),
    *(Message(f"picture-fate-{fate}") for fate in FATES),
    Message("picture-none"),
    Message("picture-screen-walls"),
    Message("picture-screen-discards"),
    Message("picture-screen-aside"),
    Message("picture-screen-worth"),
)

RECKONING = (
    Message("picture-reckoning-wins"),
    Message("picture-reckoning-by-number"),
    Message("picture-reckoning-points", {"n": NUMBER}),
    Message("picture-reckoning-sources"),
    Message("picture-reckoning-standing"),
    Message("picture-reckoning-total"),
    *(Message(f"picture-source-{name}") for name in SOURCES),
    Message("picture-reckoning-ending"),
    Message("picture-reckoning-fell"),
    Message("picture-reckoning-lowest"),
    Message("picture-reckoning-highest"),
    Message("picture-reckoning-kept", {"seat": SEAT}),
    Message("picture-reckoning-no-lowest"),
    Message("picture-reckoning-no-highest"),
)

MESSAGES = (*TITLES, *TABLE, *LEGEND, *SCREEN, *RECKONING, *DESCRIPTIONS)
