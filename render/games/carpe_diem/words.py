"""The words on Carpe Diem's pictures and in their descriptions; the texts are in `data/carpe_diem/pictures`."""

from importlib.resources import files

from engine.core.values.texts import NUMBER, SEAT, Message
from render.core.contract import OPENED
from render.games.carpe_diem.described.words import DESCRIPTIONS
from render.games.carpe_diem.district.marks import MARKS
from render.games.carpe_diem.heading import ASKED
from render.games.carpe_diem.legend import ITEMS
from render.games.carpe_diem.ranking import SOURCES

HOME = files("data") / "carpe_diem" / "pictures"

TITLES = (
    *(Message(f"picture-{name}") for name in ("table", "district", "cards", "screen", "reckoning")),
    Message(OPENED),
)
"""What each picture is called."""

HEAD = (
    Message("picture-over"),
    Message("picture-won", {"seat": SEAT, "n": NUMBER}),
    *(Message(f"picture-asks-{kind}", {"seat": SEAT}) for kind in ASKED),
    *(Message(f"picture-asked-{kind}") for kind in ASKED),
    Message("picture-phase", {"n": NUMBER, "of": NUMBER, "round": NUMBER}),
)

TABLE = (
    *(Message(f"picture-pile-{what}") for what in ("white", "black", "fountains", "box")),
    Message("picture-row"),
    Message("picture-track"),
    Message("picture-cards-how"),
    Message("picture-new"),
)

LEGEND = (
    *(Message(f"picture-means-{what}") for what in ITEMS),
    *(Message(f"picture-marks-{mark}") for mark in MARKS),
)

DISTRICT = (Message("picture-district-counts"),)

CARDS = (
    Message("picture-cards-times", {"n": NUMBER}),
    Message("picture-cards-fails", {"n": NUMBER}),
)

SCREEN = (
    Message("picture-screen-private"),
    Message("picture-screen-opened"),
    Message("picture-screen-empty"),
    Message("picture-screen-reach"),
    Message("picture-screen-hand"),
    Message("picture-screen-ways"),
    Message("picture-screen-cells"),
    Message("picture-screen-lies"),
    Message("picture-screen-store"),
    Message("picture-screen-fountains"),
    Message("picture-screen-no-fountains"),
    Message("picture-screen-under"),
    Message("picture-screen-worth"),
)

RECKONING = (
    Message("picture-reckoning-wins"),
    Message("picture-reckoning-by-track"),
    Message("picture-reckoning-points", {"n": NUMBER}),
    Message("picture-reckoning-sources"),
    Message("picture-reckoning-standing"),
    Message("picture-reckoning-total"),
    *(Message(f"picture-source-{name}") for name in SOURCES),
    Message("picture-reckoning-ending"),
    Message("picture-reckoning-no-tasks"),
)

MESSAGES = (*TITLES, *HEAD, *TABLE, *LEGEND, *DISTRICT, *CARDS, *SCREEN, *RECKONING, *DESCRIPTIONS)
