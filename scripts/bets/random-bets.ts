import { ladderOdds } from '../../contract/src/betting/odds.ts'
import { OUTCOMES, type Outcome } from '../../contract/src/betting/outcome.ts'
import type { Bet, Leg, LegResult } from '../../contract/src/betting/sums/bet.ts'
import { BET_NAMES, NAMED_BETS } from '../../contract/src/betting/sums/named-bets.ts'

/** From 0 up to 1. */
type Random = () => number

const UNIT_MAX_KURUS = 1_000_000
const COMBO_LEGS_MAX = 20
const SYSTEM_LEGS_MAX = 12
const BANKERS_MAX = 3
const EQUALS_MAX = 6

/** Odds are drawn from one of these ranges. The more legs, the fewer of them: so every payout stays below 2⁵³. */
const ODDS_RANGES: readonly { to: number; legsMax: number }[] = [
  { to: 1_500, legsMax: 20 },
  { to: 3_000, legsMax: 20 },
  { to: 10_000, legsMax: 8 },
  { to: 500_000, legsMax: 3 },
]

/** How often each outcome comes: mostly wins, as a combo that lost tells little. */
const OUTCOME_WEIGHTS: Record<Outcome, number> = {
  win: 10,
  'half-win': 3,
  push: 2,
  'half-loss': 2,
  loss: 2,
  void: 2,
  'dead-heat': 3,
}
const WEIGHTED_OUTCOMES = OUTCOMES.flatMap((outcome) =>
  Array<Outcome>(OUTCOME_WEIGHTS[outcome]).fill(outcome),
)
const SYSTEMS = BET_NAMES.map((name) => NAMED_BETS[name]).filter(({ sizes }) => sizes.length > 1)

/**
 * The n-th settled bet of a run, from 1: singles and combos take turns with systems, and the first leg has
 * each outcome in turn.
 */
export function randomBet(random: Random, n: number): Bet<LegResult> {
  const { free, bankers, sizes } = n % 2 === 1 ? combo(random) : system(random)
  const count = free + bankers
  const legs = Array.from({ length: count }, (_, at) => {
    const turn = at === 0 ? OUTCOMES[n % OUTCOMES.length] : undefined
    return randomLeg(random, at < bankers, count, turn ?? pick(random, WEIGHTED_OUTCOMES))
  })
  return { unitKurus: whole(random, 1, UNIT_MAX_KURUS), sizes, legs }
}

type Shape = { free: number; bankers: number; sizes: readonly number[] }

/** As many short ones as long ones. */
function combo(random: Random): Shape {
  const free = random() < 0.5 ? whole(random, 1, 4) : whole(random, 5, COMBO_LEGS_MAX)
  return { free, bankers: 0, sizes: [free] }
}

/** Half of them have a name, half of the others bankers. */
function system(random: Random): Shape {
  if (random() < 0.5) {
    const { legs, sizes } = pick(random, SYSTEMS)
    return { free: legs, bankers: 0, sizes }
  }
  const free = random() < 0.9 ? whole(random, 2, 8) : whole(random, 9, SYSTEM_LEGS_MAX)
  const bankers = random() < 0.5 ? whole(random, 1, BANKERS_MAX) : 0
  // One below n makes it a system whatever the others are.
  const certain = whole(random, 1, free - 1)
  const all = Array.from({ length: free }, (_, at) => at + 1)
  return { free, bankers, sizes: all.filter((size) => size === certain || random() < 0.4) }
}

function randomLeg(
  random: Random,
  isBanker: boolean,
  legs: number,
  outcome: Outcome,
): Leg<LegResult> {
  const state: LegResult =
    outcome === 'dead-heat' ? { outcome, deadHeat: randomShare(random) } : { outcome }
  return { oddsMilli: randomOdds(random, legs), isBanker, state }
}

function randomShare(random: Random): readonly [places: number, equals: number] {
  const equals = whole(random, 2, EQUALS_MAX)
  return [whole(random, 1, equals - 1), equals]
}

/** Half of them are on the ladder. */
function randomOdds(random: Random, legs: number): number {
  const { to } = pick(
    random,
    ODDS_RANGES.filter(({ legsMax }) => legs <= legsMax),
  )
  const oddsMilli = whole(random, 1_001, to)
  return (random() < 0.5 ? ladderOdds(oddsMilli) : null) ?? oddsMilli
}

const whole = (random: Random, least: number, most: number): number =>
  least + Math.floor(random() * (most - least + 1))

function pick<T>(random: Random, items: readonly T[]): T {
  const item = items[whole(random, 0, items.length - 1)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
