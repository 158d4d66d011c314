import { eachFull, type Fallen, type States, solve, statesOf } from './chain.ts'
import { CELLS, LEAST, payOf } from './rules.ts'
import type { Law, Meteors, TumbleSheet } from './sheets.ts'

/** The mean of what a meteor makes of a pay. */
export function meanOf({ outOf, factors }: Meteors, made: (factor: number) => number): number {
  const more = factors.map(({ factor, weight }) => (weight * (made(factor) - made(1))) / outOf)
  return more.reduce((sum, one) => sum + one, made(1))
}

/** A turn of these chances: its states, and what each full grid pays without a meteor, in stakes. */
export type Turns = { law: Law; meteors: Meteors; states: States; pays: Float64Array }

export function turnsOf(
  sheet: TumbleSheet,
  { law, meteors }: Pick<Turns, 'law' | 'meteors'>,
): Turns {
  const bodies = sheet.bodies.slice(0, law.length)
  const states = statesOf(
    bodies.length,
    bodies.some(({ pays }) => pays.length === 0),
  )
  const pays = new Float64Array(states.sizes[CELLS] ?? 0)
  eachFull(bodies.length, (counts, rank) => {
    let sum = 0
    for (let body = 0; body < bodies.length; body++)
      sum += payOf(bodies[body]?.pays ?? [], counts[body] ?? 0)
    pays[rank] = sum / 100
  })
  return { law, meteors, states, pays }
}

/** What a turn pays on average, in stakes: the multiplier of a tumble is independent of all else. */
export function meanOfTurn({ law, meteors, states, pays }: Turns): {
  start: number
  fallen: Fallen
} {
  const mean = meanOf(meteors, (factor) => factor)
  return solve(states, law, { reward: pays.map((pay) => pay * mean) })
}

/** The mean of its square, from the mean of what is still to come. */
export function squareOfTurn({ law, meteors, states, pays }: Turns, fallen: Fallen): number {
  const mean = meanOf(meteors, (factor) => factor)
  const square = meanOf(meteors, (factor) => factor ** 2)
  const reward = pays.map(
    (pay, at) => square * pay ** 2 + 2 * mean * pay * laterOf(states, fallen, at),
  )
  return solve(states, law, { reward }).start
}

/** The mean of what a turn pays where it ends with the scatters, and nothing where it does not. */
export function meanWithTrigger({ law, meteors, states, pays }: Turns, trigger: Fallen): number {
  const mean = meanOf(meteors, (factor) => factor)
  const reward = pays.map((pay, at) => mean * pay * laterOf(states, trigger, at))
  return solve(states, law, { reward }).start
}

/** What is still to come once the winners of a full grid have left. */
function laterOf({ fallsTo }: States, fallen: Fallen, at: number): number {
  const to = fallsTo.level[at] ?? -1
  return to < 0 ? 0 : (fallen[to]?.[fallsTo.rank[at] ?? 0] ?? 0)
}

/** The chance of a round that returns the most of a round lies below: by `exponentialOfTurn`, in the deep test. */
export const CUT_BELOW = 1e-12

/** The mean of e^(θ · what a turn pays): no more than it · e^(−θ · x) is the chance of x or more. */
export function exponentialOfTurn({ law, meteors, states, pays }: Turns, theta: number): number {
  const reward = new Float64Array(pays.length)
  const weight = new Float64Array(pays.length)
  pays.forEach((pay, at) => {
    if ((states.fallsTo.level[at] ?? -1) < 0) reward[at] = 1
    else weight[at] = meanOf(meteors, (factor) => Math.exp(theta * pay * factor))
  })
  return solve(states, law, { reward, weight }).start
}

/** The chance that a turn ends with so many scatters in sight, or more. */
export function triggerOfTurn(
  { law, states }: Turns,
  scatters: number,
): { start: number; fallen: Fallen } {
  const reward = new Float64Array(states.sizes[CELLS] ?? 0)
  eachFull(states.bodies, (counts, rank) => {
    const ends = (states.fallsTo.level[rank] ?? -1) < 0
    if (ends && (counts[states.bodies - 1] ?? 0) >= scatters) reward[rank] = 1
  })
  return solve(states, law, { reward })
}

/**
 * The chance that the first grid pays nothing: no body is there eight times. `scatters` says how many of
 * the last body it may show, where that is a scatter.
 */
export function nothingChance(law: Law, scatters?: { least: number; most: number }): number {
  const whole = law.reduce((sum, weight) => sum + weight, 0)
  let ways: number[] = Array.from({ length: CELLS + 1 }, (_, cells) => (cells === 0 ? 1 : 0))
  law.forEach((weight, body) => {
    const isScatter = scatters !== undefined && body === law.length - 1
    const [least, most] = isScatter ? [scatters.least, scatters.most] : [0, LEAST - 1]
    ways = ways.map((_, cells) => {
      let sum = 0
      for (let count = least; count <= Math.min(most, cells); count++)
        sum += (ways[cells - count] ?? 0) * ((weight / whole) ** count / factorial(count))
      return sum
    })
  })
  return (ways[CELLS] ?? 0) * factorial(CELLS)
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** The chance that a round returns anything. */
export function hitRateOf({ paid, feature }: TumbleSheet): number {
  if (!feature) return 1 - nothingChance(paid.law)
  const { scatters, turns, law } = feature
  const quiet = nothingChance(paid.law, { least: 0, most: scatters - 1 })
  const brought = nothingChance(paid.law, { least: scatters, most: CELLS })
  return 1 - quiet - brought * nothingChance(law) ** turns
}
