import { expect, test } from 'vitest'
import { dayOf, daysOf, isDay } from './period.ts'

const OWN = { from: '2026-02-01', to: '2026-02-28' }
/** Half past midnight of the 22nd in Istanbul. */
const NIGHT = new Date('2026-11-21T21:30:00Z')

test('the day is Istanbul’s', () => {
  expect(dayOf(NIGHT)).toBe('2026-11-22')
})

test('a period counts today, and goes on until now', () => {
  expect(daysOf('today', OWN, NIGHT)).toEqual({ from: '2026-11-22', to: null })
  expect(daysOf('week', OWN, NIGHT)).toEqual({ from: '2026-11-16', to: null })
  expect(daysOf('year', OWN, NIGHT)).toEqual({ from: '2025-11-23', to: null })
  expect(daysOf('all', OWN, NIGHT)).toEqual({ from: null, to: null })
  expect(daysOf('own', OWN, NIGHT)).toEqual(OWN)
})

test('an address names a day or none', () => {
  expect(isDay('2026-11-21')).toBe(true)
  for (const text of [null, '', '21.11.2026', '2026-13-01', "2026-11-21' or 1"]) {
    expect(isDay(text)).toBe(false)
  }
})
