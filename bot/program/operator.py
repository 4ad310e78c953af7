"""What `paravent run` and `paravent doctor` do, and the sentences for what keeps them from it."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import aclosing, contextmanager

from bot.program import logs, run
from bot.program.doctor import TOKENS, Finding, examine
from bot.program.doctor_live import rehearse
from bot.program.dotenv import FILE, NotText, is_open
from bot.program.settings import NotAToken, NoToken, Settings, UnknownSetting, WrongAddress, WrongSetting, WrongToken
from engine.core.values.texts import Text
from engine.terminal.console.command import FAILED, OK, Call
from engine.terminal.console.layout import bullets, paragraph
from engine.terminal.console.voice import Mistake, TerminalVoice

log = logging.getLogger("paravent")

MARKS = {"fine": "ok ", "look": "?  ", "wrong": "XX "}


class NotSet(Mistake):
    """A setting is missing or wrong: to start again would change nothing."""

    code = 78


class NotNow(Mistake):
    """Discord cannot be reached: later it may."""

    code = 69


def run_bot(call: Call) -> int:
    """Until somebody asks it to end."""
    with explained():
        settings = _settings(call)
        settings.secret()
        logs.begin(settings.log_level, settings.log_format)
        if is_open(FILE):
            log.warning("others on this machine can read %s, which holds the token: chmod 600 %s", FILE, FILE)
        _ = call.games  # a wrong --root is a mistake to be told before anything is opened
        asyncio.run(run.run(settings, call.roots, sync_anyway=call.args.sync))
    return OK


@contextmanager
def explained() -> Iterator[None]:
    """What keeps the bot from running, each with one clear sentence."""
    try:
        with _token_explained():
            yield
    except WrongAddress as error:
        raise NotSet("not-set", problem=str(error)) from None
    except WrongSetting as error:
        raise NotSet("wrong-setting", name=error.name, legal=error.legal) from None
    except UnknownSetting as error:
        raise NotSet("unknown-setting", name=error.name, near=error.near) from None
    except NotText:
        raise NotSet("not-text", path=str(FILE)) from None
    except run.Unreachable as error:
        raise NotNow("unreachable", problem=str(error)) from None


@contextmanager
def _token_explained() -> Iterator[None]:
    """There is none, it can be none, it belongs elsewhere, or Discord does not know it."""
    try:
        yield
    except NoToken:
        raise NotSet("no-token", path=str(FILE)) from None
    except NotAToken:
        raise NotSet("not-a-token") from None
    except WrongToken as error:
        raise NotSet("not-set", problem=str(error)) from None
    except run.TokenRefused:
        raise NotSet("token-refused") from None


def _settings(call: Call) -> Settings:
    return Settings.read().model_copy(update={"database": call.args.database})


def run_doctor(call: Call) -> int:
    """Say what is fine and what is not; 78 if the token has to be mended, 1 if something else."""
    if call.args.live and (call.args.server is None or call.args.channel is None):
        raise Mistake("live-where")
    with explained():
        settings = _settings(call)
        logs.begin("error", settings.log_format)
        wrong = asyncio.run(_examined(call, settings))
    call.console.say(paragraph(call.voice.tell("doctor-wrong" if wrong else "doctor-fine")))
    if any(key in TOKENS for key in wrong):
        return NotSet.code
    return FAILED if wrong else OK


async def _examined(call: Call, settings: Settings) -> list[str]:
    wrong = await _said(call, examine(settings, call.args.to))
    if call.args.live and not wrong:
        where = (settings.secret(), call.args.server, call.args.channel)
        wrong = await _said(call, rehearse(settings, *where, lambda key: call.voice.tell(f"doctor-{key}")))
    return wrong


async def _said(call: Call, findings: AsyncIterator[Finding]) -> list[str]:
    """Each as soon as it is known; which of them are wrong."""
    wrong = []
    async with aclosing(findings) as each:  # type: ignore[type-var]
        async for finding in each:
            call.console.say(bullets([_words(call.voice, finding)], MARKS[finding.level]))
            if finding.level == "wrong":
                wrong.append(finding.key)
    return wrong


def _words(voice: TerminalVoice, finding: Finding) -> str:
    """A fault of the file has words of its own, and so has what the other commands say as well."""
    key = finding.key if finding.key.startswith(("fault-", "terminal-")) else f"terminal-doctor-{finding.key}"
    return voice.say(Text(key, finding.params))
