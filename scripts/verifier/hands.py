"""Hands of blackjack, written from docs/verifying.md alone."""

def points(cards):
    total = sum(min(card // 4 + 1, 10) for card in cards)
    return total + 10 if total <= 11 and any(card // 4 == 0 for card in cards) else total

class Hand:
    def __init__(self, cards, stake, split=False, stood=False, place=0):
        self.cards, self.stake, self.split, self.stood, self.place = cards, stake, split, stood, place

    def done(self):
        return self.stood or points(self.cards) >= 21

    def is_blackjack(self):
        return len(self.cards) == 2 and points(self.cards) == 21 and not self.split

    def moves(self):
        """What it may do."""
        two = len(self.cards) == 2
        equal = two and points(self.cards[:1]) == points(self.cards[1:])
        return ["hit", "stand"] + ["double"] * two + ["split"] * (equal and not self.split)

def in_turn(hands):
    return next((hand for hand in hands if not hand.done()), None)

def play(hands, hand, move, shoe):
    if move == "split":
        aces, i = hand.cards[0] // 4 == 0, hands.index(hand)
        hands[i:i + 1] = [Hand([c, next(shoe)], hand.stake, True, aces, hand.place) for c in hand.cards]
    hand.cards += [next(shoe)] if move in ("hit", "double") else []
    hand.stake *= 2 if move == "double" else 1
    hand.stood = move != "hit"

def dealer_draws(dealer, hands, shoe):
    if any(points(hand.cards) <= 21 and not hand.is_blackjack() for hand in hands):
        while points(dealer) < 17:
            dealer.append(next(shoe))

def hand_return(hand, dealer, stake):
    """Where the dealer has no blackjack."""
    mine, theirs = points(hand.cards), points(dealer)
    if hand.is_blackjack():
        return stake * 5 // 2
    return 0 if mine > 21 or mine < theirs <= 21 else stake * (1 if mine == theirs else 2)
