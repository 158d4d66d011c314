import { expect, test } from 'vitest'
import { lineOf, totalLine, whyFailed } from './report.ts'
import { longestGap, type Result } from './run.ts'

const RIGHT: Result = {
  name: 'primary suspended, then woken',
  bets: 25_000,
  acknowledged: 50_000,
  lost: 0,
  doubled: 0,
  wrongBalances: 0,
  outageMs: 22_340,
  silenceMs: 23_000,
  heard: [['HTTP 503', 1_200]],
  wrongs: [],
}
const after = (change: Partial<Result>) => whyFailed([{ ...RIGHT, ...change }], true)

test('a drill in which all is right has no reason to fail', () => {
  expect(after({})).toEqual([])
  expect(lineOf(RIGHT)).toMatch(
    /^primary suspended, then woken +no bet for 22\.3 s +25,000 bets, 50,000 calls acknowledged +lost 0, doubled 0, wrong balances 0 .*callers saw HTTP 503 × 1,200$/,
  )
  expect(totalLine([RIGHT])).toContain('1 faults: 25,000 bets acknowledged, lost 0')
})

test('what is lost, doubled, wrong or too slow fails the drill', () => {
  const differs = ['Answered calls and the books differ.']
  expect(after({ lost: 1 })).toEqual(differs)
  expect(after({ doubled: 1 })).toEqual(differs)
  expect(after({ wrongBalances: 1 })).toEqual(differs)
  expect(after({ wrongs: ['hub88 bet: answered 1, reckoned 2'] })).toEqual(differs)
  expect(after({ outageMs: 30_001 })).toEqual(['An outage was longer than 30 s.'])
  expect(after({ bets: 19_999 })).toEqual(['Fewer than 20,000 bets were acknowledged.'])
  // Of some faults alone as many bets are not asked for.
  expect(whyFailed([{ ...RIGHT, bets: 100 }], false)).toEqual([])
})

test('an outage is the longest time between two acknowledged bets', () => {
  expect(longestGap([0, 10, 500, 510])).toBe(490)
  expect(longestGap([7])).toBe(0)
  expect(longestGap([])).toBe(0)
})
