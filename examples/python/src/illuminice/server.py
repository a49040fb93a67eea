"""What is asked by HTTP."""

import asyncio
import json
import urllib.error
import urllib.request
from typing import Any


class Refused(Exception):
    """The server will not, and says why. `why` is for programs: a reason of the protocol, or the code of a refused join."""

    def __init__(self, text: str, why: str | int | None = None) -> None:
        super().__init__(text)
        self.why = why


def _fetch(url: str, body: dict[str, Any] | None) -> dict[str, Any]:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            answer: dict[str, Any] = json.load(response)
            return answer
    except urllib.error.HTTPError as error:
        try:
            answer = json.load(error)
            return answer
        except ValueError:
            raise ConnectionError(f"{url} answers with status {error.code}: is this a server of the game?") from None
    except ValueError:
        raise ConnectionError(f"{url} does not answer in JSON: is this a server of the game?") from None
    except OSError as error:
        raise ConnectionError(f"{url} cannot be reached: {getattr(error, 'reason', error)}") from None


async def fetch(url: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
    """The JSON that a server answers, refusals included. Raises ConnectionError, which names the server."""
    return await asyncio.to_thread(_fetch, url, body)


async def open_table(server: str, **order: Any) -> str:
    """Opens a table, by the fields of `POST /api/tables`. Returns its link."""
    server = server.rstrip("/")
    answer = await fetch(f"{server}/api/tables", order)
    if "refusal" in answer:
        raise Refused(answer["refusal"]["text"], answer["refusal"]["why"])
    return f"{server}/t/{answer['code']}"
