import { isPair, pointsOfHand } from '../../blackjack/hand.ts'
import type { HandMove } from '../../blackjack/play.ts'
import { adviceFor } from '../../blackjack/strategy.ts'
import { pointsOf } from '../../cards.ts'
import { handInTurn, type Playing } from '../table.ts'

/** What the printed strategy does with the hand in turn. */
export function advised(table: Playing): HandMove {
  const hand = handInTurn(table)
  if (!hand) throw new Error('no hand is in turn')
  const { cards, isSplit } = hand
  const seen = {
    ...pointsOfHand(cards),
    pairOf: !isSplit && isPair(cards) ? pointsOf(cards[0] ?? 0) : undefined,
    mayDouble: cards.length === 2,
  }
  return adviceFor(seen, pointsOf(table.dealer[0] ?? 0))
}
