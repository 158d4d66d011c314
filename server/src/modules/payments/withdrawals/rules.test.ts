import { expect, test } from 'vitest'
import { needsTwo, WITHDRAWAL_POLICY, type WithdrawalFacts, whyHold } from './rules.ts'

const E5 = 100_000n
const KURUS = 1_000n
/** A player about whom there is nothing to ask. */
const known: WithdrawalFacts = {
  amountE5: 100n * E5,
  isPhoneVerified: true,
  isFlagged: false,
  unstakedE5: 0n,
  dayE5: 100n * E5,
  monthE5: 100n * E5,
  dayCount: 1,
}
const held = (change: Partial<WithdrawalFacts>) =>
  whyHold({ ...known, ...change }, WITHDRAWAL_POLICY)

test('what no rule minds is paid by rule', () => {
  expect(held({})).toBeUndefined()
  expect(held({ dayE5: 9_000n * E5, monthE5: 9_000n * E5 })).toBeUndefined()
})

test.each([
  ['amount', 5_000n * E5, (sum: bigint) => ({ amountE5: sum, dayE5: sum })],
  ['verification', 1_000n * E5, (sum: bigint) => ({ dayE5: sum, isPhoneVerified: false })],
  ['turnover', 500n * E5, (sum: bigint) => ({ dayE5: sum, unstakedE5: KURUS })],
  ['turnover', 2_000n * E5, (sum: bigint) => ({ monthE5: sum, unstakedE5: KURUS })],
  ['velocity', 10_000n * E5, (sum: bigint) => ({ dayE5: sum })],
] as const)(
  'FRD-06, %s: the bound itself is paid by rule, a kuruş more waits',
  (why, bound, facts) => {
    expect(held(facts(bound))).toBeUndefined()
    expect(held(facts(bound + KURUS))).toBe(why)
  },
)

test('FRD-09: any sum of a flagged player waits, and that is the reason that is told', () => {
  expect(held({ isFlagged: true })).toBe('linked')
  expect(held({ isFlagged: true, amountE5: 9_000n * E5 })).toBe('linked')
})

test('velocity: the fifth withdrawal of a day is paid by rule, the sixth waits', () => {
  expect(held({ dayCount: 5 })).toBeUndefined()
  expect(held({ dayCount: 6 })).toBe('velocity')
})

test('another version of the rule lets less pay by itself, or more', () => {
  const strict = { ...WITHDRAWAL_POLICY, amountMaxE5: 50n * E5 }
  expect(whyHold(known, strict)).toBe('amount')
  const wide = { ...WITHDRAWAL_POLICY, amountMaxE5: 10_000n * E5, dayMaxE5: 20_000n * E5 }
  const high = { ...known, amountE5: 10_000n * E5, dayE5: 10_000n * E5 }
  expect(whyHold(high, WITHDRAWAL_POLICY)).toBe('amount')
  expect(whyHold(high, wide)).toBeUndefined()
})

test.each([
  ['the house’s bound, without one of their own', 10_000n * E5, undefined],
  ['their own, below the house’s', 5_000n * E5, 5_000n * E5],
  ['the house’s, whatever they may', 10_000n * E5, 50_000n * E5],
  ['nothing at all', 0n, 0n],
])('AUZ-03: one person alone approves up to %s, and above it two', (_, bound, aloneE5) => {
  expect(needsTwo(bound, aloneE5)).toBe(false)
  expect(needsTwo(bound + KURUS, aloneE5)).toBe(true)
})
