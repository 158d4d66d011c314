import type { Card } from '../cards.ts'
import type { Kurus, Reason } from '../game.ts'
import { isAce, isBust, isPair, isTwoCard21, pointsOfHand } from './hand.ts'

/** A hand of a table of blackjack. */
export type Hand = {
  /** Which of the table's places it began at. */
  place: number
  cards: Card[]
  stakeKurus: Kurus
  isSplit: boolean
  isDone: boolean
}

/** The cards of a table: the dealer's, and the hands in the order in which they play. */
export type Dealt = { dealer: Card[]; hands: Hand[] }

export type HandMove = 'hit' | 'stand' | 'double' | 'split'
export const HAND_MOVES: readonly HandMove[] = ['hit', 'stand', 'double', 'split']

/** The next card of the shoe. */
export type Draw = () => Card

/** The hand in turn; -1 where none is left. */
export const actingOf = ({ hands }: Pick<Dealt, 'hands'>) =>
  hands.findIndex(({ isDone }) => !isDone)

export const isBlackjack = ({ cards, isSplit }: Hand) => !isSplit && isTwoCard21(cards)

/** Each place in turn, the dealer's open card, each place again, the dealer's hidden one. */
export function deal(places: readonly Pick<Hand, 'place' | 'stakeKurus'>[], draw: Draw): Dealt {
  let hands = places.map((place): Hand => ({ ...place, cards: [], isSplit: false, isDone: false }))
  const dealer: Card[] = []
  for (const _round of [1, 2]) {
    for (const at of hands.keys()) hands = dealTo(hands, at, { draw, isLast: false })
    dealer.push(draw())
  }
  return { dealer, hands }
}

/** Why the hand in turn cannot play so; undefined where it can. */
export function whyNotPlay(hand: Hand | undefined, move: HandMove): Reason | undefined {
  if (!hand) return 'over'
  if (move === 'double') return hand.cards.length === 2 ? undefined : 'not_these_cards'
  if (move !== 'split') return undefined
  if (hand.isSplit) return 'taken_already'
  return isPair(hand.cards) ? undefined : 'not_these_cards'
}

/** The hands after the one in turn has played. */
export function playOn({ hands }: Pick<Dealt, 'hands'>, move: HandMove, draw: Draw): Hand[] {
  const at = actingOf({ hands })
  if (move === 'stand') return withHand(hands, at, { isDone: true })
  if (move === 'split') return split(hands, at, draw)
  if (move === 'hit') return dealTo(hands, at, { draw, isLast: false })
  const stakeKurus = 2 * (hands[at]?.stakeKurus ?? 0)
  return dealTo(withHand(hands, at, { stakeKurus }), at, { draw, isLast: true })
}

/** The dealer's cards once all hands have played: up to 17, and only where a hand lives. */
export function dealerPlays({ hands, dealer }: Dealt, draw: Draw): Card[] {
  const isAlive = hands.some((hand) => !isBust(hand.cards) && !isBlackjack(hand))
  const cards = [...dealer]
  while (isAlive && pointsOfHand(cards).points < 17) cards.push(draw())
  return cards
}

/** What one hand returns once the dealer is done. */
export function returnOfHand(hand: Hand, dealer: readonly Card[]): Kurus {
  const { cards, stakeKurus } = hand
  if (isTwoCard21(dealer)) return isBlackjack(hand) ? stakeKurus : 0
  if (isBlackjack(hand)) return (stakeKurus * 5) / 2
  if (isBust(cards)) return 0
  const [mine, theirs] = [pointsOfHand(cards).points, pointsOfHand(dealer).points]
  if (theirs > 21 || mine > theirs) return 2 * stakeKurus
  return mine === theirs ? stakeKurus : 0
}

/** Insurance pays two to one where the dealer has a blackjack. */
export const insuranceReturnOf = (insuranceKurus: Kurus, dealer: readonly Card[]): Kurus =>
  isTwoCard21(dealer) ? 3 * insuranceKurus : 0

const withHand = (hands: readonly Hand[], at: number, changed: Partial<Hand>): Hand[] =>
  hands.map((hand, index) => (index === at ? { ...hand, ...changed } : hand))

/** One more card for a hand, which 21 or more ends. */
function dealTo(
  hands: readonly Hand[],
  at: number,
  { draw, isLast }: { draw: Draw; isLast: boolean },
): Hand[] {
  const cards = [...(hands[at]?.cards ?? []), draw()]
  return withHand(hands, at, { cards, isDone: isLast || pointsOfHand(cards).points >= 21 })
}

function split(hands: readonly Hand[], at: number, draw: Draw): Hand[] {
  const hand = hands[at]
  const [first, second] = hand?.cards ?? []
  if (!hand || first === undefined || second === undefined) throw new Error('no pair to split')
  const halves = [first, second].map((card) => ({ ...hand, cards: [card], isSplit: true }))
  let parted = hands.toSpliced(at, 1, ...halves)
  for (const index of [at, at + 1]) parted = dealTo(parted, index, { draw, isLast: isAce(first) })
  return parted
}
