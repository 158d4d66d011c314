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

def expanding(draws, table):
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

def sticky(draws, table):
    paid, scatter, wild = shown(draws, table["reels"], 3), named(table, "scatter"), named(table, "wild")
    total, feature, stuck = line_pays(table, paid), table["feature"], set()
    if not all(scatter in reel for reel in paid):
        return total
    for _ in range(feature["spins"]):
        grid = shown(draws, feature["reels"], 3)
        for reel, row in feature["cells"]:
            if (reel, row) not in stuck and draws.b(feature["outOf"]) < feature["wild"]:
                stuck.add((reel, row))
        for reel, row in stuck:
            grid[reel][row] = wild
        total += line_pays(table, grid)
    return total

def pick(draws, table, opened):
    """Opened gives the number of the next box, or ends the round where the moves do."""
    grid, scatter, boxes = shown(draws, table["reels"], 3), named(table, "scatter"), table["pick"]
    total = line_pays(table, grid)
    if sum(reel.count(scatter) for reel in grid) < boxes["scatters"]:
        return total
    inside = draws.fy(boxes["prizes"] + [0] * boxes["ends"], len(boxes["prizes"]) + boxes["ends"])
    closed = list(range(len(inside)))
    while True:
        box = opened(closed)
        closed.remove(box)
        if inside[box] == 0:
            return total
        total += inside[box] * 100

def storm_spin(draws, table, reels):
    grid, wild, multipliers = shown(draws, reels, 3), named(table, "wild"), table["multipliers"]
    factors = [multipliers[draws.b(len(multipliers))] if reel == [wild] * 3 else 1 for reel in grid]
    return grid, min(line_pays(table, grid, factors), 100 * table["mostOfSpin"])

def storm(draws, table):
    feature, scatter = table["feature"], named(table, "scatter")
    grid, total = storm_spin(draws, table, table["reels"])
    brings = sum(reel.count(scatter) for reel in grid) >= feature["scatters"]
    spins = range(feature["spins"] if brings else 0)
    return total + sum(storm_spin(draws, table, feature["reels"])[1] for _ in spins)

REEL_MODELS = {"hold": hold, "expanding": expanding, "sticky": sticky, "storm": storm}
