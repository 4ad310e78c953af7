"""The Palaces of Carrara, as a table of contents."""

from engine.core.game import Declares, GameDefinition, Plays, Proves, Shows, Stage
from engine.core.learning import Lesson, Topic
from engine.games.carrara import means
from engine.games.carrara.computer.choosing import computer
from engine.games.carrara.data import (
    CATEGORIES,
    CITIES,
    COLOURS,
    FACTS,
    HOME,
    OBJECTS,
    SCORABLE,
    SECTIONS,
    SPACES,
    TYPES,
)
from engine.games.carrara.forms import CHOICES, DECISIONS, MAY, VERBS
from engine.games.carrara.initial import CARD_COLOURS, RULES_VERSION, initial
from engine.games.carrara.labels.base import foresee, label
from engine.games.carrara.migrations import MIGRATIONS
from engine.games.carrara.reasons.base import why_not
from engine.games.carrara.reasons.declared import REFUSALS
from engine.games.carrara.redeal import census, faults, plant, redeal
from engine.games.carrara.rules.book import RULES
from engine.games.carrara.rules.events import EVENTS
from engine.games.carrara.scoring import SOURCES, scores, winners
from engine.games.carrara.show.base import show_screen, show_table
from engine.games.carrara.state import CarraraOptions, CarraraState
from engine.games.carrara.tell.base import tell
from engine.games.carrara.tell.declared import MESSAGES
from engine.games.carrara.views import ScreenView, TableView

NUMBERS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")
"""Of the cards. There is no bonus card I."""

GROUPS = {
    "colour": COLOURS,
    "section": SECTIONS,
    "city": CITIES,
    "type": TYPES,
    "object": OBJECTS,
    "scorable": SCORABLE,
    "category": CATEGORIES,
    "space": SPACES,
    "card": CARD_COLOURS,
    "number": NUMBERS,
    "top-card": NUMBERS[:6],
    "object-card": NUMBERS[:8],
    "building-card": NUMBERS,
    "bonus-card": NUMBERS[1:],
}

TOPICS = (
    Topic("aim", "table"),
    Topic("wheel", "wheel"),
    Topic("building", "screen"),
    Topic("scoring", "board"),
    Topic("objects"),
    Topic("end", "objectives"),
    Topic("reckoning", "reckoning"),
    Topic("screen", "screen"),
    Topic("expansion", "table"),
    Topic("eights", "board"),
    Topic("cards", "objectives"),
    Topic("object-cards"),
    Topic("building-cards"),
    Topic("bonus-cards", "reckoning"),
    Topic("reconstructed"),
)

LESSONS = (
    Lesson("turn", "aim"),
    Lesson("turn.turn", "wheel"),
    Lesson("take", "wheel"),
    Lesson("take.section", "wheel"),
    Lesson("take.blocks", "wheel"),
    Lesson("build", "building"),
    Lesson("build.building", "building"),
    Lesson("build.city", "building"),
    Lesson("build.blocks", "building"),
    Lesson("score", "scoring"),
    Lesson("score.what", "scoring"),
    Lesson("announce", "end"),
    Lesson("relief", "wheel"),
    Lesson("skip", "end"),
    Lesson("wider-turn", "expansion"),
    Lesson("wider-turn.turn", "wheel"),
    Lesson("wider-turn.take", "expansion"),
    Lesson("eight", "eights"),
    Lesson("eight.type", "eights"),
    Lesson("eight.city", "building"),
    Lesson("eight.upgrade", "eights"),
    Lesson("improve", "expansion"),
    Lesson("improve.old", "expansion"),
    Lesson("improve.building", "expansion"),
    Lesson("improve.upgrade", "eights"),
)


def longest(seats: int) -> int:
    """At most 180 takings (42 blocks, and with the expansion 138 returned by building), each after up to three reliefs;
    36 buildings, 6 scorings a seat, and a round of reliefs around each of these; two steps a turn, one announcement."""
    takings, deeds = 42 + 138, 36 + 6 * seats
    return 2 * (takings * 4 + deeds * (seats + 1)) + 1


GAME: GameDefinition[CarraraState, CarraraOptions, TableView, ScreenView] = GameDefinition(
    name="carrara",
    home=HOME,
    stage=Stage.BETA,
    flagship=True,
    declares=Declares(
        players=range(2, 5),
        options=CarraraOptions,
        rules_version=RULES_VERSION,
        facts=FACTS,
        migrations=MIGRATIONS,
        state_type=CarraraState,
        table_type=TableView,
        screen_type=ScreenView,
        verbs=VERBS,
        decisions=DECISIONS,
        events=EVENTS,
        refusals=REFUSALS,
        sources=SOURCES,
        groups=GROUPS,
        counted=("colour", "object"),
        topics=TOPICS,
        lessons=LESSONS,
        messages=(*MESSAGES, *means.MESSAGES),
    ),
    plays=Plays(
        initial=initial,
        may=MAY,
        choices=CHOICES,
        apply=RULES,
        label=label,
        foresee=foresee,
        why_not=why_not,
        computer=computer,
        longest=longest,
    ),
    shows=Shows(
        show_table=show_table,
        show_screen=show_screen,
        tell=tell,
        means=means.means,
        scores=scores,
        winners=winners,
    ),
    proves=Proves(census=census, faults=faults, redeal=redeal, plant=plant),
)
