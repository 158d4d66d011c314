import { expect, test } from 'vitest'
import { periodsUntil, periodText, taxPeriodOf } from './periods.ts'

test('what is no month and no quarter is the month of its last day', () => {
  const november = { from: '2026-11-01', to: '2026-11-30' }
  expect(taxPeriodOf(november)).toEqual(november)
  expect(taxPeriodOf({ from: '2026-11-17', to: '2026-11-30' })).toEqual(november)
  expect(taxPeriodOf({ from: '2026-11-01', to: '2026-12-31' })).toEqual({
    from: '2026-12-01',
    to: '2026-12-31',
  })
  const quarter = { from: '2026-10-01', to: '2026-12-31' }
  expect(taxPeriodOf(quarter)).toEqual(quarter)
  // Three months that are no quarter.
  expect(taxPeriodOf({ from: '2026-11-01', to: '2027-01-31' }).from).toBe('2027-01-01')
  expect(taxPeriodOf({ from: '2028-01-05', to: '2028-02-10' }).to).toBe('2028-02-29')
})

test('months and quarters up to today, each named', () => {
  const all = periodsUntil('2026-11-21')
  expect(all[0]).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(all[11]).toEqual({ from: '2025-12-01', to: '2025-12-31' })
  const quarters = all.filter(({ from, to }) => from.slice(0, 7) !== to.slice(0, 7))
  expect(quarters[0]).toEqual({ from: '2026-10-01', to: '2026-12-31' })
  expect(quarters[4]).toEqual({ from: '2025-10-01', to: '2025-12-31' })
  expect(periodText({ from: '2026-11-01', to: '2026-11-30' })).toBe('November 2026')
  expect(periodText({ from: '2026-10-01', to: '2026-12-31' })).toBe('2026, quarter 4')
})
