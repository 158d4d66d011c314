import { type Card, pointsOf, rankOf } from '../cards.ts'

/** Points of a hand: an ace is eleven where that does not pass 21, and the hand is then soft. */
export function pointsOfHand(cards: readonly Card[]): { points: number; isSoft: boolean } {
  const low = cards.reduce((sum, card) => sum + pointsOf(card), 0)
  const isSoft = low <= 11 && cards.some(isAce)
  return { points: isSoft ? low + 10 : low, isSoft }
}

export const isAce = (card: Card): boolean => rankOf(card) === 0
export const isBust = (cards: readonly Card[]): boolean => pointsOfHand(cards).points > 21

/** 21 with the first two cards. Of a split hand it counts as 21 alone. */
export const isTwoCard21 = (cards: readonly Card[]): boolean =>
  cards.length === 2 && pointsOfHand(cards).points === 21

/** Cards of the same value are split: a ten and a king too. */
export const isPair = ([first, second, third]: readonly Card[]): boolean =>
  first !== undefined &&
  second !== undefined &&
  third === undefined &&
  pointsOf(first) === pointsOf(second)
