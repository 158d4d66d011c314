import { type Fraction, fraction } from '../fraction.ts'
import { type Market, marketsOf } from '../markets/market.ts'
import { GOAL_WEIGHTS, WEIGHTS_SUM } from './goal-weights.ts'
import { fixturesOf, type Goals } from './season.ts'
import { type Strengths, strengthsOf, TEAMS } from './teams.ts'

export const RETURNED_PERCENT = 95

const total = ({ home, away }: Goals): number => home + away

/** What can be bet on in a match, beside its scores. */
const RESULTS: Readonly<Record<string, (goals: Goals) => boolean>> = {
  home: ({ home, away }) => home > away,
  draw: ({ home, away }) => home === away,
  away: ({ home, away }) => home < away,
  over: (goals) => total(goals) >= 3,
  under: (goals) => total(goals) <= 2,
  both: ({ home, away }) => home > 0 && away > 0,
  'not-both': ({ home, away }) => home === 0 || away === 0,
}

const scoreOf = ({ home, away }: Goals): string => `score:${home}-${away}`

export const isWon = (market: string, goals: Goals): boolean =>
  RESULTS[market]?.(goals) ?? market === scoreOf(goals)

/** The row of a strength. */
export function weightsOf(strength: number): readonly number[] {
  const weights = GOAL_WEIGHTS[strength]
  if (!weights) throw new Error(`no weights of strength ${strength}`)
  return weights
}

/** Every score that there is, with its weight of 10¹². */
export const scoresOf = ({ home, away }: Strengths): { goals: Goals; weight: bigint }[] =>
  weightsOf(home).flatMap((homeWeight, homeGoals) =>
    weightsOf(away).map((awayWeight, awayGoals) => ({
      goals: { home: homeGoals, away: awayGoals },
      weight: BigInt(homeWeight) * BigInt(awayWeight),
    })),
  )

function chancesOf(strengths: Strengths): [market: string, chance: Fraction][] {
  const scores = scoresOf(strengths)
  const chanceOf = (won: readonly { weight: bigint }[]): Fraction =>
    fraction(
      won.reduce((sum, { weight }) => sum + weight, 0n),
      BigInt(WEIGHTS_SUM) ** 2n,
    )
  return [
    ...Object.entries(RESULTS).map(([market, wins]): [string, Fraction] => [
      market,
      chanceOf(scores.filter(({ goals }) => wins(goals))),
    ]),
    ...scores.map((score): [string, Fraction] => [scoreOf(score.goals), chanceOf([score])]),
  ]
}

const KNOWN = new Map<string, readonly Market[]>()

/** What is offered on a match of two sides of such strength: exact sums, each at ⌊95 / p⌋. */
export function marketsOfMatch(strengths: Strengths): readonly Market[] {
  const key = `${strengths.home}-${strengths.away}`
  const known = KNOWN.get(key) ?? marketsOf(chancesOf(strengths), RETURNED_PERCENT)
  KNOWN.set(key, known)
  return known
}

/** Of the matches of a week, in the order of its fixtures. */
export const strengthsIn = (week: number): Strengths[] =>
  fixturesOf(week).map(({ home, away }) => {
    const [host, guest] = [TEAMS[home], TEAMS[away]]
    if (!host || !guest) throw new Error(`no match of ${home} and ${away}`)
    return strengthsOf(host, guest)
  })

/** Every market of a week, under the number of its match from 0: `3:score:2-1`. */
export const marketsIn = (week: number): Market[] =>
  strengthsIn(week).flatMap((strengths, match) =>
    marketsOfMatch(strengths).map((market) => ({ ...market, place: `${match}:${market.place}` })),
  )
