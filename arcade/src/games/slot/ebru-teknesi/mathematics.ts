import type { MostChance } from '../../modes.ts'
import type { Measured } from './rules.ts'

export type ClusterFigures = {
  /** As measured. */
  mean: number
  deviation: number
  hitRate: number
  /** The lower end of the interval that holds the return with a chance of 99 %: what is declared. */
  rtp: number
  /** None of the measured rounds returned the most. */
  mostChance: MostChance
}

export function figuresOf({ rounds, hits, sum, squares }: Measured): ClusterFigures {
  const mean = sum / rounds / 100
  const deviation = Math.sqrt(squares / rounds / 10_000 - mean * mean)
  const rtp = mean - (WIDTH * deviation) / Math.sqrt(rounds)
  const mostChance: MostChance = { value: 1 / rounds, kind: 'unseen' }
  return { mean, deviation, hitRate: hits / rounds, rtp, mostChance }
}

/** Standard errors on either side of an interval of 99 %. */
const WIDTH = 2.576
