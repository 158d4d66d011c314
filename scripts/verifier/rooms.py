"""Bets of the arcade's rooms, written from docs/verifying-rooms.md alone."""

import hashlib
import hmac

from bingo import hall
from coup import coup_returns
from live_blackjack import live_blackjack
from markets import card_draw, draw_649, horse_race, league
from poker import hold_em

TOP = 100_000  # where every bet of crash is cashed out, in hundredths

def snap_of(round_hash, salt):
    block = hmac.new(salt.encode("ascii"), bytes.fromhex(round_hash), hashlib.sha256).digest()
    r = int.from_bytes(block[:7], "big") >> 4
    return max(100, 99 * 2**52 // (2**52 - r))

def crash(draws, round_hash, salt, bet, moves):
    """The return in kurus; ValueError where the bet or a move is none."""
    stake, auto = bet["stakeKurus"], bet["auto"]
    if set(bet) != {"stakeKurus", "auto"} or type(stake) is not int or stake % 100:
        raise ValueError("no bet")
    if not 100 <= stake <= 500_000 or not (auto is None or type(auto) is int and 101 <= auto <= TOP):
        raise ValueError("no bet")
    snap, last = snap_of(round_hash, salt), TOP if auto is None else auto
    if not moves:
        return stake * last // 100 if last <= snap else 0
    [move] = moves
    at = move["cashOut"]
    if set(move) != {"cashOut"} or type(at) is not int or not 101 <= at <= min(snap, last):
        raise ValueError("no move")
    return stake * at // 100

RING = (
    "1 3 1 6.5 1 3 1 16 1 3 1 6.5 1 3 1 25 1 3 1 6.5 3 1 16 1 3 1 6.5 1 1 1 lale "
    "1 3 1 6.5 1 3 16 1 3 1 6.5 1 3 1 25 1 3 1 6.5 3 1 50 nar"
).split()
BOWLS = (400, 150, 70, 38, 24, 38, 70, 150, 400)

def chips(bet, places, least, most):
    """The stakes by place; ValueError where the bet is none."""
    if set(bet) != {"bets"} or not bet["bets"]:
        raise ValueError("no bet")
    stakes = {}
    for one in bet["bets"]:
        place, stake = one["place"], one["stakeKurus"]
        if set(one) != {"place", "stakeKurus"} or place not in places or place in stakes:
            raise ValueError("no bet")
        if type(stake) is not int or stake % 100 or not least <= stake <= most:
            raise ValueError("no bet")
        stakes[place] = stake
    return stakes

def money_wheel(draws, _round_hash, _salt, bet, moves):
    stakes = chips(bet, RING, 100, 200_000)
    tulip = 1
    for move in moves:
        tulip = move["tulip"]
        if set(move) != {"tulip"} or type(tulip) is not int or tulip not in (0, 1, 2):
            raise ValueError("no move")
    place = RING[draws.b(len(RING))]
    if place == "lale":
        odds = draws.fy((25, 40, 88), 3)[tulip]
    elif place == "nar":
        odds = BOWLS[sum(draws.b(2) for _ in range(8))]
    else:
        odds = float(place)
    return int(stakes.get(place, 0) * (1 + odds))

RED = {1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}

def roulette_places():
    """Every place with the numbers that it covers."""
    rows = [(n, n + 1, n + 2) for n in range(1, 37, 3)]
    inside = {"straight": [(n,) for n in range(37)], "street": rows, "firstFour": [(0, 1, 2, 3)]}
    inside["sixLine"] = [one + two for one, two in zip(rows, rows[1:])]
    inside["trio"] = [(0, 1, 2), (0, 2, 3)]
    inside["split"] = [(n, n + 1) for n in range(1, 37) if n % 3] + [(0, 1), (0, 2), (0, 3)]
    inside["split"] += [(n, n + 3) for n in range(1, 34)]
    inside["corner"] = [(n, n + 1, n + 3, n + 4) for n in range(1, 33) if n % 3]
    places = {f"{kind}:{'-'.join(map(str, one))}": one for kind, ones in inside.items() for one in ones}
    whole = range(1, 37)
    for nth in (1, 2, 3):
        places[f"column:{nth}"] = range(nth, 37, 3)
        places[f"dozen:{nth}"] = range(12 * nth - 11, 12 * nth + 1)
    places.update(low=range(1, 19), high=range(19, 37), even=range(2, 37, 2), odd=range(1, 37, 2))
    places.update(red=RED, black=[n for n in whole if n not in RED])
    return places

ROULETTE = roulette_places()

def live_roulette(least, most):
    def returned(draws, _round_hash, _salt, bet, moves):
        if moves:
            raise ValueError("no move")
        number = draws.b(37)
        stakes = chips(bet, ROULETTE, least, most)
        if sum(stakes.values()) > most * 5:
            raise ValueError("no bet")
        won = {place: stake for place, stake in stakes.items() if number in ROULETTE[place]}
        return sum(stake * (36 // len(ROULETTE[place])) for place, stake in won.items())
    return returned

SIDES = ("player", "banker")

def live_baccarat(draws, _round_hash, _salt, bet, moves):
    for move in moves:
        if not {"open"} <= set(move) <= {"open", "card"} or move["open"] not in SIDES:
            raise ValueError("no move")
        if move.get("card", 0) not in (0, 1):
            raise ValueError("no move")
    returns = coup_returns(draws)
    stakes = chips(bet, returns, 500, 2_000_000)
    if sum(stakes.values()) > 5_000_000:
        raise ValueError("no bet")
    return sum(stake * returns[place] // 100 for place, stake in stakes.items())

PLACES = 6

def live_holdem(draws, _round_hash, _salt, bet, moves):
    place, ante, aa, marked = (bet[name] for name in ("place", "anteKurus", "aaKurus", "callsAtEnd"))
    if len(bet) != 4 or type(marked) is not bool or type(place) is not int or not 0 <= place < PLACES:
        raise ValueError("no bet")
    if not all(type(stake) is int and stake % 100 == 0 for stake in (ante, aa)):
        raise ValueError("no bet")
    if not 500 <= ante <= 200_000 or not 0 <= aa <= 50_000:
        raise ValueError("no bet")
    if moves not in ([], [{"fold": True}], [{"call": True}]):
        raise ValueError("no move")
    cards = draws.fy(range(52), 2 * PLACES + 7)
    antes, aces = hold_em(cards[2 * place:2 * place + 2], cards[12:14], cards[14:])
    if moves == [{"call": True}] or marked and not moves:
        return aa * aces + ante * antes
    return aa * aces + (2 * ante if marked else 0)

# Rooms whose bets depend on what is kept of their round.
SHARED = {
    "zar_kubbe_21": live_blackjack(500, 1_000_000),
    "zar_yirmi_bir": live_blackjack(10_000, 2_500_000),
    "zar_cinaralti": hall(90),
    "zar_sahil_kahvesi": hall(90),
    "zar_hanedan": hall(90),
    "zar_bahce": hall(90),
    "zar_meydan": hall(75),
    "zar_gece_kusu": hall(75),
}

ROOMS = {
    "zar_bogaz_bakara": live_baccarat,
    "zar_anadolu_poker": live_holdem,
    "zar_ucurtma": crash,
    "zar_devran": money_wheel,
    "zar_rulet_kosku": live_roulette(100, 200_000),
    "zar_altin_rulet": live_roulette(2_500, 1_000_000),
    "zar_doludizgin": horse_race,
    "zar_kure_649": draw_649,
    "zar_perde": card_draw,
    "zar_zar_ligi": league,
}

def verify_room(code, draws, round_hash, salt, bet, moves, past, bets):
    if code in SHARED:
        returned = SHARED[code](draws, round_hash, salt, bet, moves, past, bets)
    else:
        returned = ROOMS[code](draws, round_hash, salt, bet, moves)
    before = hashlib.sha256(bytes.fromhex(round_hash)).hexdigest()
    return {"commitment": before, "returnKurus": returned}
