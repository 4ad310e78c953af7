"""Reads message files as Fluent’s own parser does, but by words: that one goes through every text letter by letter,
which is much of what the bot does while it starts."""

import re

from fluent.syntax import FluentParser
from fluent.syntax.ast import Identifier, TextElement
from fluent.syntax.parser import with_span
from fluent.syntax.stream import FluentParserStream

_PLAIN = re.compile(r"[^{}\r\n]*")
_NAME = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


class QuickParser(FluentParser):
    """The same syntax tree. What has an end of line of two letters is left to Fluent."""

    @with_span
    def get_text_element(self, ps: FluentParserStream) -> TextElement:
        found = _PLAIN.match(ps.string, ps.index)
        assert found is not None
        if ps.string[found.end() : found.end() + 1] == "\r":
            return super().get_text_element(ps)
        ps.index, ps.peek_offset = found.end(), 0
        return TextElement(found[0])

    @with_span
    def get_identifier(self, ps: FluentParserStream) -> Identifier:
        found = _NAME.match(ps.string, ps.index)
        if found is None:
            return super().get_identifier(ps)  # it says what is missing
        ps.index, ps.peek_offset = found.end(), 0
        return Identifier(found[0])
