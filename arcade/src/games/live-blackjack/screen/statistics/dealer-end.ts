import { isTwoCard21, pointsOfHand } from '../../../blackjack/hand.ts'
import type { Card } from '../../../cards.ts'

/** How a dealer's hand ended. Below 17 it stays where no hand was left to beat. */
export type DealerEnd = '17' | '18' | '19' | '20' | '21' | 'BJ' | 'bust' | '–'
export const ENDS: readonly DealerEnd[] = ['17', '18', '19', '20', '21', 'BJ', 'bust']

/** Undefined of a round without cards. */
export function dealerEnd(dealer: readonly Card[]): DealerEnd | undefined {
  if (dealer.length === 0) return undefined
  if (isTwoCard21(dealer)) return 'BJ'
  const { points } = pointsOfHand(dealer)
  if (points > 21) return 'bust'
  return ENDS.find((end) => end === String(points)) ?? '–'
}
