"""A seat at a table."""

import asyncio
import base64
import contextlib
import json
import os
import random
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .server import Refused, fetch
from .shapes import Info, Intent, Offer, View

OVER = {4401: "the seat is used elsewhere", 4403: "the table is broken", 4405: "nobody may look on any more"}
LATER = (4458, 4460, 4461, 4462, 4464, 4465)
"""Codes of refused joins that pass by."""


class Closed(Exception):
    """The connection is closed for good."""


class Table:
    """A seat at a table: what we see, what we say, and the way back after a lost connection."""

    def __init__(self, link: str, name: str, password: str | None = None) -> None:
        self._server, self.code = link.rstrip("/").rsplit("/t/", 1)
        self._name = name
        self._password = password
        # 32 bytes of our own open our seat, even if the first answer is lost with its connection.
        self.token = base64.urlsafe_b64encode(os.urandom(32)).decode().rstrip("=")
        self.player: str | None = None
        self.ruleset = ""
        self.info: Info | None = None
        self.view: View | None = None
        self._n = 0
        self._socket: ClientConnection | None = None
        self._pending: dict[int, tuple[dict[str, Any], asyncio.Future[dict[str, Any]]]] = {}
        self._offers: list[Offer] = []
        self._changed = asyncio.Condition()
        self._failure: Exception | None = None
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> "Table":
        await self._connect()
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: self.ruleset != "" and self.info is not None)
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if self._reader:
            self._reader.cancel()
        if self._socket:
            await self._socket.close()

    async def until(self, holds: Callable[[], bool]) -> None:
        """Waits until something holds; it is asked after every message. Raises what ended the connection for good."""
        async with self._changed:
            await self._changed.wait_for(lambda: self._failure is not None or holds())
        if self._failure is not None:
            raise self._failure

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Sends a message and waits for its answer, over lost connections, too. Raises Refused."""
        while True:
            self._n += 1
            n = self._n
            message = {"type": kind, "n": n, **fields}
            answered: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
            self._pending[n] = message, answered
            await self._send(message)
            answer = await answered
            if answer["type"] != "refused":
                return answer
            refusal = answer["refusal"]
            if refusal["why"] != "tooFast":
                raise Refused(refusal["text"], refusal["why"])
            # The server counts by the second.
            await asyncio.sleep(1)

    async def act(self, intent: Intent) -> int:
        """Returns the board's `seq` once the intent is carried out and written down. Raises Refused."""
        seq: int = (await self.say("intent", intent=intent))["seq"]
        return seq

    async def offers(self, *types: str) -> list[Offer]:
        """What we may do now: an entry for each type of intent, or for those that are named."""
        answer = await self.say("offers", **({"of": list(types)} if types else {}))
        # Where nothing has changed, the answer is the number of the one that it would repeat.
        if "same" not in answer:
            self._offers = answer["offers"]
        return self._offers

    async def play(self, choose: Callable[["Table", View], Awaitable[Intent | None]]) -> list[str]:
        """Plays to the end by a function from a view to an intent; null does what commits least. Returns the winners."""
        if self.player is None:
            raise Refused("all seats are taken")
        if self.info is None or self.info["stage"] == "lobby":
            # A table may begin by itself as soon as we sit.
            with contextlib.suppress(Refused):
                await self.say("ready", ready=True)
            await self.until(lambda: self.view is not None or self._may_start())
            if self.view is None:
                await self.say("start")
        while True:
            await self.until(lambda: self.view is not None and (self.view["asked"] or self._outcome() is not None))
            outcome, view = self._outcome(), self.view
            if outcome is not None:
                return outcome
            if view is None:
                continue
            intent = await choose(self, view) or view["least"]
            try:
                if intent is not None:
                    await self.act(intent)
            except Refused:
                # Somebody was quicker, or the intent was a mistake: what commits least is always legal.
                latest = self.view
                if latest and latest["seq"] == view["seq"] and latest["least"] not in (None, intent):
                    await self.act(latest["least"] or {})
                else:
                    await asyncio.sleep(0.1)

    def _outcome(self) -> list[str] | None:
        outcome = self.view["view"]["board"]["outcome"] if self.view else None
        return outcome["winners"] if outcome else None

    def _may_start(self) -> bool:
        info = self.info
        if info is None or info["stage"] != "lobby" or info["host"] != self.player:
            return False
        return len(info["seats"]) == info["capacity"] and all(seat["ready"] for seat in info["seats"])

    async def _connect(self) -> None:
        # JSON changes less than the library's own protocol, so we speak the version that this server does.
        health = await fetch(f"{self._server}/healthz")
        body: dict[str, Any] = {"name": self._name, "version": health.get("version"), "secret": self.token, "password": self._password}
        if self.ruleset:
            body["token"] = self.token
        place = await fetch(f"{self._server}/matchmake/joinById/{quote(self.code)}", body)
        if "room" not in place:
            raise Refused(place.get("error", "the server gives no seat"), place.get("code"))
        room = place["room"]
        address = f"{self._server}/{room['processId']}/{room['roomId']}?sessionId={place['sessionId']}&json=1"
        self._socket = await connect(address.replace("http", "ws", 1), max_size=None)

    async def _send(self, message: dict[str, Any]) -> None:
        try:
            if self._socket:
                await self._socket.send(json.dumps(message))
        except ConnectionClosed:
            # It is said again once we are back.
            pass

    async def _read(self) -> None:
        pause = 0.2
        try:
            while True:
                try:
                    if self._socket is None:
                        await self._connect()
                    while self._socket is not None:
                        await self._note(json.loads(await self._socket.recv()))
                        pause = 0.2
                except ConnectionClosed as closed:
                    code = closed.rcvd.code if closed.rcvd else 1006
                    if code in OVER:
                        raise Closed(OVER[code]) from None
                except Refused as refused:
                    if refused.why not in LATER:
                        raise
                except (OSError, InvalidHandshake):
                    pass
                self._socket = None
                await asyncio.sleep(pause * random.uniform(0.6, 1.4))
                pause = min(2 * pause, 5)
        except Exception as failure:
            await self._fail(failure)

    async def _fail(self, failure: Exception) -> None:
        self._failure = failure
        for _, answered in self._pending.values():
            answered.set_exception(failure)
        async with self._changed:
            self._changed.notify_all()

    async def _note(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "welcome":
            self.player, self.ruleset = message["player"], message["ruleset"]
            self.token = message["token"] or self.token
            self._n = max(self._n, message["n"])
            # What had no answer is said again under its number, so that it is carried out once.
            for n in sorted(self._pending):
                await self._send(self._pending[n][0])
        elif kind == "table":
            self.info = message["table"]
        elif kind == "view":
            self.view = {key: message[key] for key in View.__annotations__ if key in message}  # type: ignore[assignment]
        elif kind == "error":
            raise Refused(message["text"], message["code"])
        elif kind in ("accepted", "refused", "offers") and message["n"] in self._pending:
            self._pending.pop(message["n"])[1].set_result(message)
        async with self._changed:
            self._changed.notify_all()
