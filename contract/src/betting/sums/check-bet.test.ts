import { expect, test } from 'vitest'
import type { Bet, LegState } from './bet.ts'
import { type BetFault, checkBet } from './check-bet.ts'
import { columnsOf } from './columns.ts'

const leg = (state: LegState = null, oddsMilli = 1_850) => ({ oddsMilli, isBanker: false, state })
const banker = { oddsMilli: 1_850, isBanker: true, state: null }
const legs = (count: number) => Array.from({ length: count }, () => leg())

/** A double for ten liras, but for what is said. */
const double = (but: Partial<Bet>): Bet => ({
  unitKurus: but.unitKurus ?? 1_000,
  sizes: but.sizes ?? [2],
  legs: but.legs ?? legs(2),
})

const FAULTS: [string, Partial<Bet>, BetFault][] = [
  ['no leg', { legs: [] }, { code: 'legs' }],
  ['21 legs', { legs: legs(21), sizes: [21] }, { code: 'legs' }],
  ['bankers alone', { legs: [banker, banker] }, { code: 'sizes' }],
  ['no size', { sizes: [] }, { code: 'sizes' }],
  ['a size of none', { sizes: [0, 1] }, { code: 'sizes' }],
  ['a size above the free legs', { sizes: [2], legs: [banker, leg()] }, { code: 'sizes' }],
  ['a size twice', { sizes: [2, 2] }, { code: 'sizes' }],
  ['sizes that descend', { sizes: [2, 1] }, { code: 'sizes' }],
  ['half a size', { sizes: [1.5] }, { code: 'sizes' }],
  ['a system of 13 free legs', { legs: legs(13), sizes: [12, 13] }, { code: 'system-legs' }],
  ['a unit of nothing', { unitKurus: 0 }, { code: 'unit' }],
  ['a unit below nothing', { unitKurus: -1 }, { code: 'unit' }],
  ['half a kuruş', { unitKurus: 0.5 }, { code: 'unit' }],
  ['no number as unit', { unitKurus: Number.NaN }, { code: 'unit' }],
  ['a cost beyond 2⁵³', { unitKurus: 2 ** 52, sizes: [1, 2] }, { code: 'cost' }],
  ['odds of 1', { legs: [leg(), leg(null, 1_000)] }, { code: 'odds', leg: 1 }],
  ['odds between thousandths', { legs: [leg(null, 1_850.5), leg()] }, { code: 'odds', leg: 0 }],
  [
    'a dead heat without a share',
    { legs: [leg(), leg({ outcome: 'dead-heat' })] },
    { code: 'dead-heat', leg: 1 },
  ],
  [
    'more places than equals',
    { legs: [leg(), leg({ outcome: 'dead-heat', deadHeat: [3, 2] })] },
    { code: 'dead-heat', leg: 1 },
  ],
  [
    'a dead heat for no place',
    { legs: [leg(), leg({ outcome: 'dead-heat', deadHeat: [0, 2] })] },
    { code: 'dead-heat', leg: 1 },
  ],
  [
    'a share without a dead heat',
    { legs: [leg({ outcome: 'win', deadHeat: [1, 2] }), leg()] },
    { code: 'dead-heat', leg: 0 },
  ],
  [
    'chances that do not add up to 1',
    { legs: [leg({ chancesPpm: { win: 500_000, loss: 499_999 } }), leg()] },
    { code: 'chances', leg: 0 },
  ],
  [
    'a chance below 0',
    { legs: [leg({ chancesPpm: { win: 1_000_001, loss: -1 } }), leg()] },
    { code: 'chances', leg: 0 },
  ],
]

test.each(FAULTS)('no sum is made of %s', (_what, but, fault) => {
  expect(checkBet(double(but))).toEqual({ isSound: false, fault })
})

test.each([
  ['a combo of 20 legs', double({ legs: legs(20), sizes: [20] }), 1],
  ['a combo of 13 legs', double({ legs: legs(13), sizes: [13] }), 1],
  [
    '19 bankers and a free leg',
    double({ legs: [...Array(19).fill(banker), leg()], sizes: [1] }),
    1,
  ],
  [
    'every size of 12 free legs',
    double({ legs: legs(12), sizes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }),
    4_095,
  ],
])('%s is sound', (_what, bet, columns) => {
  expect(checkBet(bet)).toEqual({ isSound: true, bet })
  expect(columnsOf(bet)).toBe(columns)
})
