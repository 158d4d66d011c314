import type { Result } from './run.ts'

const HEARD_MAX = 6

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`
const count = (value: number) => value.toLocaleString('en')
export const wrongBalancesOf = ({ wrongBalances, wrongs }: Result) => wrongBalances + wrongs.length

/** One line of a fault. */
export function lineOf(result: Result): string {
  const { name, outageMs, silenceMs, bets, acknowledged, lost, doubled, heard } = result
  const callers = heard.slice(0, HEARD_MAX).map(([word, times]) => `${word} × ${count(times)}`)
  return [
    name.padEnd(36),
    `no bet for ${seconds(outageMs)}`.padEnd(20),
    `${count(bets)} bets, ${count(acknowledged)} calls acknowledged`.padEnd(38),
    `lost ${lost}, doubled ${doubled}, wrong balances ${wrongBalancesOf(result)}`.padEnd(42),
    `no push for ${seconds(silenceMs)}`.padEnd(21),
    `callers saw ${callers.join(', ') || 'nothing'}`,
  ].join(' ')
}

/** What the drill must show. */
export const GOALS = { bets: 20_000, outageMs: 30_000, faults: 10 } as const

export type Total = { bets: number; lost: number; doubled: number; wrong: number; outageMs: number }

export function totalOf(results: readonly Result[]): Total {
  const sum = (of: (result: Result) => number) => results.reduce((total, one) => total + of(one), 0)
  return {
    bets: sum(({ bets }) => bets),
    lost: sum(({ lost }) => lost),
    doubled: sum(({ doubled }) => doubled),
    wrong: sum(wrongBalancesOf),
    outageMs: Math.max(0, ...results.map(({ outageMs }) => outageMs)),
  }
}

/** What is not as it must be, a sentence each. */
export function whyFailed(results: readonly Result[], isWhole: boolean): string[] {
  const { bets, lost, doubled, wrong, outageMs } = totalOf(results)
  return [
    lost + doubled + wrong > 0 && 'Answered calls and the books differ.',
    outageMs > GOALS.outageMs && `An outage was longer than ${GOALS.outageMs / 1_000} s.`,
    isWhole && bets < GOALS.bets && `Fewer than ${count(GOALS.bets)} bets were acknowledged.`,
  ].filter((sentence) => sentence !== false)
}

export function totalLine(results: readonly Result[]): string {
  const { bets, lost, doubled, wrong, outageMs } = totalOf(results)
  return `${results.length} faults: ${count(bets)} bets acknowledged, lost ${lost}, doubled ${doubled}, wrong balances ${wrong}; longest outage ${seconds(outageMs)}`
}
