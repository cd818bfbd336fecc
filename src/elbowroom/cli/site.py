"""`elbowroom site`: the page as plain files."""

from __future__ import annotations

import argparse
from pathlib import Path

from elbowroom.locale import negotiate, texts_in

from .arguments import Parser, UsageError


def add_site(parser: Parser) -> None:
    """Where to, and below which path it will be served."""
    parser.add_argument("folder", metavar="FOLDER", help=parser.about("site-folder"))
    parser.add_argument("--base", metavar="PATH", default="/", help=parser.about("site-base"))
    parser.add_language()


def site(options: argparse.Namespace) -> int:
    """Write it, and say so."""
    from elbowroom.server.site import NoSite, write_site

    if "\0" in options.folder:
        raise UsageError("cli-zero-byte")
    try:
        files = write_site(Path(options.folder), options.base)
    except NoSite as problem:
        raise UsageError(problem.why, **problem.details) from problem
    print(texts_in(negotiate(options.lang)).get("site-written", folder=options.folder, files=files))
    return 0
