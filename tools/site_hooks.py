"""What mkdocs calls while it builds the documents' site (mkdocs.yml)."""

from __future__ import annotations

import os
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files

from tools.notebooks import NOTEBOOKS, NotebookError, page_of
from tools.site_pages import FROM_THE_ROOT, ROOT, for_the_site, reference_pages

_REPOSITORY = os.environ.get("ELBOWROOM_REPOSITORY", "").rstrip("/")
_SOURCES = {f"{page}.md": name for name, page in FROM_THE_ROOT.items() if name != "README.md"}
"""Pages whose document is not in docs/."""
_notebooks: dict[str, Future[str]] = {}


def on_files(files: Files, config: Any) -> Files:
    """Add the pages that docs/ does not have; the notebooks are run meanwhile."""
    runner = ThreadPoolExecutor(1)
    for path in NOTEBOOKS:
        name = f"notebooks/{path.stem}.md"
        _notebooks[name] = runner.submit(page_of, path)
        files.append(File.generated(config, name, content=""))
    runner.shutdown(wait=False)
    for page, name in _SOURCES.items():
        files.append(File.generated(config, page, content=(ROOT / name).read_text("utf-8")))
    for page, text in reference_pages().items():
        files.append(File.generated(config, f"{page}.md", content=text))
    files.append(File.generated(config, "icon.svg", abs_src_path=str(ROOT / "web/public/icon.svg")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """A document as the site shows it."""
    name: str = page.file.src_uri
    if name.startswith("api/"):
        return markdown
    if name in _notebooks:
        try:
            markdown = _notebooks[name].result()
        except NotebookError as error:
            raise PluginError(str(error)) from None
    return for_the_site(markdown, _SOURCES.get(name, f"docs/{name}"), name, _REPOSITORY)
