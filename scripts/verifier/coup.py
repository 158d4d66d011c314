"""A coup of baccarat, written from docs/verifying.md alone."""

from itertools import islice

def baccarat_total(cards):
    return sum(card // 4 + 1 for card in cards if card // 4 < 9) % 10

def banker_draws(total, third):
    """Whether the banker draws; third has the player's third card, or nothing."""
    draws_on = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: range(2, 8), 5: range(4, 8), 6: (6, 7)}
    return total <= 2 or baccarat_total(third) in draws_on.get(total, ()) if third else total <= 5

def coup_returns(draws):
    """What each place returns, in hundredths of its stake."""
    shoe = draws.shoe()
    first = list(islice(shoe, 4))
    player, banker = first[0::2], first[1::2]
    pairs = [one // 4 == other // 4 for one, other in (player, banker)]
    if max(baccarat_total(player), baccarat_total(banker)) < 8:
        player += [next(shoe)] if baccarat_total(player) <= 5 else []
        banker += [next(shoe)] if banker_draws(baccarat_total(banker), player[2:]) else []
    p, b = baccarat_total(player), baccarat_total(banker)
    return {"player": 200 * (p > b) + 100 * (p == b), "banker": 195 * (b > p) + 100 * (p == b),
            "tie": 1000 * (p == b), "playerPair": 1300 * pairs[0], "bankerPair": 1300 * pairs[1]}
