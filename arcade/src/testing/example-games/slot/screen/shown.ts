import type { Settled } from '../../../../games/game.ts'
import type { Bet } from '../../../../games/slot/machine/machine.ts'
import type { Round } from '../../../../protocol.ts'
import type { ExampleRound } from '../rules.ts'

/** There is nothing to choose before a round but its stake. */
export type Options = Record<never, never>
/** What stands on the reels; null where one turns. */
export type Frame = { symbols: readonly (string | null)[] }

export const spunIn = (round: Round): ExampleRound =>
  (round.shown as unknown as Settled<Bet, ExampleRound>).result

export const frameOf = (round: Round | null): Frame => ({
  symbols: round ? spunIn(round).symbols : ['plum', 'star', 'bell'],
})
