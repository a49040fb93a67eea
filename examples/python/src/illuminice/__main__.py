"""`illuminice-bot LINK [NAME]`: takes a seat, and plays to the end what commits it least."""

import asyncio
import sys

from .server import Refused
from .shapes import Intent, View
from .table import Closed, Table


async def least(_: Table, view: View) -> Intent | None:
    return view["least"]


async def run(link: str, name: str) -> None:
    async with Table(link, name) as table:
        print(f"won by {', '.join(await table.play(least)) or 'nobody'}")


def main() -> None:
    words = sys.argv[1:3]
    if not words or "/t/" not in words[0]:
        raise SystemExit("usage: illuminice-bot LINK [NAME], like http://localhost:2567/t/BCDFGH Ada")
    try:
        asyncio.run(run(words[0], words[1] if len(words) > 1 else "Python"))
    except (Refused, Closed, OSError) as error:
        raise SystemExit(str(error)) from None


if __name__ == "__main__":
    main()
