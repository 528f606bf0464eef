"""What browsers load: the client, the rules and the texts."""

from __future__ import annotations

import gzip
from functools import cache, lru_cache
from hashlib import blake2s
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from fourwinds.core import registry
from fourwinds.core.messages import Unusable
from fourwinds.server.problems import Refuse
from fourwinds.texts.files import LANGUAGES, source
from fourwinds.texts.files import rules as read_rules

STATIC: Final = Path(__file__).parent / "static"
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
FILES: Final = 1000
"""Files and texts that are kept packed."""
UNBUILT: Final = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Fourwinds</title>
<h1>Fourwinds</h1><p>The server runs, but the browser client has not been built yet.
In a clone, run <code>make play</code>, or <code>npm ci && npm run build</code> in the folder <code>web</code>.</p>
"""


def client(request: Request) -> Response:
    """A file of the client; any other path is a page of the client, which finds its way itself."""
    path: str = request.path_params["path"]
    found = _file(path)
    if found is None and "." in path.rpartition("/")[2]:
        raise HTTPException(404)
    found = found or _file("index.html")
    if found is None:
        return HTMLResponse(UNBUILT)
    kind = guess_type(found.name)[0] or "application/octet-stream"
    cache = FOREVER if STATIC.resolve() / "assets" in found.parents else FRESH
    return packed(request, _read(found, found.stat().st_mtime_ns), kind, cache)


def _file(path: str) -> Path | None:
    """A file of the client, and of nothing else."""
    if "\0" in path:
        return None
    found = (STATIC / path).resolve()
    return found if found.is_relative_to(STATIC.resolve()) and found.is_file() else None


@lru_cache(maxsize=FILES)
def _read(path: Path, changed: int) -> bytes:
    """A file's contents, read once for each time it was changed."""
    return path.read_bytes()


def rules(request: Request) -> Response:
    """The rules of a game in our words, in the language if they are there, else in English."""
    game, language = request.path_params["game"], request.query_params.get("language", "en")
    if language not in LANGUAGES:
        raise Refuse(400, "problem-unknown-language", f"known languages: {', '.join(LANGUAGES)}")
    try:
        registry.find(game)
    except Unusable as error:
        raise Refuse(404, "problem-unknown-game", str(error)) from error
    return packed(request, read_rules(game, language).encode(), "text/markdown")


def texts(request: Request) -> Response:
    """All texts of a language."""
    language = request.path_params["language"]
    if language not in LANGUAGES:
        raise Refuse(404, "problem-unknown-language", f"known languages: {', '.join(LANGUAGES)}")
    return packed(request, _texts(language), "text/plain")


@cache
def _texts(language: str) -> bytes:
    owners = ("", *registry.games())
    return "\n".join(source(owner, language) for owner in owners).encode()


def packed(request: Request, body: bytes, kind: str, cache: str = FRESH) -> Response:
    """What is the same for everybody: packed once, and not sent to a browser that has it already."""
    small, tag = _packed(body)
    fits = small is not None and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"ETag": f'"{tag}-gzip"' if fits else f'"{tag}"', "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if headers["ETag"] in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if fits:
        headers["Content-Encoding"] = "gzip"
    return Response(small if fits else body, headers=headers, media_type=kind)


@lru_cache(maxsize=FILES)
def _packed(body: bytes) -> tuple[bytes | None, str]:
    """The contents compressed, if that makes them smaller, and a tag made of them."""
    small = gzip.compress(body, mtime=0)
    return small if len(small) < len(body) else None, blake2s(body, digest_size=12).hexdigest()
