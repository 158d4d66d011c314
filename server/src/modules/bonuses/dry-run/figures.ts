import { TRIAL_RUNS, type TrialFigures } from '@zar/contract/office/offers/dry-run'
import type { Outcome } from './simulate.ts'
import type { Taker } from './takers.ts'

const EXAMPLES = 10
const BARS = 13

/** Adds up takers as they are played, so that nobody’s runs are kept. */
export function openFigures() {
  const totals = Array.from({ length: TRIAL_RUNS }, () => 0)
  const examples: TrialFigures['examples'] = []
  let [simulated, finished, worst] = [0, 0, null as { number: string; cost: number } | null]
  return {
    add({ at, usercode: number, depositE5, grantedE5 }: Taker, outcome: Outcome): void {
      let [sum, most] = [0, 0]
      outcome.costs.forEach((cost, run) => {
        totals[run] = (totals[run] ?? 0) + cost
        sum += cost
        most = Math.max(most, cost)
      })
      simulated += 1
      finished += outcome.finished
      if (most > (worst?.cost ?? 0)) worst = { number, cost: most }
      if (examples.length >= EXAMPLES) return
      examples.push({
        number,
        at: at.toISOString(),
        depositE5: depositE5 === null ? null : `${depositE5}`,
        grantedE5: `${grantedE5}`,
        wageredE5: textOf(outcome.wagered),
        after: outcome.after,
        finished: percentOf(outcome.finished, TRIAL_RUNS),
        costE5: textOf(sum / TRIAL_RUNS),
      })
    },
    /** The figures of `takers`, of whom those that were added stand for all. */
    finish(takers: readonly Taker[]): TrialFigures {
      const times = simulated === 0 ? 0 : takers.length / simulated
      const costs = totals.map((cost) => cost * times).sort((one, other) => one - other)
      const granted = takers.reduce((sum, one) => sum + one.grantedE5, 0n)
      return {
        takers: takers.length,
        simulated,
        grantedE5: `${granted}`,
        finished: percentOf(finished, simulated * TRIAL_RUNS),
        meanE5: textOf(costs.reduce((sum, cost) => sum + cost, 0) / TRIAL_RUNS),
        p5E5: textOf(percentileOf(costs, 5)),
        p95E5: textOf(percentileOf(costs, 95)),
        worst: worst && { number: worst.number, costE5: textOf(worst.cost) },
        examples,
        bars: barsOf(costs),
      }
    },
  }
}

const textOf = (amount: number): string => `${BigInt(Math.round(amount))}`

/** In hundredths of a percent, cut off: 34,999 is not 35. */
const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.floor((part * 10_000) / whole) / 100

/** The nearest rank: the least cost that so many percent of the runs do not exceed. */
export const percentileOf = (sorted: readonly number[], percent: number): number =>
  sorted[Math.max(0, Math.ceil((percent * sorted.length) / 100) - 1)] ?? 0

function barsOf(sorted: readonly number[]): TrialFigures['bars'] {
  const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0]
  if (most === 0) return []
  const width = (most - least) / BARS || 1
  const bars = Array.from({ length: BARS }, (_, at) => ({
    fromE5: textOf(least + at * width),
    runs: 0,
  }))
  for (const cost of sorted) {
    const bar = bars[Math.min(BARS - 1, Math.floor((cost - least) / width))]
    if (bar) bar.runs += 1
  }
  return bars
}
