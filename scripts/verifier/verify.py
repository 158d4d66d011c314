#!/usr/bin/env python3
"""Computes rounds of the arcade's games again.

Written from docs/verifying.md alone, with nothing but Python's standard library.

    python3 verify.py FILE [--tables TABLES.json]

FILE has one round a line, as JSON. TABLES.json is an object: game code -> the table that
`npm run rtp -- GAME --paytable` prints; of an earlier version, code@version -> the table of
GAME@VERSION, which a round of that digest is computed with. Each round gives one line, its commitment and its return
in kurus, null where the moves leave it undecided; or an error, and then the exit code is 1.
"""

import argparse
import hashlib
import json
import sys
from itertools import combinations, islice, permutations
from math import comb

from coup import coup_returns
from draws import Draws
from hands import Hand, dealer_draws, hand_return, in_turn, play, points
from machines import MODELS
from poker import (FLUSH, FOUR, FULL, PAIR, ROYAL, STRAIGHT, STRAIGHT_FLUSH, THREE, TWO, hold_em,
                   poker)
from reel_machines import REEL_MODELS, pick
from rooms import ROOMS, SHARED, verify_room
from tray import cluster
from tumble_machine import TUMBLE_MODELS

RISKS = ("low", "mid", "high")
TOP = 500_000  # the highest multiplier of mines and hi-lo, in hundredths

class Invalid(Exception):
    """The round is none; the text says why."""
class Undecided(Exception):
    """The moves end before the round does."""

# Bets, moves and tables
def is_whole(value):
    return type(value) is int  # True is no number here

def choice(bet, name, options):
    value = bet.get(name)
    if type(value) not in (int, str) or value not in options:
        raise Invalid(f"The bet's {name} is none that the game has.")
    return value

def stake_of(bet, name="stakeKurus", unit=100, least=1):
    value = bet.get(name)
    if not is_whole(value) or value < least or value % unit:
        raise Invalid(f"The bet's {name} is not an amount that can be staked.")
    return value

def times(stake, hundredths):
    if not is_whole(hundredths):
        raise Invalid("A multiplier of the table is not a whole number.")
    return stake * hundredths // 100

def take(moves, **offered):
    """Takes the next move, as (name, value); offered has the values of each name."""
    if not moves:
        raise Undecided
    move = moves.pop(0)
    [(name, value)] = move.items() if isinstance(move, dict) and len(move) == 1 else [("", 0)]
    if not any(type(value) is type(a) and value == a for a in offered.get(name, ())):
        raise Invalid("A move cannot be made at its place in the round.")
    return name, value

# Instant games
def mines(draws, bet, moves, _):
    stake, m = stake_of(bet), choice(bet, "broken", range(1, 25))
    broken = draws.fy(range(25), m)
    steps = (97 * comb(25, k) // comb(25 - m, k) for k in range(1, 26 - m))
    ladder = [step for step in steps if step <= TOP]
    closed, opened = list(range(25)), 0
    while opened < len(ladder):
        move, tile = take(moves, open=closed, cashOut=[True] if opened else [])
        if move == "cashOut":
            break
        if tile in broken:
            return 0
        closed.remove(tile)
        opened += 1
    return times(stake, ladder[opened - 1])

def plinko(draws, bet, moves, table):
    rows, risk = choice(bet, "rows", (8, 12, 16)), choice(bet, "risk", RISKS)
    bowls = table[(8, 12, 16).index(rows)][RISKS.index(risk)]
    count = choice(bet, "count", range(1, 21)) if "count" in bet else 1
    return times(stake_of(bet), sum(bowls[sum(draws.b(2) for _ in range(rows))] for _ in range(count)))

def dice(draws, bet, moves, _):
    stake, side = stake_of(bet), choice(bet, "side", ("over", "under"))
    t, d = choice(bet, "threshold", range(200, 9801)), draws.b(10001)
    wins, n = (d > t, 10000 - t) if side == "over" else (d < t, t)
    return times(stake, 99 * 10001 // n) if wins else 0

def limbo(draws, bet, moves, _):
    stake, target = stake_of(bet), choice(bet, "target", range(101, 1_000_001))
    height = max(100, 97 * 2**32 // (draws.b(2**32) + 1))
    return times(stake, target) if height >= target else 0

def keno(draws, bet, moves, table):
    stake, risk, picks = stake_of(bet), choice(bet, "risk", RISKS), bet.get("picks")
    numbers = all(is_whole(p) and 1 <= p <= 40 for p in picks)
    if not numbers or not 1 <= len(picks) <= 10 or len(set(picks)) < len(picks):
        raise Invalid("The bet's picks are not 1 to 10 different numbers of 1 to 40.")
    hits = len(set(picks) & set(draws.fy(range(1, 41), 10)))
    return times(stake, table["tables"][risk][len(picks) - 1].get(str(hits), 0))

def hilo_calls(rank):
    """The ranks that each call wins on."""
    if rank == 1:
        return {"higher": range(2, 14), "same": [1]}
    if rank == 13:
        return {"lower": range(1, 13), "same": [13]}
    return {"higher": range(rank, 14), "lower": range(1, rank + 1)}

def hilo(draws, bet, moves, _):
    stake, rank, top, product, called = stake_of(bet), draws.b(52) // 4 + 1, 97, 1, False
    while True:
        calls = hilo_calls(rank)
        offered = [c for c in calls if top * 13 // (product * len(calls[c])) <= TOP]
        if called and not offered:
            return times(stake, top // product)
        move, call = take(moves, call=offered, skip=[True], cashOut=[True] if top > 97 else [])
        if move == "cashOut":
            return times(stake, top // product)
        rank, called = draws.b(52) // 4 + 1, move == "call"
        if called and rank not in calls[call]:
            return 0
        if called:
            top, product = top * 13, product * len(calls[call])

def wheel(draws, bet, moves, table):
    segments, risk = choice(bet, "segments", (10, 20, 30)), choice(bet, "risk", RISKS)
    return times(stake_of(bet), table[str(segments)][risk][draws.b(segments)])

def scratch(draws, bet, moves, _):
    stake, u = stake_of(bet), draws.b(1_000_000)
    prizes = ((200, 50_000), (2_000, 5_000), (20_000, 1_000), (80_000, 300), (210_000, 150))
    won = (prize for i, (_, prize) in enumerate(prizes) if u < sum(n for n, _ in prizes[:i + 1]))
    return times(stake, next(won, 0))

# Tables
def placed(bet, places):
    """The bets as (place, stake), each on one of the places."""
    bets = bet.get("bets")
    if not isinstance(bets, list) or not bets or not all(isinstance(b, dict) for b in bets):
        raise Invalid("The bet has no list of bets.")
    return [(choice(b, "place", places), stake_of(b)) for b in bets]

def roulette(draws, bet, moves, table):
    places = {name: (numbers, odds) for name, numbers, odds in table}
    bets, number = placed(bet, places), draws.b(37)
    return sum(stake * (places[p][1] + 1) for p, stake in bets if number in places[p][0])

def sicbo_places(faces):
    """What each place returns on three dice, in hundredths."""
    total, triple = sum(faces), len(set(faces)) == 1
    places = {"small": 200 * (total <= 10 and not triple),
              "big": 200 * (total >= 11 and not triple), "anyTriple": 3500 * triple}
    for f in range(1, 7):
        places[f"triple:{f}"] = 21_000 * (faces.count(f) == 3)
        places[f"single:{f}"] = (0, 200, 300, 1300)[faces.count(f)]
    for f, g in combinations(range(1, 7), 2):
        places[f"pair:{f}-{g}"] = 700 * (f in faces and g in faces)
    for low, multiplier in enumerate((7000, 3500, 2100, 1400, 1000, 840, 770), 4):
        for t in (low, 21 - low):
            places[f"total:{t}"] = multiplier * (total == t)
    return places

def sicbo(draws, bet, moves, _):
    places = sicbo_places([draws.b(6) + 1 for _ in range(3)])
    return sum(times(stake, places[place]) for place, stake in placed(bet, places))

def baccarat(draws, bet, moves, _):
    bets = placed(bet, ("banker", "player", "tie", "playerPair", "bankerPair"))
    returns = coup_returns(draws)
    return sum(times(stake, returns[place]) for place, stake in bets)

def play_hands(hands, shoe, moves):
    while hand := in_turn(hands):
        move, _ = take(moves, **{name: [True] for name in hand.moves()})
        play(hands, hand, move, shoe)

def blackjack(draws, bet, moves, _):
    stakes = [stake_of({"stakesKurus": stake}, "stakesKurus") for stake in bet["stakesKurus"]]
    n, shoe = len(stakes), draws.shoe()
    if n not in (1, 2):
        raise Invalid("The bet does not have one or two stakes.")
    cards = list(islice(shoe, 2 * n + 2))
    dealer = [cards[n], cards[-1]]
    hands = [Hand([cards[i], cards[n + 1 + i]], stake) for i, stake in enumerate(stakes)]
    insured = dealer[0] // 4 == 0 and take(moves, insure=[True, False])[1]
    if points(dealer) == 21:
        kept = sum(hand.stake for hand in hands if hand.is_blackjack())
        return kept + (3 * sum(stakes) // 2 if insured else 0)
    play_hands(hands, shoe, moves)
    dealer_draws(dealer, hands, shoe)
    return sum(hand_return(hand, dealer, hand.stake) for hand in hands)

def holdem(draws, bet, moves, _):
    ante, aa = stake_of(bet, "anteKurus"), stake_of(bet, "aaKurus", least=0)
    cards = draws.fy(range(52), 9)
    move, _ = take(moves, fold=[True], call=[True])
    antes, aces = hold_em(cards[:2], cards[2:4], cards[4:])
    return aa * aces + (0 if move == "fold" else ante * antes)

VIDEO = {ROYAL: 250, STRAIGHT_FLUSH: 50, FOUR: 25, FULL: 9, FLUSH: 6, STRAIGHT: 4, THREE: 3, TWO: 2}

def video_poker(draws, bet, moves, _):
    coin, coins = stake_of(bet, "coinKurus"), choice(bet, "coins", range(1, 6))
    cards = draws.fy(range(52), 10)
    holds = [list(h) for k in range(6) for h in permutations(range(5), k)]  # in any order
    _, hold = take(moves, hold=holds)
    fresh = iter(cards[5:])
    kind, order = poker([cards[i] if i in hold else next(fresh) for i in range(5)])
    pays = 1 if kind == PAIR and order[0] >= 11 else VIDEO.get(kind, 0)
    return coin * coins * (800 if kind == ROYAL and coins == 5 else pays)

# Slots
LINES = ("11111 00000 22222 01210 21012 00100 22122 12221 10001 10101 "
         "12121 01010 21212 11011 11211 01110 21112 00200 22022 02020").split()

def pay(symbol, n):
    return symbol["pays"][n - 3] if n >= 3 else 0

def run(line, *kinds):
    """How many symbols of the line, from the left, are wild or one of the kinds."""
    fits = [symbol["role"] == "wild" or symbol in kinds for symbol in line]
    return (fits + [False]).index(False)

def line_pay(line):
    wilds = run(line)
    first = line[wilds] if wilds < 5 else None
    other = pay(first, run(line, first)) if first and first["role"] != "scatter" else 0
    return max(pay(line[0], wilds), other)

def spin(draws, stake, table):
    """The return of a spin, and its number of scatters."""
    reels, symbols = [], {symbol["id"]: symbol for symbol in table["symbols"]}
    for strip in table["reels"]:
        place = draws.b(len(strip))
        shown = [strip[(place + row) % len(strip)] for row in range(3)]
        reels.append([symbols[name] for name in shown])
    lines = ([reel[int(row)] for reel, row in zip(reels, line)] for line in LINES)
    total = sum(map(line_pay, lines)) * (stake // 20)
    scatters = [s for reel in reels for s in reel if s["role"] == "scatter"]
    return total + (pay(scatters[0], len(scatters)) * stake if scatters else 0), len(scatters)

def slots(draws, bet, moves, table):
    stake, free = stake_of(bet, unit=20), table["freeSpins"]
    total, scatters = spin(draws, stake, table)
    spins = free["byScatters"][scatters - 3] if scatters >= 3 else 0
    return total + sum(spin(draws, stake, table)[0] * free["multiplier"] for _ in range(spins))

# Rounds
GAMES = {
    "zar_kirik_cini": mines, "zar_nar_tanesi": plinko, "zar_terazi": dice, "zar_fisek": limbo,
    "zar_kirk_kup": keno, "zar_alt_ust": hilo, "zar_degirmen": wheel, "zar_sedef": scratch,
    "zar_konak_rulet": roulette, "zar_uc_zar": sicbo, "zar_kosk_bakara": baccarat,
    "zar_han_blackjack": blackjack, "zar_liman_holdem": holdem, "zar_besli": video_poker,
}

def picked(draws, bet, moves, table):
    """The machine whose boxes are opened by moves."""
    return times(stake_of(bet), pick(draws, table, lambda closed: take(moves, open=closed)[1]))

def slot_of(table):
    """A slot is known by its table: a machine by the model, the game of twenty lines by its reels."""
    if table.get("model") == "pick":
        return picked
    model = {**MODELS, **REEL_MODELS, **TUMBLE_MODELS, "cluster": cluster}.get(table.get("model"))
    if model:
        return lambda draws, bet, moves, table: times(stake_of(bet), model(draws, table))
    return slots if "reels" in table and "model" not in table else None

def key_of(name, table):
    """What a table is found by: the code of its game, or the digest where its version is named."""
    code, _, version = name.partition("@")
    if not version:
        return code
    text = json.dumps(table, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(f"{code}\n{version}\n{text}".encode("utf-8")).hexdigest()

def game_of(code, table):
    """The game of a code. The text names no code of a slot: one is known by its table."""
    game = GAMES.get(code, slot_of(table) if isinstance(table, dict) else None)
    if game is None:
        raise Invalid("The game is unknown, or it is a slot without its table.")
    if game in (plinko, keno, wheel, roulette) and table is None:
        raise Invalid("The game needs its table, and there is none.")
    return game

def verify(told, tables):
    server, client, nonce, bet, moves = (
        told[name] for name in ("serverSeed", "clientSeed", "nonce", "bet", "moves"))
    if not isinstance(server, str) or not isinstance(client, str) or not isinstance(moves, list):
        raise Invalid("A seed is not a text, or the moves are not a list.")
    if not is_whole(nonce) or nonce < 0:
        raise Invalid("The nonce is not a whole number from 0 on.")
    if told["gameCode"] in ROOMS or told["gameCode"] in SHARED:
        draws = Draws(server, client, nonce)
        return verify_room(told["gameCode"], draws, server, client, bet, moves, told.get("past"), told.get("bets"))
    table = tables.get(told.get("digest"), tables.get(told["gameCode"]))
    game = game_of(told["gameCode"], table)
    try:
        returned = game(Draws(server, client, nonce), bet, moves, table)
    except Undecided:
        returned = None
    if moves:
        raise Invalid("There are moves after the end of the round.")
    digest = told.get("digest")
    committed = server if digest is None else f"{server}:{digest}"
    commitment = hashlib.sha256(committed.encode("ascii")).hexdigest()
    return {"commitment": commitment, "returnKurus": returned}

def answer(line, tables):
    try:
        return verify(json.loads(line), tables)
    except Invalid as error:
        return {"error": str(error)}
    except (ValueError, LookupError, TypeError, AttributeError, RuntimeError, StopIteration):
        return {"error": "The round or its table does not have the form of the text."}

def main():
    parser = argparse.ArgumentParser(description="Computes rounds of the arcade again.")
    parser.add_argument("file", type=argparse.FileType(encoding="utf-8"))
    parser.add_argument("--tables", type=argparse.FileType(encoding="utf-8"))
    options = parser.parse_args()
    named = json.load(options.tables) if options.tables else {}
    tables = {key_of(name, table): table for name, table in named.items()}
    answers = [answer(line, tables) for line in options.file if line.strip()]
    print("\n".join(map(json.dumps, answers)))
    return int(any("error" in told for told in answers))

if __name__ == "__main__":
    sys.exit(main())
