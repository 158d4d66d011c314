import { ladderOdds } from '@zar/contract/betting/odds'
import type { FootballModel } from '../prices/football/football.ts'
import { jointChance } from './joint.ts'
import type { BuilderLeg } from './leg.ts'
import { canPush, type ReadLeg, readLeg } from './read-leg.ts'

/** Why a builder has no price. The first four are refusal R-130, the others are not offered. */
export type BuilderRefusal =
  | 'contradiction'
  | 'adds_nothing'
  | 'same_market'
  | 'can_push'
  | 'leg_count'
  | 'no_builder_market'
  | 'too_unlikely'
  | 'too_short'

export type BuilderAnswer =
  | { price: { p: number; oddsMilli: number } }
  /** `leg`: the place of the leg that is to blame, where it is one. */
  | { refused: BuilderRefusal; leg?: number }

const LEGS_MIN = 2
const LEGS_MAX = 8
/** One margin for all legs; more where goals, corners and cards meet as if they were independent. */
const BOOK = 1.05
const BOOK_OF_SEVERAL = 1.08
const P_MIN = 0.002
const ODDS_MIN_MILLI = 1_050
/** Below this legs cannot all win, and within it a leg changes nothing. */
const NOTHING = 1e-9

/** The one price of several selections of one match, or why there is none. */
export function answerBuilder(model: FootballModel, legs: readonly BuilderLeg[]): BuilderAnswer {
  if (legs.length < LEGS_MIN || legs.length > LEGS_MAX) return { refused: 'leg_count' }
  const unfit = whyUnfit(legs)
  if (unfit) return unfit
  const read: ReadLeg[] = []
  for (const [n, leg] of legs.entries()) {
    const one = readLeg(model, leg)
    if (!one) return { refused: 'no_builder_market', leg: n }
    read.push(one)
  }
  const p = jointChance(model, read)
  if (p < NOTHING) return { refused: 'contradiction' }
  const idle = read.findIndex((_, n) => jointChance(model, read.toSpliced(n, 1)) - p < NOTHING)
  if (idle >= 0) return { refused: 'adds_nothing', leg: idle }
  return priced(p, read)
}

/** The chance that all legs win in the model’s state, for the value of an open bet. */
export function builderChance(
  model: FootballModel,
  legs: readonly BuilderLeg[],
): number | undefined {
  const read = legs.map((leg) => readLeg(model, leg))
  return read.every((leg) => leg !== undefined) ? jointChance(model, read) : undefined
}

function whyUnfit(legs: readonly BuilderLeg[]): BuilderAnswer | undefined {
  const twice = legs.findIndex(({ key }, n) => legs.findIndex((one) => one.key === key) < n)
  if (twice >= 0) return { refused: 'same_market', leg: twice }
  const pushing = legs.findIndex(canPush)
  return pushing >= 0 ? { refused: 'can_push', leg: pushing } : undefined
}

function priced(p: number, legs: readonly ReadLeg[]): BuilderAnswer {
  if (p < P_MIN) return { refused: 'too_unlikely' }
  const families = new Set(legs.map(({ of }) => (of === 'scorer' ? 'goals' : of)))
  const oddsMilli = ladderOdds(1000 / (p * (families.size > 1 ? BOOK_OF_SEVERAL : BOOK)))
  if (oddsMilli === null || oddsMilli < ODDS_MIN_MILLI) return { refused: 'too_short' }
  return { price: { p, oddsMilli } }
}
