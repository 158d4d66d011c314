import type { Settled } from '../../../../games/game.ts'
import type { Round } from '../../../../protocol.ts'
import type { Bet, Result, Side } from '../rules.ts'

export type Options = { side: Side }
/** What the stage shows: the side that lies up, if one does. */
export type Frame = { side: Side | null; isTossed: boolean }

/** The server writes it (`shownOf` of a game of one step). */
export const tossedIn = (round: Round): Result & { bet: Bet } => {
  const { bet, result } = round.shown as unknown as Settled<Bet, Result>
  return { ...result, bet }
}

export const frameOf = (round: Round | null): Frame => ({
  side: round && tossedIn(round).side,
  isTossed: false,
})
