"""The machines of reels and lines of docs/verifying.md: what a round returns, in hundredths of the stake."""

from math import prod

from machines import shown, weighted

def named(table, role):
    return next((symbol["id"] for symbol in table["symbols"] if symbol["role"] == role), None)

def line_pays(table, grid, factors=(1, 1, 1, 1, 1)):
    """What the lines pay, in hundredths of the stake."""
    wild, total = named(table, "wild"), 0
    pays = {symbol["id"]: symbol["pays"] for symbol in table["symbols"]}
    for line in table["lines"]:
        seen = [reel[row] for reel, row in zip(grid, line)]
        own = next((name for name in seen if name != wild), wild)
        n = ([name in (own, wild) for name in seen] + [False]).index(False)
        if n >= 3 and pays[own]:
            total += pays[own][n - 3] * prod(factors[:n])
    return total * 100 // len(table["lines"])

def rising(draws, table):
    grid, wild, multipliers = shown(draws, table["reels"], 3), named(table, "wild"), table["multipliers"]
    factors = [multipliers[draws.b(len(multipliers))] if wild in reel and multipliers else 1
               for reel in grid]
    risen = [[wild] * 3 if wild in reel else reel for reel in grid]
    return line_pays(table, risen, factors)

def hold(draws, table):
    grid, rules, coin = shown(draws, table["reels"], 3), table["hold"], named(table, "scatter")
    weights = {kind["stakes"]: kind["weight"] for kind in rules["coins"]}
    held = [weighted(draws, weights) for reel in grid for seen in reel if seen == coin]
    total = line_pays(table, grid)
    if len(held) < rules["least"]:
        return total
    left, cells = rules["respins"], 3 * len(grid)
    while left > 0 and len(held) < cells:
        landed = [weighted(draws, weights) for _ in range(cells - len(held))
                  if draws.b(rules["fillsOneIn"]) == 0]
        left, held = rules["respins"] if landed else left - 1, held + landed
    return total + 100 * (sum(held) + (rules["fullStakes"] if len(held) == cells else 0))

REEL_MODELS = {"hold": hold, "rising": rising}
