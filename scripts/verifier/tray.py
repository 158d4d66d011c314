"""The tray of docs/verifying.md: clusters of drops, and a meter of those drawn out."""

from machines import weighted

GOLD = None  # the id of no drop

def beside(cell):
    column, row = divmod(cell, 7)
    steps = ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1))
    return [7 * c + r for c, r in steps if 0 <= c < 7 and 0 <= r < 7]

def clusters(tray):
    """Five and more of a colour that touch, gold ones with them, each cluster once."""
    found = {}
    for start, drop in enumerate(tray):
        if drop is not GOLD:
            own, left = {start}, [start]
            while left:
                more = {c for c in beside(left.pop()) if tray[c] == drop or tray[c] is GOLD} - own
                own |= more
                left += more
            if len(own) >= 5:
                found[drop, frozenset(own)] = len(own)
    return [(drop, cells) for drop, cells in found]

def change(draws, table, tray, fresh, passed):
    """What the meter does to the tray; passed says which marks it has come past."""
    weights = {drop["id"]: drop["weight"] for drop in table["drops"]}
    if "gold" in passed:
        tray[fresh[draws.b(len(fresh))]] = GOLD
    if "change" in passed:
        names = list(weights)
        old = names.pop(draws.b(len(names)))
        new = names[draws.b(len(names))]
        tray[:] = [new if drop == old else drop for drop in tray]
    if "comb" in passed:
        row = draws.b(7)
        for column in range(7):
            tray[7 * column + row] = weighted(draws, weights)

def cluster(draws, table):
    weights = {drop["id"]: drop["weight"] for drop in table["drops"]}
    pays = {drop["id"]: drop["pays"] for drop in table["drops"]}
    sizes, marks = table["sizes"], table["meter"] or {}
    tray, total, combed = [weighted(draws, weights) for _ in range(49)], 0, 0
    while True:
        won = clusters(tray)
        total += sum(pays[drop][sum(size <= len(cells) for size in sizes) - 1] for drop, cells in won)
        if not won or total >= table["mostHundredths"]:
            return min(total, table["mostHundredths"])
        gone = frozenset().union(*(cells for _, cells in won))
        passed = [name for name, mark in marks.items() if combed < mark <= combed + len(gone)]
        combed += len(gone)
        columns = [[tray[c] for c in range(at, at + 7) if c not in gone] for at in range(0, 49, 7)]
        fresh = [7 * i + row for i, left in enumerate(columns) for row in range(7 - len(left))]
        tray = sum(([weighted(draws, weights) for _ in range(7 - len(left))] + left
                    for left in columns), [])
        change(draws, table, tray, fresh, passed)
