#!/usr/bin/env python3
"""A bot for either game in plain Python: nothing but its standard library.

    python3 examples/bot.py http://localhost:2567/t/BCDFGH Ada

It asks for a seat by HTTP, then speaks JSON over a WebSocket (docs/bots.md). In the classic game it attacks where it may;
otherwise it does what commits it least. A lost connection is taken up again with the seat's token.
"""
import base64
import json
import os
import random
import socket
import ssl
import struct
import sys
import time
import urllib.error
import urllib.request
from urllib.parse import quote, urlsplit

OVER = (4401, 4403, 4405)  # the seat is used elsewhere; the table is broken; nobody may look on


class Closed(Exception):
    """The connection is gone; `code` says why."""

    def __init__(self, code):
        super().__init__(f"closed ({code})")
        self.code = code


class WebSocket:
    """The little of RFC 6455 that a client needs: texts, pings, the end."""

    def __init__(self, url):
        parts = urlsplit(url)
        secure = parts.scheme in ("https", "wss")
        self.socket = socket.create_connection((parts.hostname, parts.port or (443 if secure else 80)), timeout=30)
        if secure:
            self.socket = ssl.create_default_context().wrap_socket(self.socket, server_hostname=parts.hostname)
        self.file = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {parts.path}?{parts.query} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n\r\n".encode()
        )
        status = self.file.readline().decode().strip()
        while self.file.readline().strip():
            pass
        if " 101 " not in f"{status} ":
            raise ConnectionError(status or "no answer")

    def _frame(self, opcode, payload):
        mask = os.urandom(4)
        length = len(payload)
        head = bytes([0x80 | opcode])
        if length < 126:
            head += bytes([0x80 | length])
        elif length < 65536:
            head += bytes([0x80 | 126]) + struct.pack(">H", length)
        else:
            head += bytes([0x80 | 127]) + struct.pack(">Q", length)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload)))

    def send(self, message):
        self._frame(1, json.dumps(message).encode())

    def _read(self, count):
        data = self.file.read(count)
        if data is None or len(data) < count:
            raise Closed(1006)
        return data

    def receive(self):
        """The next message, as an object. Raises Closed when there is none any more."""
        text = b""
        while True:
            first, second = self._read(2)
            length = second & 0x7F
            if length == 126:
                (length,) = struct.unpack(">H", self._read(2))
            elif length == 127:
                (length,) = struct.unpack(">Q", self._read(8))
            payload = self._read(length)
            opcode = first & 0x0F
            if opcode == 8:
                raise Closed(struct.unpack(">H", payload[:2])[0] if len(payload) >= 2 else 1005)
            if opcode == 9:
                self._frame(10, payload)
            elif opcode in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)

    def close(self):
        try:
            self.file.close()
            self.socket.close()
        except OSError:
            pass


class Table:
    """A seat at a table: what we see, what we say, and the way back."""

    def __init__(self, link, name):
        self.server, self.code = link.rstrip("/").rsplit("/t/", 1)
        self.name = name
        # 32 bytes of our own that open our seat, even if the first answer is lost with its connection.
        self.token = base64.urlsafe_b64encode(os.urandom(32)).decode().rstrip("=")
        self.joined = False
        self.n = 0
        self.player = self.ruleset = self.table = self.view = None
        self.socket = None

    def connect(self):
        # JSON changes less than the library's own protocol, so we speak whatever version this server does.
        with urllib.request.urlopen(f"{self.server}/healthz", timeout=10) as response:
            version = json.load(response)["version"]
        body = {"name": self.name, "version": version, "secret": self.token}
        if self.joined:
            body["token"] = self.token
        request = urllib.request.Request(
            f"{self.server}/matchmake/joinById/{quote(self.code)}",
            json.dumps(body).encode(),
            {"content-type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=10) as response:
                place = json.load(response)
        except urllib.error.HTTPError as error:
            place = json.load(error)
        if "error" in place:
            raise PermissionError(place["error"])
        room = place["room"]
        self.socket = WebSocket(f"{self.server}/{room['processId']}/{room['roomId']}?sessionId={place['sessionId']}&json=1")

    def say(self, kind, **body):
        """Sends a message; its answer bears its number. `type` stands first."""
        self.n += 1
        self.socket.send({"type": kind, "n": self.n, **body})
        return self.n

    def messages(self):
        """Everything that the server says, over as many connections as it takes."""
        pause = 0.2
        while True:
            try:
                self.connect()
                while True:
                    message = self.socket.receive()
                    pause = 0.2
                    self.note(message)
                    yield message
            except Closed as closed:
                if closed.code in OVER:
                    raise
            except (OSError, ConnectionError) as error:
                if isinstance(error, PermissionError):
                    raise
            finally:
                if self.socket:
                    self.socket.close()
            print("the connection is gone; coming back", file=sys.stderr)
            time.sleep(pause * (0.6 + 0.8 * random.random()))
            pause = min(2 * pause, 5)

    def note(self, message):
        kind = message["type"]
        if kind == "welcome":
            self.joined = True
            self.player, self.ruleset = message["player"], message["ruleset"]
            self.token = message["token"] or self.token
            self.n = max(self.n, message["n"])
        elif kind == "table":
            self.table = message["table"]
        elif kind == "view":
            self.view = message["view"]


def attack(offers):
    """Some attack to control that is legal now, as an intent; None: there is none."""
    can = next((offer.get("can") for offer in offers if offer["type"] == "attack"), None) or {}
    attacks = [
        {"type": "attack", "kind": "control", "attacker": attacker["card"], "target": target, "aids": []}
        for attacker in can.get("attackers", [])
        for target in attacker.get("control", [])
    ]
    return random.choice(attacks) if attacks else None


class Bot:
    """Plays at a table: one question or intent at a time."""

    def __init__(self, table):
        self.table = table
        self.asked = self.least = None  # of the view that came last
        self.answering = None  # number of the intent or question that is on its way
        self.started = False

    def play(self):
        """Plays to the end. Returns who won."""
        for message in self.table.messages():
            getattr(self, f"on_{message['type']}", lambda _: None)(message)
            outcome = self.table.view and self.table.view["board"]["outcome"]
            if outcome:
                return outcome["winners"]

    def on_welcome(self, _):
        if self.table.player is None:
            raise SystemExit("all seats are taken")
        self.answering = None
        if self.table.view is None:
            self.table.say("ready", ready=True)

    def on_table(self, message):
        """The host starts once every seat is taken and everybody is ready."""
        table = message["table"]
        if table["stage"] != "lobby" or table["host"] != self.table.player or self.started:
            return
        if len(table["seats"]) == table["capacity"] and all(seat["ready"] for seat in table["seats"]):
            self.started = True
            self.table.say("start")

    def on_view(self, message):
        self.asked, self.least = message["asked"], message["least"]
        self.consider()

    def consider(self):
        if not self.asked or self.answering is not None:
            return
        if self.table.ruleset == "classic" and self.table.view["board"]["phase"] == "actions":
            self.answering = self.table.say("offers")
        elif self.least:
            self.answering = self.table.say("intent", intent=self.least)

    def on_offers(self, message):
        intent = attack(message["offers"]) if random.random() < 0.5 else None
        intent = intent or self.least
        self.answering = self.table.say("intent", intent=intent) if intent else None

    def on_accepted(self, message):
        """What an intent led to came before this."""
        if message["n"] == self.answering:
            self.answering = None
            self.consider()

    def on_refused(self, message):
        print(f"{message['refusal']['code']}: {message['refusal']['text']}", file=sys.stderr)
        if message["n"] == self.answering:
            # Somebody was quicker, or it was not legal after all: look again, a little later.
            self.answering = None
            time.sleep(0.1)
            self.table.say("sync")


if __name__ == "__main__":
    if len(sys.argv) < 2 or "/t/" not in sys.argv[1]:
        raise SystemExit("usage: bot.py LINK [NAME], the link like http://localhost:2567/t/BCDFGH")
    winners = Bot(Table(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "Python")).play()
    print(f"won by {', '.join(winners) or 'nobody'}")
