import { expect, test } from 'vitest'
import { bothTails, chiSquareTail } from './distributions.ts'
import { CONTROLS, houseDraws } from './streams.ts'
import { failuresOf, faultsOf, verdictsOn } from './suite.ts'
import { testsOf } from './symbol-tests.ts'

const LENGTH = 100_000
/** A coin, a die, a suit of sixteen, a wheel of 37, a pack of 52. */
const COUNTS = [2, 6, 16, 37, 52]

test.each([
  [3.841458820694124, 1, 0.05],
  [18.307038053275146, 10, 0.05],
  [135.8067231789, 100, 0.01],
  [1_000, 1_000, 0.4940528538290383],
])('a chi-square of %d with %d degrees has the tail %d', (chiSquare, degrees, tail) => {
  expect(chiSquareTail(chiSquare, degrees)).toBeCloseTo(tail, 9)
})

test('a normal variable is further off than 1.96 once in twenty times', () => {
  expect(bothTails(1.959963984540054)).toBeCloseTo(0.05, 9)
  expect(bothTails(-3.290526731491926)).toBeCloseTo(0.001, 9)
})

test('all five tests are made of a long sequence, and pass the house’s draws', () => {
  const sequences = COUNTS.map((count) => ({
    name: `below ${count}`,
    symbols: houseDraws('suite', count, LENGTH),
  }))
  const verdicts = verdictsOn(sequences)
  expect(verdicts).toHaveLength(5 * COUNTS.length)
  expect(failuresOf(verdicts)).toEqual([])
})

test.each(Object.entries(CONTROLS))('a biased stream fails the suite: %s', (name, draw) => {
  const failures = failuresOf(verdictsOn([{ name, symbols: draw(LENGTH) }]))
  expect(failures.length).toBeGreaterThan(0)
})

/** Each test has a sequence that it alone is made for. */
test.each([
  ['chi-square', (at: number, fair: number) => (at % 50 === 0 ? 0 : fair)],
  ['runs', (at: number, fair: number) => (at % 10 < 2 ? 5 * (at % 10) : fair)],
  ['serial correlation', (at: number, fair: number) => (at % 20 < 2 ? ((at / 20) % 6) | 0 : fair)],
  ['coupon collector', (at: number, fair: number) => (at % 3 === 0 ? (at / 3) % 6 : fair)],
  ['overlaps', (at: number, fair: number) => (at % 25 < 2 ? (at % 25) * 3 : fair)],
])('%s finds what is not drawn by chance', (name, change) => {
  const { drawn } = houseDraws('changed', 6, LENGTH)
  const changed = Uint32Array.from(drawn, (one, at) => change(at, one))
  const verdict = testsOf({ count: 6, drawn: changed }).find(({ test: own }) => own === name)
  expect(verdict?.p).toBeLessThan(1e-6)
})

test('RNG-03: what fails by chance is drawn anew and is no fault; what fails again is one', () => {
  const even = {
    name: 'a coin',
    symbols: {
      count: 2,
      drawn: Array.from({ length: 4_000 }, (_, at) => (at * 7 + (at >> 3)) & 1),
    },
  }
  const loaded = {
    name: 'a coin',
    symbols: { count: 2, drawn: Array.from({ length: 4_000 }, (_, at) => (at % 3 === 0 ? 1 : 0)) },
  }
  const verdicts = verdictsOn([loaded])
  expect(failuresOf(verdicts).map(({ test: name }) => name)).toContain('chi-square')
  expect(faultsOf(verdicts, () => [loaded]).map(({ test: name }) => name)).toContain('chi-square')
  expect(faultsOf(verdicts, () => [even]).map(({ test: name }) => name)).not.toContain('chi-square')
  expect(
    faultsOf(verdictsOn([even]), () => [loaded]).filter(({ test: name }) => name === 'chi-square'),
  ).toEqual([])
})
