"""The rules as a table of contents: what each verb does."""

from engine.core.groups import Apply
from engine.games.carrara.rules.announcing import announce, skip
from engine.games.carrara.rules.building import build
from engine.games.carrara.rules.eights import build_eight
from engine.games.carrara.rules.improving import improve
from engine.games.carrara.rules.scoring import score
from engine.games.carrara.rules.wheel import relief, take, turn
from engine.games.carrara.state import CarraraState

RULES: dict[str, Apply[CarraraState]] = {
    "turn": turn,
    "take": take,
    "build": build,
    "eight": build_eight,
    "improve": improve,
    "score": score,
    "announce": announce,
    "relief": relief,
    "skip": skip,
}
