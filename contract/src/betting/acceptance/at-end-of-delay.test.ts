import { expect, test } from 'vitest'
import { POLICIES } from '../values.ts'
import { DANGER_WAIT_MAX_MS, decideAtEndOfDelay, type EndOfDelay } from './at-end-of-delay.ts'

/** A leg that was seen at 2.00, whose delay is just over, but for what is said. */
const end = (but: Partial<EndOfDelay>): EndOfDelay => ({
  hasMaterialChange: but.hasMaterialChange ?? false,
  market: but.market ?? 'open',
  overMs: but.overMs ?? 0,
  seenMilli: 2_000,
  currentMilli: but.currentMilli ?? 2_000,
})

const SEEN = { take: 'seen' } as const
const CURRENT = { take: 'current' } as const
const R101 = { refuse: 'R-101' } as const
const R112 = { refuse: 'R-112' } as const

test.each([
  ['none', 2_000, SEEN],
  ['none', 2_050, SEEN],
  ['none', 1_940, SEEN],
  ['none', 1_938, R101],
  ['better', 2_000, SEEN],
  ['better', 2_050, CURRENT],
  ['better', 1_940, SEEN],
  ['better', 1_938, R101],
  ['any', 2_000, SEEN],
  ['any', 2_050, CURRENT],
  ['any', 1_940, SEEN],
  ['any', 1_938, CURRENT],
] as const)(
  'with the policy %s, 2.00 that became %i thousandths is decided as %o',
  (policy, currentMilli, decision) => {
    expect(decideAtEndOfDelay(policy, end({ currentMilli }))).toEqual(decision)
  },
)

test('a fall of 3 % is a drift to the thousandth', () => {
  const at = (seenMilli: number, currentMilli: number) =>
    decideAtEndOfDelay('none', {
      hasMaterialChange: false,
      market: 'open',
      overMs: 0,
      seenMilli,
      currentMilli,
    })
  expect(at(2_000, 1_939)).toEqual(R101)
  expect(at(1_850, 1_795)).toEqual(SEEN)
  expect(at(1_850, 1_794)).toEqual(R101)
})

test.each(POLICIES)(
  'a material change refuses with the policy %s, whatever the price and the market',
  (policy) => {
    for (const market of ['open', 'danger', 'closed'] as const) {
      for (const currentMilli of [1_900, 2_000, 2_050]) {
        const late = end({ hasMaterialChange: true, market, currentMilli })
        expect(decideAtEndOfDelay(policy, late)).toEqual(R112)
      }
    }
  },
)

test.each(POLICIES)(
  'a market that closed while a bet waited refuses it with the policy %s',
  (policy) => {
    expect(decideAtEndOfDelay(policy, end({ market: 'closed' }))).toEqual(R112)
  },
)

test('a bet waits for a danger to pass 1.5 s at most', () => {
  expect(DANGER_WAIT_MAX_MS).toBe(1_500)
  expect(decideAtEndOfDelay('none', end({ market: 'danger', overMs: 0 }))).toBe('wait')
  expect(decideAtEndOfDelay('none', end({ market: 'danger', overMs: 1_499 }))).toBe('wait')
  expect(decideAtEndOfDelay('none', end({ market: 'open', overMs: 1_400 }))).toEqual(SEEN)
  expect(decideAtEndOfDelay('none', end({ market: 'danger', overMs: 1_500 }))).toEqual(R112)
})
