import type { Json, Kurus } from './game.ts'
import type { Declared, Expected, Modes } from './modes.ts'

type Moments = Omit<Expected, 'mode'>

/** What a round that is over was bound to return by the declared figures of its bet. */
export function expectedOf(modes: Modes<Json, Json, Json>, bet: Json, state: Json): Expected {
  if (modes.expectedOf) return modes.expectedOf(bet, state)
  const declared = modes.declared()
  const mode = modes.modeOf?.(bet) ?? declared[0]?.mode
  const found = declared.find((one) => one.mode === mode)
  if (!found) throw new Error(`${modes.name} has no mode ${mode}`)
  return { mode: found.mode, ...byStake(found, modes.game.stakeOf(bet)) }
}

/** Of a mode whose figures are per unit of the first stake. */
export const byStake = (
  { rtp, deviation }: Pick<Declared, 'rtp' | 'deviation'>,
  stakeKurus: Kurus,
): Moments => ({ meanKurus: rtp * stakeKurus, variance: (deviation * stakeKurus) ** 2 })

/** One way to win and otherwise nothing. */
export const ofChance = (chance: number, winKurus: Kurus): Moments => ({
  meanKurus: chance * winKurus,
  variance: chance * (1 - chance) * winKurus ** 2,
})

/** Each of these returns is as likely. */
export function ofOutcomes(returnsKurus: readonly Kurus[]): Moments {
  const mean = returnsKurus.reduce((sum, value) => sum + value, 0) / returnsKurus.length
  const squares = returnsKurus.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return { meanKurus: mean, variance: squares / returnsKurus.length }
}

/** Steps that are each drawn anew, after all before are known: their deviations from the mean are uncorrelated. */
export const ofSteps = (steps: readonly Moments[]): Moments => ({
  meanKurus: steps.reduce((sum, { meanKurus }) => sum + meanKurus, 0),
  variance: steps.reduce((sum, { variance }) => sum + variance, 0),
})

/**
 * Bets that are decided by the same cards, with a covariance that is not computed: the deviation of
 * their sum is at most the sum of their deviations, and is taken to be that.
 */
export const ofBetsTogether = (bets: readonly Moments[]): Moments => ({
  meanKurus: bets.reduce((sum, { meanKurus }) => sum + meanKurus, 0),
  variance: bets.reduce((sum, { variance }) => sum + Math.sqrt(variance), 0) ** 2,
})
