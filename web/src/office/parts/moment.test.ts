import { expect, test } from 'vitest'
import { fieldOfMoment, momentIn } from './moment.ts'

test('a field of day and time is Istanbul’s, in both directions', () => {
  expect(momentIn('2026-12-01T12:00')?.toISOString()).toBe('2026-12-01T09:00:00.000Z')
  expect(momentIn('2026-11-21T20:14:05')?.toISOString()).toBe('2026-11-21T17:14:05.000Z')
  expect(fieldOfMoment('2026-12-01T22:30:00.000Z')).toBe('2026-12-02T01:30')
})

test('an empty field and one that is none hold no moment', () => {
  expect(momentIn('')).toBeUndefined()
  expect(momentIn('2026-13-01T12:00')).toBeUndefined()
})
