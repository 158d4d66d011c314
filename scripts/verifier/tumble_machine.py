"""The machine of docs/verifying.md that pays anywhere and tumbles, in hundredths of the stake."""

from bisect import bisect_right
from itertools import accumulate

def turn(draws, bodies, chances):
    """What a turn pays, and the grid that it ends with."""
    limits, meteors = list(accumulate(chances["law"])), chances["meteors"]
    factors = [1 for _ in range(meteors["outOf"])]
    taken = [f["factor"] for f in meteors["factors"] for _ in range(f["weight"])]
    factors[:len(taken)] = taken
    columns, total = [[] for _ in range(6)], 0
    while True:
        for column in columns:
            fresh = [bisect_right(limits, draws.b(limits[-1])) for _ in range(5 - len(column))]
            column[:0] = fresh
        seen = [body for column in columns for body in column]
        winners = [i for i, body in enumerate(bodies) if body["pays"] and seen.count(i) >= 8]
        if not winners:
            return total, seen
        pays = (bodies[i]["pays"][min((seen.count(i) - 8) // 2, 2)] for i in winners)
        total += sum(pays) * factors[draws.b(meteors["outOf"])]
        columns = [[body for body in column if body not in winners] for column in columns]

def anywhere(draws, table):
    bodies, feature = table["bodies"], table["feature"]
    total, seen = turn(draws, bodies, table["paid"])
    if sum(not bodies[i]["pays"] for i in seen) >= feature["scatters"]:
        total += sum(turn(draws, bodies, feature)[0] for _ in range(feature["turns"]))
    return min(total, 100 * table["mostOfRound"])

TUMBLE_MODELS = {"anywhere": anywhere}
