"""What other programs show of a link to this page: Open Graph tags in the language of whoever asks."""

from __future__ import annotations

import re
from html import escape

from starlette.requests import Request

from elbowroom.locale import languages, texts_in

PICTURE = "preview.jpg"
PICTURE_SIZE = (1200, 630)
_HOST = re.compile(r"(?:[\w.-]+|\[[0-9A-Fa-f:.]+\])(?::\d+)?", re.ASCII)
_TITLES = {"table": "preview-table", "replay": "preview-replay"}  # by the first part of the path


def language_of(request: Request) -> str:
    """The first language of a request's list that there are texts in; English if there is none."""
    for part in request.headers.get("accept-language", "")[:200].split(","):
        language = part.partition(";")[0].strip().lower().partition("-")[0]
        if language in languages():
            return language
    return "en"


def tags(request: Request) -> str:
    """The tags for the page's head; none where the address that was asked for is no proper one."""
    host = request.headers.get("host", "")
    if not _HOST.fullmatch(host):
        return ""
    root = f"{request.url.scheme}://{host}"
    texts = texts_in(language_of(request))
    path = request.url.path
    width, height = PICTURE_SIZE
    facts = {
        "og:type": "website",
        "og:site_name": "Elbowroom",
        "og:locale": texts.language,
        "og:url": root + path,
        "og:title": texts.get(_TITLES.get(path.split("/")[1], "preview-title")),
        "og:description": texts.get("preview-text"),
        "og:image": f"{root}/{PICTURE}",
        "og:image:type": "image/jpeg",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": texts.get("preview-picture"),
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]
    return "".join(f"    {line}\n" for line in [*lines, '<meta name="twitter:card" content="summary_large_image" />'])
