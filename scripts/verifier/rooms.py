"""Bets of the arcade's rooms, written from docs/verifying-rooms.md alone."""

import hashlib
import hmac

TOP = 100_000  # where every bet of crash is cashed out, in hundredths

def snap_of(round_hash, salt):
    block = hmac.new(salt.encode("ascii"), bytes.fromhex(round_hash), hashlib.sha256).digest()
    r = int.from_bytes(block[:7], "big") >> 4
    return max(100, 99 * 2**52 // (2**52 - r))

def crash(round_hash, salt, bet, moves):
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

ROOMS = {"zar_ucurtma": crash}

def verify_room(code, round_hash, salt, bet, moves):
    returned = ROOMS[code](round_hash, salt, bet, moves)
    before = hashlib.sha256(bytes.fromhex(round_hash)).hexdigest()
    return {"commitment": before, "returnKurus": returned}
