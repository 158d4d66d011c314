"""Hands of poker and of hold'em, written from docs/verifying.md alone."""

from collections import Counter
from itertools import combinations

HIGH, PAIR, TWO, THREE, STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH, ROYAL = range(10)
SHAPES = {(2, 1, 1, 1): PAIR, (2, 2, 1): TWO, (3, 1, 1): THREE, (3, 2): FULL, (4, 1): FOUR}

def poker(cards):
    """Five cards as (kind, ranks); the better hand is the greater. Ranks are 2 to 14 (ace)."""
    ranks = Counter(card // 4 + 1 if card // 4 else 14 for card in cards)
    order = sorted(ranks, key=lambda r: (ranks[r], r), reverse=True)
    kind = SHAPES.get(tuple(ranks[r] for r in order), HIGH)
    if order == [14, 5, 4, 3, 2]:
        order = [5, 4, 3, 2, 1]
    straight = len(order) == 5 and order[0] - order[4] == 4
    flush = len({card % 4 for card in cards}) == 1
    if straight and flush:
        kind = ROYAL if order[0] == 14 else STRAIGHT_FLUSH
    elif straight or flush:
        kind = FLUSH if flush else STRAIGHT
    return kind, order

HOLDEM_P = {ROYAL: 100, STRAIGHT_FLUSH: 20, FOUR: 10, FULL: 3, FLUSH: 2}
AA = {TWO: 7, THREE: 7, STRAIGHT: 7, FLUSH: 25, FULL: 30, FOUR: 40, STRAIGHT_FLUSH: 50, ROYAL: 100}

def hold_em(player, dealer, board):
    """Antes that ante and call return together after a call, and what AA+ returns, in its stakes."""
    kind, order = poker(player + board[:3])
    aces = 1 + (7 if kind == PAIR and order[0] == 14 else AA.get(kind, -1))
    mine, theirs = (max(map(poker, combinations(hand + board, 5))) for hand in (player, dealer))
    p = HOLDEM_P.get(mine[0], 1)
    if theirs < (PAIR, [4]):
        return 3 + p, aces
    return (5 + p if mine > theirs else 3 if mine == theirs else 0), aces
