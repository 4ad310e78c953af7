"""The words on Dynasties' pictures and in their descriptions; the texts are in `data/dynasties/pictures`."""

from importlib.resources import files

from engine.core.values.texts import NUMBER, SEAT, Message, term
from render.core.contract import OPENED
from render.games.dynasties.described.words import DESCRIPTIONS
from render.games.dynasties.heading import ASKED
from render.games.dynasties.legend import GOODS, THINGS
from render.games.dynasties.ranking import SOURCES
from render.games.dynasties.screen.hand import ICONS, SPECIALS
from render.games.dynasties.screen.scores import KINDS

HOME = files("data") / "dynasties" / "pictures"

TITLES = (
    *(Message(f"picture-{name}") for name in ("table", "court", "screen", "reckoning")),
    Message(OPENED),
)
"""What each picture is called."""

HEAD = (
    Message("picture-over"),
    Message("picture-won", {"seat": SEAT, "n": NUMBER}),
    Message("picture-shared", {"n": NUMBER}),
    *(Message(f"picture-asks-{kind}", {"seat": SEAT}) for kind in ASKED),
    *(Message(f"picture-asked-{kind}") for kind in ASKED),
    Message("picture-all", {"n": NUMBER}),
    Message("picture-round", {"n": NUMBER, "of": NUMBER}),
)

WED = {"seat": SEAT, "other": SEAT, "city": term("city")}
TABLE = (
    *(Message(f"picture-{part}") for part in ("ships", "characters", "track", "bonus", "passed", "new")),
    Message("picture-division", {"seat": SEAT, "other": SEAT, "ship": term("ship")}),
    Message("picture-dice-rolled"),
    Message("picture-dice-apart", WED),
    Message("picture-dice-dowry", WED),
    Message("picture-dice-owned"),
)

LEGEND = tuple(Message(f"picture-means-{what}") for what in (*GOODS, *THINGS))

COURT = (
    Message("picture-court-characters"),
    Message("picture-piles"),
    Message("picture-played", {"n": NUMBER}),
    Message("picture-no-free-cities"),
)

SCREEN = (
    Message("picture-screen-private"),
    Message("picture-screen-opened"),
    Message("picture-screen-empty"),
    Message("picture-screen-hand", {"n": NUMBER}),
    Message("picture-screen-looked"),
    Message("picture-screen-scores"),
    Message("picture-screen-scores-over"),
    Message("picture-screen-books"),
    Message("picture-screen-under"),
    *(Message(f"picture-icon-{icon}") for icon in ICONS),
    *(Message(f"picture-special-{special}") for special in SPECIALS),
    *(Message(f"picture-score-{kind}") for kind in KINDS),
)

RECKONING = (
    *(Message(f"picture-reckoning-{how}") for how in ("wins", "by-goods", "shared")),
    Message("picture-reckoning-points", {"n": NUMBER}),
    Message("picture-reckoning-sources"),
    Message("picture-reckoning-standing"),
    Message("picture-reckoning-total"),
    Message("picture-reckoning-regions"),
    *(Message(f"picture-source-{name}") for name in SOURCES),
)

MESSAGES = (*TITLES, *HEAD, *TABLE, *LEGEND, *COURT, *SCREEN, *RECKONING, *DESCRIPTIONS)
