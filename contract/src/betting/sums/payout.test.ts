import { expect, test } from 'vitest'
import type { Leg, LegResult } from './bet.ts'
import { finalPayoutOf, greatestPayoutOf, leastPayoutOf, payoutOf } from './payout.ts'
import { settledLegs, soundBet } from './testing/sound-bet.ts'

const open = (oddsMilli: number, isBanker = false): Leg<null> => ({
  oddsMilli,
  isBanker,
  state: null,
})
/** As drawn in the slip: a banker at 2.00, and two or three of four. */
const DRAWN = {
  unitKurus: 1_000,
  sizes: [2, 3],
  legs: [open(2_000, true), ...[1_580, 1_500, 1_880, 1_820].map((odds) => open(odds))],
}

test('BET-15: the two sums that are drawn a kuruş short are 1.177,32 and 729,91', () => {
  const combo = settledLegs('1950 win, 1610 win, 1500 win')
  expect(payoutOf(soundBet({ unitKurus: 25_000, sizes: [3], legs: combo }))).toBe(117_732n)
  expect(greatestPayoutOf(soundBet(DRAWN))).toBe(72_991n)
})

test('the least payout of a system is its bankers with the lowest odds of one column', () => {
  expect(leastPayoutOf(soundBet(DRAWN))).toBe(4_740n)
})

test('a bet of one column pays the same at least and at most', () => {
  const bet = soundBet({ unitKurus: 25_000, sizes: [2], legs: [open(1_950), open(1_610)] })
  expect(leastPayoutOf(bet)).toBe(greatestPayoutOf(bet))
})

test('a combo that loses a leg is final at once; one that does not is final with its last leg', () => {
  const final = (...legs: Leg<LegResult | null>[]) =>
    finalPayoutOf(soundBet({ unitKurus: 1_000, sizes: [legs.length], legs }))
  expect(final(...settledLegs('1850 loss'), open(1_600))).toBe(0n)
  expect(final(...settledLegs('1850 win'), open(1_600))).toBe(null)
  expect(final(...settledLegs('1850 win, 1600 void'))).toBe(1_850n)
})

test('a system is final at once where too few legs are left for its smallest column, or a banker lost', () => {
  const final = (settled: string, ...legs: Leg<null>[]) =>
    finalPayoutOf(
      soundBet({ unitKurus: 500, sizes: [2, 3], legs: [...settledLegs(settled), ...legs] }),
    )
  expect(final('1850 loss, 1600 loss', open(2_000))).toBe(0n)
  expect(final('1850 loss', open(1_600), open(2_000))).toBe(null)
  expect(final('B 1850 loss', open(1_600), open(2_000), open(1_700))).toBe(0n)
})

test('twenty legs at the highest odds are summed exactly', () => {
  const legs = Array.from({ length: 20 }, () => open(500_000))
  expect(greatestPayoutOf(soundBet({ unitKurus: 1, sizes: [20], legs }))).toBe(500n ** 20n)
})
