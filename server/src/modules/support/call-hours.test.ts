import { expect, test } from 'vitest'
import { nextCallHour } from './call-hours.ts'

test.each([
  ['2026-11-21T07:00:00Z', '2026-11-21T09:00:00.000Z', 'by day, within two hours'],
  ['2026-11-21T15:59:59Z', '2026-11-21T17:59:59.000Z', 'the last moment of the evening'],
  ['2026-11-21T16:00:00Z', '2026-11-22T06:00:00.000Z', 'at night, at nine of the next day'],
  ['2026-11-21T22:30:00Z', '2026-11-22T06:00:00.000Z', 'after midnight, at nine of that day'],
  ['2026-12-31T20:00:00Z', '2027-01-01T06:00:00.000Z', 'over the end of a year'],
])('%s: %s, %s', (now, at) => {
  expect(nextCallHour(new Date(now)).toISOString()).toBe(at)
})
