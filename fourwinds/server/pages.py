"""What browsers load: the client, the rules and the texts."""

from __future__ import annotations

from functools import cache
from hashlib import blake2s
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from fourwinds.core import registry
from fourwinds.core.messages import Unusable
from fourwinds.server.problems import Refuse
from fourwinds.texts.files import LANGUAGES, source
from fourwinds.texts.files import rules as read_rules

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
UNBUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Fourwinds</title>
<h1>Fourwinds</h1><p>The server runs, but the browser client has not been built yet.
In a clone, run <code>make play</code>, or <code>npm ci && npm run build</code> in the folder <code>web</code>.</p>
"""


def client(request: Request) -> Response:
    """A file of the client; any other path is a page of the client, which finds its way itself."""
    path: str = request.path_params["path"]
    found = _file(path)
    if found is not None:
        hashed = path.startswith("assets/")
        return FileResponse(found, headers={"Cache-Control": FOREVER if hashed else "no-cache"})
    if "." in path.rpartition("/")[2]:
        raise HTTPException(404)
    index = _file("index.html")
    return FileResponse(index, headers={"Cache-Control": "no-cache"}) if index else HTMLResponse(UNBUILT)


def _file(path: str) -> Path | None:
    """A file of the client, and of nothing else."""
    if "\0" in path:
        return None
    found = (STATIC / path).resolve()
    return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None


def rules(request: Request) -> Response:
    """The rules of a game in our words, in the language if they are there, else in English."""
    game, language = request.path_params["game"], request.query_params.get("language", "en")
    if language not in LANGUAGES:
        raise Refuse(400, "problem-unknown-language", f"known languages: {', '.join(LANGUAGES)}")
    try:
        registry.find(game)
    except Unusable as error:
        raise Refuse(404, "problem-unknown-game", str(error)) from error
    return _cached(request, read_rules(game, language), "text/markdown")


def texts(request: Request) -> Response:
    """All texts of a language."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refuse(404, "problem-unknown-language", f"known languages: {', '.join(LANGUAGES)}")
    return _cached(request, _texts(language), "text/plain")


@cache
def _texts(language: str) -> str:
    owners = ("", *registry.games())
    return "\n".join(source(owner, language) for owner in owners)


def _cached(request: Request, text: str, kind: str) -> Response:
    """The text under a tag made of its contents; a browser that has it already gets nothing."""
    tag = f'"{blake2s(text.encode(), digest_size=12).hexdigest()}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return PlainTextResponse(text, headers=headers, media_type=kind)
