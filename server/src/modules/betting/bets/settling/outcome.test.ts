import { expect, test } from 'vitest'
import { outcomeOf, type Settlement } from './outcome.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 18, minute))
const iso = (minute: number) => at(minute).toISOString()
const settlement = (wish: Partial<Settlement>): Settlement => ({
  marketId: 1n,
  version: 1,
  voidReason: null,
  results: { '1': { outcome: 'win' } },
  cancels: [],
  early: [],
  ...wish,
})

test('BET-09: a cancel makes void the bets of its window alone: from its beginning, before its end', () => {
  const window = settlement({ cancels: [{ from: iso(10), to: iso(20), reason: 4 }] })
  const outcomes = [9, 10, 19, 20, 21].map((minute) => outcomeOf(window, '1', at(minute)))
  expect(outcomes.map((one) => one?.outcome)).toEqual(['win', 'void', 'void', 'win', 'win'])
  expect(outcomes[1]).toEqual({ outcome: 'void', voidReason: 4 })
})

test('BET-09: a window without a beginning or without an end is open there', () => {
  const until = settlement({ cancels: [{ from: null, to: iso(20), reason: 4 }] })
  const since = settlement({ cancels: [{ from: iso(10), to: null, reason: 4 }] })
  const voided = (one: Settlement) =>
    [0, 10, 20, 59].filter((minute) => outcomeOf(one, '1', at(minute))?.outcome === 'void')
  expect(voided(until)).toEqual([0, 10])
  expect(voided(since)).toEqual([10, 20, 59])
})

test('a selection without a result is open, and only what is void says why', () => {
  const some = settlement({
    voidReason: 3,
    results: { '1': { outcome: 'win' }, X: { outcome: 'void' } },
  })
  expect(outcomeOf(some, '2', at(0))).toBeUndefined()
  expect(outcomeOf(some, '1', at(0))).toEqual({ outcome: 'win', voidReason: null })
  expect(outcomeOf(some, 'X', at(0))).toEqual({ outcome: 'void', voidReason: 3 })
})

test('BET-09: bets of before an early payout are won on its side, whatever the result, and void where they are cancelled', () => {
  const early = [{ side: '1', before: iso(10) }]
  const lost = settlement({ early, results: { '1': { outcome: 'loss' }, '2': { outcome: 'win' } } })
  const outcomes = [9, 10].map((minute) => outcomeOf(lost, '1', at(minute))?.outcome)
  expect(outcomes).toEqual(['win', 'loss'])
  expect(outcomeOf(lost, '2', at(9))?.outcome).toBe('win')
  const open = settlement({ early, results: {} })
  expect(outcomeOf(open, 'X', at(9))).toBeUndefined()
  const cancelled = settlement({ early, cancels: [{ from: null, to: null, reason: 10 }] })
  expect(outcomeOf(cancelled, '1', at(9))?.outcome).toBe('void')
})
