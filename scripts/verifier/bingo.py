"""Tickets of bingo and their prizes, written from docs/verifying-rooms.md alone."""

import hashlib

class Series:
    """The draws that a ticket's number makes it from."""

    def __init__(self, number):
        self.state = number

    def b(self, n):
        self.state = (self.state + 0x9E3779B9) % 2**32
        mixed = self.state
        for shift, factor in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
            mixed = (mixed ^ mixed >> shift) * factor % 2**32
        return (mixed ^ mixed >> 16) % n

    def fy(self, items, k):
        items = list(items)
        for i in range(k):
            j = i + self.b(len(items) - i)
            items[i], items[j] = items[j], items[i]
        return items[:k]

def ticket_90(number):
    """Three rows of nine, 0 where a square is blank."""
    series = Series(number)
    while True:
        rows = [set(series.fy(range(9), 5)) for _ in range(3)]
        if set().union(*rows) == set(range(9)):
            break
    ticket = [[0] * 9 for _ in range(3)]
    for column in range(9):
        taken = [row for row in range(3) if column in rows[row]]
        numbers = range(max(1, 10 * column), 91 if column == 8 else 10 * column + 10)
        for row, drawn in zip(taken, sorted(series.fy(numbers, len(taken)))):
            ticket[row][column] = drawn
    return ticket

def ticket_75(number):
    """Five rows of five, 0 in the middle."""
    series = Series(number)
    columns = [series.fy(range(15 * at + 1, 15 * at + 16), 5) for at in range(5)]
    return [[0 if row == column == 2 else columns[column][row] for column in range(5)] for row in range(5)]

def levels_90(ticket):
    return {"line": (ticket, 1), "two-lines": (ticket, 2), "full": ([sum(ticket, [])], 1)}

def levels_75(ticket):
    falling, rising = [ticket[at][at] for at in range(5)], [ticket[at][4 - at] for at in range(5)]
    lines = ticket + [list(column) for column in zip(*ticket)] + [falling, rising]
    corners = [ticket[0][0], ticket[0][4], ticket[4][0], ticket[4][4]]
    return {"line": (lines, 1), "corners": ([corners], 1), "cross": ([falling + rising], 1), "full": ([sum(ticket, [])], 1)}

HALLS = {
    90: (ticket_90, levels_90, {"line": 90, "two-lines": 155, "full": 600}, 40),
    75: (ticket_75, levels_75, {"line": 90, "corners": 110, "cross": 150, "full": 500}, 50),
}

def hall(balls):
    make, levels_of, permille, growing_calls = HALLS[balls]

    def met_at(number, level, called):
        lines, needed = levels_of(make(number))[level]
        return sorted(max(called[n] for n in line if n) for line in lines)[needed - 1]

    def check_list(bets, bet, past, called):
        """ValueError where these are not all bets of the round, or a prize fell to others of them."""
        lines = [f"{one['id']} {' '.join(map(str, one['bet']['tickets']))}\n" for one in sorted(bets, key=lambda one: one["id"])]
        sold = [number for one in bets for number in one["bet"]["tickets"]]
        if hashlib.sha256("".join(lines).encode()).hexdigest() != past["listHash"] or len(sold) != past["tickets"]:
            raise ValueError("another list")
        if bet not in [one["bet"] for one in bets]:
            raise ValueError("the bet is not on the list")
        for fell in past["won"]:
            level = "full" if fell["level"] == "growing" else fell["level"]
            met = {number: met_at(number, level, called) for number in sold}
            first = min(met.values())
            if fell["call"] != first or sorted(fell["tickets"]) != sorted(number for number in met if met[number] == first):
                raise ValueError("a ticket was forgotten")

    def returned(draws, _round_hash, _salt, bet, moves, past, bets):
        """What the tickets brought in a round that is told whole; ValueError where it is told wrong."""
        tickets = bet["tickets"]
        if moves or set(bet) != {"tickets"} or not 1 <= len(tickets) <= 24 or len(set(tickets)) != len(tickets):
            raise ValueError("no bet")
        if any(type(one) is not int or not 0 <= one < 100_000 for one in tickets):
            raise ValueError("no bet")
        order = draws.fy(range(1, balls + 1), balls - 1)
        order += set(range(1, balls + 1)) - set(order)
        called = {n: at for at, n in enumerate(order, 1)}
        won = {one["level"]: one for one in past["won"]}
        if past["calls"] != order[:len(past["calls"])]:
            raise ValueError("other calls")
        if bets is not None:
            check_list(bets, bet, past, called)
        sold = past["soldKurus"]
        growing = past["growingKurus"] + sold * 950 // 1000 - sum(sold * p // 1000 for p in permille.values())
        for level, share in permille.items():
            fell = won[level]
            if any(met_at(one, level, called) != fell["call"] for one in fell["tickets"]):
                raise ValueError("another call")
            if any(met_at(one, level, called) <= fell["call"] and one not in fell["tickets"] for one in tickets):
                raise ValueError("a ticket was forgotten")
            pot = sold * share // 1000
            if fell["eachKurus"] != pot // len(fell["tickets"]):
                raise ValueError("another share")
            growing += pot - fell["eachKurus"] * len(fell["tickets"])
        full = won["full"]
        if ("growing" in won) != (full["call"] <= growing_calls):
            raise ValueError("the growing prize")
        if "growing" in won and won["growing"]["eachKurus"] != growing // len(full["tickets"]):
            raise ValueError("the growing prize")
        return sum(fell["eachKurus"] * len(set(fell["tickets"]) & set(tickets)) for fell in past["won"])
    return returned
