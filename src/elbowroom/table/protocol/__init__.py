"""Everything that goes over the wire, both ways, as types (docs/protocol.md).

`tools/make_protocol.py` makes the page's `protocol.ts` and the tables of docs/protocol.md from them: a field is written
down here once, with a sentence below it where its name does not say enough.
"""
