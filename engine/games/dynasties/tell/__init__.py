"""The view in words: `described` has the parts of which lines and labels are made, `sections` the lines."""

from engine.games.dynasties.tell.sections import MESSAGES as MESSAGES
from engine.games.dynasties.tell.sections import tell as tell
