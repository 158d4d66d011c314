"""The machines of docs/verifying.md: what a round of each model returns, in hundredths of the stake."""

def window(strip, place, rows):
    return [strip[(place + row) % len(strip)] for row in range(rows)]

def shown(draws, strips, rows):
    """One b(length) for each reel, from the left."""
    return [window(strip, draws.b(len(strip)), rows) for strip in strips]

def drum(draws, table):
    reels = shown(draws, table["drums"], 3)
    wild = table.get("wild")
    lines = ({reel[row] for reel, row in zip(reels, rows)} for rows in table["lines"])
    kinds = (line - {wild} or {wild} for line in lines)
    return sum(table["pays"].get(min(kind), 0) for kind in kinds if len(kind) == 1)

def ways_spin(draws, table, factor):
    """The return of a spin, and its number of scatters."""
    grid = shown(draws, table["reels"], table["rows"])
    mystery = table["mystery"] and weighted(draws, table["mystery"]["weights"])
    total = 0
    for symbol, pays in table["pays"].items():
        kinds = {symbol, table["wild"]} | ({table["mystery"]["symbol"]} if mystery == symbol else set())
        ways, reels = 1, 0
        while reels < 5 and any(seen in kinds for seen in grid[reels]):
            ways *= sum(seen in kinds for seen in grid[reels])
            reels += 1
        total += ways * pays[reels - 3] if reels >= 3 else 0
    return total * factor, sum(seen == table["scatter"] for reel in grid for seen in reel)

def weighted(draws, weights):
    """One b(sum of the weights): the names take the numbers from 0 on, each as many as its weight."""
    u = draws.b(sum(weights.values()))
    for name, weight in weights.items():
        if u < weight:
            return name
        u -= weight

def ways(draws, table):
    total, left, factor, free = 0, 1, 1, table["freeSpins"]
    while left > 0 and total < table["mostHundredths"]:
        won, scatters = ways_spin(draws, table, factor)
        total, left, factor = total + won, left - 1, free["factor"]
        left += free["byScatters"][scatters - 3] if scatters >= 3 else 0
    return min(total, table["mostHundredths"])

def cascade(draws, table):
    weights = {stone["id"]: stone["weight"] for stone in table["stones"]}
    pays = {stone["id"]: stone["pay"] for stone in table["stones"]}
    factors, columns, total, fall = table["factors"], [[], [], []], 0, 0
    while True:
        for i, column in enumerate(columns):
            columns[i] = [weighted(draws, weights) for _ in range(3 - len(column))] + column
        cells = sum(columns, [])
        won = [line for line in table["lines"] if len({cells[cell] for cell in line}) == 1]
        factor = factors[min(fall, len(factors) - 1)]
        total += factor * sum(pays[cells[line[0]]] for line in won)
        if not won or total >= table["mostHundredths"]:
            return min(total, table["mostHundredths"])
        gone = set(sum(won, []))
        columns = [[cells[c] for c in range(at, at + 3) if c not in gone] for at in (0, 3, 6)]
        fall += 1

MODELS = {"drum": drum, "ways": ways, "cascade": cascade}
