"""`paravent games`: the games there are, for how many, and how far they have come."""

from argparse import ArgumentParser

from engine.core.game import AnyGame
from engine.core.values.texts import Text
from engine.terminal.console.command import OK, Call, Command
from engine.terminal.console.layout import listing
from engine.terminal.console.voice import Mistake, TerminalVoice


def arguments(parser: ArgumentParser, voice: TerminalVoice) -> None:
    """Nothing can be said after `games`."""


def run(call: Call) -> int:
    """List them."""
    if not call.games:
        raise Mistake("no-games")
    call.console.say(listing([_row(TerminalVoice(call.voice.language, game), game) for game in call.games.values()]))
    return OK


def _row(voice: TerminalVoice, game: AnyGame) -> tuple[str, ...]:
    players = voice.tell("players", least=game.declares.players[0], most=game.declares.players[-1])
    about = f"{voice.say(Text('game-name'))}. {voice.say(Text('game-blurb'))}"
    return game.name, players, voice.tell(f"stage-{game.stage.value}"), about


COMMAND = Command("games", arguments, run)
