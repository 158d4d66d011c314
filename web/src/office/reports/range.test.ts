import { expect, test } from 'vitest'
import { daysIn, isRange, rangeTo, todayOf } from './range.ts'

test('today is Istanbul’s, and a range has both its ends', () => {
  expect(todayOf(Date.parse('2026-11-21T21:00:00Z'))).toBe('2026-11-22')
  expect(todayOf(Date.parse('2026-11-21T20:59:59Z'))).toBe('2026-11-21')
  const range = rangeTo('2026-11-21', 14)
  expect(range).toEqual({ from: '2026-11-08', to: '2026-11-21' })
  expect(daysIn(range)).toBe(14)
})

test('a range that ends before it begins, or is too long, is none', () => {
  expect(isRange({ from: '2026-11-21', to: '2026-11-21' })).toBe(true)
  expect(isRange({ from: '2026-11-22', to: '2026-11-21' })).toBe(false)
  expect(isRange({ from: '2025-01-01', to: '2026-11-21' })).toBe(false)
  expect(isRange({ from: '', to: '2026-11-21' })).toBe(false)
})
