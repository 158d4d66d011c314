import type { Card } from '../../../../games/cards.ts'
import type { Round } from '../../../../protocol.ts'
import type { State } from '../rules.ts'

/** There is nothing to choose before a round but its stake. */
export type Options = Record<never, never>
/** Cards that lie open; null where none does. */
export type Frame = { player: Card | null; dealer: Card | null }

/** The server writes it (`shownOf` of the rules): the dealer's card only once the round is over. */
export type Shown = Omit<State, 'dealer'> & { dealer?: Card }
export const shownIn = (round: Round): Shown => round.shown as unknown as Shown

export function frameOf(round: Round | null): Frame {
  if (!round) return { player: null, dealer: null }
  const { player, dealer = null } = shownIn(round)
  return { player, dealer }
}
