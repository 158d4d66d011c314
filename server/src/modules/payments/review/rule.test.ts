import { expect, test } from 'vitest'
import { clockOf, type ReviewRule } from './rule.ts'

const RULE: ReviewRule = {
  version: 1,
  first_minutes: 15,
  each_minutes: 3,
  most_minutes: 240,
  asked_hours: 72,
  opens_minute: null,
  closes_minute: null,
  brake_hour_e5: 1n,
  brake_times: 3,
}
const at = (time: string) => new Date(`2026-03-01T${time}:00Z`)
const ends = (now: Date, ahead = 0, rule: Partial<ReviewRule> = {}) =>
  clockOf({ ...RULE, ...rule }, { now, ahead })
    .toISOString()
    .slice(5, 16)

test('a review takes fifteen minutes, three more for each that stands before it, and four hours at most', () => {
  expect(ends(at('12:00'))).toBe('03-01T12:15')
  expect(ends(at('12:00'), 3)).toBe('03-01T12:24')
  expect(ends(at('12:00'), 75)).toBe('03-01T16:00')
  expect(ends(at('12:00'), 76)).toBe('03-01T16:00')
})

// Nine to six in Istanbul is 06:00 to 15:00 UTC.
test.each([
  ['in the hours', '10:00', 0, '03-01T10:15'],
  ['before them', '02:30', 0, '03-01T06:15'],
  ['after them', '16:00', 0, '03-02T06:15'],
  ['as they end', '15:00', 0, '03-02T06:15'],
  ['ten minutes before they end', '14:50', 0, '03-02T06:05'],
  ['to the minute in which they end', '14:45', 0, '03-01T15:00'],
  ['longer than is left of the day', '14:00', 75, '03-02T09:00'],
])('a house that publishes its hours counts those alone: held %s', (_, time, ahead, end) => {
  expect(ends(at(time), ahead, { opens_minute: 540, closes_minute: 1_080 })).toBe(end)
})

test('however few the hours of a house are, a review ends within a day', () => {
  expect(ends(at('10:00'), 75, { opens_minute: 600, closes_minute: 601 })).toBe('03-02T10:00')
})
