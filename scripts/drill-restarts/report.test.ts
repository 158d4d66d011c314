import { expect, test } from 'vitest'
import { isRight, type Outcome, totalOf } from './report.ts'

const RIGHT: Outcome = {
  restarts: [1, 2].map((round) => ({
    round,
    casino: 'casino1',
    stopMs: 5_100,
    readyMs: 3_000,
    calls: 400,
    longestMs: round * 40,
    load: 2 + round,
    failed: {},
  })),
  books: { bets: 400, acknowledged: 800, lost: 0, doubled: 0, wrongBalances: 0 },
  wrongs: [],
  isVerified: true,
  seconds: 16,
}
const after = (change: Partial<Outcome>) => isRight(totalOf({ ...RIGHT, ...change }))

test('a drill in which no call failed and the books are right has passed', () => {
  expect(totalOf(RIGHT)).toMatchObject({
    calls: 800,
    callsPerSecond: 50,
    failed: 0,
    longestMs: 80,
    load: 4,
  })
  expect(after({})).toBe(true)
})

test('one failed call, and whatever is lost, doubled or wrong, fails the drill', () => {
  const [one] = RIGHT.restarts
  if (!one) throw new Error('there is one')
  expect(after({ restarts: [{ ...one, failed: { 'HTTP 503': 1 } }] })).toBe(false)
  expect(after({ restarts: [] })).toBe(false)
  expect(after({ books: { ...RIGHT.books, lost: 1 } })).toBe(false)
  expect(after({ books: { ...RIGHT.books, doubled: 1 } })).toBe(false)
  expect(after({ books: { ...RIGHT.books, wrongBalances: 1 } })).toBe(false)
  expect(after({ wrongs: ['hub88 bet: answered 1, reckoned 2'] })).toBe(false)
  expect(after({ isVerified: false })).toBe(false)
})
