"""Reads message files as Fluent’s own parser does, but by words: that one goes through every text letter by letter,
which is much of what the bot does while it starts."""

import re

from fluent.syntax import FluentParser
from fluent.syntax.ast import EntryType, Identifier, TextElement
from fluent.syntax.parser import with_span
from fluent.syntax.stream import FluentParserStream

_PLAIN = re.compile(r"[^{}\n]*")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
_BLANK = re.compile(r" *")
_BLANKS = re.compile(r"[ \n]*")


class _Stream(FluentParserStream):
    """A text in which each line ends with one letter, so that none has to be looked at with the next."""

    def char_at(self, offset: int) -> str | None:
        return self.string[offset] if offset < len(self.string) else None

    @property
    def current_char(self) -> str | None:
        return self.string[self.index] if self.index < len(self.string) else None

    @property
    def current_peek(self) -> str | None:
        at = self.index + self.peek_offset
        return self.string[at] if at < len(self.string) else None

    def next(self) -> str | None:
        self.peek_offset = 0
        self.index += 1
        return self.current_char

    def peek(self) -> str | None:
        self.peek_offset += 1
        return self.current_peek

    def peek_blank_inline(self) -> str:
        return self._peeked(_BLANK)

    def peek_blank(self) -> None:
        self._peeked(_BLANKS)

    def _peeked(self, what: re.Pattern[str]) -> str:
        found = self.matched(what, self.peek_offset)
        assert found is not None
        self.peek_offset += len(found)
        return found

    def matched(self, what: re.Pattern[str], ahead: int = 0) -> str | None:
        found = what.match(self.string, self.index + ahead)
        return found[0] if found else None

    def take(self, text: str) -> None:
        """Go on behind this, which stands here."""
        self.index, self.peek_offset = self.index + len(text), 0


class QuickParser(FluentParser):
    """The same syntax tree."""

    def get_entry_or_junk(self, ps: FluentParserStream) -> EntryType:
        if "\r" in ps.string:
            return super().get_entry_or_junk(ps)
        quick = _Stream(ps.string)
        quick.index = ps.index
        entry = super().get_entry_or_junk(quick)
        ps.index, ps.peek_offset = quick.index, 0
        return entry

    @with_span
    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        if not isinstance(ps, _Stream):
            return super().get_text_element(ps)
        text = ps.matched(_PLAIN) or ""
        ps.take(text)
        return TextElement(text)

    @with_span
    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        name = ps.matched(_NAME) if isinstance(ps, _Stream) else None
        if name is None:
            return super().get_identifier(ps)  # which says what is missing
        assert isinstance(ps, _Stream)
        ps.take(name)
        return Identifier(name)
