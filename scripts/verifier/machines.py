"""The machines of docs/verifying.md: what a round of each model returns, in hundredths of the stake."""

def window(strip, place, rows):
    return [strip[(place + row) % len(strip)] for row in range(rows)]

def shown(draws, strips, rows):
    """One b(length) for each reel, from the left."""
    return [window(strip, draws.b(len(strip)), rows) for strip in strips]

def drum(draws, table):
    reels = shown(draws, table["drums"], 3)
    lines = ([reel[row] for reel, row in zip(reels, rows)] for rows in table["lines"])
    return sum(table["pays"].get(line[0], 0) for line in lines if len(set(line)) == 1)

MODELS = {"drum": drum}
