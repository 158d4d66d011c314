"""Live blackjack, written from docs/verifying-rooms.md alone."""

from itertools import islice

from hands import Hand, dealer_draws, hand_return, in_turn, play, points

def whole(value, least, most):
    return type(value) is int and least <= value <= most

def bet_of(bet, least, most):
    """Its place, its stake, and whether it is at the seat; ValueError where it is none."""
    at_seat = "place" in bet
    names = {"place", "stakeKurus"} if at_seat else {"behind", "stakeKurus", "follows"}
    place, stake = bet.get("place" if at_seat else "behind"), bet.get("stakeKurus")
    if set(bet) != names or not whole(place, 0, 6) or not whole(stake, least, most) or stake % 100:
        raise ValueError("no bet")
    if not at_seat and type(bet["follows"]) is not bool:
        raise ValueError("no bet")
    return place, stake, at_seat

def round_of(draws, past):
    """The hands, the dealer's cards and whose turn each was; ValueError where `past` is not what they give."""
    places, shoe = [], draws.shoe()
    for hand in past["hands"]:
        if hand["place"] not in places:
            places.append(hand["place"])
    if not places or places != sorted(places):
        raise ValueError("no places")
    n = len(places)
    cards = list(islice(shoe, 2 * n + 2))
    dealer = [cards[n], cards[-1]]
    hands = [Hand([cards[i], cards[n + 1 + i]], 1, place=place) for i, place in enumerate(places)]
    turns = []
    for made in past["made"]:
        hand, move = in_turn(hands), "stand" if made == "late" else made
        if points(dealer) == 21 or hand is None or move not in hand.moves():
            raise ValueError("no turn")
        turns.append(hand.place)
        play(hands, hand, move, shoe)
    if points(dealer) != 21:
        if in_turn(hands):
            raise ValueError("a hand is left")
        dealer_draws(dealer, hands, shoe)
    told = [{"place": hand.place, "cards": hand.cards} for hand in hands]
    if past != {"hands": told, "dealer": dealer, "made": past["made"]}:
        raise ValueError("other cards")
    return hands, dealer, turns

def follows_of(moves, hands):
    """Whether a bet behind is on both hands, and the hands whose doubles it pays for."""
    split, doubled = False, []
    for move in moves:
        if move == {"follow": "split"} and len(hands) > 1 and not split:
            split = True
            continue
        at = move["hand"]
        if set(move) != {"follow", "hand"} or move["follow"] != "double" or not whole(at, 0, len(hands) - 1):
            raise ValueError("no move")
        if hands[at].stake < 2 or at in doubled or at > 0 and not split:
            raise ValueError("no move")
        doubled.append(at)
    return split, doubled

def live_blackjack(least, most):
    def returned(draws, _round_hash, _salt, bet, moves, past, _bets):
        place, stake, at_seat = bet_of(bet, least, most)
        hands, dealer, turns = round_of(draws, past)
        own = [hand for hand in hands if hand.place == place]
        answers = [move["insure"] for move in moves if set(move) == {"insure"}]
        others = [move for move in moves if set(move) != {"insure"}]
        if not own or len(answers) > 1 or answers and (dealer[0] // 4 or type(answers[0]) is not bool):
            raise ValueError("no bet or move")
        if at_seat:
            made = [{"play": made, "turn": turn} for turn, made in enumerate(past["made"])]
            if others != [one for one in made if one["play"] != "late" and turns[one["turn"]] == place]:
                raise ValueError("no move")
            stakes = [stake * hand.stake for hand in own]
        else:
            if others and not bet["follows"]:
                raise ValueError("no move")
            split, doubled = follows_of(others, own)
            stakes = [stake * (2 if at in doubled else 1) * (at == 0 or split) for at in range(len(own))]
        if len(dealer) == 2 and points(dealer) == 21:
            kept = sum(on for hand, on in zip(own, stakes) if hand.is_blackjack())
            return kept + (3 * stake // 2 if True in answers else 0)
        return sum(hand_return(hand, dealer, on) for hand, on in zip(own, stakes))
    return returned
