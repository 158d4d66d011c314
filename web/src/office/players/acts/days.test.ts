import { expect, test } from 'vitest'
import { monthsLater, today } from './days.ts'

test('the day is that of Istanbul, which begins three hours before that of UTC', () => {
  expect(today(new Date('2026-11-21T20:59:59Z'))).toBe('2026-11-21')
  expect(today(new Date('2026-11-21T21:00:00Z'))).toBe('2026-11-22')
})

test('so many months later is the same day, or the last of a shorter month', () => {
  expect(monthsLater(6, new Date('2026-11-21T12:00:00Z'))).toBe('2027-05-21')
  expect(monthsLater(6, new Date('2026-08-31T12:00:00Z'))).toBe('2027-02-28')
  expect(monthsLater(60, new Date('2024-02-29T12:00:00Z'))).toBe('2029-02-28')
})
