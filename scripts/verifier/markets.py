"""Bets at a price, and coupons, written from docs/verifying-rooms.md alone."""

def whole(value, least, most):
    if type(value) is not int or not least <= value <= most:
        raise ValueError("no bet")
    return value

def stake_of(bet, most=200_000):
    if whole(bet["stakeKurus"], 100, most) % 100:
        raise ValueError("no bet")
    return bet["stakeKurus"]

def priced(bet, of):
    """Place, return of a win, and what the bet belongs to."""
    if set(bet) != {"place", "stakeKurus", "price", of} or type(bet["place"]) is not str:
        raise ValueError("no bet")
    return bet["place"], stake_of(bet) * whole(bet["price"], 101, 50_000) // 100, whole(bet[of], 0, 2**53 - 1)

def no_moves(room):
    def returned(draws, _round_hash, _salt, bet, moves):
        if moves:
            raise ValueError("no move")
        return room(draws, bet)
    return returned

CARDS = (
    (1673, 2268, 502, 937, 1849, 639, 1351, 781), (1352, 1478, 894, 1021, 1190, 1036, 2113, 916),
    (702, 1904, 1388, 486, 1530, 1247, 977, 1766), (2431, 863, 611, 1795, 1062, 1409, 748, 1081),
    (1118, 1236, 437, 1624, 2507, 803, 1342, 933), (1541, 1089, 1673, 728, 954, 1806, 1285, 924),
    (1967, 594, 839, 2246, 1133, 1475, 892, 854), (908, 1731, 1046, 1164, 1392, 557, 1988, 1214),
)

@no_moves
def horse_race(draws, bet):
    place, win, race = priced(bet, "race")
    weights, left, order = CARDS[race % 8], list(range(1, 9)), []
    while len(left) > 1:
        at = draws.b(sum(weights[horse - 1] for horse in left))
        for horse in left:
            if at < weights[horse - 1]:
                break
            at -= weights[horse - 1]
        order.append(horse)
        left.remove(horse)
    order += left
    won = {f"win:{order[0]}", f"exacta:{order[0]}-{order[1]}"} | {f"place:{h}" for h in order[:3]}
    return win if place in won else 0

def suit(card):
    return "shdc"[card % 4]

NEXT = {
    "rank:2-6": lambda rank, last: 1 <= rank <= 5,
    "rank:7-10": lambda rank, last: 6 <= rank <= 9,
    "rank:jqk": lambda rank, last: rank >= 10,
    "rank:ace": lambda rank, last: rank == 0,
    "higher": lambda rank, last: last is not None and rank > last,
    "lower": lambda rank, last: last is not None and rank < last,
}
HAND = {
    "hand:pair": lambda hand: len({card // 4 for card in hand}) < 5,
    "hand:four-suits": lambda hand: len({card % 4 for card in hand}) == 4,
    "hand:over-40": lambda hand: sum(card // 4 + 1 for card in hand) > 40,
    "hand:no-court": lambda hand: all(card // 4 < 10 for card in hand),
}

@no_moves
def card_draw(draws, bet):
    place, win, seen = priced(bet, "seen")
    whole(seen, 0, 4)
    hand = draws.fy(range(52), 5)
    card, last = hand[seen], hand[seen - 1] // 4 if seen else None
    if place in HAND:
        is_won = HAND[place](hand)
    elif place in NEXT:
        is_won = NEXT[place](card // 4, last)
    elif place in ("suit:s", "suit:h", "suit:d", "suit:c"):
        is_won = place == f"suit:{suit(card)}"
    else:
        raise ValueError("no bet")
    return win if is_won else 0

PAYS = {2: 2, 3: 20, 4: 220, 5: 5_000, 6: 500_000}

def consecutive(balls):
    return any(ball + 1 in balls for ball in balls)

SIDES = {
    "first-odd": (188, lambda balls: balls[0] % 2 == 1),
    "first-even": (196, lambda balls: balls[0] % 2 == 0),
    "over-150": (195, lambda balls: sum(balls) > 150),
    "under-150": (195, lambda balls: sum(balls) < 150),
    "below-40": (410, lambda balls: max(balls) < 40),
    "consecutive": (194, consecutive),
    "no-consecutive": (190, lambda balls: not consecutive(balls)),
}

@no_moves
def draw_649(draws, bet):
    balls = draws.fy(range(1, 50), 6)
    if set(bet) == {"side", "stakeKurus"}:
        if bet["side"] not in SIDES:
            raise ValueError("no bet")
        price, is_won = SIDES[bet["side"]]
        return stake_of(bet) * price // 100 if is_won(balls) else 0
    if set(bet) != {"coupon", "stakeKurus"} or len(set(bet["coupon"])) != 6 or len(bet["coupon"]) != 6:
        raise ValueError("no bet")
    hits = sum(whole(number, 1, 49) in balls for number in bet["coupon"])
    return stake_of(bet, 2_000) * PAYS.get(hits, 0)

GOALS = {
    16: (449329, 359463, 143785, 38343, 7669, 1227, 164, 20),
    17: (427415, 363303, 154404, 43748, 9296, 1580, 224, 30),
    18: (406570, 365913, 164661, 49398, 11115, 2001, 300, 42),
    19: (386741, 367404, 174517, 55264, 13125, 2494, 395, 60),
    20: (367879, 367879, 183940, 61313, 15328, 3066, 511, 84),
    21: (349938, 367435, 192903, 67516, 17723, 3722, 651, 112),
    22: (332871, 366158, 201387, 73842, 20307, 4467, 819, 149),
    23: (316637, 364132, 209376, 80261, 23075, 5307, 1017, 195),
    24: (301194, 361433, 216860, 86744, 26023, 6246, 1249, 251),
    25: (286505, 358131, 223832, 93263, 29145, 7286, 1518, 320),
    26: (272532, 354291, 230289, 99792, 32432, 8432, 1827, 405),
    27: (259240, 349974, 236233, 106305, 35878, 9687, 2180, 503),
    28: (246597, 345236, 241665, 112777, 39472, 11052, 2579, 622),
    29: (234570, 340127, 246592, 119186, 43205, 12529, 3028, 763),
    30: (223130, 334695, 251021, 125511, 47067, 14120, 3530, 926),
    31: (212248, 328984, 254963, 131731, 51046, 15824, 4088, 1116),
    32: (201897, 323034, 258428, 137828, 55131, 17642, 4705, 1335),
    33: (192050, 316882, 261428, 143785, 59311, 19573, 5383, 1588),
}
ATTACK = (17, 14, 16, 9, 13, 8, 9, 12, 12, 8, 11, 12, 10, 9, 11, 13)
DEFENCE = (8, 11, 8, 12, 11, 10, 10, 10, 11, 13, 12, 10, 12, 11, 11, 12)

def fixtures(week):
    turn = week % 15
    ring = [0] + [1 + (at + turn) % 15 for at in range(15)]
    for match in range(8):
        one, other = ring[match], ring[15 - match]
        is_swapped = (turn % 2 == 1 if match == 0 else match % 2 == 1) != (week >= 15)
        yield (other, one) if is_swapped else (one, other)

def goals(drawn, weights):
    for count, weight in enumerate(weights):
        if drawn < weight:
            return count
        drawn -= weight
    raise ValueError("no goals")

@no_moves
def league(draws, bet):
    place, win, week = priced(bet, "week")
    whole(week, 0, 29)
    results = []
    for host, guest in fixtures(week):
        home = goals(draws.b(10**6), GOALS[ATTACK[host] + DEFENCE[guest] + 3])
        results.append((home, goals(draws.b(10**6), GOALS[ATTACK[guest] + DEFENCE[host]])))
    match, _, market = place.partition(":")
    if not match.isdigit() or int(match) > 7:
        return 0
    home, away = results[int(match)]
    won = {
        "home" if home > away else "away" if home < away else "draw",
        "over" if home + away > 2 else "under",
        "both" if home and away else "not-both",
        f"score:{home}-{away}",
    }
    return win if market in won else 0
