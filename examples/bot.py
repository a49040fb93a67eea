#!/usr/bin/env python3
"""A bot for either game in plain Python: nothing but its standard library.

    python3 examples/bot.py http://localhost:2567/t/BCDFGH Ada      # takes a seat at a table
    python3 examples/bot.py http://localhost:2567 Ada inwo 3        # opens one of this game, with so many seats

It asks for a seat by HTTP, then speaks JSON over a WebSocket (docs/bots.md). It attacks where it may, and takes over what it may
in INWO; otherwise it does what commits it least. A lost connection is taken up again with the seat's token.
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

OVER = {4401: "the seat is used elsewhere", 4403: "the table is broken", 4405: "nobody may look on any more"}
LATER = (4458, 4460, 4461, 4462, 4464, 4465)  # refusals of a join that pass by
SIDES = ("top", "right", "bottom", "left")
TRIES = 24  # intents of INWO that are tried in one turn and phase


class Closed(Exception):
    """The connection is gone; `code` says why."""

    def __init__(self, code):
        super().__init__(f"closed ({code})")
        self.code = code


class Refused(Exception):
    """The server will not have us, and says why."""

    def __init__(self, text, code=None):
        super().__init__(text)
        self.code = code


def fetch(url, body=None):
    """What a server answers, as JSON; refusals, too. Raises ConnectionError that names the server and what kept us from it."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"content-type": "application/json"})
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        try:
            return json.load(error)
        except ValueError:
            raise ConnectionError(f"{url} answers with status {error.code}: is this a server of the game?") from None
    except ValueError:
        raise ConnectionError(f"{url} does not answer in JSON: is this a server of the game?") from None
    except OSError as error:
        raise ConnectionError(f"{url} cannot be reached: {getattr(error, 'reason', error)}") from None


def open_table(server, order):
    """Opens a table. Returns its link."""
    answer = fetch(f"{server}/api/tables", order)
    if "refusal" in answer:
        raise Refused(answer["refusal"]["text"])
    return f"{server}/t/{answer['code']}"


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
        version = fetch(f"{self.server}/healthz").get("version")
        body = {"name": self.name, "version": version, "secret": self.token}
        if self.joined:
            body["token"] = self.token
        place = fetch(f"{self.server}/matchmake/joinById/{quote(self.code)}", body)
        if "room" not in place:
            raise Refused(place.get("error", "the server gives no seat"), place.get("code"))
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
            except Refused as refused:
                if not self.joined or refused.code not in LATER:
                    raise
            except OSError:
                # A first connection that never was is none to come back to.
                if not self.joined:
                    raise
            finally:
                if self.socket:
                    self.socket.close()
            if self.joined:
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


def candidates(offers, kind):
    """What an offer can name, or nothing if it is refused."""
    return next((offer.get("can") for offer in offers if offer["type"] == kind), None) or {}


def classic_wishes(offers):
    """Attacks to control that are legal now."""
    return [
        {"type": "attack", "kind": "control", "attacker": attacker["card"], "target": target, "aids": []}
        for attacker in candidates(offers, "attack").get("attackers", [])
        for target in attacker["control"]
    ]


def inwo_wishes(view, offers):
    """What could be done in one's own turn. The offers name what may be named first; the rest is tried: a refusal costs nothing."""
    board, mine, me = view["board"], view["mine"], view["player"]
    cards = board["cards"].values()
    own = [card["id"] for card in cards if card["owner"] == me and card["zone"] == "structure"]
    if board["phase"] == "start":
        draws = [{"type": kind} for kind in ("drawPlot", "drawGroup") if "cards" in candidates(offers, kind)]
        takeovers = [
            {"type": "takeOver", "card": card, "onto": onto, "arrow": arrow}
            for card in candidates(offers, "takeOver").get("cards", [])
            for onto in own
            for arrow in SIDES
        ]
        random.shuffle(takeovers)
        return draws + takeovers
    targets = [{"target": card["id"], "fromHand": True} for card in mine["groups"]]
    targets += [{"target": card["id"]} for card in cards if card["owner"] != me and card["zone"] in ("structure", "middle")]
    attacks = [
        {"type": "attack", "kind": "control", "attacker": attacker, **target}
        for attacker in candidates(offers, "attack").get("cards", [])
        for target in targets
    ]
    random.shuffle(attacks)
    return attacks


class Bot:
    """Plays at a table: one question or intent at a time."""

    def __init__(self, table):
        self.table = table
        self.asked = self.least = None  # of the view that came last
        self.answering = None  # number of the intent or question that is on its way
        self.started = False
        self.offers = None  # as they were told last
        self.wishes = []  # intents to be tried, the last one first
        self.moment = None  # turn and phase that we were asked in last
        self.tries = 0  # intents tried in that moment
        self.trying = False  # what is on its way may well be refused

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
        """Says something, if the game waits for us and nothing that we said is on its way."""
        if not self.asked or self.answering is not None:
            return
        board = self.table.view["board"]
        moment = (board["turn"] or {}).get("number"), board["phase"]
        if moment != self.moment:
            self.moment, self.tries = moment, 0
        is_ours = (board["turn"] or {}).get("player") == self.table.player and not board["frames"]
        acts = board["phase"] == "actions" if self.table.ruleset == "classic" else board["phase"] in ("start", "main")
        if self.wishes and self.tries < TRIES:
            self.tries += 1
            self.trying = True
            self.answering = self.table.say("intent", intent=self.wishes.pop())
        elif is_ours and acts and self.tries < TRIES:
            self.answering = self.table.say("offers")
        elif self.least:
            self.trying = False
            self.answering = self.table.say("intent", intent=self.least)

    def on_offers(self, message):
        # Where nothing has changed, it says so by the number of the answer that it would repeat.
        self.offers = message["offers"] if "same" not in message else self.offers
        self.answering = None
        if self.table.ruleset == "classic":
            attacks = classic_wishes(self.offers)
            self.wishes = [random.choice(attacks)] if attacks and random.random() < 0.5 else []
        else:
            self.wishes = inwo_wishes(self.table.view, self.offers)[::-1]
        self.tries = self.tries if self.wishes else TRIES
        self.consider()

    def on_accepted(self, message):
        """What an intent led to came before this."""
        if message["n"] == self.answering:
            self.answering, self.wishes = None, []
            self.consider()

    def on_refused(self, message):
        refusal = message["refusal"]
        if message["n"] != self.answering:
            return
        self.answering = None
        if refusal["why"] == "tooFast":
            # The server counts by the second.
            time.sleep(1)
        elif self.trying:
            # That was the last of what could be done.
            self.tries = self.tries if self.wishes else TRIES
        else:
            # Somebody was quicker: look again, a little later.
            print(f"{refusal['code']}: {refusal['text']}", file=sys.stderr)
            time.sleep(0.1)
            self.table.say("sync")
            return
        self.consider()


def main(where="", name="Python", ruleset="classic", seats="2"):
    if not where.startswith(("http://", "https://")):
        raise SystemExit("usage: bot.py LINK|SERVER [NAME] [RULESET] [SEATS], like http://localhost:2567/t/BCDFGH Ada")
    try:
        link = where if "/t/" in where else open_table(where.rstrip("/"), {"ruleset": ruleset, "seats": int(seats)})
        print(f"at {link}", file=sys.stderr)
        winners = Bot(Table(link, name)).play()
    except (Refused, OSError) as error:
        raise SystemExit(str(error))
    except Closed as closed:
        raise SystemExit(f"{where}: {OVER[closed.code]} ({closed.code})")
    print(f"won by {', '.join(winners) or 'nobody'}")


if __name__ == "__main__":
    main(*sys.argv[1:5])
