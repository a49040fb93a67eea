"""Shapes of what a server says. What depends on the game is plain JSON: docs/bots.md names the types."""

from typing import Any, TypedDict

Intent = dict[str, Any]


class Refusal(TypedDict):
    """Why something is not done, with the rule in `code` where there is one."""

    code: str
    why: str
    text: str


class Outcome(TypedDict):
    winners: list[str]


class View(TypedDict):
    """A message `view`: the game as we may see it."""

    seq: int
    view: dict[str, Any]
    events: list[dict[str, Any]]
    asked: bool
    least: Intent | None
    missed: bool


class _Offer(TypedDict):
    type: str


class Offer(_Offer, total=False):
    """What can be done with one type of intent, or why nothing can."""

    can: dict[str, Any]
    refusal: Refusal
    cut: bool


class Seat(TypedDict):
    player: str
    name: str
    ready: bool


class Info(TypedDict):
    """What everybody sees besides the board; there is more in it."""

    stage: str
    host: str
    capacity: int
    seats: list[Seat]
