import { expect, test } from 'vitest'
import { dayRange, exportRange } from './day-range.ts'

test('a day is Istanbul’s, from its first moment to that of the next', () => {
  expect(dayRange('2026-11-21')).toEqual({
    from: '2026-11-20T21:00:00.000Z',
    until: '2026-11-21T21:00:00.000Z',
  })
})

test('what is no day narrows nothing', () => {
  expect(dayRange(undefined)).toEqual({})
  expect(dayRange('yesterday')).toEqual({})
})

const NOW = Date.parse('2026-11-21T17:14:00Z')

test('an export ends with its last day, or with what is sealed by now', () => {
  expect(exportRange({ first: '2026-11-01', last: '2026-11-20' }, NOW)).toEqual({
    from: '2026-10-31T21:00:00.000Z',
    until: '2026-11-20T21:00:00.000Z',
  })
  expect(exportRange({ first: '2026-11-21', last: '2026-11-21' }, NOW)?.until).toBe(
    '2026-11-21T17:12:00.000Z',
  )
})

test('days that are missing, turned around or to come are no range', () => {
  expect(exportRange({ first: '', last: '2026-11-20' }, NOW)).toBeUndefined()
  expect(exportRange({ first: '2026-11-20', last: '2026-11-19' }, NOW)).toBeUndefined()
  expect(exportRange({ first: '2026-11-20', last: '2026-11-22' }, NOW)).toBeUndefined()
})
