#!/usr/bin/env python3
"""Computes the pots of the jackpots again, written from docs/verifying-rooms.md alone.

    python3 pots.py FILE

FILE is what /api/jackpots/pots answers: of its `pots`, newest first, each gives one line, with what is
wrong of it. If anything is, the exit code is 1.
"""

import hashlib
import json
import sys
from datetime import datetime

from draws import Draws

LIRA, KURUS = 100_000, 1_000  # of units
# Units of each lira, the pot's part of them, and the seconds of a period, or seed and ceiling in lira.
LEVELS = {
    "yek": (150, (4, 5), 3_600, None), "du": (200, (4, 5), 86_400, None),
    "cihar": (250, (13, 17), None, (10_000, 75_000)),
    "ses": (400, (5, 7), None, (250_000, 1_500_000)),
}

def wide(draws, count):
    if count <= 2**32:
        return draws.b(count)
    while True:
        value = draws.b(2**32) * 2**32 + draws.b(2**32)
        if value < 2**64 - 2**64 % count:
            return value % count

def hashed(text, times):
    data = bytes.fromhex(text)
    for _ in range(times):
        data = hashlib.sha256(data).digest()
    return data.hex()

def held(pot, upto):
    """What the pot holds with the stakes up to this place, and what the reserve holds then."""
    each, (part, of), _, bounds = LEVELS[pot["level"]]
    paid = (upto - pot["fromKurus"]) * each // 100
    amount = pot["seedUnits"] + paid * part // of
    if bounds:
        amount = min(amount, bounds[1] * LIRA)
    return amount, pot["reserveUnits"] + paid - (amount - pot["seedUnits"])

def instant(text):
    return datetime.fromisoformat(text.replace("Z", "+00:00")).timestamp()

def timed(pot, draws, period):
    second = draws.b(period)
    if instant(pot["endedAt"]) < instant(pot["periodAt"]) + second:
        yield "It ended before its second."
    if pot["wonKurus"] is not None:
        place = pot["fromKurus"] + wide(draws, (pot["uptoKurus"] - pot["fromKurus"]) * KURUS) // KURUS
        upto = pot["winnerUptoKurus"]
        if not upto - pot["winnerStakeKurus"] <= place < upto:
            yield "Another stake wins."

def ceiling(pot, draws, seed, most):
    point = seed * LIRA + 1 + wide(draws, (most - seed) * LIRA)
    if pot["seedUnits"] != seed * LIRA:
        yield "It began with another seed."
    upto = pot["uptoKurus"]
    if not held(pot, upto - pot["winnerStakeKurus"])[0] < point <= held(pot, upto)[0]:
        yield "Its last stake did not reach the point."
    if pot["winnerUptoKurus"] != upto:
        yield "Another stake wins."

def faults(pot, following):
    _, _, period, bounds = LEVELS[pot["level"]]
    if hashed(pot["hash"], pot["chainNumber"]) != pot["firstHash"]:
        yield "Its hash is not of the chain."
    draws = Draws(pot["hash"], pot["salt"], pot["chainNumber"])
    yield from ceiling(pot, draws, *bounds) if bounds else timed(pot, draws, period)
    amount, reserve = held(pot, pot["uptoKurus"])
    won = amount // KURUS
    if pot["wonKurus"] is None:
        if won and pot["uptoKurus"] > pot["fromKurus"]:
            yield "It had something to be won."
        after = pot["seedUnits"], pot["reserveUnits"]
    else:
        if won != pot["wonKurus"]:
            yield "It paid another sum."
        kept = reserve + amount % KURUS
        after = (bounds[0] * LIRA, kept - bounds[0] * LIRA) if bounds else (kept, 0)
    if following and following["number"] == pot["number"] + 1:
        if (following["seedUnits"], following["reserveUnits"]) != after:
            yield "The next pot began with other sums."
        if pot["wonKurus"] is not None and following["fromKurus"] != pot["uptoKurus"]:
            yield "The next pot began at another place."

def main():
    if len(sys.argv) != 2:
        sys.exit("python3 pots.py FILE")
    with open(sys.argv[1], encoding="utf-8") as file:
        pots = json.load(file)["pots"]
    wrong = False
    for pot, following in zip(pots, [None, *pots]):
        try:
            found = list(faults(pot, following))
        except (ValueError, LookupError, TypeError):
            found = ["It does not have the form of the text."]
        wrong = wrong or bool(found)
        print(f"{pot['level']} {pot['number']}: {' '.join(found) or 'holds'}")
    sys.exit(1 if wrong else 0)

if __name__ == "__main__":
    main()
