import { expect, test } from 'vitest'
import type { Chances, Leg, LegResult } from './bet.ts'
import { cashOutOf, partOf, type Share } from './cash-out.ts'
import { soundBet } from './testing/sound-bet.ts'

type State = LegResult | Chances

const leg = (oddsMilli: number, state: State): Leg<State> => ({ oddsMilli, isBanker: false, state })

type Row = [
  title: string,
  unitKurus: number,
  sizes: number[],
  share: Share,
  legs: Leg<State>[],
  fair: number,
  fee: number,
  paid: number,
]

const KNOWN: Row[] = [
  [
    'single, now likelier',
    10000,
    [1],
    [1n, 1n],
    [leg(2500, { chancesPpm: { win: 560000, loss: 440000 } })],
    14000,
    420,
    13580,
  ],
  [
    'combo, one won, two open',
    20000,
    [3],
    [1n, 1n],
    [
      leg(2100, { outcome: 'win' }),
      leg(1950, { chancesPpm: { win: 620000, loss: 380000 } }),
      leg(1710, { chancesPpm: { win: 580000, loss: 420000 } }),
    ],
    50362,
    1511,
    48851,
  ],
  [
    'the same, 40 % of it',
    20000,
    [3],
    [2n, 5n],
    [
      leg(2100, { outcome: 'win' }),
      leg(1950, { chancesPpm: { win: 620000, loss: 380000 } }),
      leg(1710, { chancesPpm: { win: 580000, loss: 420000 } }),
    ],
    20145,
    604,
    19541,
  ],
  [
    'combo, a leg lost: nothing to sell',
    20000,
    [3],
    [1n, 1n],
    [
      leg(2100, { outcome: 'loss' }),
      leg(1950, { chancesPpm: { win: 620000, loss: 380000 } }),
      leg(1710, { chancesPpm: { win: 580000, loss: 420000 } }),
    ],
    0,
    0,
    0,
  ],
  [
    '2/3 and 3/3, one won, one lost, one open',
    1000,
    [2, 3],
    [1n, 1n],
    [
      leg(1800, { outcome: 'win' }),
      leg(2000, { outcome: 'loss' }),
      leg(2200, { chancesPpm: { win: 500000, loss: 500000 } }),
    ],
    1980,
    59,
    1921,
  ],
  [
    'yankee, two open, one half won, one void',
    500,
    [2, 3, 4],
    [1n, 1n],
    [
      leg(1900, { outcome: 'half-win' }),
      leg(1700, { outcome: 'void' }),
      leg(1500, { chancesPpm: { win: 700000, loss: 300000 } }),
      leg(2400, { chancesPpm: { win: 380000, loss: 620000 } }),
    ],
    6898,
    207,
    6691,
  ],
  [
    'single on a quarter handicap, still open',
    10000,
    [1],
    [1n, 1n],
    [
      leg(1950, {
        chancesPpm: { win: 410000, 'half-win': 0, push: 0, 'half-loss': 270000, loss: 320000 },
      }),
    ],
    9345,
    280,
    9065,
  ],
]

test.each(KNOWN)('cash-out: %s', (_title, unitKurus, sizes, share, legs, fair, fee, paid) => {
  const bet = soundBet({ unitKurus, sizes, legs })
  const soldKurus = partOf(unitKurus, share)?.soldKurus ?? unitKurus
  expect(cashOutOf(bet, soldKurus)).toEqual({
    fairKurus: BigInt(fair),
    feeKurus: BigInt(fee),
    paidKurus: BigInt(paid),
  })
})

test('a part is sold in whole kuruş of the unit, and the share is what that is', () => {
  expect(partOf(333, [1n, 4n])).toEqual({ soldKurus: 83, keptKurus: 250, share: [83n, 333n] })
})

test.each([
  ['a tenth', 1_000, [1n, 10n], 100],
  ['nine tenths', 1_000, [90n, 100n], 900],
] as [string, number, Share, number][])('%s can be sold', (_what, unitKurus, share, soldKurus) => {
  expect(partOf(unitKurus, share)?.soldKurus).toBe(soldKurus)
})

test.each([
  ['less than a tenth', 1_000, [99n, 1_000n]],
  ['more than nine tenths', 1_000, [901n, 1_000n]],
  ['a tenth of a unit of nine kuruş, which is no kuruş,', 9, [1n, 10n]],
] as [string, number, Share][])('%s cannot be sold', (_what, unitKurus, share) => {
  expect(partOf(unitKurus, share)).toBe(null)
})
